"""Resumes as PDF, in three layouts that people really use. The bytes depend on the resume alone."""

from io import BytesIO
from typing import Literal
from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BaseDocTemplate,
    CondPageBreak,
    Flowable,
    Frame,
    FrameBreak,
    HRFlowable,
    KeepTogether,
    NextPageTemplate,
    PageTemplate,
    Paragraph,
    Spacer,
    Table,
)

from hireloom.adapters.demo.resume import Post, Resume, Study

_GREY = HexColor("#555555")


class _Face:
    """The paragraph styles of one layout."""

    def __init__(self, family: str, colour: str, *, size: float, centred: bool = False) -> None:
        regular, bold, italic = {
            "Helvetica": ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique"),
            "Times": ("Times-Roman", "Times-Bold", "Times-Italic"),
        }[family]
        ink = HexColor(colour)
        align: Literal[0, 1] = 1 if centred else 0
        self.ink = ink
        self.text = ParagraphStyle("text", fontName=regular, fontSize=size, leading=size * 1.38)
        self.bullet = ParagraphStyle("bullet", parent=self.text, leftIndent=10, bulletIndent=1, spaceAfter=1.5)
        self.name = ParagraphStyle(
            "name", fontName=bold, fontSize=size * 2.1, leading=size * 2.6, textColor=ink, alignment=align
        )
        self.headline = ParagraphStyle("headline", parent=self.text, fontSize=size * 1.15, alignment=align)
        self.contact = ParagraphStyle("contact", parent=self.text, textColor=_GREY, alignment=align)
        self.heading = ParagraphStyle(
            "heading", fontName=bold, fontSize=size * 1.18, leading=size * 1.6, textColor=ink, spaceBefore=8
        )
        self.entry = ParagraphStyle("entry", parent=self.text, fontName=bold)
        self.dates = ParagraphStyle("dates", parent=self.text, alignment=2, textColor=_GREY)
        self.employer = ParagraphStyle("employer", parent=self.text, fontName=italic, spaceAfter=2)
        self.small = ParagraphStyle("small", parent=self.text, fontSize=size * 0.93, leading=size * 1.3, spaceAfter=2)


def _paragraph(words: str, style: ParagraphStyle) -> Paragraph:
    return Paragraph(escape(words), style)


def _bullets(lines: tuple[str, ...], face: _Face) -> list[Flowable]:
    return [Paragraph(escape(line), face.bullet, bulletText="•") for line in lines]


