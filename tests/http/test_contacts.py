"""Writing to candidates: to those of one's own jobs, and to nobody else."""

from dataclasses import replace
from datetime import timedelta

import pytest
from dependency_injector import providers

from hireloom.adapters.mail.html import html_of
from hireloom.domain.mails.candidate_mails import TooManyContacts
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.ports.mailers import MailFailed
from tests.http.application_calls import apply, outcome, post_job, with_profile
from tests.http.recruiter_calls import contact, review_blind, verify
from tests.lookups import FROM_HERE, latest

NOBODY = (404, "Candidate not found")
CONTACTED = (200, "Message sent successfully!")


def email_of(browser) -> str:
    return browser.get("/api/session").get_json()["user"]["email"]


@pytest.fixture(autouse=True)
def company(container, recruiter):
    """A verified company; test_companies.py tests what others may do."""
    verify(container, recruiter)


@pytest.fixture
def candidate(seeker):
    """Somebody who fits the job and lets recruiters find them, with another address in the profile."""
    return with_profile(seeker, email="anna@home.example")


@pytest.mark.spec("RECR-67", "API-52", "SEC-22")
def test_the_message_arrives_as_it_was_written_with_who_wrote_it(
    its_recruiter, recruiter, candidate, job, letters, container
):
    words = 'Hello,\nyou know "Python" & SQL. <b>Shall</b> we talk?'
    answer = contact(its_recruiter, "Anna@Home.example", job, words, recruiter_email=recruiter.email)
    assert outcome(answer) == CONTACTED
    (mail,) = letters()
    assert (mail.to, mail.reply_to) == (email_of(candidate), recruiter.email)  # the address that was proven
    assert words in mail.text
    assert "&lt;b&gt;Shall&lt;/b&gt;" in html_of(mail)
    assert recruiter.email in mail.text
    assert f"job {job.id}" in mail.text
    with container.store().reading() as tx:
        event = latest(tx, 1)[0]
    assert (event.action, event.actor_id, event.details) == (
        "candidates.contacted",
        recruiter.id,
        FROM_HERE | {"job": str(job.id)},
    )


@pytest.mark.spec("API-52")
def test_whoever_applied_is_reached_by_the_address_of_the_application_too(its_recruiter, seeker, job, letters):
    apply(seeker, job, email="anna@work.example")
    for address in ("ANNA@work.example", email_of(seeker)):
        assert outcome(contact(its_recruiter, address, job, f"To {address}")) == CONTACTED
    assert {mail.to for mail in letters()[1:]} == {email_of(seeker)}


@pytest.mark.spec("SEC-22", "RECR-68")
def test_it_is_no_open_relay(its_recruiter, signed_in, candidate, container, recruiter, people, letters):
    job = post_job(container, recruiter, description="At least 20 years of experience.")
    undiscoverable = with_profile(signed_in(), discoverable="false", email="hidden@home.example")
    misfit = with_profile(
        signed_in(),
        skills="Baking",
        jobRoles="Baker",
        experience="0-1",
        preferredLocations="Oslo",
        email="misfit@home.example",
    )
    leaver = people.add("user", is_active=False)
    other_job = post_job(container, people.add("recruiter"))
    addresses = ["", "nobody@else.example", "a@b.example, anna@home.example", "anna@home.example\r\nBcc: x@y.example"]
    for address in [
        *addresses,
        email_of(undiscoverable),
        "hidden@home.example",
        email_of(misfit),
        leaver.email,
        recruiter.email,
    ]:
        assert outcome(contact(its_recruiter, address, job)) == NOBODY, address
    assert outcome(contact(its_recruiter, "anna@home.example", other_job))[0] == 403
    assert outcome(contact(its_recruiter, "anna@home.example", replace(job, id=999))) == (404, "Job not found")
    assert outcome(contact(candidate, "anna@home.example", job))[0] == 403
    assert outcome(contact(its_recruiter, "anna@home.example", job, recruiter_email="boss@loom.example"))[0] == 403
    assert letters() == []
    admin = signed_in("admin")
    assert outcome(contact(admin, "anna@home.example", other_job)) == CONTACTED
    assert letters()[0].reply_to == email_of(admin)


