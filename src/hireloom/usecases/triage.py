"""Going through many applications at once: scoring all those for a job, tagging, and saying who looks after them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action, may
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.refusals import Invalid, Refusal
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.decisions import MOST_AT_ONCE, TooManyAtOnce
from hireloom.usecases.jobs import managed
from hireloom.usecases.limits import take
from hireloom.usecases.resume_scores import ResumeScoreDesk, TooManyScores

SCORED_AT_ONCE = 5  # a second of work: the request stays short, and others come in between


class NotAssignable(Invalid):
    sentence = "Only people who decide on this job can look after its applications."


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
        """Score the next few applications that have a resume and no score yet, and sum up in a brief those that were
        scored without one; their numbers stay. Each part counts as one score."""
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
        scored = list[int]()
        for application_id in ids:
            try:
                self.resume_scores.score_application(application_id, by=by, is_counted=False, is_repeatable=False)
            except Refusal:
                continue  # a damaged file, or one that is gone: the others are scored all the same
            scored.append(application_id)
        with self.store.reading() as tx:
            stored = [(id_, tx.applications.get(id_).analysed_score) for id_ in scored]
        scores = [(id_, score) for id_, score in stored if score is not None]
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

    def assignees(self, job_id: int, *, by: User) -> Sequence[User]:
        """Who may look after applications for the job: everybody who decides on it, its recruiter first."""
        with self.store.reading() as tx:
            return _deciders(tx, managed(tx, job_id, by, Action.DECIDE))

    def assign(self, application_ids: Sequence[int], assignee_id: int | None, *, by: User) -> Sequence[Application]:
        """Somebody looks after these applications from now on, or nobody. Raises NotAssignable or TooManyAtOnce."""
        if not 0 < len(application_ids) <= MOST_AT_ONCE:
            raise TooManyAtOnce
        now, changed, deciders = self.clock.now(), dict[int, Application](), dict[int, Mapping[int, str]]()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            for application_id in sorted(set(application_ids)):
                application = tx.applications.get_for_update(application_id)
                job = managed(tx, application.job_id, by, Action.DECIDE)
                if job.id not in deciders:
                    deciders[job.id] = {user.id: user.username for user in _deciders(tx, job)}
                if assignee_id is not None and assignee_id not in deciders[job.id]:
                    raise NotAssignable
                changed[application_id] = replace(application, assignee_id=assignee_id)
                if changed[application_id] != application:
                    tx.applications.put(changed[application_id])
                    details = {"to": deciders[job.id][assignee_id] if assignee_id else "nobody"}
                    tx.audit.add(AuditEvent(now, "applications.assigned", by.id, str(application_id), details))
            return [changed[application_id] for application_id in application_ids]


def _deciders(tx: Transaction, job: Job) -> Sequence[User]:
    recruiter = tx.users.get(job.recruiter_id)
    membership = tx.companies.standing_membership(recruiter.id)
    rows = tx.companies.members(membership.company_id) if membership else []
    team = {member.user_id for member in tx.companies.teams.of_jobs([job.id])}
    others = [row.user for row in rows if may(Action.DECIDE, row.member.role, is_on_team=row.user.id in team)]
    return [user for user in (recruiter, *others) if user.is_active and (user is recruiter or user.id != recruiter.id)]
