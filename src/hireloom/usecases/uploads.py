"""Which resume files a route accepts."""

from dataclasses import dataclass

from hireloom.domain.documents import Format
from hireloom.domain.files import MB, Upload

WITH_OLD_WORD = (Format.PDF, Format.DOCX, Format.DOC)
WITHOUT_OLD_WORD = (Format.PDF, Format.DOCX)


@dataclass(frozen=True, slots=True)
class UploadPolicy:
    """The largest allowed file, inclusive, and the accepted formats."""

    most_bytes: int
    formats: tuple[Format, ...]

    def check(self, upload: Upload) -> None:
        """Raises TooLarge."""
        upload.must_fit(self.most_bytes)


SCREEN = UploadPolicy(10 * MB, WITH_OLD_WORD)
DIALOG = UploadPolicy(30 * MB, WITHOUT_OLD_WORD)  # the job seeker's match dialog
SCORING = UploadPolicy(30 * MB, WITH_OLD_WORD)
