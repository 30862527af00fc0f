"""The teams of jobs."""

from collections.abc import Collection, Sequence
from typing import Protocol

from hireloom.domain.job_teams import JobTeamMember


class JobTeams(Protocol):
    def of_jobs(self, job_ids: Collection[int]) -> Sequence[JobTeamMember]:
        """By job, then by person; of people who are in a company."""
        ...

    def of_user(self, user_id: int) -> Sequence[JobTeamMember]:
        """The teams that the person is on, by job."""
        ...

    def is_on(self, job_id: int, user_id: int) -> bool: ...

    def put(self, member: JobTeamMember) -> None:
        """A new one, or with another role."""
        ...

    def remove(self, job_id: int, user_id: int) -> None:
        """Nothing happens if the person is not on the team."""
        ...

    def remove_all(self, user_id: int) -> None:
        """From every team."""
        ...
