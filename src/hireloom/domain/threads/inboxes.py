"""The threads of a person over all applications, and which of them hold something new."""

from typing import NamedTuple

from hireloom.domain.applications import Application
from hireloom.domain.threads.messages import ThreadMessage

LONGEST_SNIPPET = 160  # characters


class ThreadHead(NamedTuple):
    """A thread with its last message. `is_unread`: the other side wrote it, and the person has not opened the thread
    since. `is_blind`: the job's review is blind."""

    application: Application
    message: ThreadMessage
    is_unread: bool
    is_blind: bool


def snippet(text: str) -> str:
    """The beginning of a message, on one line; one without words has files."""
    line = " ".join(text[: 4 * LONGEST_SNIPPET].split()) or "(attachment)"
    return line if len(line) <= LONGEST_SNIPPET else f"{line[: LONGEST_SNIPPET - 1].rstrip()}…"
