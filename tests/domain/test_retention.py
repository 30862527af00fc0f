"""How long what was sent is kept: by the days after a decision, and never while somebody may still need it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.applications import LEGACY, NOBODY, Application, Status
from hireloom.domain.retention import Removal, Retention, decided_at
from hireloom.domain.snapshots import EventKind, TimelineEvent

SENT_AT = datetime(2026, 1, 5, 12, tzinfo=UTC)
DAY = timedelta(days=1)
RULE = Retention(papers=30 * DAY, rejected=183 * DAY)
ANNA = Application(
    1, 2, "Anna", "anna@people.example", "+1-5550001111", SENT_AT, "Nurse", "Loom", "Pune", "bert@loom.example",
    resume="2026/r.pdf", driving_license="2026/l.jpg", visa_document="2026/v.pdf", id=7,
)  # fmt: skip
SELECTED, REJECTED = replace(ANNA, status=Status.SELECTED), replace(ANNA, status=Status.REJECTED)


def decided(what: EventKind, on: int) -> list[TimelineEvent]:
    return [TimelineEvent(SENT_AT, EventKind.SUBMITTED), TimelineEvent(SENT_AT + on * DAY, what)]


@pytest.mark.parametrize(
    ("application", "timeline", "days", "removal"),
    [
        (SELECTED, decided(EventKind.SELECTED, 10), 39, None),
        (SELECTED, decided(EventKind.SELECTED, 10), 40, Removal.PAPERS),
        (SELECTED, decided(EventKind.SELECTED, 10), 4000, Removal.PAPERS),
        (SELECTED.without_papers(), decided(EventKind.SELECTED, 10), 4000, None),
        (REJECTED, decided(EventKind.REJECTED, 10), 40, Removal.PAPERS),
        (REJECTED.without_papers(), decided(EventKind.REJECTED, 10), 192, None),
        (REJECTED.without_papers(), decided(EventKind.REJECTED, 10), 193, Removal.EVERYTHING),
        (REJECTED, decided(EventKind.REJECTED, 10), 193, Removal.EVERYTHING),
        (REJECTED.forgotten(), decided(EventKind.REJECTED, 10), 4000, None),
        (ANNA, decided(EventKind.RESET, 1), 182, None),  # nobody has decided
        (ANNA, decided(EventKind.RESET, 1), 183, Removal.PAPERS),
        (ANNA.without_papers(), [], 4000, None),
        (replace(ANNA, driving_license=LEGACY, visa_document=""), [], 4000, None),  # nothing is stored here
        (REJECTED, [], 183, Removal.EVERYTHING),  # an import says only when it was sent
    ],
)
def test_what_must_go_and_when(application, timeline, days, removal):
    assert RULE.due(application, timeline, SENT_AT + days * DAY) is removal


def test_the_last_decision_counts():
    timeline = [
        *decided(EventKind.REJECTED, 1),
        TimelineEvent(SENT_AT + 5 * DAY, EventKind.RESET),
        *decided(EventKind.REJECTED, 9),
    ]
    assert decided_at(REJECTED, timeline) == SENT_AT + 9 * DAY
    assert decided_at(ANNA, timeline) is None


def test_what_stays_tells_nothing_of_the_person():
    left = REJECTED.forgotten()
    assert (left.full_name, left.email, left.phone) == (NOBODY, "", "")
    assert not any(left.documents.values())
    assert (left.job_title, left.status, left.applied_at) == ("Nurse", Status.REJECTED, SENT_AT)


@given(st.sampled_from((ANNA, SELECTED, REJECTED)), st.integers(0, 400), st.integers(0, 400), st.integers(0, 400))
def test_what_is_due_stays_due(application, on, day, later):
    timeline = decided(EventKind.REJECTED, on)
    if RULE.due(application, timeline, SENT_AT + day * DAY):
        assert RULE.due(application, timeline, SENT_AT + (day + later) * DAY)
