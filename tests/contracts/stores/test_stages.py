"""What every store promises about stages, on both engines."""

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from hireloom.domain.applications import Application, Status
from hireloom.domain.days import Days
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.snapshots import Snapshot
from hireloom.domain.stages import (
    DEFAULT_STAGES,
    AlreadyNudged,
    CannotMove,
    MovedMeanwhile,
    NobodyToNudge,
    NotOverdue,
    OverdueStage,
    Stage,
    StageMove,
)
from hireloom.settings.amounts import AmountSettings
from hireloom.settings.limits import LimitSettings
from hireloom.usecases.decisions import DecisionRefusal
from hireloom.usecases.notes import NoteDesk
from hireloom.usecases.stages import Placement, StageDesk

NEW, SCREEN, INTERVIEW, OFFER = DEFAULT_STAGES
AT_ONCE = 8
PEOPLE = 3
PLACES = st.integers(0, 7)


@pytest.fixture
def job(store, clock, bert) -> Job:
    day = date(2026, 11, 1)
    with store.writing() as tx:
        return tx.jobs.add(
            Job("Nurse", "Loom", "Care.", "Pune", "Full-time", day, None, bert.id, bert.email, clock.now())
        )


@pytest.fixture
def apply(store, clock, job):
    def apply(user: User, **changes) -> Application:
        of_job = (job.title, job.company, job.location, job.recruiter_email)
        application = Application(job.id, user.id, user.username, user.email, "", clock.now(), *of_job)
        with store.writing() as tx:
            return tx.applications.add(replace(application, **changes), Snapshot("", ""))

    return apply


def test_stages_are_kept_in_their_order_and_replaced(store, job):
    company_stages = [Stage("Größe 🧵", 7), Stage("x" * 40, 2)]
    with store.writing() as tx:
        assert tx.stages.of_job(job.id) == []
        tx.stages.put(job.id, company_stages)
    with store.writing() as tx:
        assert tx.stages.of_job(job.id) == company_stages
        tx.stages.put(job.id, company_stages[::-1])
    with store.reading() as tx:
        assert tx.stages.of_job(job.id) == company_stages[::-1]


def test_undecided_applications_are_counted_by_stage(store, job, add, apply):
    apply(add("Anna1"))
    met = apply(add("Bao22"), stage=3)
    apply(add("Carl3"), stage=3)
    apply(add("Dora4"), stage=3, status=Status.SELECTED)
    with store.writing() as tx:
        assert tx.stages.counts(job.id) == {None: 1, 3: 2}
        assert (tx.stages.counts(job.id, [met.id]), tx.stages.counts(job.id, [])) == ({3: 1}, {})
        tx.stages.settle(job.id, NEW)
        assert tx.stages.counts(job.id) == {1: 1, 3: 2}


@pytest.mark.spec("HIR-T24")
def test_applications_past_the_limit_of_their_stage_are_counted(store, clock, job, add, apply):
    long_ago = clock.now() - timedelta(5)
    apply(add("Anna1"), applied_at=long_ago)
    apply(add("Bao22"), applied_at=long_ago, stage=2, stage_since=clock.now())
    apply(add("Carl3"), applied_at=long_ago, stage=2, stage_since=long_ago)
    apply(add("Dora4"), applied_at=long_ago, status=Status.REJECTED)
    apply(add("Emil5"))
    day = clock.now().date()
    with store.writing() as tx:
        assert tx.stages.overdue(day, Days()) == []  # no limits
        tx.stages.put(job.id, [replace(NEW, days=5), replace(SCREEN, days=6), OFFER])
        (stage,) = tx.stages.overdue(day, Days())
        assert stage == OverdueStage(job.id, job.title, job.recruiter_id, "New", 1)
        assert sum(stage.count for stage in tx.stages.overdue(day + timedelta(1), Days())) == 2
        assert tx.stages.overdue(day, Days(), recruiter_id=job.recruiter_id + 1) == []


def test_an_application_remembers_its_stage(store, apply, add):
    application = apply(add("Anna1"), stage=3)
    with store.writing() as tx:
        tx.applications.put(replace(application, stage=4))
    with store.reading() as tx:
        assert tx.applications.get(application.id).stage == 4


