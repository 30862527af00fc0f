"""The stages of jobs, and the moves of applications between them."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from typing import Protocol

from hireloom.domain.days import Days
from hireloom.domain.stages import OverdueStage, Stage, StageMove


class Stages(Protocol):
    def of_job(self, job_id: int) -> Sequence[Stage]:
        """The job's own stages in their order; none if it has the default ones."""
        ...

    def put(self, job_id: int, stages: Sequence[Stage]) -> None:
        """Replace the job's stages."""
        ...

    def of_company(self, company_id: int) -> Sequence[Stage]:
        """With which new jobs of the company begin; none if it has set none."""
        ...

    def put_of_company(self, company_id: int, stages: Sequence[Stage]) -> None:
        """Replace these."""
        ...

    def wants_email(self, user_id: int) -> bool:
        """Whether the person gets emails about overdue applications and scorecards; everybody does at first."""
        ...

    def switch_email(self, user_id: int, *, on: bool) -> None:
        """Whether the person gets emails about overdue applications and scorecards from now on."""
        ...

    def counts(self, job_id: int, among: Collection[int] | None = None) -> Mapping[int | None, int]:
        """How many undecided applications each stage has, by its number; None for those that never moved. `among` are
        the ids of those to count."""
        ...

    def overdue(self, today: date, days: Days, *, recruiter_id: int | None = None) -> Sequence[OverdueStage]:
        """Stages with applications past the limit by the calendar `days`, of one recruiter's jobs or of all; without
        those that have none."""
        ...

    def settle(self, job_id: int, stage: Stage) -> None:
        """Put all applications for the job that never moved into this stage."""
        ...

    def reassign(self, job_id: int, before: Stage, after: Stage, *, by_id: int, at: datetime) -> None:
        """Move all applications for the job from one stage to another, and record each of these moves."""
        ...

    def add(self, *moves: StageMove) -> None:
        """Record these moves."""
        ...

    def moves(self, application_id: int) -> Sequence[StageMove]:
        """Oldest first."""
        ...

    def moves_by(self, user_id: int) -> Sequence[StageMove]:
        """Oldest first."""
        ...

    def forget_application(self, application_id: int) -> None:
        """Remove the moves of this application."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove the moves of this person's applications, and whether they want emails. The moves that they made stay,
        under a deleted user."""
        ...