def _line(left: Paragraph, right: Paragraph, width: float) -> Table:
    """Two texts on one line, the second at the right edge."""
    padding = [("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]
    height = [("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 0)]
    table = Table([[left, right]], colWidths=[width * 0.62, width * 0.38], style=padding + height)
    table.hAlign = "LEFT"
    return table


def _post(post: Post, face: _Face, width: float) -> list[Flowable]:
    head: list[Flowable] = [
        _line(_paragraph(post.title, face.entry), _paragraph(post.period, face.dates), width),
        _paragraph(f"{post.employer}, {post.place}", face.employer),
    ]
    bullets = _bullets(post.bullets, face)
    return [KeepTogether(head + bullets[:1]), *bullets[1:], Spacer(1, 4)]


def _study(study: Study, face: _Face, width: float) -> list[Flowable]:
    return [
        KeepTogether(
            [
                _line(_paragraph(study.degree, face.entry), _paragraph(study.period, face.dates), width),
                _paragraph(study.school, face.text),
            ]
        )
    ]


def _heading(words: str, face: _Face, *, ruled: bool = False) -> list[Flowable]:
    rule = [HRFlowable(width="100%", thickness=0.6, color=face.ink, spaceBefore=1, spaceAfter=3)] if ruled else []
    return [CondPageBreak(28 * mm), _paragraph(words, face.heading), *rule]


def _built(title: str, templates: list[PageTemplate], story: list[Flowable]) -> bytes:
    out = BytesIO()
    document = BaseDocTemplate(out, pagesize=A4, title=title, author=title.removesuffix(", resume"), invariant=1)
    document.addPageTemplates(templates)
    document.build(story)
    return out.getvalue()


def _single(resume: Resume, story: list[Flowable], margin: float) -> bytes:
    frame = Frame(margin, 15 * mm, A4[0] - 2 * margin, A4[1] - 30 * mm, 0, 0, 0, 0)
    return _built(f"{resume.name}, resume", [PageTemplate("page", [frame])], story)


def plain(resume: Resume, colour: str) -> bytes:
    """One column, sans serif, skills near the top."""
    face, margin = _Face("Helvetica", colour, size=9.6), 19 * mm
    width = A4[0] - 2 * margin
    story: list[Flowable] = [
        _paragraph(resume.name, face.name),
        _paragraph(resume.headline, face.headline),
        _paragraph("  |  ".join(resume.contact), face.contact),
        *_heading("Profile", face),
        _paragraph(resume.summary, face.text),
        *_heading("Skills", face),
        _paragraph(", ".join(resume.skills), face.text),
        *_heading("Experience", face),
    ]
    for post in resume.posts:
        story += _post(post, face, width)
    story += _heading("Education", face)
    for study in resume.studies:
        story += _study(study, face, width)
    story += _lists(resume, face)
    return _single(resume, story, margin)


def _lists(resume: Resume, face: _Face, *, ruled: bool = False) -> list[Flowable]:
    story: list[Flowable] = []
    if resume.certificates:
        heading = "CERTIFICATES" if ruled else "Certificates"
        story += [*_heading(heading, face, ruled=ruled), *_bullets(resume.certificates, face)]
    if resume.languages:
        heading = "LANGUAGES" if ruled else "Languages"
        story += [*_heading(heading, face, ruled=ruled), _paragraph(", ".join(resume.languages), face.text)]
    return story


def classic(resume: Resume, colour: str) -> bytes:
    """One column, serif, centred head, ruled headings in capitals."""
    face, margin = _Face("Times", colour, size=10.6, centred=True), 23 * mm
    width = A4[0] - 2 * margin
    story: list[Flowable] = [
        _paragraph(resume.name, face.name),
        _paragraph(" · ".join(resume.contact), face.contact),
        *_heading("SUMMARY", face, ruled=True),
        _paragraph(resume.summary, face.text),
        *_heading("PROFESSIONAL EXPERIENCE", face, ruled=True),
    ]
    for post in resume.posts:
        story += _post(post, face, width)
    story += _heading("EDUCATION", face, ruled=True)
    for study in resume.studies:
        story += _study(study, face, width)
    story += [*_heading("SKILLS", face, ruled=True), _paragraph("; ".join(resume.skills), face.text)]
    return _single(resume, story + _lists(resume, face, ruled=True), margin)


def columns(resume: Resume, colour: str) -> bytes:
    """A tinted side column with contact, skills and education beside the experience."""
    face = _Face("Helvetica", colour, size=9.2)
    margin, gap, side = 13 * mm, 9 * mm, 57 * mm
    width = A4[0] - 2 * margin - side - gap

    def tint(canvas: Canvas, _document: BaseDocTemplate) -> None:
        canvas.setFillColor(HexColor("#f1f3f4"))
        canvas.rect(0, 0, margin + side + gap / 2, A4[1], stroke=0, fill=1)

    left = Frame(margin, 14 * mm, side, A4[1] - 28 * mm, 0, 0, 0, 0)
    right = Frame(margin + side + gap, 14 * mm, width, A4[1] - 28 * mm, 0, 0, 0, 0)
    again = Frame(margin + side + gap, 14 * mm, width, A4[1] - 28 * mm, 0, 0, 0, 0)
    story: list[Flowable] = [NextPageTemplate("later"), *_heading("Contact", face)]
    story += [_paragraph(line, face.small) for line in resume.contact]
    story += [*_heading("Skills", face), *(_paragraph(skill, face.small) for skill in resume.skills)]
    story += _heading("Education", face)
    for study in resume.studies:
        story += [_paragraph(study.degree, face.entry), _paragraph(f"{study.school}, {study.period}", face.small)]
    for title, lines in (("Certificates", resume.certificates), ("Languages", resume.languages)):
        if lines:
            story += [*_heading(title, face), *(_paragraph(line, face.small) for line in lines)]
    story += [
        FrameBreak(),
        _paragraph(resume.name, face.name),
        _paragraph(resume.headline, face.headline),
        *_heading("About me", face),
        _paragraph(resume.summary, face.text),
        *_heading("Work experience", face),
    ]
    for post in resume.posts:
        story += _post(post, face, width)
    templates = [PageTemplate("first", [left, right], onPage=tint), PageTemplate("later", [again], onPage=tint)]
    return _built(f"{resume.name}, resume", templates, story)
