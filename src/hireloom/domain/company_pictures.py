"""Pictures that a company shows: its logo, and the one at the top of its careers page."""

from hireloom.domain.amounts import MB
from hireloom.domain.files import FileKind, Upload
from hireloom.domain.papers import checked
from hireloom.domain.refusals import NotFound

LARGEST_PICTURE = 10 * MB


class NoCover(NotFound):
    sentence = "This careers page has no picture."


class NoLogo(NotFound):
    sentence = "This company has no logo."


def checked_picture(upload: Upload) -> bytes:
    """A JPEG or PNG without metadata. Raises TooLarge or WrongPaper."""
    upload.must_fit(LARGEST_PICTURE)
    return checked(FileKind.PHOTO, upload.name, upload.content).content
