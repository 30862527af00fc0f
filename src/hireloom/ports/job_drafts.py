"""Keeping drafts of jobs and templates for jobs."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.job_drafts import JobDraft


class JobDrafts(Protocol):
    def of(self, user_id: int) -> Sequence[JobDraft]:
        """One's own drafts and templates, the one that was saved last first."""
        ...

    def templates_for(self, user_id: int) -> Sequence[JobDraft]:
        """The templates of other people of the person's company, by name."""
        ...

    def get(self, draft_id: int, user_id: int) -> JobDraft:
        """Raises NoSuchDraft, even if it is somebody else's."""
        ...

    def put(self, draft: JobDraft) -> JobDraft:
        """Store a changed draft, or a new one, which gets an id."""
        ...

    def remove(self, draft_id: int) -> None: ...

    def remove_all(self, user_id: int) -> None: ...
