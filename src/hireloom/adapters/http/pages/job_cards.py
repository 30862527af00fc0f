"""The preview picture for shared links to a job: its title, company, place and pay."""

import io
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from hireloom.domain.product import PRODUCT_NAME

WIDTH, HEIGHT = 1200, 630  # as social networks recommend
MARGIN, LINES = 80, 3
PAPER, INK, SOFT, BRAND, THREAD = "#fbfaf8", "#1c1b1a", "#57524c", "#0b7a75", "#e59e1b"
Font = ImageFont.ImageFont | ImageFont.FreeTypeFont


@lru_cache(maxsize=128)
def picture(title: str, company: str, location: str, pay: str) -> bytes:
    """A PNG; the same job always gives the same bytes."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, 14), fill=BRAND)
    draw.rectangle((0, 14, WIDTH, 20), fill=THREAD)
    draw.text((MARGIN, 70), PRODUCT_NAME, font=_font(40), fill=BRAND)
    down = 170.0
    for line in _lines(draw, readable(title) or "A job for you", _font(72)):
        draw.text((MARGIN, down), line, font=_font(72), fill=INK)
        down += 88
    for text, size in ((readable(company), 44), (readable(location), 36), (readable(pay), 36)):
        for line in [*_lines(draw, text, _font(size))][:1]:
            draw.text((MARGIN, down + 14), line, font=_font(size), fill=SOFT)
            down += size + 14
    content = io.BytesIO()
    image.quantize(32).save(content, "PNG")
    return content.getvalue()


def readable(text: str) -> str:
    """The text in plain Latin letters, which the font can draw; other scripts appear only in the text next to the
    picture."""
    plain = unicodedata.normalize("NFKD", text.replace("–", "-").replace("—", "-"))
    return " ".join(plain.encode("ascii", "ignore").decode().split())


@lru_cache(maxsize=8)
def _font(size: int) -> Font:
    return ImageFont.load_default(size)


def _lines(draw: ImageDraw.ImageDraw, text: str, font: Font) -> Iterator[str]:
    """As many words on each line as fit; the last line ends with ... if there are more."""
    words, wide = text.split()[:60], WIDTH - 2 * MARGIN
    for number in range(LINES):
        line = words.pop(0) if words else ""
        while words and draw.textlength(f"{line} {words[0]}", font=font) <= wide:
            line += f" {words.pop(0)}"
        if words and number == LINES - 1:
            line += " ..."
        while len(line) > 4 and draw.textlength(line, font=font) > wide:
            line = line[:-5].rstrip(" .") + " ..." if line.endswith("...") else line[:-1]
        if line:
            yield line
