"""Licences and visas of the demo world: a card that says in large letters that it is none."""

from hireloom.adapters.demo.pdf_pages import A4, PdfPages
from hireloom.domain.files import FileKind
from hireloom.domain.papers import LABELS

CARD = (A4[1] / 2, A4[0] / 2)  # A6, lying
INK, RED = "#12312e", "#a33b3b"


def card(kind: FileKind, name: str) -> bytes:
    """The same bytes for the same person every time."""
    wide, high = CARD
    pages = PdfPages(CARD)
    pages.box(12, 12, wide - 24, high - 24, "#e8f1ef" if kind is FileKind.DRIVING_LICENSE else "#f1ecdf")
    pages.text(30, high - 50, LABELS[kind].upper(), font="Helvetica-Bold", size=17, colour=INK)
    pages.text(30, high - 82, name, font="Helvetica", size=12, colour=INK)
    pages.text(30, high - 102, "Land of Demonstration", font="Helvetica", size=12, colour=INK)
    pages.text(30, 64, "SPECIMEN", font="Helvetica-Bold", size=34, colour=RED)
    pages.text(30, 44, "Made up for trying. Valid nowhere.", font="Helvetica", size=9, colour=RED)
    return pages.content(title=f"{LABELS[kind]} (specimen)")


def name_of(kind: FileKind, name: str) -> str:
    return f"{name.replace(' ', '_')}_{LABELS[kind].replace(' ', '_')}.pdf"
