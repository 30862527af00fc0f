"""One resume and one job for a model: identities are hidden in the request, and the response is checked."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from hireloom.adapters.analysts import prompts
from hireloom.adapters.analysts.grounding import Facts, Standing, plain, visible
from hireloom.adapters.analysts.redaction import PLACEHOLDER, Redaction
from hireloom.domain.resume_match.findings import Evidence
from hireloom.ports.chats import ChatFailed, Message

MAX_BOTH = 200_000
_LONG_BLANK = re.compile(r"[^\S\n]{3,}")  # three spaces are enough to separate columns; thousands would cost time
_CONTACT = re.compile(r"«(?!NAME-)[A-Z]+-\d+»")


class Exchange:
    """Raises ChatFailed for documents that are too long to be checked in good time."""

    def __init__(self, resume: str, job: str) -> None:
        if len(resume) + len(job) > MAX_BOTH:
            raise ChatFailed("The documents are too long for a model.")
        self._resume = _LONG_BLANK.sub("   ", visible(resume))
        self._job = _LONG_BLANK.sub("   ", visible(job))
        self._standing = Standing(resume)
        self.in_resume = Facts.of(resume)
        self.in_job = Facts.of(job)
        self._redaction = Redaction(self._resume, self._job)

    def messages(self, task: str, notes: Mapping[str, Any]) -> Sequence[Message]:
        hide = self._redaction.hide
        return prompts.messages(
            task, hide(self._resume), hide(self._job), _each_text(notes, lambda text: hide(visible(text)))
        )

    def text(self, value: object, *, most: int) -> str | None:
        """The model's text with the hidden words restored; None if it is not plain text, or has a contact or an unknown
        placeholder."""
        text = plain(value, most=most)
        if text is None or _CONTACT.search(text):
            return None
        revealed = self._redaction.reveal(text)
        return None if PLACEHOLDER.search(revealed) else revealed

    def prose(self, value: object, facts: Facts, *, most: int) -> str | None:
        """The text when nothing in it is invented."""
        text = self.text(value, most=most)
        return text if text and facts.support(text) else None

    def quote(self, value: object, *, least: int = 8) -> Evidence | None:
        """The place of these words in the resume; None if they are not there or are a contact."""
        if not isinstance(value, str) or _CONTACT.search(value):
            return None
        place = self._standing.find(self._redaction.reveal(value), least=least)
        return Evidence(*place) if place else None


def _each_text(value: Any, change: Any) -> Any:
    if isinstance(value, str):
        return change(value)
    if isinstance(value, Mapping):
        return {key: _each_text(item, change) for key, item in value.items()}
    if isinstance(value, list):
        return [_each_text(item, change) for item in value]
    return value
