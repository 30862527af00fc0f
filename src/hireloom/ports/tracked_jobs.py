"""Keeping the jobs that people follow, and reading the page of one."""

from collections.abc import Sequence
from datetime import date
from typing import Protocol

from hireloom.domain.boards.postings import Posting
from hireloom.domain.tracked_documents import LetterVersion, SavedLetter, TrackedDocuments
from hireloom.domain.tracked_jobs import TrackedJob
from hireloom.domain.tracker_stages import TrackerStage


class DocumentsOfJobs(Protocol):
    def of(self, job_id: int) -> TrackedDocuments:
        """Files oldest first, letters newest first."""
        ...

    def saved_letters(self, user_id: int, *, count: int) -> Sequence[SavedLetter]:
        """Of all tracked jobs, newest first."""
        ...

    def add_file(self, job_id: int, key: str) -> None:
        """A file whose description is stored already."""
        ...

    def add_letter(self, job_id: int, letter: LetterVersion) -> None: ...

    def remove_letter(self, job_id: int, letter_id: int) -> None: ...


class TrackedJobs(Protocol):
    @property
    def documents(self) -> DocumentsOfJobs: ...

    def of(self, user_id: int) -> Sequence[TrackedJob]:
        """Newest first."""
        ...

    def get(self, job_id: int, user_id: int) -> TrackedJob:
        """Raises NoSuchTrackedJob, even if it is somebody else's."""
        ...

    def to_remind_of(self, since: date, until: date) -> Sequence[TrackedJob]:
        """Those that are not closed, with a reminder in these days, by person and day."""
        ...

    def text(self, job_id: int) -> str:
        """The text of the advert; empty without one."""
        ...

    def add(self, job: TrackedJob, text: str) -> TrackedJob:
        """Store a new job, which gets an id."""
        ...

    def put(self, job: TrackedJob, text: str | None = None) -> TrackedJob:
        """Store a changed job, and its text if there is a new one."""
        ...

    def own_stages(self, user_id: int) -> Sequence[TrackerStage]:
        """The person's own columns, in their order."""
        ...

    def put_own_stages(self, user_id: int, stages: Sequence[TrackerStage]) -> None:
        """Replace the person's own columns."""
        ...

    def remove(self, job_id: int) -> None:
        """With its files and letters."""
        ...

    def remove_all(self, user_id: int) -> None:
        """The jobs, and the person's own stages."""
        ...


class JobPages(Protocol):
    def read(self, address: str) -> Posting:
        """The job that a page on the internet describes, within half a minute. Raises BoardFailed."""
        ...
