"""For how long a posting that was seen is shown."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from hireloom.domain.boards.posting_cards import cards
from hireloom.domain.boards.postings import SEEN_SINCE, BoardJob, Posting, Sighting
from hireloom.domain.jobs import ProviderLink

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
TODAY, DAY = NOW.date(), timedelta(days=1)
LINKS = (ProviderLink("Quayside", "https://quayside.example/1"),)
NURSE = Posting("demo:quayside", "1", "Registered Nurse", "Saltmeadow Trust", "Pune, India", LINKS)


def sighting_of(last: datetime, **changes: object) -> Sighting:
    return Sighting(replace(NURSE, **changes), NOW - 30 * DAY, last, id=1)


def card(ends_on: date | None) -> BoardJob:
    [row] = cards([sighting_of(NOW, ends_on=ends_on)], today=TODAY, order=())
    return row


def test_what_nobody_saw_for_a_week_says_nothing_of_today_unless_it_is_known_to_be_gone() -> None:
    sighting = sighting_of(NOW - SEEN_SINCE)
    assert sighting.is_known(NOW)
    assert not sighting.is_known(NOW + timedelta(microseconds=1))
    assert replace(sighting, gone_at=NOW).is_known(NOW + 30 * DAY)


def test_a_job_is_open_up_to_its_last_day_and_without_one_as_long_as_it_is_listed() -> None:
    assert (card(TODAY).is_open(TODAY), card(TODAY).is_open(TODAY + DAY)) == (True, False)
    assert card(None).is_open(TODAY + 365 * DAY)
