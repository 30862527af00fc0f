"""Licenses and visas of the demo: cards that say in large letters that they are specimens."""

from io import BytesIO

from reportlab.lib.pagesizes import A6, landscape
from reportlab.pdfgen.canvas import Canvas

from hireloom.domain.files import FileKind
from hireloom.domain.papers import LABELS


def card(kind: FileKind, name: str) -> bytes:
    """The card as PDF: always the same bytes for the same person."""
    content = BytesIO()
    width, height = landscape(A6)
    canvas = Canvas(content, pagesize=(width, height), invariant=True)
    canvas.setTitle(f"{LABELS[kind]} (specimen)")
    canvas.setFillColor("#e8f1ef" if kind is FileKind.DRIVING_LICENSE else "#f1ecdf")
    canvas.roundRect(12, 12, width - 24, height - 24, 12, stroke=0, fill=1)
    canvas.setFillColor("#12312e")
    canvas.setFont("Helvetica-Bold", 17)
    canvas.drawString(30, height - 50, LABELS[kind].upper())
    canvas.setFont("Helvetica", 12)
    canvas.drawString(30, height - 82, _in_latin(name))
    canvas.drawString(30, height - 102, "Land of Demonstration")
    canvas.setFillColor("#a33b3b")
    canvas.setFont("Helvetica-Bold", 34)
    canvas.drawString(30, 64, "SPECIMEN")
    canvas.setFont("Helvetica", 9)
    canvas.drawString(30, 44, "Made up for trying. Valid nowhere.")
    canvas.showPage()
    canvas.save()
    return content.getvalue()


def name_of(kind: FileKind, name: str) -> str:
    return f"{name.replace(' ', '_')}_{LABELS[kind].replace(' ', '_')}.pdf"


def _in_latin(name: str) -> str:
    """The text in Latin-1, as the built-in fonts have no other letters."""
    return name.encode("latin-1", "replace").decode("latin-1")
