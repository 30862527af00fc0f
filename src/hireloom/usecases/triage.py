"""Going through many applications at once: scoring all those for a job, and tagging."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Refusal
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.decisions import MOST_AT_ONCE, TooManyAtOnce
from hireloom.usecases.jobs import managed
from hireloom.usecases.limits import take
from hireloom.usecases.resume_scores import ResumeScoreDesk, TooManyScores

SCORED_AT_ONCE = 5  # a second of work: the request stays short, and others come in between


class ScoredPart(NamedTuple):
    """`last` is the number of the last application that was tried, None if there is nothing more to score."""

    scores: Sequence[tuple[int, int]]
    failed: int
    last: int | None
    remaining: int


@dataclass(frozen=True, slots=True)
class TriageDesk:
    store: Store
    clock: Clock
    resume_scores: ResumeScoreDesk

    def score_next(self, job_id: int, after: int = 0, *, by: User) -> ScoredPart:
        """Score the next few applications that have a resume and no score yet. Each part counts as one score."""
        with self.store.writing() as tx:
            managed(tx, job_id, by, Action.DECIDE)
            take(
                tx,
                self.resume_scores.rate_limits.scores,
                str(by.id),
                now=self.clock.now(),
                otherwise=TooManyScores,
            )
            ids, total = tx.applicants.unscored(job_id, after, SCORED_AT_ONCE)
        scores = list[tuple[int, int]]()
        for application_id in ids:
            try:
                result = self.resume_scores.score_application(application_id, by=by, is_counted=False)
            except Refusal:
                continue  # a damaged file, or one that is gone: the others are scored all the same
            scores.append((application_id, result.scored.value.score.percent))
        last = ids[-1] if total > len(ids) else None
        return ScoredPart(scores, len(ids) - len(scores), last, total - len(ids))

    def tag(
        self, application_ids: Sequence[int], *, add: Collection[str] = (), remove: Collection[str] = (), by: User
    ) -> Sequence[Application]:
        """Put tags on applications and take others off. Raises TagInvalid, TooManyTags or TooManyAtOnce."""
        if not 0 < len(application_ids) <= MOST_AT_ONCE:
            raise TooManyAtOnce
        now, changed = self.clock.now(), dict[int, Application]()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            for application_id in sorted(
                set(application_ids)
            ):  # in one order, so that two people never block each other
                application = tx.applications.get_for_update(application_id)
                managed(tx, application.job_id, by, Action.DECIDE)
                changed[application_id] = application.tagged(add=add, remove=remove)
                if changed[application_id] != application:
                    tx.applications.put(changed[application_id])
                    details = {"tags": ", ".join(changed[application_id].tags)}
                    tx.audit.add(AuditEvent(now, "applications.tagged", by.id, str(application_id), details))
            return [changed[application_id] for application_id in application_ids]
