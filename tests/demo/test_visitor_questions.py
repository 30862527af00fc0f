"""Visitors' questions of the demo world."""

import pytest

from hireloom.domain.visitor_questions import QuestionState
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.visitor_questions import QuestionQuery


@pytest.mark.spec("HIR-M19")
def test_two_wait_and_the_newest_is_listed_first(loaded) -> None:
    window = Window(0, 10)
    with loaded.store.reading() as tx:
        listed = tx.visitor_questions.page(QuestionQuery(JobQuery(window)), window).heads
    states = [question.state for question, _, _ in listed]
    assert states == [QuestionState.WAITING, QuestionState.WAITING, QuestionState.ANSWERED]
    assert listed[0].message.at > listed[1].message.at
