"""Resumes as Word files, in plain paragraphs or with tables. The bytes depend only on the resume."""

import struct
import zipfile
from datetime import UTC, datetime
from functools import cache
from io import BytesIO

from docx import Document
from docx.document import Document as DocumentType
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.shared import Cm, Pt, RGBColor
from docx.table import _Cell
from docx.text.paragraph import Paragraph

from hireloom.demo.resume import DemoRole, DemoStudy, Resume

_STYLES = {"Normal", "List Bullet", "Default Paragraph Font", "Normal Table", "No List"}
_NEEDLESS = ("/stylesWithEffects", "/thumbnail", "/customXml")
_MADE_AT = datetime(2020, 1, 1, tzinfo=UTC)
_ZIP_DATE = struct.pack("<HH", 0, (2020 - 1980) << 9 | 1 << 5 | 1)  # 1 January 2020, midnight


@cache
def _template() -> bytes:
    """The template of python-docx with only the few styles that resumes use: all styles are 800 kB of XML."""
    document, out = Document(), BytesIO()
    for style in list(document.styles):
        if style.name not in _STYLES:
            style.delete()
    for relations in (document.part.rels, document.part.package.rels):
        for key in [key for key, relation in relations.items() if relation.reltype.endswith(_NEEDLESS)]:
            del relations[key]
    document.save(out)
    return out.getvalue()


def _blank(resume: Resume, font: str, size: float) -> DocumentType:
    document = Document(BytesIO(_template()))
    properties = document.core_properties
    properties.author, properties.title, properties.comments = resume.name, f"{resume.name}, resume", ""
    properties.last_modified_by = resume.name
    properties.created = properties.modified = _MADE_AT
    section = document.sections[0]
    section.page_width, section.page_height = Cm(21), Cm(29.7)
    section.left_margin = section.right_margin = Cm(2)
    section.top_margin = section.bottom_margin = Cm(1.7)
    normal = document.styles["Normal"]
    normal.font.name, normal.font.size = font, Pt(size)
    normal.paragraph_format.space_after = Pt(2)
    return document


def _bytes(document: DocumentType) -> bytes:
    out = BytesIO()
    document.save(out)
    return _undated(out.getvalue())


def _undated(archive: bytes) -> bytes:
    """The archive with one fixed date on every part, where python-docx writes the current time."""
    undated = bytearray(archive)
    with zipfile.ZipFile(BytesIO(archive)) as parts:
        entry = parts.start_dir  # the directory at the archive's end; an entry has 46 bytes and three texts
        for part in parts.infolist():
            local = part.header_offset + 10
            undated[local : local + 4] = undated[entry + 12 : entry + 16] = _ZIP_DATE
            entry += 46 + sum(struct.unpack_from("<3H", archive, entry + 28))
    return bytes(undated)


def _heading(document: DocumentType, words: str, colour: str) -> None:
    paragraph = document.add_paragraph()
    paragraph.paragraph_format.space_before, paragraph.paragraph_format.keep_with_next = Pt(9), True
    run = paragraph.add_run(words)
    run.bold, run.font.size, run.font.color.rgb = True, Pt(12.5), RGBColor.from_string(colour.lstrip("#").upper())


def _entry(document: DocumentType, title: str, period: str, below: str) -> None:
    paragraph = document.add_paragraph()
    paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(17), WD_TAB_ALIGNMENT.RIGHT)
    paragraph.paragraph_format.keep_with_next = True
    paragraph.paragraph_format.space_after = Pt(0)
    paragraph.add_run(title).bold = True
    paragraph.add_run(f"\t{period}")
    document.add_paragraph().add_run(below).italic = True


def _bullet(document: DocumentType, words: str) -> None:
    document.add_paragraph(words)._p.style = "ListBullet"  # by id: a look-up by name takes 3 ms for each paragraph


def _posts(document: DocumentType, posts: tuple[DemoRole, ...]) -> None:
    for post in posts:
        _entry(document, post.title, post.period, f"{post.employer}, {post.place}")
        for line in post.bullets:
            _bullet(document, line)


def _studies(document: DocumentType, studies: tuple[DemoStudy, ...]) -> None:
    for study in studies:
        _entry(document, study.degree, study.period, study.school)


def _name(paragraph: Paragraph, words: str, colour: str, size: float) -> None:
    run = paragraph.add_run(words)
    run.bold, run.font.size, run.font.color.rgb = True, Pt(size), RGBColor.from_string(colour.lstrip("#").upper())


def flowing(resume: Resume, colour: str) -> bytes:
    """A Word file of headings, paragraphs and bullet lists, as most people write it."""
    document = _blank(resume, "Calibri", 10.5)
    _name(document.add_paragraph(), resume.name, colour, 22)
    document.add_paragraph(resume.headline)
    document.add_paragraph(" | ".join(resume.contact))
    _heading(document, "Summary", colour)
    document.add_paragraph(resume.summary)
    _heading(document, "Work Experience", colour)
    _posts(document, resume.posts)
    _heading(document, "Education", colour)
    _studies(document, resume.studies)
    _heading(document, "Skills", colour)
    document.add_paragraph(", ".join(resume.skills))
    _lists(document, resume, colour)
    return _bytes(document)


def _lists(document: DocumentType, resume: Resume, colour: str) -> None:
    if resume.certificates:
        _heading(document, "Certifications", colour)
        for line in resume.certificates:
            _bullet(document, line)
    if resume.languages:
        _heading(document, "Languages", colour)
        document.add_paragraph(", ".join(resume.languages))


def with_tables(resume: Resume, colour: str) -> bytes:
    """A Word file with name and contact side by side in a table, and skills in a grid of three columns."""
    document = _blank(resume, "Georgia", 10)
    head = document.add_table(rows=1, cols=2)
    _name(head.cell(0, 0).paragraphs[0], resume.name, colour, 20)
    head.cell(0, 0).add_paragraph(resume.headline)
    _stacked(head.cell(0, 1), resume.contact)
    _heading(document, "Profile", colour)
    document.add_paragraph(resume.summary)
    _heading(document, "Key Skills", colour)
    height = -(-len(resume.skills) // 3)
    grid = document.add_table(rows=height, cols=3)
    cells = [cell for row in grid.rows for cell in row.cells]  # row by row, as people read
    for cell, skill in zip(cells, resume.skills, strict=False):
        cell.paragraphs[0].add_run(skill)
    _heading(document, "Career History", colour)
    _posts(document, resume.posts)
    _heading(document, "Education and Training", colour)
    _studies(document, resume.studies)
    _lists(document, resume, colour)
    return _bytes(document)


def _stacked(cell: _Cell, lines: tuple[str, ...]) -> None:
    cell.paragraphs[0].add_run(lines[0])
    for line in lines[1:]:
        cell.add_paragraph(line)
