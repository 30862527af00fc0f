"""Keeping views of a job's applications."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.applicant_views import ApplicantView


class ApplicantViews(Protocol):
    def of(self, user_id: int) -> Sequence[ApplicantView]:
        """One's own, oldest first."""
        ...

    def shared_with(self, user_id: int) -> Sequence[ApplicantView]:
        """Those that other people of the person's company share, oldest first."""
        ...

    def get(self, view_id: int, user_id: int) -> ApplicantView:
        """Raises NoSuchView, even if it is somebody else's."""
        ...

    def put(self, view: ApplicantView) -> ApplicantView:
        """Store a changed view, or a new one, which gets an id."""
        ...

    def remove(self, view_id: int) -> None: ...

    def remove_all(self, user_id: int) -> None: ...
