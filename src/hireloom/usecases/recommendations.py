"""Matching people and jobs: which jobs fit a person, and who fits a job."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import PEOPLE_PER_READING, TooManyReadings
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.profile_match.matches import candidate_of, needs_of
from hireloom.domain.profile_match.recommendations import (
    MOST,
    NOTHING,
    CandidateViewer,
    JobQuestion,
    MatchedCandidate,
    Recommendations,
)
from hireloom.domain.refusals import NotAllowed
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.pseudonyms import Pseudonyms
from hireloom.ports.stores import Store
from hireloom.usecases.companies import may_see_contacts
from hireloom.usecases.jobs import managed
from hireloom.usecases.limits import take


@dataclass(frozen=True, slots=True)
class RecommendationList:
    """Recommendations, and which of the jobs the person has applied for."""

    recommendations: Recommendations
    applied: Collection[int] = ()


class CandidateList(NamedTuple):
    """Without `sees_contacts` the candidates are anonymous. `total` counts those who are not listed, too."""

    listed: Sequence[MatchedCandidate]
    total: int
    sees_contacts: bool


@dataclass(frozen=True, slots=True)
class RecommendationDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    pseudonyms: Pseudonyms

    def of(self, user_id: int, *, least_score: int, limit: int, by: User) -> RecommendationList:
        """One's own, without what the person has hidden; an admin may read any, and that is written down. Without a
        profile there are none."""
        if user_id != by.id:
            self._write_down(user_id, by)
        with self.store.snapshot() as tx:
            profile, hidden = tx.profiles.of(user_id), tx.hidden_jobs.of(user_id)
            if profile is None:
                return RecommendationList(NOTHING)
            looked_at = limit + MOST if hidden else limit
            question = JobQuestion(self.clock.today(), least_score, looked_at)
            matches = tx.job_matches.best(candidate_of(profile), question).without(hidden, limit)
            return RecommendationList(
                matches, tx.job_search.applied(user_id, [recommendation.job.id for recommendation in matches.listed])
            )

    def candidates(self, job_id: int, *, least_score: int, window: Window, by: User) -> CandidateList:
        """Who fits a job: for its owner and for admins, in whatever state the job is. Who applied plays no part: the
        list must reveal nothing about the applications of a blind review. Every reading of contact data is recorded."""
        with self.store.snapshot() as tx:
            job = managed(tx, job_id, by, Action.USE_POOL)
            viewer = CandidateViewer(may_see_contacts(tx, by), self.pseudonyms.shuffle(job_id))
            matches = tx.candidate_matches.best(needs_of(job), least_score, window, viewer)
        listed = [self._referred(candidate, job_id) for candidate in matches.listed]
        if not viewer.sees_contacts:
            return CandidateList([candidate.anonymous() for candidate in listed], matches.total, sees_contacts=False)
        if listed:
            self._write_down_reading(listed, job_id, by)
        return CandidateList(listed, matches.total, sees_contacts=True)

    def _referred(self, candidate: MatchedCandidate, job_id: int) -> MatchedCandidate:
        return replace(candidate, reference=self.pseudonyms.reference(job_id, candidate.user_id))

    def _write_down_reading(self, listed: Sequence[MatchedCandidate], job_id: int, by: User) -> None:
        now, people = self.clock.now(), " ".join(str(candidate.user_id) for candidate in listed)
        with self.store.writing() as tx:
            for _ in range(0, len(listed), PEOPLE_PER_READING):
                take(tx, self.rate_limits.candidate_pages, str(by.id), now=now, otherwise=TooManyReadings)
            tx.audit.add(AuditEvent(now, "candidates.read", by.id, str(job_id), {"people": people}))

    def _write_down(self, user_id: int, by: User) -> None:
        if not by.is_admin:
            raise NotAllowed
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), "recommendations.read", by.id, str(user_id)))
