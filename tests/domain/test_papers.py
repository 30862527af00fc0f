"""Papers are what their names say, by their content, or they are refused."""

import hashlib
import struct
import zlib
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.amounts import MB
from hireloom.domain.files import FileKind, StoredFile
from hireloom.domain.papers import (
    MacrosInside,
    NotPdf,
    PaperNeeded,
    PaperTooLarge,
    PictureDamaged,
    WrongPaper,
    checked,
    checked_for_profile,
    must_be_complete,
)
from hireloom.domain.pictures import PictureTooLarge
from hireloom.domain.refusals import TooLarge
from hireloom.testing.paper import doc, docx, pdf, zipped
from hireloom.testing.pictures import gif, jpeg, png

RESUME, LICENSE, VISA = FileKind.RESUME, FileKind.DRIVING_LICENSE, FileKind.VISA_DOCUMENT
PDF, DOCX, DOC = pdf("Anna"), docx(), doc("Anna\r")
SENTENCES = {
    RESUME: "Resume must be in PDF, DOC, or DOCX format.",
    LICENSE: "Driving License must be in PDF, JPG, JPEG, PNG, or GIF format.",
    VISA: "Visa Document must be in PDF, JPG, JPEG, PNG, or GIF format.",
}


@pytest.mark.spec("APPLY-15", "APPLY-16", "APPLY-17", "OPEN-014")
@pytest.mark.parametrize(
    ("kind", "name", "content", "extension"),
    [
        (RESUME, "cv.pdf", PDF, "pdf"),
        (RESUME, "CV.PDF", b"\xef\xbb\xbf\n" + PDF, "pdf"),
        (RESUME, "cv.docx", DOCX, "docx"),
        (RESUME, "cv.doc", DOC, "doc"),
        (LICENSE, "card.jpg", jpeg(), "jpg"),
        (LICENSE, "card.JPEG", jpeg(), "jpg"),
        (LICENSE, "card.pdf", PDF, "pdf"),
        (VISA, "visa.png", png(), "png"),
        (VISA, "visa.gif", gif(), "gif"),
    ],
)
def test_what_may_be_sent(kind: FileKind, name: str, content: bytes, extension: str) -> None:
    paper = checked(kind, name, content)
    assert (paper.kind, paper.extension) == (kind, extension)
    assert paper.name.lower() == name.lower()


HTML = b"<html><script>alert(1)</script></html>"
ZIP_THAT_CLIMBS = docx(parts={"../../etc/passwd": b"x"})
WRONG = [
    (RESUME, "cv.pdf", HTML),
    (RESUME, "cv.pdf", b"<!-- %PDF-1.7 -->" + HTML),
    (RESUME, "cv.pdf", b"<SVG onload=x>%PDF-1.7"),
    (RESUME, "cv.pdf", b""),
    (RESUME, "cv.pdf", DOCX),
    (RESUME, "cv.docx", PDF),
    (RESUME, "cv.doc", DOCX),
    (RESUME, "cv.docx", DOC),
    (RESUME, "cv.docx", zipped({"hello.txt": b"hello"})),
    (RESUME, "cv.docx", ZIP_THAT_CLIMBS),
    (RESUME, "cv.docx", DOCX[:-30]),
    (RESUME, "cv.docx", zipped({"[Content_Types].xml": b"", "word/document.xml": b"\0" * 101 * MB})),
    (RESUME, "cv.docx", docx(parts={f"x{n}": b"" for n in range(1_100)})),
    (RESUME, "cv.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 4096),
    (RESUME, "cv.docm", DOCX),
    (RESUME, "cv.exe", PDF),
    (RESUME, "cv", PDF),
    (RESUME, "pdf", PDF),
    (RESUME, "cv.pdf.html", PDF),
    (RESUME, "cv.jpg", jpeg()),
    (LICENSE, "card.docx", DOCX),
    (LICENSE, "card.png", jpeg()),
    (LICENSE, "card.jpg", HTML),
    (LICENSE, "card.svg", b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    (VISA, "visa.webp", b"RIFF\0\0\0\0WEBP"),
    (VISA, "visa.pdf", b"MZ\x90\0"),
]


@pytest.mark.spec("APPLY-15", "APPLY-16", "APPLY-17", "OPEN-063", "SEC-32")
@pytest.mark.parametrize(("kind", "name", "content"), WRONG)
def test_what_is_something_else_is_refused(kind: FileKind, name: str, content: bytes) -> None:
    with pytest.raises(WrongPaper) as refused:
        checked(kind, name, content)
    assert str(refused.value) == SENTENCES[kind]


def content_types(kind: str) -> bytes:
    return f'<Types><Override PartName="/word/document.xml" ContentType="application/vnd.{kind}"/></Types>'.encode()


MACRO_TYPES = content_types("ms-word.document.macroEnabled.main+xml")


@pytest.mark.spec("SEC-32")
@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("cv.docx", docx(parts={"word/vbaProject.bin": b"x"})),
        ("cv.docx", docx(parts={"word/VBADATA.XML": b"x"})),
        ("cv.docx", docx(macros=True)),
        ("cv.docx", docx(parts={"[Content_Types].xml": content_types("ms-office.vbaProject")})),
        ("cv.docx", docx(parts={"[Content_Types].xml": MACRO_TYPES.decode().encode("utf-16")})),
        ("cv.docx", docx(parts={"[Content_Types].xml": MACRO_TYPES.replace(b"E", b"&#69;")})),
        ("cv.doc", doc("Anna\r", streams={"_VBA_PROJECT": b"x"})),
        ("cv.doc", doc("Anna\r", streams={"_vba_project": b"x"})),
    ],
)
def test_macros_are_refused_whatever_holds_them(name: str, content: bytes) -> None:
    for kind in (RESUME, FileKind.ATTACHMENT):
        with pytest.raises(MacrosInside, match=r"^This document contains macros\."):
            checked(kind, name, content)


