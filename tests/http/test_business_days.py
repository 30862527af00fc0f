"""Every day that a person reads is the day where the business is, on both sides of its midnight."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from hireloom.testing.clock import StoppedClock
from tests.http.application_calls import apply, one, post_job
from tests.http.recruiter_calls import listed

AUCKLAND, ANGELES = ZoneInfo("Pacific/Auckland"), ZoneInfo("America/Los_Angeles")
MONDAY = date(2026, 11, 23)
SIDES = [(zone, side) for zone in (AUCKLAND, ANGELES, UTC) for side in (-1, 1)]


@pytest.fixture(params=SIDES, ids=str)
def side(request):
    """A zone, and whether it is a minute before or after the midnight with which Monday begins there."""
    return request.param


@pytest.fixture
def clock(side):
    zone, minutes = side
    midnight = datetime(2026, 11, 23, tzinfo=zone).astimezone(UTC)
    return StoppedClock(midnight + timedelta(minutes=minutes), zone)


@pytest.fixture
def today(side):
    return MONDAY if side[1] > 0 else MONDAY - timedelta(1)


@pytest.fixture
def job(container, recruiter, today):
    return post_job(container, recruiter, posted_on=today, ends_on=today, answer_days=5)


@pytest.mark.spec("SEC-36")
def test_days_that_people_read(its_recruiter, seeker, signed_in, container, job, today, clock):
    number = apply(seeker, job).get_json()["application_id"]
    email = seeker.get("/api/session").get_json()["user"]["email"]
    promised = (today + timedelta(5)).isoformat()
    assert one(seeker, number)["answer_due"] == promised
    assert listed(its_recruiter, job)["applications"][0]["answer_due"] == promised
    insights = its_recruiter.get(f"/api/jobs/{job.id}/insights").get_json()
    assert insights["per_day"] == [{"date": today.isoformat(), "applications": 1}]
    assert its_recruiter.get("/api/answers").get_json()["new_applications"] == 1
    sheet = seeker.get(f"/api/applications/user/{email}/export").text
    assert today.isoformat() in sheet.splitlines()[1].split(",")
    (listed_job,) = seeker.get("/api/jobs_listing", query_string={"location": "Pune"}).get_json()["jobs"]
    assert (listed_job["firstSeen"], listed_job["datePosted"]) == (today.isoformat(), today.isoformat())

    admin = signed_in("admin")
    day = today.isoformat()
    event = {"action": "applications.submitted"}
    assert admin.get("/api/admin/audit", query_string=event | {"from": day, "to": day}).get_json()["total"] == 1
    before = (today - timedelta(1)).isoformat()
    assert admin.get("/api/admin/audit", query_string=event | {"to": before}).get_json()["total"] == 0

    clock.advance(timedelta(minutes=2))  # from one side of midnight to the other, or two minutes into Monday
    new = its_recruiter.get("/api/answers").get_json()["new_applications"]
    assert new == (1 if today == MONDAY else 0)


@pytest.mark.spec("SEC-36", "LIFE-21")
def test_search_engines_hear_when_the_last_day_ends(visit, job, side, today):
    zone, _ = side
    ends = datetime.combine(today + timedelta(1), datetime.min.time(), zone).astimezone(UTC) - timedelta(seconds=1)
    page = visit().get(f"/jobs/{job.id}", follow_redirects=True)
    assert (
        f'"validThrough": "{ends:%Y-%m-%dT%H:%M:%SZ}"' in page.text
        or f'"validThrough":"{ends:%Y-%m-%dT%H:%M:%SZ}"' in page.text
    )
