"""What published calendars say at the moment at which somebody books."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from hireloom.domain.interviews.busy_times import BusyTime
from hireloom.domain.interviews.interviews import SlotTaken
from tests.http.application_calls import apply


class Published:
    """A calendar that somebody publishes elsewhere."""

    def __init__(self):
        self.times, self.readings = [], 0

    def busy(self, address, zone, *, first, last):
        assert address == "https://calendar.example/secret.ics"
        self.readings += 1
        return self.times


@pytest.mark.spec("HIR-I45")
def test_calendars_are_read_again_at_confirm_and_their_addresses_are_sealed(
    visit, container, recruiter, its_recruiter, seeker, job, clock
):
    number = apply(seeker, job).get_json()["application_id"]
    form = {"title": "Talk", "kind": "phone", "minutes": 30, "place": "", "interviewers": [recruiter.id]}
    answer = its_recruiter.post(f"/api/applications/{number}/interviews", json=form).get_json()
    call = "/api/bookings/" + answer["interviews"][-1]["link"].rpartition("/")[2]
    first, second, *_ = visit().get(call).get_json()["slots"]
    calendars = replace(container.busy_calendars(), published_calendars=Published())
    calendars.put("webcal://calendar.example/secret.ics", by=recruiter)
    with container.store().reading() as tx:
        assert "calendar.example" not in tx.interviews.busy_calendar(recruiter.id).address
    assert its_recruiter.get("/api/me/busy-calendar").get_json()["host"] == "calendar.example"
    bookings, token = replace(container.bookings(), busy_calendars=calendars), call.rpartition("/")[2]
    begins = datetime.fromisoformat(first)
    calendars.published_calendars.times = [BusyTime(begins, begins + timedelta(minutes=1))]
    clock.advance(timedelta(minutes=1))
    with pytest.raises(SlotTaken):
        bookings.book(token, begins, "Asia/Kolkata")
    assert bookings.book(token, datetime.fromisoformat(second), "Asia/Kolkata").appointment.interview.starts_at
    assert calendars.published_calendars.readings == 2  # at `put` and once at Confirm
