"""The posts of a week, day by day."""

import pytest

from tests.http.agent_calls import do, generated, read


@pytest.fixture
def marketer(signed_in):
    return signed_in("admin")


@pytest.mark.spec("OPEN-114", "API-64")
def test_the_calendar_has_every_day_from_today_on(marketer):
    items = generated(marketer)
    do(marketer, "schedule-content", content_id=items[0]["id"], schedule_time="2026-11-27T23:59:59Z")
    do(marketer, "schedule-content", content_id=items[1]["id"], schedule_time="2026-11-28T00:00:00Z")
    week = read(marketer, "content-calendar")
    assert [day["date"] for day in week] == [f"2026-11-{day}" for day in range(21, 28)]
    assert [row["id"] for row in week[-1]["items"]] == [items[0]["id"]]
    assert len(read(marketer, "content-calendar", days=8)[-1]["items"]) == 1
    assert sum(len(day["items"]) for day in week) == 3


def test_another_week_is_asked_for_by_its_first_day(marketer):
    [first, *_] = generated(marketer)
    do(marketer, "schedule-content", content_id=first["id"], schedule_time="2026-12-01T08:00:00Z")
    later = read(marketer, "content-calendar", start="2026-11-30", days=3)
    assert [day["date"] for day in later] == ["2026-11-30", "2026-12-01", "2026-12-02"]
    assert [[row["id"] for row in day["items"]] for day in later] == [[], [first["id"]], []]
    earlier = read(marketer, "content-calendar", start="2026-11-14")
    assert [day["date"] for day in earlier] == [f"2026-11-{day}" for day in range(14, 21)]
    assert not any(day["items"] for day in earlier)


@pytest.mark.parametrize("day", ["", "tomorrow", "20261121", "2026-W47-6", "0001-01-01", "9999-12-31", "2026-11-31"])
def test_what_is_no_day_begins_no_week(marketer, day):
    assert marketer.get(f"/api/seo/content-calendar?start={day}").status_code == 400
