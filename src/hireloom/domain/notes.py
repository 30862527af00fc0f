"""What recruiters write down about an application, for themselves."""

from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.refusals import Invalid, NotFound

LONGEST_NOTE = 2_000


class NoSuchNote(NotFound):
    sentence = "Note not found"


class NoteNeeded(Invalid):
    sentence = "Please write a note."


class NoteTooLong(Invalid):
    sentence = f"A note can have {LONGEST_NOTE:,} characters at most."


@dataclass(frozen=True, slots=True)
class Note:
    """Never shown to whoever applied. `author` is a name to show, known when it was kept."""

    application_id: int
    author_id: int
    text: str
    at: datetime
    author: str = ""
    id: int = 0


def note_text(typed: str | None) -> str:
    """Raises NoteNeeded or NoteTooLong."""
    text = (typed or "").replace("\r\n", "\n").strip()
    if not text:
        raise NoteNeeded
    if len(text) > LONGEST_NOTE:
        raise NoteTooLong
    return text
