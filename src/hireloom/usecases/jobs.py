"""What recruiters and admins do with jobs: post, edit, close, reopen, delete and restore."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.blind_reviews import naming_stage_called, shown_from
from hireloom.domain.company_roles import Action, NoPostingForRole, is_limited_to_interviews, may_post
from hireloom.domain.identity.users import NoSuchUser, User
from hireloom.domain.job_forms import JobDefaults, JobForm, edited, must_name_the_owner, posted
from hireloom.domain.job_rights import STRANGER, JobStanding, may_manage, may_read, must_be_able, must_see, permitted
from hireloom.domain.jobs import Job, Position
from hireloom.domain.refusals import NotAllowed
from hireloom.domain.stages import stages_of
from hireloom.domain.webhooks import WebhookEvent, event_of, job_data
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.job_lists import JobPage, JobQuery, JobRow, JobSort, RecruiterPage
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_profiles import days_of


@dataclass(frozen=True, slots=True)
class JobDesk:
    store: Store
    clock: Clock

    def one(self, job_id: int, *, by: User) -> JobRow:
        """For its owner and for admins in any state; for everybody else while people may apply."""
        with self.store.reading() as tx:
            job = tx.jobs.get(job_id)
            rights = standing(tx, job, by)
            must_see(job, by, today=self.clock.today(), standing=rights)
            return JobRow(job, tx.job_lists.applicants(job_id), permitted=permitted(job, by, rights))

    def post(self, form: JobForm, *, recruiter_email: str | None, by: User) -> Job:
        """Fields left open in the form get the company's defaults. Raises NotAllowed, NoPostingForRole, or Invalid with
        a sentence for every wrong field."""
        must_name_the_owner(recruiter_email, by=by)
        today, now = self.clock.today(), self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if not may_post(tx.companies.standing_membership(by.id)):
                raise NoPostingForRole
            company = tx.companies.of_person(by.id)
            usual = company.job_defaults if company else JobDefaults()
            added = tx.jobs.add(posted(form, by=by, today=today, now=now, usual=usual))
            stages = tx.stages.of_company(company.id) if company else ()
            if stages:
                tx.stages.put(added.id, stages)
            self._write_down(tx, "jobs.posted", added, by)
            if added.blind_review:
                names_from = naming_stage_called(usual.names_from, stages_of(stages))
                added = tx.jobs.put(replace(added, names_from=names_from))
                tx.audit.add(
                    AuditEvent(now, "jobs.blinded", by.id, str(added.id), shown_from(added, stages_of(stages)))
                )
            self._announce(tx, WebhookEvent.JOB_OPENED, added)
            return added

    def edit(self, job_id: int, form: JobForm, *, recruiter_email: str | None, by: User) -> JobRow:
        """Raises NoSuchJob, NotAllowed, or what `edited` raises."""

        def change(job: Job) -> Job:
            must_name_the_owner(recruiter_email, by=by, owner=job.recruiter_email)
            return edited(job, form, today=self.clock.today())

        return self._change(job_id, change, "jobs.edited", by=by)

    def close(self, job_id: int, *, by: User) -> JobRow:
        """Raises NoSuchJob or NotAllowed."""
        return self._change(job_id, Job.closed, "jobs.closed", by=by)

    def reopen(self, job_id: int, until: date | None, *, by: User) -> JobRow:
        """Raises NotAllowed, or what Job.reopened raises."""
        return self._change(job_id, lambda job: job.reopened(until, today=self.clock.today()), "jobs.reopened", by=by)

    def switch(self, job_id: int, *, is_active: bool, by: User) -> JobRow:
        """An admin's switch: off closes the job; on restores a deleted job, or reopens it for as long as is allowed."""

        def change(job: Job) -> Job:
            return job.switched_on(self.clock.today()) if is_active else job.closed()

        return self._change(job_id, change, f"jobs.switched.{is_active}".lower(), by=by)

    def delete(self, job_id: int, *, by: User) -> JobRow:
        """Applications stay, for the people who applied."""
        return self._change(job_id, lambda job: job.deleted(self.clock.now()), "jobs.deleted", by=by)

    def active(self, window: Window, words: str = "", *, by: User) -> JobPage:
        """Those for which people may apply today."""
        return self._listed(JobQuery(window, active_on=self.clock.today(), words=words), by)

    def of_recruiter(
        self,
        email: str | None,
        window: Window,
        words: str = "",
        position: Position | None = None,
        *,
        sort: JobSort = JobSort.NEWEST,
        by: User,
    ) -> JobPage:
        """A recruiter's own jobs, with how many people have applied since Monday; an admin may name any recruiter."""
        owner = by
        if email and email.strip().lower() != by.email:
            if not by.is_admin:
                raise NotAllowed
            with self.store.reading() as tx:
                recruiter = tx.users.by_email(email)
            if recruiter is None:
                raise NoSuchUser
            owner = recruiter
        with self.store.reading() as tx:
            days = days_of(tx, self.clock, owner.id)
        since = days.week_began(days.of(self.clock.now()))
        query = JobQuery(window, recruiter_id=owner.id, words=words, position=position, new_since=since, sort=sort)
        return self._listed(query, by)

    def all(self, window: Window, words: str = "", position: Position | None = None, *, by: User) -> JobPage:
        """The jobs of all recruiters, for admins."""
        if not by.is_admin:
            raise NotAllowed
        since = self.clock.days.week_began(self.clock.today())
        return self._listed(JobQuery(window, words=words, position=position, new_since=since), by)

    def everything(self, window: Window, words: str = "", *, by: User) -> JobPage:
        """All jobs including deleted ones, for admins."""
        if not by.is_admin:
            raise NotAllowed
        return self._listed(JobQuery(window, with_deleted=True, words=words), by)

    def newest(
        self,
        *,
        is_own: bool,
        words: str = "",
        position: Position | None = None,
        below: int | None,
        count: int,
        by: User,
    ) -> Sequence[JobRow]:
        """The person's own jobs, or those for which people may apply: the newest with an id less than `below`."""
        window = Window(0, count)
        if is_own:
            query = JobQuery(window, recruiter_id=by.id, words=words, position=position)
        else:
            query = JobQuery(window, active_on=self.clock.today(), words=words, position=position)
        with self.store.reading() as tx:
            return [managing(row, by) for row in tx.job_lists.newest(query, below=below)]

    def recruiters(self, window: Window, words: str = "", *, by: User) -> RecruiterPage:
        """The recruiters who have jobs, and how many each has."""
        if not by.is_admin:
            raise NotAllowed
        with self.store.reading() as tx:
            return tx.job_lists.recruiters(window, words)

    def for_operators(self, query: JobQuery) -> JobPage:
        """Any jobs: operators can read the database anyway."""
        with self.store.reading() as tx:
            return tx.job_lists.page(query)

    def take_down(self, job_id: int) -> Job:
        """Delete a job for an operator, such as a fraud. Raises NoSuchJob."""
        with self.store.writing() as tx:
            job = tx.jobs.get_for_update(job_id)
            job.must_exist()
            deleted = tx.jobs.put(job.deleted(self.clock.now()))
            self._write_down(tx, "jobs.deleted", job, None)
            self._announce(tx, event_of(job, deleted), deleted)
            return deleted

    def _listed(self, query: JobQuery, by: User) -> JobPage:
        with self.store.reading() as tx:
            page = tx.job_lists.page(query)
        return JobPage([managing(row, by) for row in page.jobs], page.total)

    def _change(self, job_id: int, change: Callable[[Job], Job], action: str, *, by: User) -> JobRow:
        """Keeps the job locked from reading to writing, so that only one of many clicks counts."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            job = tx.jobs.get_for_update(job_id)
            rights = standing(tx, job, by)
            must_be_able(Action.POST_JOBS, job, by, rights)
            changed = change(job)
            if changed != job:
                changed = tx.jobs.put(changed)
                self._write_down(tx, action, job, by)
                self._announce(tx, event_of(job, changed), changed)
            return JobRow(changed, tx.job_lists.applicants(job_id), permitted=permitted(changed, by, rights))

    def _announce(self, tx: Transaction, event: WebhookEvent, job: Job) -> None:
        tx.webhooks.announce(event, [job_data(job.id)], owner_id=job.recruiter_id, now=self.clock.now())

    def _write_down(self, tx: Transaction, action: str, job: Job, by: User | None) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id if by else None, str(job.id)))


def managing(row: JobRow, by: User) -> JobRow:
    """The row with what the person may do as the job's recruiter or as an admin."""
    return row._replace(permitted=permitted(row.job, by, STRANGER))


