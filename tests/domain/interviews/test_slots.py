"""Which times are free, across zones, clock changes and what is booked already."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.interviews.booking_rules import (
    MOST_DAYS_AHEAD,
    USUAL_RULES,
    BookingRulesInvalid,
)
from hireloom.domain.interviews.interviews import Interview, InterviewKind, InterviewState
from hireloom.domain.interviews.slots import (
    Calendar,
    free_slots,
    holder,
    load,
    quarters,
    slots_of_anybody,
)
from hireloom.domain.interviews.working_hours import (
    HoursMalformed,
    LoadOutOfRange,
    WorkingHours,
    WorkSpan,
    ZoneUnknown,
    zones,
)

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)  # a Saturday
AMSTERDAM = ZoneInfo("Europe/Amsterdam")
PAUSE = USUAL_RULES.pause
PROPOSED = Interview(1, "Technical interview", InterviewKind.VIDEO, 60, "", (7,), 7, NOW, NOW + timedelta(days=7), id=1)


def booked(at: datetime, minutes: int = 60) -> Interview:
    return replace(PROPOSED, state=InterviewState.BOOKED, starts_at=at, minutes=minutes)


def hours(*spans: tuple[int, str, str], zone: str = "Europe/Amsterdam", per_week: int = 8) -> WorkingHours:
    work_spans = [WorkSpan(day, time.fromisoformat(begins), time.fromisoformat(ends)) for day, begins, ends in spans]
    return WorkingHours.made(7, zone, work_spans, per_week)


def local(slots, zone=AMSTERDAM) -> list[str]:
    return [f"{slot.astimezone(zone):%a %d %H:%M %Z}" for slot in slots]


@pytest.mark.spec("HIR-I01")
def test_slots_stand_in_the_hours_of_the_clock_on_the_wall():
    free = free_slots(60, [Calendar(hours((0, "10:00", "12:00"), (2, "13:30", "14:30")), [])], now=NOW)
    assert local(free)[:4] == ["Mon 23 10:00 CET", "Mon 23 10:30 CET", "Mon 23 11:00 CET", "Wed 25 13:30 CET"]
    assert len(free) == 12  # of three weeks


@pytest.mark.spec("HIR-I02")
def test_a_skipped_hour_has_no_slot_and_a_repeated_one_has_two_of_each():
    night = hours((6, "01:00", "04:00"))
    spring = free_slots(30, [Calendar(night, [])], now=datetime(2027, 3, 24, tzinfo=UTC))
    assert local(spring)[:4] == ["Sun 28 01:00 CET", "Sun 28 01:30 CET", "Sun 28 03:00 CEST", "Sun 28 03:30 CEST"]
    autumn = free_slots(30, [Calendar(night, [])], now=datetime(2026, 10, 21, tzinfo=UTC))
    assert local(autumn)[2:6] == ["Sun 25 02:00 CEST", "Sun 25 02:30 CEST", "Sun 25 02:00 CET", "Sun 25 02:30 CET"]


@pytest.mark.spec("HIR-I03")
def test_there_is_a_pause_between_two_interviews_and_a_pair_needs_both_free():
    monday, at = hours((0, "09:00", "13:00")), datetime(2026, 11, 23, 10, tzinfo=UTC)  # 11:00 there
    alone = free_slots(30, [Calendar(monday, [booked(at)])], now=NOW)
    assert local(alone)[:4] == [f"Mon 23 {hour} CET" for hour in ("09:00", "09:30", "10:00", "12:30")]
    in_london = hours((0, "09:30", "10:00"), zone="Europe/London")  # 10:30 to 11:00 in Amsterdam
    assert local(free_slots(30, [Calendar(monday, []), Calendar(in_london, [])], now=NOW)) == [
        f"Mon {day} 10:30 CET" for day in ("23", "30", "07")
    ]


@pytest.mark.spec("HIR-I39")
def test_an_interview_that_is_over_counts_for_its_week():
    thursday = datetime(2026, 11, 19, 10, tzinfo=UTC)
    full = Calendar(hours((0, "10:00", "11:00"), (6, "10:00", "11:00"), per_week=1), [booked(thursday)])
    assert (load(full, NOW), load(full, NOW + timedelta(days=2))) == (1, 0)
    saturday = thursday - timedelta(hours=2)
    assert local(free_slots(60, [full], now=saturday))[0] == "Mon 23 10:00 CET"  # not on Sunday


@pytest.mark.spec("HIR-I04")
def test_a_full_week_offers_nothing_and_the_next_one_does():
    week = [booked(datetime(2026, 11, day, 8, tzinfo=UTC)) for day in (23, 24)]
    free = free_slots(60, [Calendar(hours(*((day, "09:00", "17:00") for day in range(5)), per_week=2), week)], now=NOW)
    assert local(free)[0] == "Mon 30 09:00 CET"


@given(
    zone=st.sampled_from(sorted(zones())),
    days=st.integers(-3000, 3000),
    minute=st.integers(0, 1439),
    minutes=st.sampled_from([15, 30, 45, 60, 90]),
)
def test_no_slot_is_outside_the_hours_or_too_soon_or_overlaps(zone, days, minute, minutes):
    now = NOW + timedelta(days, minutes=minute)
    calendar = Calendar(hours((1, "08:15", "11:45"), (3, "22:00", "23:45"), zone=zone), [])
    free = free_slots(minutes, [calendar], now=now)
    assert free
    for slot in free:
        begin = slot.astimezone(ZoneInfo(zone))
        assert slot >= now + USUAL_RULES.notice
        assert (begin.weekday(), begin.minute % 30) in ((1, 0), (3, 0))
    first = free[0]
    left = free_slots(minutes, [Calendar(calendar.hours, [booked(first, minutes)])], now=now)
    assert all(abs(slot - first) >= timedelta(minutes=minutes) + USUAL_RULES.pause for slot in left)


def test_the_quarters_of_an_interview_cover_it_and_the_pause():
    at = datetime(2026, 12, 2, 9, 30, tzinfo=UTC)
    assert len(quarters(at, 60, PAUSE)) == 5
    assert quarters(at + timedelta(minutes=75), 30, PAUSE)[0] == quarters(at, 60, PAUSE)[-1] + 1
    assert quarters(at + timedelta(minutes=5), 15, PAUSE)[0] == quarters(at, 60, PAUSE)[0]


@pytest.mark.parametrize(
    ("zone", "spans", "per_week", "refusal"),
    [
        ("Mars/Olympus", [], 8, ZoneUnknown),
        ("UTC", [WorkSpan(7, time(9), time(10))], 8, HoursMalformed),
        ("UTC", [WorkSpan(0, time(10), time(10))], 8, HoursMalformed),
        ("UTC", [WorkSpan(0, time(9, 10), time(10))], 8, HoursMalformed),
        ("UTC", [WorkSpan(0, time(9), time(11)), WorkSpan(0, time(10), time(12))], 8, HoursMalformed),
        ("UTC", [], 0, LoadOutOfRange),
    ],
)
def test_working_hours_that_make_no_sense_are_refused(zone, spans, per_week, refusal):
    with pytest.raises(refusal):
        WorkingHours.made(7, zone, spans, per_week)


def test_nobody_has_no_slots():
    assert free_slots(30, [], now=NOW) == []


@pytest.mark.spec("HIR-I49")
def test_one_of_several_holds_it_whoever_is_free_and_has_fewest_that_week():
    at = datetime(2026, 11, 23, 9, tzinfo=UTC)  # Monday, 10:00 there
    early, late = (hours((0, *span), (1, "10:00", "11:00")) for span in (("10:00", "11:00"), ("10:00", "12:00")))
    busy = Calendar(replace(late, user_id=8), [booked(at + timedelta(days=2)), booked(at + timedelta(days=3))])
    people = [Calendar(early, [booked(at + timedelta(days=2))]), busy]
    free = slots_of_anybody(60, people, now=NOW)
    assert local(free)[:4] == ["Mon 23 10:00 CET", "Mon 23 10:30 CET", "Mon 23 11:00 CET", "Tue 24 10:00 CET"]
    assert holder(60, people, at, now=NOW) == 7
    assert holder(60, people, at + timedelta(hours=1), now=NOW) == 8  # the other one is gone by then
    assert holder(60, people[::-1], at, now=NOW) == 7


@pytest.mark.spec("HIR-I49", "HIR-I50")
def test_without_that_rule_the_first_who_is_free_holds_it():
    at, monday = datetime(2026, 11, 23, 9, tzinfo=UTC), hours((0, "10:00", "11:00"))
    people = [Calendar(monday, [booked(at + timedelta(days=2))]), Calendar(replace(monday, user_id=8), [])]
    assert holder(60, people, at, now=NOW) == 8
    assert holder(60, people, at, now=NOW, rules=replace(USUAL_RULES, takes_freest=False)) == 7


@pytest.mark.spec("HIR-I50")
def test_a_job_says_how_soon_how_far_ahead_how_often_and_with_which_pause_times_are_offered():
    sunday, calendar = NOW + timedelta(days=1), Calendar(hours((0, "10:00", "12:00"), (2, "13:30", "14:30")), [])
    rules = replace(USUAL_RULES, notice_hours=1, days_ahead=2, every_minutes=60)
    assert local(free_slots(60, [calendar], now=sunday, rules=rules)) == ["Mon 23 10:00 CET", "Mon 23 11:00 CET"]
    monday = datetime(2026, 11, 23, 9, tzinfo=UTC)
    early = booked(monday, 30)
    busy = [Calendar(calendar.hours, [replace(early, rules=replace(rules, pause_minutes=pause))]) for pause in (0, 60)]
    close, far = (local(free_slots(30, [time], now=sunday, rules=replace(rules, every_minutes=30))) for time in busy)
    assert close == ["Mon 23 10:30 CET", "Mon 23 11:00 CET", "Mon 23 11:30 CET"]
    assert far == ["Mon 23 11:30 CET"]


@pytest.mark.spec("HIR-I50")
@pytest.mark.parametrize(
    "change",
    [
        {"notice_hours": -1},
        {"notice_hours": 169},
        {"days_ahead": 0},
        {"days_ahead": MOST_DAYS_AHEAD + 1},
        {"every_minutes": 20},
        {"pause_minutes": 10},
        {"pause_minutes": 135},
        {"change_hours": 0},
        {"change_hours": 73},
        {"days_to_book": 0},
        {"days_to_book": 91},
    ],
)
def test_rules_of_booking_have_their_bounds(change):
    assert USUAL_RULES.checked() == USUAL_RULES
    with pytest.raises(BookingRulesInvalid):
        replace(USUAL_RULES, **change).checked()


@pytest.mark.spec("HIR-I03")
def test_an_interview_without_a_time_takes_none():
    monday = hours((0, "09:00", "13:00"))
    assert free_slots(30, [Calendar(monday, [PROPOSED])], now=NOW) == free_slots(30, [Calendar(monday, [])], now=NOW)
