"""Recruiters' internal notes on applications."""

from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.refusals import Conflict, Invalid, NotFound

LONGEST_NOTE = 2_000
MOST_NOTES = 200  # on one application


class NoSuchNote(NotFound):
    sentence = "Note not found"


class NoteNeeded(Invalid):
    sentence = "Please write a note."


class NoteTooLong(Invalid):
    sentence = f"A note can have at most {LONGEST_NOTE:,} characters."


class TooManyNotes(Conflict):
    sentence = f"There are {MOST_NOTES} notes on this application already. Please remove one first."


@dataclass(frozen=True, slots=True)
class Note:
    """Never shown to the applicant. `author` is the name to show, set once the note is stored."""

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


def must_have_room(count: int) -> None:
    """Raises TooManyNotes if an application with `count` notes cannot have another."""
    if count >= MOST_NOTES:
        raise TooManyNotes
