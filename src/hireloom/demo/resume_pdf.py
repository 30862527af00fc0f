"""Resumes as PDF, in three common layouts. The bytes depend only on the resume."""

from collections.abc import Callable

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from hireloom.demo.resume import DemoRole, DemoStudy, Resume
from hireloom.demo.sheets import HEIGHT, LEADING, WIDTH, Ink, Sheet, colour

_SCALES = (1.2, 1.15, 1.1, 1.05, 1.0, 0.96, 0.92, 0.89)
_FAMILIES = {
    "Helvetica": ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique"),
    "Times": ("Times-Roman", "Times-Bold", "Times-Italic"),
}


class _Face:
    """The fonts and colors of a layout, and the blocks that all layouts share."""

    def __init__(self, family: str, code: str, size: float, *, ruled: bool = False) -> None:
        regular, bold, italic = _FAMILIES[family]
        ink, black, grey = colour(code), colour("#111111"), colour("#555555")
        self.text, self.small = Ink(regular, size, black), Ink(regular, size * 0.93, black)
        self.entry, self.dates, self.employer = (
            Ink(bold, size, black),
            Ink(regular, size, grey),
            Ink(italic, size, black),
        )
        self.name, self.headline = Ink(bold, size * 2.1, ink), Ink(regular, size * 1.15, black)
        self.contact, self.heads = Ink(regular, size, grey), Ink(bold, size * 1.18, ink)
        self.ruled = ruled

    def heading(self, sheet: Sheet, words: str, lines: int = 1) -> None:
        """A heading that stays on one page with this number of lines below it."""
        sheet.room(30 + lines * self.text.size * LEADING)
        sheet.gap(9)
        sheet.text(words.upper() if self.ruled else words, self.heads)
        if self.ruled:
            sheet.rule(self.heads.colour)
        sheet.gap(1)

    def section(self, sheet: Sheet, heading: str, words: str) -> None:
        self.heading(sheet, heading)
        sheet.text(words, self.text)

    def bullets(self, sheet: Sheet, lines: tuple[str, ...]) -> None:
        for line in lines:
            sheet.text(line, self.text, indent=10, mark="•")
            sheet.gap(1.2)

    def post(self, sheet: Sheet, post: DemoRole) -> None:
        sheet.room(self.text.size * LEADING * 3 + 6)  # a title never stands alone at the end of a page
        sheet.gap(2)
        sheet.ends(post.title, self.entry, post.period, self.dates)
        sheet.text(f"{post.employer}, {post.place}", self.employer)
        sheet.gap(1.5)
        self.bullets(sheet, post.bullets)
        sheet.gap(4)

    def posts(self, sheet: Sheet, heading: str, posts: tuple[DemoRole, ...]) -> None:
        self.heading(sheet, heading, lines=3)
        for post in posts:
            self.post(sheet, post)

    def studies(self, sheet: Sheet, heading: str, studies: tuple[DemoStudy, ...]) -> None:
        self.heading(sheet, heading, lines=2)
        for study in studies:
            sheet.room(self.text.size * LEADING * 2 + 1)
            sheet.gap(1)
            sheet.ends(study.degree, self.entry, study.period, self.dates)
            sheet.text(study.school, self.text)

    def ending(self, sheet: Sheet, resume: Resume) -> None:
        if resume.certificates:
            self.heading(sheet, "Certificates")
            self.bullets(sheet, resume.certificates)
        if resume.languages:
            self.section(sheet, "Languages", ", ".join(resume.languages))


def _sheet(resume: Resume, margin: float) -> Sheet:
    return Sheet(f"{resume.name}, resume", resume.name, margin=margin)


def _fitted(write: Callable[[Resume, str, float], Sheet], resume: Resume, code: str, largest: float) -> bytes:
    """The resume in the largest type up to `largest` that leaves no few lines alone on the last page."""
    sheets = (write(resume, code, scale) for scale in _SCALES if scale <= largest)
    fitting = (sheet for sheet in sheets if not sheet.ends_lonely)
    return (next(fitting, None) or write(resume, code, largest)).content()


def plain(resume: Resume, code: str, largest: float = 1.0) -> bytes:
    """One column, sans serif, skills near the top."""
    return _fitted(_plain, resume, code, largest)


def classic(resume: Resume, code: str, largest: float = 1.0) -> bytes:
    """One column, serif, centered head, ruled headings in capitals."""
    return _fitted(_classic, resume, code, largest)


def columns(resume: Resume, code: str, largest: float = 1.0) -> bytes:
    """A tinted side column with contact, skills and education next to the experience."""
    return _fitted(_columns, resume, code, largest)


def _plain(resume: Resume, code: str, scale: float) -> Sheet:
    face, sheet = _Face("Helvetica", code, 9.6 * scale), _sheet(resume, 18 * mm)
    sheet.text(resume.name, face.name)
    sheet.gap(3)
    sheet.text(resume.headline, face.headline)
    sheet.text("  |  ".join(resume.contact), face.contact)
    face.section(sheet, "Profile", resume.summary)
    face.section(sheet, "Skills", ", ".join(resume.skills))
    face.posts(sheet, "Experience", resume.posts)
    face.studies(sheet, "Education", resume.studies)
    face.ending(sheet, resume)
    return sheet


def _classic(resume: Resume, code: str, scale: float) -> Sheet:
    face, sheet = _Face("Times", code, 10.6 * scale, ruled=True), _sheet(resume, 21 * mm)
    sheet.text(resume.name, face.name, centred=True)
    sheet.gap(3)
    sheet.text(" · ".join(resume.contact), face.contact, centred=True)
    face.section(sheet, "Summary", resume.summary)
    face.posts(sheet, "Professional experience", resume.posts)
    face.studies(sheet, "Education", resume.studies)
    face.section(sheet, "Skills", "; ".join(resume.skills))
    face.ending(sheet, resume)
    return sheet


def _columns(resume: Resume, code: str, scale: float) -> Sheet:
    face, margin, gap, side = _Face("Helvetica", code, 9.2 * scale), 13 * mm, 9 * mm, 57 * mm

    def tint(canvas: Canvas) -> None:
        canvas.setFillColor(colour("#f1f3f4"))
        canvas.rect(0, 0, margin + side + gap / 2, HEIGHT, stroke=0, fill=1)

    sheet = Sheet(f"{resume.name}, resume", resume.name, margin=margin, under=tint)
    sheet.column(margin, side)
    asides = [("Contact", resume.contact), ("Skills", resume.skills)]
    asides += [("Education", tuple(f"{study.degree}, {study.school}, {study.period}" for study in resume.studies))]
    asides += [("Certificates", resume.certificates), ("Languages", resume.languages)]
    for heading, lines in asides:
        if lines:
            face.heading(sheet, heading)
        for line in lines:
            sheet.text(line, face.small)
            sheet.gap(1.5)
    sheet.column(margin + side + gap, WIDTH - 2 * margin - side - gap)
    sheet.text(resume.name, face.name)
    sheet.gap(3)
    sheet.text(resume.headline, face.headline)
    face.section(sheet, "About me", resume.summary)
    face.posts(sheet, "Work experience", resume.posts)
    return sheet
