"""What may happen to an interview, and when."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from hireloom.domain.interviews.booking_links import NoSuchBooking, interview_of, token_of_interview
from hireloom.domain.interviews.interviews import (
    BookingExpired,
    Interview,
    InterviewCancelled,
    InterviewerNeeded,
    InterviewKind,
    InterviewLengthInvalid,
    InterviewPlaceInvalid,
    InterviewState,
    InterviewTerms,
    InterviewTitleNeeded,
    NotAnInterviewer,
    ReasonTooLong,
    TooLateToChange,
    next_of,
)
from hireloom.domain.interviews.working_hours import ZoneUnknown

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
AT = datetime(2026, 12, 2, 9, 30, tzinfo=UTC)
FORM = {
    "title": "Technical interview",
    "kind": InterviewKind.VIDEO,
    "minutes": 60,
    "place": "https://meet.example/loom",
    "interviewer_ids": [7, 8, 7],
}


def proposed(**changes):
    terms = InterviewTerms(**FORM | changes)
    return Interview.proposed(1, terms, possible=[7, 8, 9], by=7, now=NOW)


@pytest.mark.spec("HIR-I05")
@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"title": " "}, InterviewTitleNeeded),
        ({"title": "x" * 81}, InterviewTitleNeeded),
        ({"minutes": 20}, InterviewLengthInvalid),
        ({"minutes": 255}, InterviewLengthInvalid),
        ({"interviewer_ids": []}, InterviewerNeeded),
        ({"interviewer_ids": [7, 10]}, NotAnInterviewer),
        ({"place": "javascript:alert(1)"}, InterviewPlaceInvalid),
        ({"kind": InterviewKind.PHONE, "place": "x" * 301}, InterviewPlaceInvalid),
    ],
)
def test_a_proposal_that_makes_no_sense_is_refused(changes, refusal):
    with pytest.raises(refusal):
        proposed(**changes)


@pytest.mark.spec("HIR-I06")
def test_it_is_booked_moved_and_cancelled_and_counts_its_changes():
    interview = proposed()
    assert interview.interviewer_ids == (7, 8)
    booked = interview.booked(AT, zone="Asia/Kolkata", now=NOW)
    assert booked.booked(AT, zone="UTC", now=NOW) is booked
    rebooked = booked.booked(AT + timedelta(days=1), zone="Asia/Kolkata", now=NOW)
    cancelled = rebooked.cancelled("  No longer\nlooking ", now=NOW)
    assert [state.sequence for state in (interview, booked, rebooked, cancelled)] == [0, 1, 2, 3]
    assert (cancelled.state, cancelled.reason) == (InterviewState.CANCELLED, "No longer looking")
    for change in (lambda: cancelled.booked(AT, zone="UTC", now=NOW), lambda: cancelled.called_off("", now=NOW)):
        with pytest.raises(InterviewCancelled):
            change()
    with pytest.raises(ReasonTooLong):
        rebooked.cancelled("x" * 501, now=NOW)
    with pytest.raises(ZoneUnknown):
        interview.booked(AT, zone="Mars/Olympus", now=NOW)


@pytest.mark.spec("HIR-I07")
def test_a_time_is_chosen_within_a_week_and_changed_until_twelve_hours_before():
    interview = proposed()
    with pytest.raises(BookingExpired):
        interview.booked(AT, zone="UTC", now=NOW + timedelta(days=7))
    booked = interview.booked(AT, zone="UTC", now=NOW)
    late = AT - timedelta(hours=12)
    assert booked.cancelled("", now=late).state is InterviewState.CANCELLED
    with pytest.raises(TooLateToChange):
        booked.cancelled("", now=late + timedelta(seconds=1))
    assert booked.called_off("", now=AT).is_called_off
    over = AT + timedelta(hours=1)
    assert booked.state_at(over) is InterviewState.DONE
    with pytest.raises(TooLateToChange):
        booked.called_off("", now=over)


@pytest.mark.spec("HIR-I32")
def test_another_time_is_asked_for_until_it_is_cancelled_or_over():
    booked = proposed().booked(AT, zone="UTC", now=NOW)
    renewed = booked.renewed(now=AT)
    assert (renewed.state, renewed.starts_at, renewed.book_by) == (InterviewState.PROPOSED, None, AT + timedelta(7))
    with pytest.raises(InterviewCancelled):
        booked.called_off("", now=NOW).renewed(now=NOW)
    with pytest.raises(TooLateToChange):
        booked.renewed(now=AT + timedelta(hours=1))


@pytest.mark.spec("HIR-I08")
def test_a_link_opens_its_own_interview_only():
    token = token_of_interview(42, "secret")
    assert interview_of(token, "secret") == 42
    wrong = (token_of_interview(42, "other"), token.replace("42-", "43-"), "", "42", "-", "x-y", token + "é", "²-a")
    for wrong_token in wrong:
        with pytest.raises(NoSuchBooking):
            interview_of(wrong_token, "secret")


def test_an_interview_without_a_time_is_neither_expired_early_nor_over():
    interview = replace(proposed(), state=InterviewState.PROPOSED)
    assert (interview.is_expired(NOW), interview.ends_at, interview.change_until) == (False, None, None)


def test_the_next_interview_is_the_first_that_has_yet_to_begin():
    def at(moment):
        return replace(proposed(), starts_at=moment)

    soon, later, hour = at(AT), at(AT + timedelta(days=1)), timedelta(hours=1)
    assert next_of([later, at(None), at(NOW - hour), soon], NOW) == (AT, soon)
    assert next_of([later, soon], AT) == (AT + timedelta(days=1), later)  # the other one begins now
    assert next_of([at(None), at(NOW - hour)], NOW) is None
    assert next_of([], NOW) is None
