"""What a person keeps with a tracked job: files, and the versions of a letter."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from hireloom.domain.files import StoredFile
from hireloom.domain.refusals import Full, Invalid, NotFound

LONGEST_VERSION = 10_000  # characters
MOST_SAVED = 50  # letters in the list of all jobs


class NoSuchTrackedDocument(NotFound):
    sentence = "This is no longer kept with the job."


class TooManyTrackedFiles(Full):
    sentence = "A job has at most {most} files. Please remove one first."


class LetterVersionEmpty(Invalid):
    sentence = "Please write something first."


@dataclass(frozen=True, slots=True)
class LetterVersion:
    """`id` is 0 until it is stored. Raises LetterVersionEmpty."""

    text: str
    written_at: datetime
    id: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.text.strip())
        if not self.text:
            raise LetterVersionEmpty


class SavedLetter(NamedTuple):
    """A version of a letter with the tracked job that it was written for, and the applications that it went along
    with, word for word."""

    version: LetterVersion
    title: str
    company: str
    application_ids: Sequence[int]


@dataclass(frozen=True, slots=True)
class TrackedDocuments:
    """The files of a job, oldest first, and the versions of its letter, newest first."""

    files: Sequence[StoredFile]
    letters: Sequence[LetterVersion]
