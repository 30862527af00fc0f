# ruff: noqa: F811 - fixtures of the other tests of interviews
"""A stage hides somebody again who has an interview: no email and no calendar of the company names them."""

from datetime import timedelta

import pytest

from hireloom.domain.company_roles import CompanyRole
from tests.http.application_calls import apply
from tests.http.test_interviews import book, invite, seeker_email  # noqa: F401
from tests.http.test_naming_stages import INTERVIEW, review
from tests.http.test_stages import move
from tests.http.thread_calls import write

PERSON = "Anna Löwe"


@pytest.fixture
def application_id(seeker, job, its_recruiter):
    """In the stage that shows the name."""
    review(its_recruiter, job, names_from=INTERVIEW)
    number = apply(seeker, job).get_json()["application_id"]
    move(its_recruiter, job, INTERVIEW, number)
    return number


@pytest.fixture
def newest(mails, recruiter, seeker):
    """The newest email to the recruiter: its subject, and whether it and its calendar file name the applicant."""
    email = seeker_email(seeker)

    def newest():
        letter = mails(recruiter.email)[0]
        files = "".join(file.content.decode().replace("\r\n ", "") for file in letter.attachments)
        whole = "\n".join((letter.subject, letter.text, letter.reply_to or "", files))
        return letter.subject.partition(":")[0], PERSON in whole, email in whole

    return newest


@pytest.mark.spec("HIR-T45")
def test_interviewers_learn_the_name_only_while_the_stage_shows_it(
    invite, its_recruiter, job, application_id, visit, newest, mails, seeker, recruiter, container, clock
):
    number, call = invite()
    slots = visit().get(call).get_json()["slots"]
    book(visit(), call, slots[0])
    assert newest() == ("Booked", True, True)
    move(its_recruiter, job, 2, application_id)
    book(visit(), call, slots[20])
    assert newest() == ("Moved", False, False)
    assert f"Candidate: Candidate {application_id}" in mails(recruiter.email)[0].text
    letter = mails(seeker_email(seeker))[0]
    assert seeker_email(seeker) in letter.attachments[0].content.decode().replace("\r\n ", ""), "of the candidate's own"
    move(its_recruiter, job, INTERVIEW, application_id)
    book(visit(), call, slots[0])
    assert newest() == ("Moved", True, True)
    move(its_recruiter, job, 1, application_id)
    its_recruiter.post(f"/api/interviews/{number}/renew")
    assert newest() == ("Another time", False, False)
    book(visit(), call, slots[0])
    assert newest() == ("Booked", False, False)
    clock.advance(timedelta(days=1, hours=1))
    assert container.bookings().remind() == 1
    assert newest() == ("Reminder", False, False)


@pytest.mark.spec("HIR-T45")
def test_a_candidate_who_is_hidden_again_cancels_without_being_named(
    invite, its_recruiter, job, application_id, visit, newest, mails, recruiter, colleague
):
    interviewer, _ = colleague(CompanyRole.INTERVIEWER, "interviewer")
    _, call = invite(interviewers=[recruiter.id, interviewer.id])
    book(visit(), call, visit().get(call).get_json()["slots"][0])
    move(its_recruiter, job, 2, application_id)
    visit().post(f"{call}/cancel", json={"reason": f"I am ill. {PERSON}"})
    assert newest() == ("Canceled", False, False)
    letter = mails(interviewer.email)[0]
    assert f"Candidate {application_id} has canceled it." in letter.text
    assert (letter.reply_to, PERSON in letter.text) == (None, False)


@pytest.mark.spec("HIR-T45")
def test_messages_of_somebody_who_is_hidden_again_do_not_name_them(seeker, its_recruiter, job, application_id, newest):
    write(seeker, application_id, f"Is Thursday fine? {PERSON}")
    assert newest()[1:] == (True, False)
    move(its_recruiter, job, 2, application_id)
    write(seeker, application_id, f"Or Friday? {PERSON}")
    assert newest() == (f"Candidate {application_id} wrote about Ward Nurse", False, False)
