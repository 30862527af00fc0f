"""What every store promises about stages, on both engines."""

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date

import pytest

from hireloom.domain.applications import Application, Status
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.snapshots import Snapshot
from hireloom.domain.stages import DEFAULT_STAGES, MovedMeanwhile, Stage, StageMove
from hireloom.usecases.decisions import DecisionRefusal
from hireloom.usecases.stages import Placement, StageDesk

NEW, SCREEN, INTERVIEW, OFFER = DEFAULT_STAGES
AT_ONCE = 8


@pytest.fixture
def add(store, clock):
    def add(name: str, role: Role = Role.USER) -> User:
        user = User(name, f"{name.lower()}@people.example", role, clock.now())
        with store.writing() as tx:
            return tx.users.add(user, password_hash="!")

    return add


@pytest.fixture
def bert(add) -> User:
    return add("Bert2", Role.RECRUITER)


@pytest.fixture
def job(store, clock, bert) -> Job:
    day = date(2026, 11, 1)
    with store.writing() as tx:
        return tx.jobs.add(
            Job("Nurse", "Loom", "Care.", "Pune", "Full-time", day, None, bert.id, bert.email, clock.now())
        )


@pytest.fixture
def sent(store, clock, job):
    def sent(user: User, **changed) -> Application:
        of_job = (job.title, job.company, job.location, job.recruiter_email)
        application = Application(job.id, user.id, user.username, user.email, "", clock.now(), *of_job)
        with store.writing() as tx:
            return tx.applications.add(replace(application, **changed), Snapshot("", ""))

    return sent


def test_stages_are_kept_in_their_order_and_replaced(store, job):
    own = [Stage("Größe 🧵", 7), Stage("x" * 40, 2)]
    with store.writing() as tx:
        assert tx.stages.of_job(job.id) == []
        tx.stages.put(job.id, own)
    with store.writing() as tx:
        assert tx.stages.of_job(job.id) == own
        tx.stages.put(job.id, own[::-1])
    with store.reading() as tx:
        assert tx.stages.of_job(job.id) == own[::-1]


def test_undecided_applications_are_counted_by_stage(store, job, add, sent):
    sent(add("Anna1"))
    sent(add("Bao22"), stage=3)
    sent(add("Carl3"), stage=3)
    sent(add("Dora4"), stage=3, status=Status.SELECTED)
    with store.writing() as tx:
        assert tx.stages.counts(job.id) == {None: 1, 3: 2}
        tx.stages.settle(job.id, NEW)
        assert tx.stages.counts(job.id) == {1: 1, 3: 2}


def test_an_application_remembers_its_stage(store, sent, add):
    application = sent(add("Anna1"), stage=3)
    with store.writing() as tx:
        tx.applications.put(replace(application, stage=4))
    with store.reading() as tx:
        assert tx.applications.get(application.id).stage == 4


def test_everybody_in_a_removed_stage_moves_with_a_record(store, job, add, sent, bert, clock):
    here = sent(add("Anna1"), stage=2)
    decided = sent(add("Bao22"), stage=2, status=Status.REJECTED)
    forgotten = sent(add("Carl3"), stage=2, email="")
    elsewhere = sent(add("Dora4"), stage=3)
    with store.writing() as tx:
        tx.stages.reassign(job.id, SCREEN, NEW, by_id=bert.id, at=clock.now())
    with store.reading() as tx:
        stages = [tx.applications.get(one.id).stage for one in (here, decided, forgotten, elsewhere)]
        assert stages == [1, 1, 1, 3]
        assert tx.stages.moves(here.id) == [StageMove(here.id, "Screen", "New", bert.id, clock.now(), "Bert2")]
        assert len(tx.stages.moves(decided.id)) == 1
        assert (tx.stages.moves(forgotten.id), tx.stages.moves(elsewhere.id)) == ([], [])


def test_moves_go_with_the_applicant_but_not_with_the_recruiter(store, add, sent, bert, clock):
    anna, bao = add("Anna1"), add("Bao22")
    one, two = sent(anna), sent(bao)
    with store.writing() as tx:
        tx.stages.add()
        tx.stages.add(*(StageMove(sent.id, "New", "Screen", bert.id, clock.now()) for sent in (one, two)))
        assert [move.application_id for move in tx.stages.moves_by(bert.id)] == [one.id, two.id]
        tx.stages.forget_user(bert.id)
        tx.stages.forget_user(anna.id)
        assert [move.application_id for move in tx.stages.moves_by(bert.id)] == [two.id]
        tx.stages.forget_application(two.id)
        assert tx.stages.moves(two.id) == []


def test_of_many_who_move_one_application_at_once_one_succeeds(store, clock, job, add, sent, bert):
    application, desk = sent(add("Anna1")), StageDesk(store, clock)
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
