"""Take the pictures of the product that the landing page shows: wide and phone, light and dark, and note their sizes.

`.venv/bin/python scripts/landing_pictures.py http://localhost:8000 [NAME ...]` against a running demo server, see
demo_browser.py; names leave the other pictures as they are. It writes webapp/public/media/*.webp and
webapp/src/features/landing/shots.json.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass

from demo_browser import JOB, LANDING, MEDIA, RESUME, choice, chromium, hide_what_floats, log_in, settle
from PIL import Image
from playwright.sync_api import Page

DESKTOP, PHONE = (1280, 900), (390, 1400)


@dataclass(frozen=True)
class Shot:
    """What is shown, and which part of the screen at each width."""

    name: str
    show: Callable[[Page], None]
    desktop: tuple[int, int, int, int]
    phone: tuple[int, int, int, int] | None


def the_job(page: Page) -> None:
    page.goto("/user/atsMainContent")
    page.get_by_label("Job description").fill(JOB)
    page.locator("input[type=file]").set_input_files(RESUME)
    page.get_by_label("Job description").evaluate("field => { field.scrollTop = 0; field.blur() }")


def the_score(page: Page) -> None:
    the_job(page)
    choice(page, "Percentage match").click()
    page.locator("button[aria-pressed]").filter(has_text="Rebuilt the booking service").first.wait_for()


def the_match(page: Page) -> None:
    proof = page.locator("button[aria-pressed]").filter(has_text="Rebuilt the booking service").first
    if not proof.is_visible():
        the_score(page)
    proof.click()
    page.mouse.move(0, 0)


def the_profile(page: Page) -> None:
    page.goto("/user/AboutUser")
    page.get_by_role("heading", level=1).wait_for()


def the_jobs(page: Page) -> None:
    page.goto("/user/jobslist?location=Rotterdam")
    page.get_by_role("heading", name="Senior Backend Engineer").first.wait_for()


def the_applications(page: Page) -> None:
    page.goto("/user/applicationTracker")
    page.get_by_role("heading", level=1).wait_for()


SHOTS = (
    Shot("profile", the_profile, (256, 10, 820, 502), (0, 56, 390, 480)),
    Shot("jobs", the_jobs, (256, 10, 820, 502), (0, 56, 390, 480)),
    Shot("product", the_score, (0, 0, 1280, 400), None),
    Shot("match", the_match, (256, 176, 820, 502), (0, 386, 390, 480)),
    Shot("tracker", the_applications, (256, 10, 820, 502), (0, 56, 390, 480)),
)


def take(page: Page, clip: tuple[int, int, int, int], name: str) -> dict[str, int]:
    x, y, width, height = clip
    png = page.screenshot(clip={"x": x, "y": y, "width": width, "height": height})
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    target = MEDIA / f"{name}.webp"
    picture.save(target, quality=80, method=6)
    print(f"{target.name}: {picture.width} x {picture.height}, {target.stat().st_size:,} bytes", flush=True)
    return {"width": width, "height": height}


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
    MEDIA.mkdir(parents=True, exist_ok=True)
    chosen = [shot for shot in SHOTS if not sys.argv[2:] or shot.name in sys.argv[2:]]
    index = LANDING / "shots.json"
    index_of = json.loads(index.read_text())
    sizes: dict[str, dict[str, dict[str, int] | None]] = {
        shot.name: {"desktop": None, "phone": None} if shot in chosen else index_of[shot.name] for shot in SHOTS
    }
    with chromium() as browser:
        for device, (width, height), density in (("desktop", DESKTOP, 1.5), ("phone", PHONE, 2.0)):
            for theme in ("light", "dark"):
                context = browser.new_context(
                    base_url=address,
                    viewport={"width": width, "height": height},
                    device_scale_factor=density,
                    color_scheme=theme,
                    reduced_motion="reduce",
                )
                context.set_default_timeout(90_000)
                page = context.new_page()
                log_in(page)
                for shot in chosen:
                    clip = shot.desktop if device == "desktop" else shot.phone
                    if clip is None:
                        continue
                    shot.show(page)
                    settle(page)
                    hide_what_floats(page)
                    page.evaluate("window.scrollTo(0, 0)")
                    sizes[shot.name][device] = take(page, clip, f"{shot.name}-{device}-{theme}")
                context.close()
    index.write_text(json.dumps(sizes, indent=2) + "\n")


if __name__ == "__main__":
    main()
