"""What recruiters do with stages: look at them, edit the list, move applications."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.applications import NoSuchApplication
from hireloom.domain.audit import AuditEvent
from hireloom.domain.blind_reviews import named_from
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.refusals import NotAllowed, Refusal
from hireloom.domain.stages import (
    CannotMove,
    MovedMeanwhile,
    Stage,
    StageMove,
    edited,
    moved,
    named,
    stage_of,
    stages_of,
    successors,
    version,
)
from hireloom.domain.versions import must_be_current
from hireloom.domain.webhooks import WebhookEvent, move_data
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.blind_reviews import name_by_stage, note_naming
from hireloom.usecases.decisions import MOST_AT_ONCE, DecisionRefusal, TooManyAtOnce, standing_decision
from hireloom.usecases.jobs import managed, readable, standing


class StageBoard(NamedTuple):
    """A job's stages, and how many undecided applications each has, by its number."""

    stages: Sequence[Stage]
    counts: Mapping[int, int]


class Placement(NamedTuple):
    """An application and its stage."""

    application_id: int
    stage: Stage


@dataclass(frozen=True, slots=True)
class StageDesk:
    store: Store
    clock: Clock

    def of_job(self, job_id: int, *, by: User) -> StageBoard:
        """Interviewers count those whom they interview. Raises NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            job = managed(tx, job_id, by, Action.READ_RESUMES)
            return _board(tx, job_id, among=standing(tx, job, by).readable)

    def edit(self, job_id: int, form: Sequence[Stage], *, seen: str | None, by: User) -> StageBoard:
        """Set the job's stages; `seen` is the version of the list on which the edit is based."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            job = tx.jobs.get_for_update(job_id)
            managed(tx, job_id, by, Action.POST_JOBS)
            before = stages_of(tx.stages.of_job(job_id))
            must_be_current(seen, version(before))
            after = edited(before, form)
            if after != before:
                now = self.clock.now()
                tx.stages.settle(job_id, before[0])
                for removed, successor in successors(before, after):
                    tx.stages.reassign(job_id, removed, successor, by_id=by.id, at=now)
                tx.stages.put(job_id, after)
                if job.names_from not in {stage.number for stage in after[1:]}:
                    job = tx.jobs.put(replace(job, names_from=None))  # hidden longer rather than shorter
                name_by_stage(tx, job, after, by=by, at=now)
                names = ", ".join(stage.name for stage in after)
                tx.audit.add(AuditEvent(now, "jobs.stages_edited", by.id, str(job_id), {"stages": names}))
            return _board(tx, job_id)

    def move(
        self, job_id: int, seen: Mapping[int, int | None], number: int, *, by: User
    ) -> Sequence[Placement | DecisionRefusal]:
        """Move applications to a stage, each separately: if one is refused, the others are not affected. `seen` says in
        which stage the person saw each of them; None skips that check."""
        if not 0 < len(seen) <= MOST_AT_ONCE:
            raise TooManyAtOnce
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            job = tx.jobs.get_for_update(job_id)  # nobody edits the stages meanwhile
            managed(tx, job_id, by, Action.DECIDE)
            stages = stages_of(tx.stages.of_job(job_id))
            to, outcomes = named(number, stages), dict[int, Placement | DecisionRefusal]()
            for application_id in sorted(seen):  # always in the same order, so that two people never block each other
                try:
                    self._move(tx, job, application_id, to, stages, seen[application_id], by)
                    outcomes[application_id] = Placement(application_id, to)
                except Refusal as refusal:
                    outcomes[application_id] = DecisionRefusal(application_id, refusal)
            return [outcomes[application_id] for application_id in seen]

    def move_one(self, application_id: int, number: int, *, seen: int | None, by: User) -> Placement:
        """Like `move`; raises its refusal. One that they may not read does not exist for them."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            try:
                readable(tx, application, by)
            except NotAllowed:
                raise NoSuchApplication from None
        [outcome] = self.move(application.job_id, {application_id: seen}, number, by=by)
        if isinstance(outcome, DecisionRefusal):
            raise outcome.refusal
        return outcome

    def moves(self, application_id: int, *, by: User) -> Sequence[StageMove]:
        """Oldest first. Raises NoSuchApplication, NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            readable(tx, tx.applications.get(application_id), by)
            return tx.stages.moves(application_id)

    def _move(
        self,
        tx: Transaction,
        job: Job,
        application_id: int,
        to: Stage,
        stages: Sequence[Stage],
        seen: int | None,
        by: User,
    ) -> None:
        application = tx.applications.get_for_update(application_id)
        if application.job_id != job.id:
            raise NoSuchApplication
        before, now = stage_of(application, stages), self.clock.now()
        try:
            placed = moved(application, to, stages=stages, seen=seen, at=now)
        except CannotMove as refusal:
            refusal.data = standing_decision(tx, application)
            raise
        except MovedMeanwhile as refusal:
            refusal.data = _last_move(tx, application_id, before)
            raise
        if placed != application:
            placed = named_from(placed, job, stages, at=now)
            tx.applications.put(placed)
            note_naming(tx, job, application, placed, by=by, at=now)
            tx.stages.add(StageMove(application_id, before.name, to.name, by.id, now))
            details = {"before": before.name, "after": to.name}
            tx.audit.add(AuditEvent(now, "applications.moved", by.id, str(application_id), details))
            data = [move_data(application_id, job.id, to.name)]
            tx.webhooks.announce(WebhookEvent.APPLICATION_MOVED, data, owner_id=job.recruiter_id, now=now)


def _board(tx: Transaction, job_id: int, among: Collection[int] | None = None) -> StageBoard:
    stages, stored = stages_of(tx.stages.of_job(job_id)), tx.stages.counts(job_id, among)
    counts = {stage.number: stored.get(stage.number, 0) for stage in stages}
    counts[stages[0].number] += stored.get(None, 0)
    return StageBoard(stages, counts)


def _last_move(tx: Transaction, application_id: int, stage: Stage) -> dict[str, str]:
    """In which stage it is now, and who moved it there, and when."""
    history = tx.stages.moves(application_id)
    who = {"by": history[-1].by, "at": history[-1].at.isoformat()} if history else {}
    return {"stage": stage.name} | who
