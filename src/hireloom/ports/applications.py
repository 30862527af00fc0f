"""Applications: one per person and job, no matter how often somebody clicks."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from hireloom.domain.applications import Application, Status
from hireloom.domain.snapshots import Snapshot, TimelineEvent
from hireloom.domain.windows import Window


class ApplicationPage(NamedTuple):
    """A page of a person's applications, the number found, and how many the person has in each status."""

    applications: Sequence[Application]
    total: int
    counts: Mapping[Status, int]


class Applications(Protocol):
    def get(self, application_id: int) -> Application:
        """Raises NotFound."""
        ...

    def of_ids(self, application_ids: Collection[int]) -> Mapping[int, Application]:
        """Applications by their ids; unknown ids are left out."""
        ...

    def get_for_update(self, application_id: int) -> Application:
        """Like `get`, and nobody else can change it until this unit is done."""
        ...

    def find(self, user_id: int, job_id: int) -> Application | None: ...

    def add(self, application: Application, snapshot: Snapshot) -> Application:
        """The application with its new id. Raises AlreadyApplied if this person already has one for this job; the unit
        stays usable."""
        ...

    def put(self, application: Application) -> Application:
        """Store a changed application. Raises NotFound."""
        ...

    def snapshot(self, application_id: int) -> Snapshot:
        """Raises NotFound."""
        ...

    def of_user(self, user_id: int) -> Sequence[Application]:
        """Newest first."""
        ...

    def newest(
        self,
        *,
        user_id: int | None = None,
        job_id: int | None = None,
        status: Status | None = None,
        among: Collection[int] | None = None,
        below: int | None,
        count: int,
    ) -> Sequence[Application]:
        """Those of this person, or for this job, with an id less than `below`, the highest first; at most `count`, and
        only those `among` these ids."""
        ...

    def listed(self, user_id: int, window: Window, *, words: str = "", status: Status | None = None) -> ApplicationPage:
        """A person's applications, newest first; `words` are searched in job title, company and status, ignoring
        case."""
        ...

    def of_job(self, job_id: int) -> Sequence[Application]:
        """Oldest first."""
        ...

    def holding(self, key: str) -> Sequence[Application]:
        """The applications with which this stored file was sent, or about which somebody wrote with it."""
        ...

    def note(self, application_id: int, *happenings: TimelineEvent) -> None:
        """Add entries to the timeline."""
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
        """Remove name, address, phone number, letter and documents from the person's applications; returns the events
        of the emails about them."""
        ...

    def assign_recruiter(self, job_id: int, email: str) -> None:
        """The applications for the job name another recruiter."""
        ...

    def unassign_all(self, user_id: int) -> None:
        """Nobody looks after the applications that this person looked after."""
        ...

    def rename_recruiter(self, old: str, new: str) -> None:
        """Move all applications from one recruiter's address to the new one."""
        ...

    def forget_recruiter(self, email: str) -> None:
        """Remove this address from all applications."""
        ...