@pytest.mark.spec("API-52", "SEC-22")
@pytest.mark.parametrize("message", [None, "", " \n\t ", "\x07"])
def test_there_must_be_a_message(its_recruiter, candidate, job, letters, message):
    assert outcome(contact(its_recruiter, "anna@home.example", job, message)) == (400, "Message is required")
    assert letters() == []


@pytest.mark.spec("SEC-22")
def test_a_message_has_five_thousand_characters_at_most(its_recruiter, candidate, job):
    assert outcome(contact(its_recruiter, "anna@home.example", job, "x" * 5001))[0] == 422
    assert outcome(contact(its_recruiter, "anna@home.example", job, "x" * 5000)) == CONTACTED


@pytest.mark.spec("SEC-22")
def test_fifty_a_day_and_no_more(its_recruiter, candidate, job, letters, clock):
    contacts = [contact(its_recruiter, "anna@home.example", job, f"Message {number}") for number in range(51)]
    answers = list(map(outcome, contacts))
    assert answers[:50] == [CONTACTED] * 50
    assert answers[50] == (429, TooManyContacts.sentence)
    assert contacts[50].headers["Retry-After"] == "86400"
    sent_already = contact(its_recruiter, "anna@home.example", job, "Message 3")
    assert outcome(sent_already) == CONTACTED
    assert len(letters()) == 50


@pytest.mark.spec("SEC-23")
def test_the_same_words_within_ten_minutes_are_one_mail(its_recruiter, candidate, job, letters, clock):
    for minutes, count in ((0, 1), (4, 1), (5, 1), (2, 2)):
        clock.advance(timedelta(minutes=minutes))
        assert outcome(contact(its_recruiter, "anna@home.example", job)) == CONTACTED
        assert len(letters()) == count
    assert outcome(contact(its_recruiter, "anna@home.example", job, "Something else")) == CONTACTED
    assert len(letters()) == 3


@pytest.mark.spec("API-52", "SEC-22", "SEC-23")
def test_a_mail_server_that_is_down_is_said_and_nothing_is_sent_later(its_recruiter, candidate, job, clock, container):
    mailer = container.mailer()
    works, mailer.send = mailer.send, lambda *_: (_ for _ in ()).throw(MailFailed("smtp.internal said no"))
    answer = contact(its_recruiter, "anna@home.example", job)
    mailer.send = works
    body = answer.get_json()
    assert outcome(answer) == (503, "The email service is currently unavailable. Please try again later.")
    assert body["success"] is False
    assert body["error_details"] == "The mail server did not take the message in time. Nothing was saved."
    with container.store().reading() as tx:
        refused, contacted = latest(tx, 2)
    assert (refused.action, contacted.action) == ("contacts.refused", "candidates.contacted")
    assert (refused.actor_id, refused.subject, refused.details) == (
        contacted.actor_id,
        contacted.subject,
        contacted.details,
    )
    clock.advance(timedelta(hours=1))
    container.outbox().deliver_due()
    assert mailer.letters == []
    assert outcome(contact(its_recruiter, "anna@home.example", job)) == CONTACTED


class SlowWorker:
    """A worker that starts sending and is not done when the caller gives up."""

    def __init__(self, store, clock):
        self._store, self._clock = store, clock

    def deliver(self, event, within):
        with self._store.writing() as tx:
            self.in_hand = tx.outbox.lease(now=self._clock.now(), event=event)
        return False


@pytest.mark.spec("API-52")
def test_what_is_in_hand_when_the_recruiter_is_told_no_gets_no_second_try(
    its_recruiter, candidate, job, container, clock
):
    """Otherwise it would arrive hours later, and once more when they write again."""
    worker = SlowWorker(container.store(), clock)
    container.dispatcher.override(providers.Object(worker))
    assert contact(its_recruiter, "anna@home.example", job).status_code == 503
    clock.advance(timedelta(seconds=10))
    failed = worker.in_hand.missed(clock.now(), reason="too busy", is_final=False)
    assert failed.state is DeliveryState.FAILED


@pytest.mark.spec("SEC-22")
def test_a_blind_review_does_not_tell_who_applied(its_recruiter, seeker, job, letters):
    review_blind(its_recruiter, job)
    assert outcome(contact(its_recruiter, email_of(seeker), job)) == NOBODY
    apply(seeker, job)
    assert outcome(contact(its_recruiter, email_of(seeker), job)) == NOBODY
