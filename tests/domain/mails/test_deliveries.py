"""A letter on its way: tried again with growing pauses, given up in time, and its text forgotten afterwards."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from hireloom.domain.applications import Application, Status
from hireloom.domain.identity.presence import NOTICE, InactivityPolicy, Presence
from hireloom.domain.mails.account_mails import farewell, is_farewell
from hireloom.domain.mails.decision_mails import DecisionText, decided
from hireloom.domain.mails.deliveries import LEASE, LONGEST, PAUSES, Delivery, DeliveryState
from hireloom.domain.mails.letters import Attachment, Letter
from hireloom.domain.mails.parts import Paragraph

NOW = datetime(2026, 11, 21, tzinfo=UTC)
LETTER = Letter("anna@people.example", "Hello", (Paragraph("First line\nsecond"),), heading="Hello", why="Because.")


def delivery(letter: Letter = LETTER) -> Delivery:
    return Delivery.of(letter, event="applications.4.sent", now=NOW)


def test_a_code_is_due_before_what_may_wait() -> None:
    assert delivery(replace(LETTER, good_for=timedelta(minutes=5))).next_try_at < delivery().next_try_at
    assert delivery().expires_at == NOW + LONGEST
    assert delivery(replace(LETTER, good_for=timedelta(minutes=5))).is_too_late(NOW + timedelta(minutes=5))


def test_attachments_get_the_time_that_they_take() -> None:
    large = replace(LETTER, attachments=(Attachment("a.pdf", "application/pdf", b"x" * 9_000_000),))
    assert delivery(large).is_long
    assert not delivery().is_long
    lease = delivery(large).leased(NOW).lease_until
    assert lease is not None
    assert lease > NOW + LEASE


def test_a_failed_letter_is_tried_later_and_later_and_then_given_up() -> None:
    trying = delivery()
    for pause in PAUSES:
        trying = trying.leased(NOW).missed(NOW, reason="Away.", is_final=False)
        assert (trying.state, trying.next_try_at) == (DeliveryState.WAITING, NOW + pause)
    late = trying.leased(NOW).missed(NOW + LONGEST, reason="Away.", is_final=False)
    refused = trying.leased(NOW).missed(NOW, reason="No such mailbox.", is_final=True)
    assert late.state is refused.state is DeliveryState.FAILED
    assert late.letter is refused.letter is None
    assert refused.last_error == "No such mailbox."


@pytest.mark.parametrize("is_kept", [True, False])
def test_the_text_of_a_letter_that_was_sent_stays_only_for_the_demo(is_kept: bool) -> None:
    delivery_after = delivery().leased(NOW).sent(NOW, is_kept=is_kept)
    assert delivery_after.state.is_over
    assert (delivery_after.letter is not None) is is_kept
    assert not delivery().state.is_over


def test_inboxes_show_the_first_line_of_a_letter() -> None:
    assert LETTER.preview == "First line"


def test_the_last_letter_to_a_person_is_known_by_its_event() -> None:
    assert is_farewell(farewell(7))
    assert not is_farewell("accounts.7.created")


@pytest.mark.parametrize(
    ("status", "subject"),
    [(Status.SELECTED, "You have been selected: "), (Status.REJECTED, "About your application: ")],
)
def test_an_applicant_reads_the_decision_first(status: Status, subject: str) -> None:
    application = Application(
        7, 3, "Anna Berg", "a@b.example", "", NOW, "Nurse", "Loom", "Pune", "r@loom.example", id=4
    )
    text = DecisionText("See you.")
    letter = decided(
        replace(application, status=status), to="a@b.example", reply_to="r@loom.example", text=text, site="http://x/"
    )
    assert letter.subject == f"{subject}Nurse at Loom"
    assert "Dear Anna Berg," in letter.text
    assert "See you." in letter.text


def test_an_account_is_removed_a_month_after_the_warning_at_the_earliest() -> None:
    policy, last_use = InactivityPolicy(timedelta(days=365)), NOW - timedelta(days=400)
    assert policy.ends(Presence(last_use), NOW) == NOW + NOTICE
    assert policy.ends(Presence(NOW), NOW) == NOW + timedelta(days=365)
