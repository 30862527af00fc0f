"""Documents are opened before they are stored, and those that do something are refused in every disguise."""

from io import BytesIO

import pytest
from pypdf import PdfReader, PdfWriter

from hireloom.adapters.documents import child
from hireloom.domain.active_content import ActivePdf
from hireloom.domain.documents import Format, UnreadableDoc, UnreadableDocument
from hireloom.testing import paper
from hireloom.testing.active_pdfs import HARMFUL, HARMLESS, active_pdf

EVERYDAY = {
    "pdf": paper.pdf(),
    "scan": paper.scanned_pdf(),
    "a hundred pages": paper.long_pdf(100),
    **HARMLESS,
}


def encrypted(pdf: bytes, *, password: str = "", algorithm: str = "AES-256") -> bytes:
    """The PDF, which without a `password` everybody may open and nobody may change."""
    writer, content = PdfWriter(clone_from=PdfReader(BytesIO(pdf))), BytesIO()
    writer.encrypt(password, "of its owner", algorithm=algorithm)
    writer.write(content)
    return content.getvalue()


@pytest.mark.spec("SEC-32")
@pytest.mark.parametrize("name", HARMFUL)
def test_what_could_harm_is_refused(name: str) -> None:
    with pytest.raises(ActivePdf, match=r"^This PDF contains .* choose Print"):
        child.check(Format.PDF, HARMFUL[name])


@pytest.mark.parametrize("algorithm", ["RC4-128", "AES-128", "AES-256"])
@pytest.mark.parametrize(
    "name", ["script when opened", "program with its kind elsewhere", "executable", "form of Adobe"]
)
def test_encryption_hides_nothing(name: str, algorithm: str) -> None:
    with pytest.raises(ActivePdf):
        child.check(Format.PDF, encrypted(HARMFUL[name], algorithm=algorithm))


@pytest.mark.parametrize("name", EVERYDAY)
def test_an_ordinary_document_is_taken(name: str) -> None:
    child.check(Format.PDF, EVERYDAY[name])
    child.check(Format.PDF, encrypted(EVERYDAY[name]))


def test_an_object_stream_that_is_packed_in_another_way_hides_nothing() -> None:
    packed = HARMFUL["script in an object stream"]
    start = packed.index(b"stream\n", packed.index(b"/ObjStm")) + 7
    end = packed.index(b"\nendstream", start)
    in_hex = packed[start:end].hex().encode() + b">"
    disguised = packed[:start] + in_hex + packed[end:]
    plain, coded = b"/Filter /FlateDecode /Type /ObjStm", b"/Filter [/ASCIIHexDecode /FlateDecode] /Type /ObjStm"
    disguised = disguised.replace(plain, coded)
    disguised = disguised.replace(b"/Length %d" % (end - start), b"/Length %d" % len(in_hex))
    with pytest.raises(ActivePdf):
        child.check(Format.PDF, disguised)


@pytest.mark.parametrize(
    ("format", "content", "sentence"),
    [
        (Format.PDF, encrypted(paper.pdf(), password="secret"), "password"),
        (Format.PDF, paper.pdf()[:400], "damaged"),
        (Format.PDF, b"%PDF-1.7 of nothing", "damaged"),
        (Format.DOCX, paper.docx(paper.paragraph("x" * 40_000_000)), "too large"),
        (Format.DOCX, paper.docx()[:500], "damaged"),
        (Format.DOC, paper.doc("Anna\r", encrypted=True), "password"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_the_reason(format: Format, content: bytes, sentence: str) -> None:
    with pytest.raises(UnreadableDocument, match=sentence):
        child.check(format, content)


def test_a_doc_that_gives_no_text_is_refused() -> None:
    with pytest.raises(UnreadableDoc):
        child.check(Format.DOC, paper.doc("Anna\r")[:1024] + bytes(8192))


def test_documents_without_words_are_taken() -> None:
    child.check(Format.PDF, active_pdf())
    child.check(Format.DOCX, paper.docx(paper.paragraph(" ")))
    child.check(Format.DOC, paper.doc("Anna\r"))
