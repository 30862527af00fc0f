"""Which resume files a route accepts."""

from dataclasses import dataclass

from hireloom.domain.amounts import Amounts
from hireloom.domain.documents import Format

WITH_OLD_WORD = (Format.PDF, Format.DOCX, Format.DOC)
WITHOUT_OLD_WORD = (Format.PDF, Format.DOCX)


@dataclass(frozen=True, slots=True)
class UploadPolicy:
    """The accepted formats, and whether the file may be as large as a document of an application."""

    formats: tuple[Format, ...]
    is_of_application: bool = False

    def most_bytes(self, amounts: Amounts) -> int:
        """Inclusive."""
        return amounts.document_bytes if self.is_of_application else amounts.resume_bytes


SCREEN = UploadPolicy(WITH_OLD_WORD)
DIALOG = UploadPolicy(WITHOUT_OLD_WORD, is_of_application=True)  # the job seeker's match dialog
SCORING = UploadPolicy(WITH_OLD_WORD, is_of_application=True)
