"""What a blind review shows of a message, and where an answer by email belongs."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from hireloom.domain.applications import Application
from hireloom.domain.threads.incoming_mails import reply_address, thread_of
from hireloom.domain.threads.messages import HIDDEN, NoSuchThread, ThreadMessage, without_identity

NOW = datetime(2026, 11, 30, 9, tzinfo=UTC)
ANNA = Application(
    7, 3, "Anna Maria Löwe", "anna@people.example", "+1 415 555 0142", NOW, "Nurse", "Loom", "Pune", "r@loom.example"
)
MESSAGE = ThreadMessage(42, 3, True, "Anna Löwe here: write to a.loewe@people.example or call 555 01 42", NOW)
SECRET, DOMAIN = "kept", "reply.loom.example"


@pytest.mark.spec("HIR-M05")
def test_name_number_and_address_are_hidden_in_a_blind_review():
    assert without_identity(MESSAGE, ANNA).text == f"{HIDDEN} here: write to {HIDDEN} or call 5{HIDDEN}"
    whole = replace(MESSAGE, text="My number is +1 (415) 555-0142.")
    assert "0142" not in without_identity(whole, ANNA).text


@pytest.mark.spec("HIR-M05")
@pytest.mark.parametrize("phone", ["", "12345"])
def test_a_number_too_short_to_be_one_hides_no_digits(phone):
    message = replace(MESSAGE, text="Room 12345, at 5.")
    assert without_identity(message, replace(ANNA, phone=phone)).text == "Room 12345, at 5."


@pytest.mark.spec("HIR-M04")
def test_an_answer_is_found_by_its_address_among_others_and_no_other_address_leads_to_a_thread():
    address = reply_address(42, 3, secret=SECRET, domain=DOMAIN)
    recipients = ["jobs@loom.example", address.replace("42", "43"), f" {address.upper()} "]
    assert thread_of(recipients, secret=SECRET, domain=DOMAIN) == (42, 3)
    with pytest.raises(NoSuchThread):
        thread_of(recipients[:2], secret=SECRET, domain=DOMAIN)
    with pytest.raises(NoSuchThread):
        thread_of(recipients, secret=SECRET, domain="")