def standing(tx: Transaction, job: Job, by: User) -> JobStanding:
    """How the person stands to the job: it belongs to the company of its recruiter."""
    if may_manage(job, by):
        return STRANGER
    member, recruiter = tx.companies.standing_membership(by.id), tx.companies.standing_membership(job.recruiter_id)
    if member is None or recruiter is None or member.company_id != recruiter.company_id:
        return STRANGER
    interviewees = tx.interviews.interviewees(by.id) if is_limited_to_interviews(member.role) else ()
    return JobStanding(member.role, tx.companies.teams.is_on(job.id, by.id), interviewees)


def managed(tx: Transaction, job_id: int, by: User, action: Action) -> Job:
    """A job with which this user may do that: their own, any for admins, or one of their company, by their role in it.
    Raises NoSuchJob or NotAllowed."""
    job = tx.jobs.get(job_id)
    must_be_able(action, job, by, standing(tx, job, by))
    return job


def readable(tx: Transaction, application: Application, by: User) -> Job:
    """The job of an application that this user may read. Raises NoSuchJob or NotAllowed."""
    job = tx.jobs.get(application.job_id)
    rights = standing(tx, job, by)
    must_be_able(Action.READ_RESUMES, job, by, rights)
    if not may_read(application.id, job, by, rights):
        raise NotAllowed
    return job
