"""Resumes as Word files, with Word's own headings and lists, so that people can go on writing."""

from dataclasses import dataclass
from io import BytesIO

from docx import Document
from docx.document import Document as DocumentType
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import nsdecls, qn
from docx.oxml.parser import parse_xml
from docx.oxml.text.parfmt import CT_PPr
from docx.oxml.xmlchemy import BaseOxmlElement
from docx.shared import Emu, Mm, Pt, RGBColor
from docx.styles.style import ParagraphStyle
from docx.text.font import Font
from docx.text.paragraph import Paragraph
from docx.text.run import Run

from hireloom.domain.resumes.layouts import PageEntry, PageSection, PaperSize, ResumeLook, ResumePage, Template

_PAPERS = {PaperSize.A4: (Mm(210), Mm(297)), PaperSize.LETTER: (Mm(215.9), Mm(279.4))}
_MARGIN = Mm(21)
_PHOTO_HEIGHT = Mm(30)
_LINE = 1.2  # times the size of its letters
_ANCHOR = f"""<wp:anchor {nsdecls("wp")} distT="0" distB="0" distL="180000" distR="0" simplePos="0" relativeHeight="1"
 behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0"><wp:simplePos x="0" y="0"/>
<wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH>
<wp:positionV relativeFrom="margin"><wp:align>top</wp:align></wp:positionV>
<wp:wrapSquare wrapText="bothSides"/></wp:anchor>"""
# What stands behind them in a paragraph's properties, whose order the format fixes.
_BEHIND_DIRECTION = ("w:adjustRightInd", "w:spacing", "w:ind", "w:contextualSpacing", "w:jc", "w:outlineLvl")
_BEHIND_SHADES = ("w:tabs", "w:bidi", *_BEHIND_DIRECTION)
_INK, _SOFT, _WHITE = RGBColor(0x1C, 0x19, 0x17), RGBColor(0x57, 0x53, 0x4E), RGBColor(0xFF, 0xFF, 0xFF)


@dataclass(frozen=True, slots=True)
class _Face:
    """Fonts that Word has on every computer. A head of color has white words on the accent."""

    font: str
    name_size: float
    size: float = 10
    is_centred: bool = False
    has_head: bool = False


_FACES = {
    Template.LINEN: _Face("Georgia", 22),
    Template.POPLIN: _Face("Calibri", 19),
    Template.TWILL: _Face("Calibri", 24, has_head=True),
    Template.OXFORD: _Face("Georgia", 20, is_centred=True),
    Template.CHAMBRAY: _Face("Calibri Light", 22),
    Template.FLANNEL: _Face("Calibri", 17, size=9),
}


def resume_docx(page: ResumePage, look: ResumeLook, photo: bytes = b"") -> bytes:
    document, face = _blank(page, look), _FACES[look.template]
    name = document.add_paragraph(page.name)
    name._p.style = "Title"  # by id: a look-up by name takes 3 ms for each paragraph
    letterhead = [name]
    if page.contacts:
        letterhead.append(document.add_paragraph())
        if page.is_rightward:  # a phone number begins with its plus sign
            _set_direction(letterhead[-1]._p.get_or_add_pPr(), "0")
            letterhead[-1].alignment = WD_ALIGN_PARAGRAPH.RIGHT
        _run(letterhead[-1], " | ".join(page.contacts), color=_WHITE if face.has_head else _SOFT, size=face.size - 1)
    for paragraph in letterhead:
        if face.is_centred:
            paragraph.alignment = WD_ALIGN_PARAGRAPH.CENTER
        if face.has_head:
            _shade(paragraph, look.color.lstrip("#"))
    if photo:
        _add_photo(name.add_run(), photo, page.name)
        # What follows begins below the photo, which would cover the dates at its right edge.
        height = _LINE * (face.name_size + (face.size - 1) * bool(page.contacts))
        letterhead[-1].paragraph_format.space_after = Pt(_PHOTO_HEIGHT.pt - height)
    for section in page.sections:
        _add_section(document, section, face)
    out = BytesIO()
    document.save(out)
    return out.getvalue()


def _blank(page: ResumePage, look: ResumeLook) -> DocumentType:
    document, face = Document(), _FACES[look.template]
    properties = document.core_properties
    properties.author = properties.last_modified_by = page.name
    properties.title, properties.comments = f"{page.name}, resume", ""
    section = document.sections[0]
    section.page_width, section.page_height = _PAPERS[look.paper]
    section.left_margin = section.right_margin = section.top_margin = section.bottom_margin = _MARGIN
    accent = RGBColor.from_string(look.color.lstrip("#").upper())
    ink = _WHITE if face.has_head else accent if look.template is Template.CHAMBRAY else _INK
    _styled(document, "Normal", face.font, face.size, _INK, before=0, after=2)
    _styled(document, "Title", face.font, face.name_size, ink, before=0, after=2)
    _styled(document, "Heading 1", face.font, face.size + 0.5, accent, before=12, after=3)
    _styled(document, "Heading 2", face.font, face.size, _INK, before=6, after=0)
    _styled(document, "List Bullet", face.font, face.size, _INK, before=0, after=2)
    for name in ("Normal", "Title", "Heading 1", "Heading 2", "List Bullet") if page.is_rightward else ():
        _set_direction(_style(document, name).element.get_or_add_pPr(), "1")
    width = Emu(section.page_width - 2 * _MARGIN)
    for name in ("Normal", "Heading 2"):
        _style(document, name).paragraph_format.tab_stops.add_tab_stop(width, WD_TAB_ALIGNMENT.RIGHT)
    return document


