"""Telling the candidate and the interviewers about an interview, by email and in their calendars."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.booking_links import token_of_interview
from hireloom.domain.interviews.booking_rules import BookingRules
from hireloom.domain.interviews.interviews import Interview, InterviewState
from hireloom.domain.interviews.plans import followers
from hireloom.domain.interviews.working_hours import WorkingHours
from hireloom.domain.job_teams import may_interview
from hireloom.domain.lives import DAY, Lives
from hireloom.domain.mails import interview_mails
from hireloom.domain.mails.interview_mails import Appointment, change_event, invitation_event
from hireloom.domain.mails.letters import Attachment, Letter
from hireloom.domain.webhooks import WebhookEvent, interview_data
from hireloom.ports.calendars import CalendarFiles
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Transaction
from hireloom.usecases.company_profiles import days_of, letterhead_of

FILE = "interview.ics"


def announce(tx: Transaction, event: WebhookEvent, interview: Interview, *, now: datetime) -> None:
    """To the webhooks of the job's recruiter."""
    job = tx.jobs.get(tx.applications.get(interview.application_id).job_id)
    data = interview_data(interview.id, interview.application_id, job.id, interview.state.value)
    tx.webhooks.announce(event, [data], owner_id=job.recruiter_id, now=now)


@dataclass(frozen=True, slots=True)
class InterviewNotices:
    """`secret` signs the links; `host` is the one of our email addresses. Call `hurry` after the unit of work."""

    clock: Clock
    dispatcher: Dispatcher
    calendar_files: CalendarFiles
    lives: Lives
    site: str
    secret: str
    host: str

    def hurry(self) -> None:
        self.dispatcher.hurry()

    def link(self, interview_id: int) -> str:
        return f"{self.site.rstrip('/')}/interview/{token_of_interview(interview_id, self.secret)}"

    def _link(self, interview_id: int, user_id: int) -> str:
        """To the booking for the candidate, who is 0; to the questions for an interviewer."""
        return f"{self.site.rstrip('/')}/user/interviews/{interview_id}" if user_id else self.link(interview_id)

    def hours_of(self, tx: Transaction, user_id: int) -> WorkingHours:
        """For somebody who has not chosen any, the usual hours in the company's zone."""
        zone = str(days_of(tx, self.clock, user_id).zone)
        return tx.interviews.hours(user_id) or WorkingHours.usual(user_id, zone)

    def usual_rules(self) -> BookingRules:
        return BookingRules(days_to_book=self.lives.booking // DAY)

    def rules_of(self, tx: Transaction, job_id: int) -> BookingRules:
        """The usual ones for a job that has set none."""
        return tx.interviews.booking_rules(job_id) or self.usual_rules()

    def appointment(self, tx: Transaction, interview: Interview) -> Appointment:
        """The interview with what its letters say, which go to nobody who no longer works on such interviews."""
        application = tx.applications.get(interview.application_id)
        ids = list(dict.fromkeys([*interview.interviewer_ids, interview.proposed_by]))
        people = tx.users.of_ids(ids)
        readers = _colleagues(tx, application.job_id, people.values())
        addresses = tx.applicants.addresses({application.user_id, *readers})
        candidate = "" if application.is_forgotten else addresses.get(application.user_id, "")
        zones = {user_id: self.hours_of(tx, user_id).zone for user_id in ids}
        job = tx.jobs.get(application.job_id)
        is_hidden = application.is_hidden(is_blind=job.blind_review)
        return Appointment(
            interview, application, candidate, people, addresses, zones, letterhead_of(tx, job), is_hidden
        )

    def calendar_file(
        self, appointment: Appointment, zone: str, *, of: Interview, user_id: int = 0
    ) -> Attachment | None:
        """The state of the interview for the calendar of an interviewer, or of the candidate (0), in this zone; None if
        no time was ever booked. `of` is the interview that has the time."""
        now = self.clock.now()
        entry = interview_mails.entry(appointment, zone, of=of, host=self.host, now=now, user_id=user_id)
        return Attachment(FILE, entry.content_type, self.calendar_files.written(entry)) if entry else None

    def put_invitation(self, tx: Transaction, interview: Interview) -> None:
        appointment = self.appointment(tx, interview)
        if appointment.candidate_email:
            letter = interview_mails.invited(appointment, link=self.link(interview.id))
            self._put(tx, appointment, letter, event=invitation_event(interview.id))

    def put_change(self, tx: Transaction, interview: Interview, *, before: Interview) -> None:
        """Tell everybody that it was booked, moved or cancelled; nobody knows yet of one that was not open for
        booking."""
        if before.state is InterviewState.WAITING:
            return
        appointment = self.appointment(tx, interview)
        dated = interview if interview.is_standing else before
        for user_id, to, zone in self._readers(appointment):
            file = self.calendar_file(appointment, zone, of=dated, user_id=user_id)
            if interview.is_standing and file:
                letter = interview_mails.booked(
                    appointment,
                    to,
                    zone,
                    before=before,
                    link=self._link(interview.id, user_id),
                    attachment=file,
                    user_id=user_id,
                )
            elif before.starts_at or user_id in (0, interview.proposed_by):  # the others know of no such interview
                letter = interview_mails.cancelled(
                    appointment, to, zone, before=before, attachment=file, user_id=user_id
                )
            else:
                continue
            self._put(tx, appointment, letter, user_id, event=change_event(interview, user_id))

    def put_followers(self, tx: Transaction, application_id: int) -> None:
        """Open the plan's next interviews once all before them have a time, and have them wait again if one loses
        it."""
        for interview in followers(tx.interviews.of(application_id), now=self.clock.now()):
            tx.interviews.put(interview)
            if interview.state is InterviewState.PROPOSED:
                self.put_invitation(tx, interview)

    def put_renewal(self, tx: Transaction, interview: Interview, *, before: Interview) -> None:
        """Tell everybody that the candidate may choose a time again."""
        appointment = self.appointment(tx, interview)
        for user_id, to, zone in self._readers(appointment):
            file = self.calendar_file(appointment, zone, of=before, user_id=user_id)
            if not user_id:
                link = self.link(interview.id)
                letter = interview_mails.invited_again(
                    appointment, link=link, before=before, zone=zone, attachment=file
                )
            elif file:
                letter = interview_mails.given_up(
                    appointment, to, zone, before=before, attachment=file, user_id=user_id
                )
            else:
                continue
            self._put(tx, appointment, letter, user_id, event=change_event(interview, user_id))

    def close(self, tx: Transaction, application_ids: Collection[int], *, by_id: int) -> None:
        """With a rejection: nobody chooses a time anymore, and people with one are notified."""
        now = self.clock.now()
        for interview in tx.interviews.standing(application_ids):
            if interview.state_at(now) is not InterviewState.DONE:
                cancelled = tx.interviews.put(interview.called_off("", now=now))
                if interview.starts_at:
                    self.put_change(tx, cancelled, before=interview)
                self.note(tx, "interviews.called_off", cancelled, by_id)

    def put_reminder(self, tx: Transaction, interview: Interview) -> None:
        appointment = self.appointment(tx, interview)
        for user_id, to, zone in self._readers(appointment):
            link = self._link(interview.id, user_id)
            letter = interview_mails.reminder(appointment, to, zone, link=link, user_id=user_id)
            self._put(tx, appointment, letter, user_id, event=f"{change_event(interview, user_id)}.reminder")

    def withdraw(self, tx: Transaction, user_id: int) -> None:
        """Tell the interviewers that a candidate has deleted the account; call it before that."""
        interviews = [
            interview for interview in tx.interviews.of_person(user_id) if self._is_with(tx, interview, user_id)
        ]
        self.leave(tx, interviews)

    def leave(self, tx: Transaction, interviews: Iterable[Interview]) -> None:
        """End the interviews of a candidate who has gone, and tell the interviewers of those that were booked."""
        for interview in interviews:
            if interview.is_standing and interview.state_at(self.clock.now()) is not InterviewState.DONE:
                cancelled = tx.interviews.put(interview.withdrawn())
                if interview.starts_at:
                    self.put_change(tx, cancelled, before=interview)

    def _is_with(self, tx: Transaction, interview: Interview, user_id: int) -> bool:
        return tx.applications.get(interview.application_id).user_id == user_id

    def note(self, tx: Transaction, action: str, interview: Interview, by_id: int | None = None) -> None:
        details = {"interview": str(interview.id), "title": interview.title}
        if interview.starts_at:
            details["starts_at"] = interview.starts_at.isoformat()
        tx.audit.add(AuditEvent(self.clock.now(), action, by_id, str(interview.application_id), details))

    def _put(self, tx: Transaction, appointment: Appointment, letter: Letter, user_id: int = 0, *, event: str) -> None:
        """To an interviewer, or in the company's name to the candidate, who is 0."""
        tx.outbox.put(letter if user_id else letter.under(appointment.letterhead), event=event)

    def _readers(self, appointment: Appointment) -> Iterator[tuple[int, str, str]]:
        """Everybody who is told, with address and zone; 0 is the candidate."""
        if appointment.candidate_email:
            yield 0, appointment.candidate_email, appointment.candidate_zone
        for user_id, zone in appointment.zones.items():
            if user_id in appointment.addresses:
                yield user_id, appointment.addresses[user_id], zone


def _colleagues(tx: Transaction, job_id: int, people: Iterable[User]) -> Collection[int]:
    """Those of them who may interview for the job, whose recruiter may, and admins. Somebody who has gone from the
    company, or only reads there, gets no email that names applicants."""
    job = tx.jobs.get(job_id)
    company = tx.companies.standing_membership(job.recruiter_id)
    readers = set[int]()
    for user in people:
        member = tx.companies.standing_membership(user.id)
        is_colleague = company and member and member.company_id == company.company_id and may_interview(member)
        if is_colleague or user.is_admin or user.id == job.recruiter_id:
            readers.add(user.id)
    return readers
