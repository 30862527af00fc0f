"""Figures over many jobs."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.applications import Status, SubmissionMethod
from hireloom.domain.company_figures import HiringCourse, company_figures
from hireloom.domain.company_sheets import figures_as_csv
from hireloom.domain.days import Days
from hireloom.domain.figure_lists import CountedBy, behind
from hireloom.domain.shares import FEWEST, Share, spread

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)


def course(days_ago, *, decided=None, status=Status.SUBMITTED, promised=10, **more):
    """Somebody who applied this many days ago and was answered `decided` days later."""
    applied = NOW - timedelta(days_ago)
    fields = {
        "job_id": 1,
        "job_title": "Nurse",
        "applied_at": applied,
        "status": status,
        "sent_by": SubmissionMethod.FORM,
        "source": "",
        "answer_due": (applied + timedelta(promised)).date(),
        "is_withdrawn": False,
        "is_forgotten": False,
        "opened_at": None,
        "decided_at": None if decided is None else applied + timedelta(decided),
        "interviewed_at": None,
        "interviews": 0,
        "stage": "New",
    }
    return HiringCourse(**fields | more)


def figures(*courses, length=30, **more):
    return company_figures(courses, length=length, now=NOW, days=Days(), **more)


@pytest.mark.spec("HIR-P01")
def test_a_period_is_counted_beside_the_one_before():
    counted = figures(course(0), course(29), course(30), course(59), course(60))
    assert (counted.first, counted.last) == (date(2026, 10, 30), date(2026, 11, 28))
    assert (counted.now.applications, counted.before.applications) == (2, 2)


@pytest.mark.spec("HIR-P02")
def test_fewer_than_five_people_have_no_percentage_and_no_median():
    assert (Share(3, FEWEST - 1).percent, Share(3, FEWEST).percent) == (None, 60)
    waits = [timedelta(day) for day in range(1, FEWEST)]
    assert spread(waits).median is None
    assert (spread([*waits, timedelta(20)]).median, spread([*waits, timedelta(20)]).nine_in_ten) == (3, 20)
    assert "percent answered in time,,too few,too few" in figures_as_csv(figures(course(1)))


@pytest.mark.spec("HIR-P03")
def test_a_promise_is_kept_late_open_or_owed_to_nobody():
    rejected = {"status": Status.REJECTED}
    timely, late = course(20, decided=10, **rejected), course(20, decided=11, **rejected)
    overdue, waiting = course(11), course(10)
    forgotten, withdrawn = course(20, is_forgotten=True), course(20, is_withdrawn=True, **rejected)
    promises = figures(timely, late, overdue, waiting, forgotten, withdrawn).now.promises
    assert (promises.part, promises.whole) == (1, 3)


@pytest.mark.spec("HIR-P04")
def test_time_in_stage_runs_from_move_to_move_and_ends_with_the_decision():
    moves = {
        "moves": (("New", NOW - timedelta(18)), ("Screen", NOW - timedelta(12))),
        "stage": "Interview",
        "status": Status.SELECTED,
    }
    counted = figures(*(course(20, decided=12, **moves) for _ in range(FEWEST)), course(3)).stages
    stages = {stage.name: stage.stay for stage in counted}
    assert [(name, stay.people, stay.median) for name, stay in stages.items()] == [
        ("New", 5, 2),
        ("Screen", 5, 6),
        ("Interview", 5, 4),
    ]


@pytest.mark.spec("HIR-P41")
def test_a_job_says_how_long_its_hires_took_and_where_it_is():
    selected = {"status": Status.SELECTED, "job_location": "Leeds, UK"}
    courses = [course(20, decided=day, **selected) for day in (8, 9, 10, 11, 12)]
    counted = figures(*courses, course(20, decided=19, status=Status.REJECTED, job_location="Leeds, UK"))
    [job] = counted.jobs
    assert (job.location, job.to_selection.people, job.to_selection.median) == ("Leeds, UK", 5, 10)
    assert (job.first_answer.people, counted.now.to_selection) == (6, job.to_selection)


@pytest.mark.spec("HIR-P43")
def test_offers_are_a_step_only_where_somebody_received_one_and_is_still_selected():
    selected = {"status": Status.SELECTED, "decided": 2}
    offered, none = course(9, is_offered=True, **selected), course(9, **selected)
    undone = course(9, is_offered=True)
    counted = figures(offered, none, undone, course(8), course(7))
    assert [(step.name, step.people) for step in counted.steps[-2:]] == [("Selected", 2), ("Offer", 1)]
    assert (counted.jobs[0].offered, counted.now.selected) == (Share(1, 5), 2)
    assert "people who reached,Offer,1," in figures_as_csv(counted)
    assert "percent who received an offer for,Nurse,20," in figures_as_csv(counted)
    assert behind([offered, none, undone], CountedBy.STEP, "Offer", length=30, now=NOW, days=Days()) == [offered]
    without = figures(none, undone)
    assert without.steps[-1].name == "Selected"
    assert "offer" not in figures_as_csv(without).lower()


@pytest.mark.spec("HIR-P44")
def test_who_declines_an_offer_is_not_hired():
    selected = {"status": Status.SELECTED, "decided": 2, "is_offered": True, "interviews": 3}
    hired, declined = course(9, **selected), course(9, **selected, has_declined=True)
    counted = figures(hired, declined, course(8), course(7), course(6))
    assert (counted.now.selected, counted.now.hired, counted.now.interviews_per_hire) == (2, 1, 6)
    assert (counted.jobs[0].selected, counted.jobs[0].hired, counted.now.to_selection.people) == (2, 1, 1)
    assert (counted.sources[0].selected, counted.sources[0].hired) == (Share(2, 5), Share(1, 5))
    assert counted.steps[-1].people == 2  # both received an offer
    assert behind([hired, declined], CountedBy.HIRED, "", length=30, now=NOW, days=Days()) == [hired]
    assert "hired for,Nurse,1," in figures_as_csv(counted)


@pytest.mark.spec("HIR-P05")
def test_sources_and_interviews_per_hire():
    hired = {"status": Status.SELECTED, "interviewed_at": NOW, "interviews": 3}
    counted = figures(
        course(5, decided=2, source="linkedin", **hired), *(course(4, source="linkedin") for _ in range(4)), course(3)
    )
    assert [(source.name, source.applied, source.selected.percent) for source in counted.sources] == [
        ("LinkedIn", 5, 20),
        ("Application form", 1, None),
    ]
    assert (counted.now.interviews_per_hire, counted.before.interviews_per_hire) == (3, None)


@pytest.mark.spec("HIR-P01")
@given(
    st.lists(
        st.builds(
            course,
            st.integers(0, 70),
            decided=st.none() | st.integers(0, 30),
            status=st.sampled_from(Status),
            opened_at=st.none() | st.just(NOW),
            interviewed_at=st.none() | st.just(NOW),
            moves=st.sampled_from([(), (("New", NOW),)]),
            is_offered=st.booleans(),
            has_declined=st.booleans(),
        )
    )
)
def test_no_step_has_more_people_than_the_one_before(courses):
    counted = figures(*courses)
    people = [step.people for step in counted.steps]
    assert people == sorted(people, reverse=True)
    assert people[0] == counted.now.applications == sum(week.applied for week in counted.weeks)


@pytest.mark.spec("HIR-P18")
def test_late_answers_and_the_limits_of_stages_are_counted():
    left = {"moves": (("New", NOW - timedelta(18)),), "stage": "Screen", "status": Status.REJECTED, "decided": 12}
    seven, nine = ({"limits": {"New": days}} for days in (7, 9))
    counted = figures(
        course(20), course(20, is_withdrawn=True), course(5), *(course(20, **left, **seven) for _ in range(5))
    )
    assert (counted.now.late, counted.stages[0].goal) == (1, 7)
    assert (counted.stages[0].stay.one_in_ten, counted.stages[0].stay.nine_in_ten) == (2, 2)
    assert "late answers,,1," in figures_as_csv(counted)
    assert figures(course(20, **left, **seven), course(20, **left, **nine)).stages[0].goal is None
    assert figures(course(20, **left, limits={"New": 0})).stages[0].goal is None


@pytest.mark.spec("HIR-P19")
def test_only_reasons_of_the_list_are_named_however_many_were_written():
    personal = [course(3, status=Status.REJECTED, reason=f"Ann Loewe told us {number}") for number in range(300)]
    rest = [course(2, status=Status.REJECTED, reason=reason) for reason in ("Filled", "", "Filled")]
    listed = {"listed_reasons": ("Filled", "Nobody had this one")}
    counted = figures(*personal, *rest, course(1, reason="Filled"), **listed)
    assert [tuple(figure) for figure in counted.reasons] == [("Other", 300), ("Filled", 2), ("", 1)]
    assert "Loewe" not in figures_as_csv(counted)
    for name, rejected in (("Other", 300), ("Filled", 2), ("", 1), (personal[0].reason, 0)):
        whole = behind([*personal, *rest], CountedBy.REASON, name, length=30, now=NOW, days=Days(), **listed)
        assert len(whole) == rejected
