"""The emails about a decision."""

import pytest

from hireloom.domain.mails.decision_mails import LONGEST_MESSAGE, MessageTooLong, message_of


@pytest.mark.parametrize(
    ("entry", "message"),
    [(None, ""), (" See you\r\non Monday. ", "See you\non Monday."), ("a\x00b\u202ec", "abc"), ("\ta", "a")],
)
def test_a_message_is_kept_without_what_nobody_sees(entry, message):
    assert message_of(entry) == message


def test_a_message_that_is_too_long_is_refused():
    assert len(message_of("x" * LONGEST_MESSAGE)) == LONGEST_MESSAGE
    with pytest.raises(MessageTooLong):
        message_of("x" * (LONGEST_MESSAGE + 1))
