"""Pages of public jobs are complete and fast whatever happens to the reading of their adverts."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from hireloom.adapters.documents.text_work import TextAnalysisBroke
from hireloom.domain.jobs import Job
from hireloom.domain.refusals import RequesterLeft, TextTooDifficult, Unavailable
from hireloom.infrastructure.requesters import requester
from hireloom.text_analysis.adverts.highlights import AdvertHighlights
from hireloom.usecases.job_highlights import BUDGET, RETRY, JobHighlightDesk

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
JOB = Job("Nurse", "Loom", "Care.", "Pune", "Full-time", NOW.date(), None, 1, "r@loom.example", NOW)
JOBS = [replace(JOB, id=number, title=f"Nurse {number}") for number in range(1, 101)]
LISTS = AdvertHighlights(needs=("Care",))


class Reading:
    """Reads one advert after the other, in so many seconds each, and fails for some titles."""

    def __init__(self, seconds: float = 0.025) -> None:
        self.now, self.seconds, self.titles = 0.0, seconds, list[str]()
        self.failures = dict[str, Exception]()

    def __call__(self, function, title, *texts):
        self.titles.append(title)
        until = self.now + self.seconds
        while self.now < until:
            self.now += 0.025
            if requester().has_left():
                raise RequesterLeft
        if title in self.failures:
            raise self.failures[title]
        return LISTS


def desk_with(reading):
    return JobHighlightDesk(reading, monotonic=lambda: reading.now)


@pytest.mark.parametrize("failure", [TextTooDifficult(), TextAnalysisBroke("a bug"), Unavailable("Away."), OSError()])
def test_a_page_stops_reading_at_the_first_failure_and_remembers_it(failure):
    reading = Reading()
    reading.failures["Nurse 2"] = failure
    desk = desk_with(reading)
    assert set(desk.of(JOBS[:4])) == {1}
    assert set(desk.of(JOBS[:4])) == {1, 3, 4}
    assert reading.titles == ["Nurse 1", "Nurse 2", "Nurse 3", "Nurse 4"]
    reading.failures.clear()
    reading.now += RETRY
    assert set(desk.of(JOBS[:4])) == {1, 2, 3, 4}


def test_no_page_waits_longer_than_its_budget_and_later_visits_read_on():
    reading = Reading()
    desk = desk_with(reading)
    first = desk.of(JOBS)
    assert 0 < len(first) <= BUDGET / reading.seconds + 1
    assert reading.now <= BUDGET + 2 * reading.seconds
    assert len(desk.of(JOBS)) > len(first)
    assert len(reading.titles) == len(set(reading.titles))


def test_an_advert_that_takes_ten_seconds_is_given_up_and_not_begun_at_every_visit():
    reading = Reading(seconds=10)
    desk = desk_with(reading)
    assert desk.of(JOBS[:3]) == {}
    assert reading.now <= BUDGET + 0.05
    assert desk.of(JOBS[:1]) == {}
    assert reading.titles == ["Nurse 1"]
