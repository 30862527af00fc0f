"""Feedback with stars, and messages to the help desk."""

from datetime import UTC, datetime

import pytest

from hireloom.domain.messages import (
    LONGEST_FEEDBACK,
    LONGEST_MESSAGE,
    LONGEST_NAME,
    MAX_WORDS,
    STARS,
    Feedback,
    FeedbackIncomplete,
    FeedbackTooLong,
    FeedbackTooWide,
    HelpMessage,
)
from hireloom.domain.refusals import Invalid

NOW = datetime(2026, 11, 21, tzinfo=UTC)


@pytest.mark.parametrize("rating", STARS)
def test_feedback_has_one_to_five_stars_and_words(rating):
    values = Feedback.given(rating, "  Good\nmatches. ", user_id=7, at=NOW)
    assert (values.rating, values.message, values.user_id, values.at) == (rating, "Good\nmatches.", 7, NOW)


@pytest.mark.parametrize(
    ("rating", "message", "refusal"),
    [
        (None, "Good.", FeedbackIncomplete),
        (0, "Good.", FeedbackIncomplete),
        (6, "Good.", FeedbackIncomplete),
        (5, None, FeedbackIncomplete),
        (5, " \n", FeedbackIncomplete),
        (5, "so " * (MAX_WORDS + 1), FeedbackTooLong),
        (5, "x" * (LONGEST_FEEDBACK + 1), FeedbackTooWide),
    ],
)
def test_other_feedback_is_refused(rating, message, refusal):
    with pytest.raises(refusal):
        Feedback.given(rating, message, user_id=7, at=NOW)


def test_a_message_to_the_help_desk_is_kept_tidy():
    message = HelpMessage.written("  Anna \n Berg ", " Anna@People.example", " I cannot log in.\n", at=NOW)
    assert (message.name, message.email, message.message) == ("Anna Berg", "anna@people.example", "I cannot log in.")


@pytest.mark.parametrize(
    ("name", "email", "message", "fields"),
    [
        (None, None, None, {"email", "name", "message"}),
        (" ", "anna@people.example", "Help!", {"name"}),
        ("Anna", "anna", "Help!", {"email"}),
        ("A" * (LONGEST_NAME + 1), "anna@people.example", "x" * (LONGEST_MESSAGE + 1), {"name", "message"}),
    ],
)
def test_each_field_that_is_missing_or_too_long_has_a_sentence(name, email, message, fields):
    with pytest.raises(Invalid) as refused:
        HelpMessage.written(name, email, message, at=NOW)
    assert set(refused.value.errors) == fields
    assert all(len(sentences) == 1 and sentences[0] for sentences in refused.value.errors.values())
