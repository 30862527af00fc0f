"""Writes a resume in the format that the person chose."""

from hireloom.adapters.resume_files.fonts import missing_letters
from hireloom.domain.resumes.layouts import ResumeFormat, ResumeLook, ResumePage


class ResumeFileWriter:
    def missing_letters(self, page: ResumePage) -> str:
        return missing_letters(repr(page))

    def write(self, page: ResumePage, look: ResumeLook, format: ResumeFormat, photo: bytes = b"") -> bytes:
        # The typesetter takes 80 MB, so it is loaded when somebody first needs it.
        if format is ResumeFormat.PDF:
            from hireloom.adapters.resume_files.pdf import resume_pdf

            return resume_pdf(page, look, photo)
        from hireloom.adapters.resume_files.docx import resume_docx

        return resume_docx(page, look, photo)
