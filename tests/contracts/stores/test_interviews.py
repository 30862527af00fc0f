"""Booking at once, on both engines."""

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date, datetime, timedelta

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from hireloom.adapters.second_factors import SealedSecrets
from hireloom.domain.applications import Application
from hireloom.domain.identity.users import Role, User
from hireloom.domain.interviews.booking_links import interview_of, token_of_interview
from hireloom.domain.interviews.interviews import (
    Interview,
    InterviewCancelled,
    InterviewKind,
    InterviewState,
    SlotTaken,
)
from hireloom.domain.interviews.kits import KitRow
from hireloom.domain.interviews.scorecards import HiringAdvice, Rating, Scorecard
from hireloom.domain.jobs import Job
from hireloom.domain.lives import USUAL
from hireloom.domain.resume_match.findings import State
from hireloom.domain.snapshots import Snapshot
from hireloom.settings.limits import LimitSettings
from hireloom.usecases.bookings import BookingDesk
from hireloom.usecases.busy_calendars import BusyCalendarDesk
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.scorecard_reminders import ScorecardReminderDesk
from tests.long_runs import ENGINES

AT_ONCE = 50


class NoCalendarFiles:
    def written(self, entry):
        return b"BEGIN:VCALENDAR"


class NobodySends:
    def hurry(self):
        pass


class NothingPublished:
    def busy(self, address, zone, *, first, last):
        return []


@pytest.fixture
def desk(store, clock):
    notices = InterviewNotices(
        clock, NobodySends(), NoCalendarFiles(), USUAL, site="https://loom.example", secret="s", host="loom.example"
    )
    calendars = BusyCalendarDesk(store, clock, NothingPublished(), notices, SealedSecrets(secret="s"))
    limits = LimitSettings(booking_changes_per_day=10_000).rate_limits
    return BookingDesk(store, clock, notices, calendars, limits, secret="s")


@pytest.fixture
def proposals(store, clock):
    """Interviews of many people with the same two interviewers, in both orders."""
    now = clock.now()
    with store.writing() as tx:

        def add(name, role):
            return tx.users.add(User(name, f"{name}@loom.example", role, now), password_hash="x")

        anna, bert = add("anna", Role.RECRUITER), add("bert", Role.RECRUITER)
        job = tx.jobs.add(
            Job(
                title="Weaver",
                company="Loom",
                description="Weave.",
                location="Pune",
                employment_type="Full-time",
                posted_on=date(2026, 11, 1),
                ends_on=date(2026, 12, 1),
                recruiter_id=anna.id,
                recruiter_email=anna.email,
                created_at=now,
            )
        )
        entries = []
        for number in range(AT_ONCE):
            person = add(f"seeker{number}", Role.USER)
            who = (person.username, person.email, "", now, job.title, job.company, job.location, anna.email)
            application = tx.applications.add(Application(job.id, person.id, *who), Snapshot("", ""))
            pair = (anna.id, bert.id) if number % 2 else (bert.id, anna.id)
            entries.append(
                tx.interviews.add(
                    Interview(
                        *(application.id, "Talk", InterviewKind.PHONE, 60, "", pair, anna.id, now),
                        book_by=now + timedelta(days=7),
                    )
                )
            )
    return entries


@pytest.mark.spec("HIR-I18")
def test_of_fifty_who_choose_the_same_time_at_once_one_gets_it(store, desk, proposals):
    tokens = [token_of_interview(interview.id, "s") for interview in proposals]
    slot = desk.page(tokens[0]).slots[0]
    start = threading.Barrier(AT_ONCE)

    def book(token):
        start.wait()
        try:
            return desk.book(token, slot, "UTC").appointment.interview.id
        except SlotTaken:
            return None

    with ThreadPoolExecutor(AT_ONCE) as threads:
        winners = [number for number in threads.map(book, tokens) if number]
    assert len(winners) == 1
    with store.reading() as tx:
        states = [tx.interviews.get(interview.id) for interview in proposals]
    assert [interview.id for interview in states if interview.state is InterviewState.BOOKED] == winners
    assert all(interview.sequence == 0 for interview in states if interview.id not in winners)
    loser = next(token for token, interview in zip(tokens, proposals, strict=True) if interview.id not in winners)
    assert desk.page(loser).slots[0] == slot + timedelta(minutes=90)


def test_moving_frees_the_old_time(desk, proposals):
    first, second = (token_of_interview(interview.id, "s") for interview in proposals[:2])
    slots = desk.page(first).slots
    desk.book(first, slots[0], "UTC")
    desk.book(first, slots[1], "UTC")  # overlaps its own old time
    with pytest.raises(SlotTaken):
        desk.book(second, slots[0], "UTC")
    desk.cancel(first, "")
    desk.book(second, slots[0], "UTC")


def test_kits_and_scorecards_go_with_the_application(store, clock, proposals):
    interview, now = proposals[0], clock.now()
    first, second = (
        KitRow("R1", "Looms", True, State.MET, "Wove.", "?"),
        KitRow("R2", "Wool", False, State.PARTLY, "", "?"),
    )
    card = Scorecard(interview.id, interview.interviewer_ids[0], now, {"R1": Rating.SOLID}, {}, HiringAdvice.YES)
    with store.writing() as tx:
        tx.interviews.put_kit(interview.application_id, [first])
        tx.interviews.put_kit(interview.application_id, [second])
        tx.interviews.put_scorecard(replace(card, ratings={}))
        tx.interviews.put_scorecard(card)
        tx.interviews.put(interview.booked(now + timedelta(days=2), zone="UTC", now=now))
    with store.writing() as tx:
        assert tx.interviews.kit(interview.application_id) == [first]
        assert tx.interviews.scorecards(interview.application_id) == [card]
        assert tx.interviews.scorecards_of(card.user_id) == [card]
        assert [standing.id for standing in tx.interviews.standing([interview.application_id])] == [interview.id]
        assert [interview_due.id for interview_due in tx.interviews.due(before=now + timedelta(days=3))] == [
            interview.id
        ]
        assert len(tx.interviews.of_person(card.user_id)) == AT_ONCE
        tx.interviews.forget_application(interview.application_id)
        assert tx.interviews.kit(interview.application_id) is None
        assert tx.interviews.scorecards_of(card.user_id) == tx.interviews.of(interview.application_id) == []


