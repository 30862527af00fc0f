"""Visitors ask the team of a public job something, without an account, and the team answers by email."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.answer_templates import must_be_filled
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.files import listed_name
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.mails.mail_headers import UnsafeHeader
from hireloom.domain.mails.question_mails import to_team, to_visitor
from hireloom.domain.public_jobs import must_be_shown
from hireloom.domain.retention import Retention
from hireloom.domain.threads.incoming_mails import (
    LONGEST_MAIL_ID,
    IncomingMail,
    must_be_by_a_person,
    must_be_from,
    own_words,
    question_address,
)
from hireloom.domain.threads.messages import thread_text
from hireloom.domain.visitor_questions import (
    VISITOR,
    QuestionFull,
    QuestionHead,
    QuestionLimitReached,
    QuestionMessage,
    QuestionState,
    VisitorQuestion,
    answers,
    as_shown,
    job_question,
)
from hireloom.domain.webhooks import WebhookEvent, question_data
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.visitor_questions import QuestionPage, QuestionQuery
from hireloom.usecases.company_profiles import letterhead_of
from hireloom.usecases.job_teams import jobs_for
from hireloom.usecases.jobs import managed
from hireloom.usecases.limits import take, take_all


class OpenQuestion(NamedTuple):
    """As the team sees it. `is_hidden`: the blind review hides who asked."""

    question: VisitorQuestion
    job: Job
    messages: Sequence[QuestionMessage]
    is_hidden: bool


@dataclass(frozen=True, slots=True)
class VisitorQuestionDesk:
    """`domain` is that of reply addresses, empty if no answers arrive by email. `is_open`: whether this site has public
    job pages at all."""

    store: Store
    clock: Clock
    amounts: Amounts
    dispatcher: Dispatcher
    rate_limits: RateLimits
    site: str
    secret: str
    domain: str
    is_open: bool
    retention: Retention

    def ask(self, job_id: int, *, name: str, email: str, text: str, trap: str = "", address: str) -> Job:
        """Keep the question and email it to the recruiter and the job's team. Nothing is sent to the visitor until
        somebody answers. `address` is the visitor's network; `trap` is a field that only programs fill in. Raises
        NoSuchJob, Gone, QuestionLimitReached, or a refusal of what was typed."""
        if not self.is_open:
            raise NoSuchJob
        now = self.clock.now()
        with self.store.writing() as tx:
            job = tx.public_jobs.get(job_id)
            must_be_shown(job, self.clock.today())
            question, words = job_question(job, name=name, email=email, text=text, now=now)
            limits = self.rate_limits
            of_network = (limits.job_questions, address)
            of_team = (limits.questions_of_a_job, str(job_id)), (limits.questions_to_a_recruiter, str(job.recruiter_id))
            take_all(tx, [of_network] if trap else [of_network, *of_team], now=now, otherwise=QuestionLimitReached)
            tx.audit.add(AuditEvent(now, "questions.trapped" if trap else "jobs.question_asked", None, str(job_id)))
            record = None if trap else tx.visitor_questions.add(question, words)
            if record:
                self._tell_team(tx, job, record.question, record.messages)
        self.dispatcher.hurry()
        return job

    def page(
        self,
        window: Window,
        *,
        job_id: int | None = None,
        state: QuestionState | None = None,
        words: str = "",
        by: User,
    ) -> QuestionPage:
        """The questions about all jobs that the person decides on, or about one of them. Raises NoSuchJob or NotAllowed
        for another one."""
        with self.store.reading() as tx:
            query = QuestionQuery(_jobs(tx, by, job_id), job_id, state, words)
            page = tx.visitor_questions.page(query, window)
        return page._replace(heads=[_shown(head) for head in page.heads])

    def newest(
        self, *, job_id: int | None = None, state: QuestionState | None = None, below: int | None, count: int, by: User
    ) -> Sequence[QuestionHead]:
        """Of the same questions, those with the highest ids less than `below`."""
        with self.store.reading() as tx:
            query = QuestionQuery(_jobs(tx, by, job_id), job_id, state)
            heads = tx.visitor_questions.newest(query, below=below, count=count)
        return [_shown(head) for head in heads]

    def waiting(self, *, by: User) -> int:
        """How many questions about all these jobs wait for an answer."""
        with self.store.reading() as tx:
            return tx.visitor_questions.waiting(_jobs(tx, by, None))

    def of(self, question_id: int, *, by: User) -> OpenQuestion:
        """For those who decide. Raises NoSuchVisitorQuestion, NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            return _opened(tx, tx.visitor_questions.get(question_id), by)

    def answer(self, question_id: int, text: str | None, *, by: User) -> OpenQuestion:
        """Email an answer to the visitor. Raises what `of` raises, QuestionFull, TooMany, a refusal of the text, or
        ValueUnknown."""
        words = thread_text(text)
        must_be_filled(words)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            question = self._answer(tx, tx.visitor_questions.get_for_update(question_id), words, by)
            opened = _opened(tx, question, by)
        self.dispatcher.hurry()
        return opened

    def switch(self, question_id: int, *, is_closed: bool, by: User) -> OpenQuestion:
        """Close a question that needs no answer, or open it again. Raises what `of` raises."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            question = tx.visitor_questions.get_for_update(question_id)
            managed(tx, question.job_id, by, Action.DECIDE)
            is_now_closed = question.state is QuestionState.CLOSED
            if is_closed != is_now_closed:
                messages = tx.visitor_questions.messages(question_id)
                question = question.closed() if is_closed else question.reopened(messages)
                tx.visitor_questions.put(question)
                self._write_down(tx, "questions.closed" if is_closed else "questions.reopened", question, by)
            return _opened(tx, question, by)

    def remove(self, question_id: int, *, by: User) -> None:
        """Delete a question with everything that was written after it, such as for a visitor who asks for that. Raises
        what `of` raises."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            question = tx.visitor_questions.get_for_update(question_id)
            managed(tx, question.job_id, by, Action.DECIDE)
            tx.outbox.drop_all([message.events for message in tx.visitor_questions.messages(question_id)])
            tx.visitor_questions.remove(question_id)
            self._write_down(tx, "questions.removed", question, by)

    def take_mail(self, question_id: int, user_id: int, mail: IncomingMail) -> None:
        """Put an email into the thread of its question: the visitor's, or an answer from the team. Raises
        AutomaticMail, ForgedSender, or what `answer` raises."""
        must_be_by_a_person(mail)
        mail_id = mail.mail_id[:LONGEST_MAIL_ID]
        names = tuple(listed_name(upload.name) for upload in mail.attachments)
        words = thread_text(own_words(mail.text), may_be_empty=bool(names) and user_id == VISITOR)
        with self.store.writing() as tx:
            author = tx.users.get_for_update(user_id) if user_id != VISITOR else None
            question = tx.visitor_questions.get_for_update(question_id)
            must_be_from(mail, author.email if author else question.email)
            if mail_id and tx.visitor_questions.has_mail(mail_id):
                return
            if author:
                author.must_be_active()
                self._answer(tx, question, words, author, mail_id, names)
            else:
                self._follow_up(tx, question, words, mail_id, names)

    def _answer(
        self,
        tx: Transaction,
        question: VisitorQuestion,
        words: str,
        by: User,
        mail_id: str = "",
        left_out: tuple[str, ...] = (),
    ) -> VisitorQuestion:
        job, now = managed(tx, question.job_id, by, Action.DECIDE), self.clock.now()
        before = self._with_room(tx, question)
        take(tx, self.rate_limits.thread_messages, str(by.id), now=now)
        message = tx.visitor_questions.write(
            QuestionMessage(question.id, by.id, words, now, mail_id, left_out=left_out)
        )
        answered = question.answered(now)
        tx.visitor_questions.put(answered)
        self._write_down(tx, "questions.answered", question, by)
        first = next((row.event(VISITOR) for row in before if not row.is_from_visitor), None)
        with suppress(UnsafeHeader):
            letter = to_visitor(
                job,
                question,
                message,
                before[0],
                author=by.username,
                reply_to=self._reply_address(question, VISITOR),
                follows=first,
                site=self.site,
            )
            tx.outbox.put(letter.under(letterhead_of(tx, job)), event=message.event(VISITOR))
        return answered

    def _follow_up(
        self, tx: Transaction, question: VisitorQuestion, words: str, mail_id: str, left_out: tuple[str, ...]
    ) -> None:
        job, now = tx.jobs.get(question.job_id), self.clock.now()
        job.must_exist()
        before = self._with_room(tx, question)
        subject = f"question:{question.id}"
        take(tx, self.rate_limits.job_questions, subject, now=now, otherwise=QuestionLimitReached)
        message = tx.visitor_questions.write(QuestionMessage(question.id, None, words, now, mail_id, left_out=left_out))
        tx.visitor_questions.put(question.followed_up(now))
        tx.audit.add(AuditEvent(now, "jobs.question_asked", None, str(job.id)))
        self._tell_team(tx, job, question, [*before, message])

    def _tell_team(
        self, tx: Transaction, job: Job, question: VisitorQuestion, messages: Sequence[QuestionMessage]
    ) -> None:
        """Of the last message."""
        message, data = messages[-1], question_data(question.id, job.id)
        tx.webhooks.announce(WebhookEvent.QUESTION_RECEIVED, [data], owner_id=job.recruiter_id, now=self.clock.now())
        for user_id, to in tx.applicants.addresses(_who_answers(tx, job)).items():
            reply_to = self._reply_address(question, user_id) or (None if job.blind_review else question.email)
            first = messages[0].event(user_id) if len(messages) > 1 else None
            with suppress(UnsafeHeader):
                letter = to_team(job, question, message, to=to, reply_to=reply_to, follows=first, site=self.site)
                tx.outbox.put(letter, event=message.event(user_id))

    def _reply_address(self, question: VisitorQuestion, user_id: int) -> str | None:
        return question_address(question.id, user_id, secret=self.secret, domain=self.domain) if self.domain else None

    def _with_room(self, tx: Transaction, question: VisitorQuestion) -> Sequence[QuestionMessage]:
        """The messages so far. Raises QuestionFull."""
        messages = tx.visitor_questions.messages(question.id)
        if len(messages) >= self.amounts.thread_messages:
            raise QuestionFull(self.amounts.thread_messages)
        return messages

    def _write_down(self, tx: Transaction, action: str, question: VisitorQuestion, by: User) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(question.id)))


