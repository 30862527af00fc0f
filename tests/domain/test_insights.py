"""How a job's applications are doing, in numbers."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.answers import AnswerRate
from hireloom.domain.applications import Status, SubmissionMethod
from hireloom.domain.insights import ApplicationCourse, insights

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
NONE = AnswerRate(0, 0)


def ago(days: float) -> datetime:
    return NOW - timedelta(days=days)


def test_the_numbers_of_a_job():
    courses = [
        ApplicationCourse(ago(10), Status.SELECTED, SubmissionMethod.FORM, opened_at=ago(9), decided_at=ago(6)),
        ApplicationCourse(
            ago(4), Status.REJECTED, SubmissionMethod.AUTO, decided_at=ago(2)
        ),  # decided without opening a document
        ApplicationCourse(ago(2), Status.SUBMITTED, SubmissionMethod.FORM, "linkedin", opened_at=ago(1)),
        ApplicationCourse(ago(2), Status.SUBMITTED, SubmissionMethod.FORM),
    ]
    figures = insights(courses, AnswerRate(9, 12), now=NOW)
    assert figures.funnel == (("Applied", 4), ("Opened", 3), ("Decided", 2), ("Selected", 1))
    assert [
        (stage_time.stage, stage_time.median_days, stage_time.longest_days) for stage_time in figures.time_in_stage
    ] == [
        ("Until opened", 1.5, 2.0),
        ("From opening to decision", 2.0, 3.0),
        ("From application to decision", 2.0, 4.0),
    ]
    assert figures.per_day[0] == (date(2026, 11, 11), 1)
    assert figures.per_day[-1] == (date(2026, 11, 21), 0)
    assert len(figures.per_day) == 11
    assert dict(figures.sources) == {"Application form": 2, "One click": 1, "LinkedIn": 1}
    assert figures.rate.percent == 75


def test_nothing_is_made_up_where_nobody_has_applied():
    figures = insights([], NONE, now=NOW)
    assert {count for _, count in figures.funnel} == {0}
    assert {(stage_time.median_days, stage_time.longest_days) for stage_time in figures.time_in_stage} == {(None, None)}
    assert (figures.per_day, figures.sources, figures.rate.percent) == ([(NOW.date(), 0)], [], None)


def test_days_go_back_sixty_at_most():
    figures = insights([ApplicationCourse(ago(300), Status.SUBMITTED, SubmissionMethod.FORM)], NONE, now=NOW)
    assert (len(figures.per_day), figures.per_day[-1][0]) == (60, NOW.date())


@pytest.mark.parametrize(
    ("answer_count", "total", "percent"),
    [(9, 9, None), (10, 10, 100), (0, 10, 0), (1, 200, 1), (1, 201, 0), (29, 40, 73)],
)
def test_below_ten_no_rate_is_told(answer_count, total, percent):
    assert AnswerRate(answer_count, total).percent == percent


moments = st.floats(0, 400).map(ago)
courses = st.builds(
    ApplicationCourse,
    moments,
    st.sampled_from(Status),
    st.sampled_from(SubmissionMethod),
    st.sampled_from(["", "import"]),
    st.none() | moments,
    st.none() | moments,
)


@given(st.lists(courses, max_size=30))
def test_a_funnel_never_grows_and_the_parts_add_up(rows):
    figures = insights(rows, NONE, now=NOW)
    counts = [count for _, count in figures.funnel]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] == len(rows) == sum(count for _, count in figures.sources)
    assert all(
        stage_time.median_days is None or 0 <= stage_time.median_days <= stage_time.longest_days
        for stage_time in figures.time_in_stage
    )
