"""Record the film behind 'View Demo Video': a real walk through the product, its poster, its captions and their list.

`.venv/bin/python scripts/record_demo.py http://localhost:8000` against a running demo server (see demo_browser.py);
needs ffmpeg with VP9. Every picture is a screenshot of the product; only the pointer is drawn. It writes
webapp/public/media/demo.{webm,webp,vtt} and webapp/src/features/landing/demo.json.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

from demo_browser import JOB, LANDING, MEDIA, PASSWORD, RESUME, SEEKER, choice, chromium, hide_what_floats
from PIL import Image, ImageDraw
from playwright.sync_api import Locator, Page

RATE = 15
WIDTH, HEIGHT = 1280, 800
ARROW = ((0, 0), (0, 19), (4.6, 15), (7.6, 22), (10.6, 20.7), (7.6, 14), (13.4, 14))
FINE = 4  # the pointer is drawn this many times larger and then scaled down
LONGEST = "So long a step never takes: the film is at most two minutes."


class Film:
    """Send frames to the encoder as they come, and remember at which frame each caption began."""

    def __init__(self, page: Page, target: Path) -> None:
        self.page, self.count = page, 0
        self.captions: list[tuple[int, str]] = []
        self.pointer = (WIDTH * 0.62, HEIGHT * 0.7)
        self.picture = Image.new("RGB", (WIDTH, HEIGHT))
        command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24"]
        command += ["-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE), "-i", "-", "-an", "-c:v", "libvpx-vp9"]
        command += ["-pix_fmt", "yuv420p", "-b:v", "0", "-crf", "34", "-g", "150", "-cpu-used", "3", "-row-mt", "1"]
        self.encoder = subprocess.Popen([*command, str(target)], stdin=subprocess.PIPE)

    def say(self, text: str) -> None:
        self.captions.append((self.count, text))

    def look(self) -> None:
        """Take a picture of what the product shows now."""
        hide_what_floats(self.page)
        self.picture = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")

    def hold(self, seconds: float, *, pressed: bool = False) -> None:
        frame = self._with_pointer(pressed).tobytes()
        for _ in range(max(1, round(seconds * RATE))):
            self._add(frame)

    def move(self, to: Locator) -> None:
        to.scroll_into_view_if_needed()
        box = to.bounding_box()
        assert box is not None
        from_x, from_y = self.pointer
        x, y = box["x"] + min(box["width"] / 2, 160), box["y"] + box["height"] / 2
        frames = round(0.7 * RATE)
        for step in range(1, frames + 1):
            part = step / frames
            eased = part * part * (3 - 2 * part)
            self.pointer = (from_x + (x - from_x) * eased, from_y + (y - from_y) * eased)
            self._add(self._with_pointer(False).tobytes())

    def click(self, on: Locator) -> None:
        self.move(on)
        self.hold(0.15, pressed=True)
        on.click()

    def type(self, into: Locator, text: str, frames: int) -> None:
        """Type the text within this many frames."""
        self.click(into)
        for step in range(1, frames + 1):
            into.fill(text[: round(len(text) * step / frames)])
            self.look()
            self.hold(1 / RATE)

    def scroll(self, by: int, seconds: float) -> None:
        frames = round(seconds * RATE)
        start = self.page.evaluate("window.scrollY")
        for step in range(1, frames + 1):
            part = step / frames
            self.page.evaluate("y => window.scrollTo(0, y)", start + by * part * part * (3 - 2 * part))
            self.look()
            self.hold(1 / RATE)

    def watch(self, seconds: float) -> None:
        """Take a picture for every frame, while the product moves by itself."""
        for _ in range(round(seconds * RATE)):
            self.look()
            self.hold(1 / RATE)

    def end(self) -> None:
        assert self.encoder.stdin is not None
        self.encoder.stdin.close()
        if self.encoder.wait() != 0:
            raise SystemExit("ffmpeg could not write the film.")

    def _add(self, frame: bytes) -> None:
        assert self.encoder.stdin is not None
        self.encoder.stdin.write(frame)
        self.count += 1
        if self.count > 120 * RATE:
            raise SystemExit(LONGEST)

    def _with_pointer(self, pressed: bool) -> Image.Image:
        picture, (x, y) = self.picture.copy(), self.pointer
        layer = Image.new("RGBA", (72 * FINE, 72 * FINE))
        draw = ImageDraw.Draw(layer)
        middle = 36 * FINE
        if pressed:
            radius = 17 * FINE
            draw.ellipse([middle - radius, middle - radius, middle + radius, middle + radius], fill=(11, 122, 117, 90))
        points = [(middle + px * 1.25 * FINE, middle + py * 1.25 * FINE) for px, py in ARROW]
        draw.polygon(points, fill=(28, 27, 26, 255))
        draw.line([*points, points[0]], fill=(255, 255, 255, 255), width=round(1.6 * FINE), joint="curve")
        small = layer.resize((72, 72), Image.Resampling.LANCZOS)
        picture.paste(small, (round(x) - 36, round(y) - 36), small)
        return picture


def walk(film: Film, page: Page) -> None:
    main = page.locator("main")
    page.goto("/user/login")
    page.get_by_label("Email").wait_for()
    page.wait_for_timeout(1500)
    film.look()
    film.say("Log in. Registering takes an email address and a code.")
    film.hold(0.8)
    film.type(page.get_by_label("Email"), SEEKER, 10)
    film.type(page.get_by_label("Password", exact=True), PASSWORD, 6)
    film.click(page.get_by_role("checkbox"))
    film.look()
    film.click(page.get_by_role("button", name="Login", exact=True))
    job = page.get_by_label("Job description")
    job.wait_for()
    page.wait_for_timeout(1200)
    film.look()
    film.say("Paste the job as it was advertised, and drop your resume beside it.")
    film.hold(1.2)
    film.type(job, JOB, 12)
    film.hold(0.8)
    film.move(page.get_by_role("button", name="Choose a file"))
    page.locator("input[type=file]").set_input_files(RESUME)
    page.wait_for_timeout(400)
    film.look()
    film.hold(1.0)
    film.say("Ask for the match. The score is counted by fixed rules from both texts.")
    film.click(page.get_by_role("button", name="Percentage match"))
    film.watch(2.4)
    film.hold(2.2)
    film.say("Choose a requirement: the sentence of your resume that proves it lights up.")
    for proof in ("Rebuilt the booking service", "Moved 2.1 TB", "Kubernetes"):
        film.click(main.locator("button[aria-pressed]").filter(has_text=proof).first)
        film.watch(0.6)
        film.hold(1.7)
    film.say("Below stands what would raise the score, and by how much.")
    raises = page.get_by_role("heading", name="What would raise the score").first
    box = raises.bounding_box()
    film.scroll(round(box["y"] - 260) if box else 500, 1.4)
    film.hold(3.0)
    film.scroll(-5000, 0.8)
    film.say("The same two texts answer more: what the resume says, what the job asks, the ten skills that matter.")
    for analysis in ("About the resume", "Top 10 skills"):
        film.click(choice(page, analysis))
        film.watch(0.8)
        film.hold(2.2)
    film.say("Interview Hacks prepares you for this very job, at three levels.")
    film.click(page.get_by_role("link", name="Interview Hacks"))
    film.watch(0.8)
    film.hold(0.6)
    film.click(choice(page, "Intermediate"))
    film.watch(1.0)
    film.hold(1.8)
    film.say("Each question comes with an answer to measure yours against; gaps are named.")
    film.click(main.get_by_role("button", expanded=False).nth(1))
    film.watch(0.6)
    film.hold(3.2)


def clock(frame: int) -> str:
    minutes, seconds = divmod(frame / RATE, 60)
    return f"{int(minutes):02}:{seconds:06.3f}"


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
    MEDIA.mkdir(parents=True, exist_ok=True)
    target = MEDIA / "demo.webm"
    with chromium() as browser:
        context = browser.new_context(
            base_url=address, viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light"
        )
        page = context.new_page()
        film = Film(page, target)
        walk(film, page)
        film.end()
        context.close()
    texts = [text for _, text in film.captions]
    ends = [start for start, _ in film.captions[1:]] + [film.count]
    cues = [
        f"{clock(start)} --> {clock(end)}\n{text}\n" for (start, text), end in zip(film.captions, ends, strict=True)
    ]
    (MEDIA / "demo.vtt").write_text("WEBVTT\n\n" + "\n".join(cues))
    (LANDING / "demo.json").write_text(json.dumps(texts, indent=2) + "\n")
    poster = ["ffmpeg", "-y", "-loglevel", "error", "-ss", str(film.captions[3][0] / RATE + 2), "-i", str(target)]
    subprocess.run([*poster, "-frames:v", "1", "-quality", "80", str(MEDIA / "demo.webp")], check=True)
    print(f"{target.name}: {film.count / RATE:.0f} s, {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
