"""Resumes as files."""

from typing import Protocol

from hireloom.domain.resumes.layouts import ResumeFormat, ResumeLook, ResumePage


class ResumeWriter(Protocol):
    def missing_letters(self, page: ResumePage) -> str:
        """Letters of the page, each once, that a PDF would show as empty boxes, because no font has them."""
        ...

    def write(self, page: ResumePage, look: ResumeLook, format: ResumeFormat, photo: bytes = b"") -> bytes:
        """The file, with all words of the page as text and in the page's order, and a photo (a JPEG) if there is
        one."""
        ...
