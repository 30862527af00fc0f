"""Draw the film behind the landing page's headline: two threads that weave, in four renderings with their posters.

`.venv/bin/python scripts/render_hero.py [folder [wide] [phone]]` writes hero-{wide,phone}-{light,dark}.webm and .webp.
It needs ffmpeg with VP9, and numpy and Pillow in addition to the standard library. The light film is drawn on white and
multiplied with the page, the dark one is drawn on black and added to it: so neither has an edge, whatever is behind.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import pi
from pathlib import Path

import numpy as np
from PIL import Image

MEDIA = Path(__file__).resolve().parent.parent / "webapp" / "public" / "media"
RATE, SECONDS = 24, 14
START = 0.9  # the phase at the left edge
WARP = 40.0  # every second warp line of the page
GROUND = {"light": (255, 255, 255), "dark": (0, 0, 0)}
COLOURS = {
    "light": {"person": (11, 122, 117), "job": (229, 158, 27), "warp": (212, 207, 197)},
    "dark": {"person": (61, 184, 174), "job": (242, 180, 65), "warp": (61, 68, 65)},
}


@dataclass(frozen=True)
class Cloth:
    """Two threads on a background of this size in page pixels, rendered at `density` times that resolution."""

    name: str
    width: int
    height: int
    swings: float
    narrowing: float
    rise: float
    density: float
    thread: float = 5.0
    quality: int = 36

    @property
    def pixels(self) -> tuple[int, int]:
        return round(self.width * self.density / 2) * 2, round(self.height * self.density / 2) * 2


CLOTHS = (
    Cloth("wide", 1600, 330, 4.6, 0.78, 215, 1.5, quality=38),
    Cloth("phone", 600, 100, 2.4, 0.0, 0, 2.0, thread=4.0),
)


def frames(cloth: Cloth, theme: str, count: int) -> Iterator[bytes]:
    """The threads travel one wave length to the right, so that the last frame leads into the first."""
    columns, rows = cloth.pixels
    x = (np.arange(columns) + 0.5) / cloth.density
    y = ((np.arange(rows) + 0.5) / cloth.density)[:, None]
    turn = 2 * pi * cloth.swings / cloth.width
    swing = (cloth.height - cloth.rise) / 2 - 6
    climb = cloth.rise * np.maximum(0, (x / cloth.width - 0.62) / 0.38) ** 1.6
    middle = cloth.height - swing - 6 - climb
    reach = swing * (1 - cloth.narrowing * (x / cloth.width) ** 2)
    colours, ground = COLOURS[theme], np.array(GROUND[theme], dtype=np.float32)

    def covered(distance: np.ndarray, width: float) -> np.ndarray:
        return np.clip((width / 2 - distance) * cloth.density + 0.5, 0, 1)

    for index in range(count):
        angle = turn * x - START - 2 * pi * index / count
        paths = {"person": middle + reach * np.cos(angle), "job": middle - reach * np.cos(angle)}
        # At every second crossing the person's thread lies on top: there the sine of the phase is positive.
        above = np.sin(angle) > 0
        distances = {}
        for who, path in paths.items():
            slope = np.gradient(path, x)
            distances[who] = np.abs(y - path) / np.sqrt(1 + slope * slope)
        picture = np.broadcast_to(ground, (rows, columns, 3)).copy()
        for person_on_top in (True, False):
            order = ("job", "person") if person_on_top else ("person", "job")
            part = (above if person_on_top else ~above)[None, :]
            for layer, who in enumerate(order):
                if layer == 1:
                    _lay(picture, covered(distances[who], cloth.thread + 8) * part, ground)
                _lay(picture, covered(distances[who], cloth.thread) * part, np.array(colours[who], dtype=np.float32))
        _warp(picture, y, paths, colours["warp"], cloth, angle)
        yield np.clip(picture + 0.5, 0, 255).astype(np.uint8).tobytes()


def _lay(picture: np.ndarray, cover: np.ndarray, colour: np.ndarray) -> None:
    picture += cover[:, :, None] * (colour - picture)


def _warp(
    picture: np.ndarray,
    y: np.ndarray,
    paths: dict[str, np.ndarray],
    colour: tuple[int, int, int],
    cloth: Cloth,
    angle: np.ndarray,
) -> None:
    """The vertical lines that pass over a thread: alternating between the two, and none where the threads cross."""
    for number, place in enumerate(np.arange(WARP / 2, cloth.width, WARP)):
        column = int(place * cloth.density)
        who = "person" if number % 2 else "job"
        clear = float(np.clip((abs(np.cos(angle[column])) - 0.3) * 6, 0, 1))
        half = 7.0 * clear
        near = np.clip((half - np.abs(y[:, 0] - paths[who][column])) * cloth.density + 0.5, 0, 1) * (half > 0)
        wide = round(1.5 * cloth.density)
        stripe = slice(column, min(column + wide, picture.shape[1]))
        cover = np.repeat(near[:, None], stripe.stop - stripe.start, axis=1)
        picture[:, stripe] += cover[:, :, None] * (np.array(colour, dtype=np.float32) - picture[:, stripe])


def film(cloth: Cloth, theme: str, folder: Path) -> Path:
    columns, rows = cloth.pixels
    target = folder / f"hero-{cloth.name}-{theme}.webm"
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24"]
    command += ["-s", f"{columns}x{rows}", "-r", str(RATE), "-i", "-", "-an", "-c:v", "libvpx-vp9"]
    command += ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p", "-colorspace", "bt709"]
    command += ["-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
    command += ["-b:v", "0", "-crf", str(cloth.quality), "-g", "240", "-cpu-used", "2", "-row-mt", "1", str(target)]
    encoder = subprocess.Popen(command, stdin=subprocess.PIPE)
    assert encoder.stdin is not None
    for index, frame in enumerate(frames(cloth, theme, RATE * SECONDS)):
        if index == 0:
            poster = Image.frombytes("RGB", (columns, rows), frame)
            poster.save(target.with_suffix(".webp"), quality=82, method=6)
        encoder.stdin.write(frame)
    encoder.stdin.close()
    if encoder.wait() != 0:
        raise SystemExit(f"ffmpeg could not write {target}")
    return target


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else MEDIA
    folder.mkdir(parents=True, exist_ok=True)
    chosen = sys.argv[2:] or [cloth.name for cloth in CLOTHS]
    for cloth in (cloth for cloth in CLOTHS if cloth.name in chosen):
        for theme in COLOURS:
            target = film(cloth, theme, folder)
            poster = target.with_suffix(".webp")
            print(f"{target.name}: {target.stat().st_size:,} bytes, poster {poster.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main()
