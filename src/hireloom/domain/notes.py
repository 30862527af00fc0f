"""Recruiters' internal notes on applications."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Full, Invalid, NotFound

LONGEST_NOTE = 2_000
MOST_MENTIONS = 10  # in one note
_MENTION = re.compile(r"(?<![\w@.])@([\w.-]{2,64})")


class NoSuchNote(NotFound):
    sentence = "Note not found"


class NoteNeeded(Invalid):
    sentence = "Please write a note."


class NoteTooLong(Invalid):
    sentence = f"A note can have at most {LONGEST_NOTE:,} characters."


class TooManyNotes(Full):
    sentence = "There are {most} notes on this application already. Please remove one first."


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


def mentioned(text: str, people: Iterable[User], *, by: User) -> Sequence[User]:
    """The people whom a note names with @ and their username, each once, at most MOST_MENTIONS; never its author."""
    names = {match[1].rstrip(".-").casefold() for match in _MENTION.finditer(text)}
    matching = {person.id: person for person in people if person.username.casefold() in names and person.id != by.id}
    return list(matching.values())[:MOST_MENTIONS]


def must_have_room(count: int, most: int) -> None:
    """Raises TooManyNotes if an application with `count` notes cannot have another."""
    if count >= most:
        raise TooManyNotes(most)
