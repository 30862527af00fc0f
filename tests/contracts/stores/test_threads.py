"""What every store promises about threads, templates for answers and questions of jobs, on both engines."""

from dataclasses import replace
from datetime import date

import pytest

from hireloom.domain.answer_templates import AnswerTemplate
from hireloom.domain.applications import Application
from hireloom.domain.companies import Company
from hireloom.domain.jobs import Job
from hireloom.domain.screening_questions import AnswerKind, ScreeningAnswer, ScreeningQuestion
from hireloom.domain.snapshots import Snapshot
from hireloom.domain.threads.messages import ThreadMessage
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery

ALL = Window(0, 50)


@pytest.fixture
def job(store, clock, bert) -> Job:
    day = date(2026, 11, 1)
    with store.writing() as tx:
        return tx.jobs.add(
            Job("Nurse", "Loom", "Care.", "Pune", "Full-time", day, None, bert.id, bert.email, clock.now())
        )


@pytest.fixture
def apply(store, clock, job, add):
    def apply(name: str) -> Application:
        user = add(name)
        of_job = (job.title, job.company, job.location, job.recruiter_email)
        application = Application(job.id, user.id, user.username, user.email, "", clock.now(), *of_job)
        with store.writing() as tx:
            return tx.applications.add(application, Snapshot("", ""))

    return apply


@pytest.fixture
def write(store, clock, bert):
    def write(application: Application, text: str, *, is_from_applicant: bool, mail_id: str = "") -> ThreadMessage:
        author = application.user_id if is_from_applicant else bert.id
        message = ThreadMessage(application.id, author, is_from_applicant, text, clock.now(), mail_id)
        with store.writing() as tx:
            return tx.threads.add(message)

    return write


def test_the_inbox_has_the_last_message_of_each_thread_by_what_is_to_be_done(store, bert, apply, write):
    answered, old, unread, silent = (apply(name) for name in ("Anna1", "Berta1", "Carla1", "Dora1"))
    write(answered, "Hello", is_from_applicant=True)
    write(answered, "Good day", is_from_applicant=False)
    seen = write(old, "Größe 🧵?", is_from_applicant=True)
    write(unread, "Is it far?", is_from_applicant=False)
    write(unread, "No.", is_from_applicant=True)
    query = JobQuery(Window(), recruiter_id=bert.id)
    with store.writing() as tx:
        tx.threads.mark_read(old.id, bert.id, seen.id)
        tx.threads.mark_read(old.id, bert.id, seen.id - 1)
        assert tx.threads.read_until(old.id, bert.id) == seen.id
        assert tx.threads.read_until(old.id, old.user_id) == 0
    with store.reading() as tx:
        heads, total, new = tx.threads.inbox(bert.id, ALL, query)
        assert [(head.application.id, head.message.text, head.is_unread) for head in heads] == [
            (unread.id, "No.", True),
            (old.id, "Größe 🧵?", False),
            (answered.id, "Good day", False),
        ]
        assert (total, new) == (3, 1)
        assert [head.application.id for head in tx.threads.inbox(bert.id, Window(1, 1), query).heads] == [old.id]
        by_words = {"größe": [old.id], "BERTA1": [old.id], "nur good": [answered.id], "carla1 50%": []}
        for words, ids in by_words.items():
            assert [head.application.id for head in tx.threads.inbox(bert.id, ALL, query, words).heads] == ids
        of_answered = tx.threads.inbox(answered.user_id, ALL)
        assert [(head.message.text, head.is_unread) for head in of_answered.heads] == [("Good day", True)]
        assert tx.threads.inbox(silent.user_id, ALL) == ([], 0, 0)
        assert tx.threads.inbox(bert.id, ALL, JobQuery(Window(), recruiter_id=silent.user_id)) == ([], 0, 0)


def test_messages_are_in_order_taken_once_and_go_with_the_application_or_the_person(store, bert, apply, write):
    anna, berta = apply("Anna1"), apply("Berta1")
    first = write(anna, "Hello", is_from_applicant=True, mail_id="<1@mail.example>")
    second = write(anna, "Good day", is_from_applicant=False)
    of_berta = write(berta, "Hello", is_from_applicant=True)
    with store.writing() as tx:
        assert tx.threads.of(anna.id) == [replace(first, author="Anna1"), replace(second, author=bert.username)]
        assert [message.id for message in tx.threads.by(bert.id)] == [second.id]
        assert (tx.threads.has_mail("<1@mail.example>"), tx.threads.has_mail("")) == (True, False)
        tx.threads.mark_read(anna.id, bert.id, second.id)
        tx.threads.mark_read(berta.id, bert.id, of_berta.id)
        tx.threads.forget_application(anna.id)
        assert (tx.threads.of(anna.id), tx.threads.read_until(anna.id, bert.id)) == ([], 0)
        assert tx.threads.read_until(berta.id, bert.id) == of_berta.id
        tx.threads.forget_user(bert.id)
        assert tx.threads.read_until(berta.id, bert.id) == 0
        assert [message.id for message in tx.threads.of(berta.id)] == [of_berta.id]
        tx.threads.forget_user(berta.user_id)
        assert tx.threads.of(berta.id) == []


def test_templates_for_answers_are_kept_in_their_order_and_replaced(store, clock):
    templates = [AnswerTemplate("Größe 🧵", "Dear {first name},\nthank you."), AnswerTemplate("a" * 40, "b" * 2000)]
    with store.writing() as tx:
        loom, other_company = (tx.companies.put(Company(f"{name}.example", clock.now())) for name in ("loom", "other"))
        tx.answer_templates.put(loom.id, templates)
        tx.answer_templates.put(other_company.id, templates[:1])
        assert tx.answer_templates.of_company(loom.id) == templates
        tx.answer_templates.put(loom.id, templates[::-1])
        tx.answer_templates.put(other_company.id, [])
    with store.reading() as tx:
        assert tx.answer_templates.of_company(loom.id) == templates[::-1]
        assert tx.answer_templates.of_company(other_company.id) == []


def test_questions_and_answers_are_kept_as_they_were_asked(store, job, apply):
    questions = [
        ScreeningQuestion("Wie groß?", AnswerKind.NUMBER, is_required=True, least=1.5),
        ScreeningQuestion("Which shift?", AnswerKind.CHOICE, choices=("Day", "Night"), marks=("Night",)),
    ]
    answers = [
        ScreeningAnswer("Which shift?", AnswerKind.CHOICE, "Night", is_marked=True),
        ScreeningAnswer("Wie groß?", AnswerKind.NUMBER, "2"),
    ]
    anna, berta = apply("Anna1"), apply("Berta1")
    with store.writing() as tx:
        tx.screening_questions.put(job.id, questions)
        for application in (anna, berta):
            tx.screening_questions.add_answers(application.id, answers)
    with store.writing() as tx:
        assert tx.screening_questions.of_job(job.id) == questions
        tx.screening_questions.put(job.id, questions[1:])
        assert tx.screening_questions.of_job(job.id) == questions[1:]
        assert tx.screening_questions.answers(anna.id) == answers
        tx.screening_questions.forget_application(anna.id)
        assert tx.screening_questions.answers(anna.id) == []
        tx.screening_questions.forget_user(berta.user_id)
        assert tx.screening_questions.answers(berta.id) == []
