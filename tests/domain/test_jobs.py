"""The life of a job: every event of the table, refused events that change nothing, and what always holds."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hireloom.domain.files import FileKind
from hireloom.domain.identity.presence import is_needed
from hireloom.domain.identity.users import Role, User
from hireloom.domain.job_forms import JobForm, edited, posted
from hireloom.domain.jobs import (
    AlreadyOpen,
    DateNeeded,
    DateOutOfRange,
    DeadlineFixed,
    ExpiredForGood,
    Job,
    JobStatus,
    NoSuchJob,
    Position,
    ReopenLimitReached,
    last_reopening,
)
from hireloom.domain.refusals import Invalid, Refusal
from hireloom.domain.snapshots import Snapshot
from tests.long_runs import TIMES

TODAY = date(2026, 11, 21)
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
RECRUITER = User("elena", "elena@loomworks.example", Role.RECRUITER, NOW, id=7)
FORM = {
    "title": "Loom Mechanic",
    "company": "Loomworks",
    "description": "We weave cloth. " * 40,
    "location": "Pune, India",
    "employment_type": "Full-time",
    "posted_on": "2026-11-21",
    "ends_on": "2026-12-21",
    "salary": "NA",
}


def day(offset: int) -> date:
    return TODAY + timedelta(offset)


def post(ends: int = 30, on: int = 0) -> Job:
    form = JobForm(FORM | {"ends_on": day(ends).isoformat(), "posted_on": day(on).isoformat()})
    return posted(form, by=RECRUITER, today=day(on), now=NOW)


def with_deadline(job: Job, ends: int, *, on: int) -> Job:
    return edited(job, JobForm({"ends_on": day(ends).isoformat()}), today=day(on))


def facts_of(job: Job, on: int = 0) -> tuple[str, str, int, date | None]:
    return str(job.position), str(job.status(day(on))), job.reopen_count, job.ends_on


@pytest.mark.spec("POST-13", "POST-14", "OPEN-086", "LIM-27")
@pytest.mark.parametrize(
    ("ends", "sentence"),
    [
        (30, None),
        (60, None),
        (0, None),
        (61, "Application deadline cannot exceed 60 days from today"),
        (-1, "Application deadline cannot be in the past"),
    ],
)
def test_a_job_is_posted_for_sixty_days_at_most(ends, sentence):
    if sentence is None:
        assert facts_of(post(ends)) == ("open", "Active", 0, day(ends))
    else:
        with pytest.raises(Invalid, match=sentence):
            post(ends)


@pytest.mark.spec("LIFE-01", "LIFE-02", "LIFE-04", "LIFE-05", "LIFE-09", "LIFE-13", "LIM-28", "OPEN-072")
def test_closed_and_reopened_twice_and_never_a_third_time():
    job = post(30).closed()
    assert facts_of(job) == ("closed", "Inactive", 0, day(30))
    assert job.closed() == job  # closing twice changes nothing
    with pytest.raises(DateOutOfRange, match="The date must be between today and 30 days from today"):
        job.reopened(day(31), today=TODAY)
    with pytest.raises(DateOutOfRange):
        job.reopened(day(-1), today=TODAY)
    with pytest.raises(DateNeeded, match="Please select a valid date"):
        job.reopened(None, today=TODAY)
    once = job.reopened(day(30), today=TODAY)
    assert facts_of(once) == ("open", "Active", 1, day(30))
    with pytest.raises(AlreadyOpen, match="Job is already open"):
        once.reopened(day(3), today=TODAY)
    twice = once.closed().reopened(TODAY, today=TODAY).closed()
    assert facts_of(twice) == ("closed", "Inactive", 2, TODAY)
    with pytest.raises(ReopenLimitReached, match="This job has already been reopened 2 times"):
        twice.reopened(day(3), today=TODAY)


@pytest.mark.spec("LIFE-08", "LIFE-21", "OPEN-073", "OPEN-074", "OPEN-075")
def test_an_expired_job_stays_expired():
    job = post(5)
    assert facts_of(job.closed(), on=6) == ("closed", "Expired", 0, day(5))
    assert not job.is_expired(day(5))
    with pytest.raises(ExpiredForGood, match="Expired jobs cannot be reopened"):
        job.closed().reopened(day(20), today=day(6))
    assert facts_of(job.closed().reopened(day(5), today=day(5)), on=5) == ("open", "Active", 1, day(5))


@pytest.mark.spec("OPEN-087", "OPEN-088")
def test_editing_is_no_way_around_reopening():
    job = post(5)
    with pytest.raises(DeadlineFixed, match="The deadline of an expired or closed job cannot be changed"):
        with_deadline(job, 20, on=6)
    assert with_deadline(job, 5, on=6).ends_on == day(5)
    with pytest.raises(DeadlineFixed):
        with_deadline(post(30).closed(), 40, on=0)
    assert with_deadline(post(30), 60, on=0).ends_on == day(60)
    assert with_deadline(with_deadline(post(30), 60, on=0), 110, on=50).ends_on == day(110)
    with pytest.raises(Invalid, match="cannot exceed 60 days"):
        with_deadline(post(30), 61, on=0)


@pytest.mark.spec("OPEN-077", "LIFE-19")
def test_deleted_and_brought_back_as_it_was():
    job = post(10).closed()
    deleted_job = job.deleted(NOW)
    assert not deleted_job.accepts_applications(TODAY)
    assert deleted_job.restored() == deleted_job.switched_on(TODAY) == job
    for event in (
        deleted_job.closed,
        lambda: deleted_job.deleted(NOW),
        lambda: deleted_job.reopened(day(3), today=TODAY),
    ):
        with pytest.raises(NoSuchJob):
            event()
    assert last_reopening(TODAY) == day(30)


class Life(RuleBasedStateMachine):
    """Any sequence of events, on any day."""

    @initialize(ends=st.integers(0, 60))
    def begin(self, ends: int) -> None:
        self.today = 0
        self.job = post(ends)
        self.reopened = 0

    def happen(self, event) -> None:
        before = self.job
        try:
            self.job = event(before)
        except Refusal:
            assert self.job is before
        if before.position is Position.CLOSED and self.job.position is Position.OPEN:
            self.reopened += 1
            assert day(self.today) <= self.job.ends_on <= day(self.today + 30)
        if before.is_expired(day(self.today)):
            assert self.job.ends_on == before.ends_on

    @rule(days=st.integers(1, 40))
    def time_passes(self, days: int) -> None:
        self.today += days

    @rule()
    def close(self) -> None:
        self.happen(Job.closed)

    @rule(until=st.none() | st.integers(-2, 33))
    def reopen(self, until: int | None) -> None:
        date_ = None if until is None else day(self.today + until)
        self.happen(lambda job: job.reopened(date_, today=day(self.today)))

    @rule(ends=st.integers(-2, 63))
    def edit(self, ends: int) -> None:
        self.happen(lambda job: with_deadline(job, self.today + ends, on=self.today))

    @rule()
    def delete(self) -> None:
        self.happen(lambda job: job.deleted(NOW))

    @precondition(lambda self: self.job.deleted_at is not None)
    @rule()
    def restore(self) -> None:
        self.happen(Job.restored)

    @invariant()
    def what_always_holds(self) -> None:
        if not hasattr(self, "job"):
            return
        assert 0 <= self.job.reopen_count == self.reopened <= 2
        assert self.job.ends_on <= day(self.today + 60)
        status = self.job.status(day(self.today))
        assert (status is JobStatus.EXPIRED) == (self.job.ends_on < day(self.today))
        assert self.job.accepts_applications(day(self.today)) == (
            status is JobStatus.ACTIVE and self.job.deleted_at is None
        )


TestLife = Life.TestCase
TestLife.settings = settings(max_examples=30 * TIMES, stateful_step_count=25, deadline=None)


def test_the_owner_and_the_count_survive_an_edit():
    job = replace(post(), id=3, reopen_count=1)
    edited_job = edited(job, JobForm({"title": "Warp Knitter"}), today=TODAY)
    assert edited_job == replace(job, title="Warp Knitter")


@pytest.mark.spec("SEC-40")
def test_nobody_finds_a_job_or_applies_while_its_recruiter_is_away():
    job = post()
    away = replace(job, has_recruiter=False)
    assert job.is_listed
    assert job.accepts_applications(TODAY)
    assert away.is_active  # for those who manage it nothing has changed
    assert not away.is_listed
    assert not away.accepts_applications(TODAY)
    assert not replace(job, deleted_at=NOW).is_listed


@pytest.mark.spec("OPEN-079", "SEC-40")
def test_a_job_that_its_recruiter_left_is_closed_and_names_nobody():
    job = post()
    left = job.left("nobody@deleted.invalid")
    assert left == replace(job, position=Position.CLOSED, recruiter_email="nobody@deleted.invalid")


def test_what_was_sent_and_what_changed_last_are_kept_with_a_job():
    job = post()
    assert job.latest == NOW
    assert replace(job, changed_at=NOW + timedelta(1)).latest == NOW + timedelta(1)
    snapshot = Snapshot.of(job, cover_letter="Dear team", attached=(FileKind.RESUME,))
    assert (snapshot.cover_letter, snapshot.job_description, snapshot.attached) == (
        "Dear team",
        job.description,
        (FileKind.RESUME,),
    )


def test_the_accounts_of_admins_and_of_people_who_hire_stay():
    assert is_needed(replace(RECRUITER, role=Role.ADMIN), (), today=TODAY)
    assert is_needed(RECRUITER, (post().closed(), post()), today=TODAY)
    assert not is_needed(RECRUITER, (post().closed(),), today=TODAY)
