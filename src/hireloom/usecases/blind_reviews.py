"""Blind review: switching it on for a job, the resume without a name, and the reveal."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime

from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.blind_reviews import named_from, naming_stage, shown_from
from hireloom.domain.company_roles import Action
from hireloom.domain.days import Days
from hireloom.domain.documents import Document
from hireloom.domain.files import DocumentNotAvailable, Upload
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import may_receive, permitted
from hireloom.domain.jobs import Job
from hireloom.domain.mails.application_mails import announced
from hireloom.domain.mails.mail_headers import UnsafeHeader, must_be_address
from hireloom.domain.refusals import NotFound
from hireloom.domain.stages import Stage, stages_of
from hireloom.ports.analysts import Identities
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.job_lists import JobRow
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.evidence.blind_review import BlindResume, blind
from hireloom.text_analysis.language.periods import month_of
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.application_documents import note_opened
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.jobs import managed, readable, standing
from hireloom.usecases.uploads import WITH_OLD_WORD


@dataclass(frozen=True, slots=True)
class BlindReviewDesk:
    store: Store
    clock: Clock
    sealed: SealedStore
    analyses: AnalysisDesk
    identities: Identities
    text_work: TextWork
    site: str

    def switch(self, job_id: int, *, is_on: bool, names_from: int | None = None, by: User) -> JobRow:
        """Hide who applies for the job, until they reach the stage with this number or until a decision; or stop hiding
        it. Raises NoSuchJob, NotAllowed or NamingStageInvalid."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            job = tx.jobs.get_for_update(job_id)
            managed(tx, job_id, by, Action.POST_JOBS)
            stages = stages_of(tx.stages.of_job(job_id))
            changed = replace(job, blind_review=is_on, names_from=naming_stage(names_from, stages) if is_on else None)
            if changed != job:
                job = tx.jobs.put(changed)
                action = "jobs.blinded" if is_on else "jobs.unblinded"
                tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(job_id), shown_from(job, stages)))
                name_by_stage(tx, job, stages, by=by, at=self.clock.now())
                if is_on:
                    self._hide_in_mails(tx, job)
            rights = permitted(job, by, standing(tx, job, by))
            return JobRow(job, tx.job_lists.applicants(job_id), permitted=rights)

    def resume(self, application_id: int, *, by: User) -> BlindResume:
        """The resume as text, for everybody who may decide, whether or not the review is blind. The applicant sees that
        the recruiter has looked."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            job = readable(tx, application, by)
            file = tx.files.find(application.resume) if application.resume else None
        if file is None:
            raise DocumentNotAvailable
        try:
            upload = Upload(file.name, self.sealed.read(file))
        except NotFound as lost:
            raise DocumentNotAvailable from lost
        _, resume = self.analyses.read(
            upload, WITH_OLD_WORD, lambda document: self._blind(document, application), by=by
        )
        if not by.is_admin or may_receive(job, by):
            with self.store.writing() as tx:
                note_opened(tx, application, self.clock.now())
        return resume

    def reveal(self, application_id: int, *, by: User) -> tuple[Application, Job, int, Days]:
        """Show who the applicant is, from now on and to everybody who decides, and record it. The last values are
        the number of notes and the company's calendar."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            job = managed(tx, application.job_id, by, Action.DECIDE)
            if application.is_hidden(is_blind=job.blind_review):
                application = tx.applications.put(application.revealed(self.clock.now()))
                tx.audit.add(AuditEvent(self.clock.now(), "applications.revealed", by.id, str(application_id)))
            days = days_of(tx, self.clock, job.recruiter_id)
            return application, job, tx.notes.counts([application_id])[application_id], days

    def _hide_in_mails(self, tx: Transaction, job: Job) -> None:
        """Emails that are still waiting name the applicant: rewrite them. Nobody can apply at the same time, because
        this unit locks the job."""
        with suppress(UnsafeHeader):  # there is no usable address to write to
            unsent = tx.outbox.unsent(must_be_address(job.recruiter_email))
            for application in tx.applications.of_job(job.id) if unsent else ():
                if application.event in unsent and application.is_hidden(is_blind=True):
                    tx.outbox.rewrite(announced(application, site=self.site), event=application.event)

    def _blind(self, document: Document, application: Application) -> BlindResume:
        names = application.full_name, application.email, application.phone
        named, now = self.identities(document.text), month_of(self.clock.today())
        return self.text_work(blind, document.text, named, details=names, now=now)


def name_by_stage(tx: Transaction, job: Job, stages: Sequence[Stage], *, by: User, at: datetime) -> None:
    """Show or hide the name on each undecided application of the job, as its stage says now. The job must be locked."""
    for listed in tx.applications.of_job(job.id):
        if named_from(listed, job, stages, at=at) != listed:
            application = tx.applications.get_for_update(listed.id)  # it may have been decided or withdrawn meanwhile
            named_now = named_from(application, job, stages, at=at)
            tx.applications.put(named_now)
            note_naming(tx, job, application, named_now, by=by, at=at)


def note_naming(tx: Transaction, job: Job, before: Application, after: Application, *, by: User, at: datetime) -> None:
    """The security log names each person whose name a stage has shown, or hidden again; nothing hides a name once the
    review is no longer blind."""
    if job.blind_review and before.is_named_by_stage != after.is_named_by_stage:
        action = "applications.revealed" if after.is_named_by_stage else "applications.hidden"
        tx.audit.add(AuditEvent(at, action, by.id, str(after.id), {"by": "stage"}))
