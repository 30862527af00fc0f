"""The email to the recruiter, and the message for the applicant."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.adapters.mail.html import html_of
from hireloom.domain.applications import Application
from hireloom.domain.cover_letters.standard_letters import standard_letter
from hireloom.domain.files import FileKind
from hireloom.domain.jobs import Job
from hireloom.domain.mails.application_mails import attachment_name, submitted, success
from hireloom.domain.mails.letters import Attachment
from hireloom.domain.mails.mail_headers import UnsafeHeader, must_be_line
from hireloom.domain.profiles import Profile

NOW = datetime(2026, 11, 21, tzinfo=UTC)
APPLICATION = Application(
    7,
    3,
    "Anna <b>",
    "a@b.example",
    "",
    NOW,
    "Nurse & Cook",
    "Loom",
    "Pune",
    "r@loom.example",
    resume="2026/a.pdf",
    id=4,
)
RESUME = {FileKind.RESUME: Attachment("Anna-resume.pdf", "application/pdf", b"%PDF")}


def mail(application=APPLICATION, letter="Dear team", enclosed=RESUME):
    return submitted(application, letter, reply_to="anna@people.example", enclosed=enclosed, site="http://x.example/")


@pytest.mark.spec("APPLY-19")
def test_it_says_who_applied_for_what_and_nothing_in_it_is_markup() -> None:
    result = mail(letter="<script>alert(1)</script>\nSecond line")
    assert result.subject == "Application for Nurse & Cook: Anna <b>"
    assert "Anna <b> has applied for Nurse & Cook at Loom." in result.text
    assert "<script>" in result.text
    assert "<script>" not in html_of(result)
    assert "<b>" not in html_of(result)
    assert "Second line" in html_of(result)
    assert "http://x.example/user/RecruiterTracker?jobId=7&application=4" in result.text
    assert "Attached: resume." in result.text
    assert "Phone:" not in result.text
    assert "Phone: +1" in mail(replace(APPLICATION, phone="+1")).text


def test_a_job_that_names_no_address_gets_no_mail() -> None:
    for address in ("", "nobody", "a@b.example, c@d.example", "a@b.example\nBcc: x@y.example"):
        with pytest.raises(UnsafeHeader):
            mail(replace(APPLICATION, recruiter_email=address))


def test_the_longest_letter_fits() -> None:
    assert mail(letter="'" * 20_000)


@pytest.mark.spec("OPEN-100", "OPEN-062")
@pytest.mark.parametrize(
    ("is_mailed", "is_attached", "is_auto", "sentence"),
    [
        (True, True, True, "Application submitted successfully with resume attached!"),
        (True, False, True, "Application submitted successfully (email sent but resume attachment failed)"),
        (False, True, True, "Application recorded but email failed to send"),
        (False, False, True, "Application recorded but email failed to send"),
        (True, True, False, "Application submitted successfully!"),
        (True, False, False, "Application submitted successfully!"),
        (False, True, False, "Application recorded but email failed to send"),
    ],
)
def test_what_the_person_is_told(is_mailed: bool, is_attached: bool, is_auto: bool, sentence: str) -> None:
    assert success(is_mailed=is_mailed, is_attached=is_attached, is_auto=is_auto) == sentence


@given(st.text(max_size=150))
def test_whatever_somebody_is_called_the_attachment_has_a_name(name: str) -> None:
    file_name = attachment_name("Driving License", name, "jpg")
    assert Attachment(must_be_line(file_name), "image/jpeg", b"x").name.endswith(".jpg")


@pytest.mark.spec("OPEN-064")
def test_the_standard_letter_says_only_what_there_is() -> None:
    job = Job("Nurse", "Loom", "", "Pune", "Full-time", date(2026, 11, 1), None, 1, "r@loom.example", NOW)
    basic = Profile(1, "Anna", "a@b.example", "", "+1", "", "", NOW)
    assert standard_letter(job, basic, "Anna") == (
        "Dear hiring team,\n\nI would like to apply for the position of Nurse at Loom.\n\n"
        "My resume has the details. I would be glad to hear from you. Thank you for your time.\n\nKind regards,\nAnna"
    )
    letter = standard_letter(job, replace(basic, skills="SQL", job_roles="Cook, Nurse"), "Anna")
    assert "I am looking for work as a Cook. My skills include SQL." in letter
    drivers = standard_letter(replace(job, title="Truck Drivers at Loom!"), replace(basic, experience="10+"), "Anna")
    assert "the position of Truck Driver at Loom." in drivers
    assert "I have more than ten years of experience." in drivers
    many = standard_letter(job, replace(basic, skills="a;b,c,d,e,f,g"), "Anna")
    assert "My skills include a, b, c, d, e and f." in many
