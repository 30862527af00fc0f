"""A person's photo, for resumes on which they ask for one. It is not part of the career: nothing reads or scores it."""

from hireloom.domain.amounts import MB
from hireloom.domain.files import FileKind, Upload
from hireloom.domain.papers import Paper, checked
from hireloom.domain.refusals import NotFound

LARGEST_PHOTO = 10 * MB


class NoPhoto(NotFound):
    sentence = "There is no photo in your career."


def checked_photo(upload: Upload) -> Paper:
    """Raises TooLarge or WrongPaper."""
    upload.must_fit(LARGEST_PHOTO)
    return checked(FileKind.PHOTO, upload.name, upload.content)