@pytest.mark.spec("SEC-32")
@pytest.mark.parametrize("kind", [LICENSE, VISA])
@pytest.mark.parametrize("name", ["card.docx", "card.docm", "card.pdf"])
def test_where_no_word_file_is_taken_macros_are_no_reason_to_save_one_without(kind: FileKind, name: str) -> None:
    with pytest.raises(WrongPaper, match=r"must be in PDF, JPG, JPEG, PNG, or GIF format\.$"):
        checked(kind, name, docx(macros=True))


@pytest.mark.parametrize("at", [10, 42])
def test_a_directory_that_lies_about_the_types_of_the_parts_is_refused(at: int) -> None:
    entry = DOCX.index(b"PK\x01\x02")
    damaged = DOCX[: entry + at] + b"\xff\xff" + DOCX[entry + at + 2 :]
    with pytest.raises(WrongPaper):
        checked(RESUME, "cv.docx", damaged)


def test_types_of_the_parts_are_unpacked_once_and_whole_or_the_document_is_refused() -> None:
    types = content_types("openxmlformats-officedocument.wordprocessingml.document.main+xml")
    start = DOCX.index(b"PK\x01\x02")
    (size,) = struct.unpack_from("<H", DOCX, start + 28)
    entry = DOCX[start : start + 46 + size]
    (count, whole) = struct.unpack_from("<HI", DOCX, len(DOCX) - 22 + 10)
    end = DOCX[-22:-12] + struct.pack("<HI", count + 1, whole + len(entry)) + DOCX[-6:]
    for content in (
        docx(parts={"[Content_Types].xml": b" " * MB + MACRO_TYPES}),
        docx(parts={"[Content_Types].xml": types, "[content_types].xml": MACRO_TYPES}),
        DOCX[:start] + entry + DOCX[start:-22] + end,
    ):
        with pytest.raises(WrongPaper):
            checked(RESUME, "cv.docx", content)
    assert checked(RESUME, "cv.docx", docx(parts={"[Content_Types].xml": types})).extension == "docx"


DAMAGED = [
    (LICENSE, "card.jpg", b"\xff\xd8\xff\xe0" + HTML),
    (VISA, "visa.gif", gif()[:-1]),
    (VISA, "visa.jpeg", jpeg()[:-2]),
    (LICENSE, "card.png", png()[:-8]),
]


