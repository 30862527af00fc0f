"""Jobs that are being written: drafts of one person, and templates that a company begins its jobs with."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from hireloom.domain.refusals import Full, Invalid, NotFound

LONGEST_DRAFT_NAME, LARGEST_DRAFT = 120, 60_000  # characters; of the second, those of its JSON


class NoSuchDraft(NotFound):
    sentence = "This draft no longer exists."


class TooManyDrafts(Full):
    sentence = "You can keep {most} drafts and templates. Please delete one first."


class DraftTooLarge(Invalid):
    sentence = "This draft is too long to be kept."


class DraftUnreadable(Invalid):
    sentence = "This draft holds a number that no browser could read again."


class TemplateUnnamed(Invalid):
    sentence = f"Please give the template a name of 1 to {LONGEST_DRAFT_NAME} characters."


@dataclass(frozen=True, slots=True)
class JobDraft:
    """`form` is what was typed, complete or not. A template is shared with the people of the
    author's company who post jobs, and has a name. `id` is 0 until it is stored. Raises TemplateUnnamed."""

    user_id: int
    form: Mapping[str, Any]
    saved_at: datetime
    name: str = ""
    is_template: bool = False
    id: int = 0

    def __post_init__(self) -> None:
        name = "".join(sign for sign in " ".join(self.name.split()) if sign.isprintable())
        object.__setattr__(self, "name", name[:LONGEST_DRAFT_NAME].rstrip())
        if self.is_template and not 0 < len(name) <= LONGEST_DRAFT_NAME:
            raise TemplateUnnamed