def _add_photo(run: Run, photo: bytes, name: str) -> None:
    """At the right margin, next to the words that follow; the library itself only sets pictures between words."""
    inline = run.add_picture(BytesIO(photo), height=_PHOTO_HEIGHT)._inline
    inline.docPr.set("descr", f"Photo of {name}")
    anchor = parse_xml(_ANCHOR)
    for part in list(inline):
        if part.tag == qn("wp:extent"):
            anchor.insert(3, part)
        else:
            anchor.append(part)
    inline.getparent().replace(inline, anchor)


def _shade(paragraph: Paragraph, color: str) -> None:
    """Borders of the same color keep the words away from the edge."""
    borders = OxmlElement("w:pBdr")
    for side in ("top", "left", "bottom", "right"):
        borders.append(_element(f"w:{side}", val="single", sz="8", space="8", color=color))
    shade = _element("w:shd", val="clear", color="auto", fill=color)
    properties = paragraph._p.get_or_add_pPr()
    for element in (borders, shade):
        properties.insert_element_before(element, *_BEHIND_SHADES)


def _element(tag: str, **values: str) -> BaseOxmlElement:
    element = OxmlElement(tag)
    for name, value in values.items():
        element.set(qn(f"w:{name}"), value)
    return element


def _set_direction(properties: CT_PPr, is_rightward: str) -> None:
    properties.insert_element_before(_element("w:bidi", val=is_rightward), *_BEHIND_DIRECTION)


def _style(document: DocumentType, name: str) -> ParagraphStyle:
    style = document.styles[name]
    assert isinstance(style, ParagraphStyle)
    return style


def _styled(
    document: DocumentType, name: str, font: str, size: float, color: RGBColor, *, before: float, after: float
) -> None:
    style = _style(document, name)
    properties = style.element.get_or_add_rPr()
    if properties.rFonts is not None:
        properties.remove(properties.rFonts)  # it names fonts of the theme, which count more than a name
    style.font.name, style.font.color.rgb = font, color
    style.font.bold = style.font.cs_bold = name.startswith("Heading")
    style.font.italic = False
    _set_size(style.font, size)
    style.paragraph_format.space_before, style.paragraph_format.space_after = Pt(before), Pt(after)
    borders = style.element.get_or_add_pPr().find("{*}pBdr")
    if borders is not None:
        borders.getparent().remove(borders)


def _add_section(document: DocumentType, section: PageSection, face: _Face) -> None:
    heading = document.add_paragraph(section.heading)
    heading._p.style = "Heading1"
    if face.is_centred:
        heading.alignment = WD_ALIGN_PARAGRAPH.CENTER
    for entry in section.entries:
        if section.is_prose:
            document.add_paragraph(" ".join(line.text for line in entry.lines))
        else:
            _add_entry(document, entry)


def _add_entry(document: DocumentType, entry: PageEntry) -> None:
    if entry.title or entry.dates:
        _add_head(document, entry)
    if entry.details:
        details = document.add_paragraph()
        details.paragraph_format.keep_with_next = bool(entry.lines)
        _run(details, entry.details, color=_SOFT).italic = True
    for line in entry.lines:
        document.add_paragraph(line.text)._p.style = "ListBullet"


def _add_head(document: DocumentType, entry: PageEntry) -> None:
    head = document.add_paragraph()
    head.paragraph_format.keep_with_next = bool(entry.details or entry.lines)
    if entry.details or entry.lines:
        head._p.style = "Heading2"
    if entry.title:
        head.add_run(entry.title)
    if entry.dates:
        words = entry.dates.replace(" ", "\xa0")  # next to a long title they go to the next line as a whole
        dates = _run(head, f"\t{words}", color=_SOFT, size=9)
        dates.bold = dates.font.cs_bold = False


def _run(paragraph: Paragraph, words: str, *, color: RGBColor, size: float | None = None) -> Run:
    run = paragraph.add_run(words)
    run.font.color.rgb = color
    if size:
        _set_size(run.font, size)
    return run


def _set_size(font: Font, size: float) -> None:
    """In all scripts: Arabic and Hebrew have a size of their own."""
    font.size = Pt(size)
    properties = font._element.get_or_add_rPr()
    for complex_size in properties.findall(qn("w:szCs")):
        properties.remove(complex_size)
    properties.find(qn("w:sz")).addnext(_element("w:szCs", val=str(round(2 * size))))
