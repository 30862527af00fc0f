"""Resumes as files in several layouts."""

from dataclasses import dataclass
from enum import StrEnum

from hireloom.demo import resume_docx, resume_pdf
from hireloom.demo.resume import Resume


class Layout(StrEnum):
    PLAIN = "plain"
    CLASSIC = "classic"
    COLUMNS = "columns"
    WORD = "word"
    WORD_TABLE = "word-table"

    @property
    def extension(self) -> str:
        return "docx" if self in (Layout.WORD, Layout.WORD_TABLE) else "pdf"


@dataclass(frozen=True, slots=True)
class DemoResumeFile:
    """A resume and its layout; `content` always makes the same bytes."""

    resume: Resume
    layout: Layout
    colour: str = "#1d4e63"
    largest: float = 1.0  # the largest type of a PDF; 1 is about ten points

    @property
    def name(self) -> str:
        return f"{self.resume.name.replace(' ', '_')}_Resume.{self.layout.extension}"

    def content(self) -> bytes:
        if self.layout is Layout.WORD:
            return resume_docx.flowing(self.resume, self.colour)
        if self.layout is Layout.WORD_TABLE:
            return resume_docx.with_tables(self.resume, self.colour)
        if self.layout is Layout.COLUMNS:
            return resume_pdf.columns(self.resume, self.colour, self.largest)
        if self.layout is Layout.CLASSIC:
            return resume_pdf.classic(self.resume, self.colour, self.largest)
        return resume_pdf.plain(self.resume, self.colour, self.largest)
