"""The questions of a job, and what applicants answered."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.application_sheets import applications_as_csv
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import may_do, may_read, must_see
from hireloom.domain.screening_questions import (
    ScreeningAnswer,
    ScreeningQuestion,
    edited_questions,
    version,
)
from hireloom.domain.stages import stages_of
from hireloom.domain.versions import must_be_current
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.jobs import managed, readable, standing


class QuestionList(NamedTuple):
    """`shows_marks`: for those who decide, not for applicants."""

    questions: Sequence[ScreeningQuestion]
    shows_marks: bool


class AnswerList(NamedTuple):
    """`is_hidden`: the blind review hides what people wrote themselves."""

    answers: Sequence[ScreeningAnswer]
    is_hidden: bool


@dataclass(frozen=True, slots=True)
class ScreeningQuestionDesk:
    store: Store
    clock: Clock

    def of_job(self, job_id: int, *, by: User) -> QuestionList:
        """For everybody who may see the job."""
        with self.store.reading() as tx:
            job = tx.jobs.get(job_id)
            rights = standing(tx, job, by)
            must_see(job, by, today=self.clock.today(), standing=rights)
            return QuestionList(tx.screening_questions.of_job(job_id), may_do(Action.READ_RESUMES, job, by, rights))

    def edit(
        self, job_id: int, form: Sequence[ScreeningQuestion], *, seen: str | None, by: User
    ) -> Sequence[ScreeningQuestion]:
        """Set the questions; `seen` is the version on which the edit is based. Answers stay as they were given."""
        questions = edited_questions(form)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            tx.jobs.get_for_update(job_id)  # nobody applies meanwhile
            managed(tx, job_id, by, Action.POST_JOBS)
            before = tx.screening_questions.of_job(job_id)
            must_be_current(seen, version(before))
            if list(questions) != list(before):
                tx.screening_questions.put(job_id, questions)
                details = {"questions": str(len(questions))}
                tx.audit.add(AuditEvent(self.clock.now(), "jobs.questions_edited", by.id, str(job_id), details))
            return questions

    def answers(self, application_id: int, *, by: User) -> AnswerList:
        """For the applicant, without the marks, and for those who decide."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            answers = tx.screening_questions.answers(application_id)
            if by.id == application.user_id:
                return AnswerList([replace(answer, is_marked=False) for answer in answers], is_hidden=False)
            job = readable(tx, application, by)
            if not application.is_hidden(is_blind=job.blind_review):
                return AnswerList(answers, is_hidden=False)
            return AnswerList([answer.hidden for answer in answers], is_hidden=True)

    def sheet(self, job_id: int, *, by: User) -> str:
        """Who applied, with their answers, as CSV; for those who may read the resumes, and recorded."""
        with self.store.writing() as tx:
            job = managed(tx, job_id, by, Action.READ_RESUMES)
            stages = stages_of(tx.stages.of_job(job_id))
            rights = standing(tx, job, by)
            applications = [
                application
                for application in tx.applications.of_job(job_id)
                if may_read(application.id, job, by, rights)
            ]
            rows = [(application, tx.screening_questions.answers(application.id)) for application in applications]
            tx.audit.add(AuditEvent(self.clock.now(), "jobs.applications_exported", by.id, str(job_id)))
            days = days_of(tx, self.clock, job.recruiter_id)
        return applications_as_csv(rows, stages, is_blind=job.blind_review, days=days)
