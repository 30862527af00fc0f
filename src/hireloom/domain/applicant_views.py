"""Views of a job's applications that people save: which applications, in which order, with which columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from hireloom.domain.applications import HIGHEST_SCORE, Status
from hireloom.domain.refusals import Full, Invalid, NotFound

LONGEST_VIEW_NAME, LONGEST_CHOICE = 60, 64


class QuickFilter(StrEnum):
    """The filters that lie one press away."""

    ACTIVE = "active"  # waits for a decision
    MINE = "mine"  # of those, the ones that the person looks after
    DUE = "due"  # of those, the ones whose promised answer is due soon, or late
    REPLIES = "replies"  # with messages from the applicant that are new to the person


class ViewColumn(StrEnum):
    """The columns that the table of applications can have, in its order."""

    NAME = "Name"
    MATCH = "Match"
    YEARS = "Years"
    CURRENT_TITLE = "Current title"
    DOCUMENTS = "Documents"
    ACTIONS = "Actions"
    CONTACT_INFO = "Contact Info"
    SOURCE = "Source"
    TAGS = "Tags"
    ASSIGNEE = "Assignee"
    STATUS = "Status"
    ANSWER_BY = "Answer by"
    APPLIED_DATE = "Applied Date"


class NoSuchView(NotFound):
    sentence = "This view no longer exists."


class TooManyViews(Full):
    sentence = "You can keep {most} views. Please delete one first."


class ViewInvalid(Invalid):
    sentence = f"Please give the view a name of 1 to {LONGEST_VIEW_NAME} characters."


@dataclass(frozen=True, slots=True)
class ApplicantFilters:
    """`stage` is the number of a stage, which another job may not have: it is then left out. None and "" keep all."""

    quick: QuickFilter | None = None
    status: Status | None = None
    stage: int | None = None
    source: str | None = None
    tag: str = ""
    least_score: int | None = None

    def __post_init__(self) -> None:
        is_short = all(len(text) <= LONGEST_CHOICE for text in (self.source or "", self.tag))
        if not is_short or not 0 <= (self.least_score or 0) <= HIGHEST_SCORE:
            raise ViewInvalid


@dataclass(frozen=True, slots=True)
class ApplicantView:
    """Shared with the people of the author's company, or the author's own. Without `columns`, it has the usual ones.
    `sort` is an order of the list. `id` is 0 until it is stored. Raises ViewInvalid."""

    user_id: int
    name: str
    filters: ApplicantFilters
    sort: str
    columns: Sequence[ViewColumn]
    is_shared: bool = False
    id: int = 0

    def __post_init__(self) -> None:
        name = "".join(sign for sign in " ".join(self.name.split()) if sign.isprintable())
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "columns", tuple(self.columns))
        if not 0 < len(name) <= LONGEST_VIEW_NAME:
            raise ViewInvalid