@pytest.mark.spec("HIR-I53")
def test_workers_who_look_at_once_write_each_reminder_of_a_scorecard_once(store, clock, proposals):
    starts_at = clock.now() + timedelta(days=2)
    with store.writing() as tx:
        tx.interviews.put(proposals[0].booked(starts_at, zone="UTC", now=clock.now()))
    desk = ScorecardReminderDesk(store, clock, NobodySends(), "https://loom.example")
    clock.advance(timedelta(days=2, hours=22))

    def at_once():
        start = threading.Barrier(8)

        def look(_):
            start.wait()
            return desk.write()

        with ThreadPoolExecutor(8) as workers:
            return sum(workers.map(look, range(8)))

    assert at_once() == 1  # the other interviewer belongs to no company
    clock.advance(timedelta(hours=24))
    assert (at_once(), desk.write()) == (1, 0)
    with store.reading() as tx:
        subjects = [delivery.subject for delivery in tx.outbox.latest(9)]
    assert subjects == ["Scorecard late: Talk for Weaver", "Scorecard due: Talk for Weaver"]


WHO = st.integers(0, 3)


class Bookings(RuleBasedStateMachine):
    """Whatever candidates with the same interviewers book, move and cancel, in whatever order, nobody is in two places
    at once. Half of the interviews are held by both, half by whoever is freer."""

    def __init__(self, desk: BookingDesk, proposals: list[Interview]) -> None:
        super().__init__()
        self.desk, self.tokens = desk, [token_of_interview(interview.id, "s") for interview in proposals]
        self.starts = dict.fromkeys(self.tokens)
        self.changes, self.gone = dict.fromkeys(self.tokens, 0), set[str]()
        self.holders = {token: proposal.interviewer_ids for token, proposal in zip(self.tokens, proposals, strict=True)}
        self.shared_out = set(self.tokens[2:])
        with desk.store.writing() as tx:  # as new: earlier runs have left traces
            for place, interview in enumerate(proposals):
                tx.interviews.put_interviewers(interview)
                tx.interviews.put(replace(interview, takes_one=place > 1))
        self.slots = desk.page(self.tokens[0]).slots[:6]

    @rule(who=WHO, place=st.integers(0, 5))
    def book(self, who: int, place: int) -> None:
        token, slot = self.tokens[who], self.slots[place]
        busy_times = {user_id: self._others(user_id, token) for user_id in self.holders[token]}
        free = [
            id_
            for id_, starts in busy_times.items()
            if all(abs(slot - start) >= timedelta(minutes=90) for start in starts)
        ]
        is_possible = bool(free) if token in self.shared_out else len(free) == len(busy_times)
        try:
            booked = self.desk.book(token, slot, "UTC").appointment.interview
        except InterviewCancelled:
            assert token in self.gone
        except SlotTaken:
            assert not is_possible
        else:
            assert is_possible
            if token in self.shared_out:
                freest = min(len(busy_times[user_id]) for user_id in free)
                assert booked.interviewer_ids == (next(id_ for id_ in free if len(busy_times[id_]) == freest),)
            self.shared_out.discard(token)
            self.holders[token] = booked.interviewer_ids
            self.changes[token] += self.starts[token] != slot
            self.starts[token] = booked.starts_at

    def _others(self, user_id: int, token: str) -> list[datetime]:
        """When this person's other interviews begin."""
        starts = [(interview, start) for interview, start in self.starts.items() if start and interview != token]
        return [start for interview, start in starts if user_id in self.holders[interview]]

    @rule(who=WHO)
    def cancel(self, who: int) -> None:
        token = self.tokens[who]
        try:
            self.desk.cancel(token, "")
        except InterviewCancelled:
            assert token in self.gone
        else:
            self.changes[token] += 1
            self.gone.add(token)
            self.starts[token] = None

    @invariant()
    def everybody_has_what_they_chose(self) -> None:
        with self.desk.store.reading() as tx:
            stored = {token: tx.interviews.get(interview_of(token, "s")) for token in self.tokens}
        for token, interview in stored.items():
            assert interview.sequence == self.changes[token]
            assert (interview.state is InterviewState.CANCELLED) == (token in self.gone)
            assert self.starts[token] in (None, interview.starts_at)


@pytest.mark.spec("HIR-I18", "HIR-I49")
@pytest.mark.parametrize("engine", ENGINES, indirect=True)
def test_nobody_is_in_two_places_whatever_is_booked_moved_and_cancelled(desk, proposals):
    """`--hypothesis-profile=default` looks for much longer."""
    examples = 2 if settings.get_current_profile_name() == "same" else 200
    run_state_machine_as_test(
        lambda: Bookings(desk, proposals[:4]),
        settings=settings(max_examples=examples, stateful_step_count=7, deadline=None),
    )
