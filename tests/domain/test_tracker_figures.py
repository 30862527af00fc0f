"""What somebody's own board shows, and how an advert has changed."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.advert_changes import AdvertChange, ComparedLine, changes
from hireloom.domain.applications import Application, Status
from hireloom.domain.tracked_jobs import TrackedJob, TrackerCard
from hireloom.domain.tracker_figures import SourceFigures, figures, is_answered

NOW = datetime(2026, 11, 1, 9, tzinfo=UTC)
TODAY = date(2026, 11, 20)


def card(address="https://www.indeed.example/1", applied=True, answer=None):
    applied_on = date(2026, 11, 1) if applied else None
    answered_on = applied_on + timedelta(answer) if applied_on and answer is not None else None
    job = TrackedJob(1, "Nurse", "Loom", NOW, address=address, applied_on=applied_on, answered_on=answered_on)
    return TrackerCard(job)


@pytest.mark.spec("WS-272")
def test_applications_and_answers_are_counted_by_source_and_small_numbers_hidden():
    cards = [card(answer=days) for days in (1, 2, 3, 9, 30)] + [card()] * 2 + [card("", answer=4), card(applied=False)]
    assert figures(cards) == [
        SourceFigures("All", 8, 6, 4),  # between 3 and 4, rounded to the even one
        SourceFigures("indeed.example", 7, 5, 3),
        SourceFigures("Elsewhere", 1, None, None),
    ]
    assert figures([card(applied=False)]) == []


@pytest.mark.spec("WS-272")
def test_jobs_without_days_count_by_their_stage():
    undated = card(applied=False).job
    stages = ("saved", "applied", "applied", "interview", "own1", "offer", "closed")
    cards = [TrackerCard(replace(undated, stage=stage)) for stage in stages]
    assert figures(cards)[0] == SourceFigures("All", 5, 3, None)


@pytest.mark.spec("WS-272")
def test_a_move_past_applied_is_an_answer_and_a_slip_is_none():
    job = card().job
    talk = job.moved("interview", today=TODAY)
    assert (talk.answered_on, talk.moved("offer", today=TODAY + timedelta(1)).answered_on) == (TODAY, TODAY)
    assert talk.moved("applied", today=TODAY).answered_on is None
    assert job.moved("closed", today=TODAY).answered_on is None


@pytest.mark.spec("WS-272")
def test_a_day_of_applying_that_was_only_a_slip_is_forgotten():
    job = card(applied=False).job.moved("applied", today=TODAY)
    assert (job.applied_on, job.moved("saved", today=TODAY).applied_on) == (TODAY, None)
    assert job.moved("saved", today=TODAY + timedelta(1)).applied_on == TODAY


@pytest.mark.spec("WS-272")
def test_a_decision_is_an_answer_whatever_the_board_says_and_a_withdrawal_is_none():
    application = Application(7, 1, "Anna", "a@b.example", "", NOW, "Nurse", "Loom", "Pune", "r@loom.example")
    answers = {
        status: is_answered(TrackerCard.of_application(replace(application, status=status))) for status in Status
    }
    assert answers == {Status.SUBMITTED: False, Status.SELECTED: True, Status.REJECTED: True}
    gone = replace(application, status=Status.REJECTED, withdrawn_at=NOW)
    assert not is_answered(TrackerCard.of_application(gone))


@pytest.mark.spec("WS-205")
def test_the_decision_moves_a_card_and_nothing_moves_it_back():
    application = Application(7, 1, "Anna", "a@b.example", "", NOW, "Nurse", "Loom", "Pune", "r@loom.example")
    columns = {
        status: [
            TrackerCard(card().job.moved(stage, today=TODAY), replace(application, status=status)).stage
            for stage in ("saved", "applied", "offer")
        ]
        for status in Status
    }
    assert columns == {
        Status.SUBMITTED: ["applied", "applied", "offer"],
        Status.SELECTED: ["interview", "interview", "offer"],
        Status.REJECTED: ["closed", "closed", "closed"],
    }


@pytest.mark.spec("WS-201")
def test_one_job_is_recognized_by_its_id_here_whatever_page_it_was_seen_on():
    own_job = replace(card("https://a.example/1").job, job="17")
    assert own_job.is_same(replace(own_job, address="https://b.example/2"))
    assert not own_job.is_same(replace(own_job, job="18"))
    assert own_job.is_same(replace(own_job, job=""))
    assert not card("").job.is_same(card("").job)


@pytest.mark.spec("WS-273")
def test_a_replaced_line_stands_before_what_replaces_it():
    assert changes("Nurse\n\n Nights  only\nPay", "Nurse\nDays only\nPay") == [
        ComparedLine(AdvertChange.SAME, "Nurse"),
        ComparedLine(AdvertChange.REMOVED, "Nights only"),
        ComparedLine(AdvertChange.ADDED, "Days only"),
        ComparedLine(AdvertChange.SAME, "Pay"),
    ]


@pytest.mark.spec("WS-273")
@given(*[st.lists(st.sampled_from(["a", "b", "c d"]), max_size=12)] * 2)
def test_both_texts_are_there_whatever_has_changed(before, after):
    lines = changes("\n".join(before), "\n".join(after))
    assert [line.text for line in lines if line.change is not AdvertChange.ADDED] == before
    assert [line.text for line in lines if line.change is not AdvertChange.REMOVED] == after
