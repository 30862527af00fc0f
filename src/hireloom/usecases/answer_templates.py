"""Templates for answers: a company's list, and the list filled in for one applicant."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from hireloom.domain.answer_templates import (
    VARIABLES,
    AnswerTemplate,
    FilledTemplate,
    asks_for_evidence,
    asks_for_interview,
    edited_templates,
    evidence_of,
    filled,
    named,
    templates_of,
)
from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action, Member, OwnersOnly
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.interviews import next_of
from hireloom.domain.interviews.kits import kit
from hireloom.domain.jobs import Job
from hireloom.domain.mails.interview_mails import moment_in
from hireloom.domain.refusals import Refusal
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_members import own_to_change
from hireloom.usecases.company_profiles import today_of
from hireloom.usecases.jobs import managed
from hireloom.usecases.resume_scores import ResumeScoreDesk


class FilledTemplates(NamedTuple):
    """`values`: what each variable stands for; empty where nothing is known."""

    templates: Sequence[FilledTemplate]
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class AnswerTemplateDesk:
    store: Store
    clock: Clock
    resume_scores: ResumeScoreDesk

    def of_company(self, *, by: User) -> Sequence[AnswerTemplate]:
        """Those of the person's company, or the default ones."""
        with self.store.reading() as tx:
            return _of_company(tx, tx.companies.standing_membership(by.id))

    def edit(self, form: Sequence[AnswerTemplate], *, by: User) -> Sequence[AnswerTemplate]:
        """Raises NoMember or OwnersOnly. An empty list brings the default one back."""
        templates = edited_templates(form)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            member = own_to_change(tx, by, OwnersOnly("Only an owner of the company can change its templates."))
            tx.answer_templates.put(member.company_id, templates)
            subject, details = str(member.company_id), {"templates": str(len(templates))}
            tx.audit.add(AuditEvent(self.clock.now(), "companies.templates_edited", by.id, subject, details))
            return templates_of(templates)

    def of_application(self, application_id: int, *, by: User) -> FilledTemplates:
        """For those who decide. In a blind review the name stays a gap; what the resume proves is known only if it can
        be read."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            job = managed(tx, application.job_id, by, Action.DECIDE)
            templates = _of_company(tx, tx.companies.standing_membership(job.recruiter_id))
            today = today_of(tx, self.clock, job.recruiter_id)
        values = self._values(application, job, [template.text for template in templates], today, by)
        return FilledTemplates([filled(template, values) for template in templates], values)

    def fill(self, application_id: int, text: str, *, by: User) -> FilledTemplate:
        """A text of one's own, for those who decide. It does not count as a score."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            job = managed(tx, application.job_id, by, Action.DECIDE)
            today = today_of(tx, self.clock, job.recruiter_id)
        values = self._values(application, job, [text], today, by, is_counted=False)
        return filled(AnswerTemplate("", text), values)

    def _values(
        self,
        application: Application,
        job: Job,
        texts: Sequence[str],
        today: date,
        by: User,
        *,
        is_counted: bool = True,
    ) -> Mapping[str, str]:
        is_hidden = application.is_hidden(is_blind=job.blind_review)
        due = application.answer_due
        values = dict.fromkeys(VARIABLES, "") | {
            "first name": "" if is_hidden else application.full_name.partition(" ")[0],
            "job": application.job_title,
            "company": application.job_company,
            "answer by": f"{due:%B} {due.day}" if due >= today else "",
            "recruiter": by.username,
        }
        if any(map(asks_for_interview, texts)):
            values |= self._next_interview(application)
        if not any(map(asks_for_evidence, texts)):
            return values
        try:
            _, result = self.resume_scores.read_application(application.id, by=by, is_counted=is_counted)
        except Refusal:  # the resume is gone, cannot be read, or too many are being read
            return values
        return {**values, **evidence_of(kit(result.value.findings))}

    def _next_interview(self, application: Application) -> Mapping[str, str]:
        """The time, in the zone that the applicant chose, who holds it, and where."""
        now = self.clock.now()
        with self.store.reading() as tx:
            coming = next_of(tx.interviews.standing({application.id}), now)
            if coming is None:
                return {}
            starts_at, interview = coming
            people = tx.users.of_ids(interview.interviewer_ids)
            names = [people[user_id].username for user_id in interview.interviewer_ids]
        when = moment_in(interview.zone, starts_at)
        return {"interview": when, "interviewer": named(names), "interview place": interview.place}


def _of_company(tx: Transaction, member: Member | None) -> Sequence[AnswerTemplate]:
    return templates_of(tx.answer_templates.of_company(member.company_id) if member else ())
