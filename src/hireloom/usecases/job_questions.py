"""A visitor asks the team of a public job something, without an account."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.job_questions import QuestionLimitReached, answers, job_question
from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.mails.mail_headers import UnsafeHeader
from hireloom.domain.mails.question_mails import visitor_question
from hireloom.domain.public_jobs import must_be_shown
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.limits import take_all


@dataclass(frozen=True, slots=True)
class JobQuestionDesk:
    """`is_open`: whether this site has public job pages at all."""

    store: Store
    clock: Clock
    dispatcher: Dispatcher
    rate_limits: RateLimits
    site: str
    is_open: bool

    def ask(self, job_id: int, *, name: str, email: str, text: str, address: str) -> Job:
        """Email the question to the recruiter and the job's team. Nothing of it is stored but the email, and nothing is
        ever sent to the visitor: the form writes to nobody but the team. `address` is the visitor's network. Raises
        NoSuchJob, Gone, QuestionLimitReached, or a refusal of what was typed."""
        if not self.is_open:
            raise NoSuchJob
        now = self.clock.now()
        with self.store.writing() as tx:
            job = tx.public_jobs.get(job_id)
            must_be_shown(job, self.clock.today())
            question = job_question(job, name=name, email=email, text=text)
            limits = self.rate_limits
            counts = [
                (limits.job_questions, address),
                (limits.questions_of_a_job, str(job_id)),
                (limits.questions_to_a_recruiter, str(job.recruiter_id)),
            ]
            take_all(tx, counts, now=now, otherwise=QuestionLimitReached)
            for user_id, to in tx.applicants.addresses(_who_answers(tx, job)).items():
                with suppress(UnsafeHeader):
                    tx.outbox.put(visitor_question(job, question, to=to, site=self.site), event=question.event(user_id))
            tx.audit.add(AuditEvent(now, "jobs.question_asked", None, str(job_id)))
        self.dispatcher.hurry()
        return job


def _who_answers(tx: Transaction, job: Job) -> Collection[int]:
    """The job's recruiter, and who of the team still decides in the recruiter's company."""
    company = tx.companies.standing_membership(job.recruiter_id)
    people = {job.recruiter_id}
    for helper in tx.companies.teams.of_jobs([job.id]):
        member = tx.companies.standing_membership(helper.user_id)
        if company and member and member.company_id == company.company_id and answers(helper, member):
            people.add(helper.user_id)
    return people
