"""Scans, whose pages are pictures: tesseract reads them where it is installed. It inherits every limit of this process,
and sees nothing of the file but the pixels that we draw of it."""

import csv
import io
import shutil
import subprocess
import time
from collections.abc import Iterator
from itertools import groupby, islice

import pypdfium2  # type: ignore[import-untyped]

from hireloom.adapters.documents.lines import ParsedText, TextLine
from hireloom.domain.documents import NoText, UnreadableDocument

SECONDS = 15.0  # for all pages
MOST_PAGES = 5
MOST_LANGUAGES = 3  # each takes as long as the first
SCALE = 200 / 72  # pixels for a point
MOST_PIXELS = 6_000_000
MOST_LETTERS = 40  # that a scan may have in addition to its picture, such as the name of the scanner
SHARE = 0.5  # of the first page, at least, that such a picture covers
LEAST_CONTRAST = 60  # of 255, between the darkest and the brightest: less is an empty page
LEAST_SURE = 30  # of 100
WORD_LEVEL = "5"  # of the rows of tesseract's table
UNREAD = (
    "Could not read any text from the document. It is a scan, a picture of its pages, and this server reads no"
    " pictures. Please upload the file it was printed from, as PDF or DOCX."
)
TOO_SLOW = "This scan takes too long to read. Please upload the file it was printed from, as PDF or DOCX."


def is_scan(document: pypdfium2.PdfDocument, reading: ParsedText) -> bool:
    signs = (char for line in reading.lines for char in line.text if char.isalnum())
    letters = sum(1 for _ in islice(signs, MOST_LETTERS + 1))
    if not letters:
        return True
    width, height = document.get_page_size(0)
    return letters <= MOST_LETTERS and any(
        (box.right - box.left) * (box.bottom - box.top) > SHARE * width * height for box in reading.pictures
    )


def read(document: pypdfium2.PdfDocument, reading: ParsedText) -> None:
    """The words of the first pages that show anything, in place of those next to the pictures. Raises NoText if nothing
    is installed that reads them, UnreadableDocument if it takes too long."""
    until, reading.lines = time.monotonic() + SECONDS, []
    for number in range(1, min(len(document), MOST_PAGES) + 1):
        page = document[number - 1]
        width, height = page.get_size()
        scale = min(SCALE, (MOST_PIXELS / max(width * height, 1)) ** 0.5)
        picture = page.render(scale=scale, grayscale=True).to_pil()
        page.close()
        darkest, brightest = picture.getextrema()
        if brightest - darkest < LEAST_CONTRAST:
            continue
        pixels = io.BytesIO()
        picture.save(pixels, "PPM")
        reading.lines += _lines(_table(pixels.getvalue(), until), number, scale)
        reading.is_scan = True


def _table(pixels: bytes, until: float) -> str:
    program = shutil.which("tesseract")
    if program is None:
        raise NoText(UNREAD)
    try:
        listed = _ran([program, "--list-langs"], b"", until).split("\n")[1:]
        languages = sorted(filter(None, listed), key=lambda name: (name != "eng", name))
        chosen = [name for name in languages if name != "osd"][:MOST_LANGUAGES]
        return _ran([program, "stdin", "stdout", "--psm", "1", "-l", "+".join(chosen), "tsv"], pixels, until)
    except subprocess.TimeoutExpired as slow:
        raise UnreadableDocument(TOO_SLOW) from slow
    except (OSError, subprocess.CalledProcessError) as broken:
        raise NoText(UNREAD) from broken


def _ran(command: list[str], pixels: bytes, until: float) -> str:
    ran = subprocess.run(  # noqa: S603
        command,
        input=pixels,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        timeout=max(until - time.monotonic(), 0),
        check=True,
        env={"OMP_THREAD_LIMIT": "1"},
    )
    return ran.stdout.decode("utf-8", "replace")


def _lines(table: str, number: int, scale: float) -> Iterator[TextLine]:
    """The lines of a page, with a gap after each block."""
    rows = csv.DictReader(table.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    words = [row for row in rows if row["level"] == WORD_LEVEL and float(row["conf"]) >= LEAST_SURE]
    for _, block in groupby(words, lambda row: row["block_num"]):
        for _, group in groupby(block, lambda row: (row["par_num"], row["line_num"])):
            line = list(group)
            lefts, tops, widths, heights = (
                [int(word[name]) for word in line] for name in ("left", "top", "width", "height")
            )
            rights = map(int.__add__, lefts, widths)
            bottoms = map(int.__add__, tops, heights)
            edges = min(lefts), min(tops), max(rights), max(bottoms)
            left, top, right, bottom = (edge / scale for edge in edges)
            yield TextLine(" ".join(word["text"] for word in line), number, (left, top, right, bottom))
        yield TextLine("", number)
