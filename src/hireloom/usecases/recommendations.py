"""Matching people and jobs: which jobs fit a person, and who fits a job."""

from collections.abc import Collection
from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import User
from hireloom.domain.profile_match.matches import candidate_of, needs_of
from hireloom.domain.profile_match.recommendations import NOTHING, JobQuestion, MatchedCandidates, Recommendations
from hireloom.domain.refusals import NotAllowed
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.jobs import managed


@dataclass(frozen=True, slots=True)
class RecommendationList:
    """Recommendations, and which of the jobs the person has applied for."""

    found: Recommendations
    applied: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class RecommendationDesk:
    store: Store
    clock: Clock

    def of(self, user_id: int, *, least_score: int, limit: int, by: User) -> RecommendationList:
        """One's own; an admin may read any, and that is written down. Without a profile there are none."""
        if user_id != by.id:
            self._write_down(user_id, by)
        question = JobQuestion(self.clock.today(), least_score, limit)
        with self.store.snapshot() as tx:
            profile = tx.profiles.of(user_id)
            if profile is None:
                return RecommendationList(NOTHING)
            found = tx.job_matches.best(candidate_of(profile), question)
            return RecommendationList(
                found, tx.job_search.applied(user_id, [recommendation.job.id for recommendation in found.listed])
            )

    def candidates(self, job_id: int, *, least_score: int, window: Window, by: User) -> MatchedCandidates:
        """Who fits a job: for its owner and for admins, whatever has become of the job. Who applied plays no part: the
        list must tell nothing about the applications of a blind review."""
        with self.store.snapshot() as tx:
            job = managed(tx, job_id, by)
            return tx.candidate_matches.best(needs_of(job), least_score, window)

    def _write_down(self, user_id: int, by: User) -> None:
        if not by.is_admin:
            raise NotAllowed
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "recommendations.read", by.id, str(user_id)))