def test_everybody_in_a_removed_stage_moves_with_a_record(store, job, add, apply, bert, clock):
    here = apply(add("Anna1"), stage=2)
    decided = apply(add("Bao22"), stage=2, status=Status.REJECTED)
    forgotten = apply(add("Carl3"), stage=2, email="")
    elsewhere = apply(add("Dora4"), stage=3)
    with store.writing() as tx:
        tx.stages.reassign(job.id, SCREEN, NEW, by_id=bert.id, at=clock.now())
    with store.reading() as tx:
        stages = [tx.applications.get(application.id).stage for application in (here, decided, forgotten, elsewhere)]
        assert stages == [1, 1, 1, 3]
        assert tx.stages.moves(here.id) == [StageMove(here.id, "Screen", "New", bert.id, clock.now(), "Bert2")]
        assert len(tx.stages.moves(decided.id)) == 1
        assert (tx.stages.moves(forgotten.id), tx.stages.moves(elsewhere.id)) == ([], [])


def test_moves_go_with_the_applicant_but_not_with_the_recruiter(store, add, apply, bert, clock):
    anna, bao = add("Anna1"), add("Bao22")
    first, second = apply(anna), apply(bao)
    with store.writing() as tx:
        tx.stages.add()
        tx.stages.add(
            *(StageMove(application.id, "New", "Screen", bert.id, clock.now()) for application in (first, second))
        )
        assert [move.application_id for move in tx.stages.moves_by(bert.id)] == [first.id, second.id]
        tx.stages.forget_user(bert.id)
        tx.stages.forget_user(anna.id)
        assert [move.application_id for move in tx.stages.moves_by(bert.id)] == [second.id]
        tx.stages.forget_application(second.id)
        assert tx.stages.moves(second.id) == []


def test_of_many_who_move_one_application_at_once_one_succeeds(store, clock, job, add, apply, bert):
    application, desk = apply(add("Anna1")), StageDesk(store, clock)
    ready = threading.Barrier(AT_ONCE)

    def move(turn: int) -> Placement | DecisionRefusal:
        ready.wait()
        return desk.move(job.id, {application.id: NEW.number}, 2 + turn % 3, by=bert)[0]

    with ThreadPoolExecutor(AT_ONCE) as pool:
        outcomes = [*pool.map(move, range(AT_ONCE))]
    refused = [outcome.refusal for outcome in outcomes if isinstance(outcome, DecisionRefusal)]
    with store.reading() as tx:
        (record,) = tx.stages.moves(application.id)
    assert {outcome.stage.name for outcome in outcomes if isinstance(outcome, Placement)} == {record.after}
    assert len(refused) >= AT_ONCE - 3
    assert {type(refusal) for refusal in refused} == {MovedMeanwhile}
    assert {refusal.data["by"] for refusal in refused} == {"Bert2"}


class NobodySends:
    def hurry(self) -> None:
        pass


