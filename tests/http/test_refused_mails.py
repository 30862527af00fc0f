"""What a recruiter is told when nobody will ever accept the email about a decision."""

import pytest

from hireloom.ports.mailers import MailFailed
from tests.http.application_calls import apply
from tests.http.recruiter_calls import decide_all

REJECTED = "Application rejected. The mail server refused the email: the candidate has not been told."


@pytest.mark.spec("RECR-63", "RECR-64")
def test_it_is_not_said_to_be_tried_again_and_nobody_else_waits(its_recruiter, job, signed_in, container, monkeypatch):
    numbers = [apply(signed_in(), job).get_json()["application_id"] for _ in range(2)]
    works = container.mailer().send

    def send(letter, message_id):
        if f"applications.{numbers[0]}." in message_id:
            raise MailFailed("No such mailbox.", is_final=True)
        works(letter, message_id)

    monkeypatch.setattr(container.mailer(), "send", send)
    refused, delivered = decide_all(its_recruiter, numbers, "Rejected").get_json()["results"]
    assert (refused["success"], refused["email_sent"], refused["message"]) == (True, False, REJECTED)
    assert delivered["email_sent"]
