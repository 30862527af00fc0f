"""Who fits what: the best jobs for a person and the best people for a job, both as `domain.profile_match` scores
them."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from hireloom.domain.profile_match.matches import Candidate, JobNeeds
from hireloom.domain.profile_match.recommendations import (
    CandidateViewer,
    JobQuestion,
    MatchedCandidates,
    Recommendations,
)
from hireloom.domain.windows import Window


class ReachCount(NamedTuple):
    """How many people reach a score, and how many of them also reach the score of the first question."""

    people: int
    of_first: int


class JobMatches(Protocol):
    """Scores every job to which people can apply; knows of each change as soon as its unit of work is done."""

    def best(
        self, candidate: Candidate, question: JobQuestion, among: Collection[int] | None = None
    ) -> Recommendations:
        """In the order of recommendations; the statistics are about all jobs that reach the score. Of all jobs, or of
        those named by their ids."""
        ...


class CandidateMatches(Protocol):
    """Scores every active job seeker who lets the viewer find them and names skills or roles; knows of each change as
    soon as its unit of work is done."""

    def best(self, needs: JobNeeds, least_score: int, window: Window, viewer: CandidateViewer) -> MatchedCandidates:
        """In the viewer's order, with names and addresses in any case; `total` counts all who reach the score."""
        ...

    def counts(self, questions: Sequence[tuple[JobNeeds, int]], viewer: CandidateViewer) -> Sequence[ReachCount]:
        """How many people reach the score, for each pair of needs and score; all needs have the same title. Costs
        little more than a single question."""
        ...