@pytest.mark.parametrize(("kind", "name", "content"), DAMAGED)
def test_a_picture_that_is_cut_short_is_called_damaged(kind: FileKind, name: str, content: bytes) -> None:
    with pytest.raises(PictureDamaged, match=r"^This picture is damaged or incomplete\."):
        checked(kind, name, content)
    with pytest.raises(PictureTooLarge):  # what a script says where a picture gives its size
        checked(VISA, "visa.gif", b"GIF89a=1;alert(1)")


@pytest.mark.spec("APPLY-14", "LIM-11", "OPEN-011")
def test_thirty_megabytes_are_taken_and_one_byte_more_is_not() -> None:
    full = PDF.ljust(30 * MB, b" ")
    assert checked(RESUME, "cv.pdf", full).content is full
    with pytest.raises(PaperTooLarge, match=r"^File size should not exceed 30MB\.$"):
        checked(RESUME, "cv.pdf", full + b" ")


@pytest.mark.parametrize(
    ("name", "display_name"),
    [
        ("../../etc/passwd.pdf", "passwd.pdf"),
        ("C:\\docs\\card.pdf", "card.pdf"),
        ("....pdf", "driving-license.pdf"),
        ("a\u202efdp.pdf", "afdp.pdf"),
        ('<b>"x".pdf', "bx.pdf"),
    ],
)
def test_names_are_shown_harmless(name: str, display_name: str) -> None:
    assert checked(LICENSE, name, PDF).name == display_name


@pytest.mark.spec("OPEN-061")
def test_what_the_job_asks_for_must_be_there() -> None:
    every = ("Resume", "Driving License", "Visa Document")
    must_be_complete(every, {RESUME, LICENSE, VISA})
    must_be_complete((), set())
    for label, papers in (("Resume", {LICENSE}), ("Driving License", {RESUME}), ("Visa Document", {RESUME, LICENSE})):
        with pytest.raises(PaperNeeded, match=rf"^{label} is required for this job\.$"):
            must_be_complete(every, papers)


@given(st.binary(max_size=300), st.sampled_from([b"", b"PK\x03\x04", b"\xff\xd8\xff", b"GIF89a", b"\x89PNG\r\n\x1a\n"]))
def test_garbage_is_refused_and_breaks_nothing(content: bytes, head: bytes) -> None:
    for kind, name in ((RESUME, "x.docx"), (LICENSE, "x.jpg"), (LICENSE, "x.gif"), (VISA, "x.png")):
        try:
            checked(kind, name, head + content)
        except (WrongPaper, PictureDamaged, PictureTooLarge):
            continue
        assert head


@given(st.integers(0, 2**16 - 1), st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_a_directory_that_lies_breaks_nothing(count: int, size: int, at: int) -> None:
    end = DOCX.rfind(b"PK\x05\x06")
    lying = DOCX[: end + 10] + struct.pack("<HII", count, size, at) + DOCX[end + 20 :]
    try:
        checked(RESUME, "cv.docx", lying)
    except WrongPaper:
        return
    assert zlib.crc32(lying)


def test_the_resume_of_a_profile_is_a_pdf_of_ten_megabytes_at_most() -> None:
    paper = checked_for_profile("CV\u202e of\tAnna.PDF", PDF)
    assert (paper.kind, paper.name, paper.extension, paper.content) == (RESUME, "CV ofAnna.pdf", "pdf", PDF)
    assert checked_for_profile("", PDF).name == "resume.pdf"
    assert checked_for_profile("cv.docx", PDF).name == "cv.docx.pdf"  # by the content, whatever it is called
    for content in (b"", DOCX, DOC, png()):
        with pytest.raises(NotPdf, match="Only PDF files are allowed"):
            checked_for_profile("cv.pdf", content)
    assert checked_for_profile("cv.pdf", PDF.ljust(10 * MB, b"\n"))
    with pytest.raises(TooLarge, match="10MB"):
        checked_for_profile("cv.pdf", b"\n" * (10 * MB + 1))


def test_a_paper_that_is_stored_can_be_told_from_every_other() -> None:
    at = datetime(2026, 11, 21, tzinfo=UTC)
    paper = checked(VISA, "visa.png", png()).stored("2026/11/a.png", owner_id=7, at=at)
    content = checked(VISA, "visa.png", png()).content
    sha256 = hashlib.sha256(content).hexdigest()
    assert paper == StoredFile("2026/11/a.png", 7, VISA, "visa.png", len(content), sha256, at)
