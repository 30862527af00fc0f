"""Notes on an application: for the people who decide on it, never for the applicant."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.amounts import Amounts
from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import may_read
from hireloom.domain.jobs import Job
from hireloom.domain.lives import days_text
from hireloom.domain.mails.note_mails import mention
from hireloom.domain.notes import NoSuchNote, Note, mentioned, must_have_room, note_text
from hireloom.domain.refusals import NotAllowed
from hireloom.domain.stages import NobodyToNudge, nudged, stage_of, stages_of
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.jobs import managed, readable, standing


@dataclass(frozen=True, slots=True)
class NoteDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    rate_limits: RateLimits
    dispatcher: Dispatcher
    site: str

    def of(self, application_id: int, *, by: User) -> Sequence[Note]:
        """Oldest first. Raises NoSuchApplication, NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            readable(tx, tx.applications.get(application_id), by)
            return tx.notes.of(application_id)

    def add(self, application_id: int, text: str | None, *, by: User) -> Sequence[Note]:
        """Colleagues who are named with @ get an email, if they may read the note and have not had too many of the
        author's about the application today: a note can be removed and written again without end."""
        body = note_text(text)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            job, now = readable(tx, application, by), self.clock.now()
            must_have_room(tx.notes.counts([application_id])[application_id], self.amounts.notes)
            tx.notes.add(Note(application_id, by.id, body, now))
            notes = tx.notes.of(application_id)
            readers = _readers(tx, application, job)
            people = [
                person
                for person in mentioned(body, readers, by=by)
                if tx.attempts.take(self.rate_limits.mentions, f"{application_id}:{by.id}:{person.id}", now=now)
            ]
            for person in people:
                self._tell(tx, person, application, note_id=notes[-1].id, by=by)
        if people:
            self.dispatcher.hurry()
        return notes

    def nudge(self, application_id: int, *, by: User) -> User:
        """Remind whoever looks after an overdue application of it, with a note that names them; returns who that is.
        Raises NotOverdue, NobodyToNudge or AlreadyNudged."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            job = managed(tx, application.job_id, by, Action.DECIDE)
            stage = stage_of(application, stages_of(tx.stages.of_job(job.id)))
            now, days = self.clock.now(), days_of(tx, self.clock, job.recruiter_id)
            today = days.of(now)
            changed = nudged(application, stage, by_id=by.id, today=today, days=days)
            readers = (user for user in _readers(tx, application, job) if user.id == application.assignee_id)
            assignee = next(readers, None)
            if assignee is None:
                raise NobodyToNudge
            must_have_room(tx.notes.counts([application_id])[application_id], self.amounts.notes)
            tx.applications.put(changed)
            duration = days_text(timedelta(application.stage_days(today, days) or 0))
            text = f"@{assignee.username} In {stage.name} for {duration}."
            note = tx.notes.add(Note(application_id, by.id, text, now))
            tx.audit.add(AuditEvent(now, "applications.nudged", by.id, str(application_id), {"to": assignee.username}))
            self._tell(tx, assignee, application, note_id=note.id, by=by)
        self.dispatcher.hurry()
        return assignee

    def remove(self, application_id: int, note_id: int, *, by: User) -> Sequence[Note]:
        """Remove one's own note; an admin may remove any, which is recorded."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            readable(tx, tx.applications.get(application_id), by)
            note = next((note for note in tx.notes.of(application_id) if note.id == note_id), None)
            if note is None:
                raise NoSuchNote
            if note.author_id != by.id:
                if not by.is_admin:
                    raise NotAllowed
                tx.audit.add(AuditEvent(self.clock.now(), "notes.removed", by.id, str(application_id)))
            tx.notes.remove(note_id)
            return tx.notes.of(application_id)

    def _tell(self, tx: Transaction, person: User, application: Application, *, note_id: int, by: User) -> None:
        event = f"notes.{note_id}.mention.{person.id}"
        tx.outbox.put(mention(person.email, application, by=by.username, site=self.site), event=event)


def _readers(tx: Transaction, application: Application, job: Job) -> Sequence[User]:
    """The job's recruiter and the people of the company who may read the application."""
    recruiter, membership = tx.users.get(job.recruiter_id), tx.companies.standing_membership(job.recruiter_id)
    people = [row.user for row in tx.companies.members(membership.company_id)] if membership else []
    readers = [user for user in people if may_read(application.id, job, user, standing(tx, job, user))]
    return [recruiter, *readers] if recruiter.is_active else readers
