"""What people correct in our reading of their resumes."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from hireloom.domain.resume_match.corrections import CorrectedMatch


class CorrectedMatches(Protocol):
    def of(self, user_id: int) -> Sequence[CorrectedMatch]:
        """Oldest first."""
        ...

    def of_resume(self, user_id: int, resume: str) -> Sequence[CorrectedMatch]:
        """Those of one resume, by the hash of its text; oldest first."""
        ...

    def get(self, match_id: int, user_id: int) -> CorrectedMatch:
        """Raises NoSuchCorrection, even if it is somebody else's."""
        ...

    def put(self, match: CorrectedMatch) -> CorrectedMatch:
        """Store a changed match, or a new one, which gets an id; a match without corrections is removed."""
        ...

    def remove_all(self, user_id: int) -> None: ...

    def shared(self) -> Iterator[CorrectedMatch]:
        """Those from which we may learn, oldest first, without loading all of them into memory."""
        ...