class Course(RuleBasedStateMachine):
    """Whatever recruiters do with a job's stages and applications, in whatever order, nobody gets lost, and nobody is
    nudged without need or twice a day."""

    def __init__(self, desk: StageDesk, job: Job, by: User, admin: User, applications: list[Application]) -> None:
        super().__init__()
        self.desk, self.job, self.by, self.admin = desk, job, by, admin
        amounts, limits = AmountSettings().amounts, LimitSettings().rate_limits
        self.notes = NoteDesk(desk.store, desk.clock, amounts, limits, NobodySends(), "https://loom.example")
        self.since = {application.id: application.applied_at.date() for application in applications}
        self.nudged = dict[int, date]()
        self.ids = [application.id for application in applications]
        self.where = dict.fromkeys(self.ids, 0)  # each one's place in the list of stages
        self.decided: set[int] = set()
        self.moves = dict.fromkeys(self.ids, 0)
        with desk.store.writing() as tx:  # as new: earlier runs have left traces
            for application in applications:
                tx.stages.forget_application(application.id)
                tx.notes.forget_application(application.id)
                tx.applications.put(replace(application, assignee_id=by.id))
            tx.stages.put(job.id, DEFAULT_STAGES)
        self.stages = list(DEFAULT_STAGES)

    @rule(who=st.integers(0, PEOPLE - 1), to=PLACES, version=PLACES)
    def move(self, who: int, to: int, version: int) -> None:
        id_, to, version = self.ids[who], to % len(self.stages), version % len(self.stages)
        (outcome,) = self.desk.move(self.job.id, {id_: self.stages[version].number}, self.stages[to].number, by=self.by)
        if isinstance(outcome, DecisionRefusal):
            is_decided = id_ in self.decided
            assert isinstance(outcome.refusal, CannotMove if is_decided else MovedMeanwhile)
            assert is_decided or self.where[id_] not in (version, to)
            return
        assert id_ not in self.decided
        assert self.where[id_] in (version, to)
        if self.where[id_] != to:
            self.moves[id_] += 1
            self.where[id_], self.since[id_] = to, self.desk.clock.today()

    @rule(place=PLACES, days=st.integers(0, 2))
    def limit(self, place: int, days: int) -> None:
        place %= len(self.stages)
        form = [replace(stage, days=days if at == place else stage.days) for at, stage in enumerate(self.stages)]
        self.stages = [*self.desk.edit(self.job.id, form, seen=None, by=self.by).stages]

    @rule(who=st.integers(0, PEOPLE - 1), days=st.integers(0, 1))
    def nudge(self, who: int, days: int) -> None:
        self.desk.clock.advance(timedelta(days))
        id_, today = self.ids[who], self.desk.clock.today()
        limit = self.stages[self.where[id_]].days
        is_overdue = id_ not in self.decided and 0 < limit <= (today - self.since[id_]).days
        with pytest.raises(NobodyToNudge if is_overdue else NotOverdue):
            self.notes.nudge(id_, by=self.by)  # who looks after it
        refusal = NotOverdue if not is_overdue else AlreadyNudged if self.nudged.get(id_) == today else None
        with pytest.raises(refusal) if refusal else nullcontext():
            self.notes.nudge(id_, by=self.admin)
        if is_overdue:
            self.nudged[id_] = today

    @rule(who=st.integers(0, PEOPLE - 1))
    def decide(self, who: int) -> None:
        id_ = self.ids[who]
        self.decided ^= {id_}
        with self.desk.store.writing() as tx:
            application = tx.applications.get_for_update(id_)
            tx.applications.put(application.selected() if application.is_open else application.reset())

    @rule(name=st.text("ab", min_size=1, max_size=3))
    def add_first(self, name: str) -> None:
        if len(self.stages) < 8 and name not in [stage.name for stage in self.stages]:
            self.stages = [*self.desk.edit(self.job.id, [Stage(name), *self.stages], seen=None, by=self.by).stages]
            self.where = {id_: place + 1 for id_, place in self.where.items()}

    @rule(place=PLACES)
    def remove(self, place: int) -> None:
        place %= len(self.stages)
        if len(self.stages) > 1:
            left = [stage for stage in self.stages if stage != self.stages[place]]
            self.stages = [*self.desk.edit(self.job.id, left, seen=None, by=self.by).stages]
            for id_, here in self.where.items():
                if here == place:
                    self.moves[id_], self.since[id_] = self.moves[id_] + 1, self.desk.clock.today()
                self.where[id_] = max(0, here - 1) if here >= place else here

    @rule()
    def reverse(self) -> None:
        self.stages = [*self.desk.edit(self.job.id, self.stages[::-1], seen=None, by=self.by).stages]
        self.where = {id_: len(self.stages) - 1 - place for id_, place in self.where.items()}

    @invariant()
    def everybody_is_where_they_belong(self) -> None:
        board = self.desk.of_job(self.job.id, by=self.by)
        expected = [
            sum(place == at and id_ not in self.decided for id_, place in self.where.items())
            for at in range(len(self.stages))
        ]
        assert [board.counts[stage.number] for stage in self.stages] == expected
        for id_ in self.ids:
            history = self.desk.moves(id_, by=self.by)
            assert len(history) == self.moves[id_]
            assert {move.by for move in history} <= {self.by.username}


@pytest.mark.spec("HIR-T39")
def test_nobody_gets_lost_whatever_is_moved_edited_and_decided(store, clock, job, add, apply, bert):
    applications, desk = [apply(add(f"Person{number}")) for number in range(PEOPLE)], StageDesk(store, clock)
    admin = add("Ada99", role=Role.ADMIN)
    run_state_machine_as_test(
        lambda: Course(desk, job, bert, admin, applications),
        settings=settings(max_examples=8, stateful_step_count=15, deadline=None),
    )
