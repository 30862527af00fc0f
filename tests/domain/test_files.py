"""Names and sizes of uploaded files."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.amounts import MB
from hireloom.domain.documents import Format, UnsupportedFile
from hireloom.domain.files import (
    DocumentMalformed,
    FileKind,
    FileNameMalformed,
    QuotaReached,
    StoredFile,
    Upload,
    document_key,
    is_pdf,
    key_of,
    must_have_room,
    shown_name,
)
from hireloom.domain.refusals import TooLarge
from hireloom.settings.amounts import AmountSettings

FILE = StoredFile("resumes/a1.pdf", 7, FileKind.RESUME, "cv.pdf", MB, "0" * 64, datetime(2026, 11, 21, tzinfo=UTC))


def test_a_file_fits_up_to_its_limit():
    Upload("cv.pdf", b"x" * MB).must_fit(MB)
    with pytest.raises(TooLarge, match="1MB"):
        Upload("cv.pdf", b"x" * (MB + 1)).must_fit(MB)


def test_the_name_in_a_url_leads_back_to_the_key():
    assert key_of(FILE.public_name) == FILE.key


@pytest.mark.parametrize("name", ["", "..", "a/b", "ä.pdf", " . "])
def test_other_names_in_a_url_are_refused(name):
    with pytest.raises(FileNameMalformed):
        key_of(name)


@pytest.mark.parametrize("path", [None, "", "../secret", "resumes//a", "resumes/..", "x" * 201, "a\nb"])
def test_a_path_to_anywhere_else_is_refused(path):
    with pytest.raises(DocumentMalformed):
        document_key(path)


def test_a_key_is_a_path_of_its_own():
    assert document_key("resumes/a1.pdf") == "resumes/a1.pdf"


@pytest.mark.parametrize(
    ("uploaded", "display_name"),
    [
        ("C:\\docs\\My CV.PDF", "My CV.pdf"),
        ("cv.docx", "cv.docx.pdf"),
        ("\u202efdp.exe", "fdp.exe.pdf"),
        ("", "resume.pdf"),
        (" . ", "resume.pdf"),
    ],
)
def test_a_name_is_shown_without_tricks(uploaded, display_name):
    assert shown_name(uploaded, extension="pdf") == display_name


@given(st.text(max_size=300))
def test_whatever_the_name_the_shown_one_is_short_and_no_path(uploaded):
    display_name = shown_name(uploaded, extension="pdf")
    assert display_name.endswith(".pdf")
    assert not set("/\\") & set(display_name)
    assert len(display_name) <= 124


def test_the_content_tells_a_pdf():
    assert is_pdf(b"\n%PDF-1.7")
    assert not is_pdf(b"PK\x03\x04")


AMOUNTS = AmountSettings().amounts


def test_a_person_stores_so_much_and_no_more():
    must_have_room([FILE], more=AMOUNTS.file_bytes - MB, amounts=AMOUNTS)
    with pytest.raises(QuotaReached):
        must_have_room([FILE], more=AMOUNTS.file_bytes - MB + 1, amounts=AMOUNTS)
    with pytest.raises(QuotaReached):
        must_have_room([FILE] * AMOUNTS.files, more=0, amounts=AMOUNTS)


def test_a_refused_file_is_told_which_formats_are_taken():
    assert str(UnsupportedFile((Format.PDF, Format.DOCX))).endswith("PDF, DOCX")
