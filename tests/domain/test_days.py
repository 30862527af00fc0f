"""The day that every rule means by "today" ends at the midnight of the business."""

from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.adapters.clock import SystemClock
from hireloom.domain.days import Days
from hireloom.domain.identity.users import Role, User
from hireloom.domain.job_forms import JobForm, edited, posted
from hireloom.domain.jobs import DateOutOfRange
from hireloom.domain.refusals import Invalid
from hireloom.testing.clock import StoppedClock

DAY = date(2026, 11, 21)
FORM = {
    "title": "Weaver",
    "company": "Loom",
    "description": "word " * 100,
    "location": "Pune",
    "employment_type": "Full-time",
    "salary": "NA",
}


@pytest.mark.spec("SEC-36")
@pytest.mark.parametrize("hours", [-11, -5, 0, 1, 5.5, 14])
@pytest.mark.parametrize(("hour", "minute"), [(23, 59), (0, 1)])
def test_a_deadline_counts_from_the_day_it_is_there(hours: float, hour: int, minute: int) -> None:
    zone = timezone(timedelta(hours=hours))
    clock = StoppedClock(datetime(2026, 11, 21, hour, minute, tzinfo=zone).astimezone(UTC), zone)
    today = clock.today()
    assert today == DAY
    recruiter = User("elena", "elena@loomworks.example", Role.RECRUITER, clock.now(), id=7)

    def job(last: date):
        form = JobForm(FORM | {"posted_on": DAY.isoformat(), "ends_on": last.isoformat()})
        return posted(form, by=recruiter, today=today, now=clock.now())

    for days in (0, 60):
        assert job(DAY + timedelta(days)).status(today).value == "Active"
    for days in (-1, 61):
        with pytest.raises(Invalid):
            job(DAY + timedelta(days))
    assert edited(job(DAY), JobForm({"ends_on": DAY.isoformat()}), today=today).ends_on == DAY
    closed_job = job(DAY + timedelta(60)).closed()
    assert closed_job.reopened(DAY + timedelta(30), today=today).ends_on == DAY + timedelta(30)
    with pytest.raises(DateOutOfRange):
        closed_job.reopened(DAY + timedelta(31), today=today)


@pytest.mark.spec("SEC-36")
@pytest.mark.parametrize("name", ["Pacific/Kiritimati", "Asia/Kolkata", "Pacific/Pago_Pago"])
def test_the_clock_of_the_machine_says_the_day_of_its_zone(name: str) -> None:
    clock = SystemClock(ZoneInfo(name))
    before, text, after = datetime.now(ZoneInfo(name)), clock.today(), datetime.now(ZoneInfo(name))
    assert before.date() <= text <= after.date()
    assert clock.now().tzinfo is UTC


ZONES = ["Pacific/Auckland", "America/Los_Angeles", "UTC", "Africa/Cairo", "America/Santiago", "America/Havana"]


@pytest.mark.spec("SEC-36")
@given(st.sampled_from(ZONES), st.dates(date(2020, 1, 1), date(2030, 12, 31)))
def test_every_moment_belongs_to_one_day_whatever_the_clocks_do(name: str, day: date) -> None:
    days = Days(ZoneInfo(name))
    began, ended = days.began(day), days.ended(day)
    assert began.tzinfo is UTC
    assert ended == days.began(day + timedelta(1))
    assert days.of(began) == days.of(ended - timedelta(microseconds=1)) == day
    assert days.of(began - timedelta(microseconds=1)) == day - timedelta(1)
    assert timedelta(hours=23) <= ended - began <= timedelta(hours=25)


@pytest.mark.spec("SEC-36")
@pytest.mark.parametrize(
    ("name", "day", "began", "hours"),
    [
        ("UTC", date(2026, 11, 21), datetime(2026, 11, 21, tzinfo=UTC), 24),
        ("Pacific/Auckland", date(2026, 11, 21), datetime(2026, 11, 20, 11, tzinfo=UTC), 24),
        ("Pacific/Auckland", date(2026, 9, 27), datetime(2026, 9, 26, 12, tzinfo=UTC), 23),
        ("America/Los_Angeles", date(2026, 11, 21), datetime(2026, 11, 21, 8, tzinfo=UTC), 24),
        ("America/Los_Angeles", date(2026, 11, 1), datetime(2026, 11, 1, 7, tzinfo=UTC), 25),
    ],
)
def test_days_begin_at_the_midnight_that_is_there(name: str, day: date, began: datetime, hours: int) -> None:
    days = Days(ZoneInfo(name))
    assert (days.began(day), days.ended(day) - days.began(day)) == (began, timedelta(hours=hours))


@pytest.mark.parametrize("name", ZONES)
def test_the_first_and_the_last_day_there_are_begin_and_end(name: str) -> None:
    days = Days(ZoneInfo(name))
    assert days.began(date.min) < days.began(date(1, 1, 3))
    assert days.ended(date.max) >= days.began(date.max) > days.began(date(9999, 12, 29))


def test_a_week_begins_on_monday_at_midnight_of_the_business() -> None:
    zone = timezone(timedelta(hours=5.5))
    days = Days(zone)
    assert days.week_began(date(2026, 11, 21)) == datetime(2026, 11, 16, tzinfo=zone)
    assert days.week_began(date(2026, 11, 16)) == datetime(2026, 11, 16, tzinfo=zone)
