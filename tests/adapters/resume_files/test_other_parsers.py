"""Resumes as PDF, read by parsers that are not ours."""

import io

import pypdf
import pytest
from pdfminer.high_level import extract_text

from hireloom.domain.identity.users import Role, User
from hireloom.domain.resumes.layouts import ResumeLook, Template, resume_page
from tests.adapters.resume_files.test_resume_files import NOW, NURSE, resume

NEEDED = 0.95


def by_pypdf(content):
    return "\n".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(content)).pages)


def by_pdfminer(content):
    return extract_text(io.BytesIO(content))


def fields():
    """The content of the page, field by field, in its order."""
    page = resume_page(User("Nora Castellano", "nora@posteo.example", Role.USER, NOW), None, NURSE)
    yield page.name
    for section in page.sections:
        for entry in section.entries:
            yield from filter(None, (entry.title, entry.dates, entry.details, *(line.text for line in entry.lines)))


def squeezed(text):
    return " ".join(text.split())


@pytest.mark.spec("WS-107")
@pytest.mark.parametrize("parser", [by_pypdf, by_pdfminer])
def test_strangers_read_our_resumes_in_their_order(parser):
    values = [squeezed(value) for value in fields()]
    count = 0
    for template in Template:
        text = squeezed(parser(resume(NURSE, ResumeLook(template))))
        count += sum(value in text for value in values)
        deeds = [text.find(deed.text[:40]) for position in NURSE.positions for deed in position.deeds]
        assert -1 not in deeds
        assert deeds == sorted(deeds)
    assert count >= NEEDED * len(values) * len(Template)


@pytest.mark.spec("WS-107")
@pytest.mark.parametrize("template", Template)
def test_resumes_are_tagged_and_their_headings_in_embedded_fonts_that_are_called_bold(template):
    fonts, files = {}, []

    def visit(text, _cm, _tm, font, _size):
        if words := text.strip():
            fonts[words] = str(font["/BaseFont"])
            files.append(font["/DescendantFonts"][0]["/FontDescriptor"].keys() & {"/FontFile2", "/FontFile3"})

    file = pypdf.PdfReader(io.BytesIO(resume(NURSE, ResumeLook(template))))
    for page in file.pages:
        page.extract_text(visitor_text=visit)
    assert all(files)
    assert (file.root_object["/MarkInfo"]["/Marked"], file.root_object["/Lang"]) == (True, "en")
    assert all("Bold" in fonts[heading] for heading in ("EXPERIENCE", "EDUCATION", "LANGUAGES"))
    assert "Bold" not in fonts["Italian (Fluent)"]
