"""Who applied for what: one application of a person for a job, whatever the clicks."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from hireloom.domain.applications import Application, Status
from hireloom.domain.snapshots import Happening, Snapshot
from hireloom.domain.windows import Window


class Listed(NamedTuple):
    """A part of a list, how long the whole list is, and how many there are in each status whatever was asked for."""

    applications: Sequence[Application]
    total: int
    counts: Mapping[Status, int]


class Applications(Protocol):
    def get(self, application_id: int) -> Application:
        """Raises NotFound."""
        ...

    def held(self, application_id: int) -> Application:
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

    def listed(self, user_id: int, window: Window, *, words: str = "", status: Status | None = None) -> Listed:
        """A person's, newest first; `words` stand in the job's title, the company or the status, in any case."""
        ...

    def of_job(self, job_id: int) -> Sequence[Application]:
        """Oldest first."""
        ...

    def holding(self, key: str) -> Sequence[Application]:
        """Those with which this stored file was sent."""
        ...

    def note(self, application_id: int, *happenings: Happening) -> None:
        """Add lines to the timeline."""
        ...

    def timeline(self, application_id: int) -> Sequence[Happening]:
        """Oldest first."""
        ...

    def overdue(self, *, papers: datetime, rejected: datetime, after: int, count: int) -> Sequence[int]:
        """The ids above `after`, in order, of those that still have identity papers and were decided before `papers`,
        or sent before `rejected` and never decided; and of those that were rejected before `rejected` and still say
        whose they are."""
        ...

    def forget_letter(self, application_id: int) -> None:
        """The cover letter is empty."""
        ...

    def forget_user(self, user_id: int) -> Sequence[str]:
        """The person's applications stay without name, address, number, letter and documents; the events of the letters
        that were written about them."""
        ...

    def forget_recruiter(self, email: str) -> None:
        """No application names this address any more."""
        ...
