"""Keeping the versions of resumes."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.resumes.versions import ResumeVersion


class ResumeVersions(Protocol):
    def of(self, user_id: int) -> Sequence[ResumeVersion]:
        """Last changed first."""
        ...

    def get(self, resume_id: int, user_id: int) -> ResumeVersion:
        """Raises NoSuchResumeVersion, even if it is somebody else's. A writing unit has it to itself."""
        ...

    def put(self, version: ResumeVersion) -> ResumeVersion:
        """Store a changed version, or a new one, which gets an id."""
        ...

    def remove(self, resume_id: int) -> None: ...

    def remove_all(self, user_id: int) -> None: ...
