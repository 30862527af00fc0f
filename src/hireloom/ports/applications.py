"""Applications: one of a person for a job, however often they click."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from hireloom.domain.applications import Application, Status
from hireloom.domain.snapshots import Snapshot, TimelineEvent
from hireloom.domain.windows import Window


class ApplicationPage(NamedTuple):
    """A page of a person's applications, how many the query found, and how many the person has in each status."""

    applications: Sequence[Application]
    total: int
    counts: Mapping[Status, int]


class Applications(Protocol):
    def get(self, application_id: int) -> Application:
        """Raises NotFound."""
        ...

    def get_for_update(self, application_id: int) -> Application:
        """As `get`; and nobody else changes it until this unit is done."""
        ...

    def find(self, user_id: int, job_id: int) -> Application | None: ...

    def add(self, application: Application, snapshot: Snapshot) -> Application:
        """The application with an id. Raises AlreadyApplied when this person has one for this job, and keeps the unit
        usable."""
        ...

    def put(self, application: Application) -> Application:
        """Keep a changed application. Raises NotFound."""
        ...

    def snapshot(self, application_id: int) -> Snapshot:
        """Raises NotFound."""
        ...

    def of_user(self, user_id: int) -> Sequence[Application]:
        """Newest first."""
        ...

    def listed(self, user_id: int, window: Window, *, words: str = "", status: Status | None = None) -> ApplicationPage:
        """A person's applications, newest first; `words` are looked for in job title, company and status, in any
        case."""
        ...

    def of_job(self, job_id: int) -> Sequence[Application]:
        """Oldest first."""
        ...

    def holding(self, key: str) -> Sequence[Application]:
        """The applications that this stored file was sent with."""
        ...

    def note(self, application_id: int, *happenings: TimelineEvent) -> None:
        """Add lines to the timeline."""
        ...

    def timeline(self, application_id: int) -> Sequence[TimelineEvent]:
        """Oldest first."""
        ...

    def overdue(self, *, papers: datetime, rejected: datetime, after: int, count: int) -> Sequence[int]:
        """The ids above `after`, in order, of applications that still have identity papers and were decided before
        `papers`, or sent before `rejected` and never decided; and of those rejected before `rejected` that still name
        their person."""
        ...

    def forget_letter(self, application_id: int) -> None:
        """Empty the cover letter."""
        ...

    def forget_user(self, user_id: int) -> Sequence[str]:
        """Take name, address, number, letter and documents out of the person's applications; returns the events of the
        mails that were written about them."""
        ...

    def forget_recruiter(self, email: str) -> None:
        """Take this address out of all applications."""
        ...
