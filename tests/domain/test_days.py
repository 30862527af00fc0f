"""The day that every rule means by "today" ends at the midnight of the business."""

from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from hireloom.adapters.clock import SystemClock
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
    closed = job(DAY + timedelta(60)).closed()
    assert closed.reopened(DAY + timedelta(30), today=today).ends_on == DAY + timedelta(30)
    with pytest.raises(DateOutOfRange):
        closed.reopened(DAY + timedelta(31), today=today)


@pytest.mark.spec("SEC-36")
@pytest.mark.parametrize("name", ["Pacific/Kiritimati", "Asia/Kolkata", "Pacific/Pago_Pago"])
def test_the_clock_of_the_machine_says_the_day_of_its_zone(name: str) -> None:
    clock = SystemClock(ZoneInfo(name))
    before, said, after = datetime.now(ZoneInfo(name)), clock.today(), datetime.now(ZoneInfo(name))
    assert before.date() <= said <= after.date()
    assert clock.now().tzinfo is UTC