def _jobs(tx: Transaction, by: User, job_id: int | None) -> JobQuery:
    """The jobs that the person decides on. Raises NoSuchJob or NotAllowed for this one, if it is none of them."""
    if job_id is None:
        return jobs_for(Action.DECIDE, tx.companies.standing_membership(by.id), by)
    managed(tx, job_id, by, Action.DECIDE)
    return JobQuery(Window(), with_deleted=True)  # that one, and the admin's are all


def _opened(tx: Transaction, question: VisitorQuestion, by: User) -> OpenQuestion:
    job = managed(tx, question.job_id, by, Action.DECIDE)
    messages = tx.visitor_questions.messages(question.id)
    view, rows = as_shown(question, messages, is_blind=job.blind_review)
    return OpenQuestion(view, job, rows, is_hidden=job.blind_review)


def _shown(head: QuestionHead) -> QuestionHead:
    question, (message,) = as_shown(head.question, [head.message], is_blind=head.job.blind_review)
    return head._replace(question=question, message=message)


def _who_answers(tx: Transaction, job: Job) -> Collection[int]:
    """The job's recruiter, and who of the team still decides in the recruiter's company."""
    company = tx.companies.standing_membership(job.recruiter_id)
    people = {job.recruiter_id}
    for helper in tx.companies.teams.of_jobs([job.id]):
        member = tx.companies.standing_membership(helper.user_id)
        if company and member and member.company_id == company.company_id and answers(helper, member):
            people.add(helper.user_id)
    return people
