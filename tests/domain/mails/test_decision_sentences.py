"""What a recruiter is told about the email of a decision, and whose words an email to a candidate carries."""

from datetime import UTC, date, datetime

import pytest

from hireloom.domain.applications import Application, Status
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.mails.application_mails import announced
from hireloom.domain.mails.candidate_mails import from_recruiter
from hireloom.domain.mails.decision_mails import DONE, RESET, success

NOW = datetime(2026, 11, 21, tzinfo=UTC)
JOB = Job("Nurse", "Loom", "", "Pune", "Full-time", date(2026, 11, 1), None, 1, "r@loom.example", NOW, id=7)
RECRUITER = User("renate", "r@loom.example", Role.RECRUITER, NOW, id=1)


@pytest.mark.parametrize(
    ("mail", "end"),
    [
        ({"is_mailed": True}, "The candidate was notified by email."),
        ({"is_refused": True, "is_written": True}, "the candidate has not been told."),
        ({"is_written": True}, "we will try again."),
        ({}, "we can no longer write to the candidate."),
    ],
)
def test_a_recruiter_is_never_told_of_an_email_that_did_not_go_out(mail: dict[str, bool], end: str) -> None:
    facts = {"is_mailed": False, "is_written": False, "is_refused": False} | mail
    sentence = success(Status.REJECTED, **facts)
    assert sentence.startswith(DONE[Status.REJECTED])
    assert sentence.endswith(end)
    assert success(Status.SUBMITTED, **facts) == RESET


@pytest.mark.parametrize("has_applied", [True, False])
def test_only_strangers_are_told_how_not_to_be_found(has_applied: bool) -> None:
    letter = from_recruiter(
        "anna@people.example", "Are you free?", job=JOB, recruiter=RECRUITER, has_applied=has_applied, site="http://x/"
    )
    assert "Are you free?" in letter.text
    assert ("You decide whether recruiters find you" in letter.text) is not has_applied


def test_under_blind_review_an_application_is_announced_without_a_name() -> None:
    application = Application(
        7, 3, "Anna Berg", "a@b.example", "", NOW, "Nurse", "Loom", "Pune", "r@loom.example", id=4
    )
    letter = announced(application, site="http://x.example")
    assert "Anna" not in letter.subject + letter.text
    assert "Application for Nurse" in letter.subject
