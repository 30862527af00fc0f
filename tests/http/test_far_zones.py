"""Companies whose date is two days before the site's: zones span 26 hours."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from hireloom.testing.clock import StoppedClock
from tests.http.test_pool_imports import add


@pytest.fixture
def clock():
    """Half past midnight on November 23 at the site, half past eleven on November 21 at the company."""
    return StoppedClock(datetime(2026, 11, 22, 10, 30, tzinfo=UTC), ZoneInfo("Pacific/Kiritimati"))


@pytest.mark.spec("HIR-P35", "HIR-C02")
@pytest.mark.usefixtures("company")
def test_owners_hear_of_people_who_leave_on_the_last_day_of_their_company(its_recruiter, clock, container):
    zone = {"zone": "Pacific/Midway", "answer_days": 14, "blind_review": False}
    assert its_recruiter.put("/api/company/profile", json=zone).status_code == 200
    there = clock.now().astimezone(ZoneInfo("Pacific/Midway")).date()
    assert clock.today() - there == timedelta(2)
    add(its_recruiter, {"name": "Ada", "consent_until": f"{there + timedelta(5)}"})
    clock.advance(timedelta(5))
    assert container.pool_contacts().remind() == 1
