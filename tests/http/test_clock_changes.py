"""Times to choose from on the days on which clocks change, as a candidate gets them."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from icalendar import Calendar

from tests.http.application_calls import apply, post_job

FORM = {"title": "Interview", "kind": "phone", "minutes": 60}


def link_for(browser, seeker, recruiter, job, spans, zone):
    hours = {"zone": zone, "spans": spans, "per_week": 20}
    assert browser.put("/api/me/working-hours", json=hours).status_code == 200
    number = apply(seeker, job).get_json()["application_id"]
    form = FORM | {"interviewers": [recruiter.id]}
    link = browser.post(f"/api/applications/{number}/interviews", json=form).get_json()["interviews"][0]["link"]
    return "/api/bookings/" + link.rpartition("/")[2]


@pytest.mark.spec("HIR-I16")
@pytest.mark.parametrize(
    ("zone", "sunday", "before", "after"),
    [("America/New_York", 14, "14:00", "13:00"), ("Europe/Amsterdam", 28, "08:00", "07:00")],
)
def test_working_hours_keep_to_the_wall_and_the_skipped_hour_offers_nothing(
    its_recruiter, recruiter, signed_in, container, visit, clock, zone, sunday, before, after
):
    change = datetime(2027, 3, sunday, tzinfo=UTC)
    clock.advance(change - timedelta(days=3) - clock.now())
    its_recruiter.login(recruiter.email)
    job = post_job(container, recruiter, ends_on=None)
    night = [{"weekday": 6, "begins": "01:00", "ends": "04:00"}]
    days = [{"weekday": day, "begins": "09:00", "ends": "10:00"} for day in (4, 0)]
    call = link_for(its_recruiter, signed_in("user"), recruiter, job, [*night, *days], zone)
    times = [datetime.fromisoformat(slot) for slot in visit().get(call).get_json()["slots"]]
    of_week = [time for time in times if time < change + timedelta(days=2)]
    friday, *at_night, monday = of_week
    assert (f"{friday:%H:%M}", f"{monday:%H:%M}") == (before, after)
    walls = [f"{time.astimezone(ZoneInfo(zone)):%H:%M}" for time in at_night]
    assert walls == ["01:00", "01:30", "03:00"]
    chosen = f"{monday:%Y-%m-%dT%H:%M:%SZ}"
    assert visit().post(call, json={"starts_at": chosen, "zone": zone}).get_json()["starts_at"] == chosen
    [event] = Calendar.from_ical(visit().get(f"{call}/calendar").data).walk("VEVENT")
    assert (event["dtstart"].dt, f"{event['dtstart'].dt.astimezone(ZoneInfo(zone)):%H:%M}") == (monday, "09:00")
