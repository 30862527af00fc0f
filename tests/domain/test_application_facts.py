"""What an application knows by itself: until when it waits, whether it is hidden, whose score it carries."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.domain.answers import PendingAnswer
from hireloom.domain.applications import HIGHEST_SCORE, Application, ScoreOutOfRange, announced_by, days_to
from hireloom.domain.boards.provider_links import in_order
from hireloom.domain.files import FileKind
from hireloom.domain.jobs import ProviderLink

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
APPLICATION = Application(7, 3, "Anna", "a@b.example", "", NOW, "Nurse", "Loom", "Pune", "r@loom.example", id=42)


def test_it_waits_until_the_promised_day_and_no_longer_than_undecided():
    assert APPLICATION.answer_due == NOW.date() + timedelta(APPLICATION.answer_days)
    assert not APPLICATION.is_late(APPLICATION.answer_due)
    assert APPLICATION.is_late(APPLICATION.answer_due + timedelta(1))
    assert not APPLICATION.selected().is_late(date.max)
    assert not APPLICATION.forgotten().is_late(date.max)
    assert days_to(APPLICATION.answer_due, NOW) == APPLICATION.answer_days


def test_it_is_hidden_in_a_blind_review_until_a_decision_or_a_reveal():
    assert APPLICATION.is_hidden(is_blind=True)
    assert not APPLICATION.is_hidden(is_blind=False)
    assert not APPLICATION.rejected().is_hidden(is_blind=True)
    revealed = APPLICATION.revealed(NOW)
    assert not revealed.is_hidden(is_blind=True)
    assert revealed.revealed(NOW + timedelta(1)) is revealed
    assert [PendingAnswer(APPLICATION, is_blind).name for is_blind in (True, False)] == ["Candidate 42", "Anna"]


def test_a_score_of_the_recruiter_stands_over_ours():
    analysed = APPLICATION.analysed(70)
    assert (analysed.score, analysed.is_override) == (70, False)
    assert analysed.scored(80).is_override
    assert not analysed.scored(80).analysed(60).is_override
    assert not APPLICATION.is_override


@pytest.mark.parametrize("score", [-1, HIGHEST_SCORE + 1])
def test_a_score_lies_between_nothing_and_everything(score):
    with pytest.raises(ScoreOutOfRange):
        APPLICATION.scored(score)


def test_what_is_forgotten_says_no_longer_whose_it_was():
    result = replace(APPLICATION, phone="+1 5551234567", resume="a.pdf", visa_document="v.pdf", driving_license="d.pdf")
    rest = result.forgotten()
    assert rest.is_forgotten
    assert rest.documents == dict.fromkeys((FileKind.RESUME, FileKind.DRIVING_LICENSE, FileKind.VISA_DOCUMENT), "")
    assert "Anna" not in repr(rest)
    assert not rest.can_be_answered


@pytest.mark.parametrize(
    ("event", "number"), [(APPLICATION.event, 42), ("applications.42.selected", None), ("jobs.42", None)]
)
def test_an_event_names_the_application_that_it_announces(event, number):
    assert announced_by(event) == number


def test_only_links_that_are_safe_to_open_are_listed():
    safe, unsafe = ProviderLink("Loom", "https://loom.example/1"), ProviderLink("Trap", "javascript:alert(1)")
    assert in_order([unsafe, safe, safe]) == (safe,)
