"""What a scorecard takes, and what several say together."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from hireloom.domain.interviews.interviews import Interview, InterviewKind, InterviewState
from hireloom.domain.interviews.scorecards import (
    Agreement,
    HiringAdvice,
    NothingToRate,
    NotInterviewing,
    Rating,
    Scorecard,
    ScorecardIncomplete,
    ScorecardTextTooLong,
    UnknownRequirement,
    agreement,
    debrief,
    may_read_others,
    must_be_ratable,
    pending,
)

NOW = datetime(2026, 12, 2, 12, tzinfo=UTC)
BOOKED = Interview(
    1, "Talk", InterviewKind.PHONE, 30, "", (7, 8), 7, NOW, NOW, InterviewState.BOOKED, starts_at=NOW, id=3
)
EMPTY = Scorecard(3, 7, NOW)


def filled(**changes):
    values = {"ratings": {"R1": Rating.SOLID}, "notes": {}, "advice": HiringAdvice.YES, "why": ""}
    return EMPTY.filled(**values | changes, rows=["R1", "R2"], now=NOW)


@pytest.mark.spec("HIR-I27")
def test_every_requirement_of_the_interview_is_rated_before_it_is_submitted():
    with pytest.raises(ScorecardIncomplete) as refusal:
        filled().submitted(["R1", "R2"], now=NOW)
    assert refusal.value.data == {"requirement": "R2"}
    with pytest.raises(ScorecardIncomplete):
        filled(advice=None).submitted(["R1"], now=NOW)
    card = filled().submitted(["R1"], now=NOW)
    assert card.submitted_at == NOW
    for changes, refused in (
        ({"ratings": {"R9": Rating.SOME}}, UnknownRequirement),
        ({"notes": {"R9": "x"}}, UnknownRequirement),
        ({"notes": {"R1": "x" * 1001}}, ScorecardTextTooLong),
        ({"why": "x" * 2001}, ScorecardTextTooLong),
    ):
        with pytest.raises(refused):
            filled(**changes)


@pytest.mark.spec("HIR-I28")
def test_nobody_reads_others_before_their_own_is_in():
    own_card, other_card = replace(EMPTY, submitted_at=NOW), Scorecard(3, 8, NOW)
    assert pending([BOOKED], [own_card, other_card]) == {(3, 8)}
    assert may_read_others([BOOKED], [own_card, other_card], 7)
    assert not may_read_others([BOOKED], [own_card, other_card], 8)
    assert may_read_others([BOOKED], [], 9)
    assert pending([replace(BOOKED, state=InterviewState.CANCELLED)], []) == set()


@pytest.mark.spec("HIR-I29")
@pytest.mark.parametrize(
    ("ratings", "expected"),
    [
        ([], Agreement.GAP),
        ([Rating.SOME], Agreement.ONE_VOICE),
        ([Rating.SOME, Rating.SOLID], Agreement.AGREE),
        ([Rating.SOLID, Rating.SOLID, Rating.OUTSTANDING], Agreement.AGREE),
        ([Rating.NOT_SHOWN, Rating.SOME, Rating.SOLID], Agreement.SPLIT),
    ],
)
def test_two_steps_apart_is_a_split(ratings, expected):
    assert agreement(ratings) is expected


def test_the_debrief_counts_only_what_is_submitted():
    card = replace(EMPTY, ratings={"R1": Rating.SOME}, submitted_at=NOW)
    draft = Scorecard(3, 8, NOW, {"R1": Rating.OUTSTANDING})
    (line,) = debrief(["R1"], [card, draft])
    assert (line.agreement, line.ratings) == (Agreement.ONE_VOICE, {(3, 7): Rating.SOME})


def test_only_interviewers_of_a_booked_interview_rate():
    must_be_ratable(BOOKED, 8)
    with pytest.raises(NotInterviewing):
        must_be_ratable(BOOKED, 9)
    with pytest.raises(NothingToRate):
        must_be_ratable(replace(BOOKED, state=InterviewState.PROPOSED), 8)
