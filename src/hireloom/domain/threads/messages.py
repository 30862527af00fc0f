"""The messages of a thread."""

import re
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import islice

from hireloom.domain.applications import Application
from hireloom.domain.files import StoredFile
from hireloom.domain.refusals import Conflict, Full, Invalid, NotFound

LONGEST_THREAD_MESSAGE = 5_000  # characters
MOST_PARTS = 100  # of a name; one of 100 characters has 50 at most
HIDDEN = "[hidden]"

# A run of hidden words becomes one: the number of parts in a name is a clue, too.
_HIDDEN_RUN = re.compile(rf"{re.escape(HIDDEN)}(?:[\s,.-]{{1,3}}{re.escape(HIDDEN)})+")
_UNWRITABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


class ThreadMessageNeeded(Invalid):
    sentence = f"Please write a message of at most {LONGEST_THREAD_MESSAGE:,} characters."


class ThreadFull(Full):
    sentence = "There are {most} messages about this application already."


class ThreadClosed(Conflict):
    sentence = "The data of this application was deleted, so nobody can write about it."


class NoSuchThread(NotFound):
    sentence = "Application not found"


@dataclass(frozen=True, slots=True)
class ThreadMessage:
    """`mail_id` is the Message-ID of an email, by which it is taken only once; empty for what was written on a screen.
    `author` is the name to show, set once the message is stored. `left_out` are the names of attached files that were
    not taken."""

    application_id: int
    author_id: int
    is_from_applicant: bool
    text: str
    at: datetime
    mail_id: str = ""
    author: str = ""
    id: int = 0
    files: tuple[StoredFile, ...] = ()
    left_out: tuple[str, ...] = ()

    @property
    def event(self) -> str:
        """Names the letter that tells the other side."""
        return f"threads.{self.application_id}.{self.id}"


def thread_text(typed: str | None, *, may_be_empty: bool = False) -> str:
    """Raises ThreadMessageNeeded."""
    text = writable(typed or "")
    if len(text) > LONGEST_THREAD_MESSAGE or not (text or may_be_empty):
        raise ThreadMessageNeeded
    return text


def writable(typed: str) -> str:
    """The text without control characters, which emails and databases refuse."""
    return _UNWRITABLE.sub("", typed.replace("\r\n", "\n")).strip()


def without_identity(message: ThreadMessage, application: Application) -> ThreadMessage:
    """The message as a blind review shows it: without the applicant's name, address and number as they were sent, and
    without a way to open the applicant's files or to know them again by their size."""
    name, phone = application.full_name, application.phone
    text = nameless(message.text, name, phone)
    if not message.is_from_applicant:
        files = tuple(replace(file, name=nameless(file.name, name, phone)) for file in message.files)
        return replace(message, text=text, files=files)
    files = tuple(replace(file, key="", name=f"{HIDDEN}.{file.extension}", size=0) for file in message.files)
    return replace(message, text=text, files=files, left_out=tuple(HIDDEN for _ in message.left_out))


def nameless(text: str, full_name: str, phone: str = "") -> str:
    """The text without this name, without the number where it is known, and without any address."""
    parts = dict.fromkeys(part for part in re.split(r"[\s,]+", full_name) if len(part) > 1)  # each once
    if parts:
        words = "|".join(map(re.escape, islice(parts, MOST_PARTS)))
        text = re.sub(rf"(?<!\w)(?:{words})(?!\w)", HIDDEN, text, flags=re.IGNORECASE)
        text = _HIDDEN_RUN.sub(HIDDEN, text)
    digits = re.sub(r"\D", "", phone)
    if len(digits) > 5:
        text = re.sub(r"\+?" + r"[ ()./-]{0,3}".join(digits[-6:]), HIDDEN, text)
    return re.sub(r"[^\s@<>]{1,64}@[^\s@<>]{1,254}", HIDDEN, text)
