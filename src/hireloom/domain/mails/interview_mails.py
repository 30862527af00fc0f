"""Letters about interviews: the invitation, the confirmation, changes, the cancellation and the reminder."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from zoneinfo import ZoneInfo

from hireloom.domain.applications import Application
from hireloom.domain.days import long_date
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.calendar_entries import CalendarEntry, CalendarMethod
from hireloom.domain.interviews.interviews import REMINDER, Interview, InterviewKind
from hireloom.domain.lives import hours_text
from hireloom.domain.mails.letterheads import Letterhead
from hireloom.domain.mails.letters import Attachment, Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph, Part, SmallPrint
from hireloom.domain.product import PRODUCT_NAME

KINDS = {InterviewKind.PHONE: "Phone call", InterviewKind.VIDEO: "Video call", InterviewKind.ON_SITE: "On site"}
_CANDIDATE = (
    f"You received this email because you applied for this job at {PRODUCT_NAME}. Your reply goes to the recruiter."
)
_INTERVIEWER = f"You received this email because you hold or proposed this interview at {PRODUCT_NAME}."


@dataclass(frozen=True, slots=True)
class Appointment:
    """An interview and the people whom its letters name. `candidate_email` is empty if nobody can write to them;
    `is_hidden`: people of the company read the candidate's number instead of name and address."""

    interview: Interview
    application: Application
    candidate_email: str
    people: Mapping[int, User]
    addresses: Mapping[int, str]
    zones: Mapping[int, str]  # of the interviewers and of the person who proposed it
    letterhead: Letterhead | None = None  # of the letters to the candidate
    is_hidden: bool = False

    @property
    def candidate_name(self) -> str:
        """For people of the company."""
        return self.application.number_name if self.is_hidden else self.application.full_name

    @property
    def candidate_reply_to(self) -> str | None:
        """For people of the company."""
        return None if self.is_hidden else self.candidate_email or None

    @property
    def interviewers(self) -> list[User]:
        return [self.people[user_id] for user_id in self.interview.interviewer_ids if user_id in self.people]

    @property
    def names(self) -> str:
        return (" or " if self.interview.is_shared_out else " and ").join(user.username for user in self.interviewers)

    @property
    def job(self) -> str:
        return f"{self.application.job_title} at {self.application.job_company}"

    @property
    def reply_to(self) -> str | None:
        return self.addresses.get(self.interview.proposed_by)

    @property
    def candidate_zone(self) -> str:
        return self.interview.zone or self.zones[self.interview.interviewer_ids[0]]


def invitation_event(interview_id: int) -> str:
    return f"interviews.{interview_id}.invited"


def change_event(interview: Interview, user_id: int = 0) -> str:
    """Of the letter about one change, to an interviewer, or to the candidate (0)."""
    return f"interviews.{interview.id}.{interview.sequence}.{user_id}"


def first_event(interview: Interview, user_id: int = 0) -> str:
    """Of the letter that began the conversation."""
    return f"interviews.{interview.id}.1.{user_id}" if user_id else invitation_event(interview.id)


def moment_in(zone: str, moment: datetime) -> str:
    """As a person reads it: Wednesday, December 2, 2026, 10:30 (Europe/Amsterdam, CET)."""
    local = moment.astimezone(ZoneInfo(zone))
    time = f"{local:%I:%M %p}".lstrip("0")
    return f"{local:%A}, {long_date(local)}, {time} ({zone.replace('_', ' ')}, {local:%Z})"


def invited(appointment: Appointment, *, link: str) -> Letter:
    interview, application = appointment.interview, appointment.application
    by = interview.book_by.astimezone(ZoneInfo(appointment.candidate_zone))
    return Letter(
        appointment.candidate_email,
        one_line(f"Invitation: {interview.title} for {application.job_title}"),
        (
            Paragraph(f"Dear {application.full_name},"),
            Paragraph(
                f"{application.job_company} would like to talk with you about {application.job_title}. Please choose a"
                " time that suits you."
            ),
            _facts(appointment, with_place=False),
            Button("Choose a time", link),
            SmallPrint(f"You need no account. The link is only for you; please choose by {long_date(by)}."),
        ),
        heading="Choose a time for your interview",
        why=_CANDIDATE,
        reply_to=appointment.reply_to,
    )


def booked(
    appointment: Appointment, to: str, zone: str, *, before: Interview, link: str, attachment: Attachment, user_id: int
) -> Letter:
    """To the candidate, with a link to move or cancel, or to an interviewer, with one to the questions."""
    interview, application = appointment.interview, appointment.application
    is_moved, when = before.starts_at is not None, _when(interview, zone)
    news = f"{interview.title} for {appointment.job} has been {'moved to' if is_moved else 'booked for'} {when}."
    old = [Paragraph(f"Before: {_when(before, zone)}")] if is_moved else []
    until = f"You can do so until {hours_text(interview.rules.change_limit)} before it begins."
    way: list[Part] = [Button("Move or cancel", link), SmallPrint(until)]
    whom = [] if not user_id else [Paragraph(f"Candidate: {appointment.candidate_name}")]
    kit = Button("Questions and scorecard", link)
    return Letter(
        to,
        one_line(f"{'Moved' if is_moved else 'Booked'}: {interview.title} for {application.job_title}"),
        (Paragraph(news), *old, *whom, _facts(appointment), *([kit] if user_id else way)),
        heading="The interview has a new time" if is_moved else "The interview is booked",
        why=_INTERVIEWER if user_id else _CANDIDATE,
        reply_to=appointment.candidate_reply_to if user_id else appointment.reply_to,
        attachments=(attachment,),
        follows=_follows(interview, user_id),
    )


def invited_again(
    appointment: Appointment, *, link: str, before: Interview, zone: str, attachment: Attachment | None
) -> Letter:
    """To the candidate: the link is open again, and a booked time is given up."""
    first = invited(appointment, link=link)
    news = "There is still time to choose when we talk."
    if before.starts_at:
        news = f"Unfortunately we cannot keep {_when(before, zone)}. Please choose another time."
    return replace(
        first,
        subject=one_line(f"Please choose a time: {appointment.interview.title}"),
        heading="Please choose a time",
        parts=(first.parts[0], Paragraph(news), *first.parts[2:]),
        attachments=(attachment,) if attachment else (),
        follows=invitation_event(appointment.interview.id),
    )


def given_up(
    appointment: Appointment, to: str, zone: str, *, before: Interview, attachment: Attachment, user_id: int
) -> Letter:
    """To an interviewer, whose calendar is free again."""
    interview, application = appointment.interview, appointment.application
    return Letter(
        to,
        one_line(f"Another time: {interview.title} for {application.job_title}"),
        (
            Paragraph(f"{interview.title} for {appointment.job} will not be on {_when(before, zone)}."),
            Paragraph(f"{appointment.candidate_name} has been asked to choose another time."),
        ),
        heading="The interview will be at another time",
        why=_INTERVIEWER,
        reply_to=appointment.reply_to,
        attachments=(attachment,),
        follows=first_event(interview, user_id),
    )


def cancelled(
    appointment: Appointment, to: str, zone: str, *, before: Interview, attachment: Attachment | None, user_id: int
) -> Letter:
    interview, application = appointment.interview, appointment.application
    when = f" on {_when(before, zone)}" if before.starts_at else ""
    by = application.job_company if interview.is_called_off else appointment.candidate_name
    is_told = bool(interview.reason) and (interview.is_called_off or not (user_id and appointment.is_hidden))
    reason = [Paragraph(f"The reason: {interview.reason}")] if is_told else []  # a candidate may sign it
    return Letter(
        to,
        one_line(f"Canceled: {interview.title} for {application.job_title}"),
        (
            Paragraph(f"{interview.title} for {appointment.job}{when} will not take place."),
            Paragraph(f"{by} has canceled it."),
            *reason,
        ),
        heading="The interview is canceled",
        why=_INTERVIEWER if user_id else _CANDIDATE,
        reply_to=appointment.candidate_reply_to if user_id else appointment.reply_to,
        attachments=(attachment,) if attachment else (),
        follows=_follows(interview, user_id),
    )


def interviewer_gone(appointment: Appointment, to: str, *, name: str, before: Interview, is_heir: bool) -> Letter:
    """To the job's recruiter. The applicant stays unnamed: the review may be blind."""
    interview, application = appointment.interview, appointment.application
    if interview.is_called_off:
        outcome = "It had no other interviewer, so it is canceled."
    elif not is_heir:
        outcome = f"It takes place with {appointment.names}."
    elif before.starts_at:
        outcome = "You hold it from now on. The applicant has been asked to choose another time."
    else:
        outcome = "You hold it from now on, at the time that the applicant chooses."
    return Letter(
        to,
        one_line(f"An interviewer has left: {interview.title} for {application.job_title}"),
        (
            Paragraph(f"{name} has left and will not hold {interview.title} for {appointment.job}."),
            Paragraph(outcome),
        ),
        heading="An interviewer has left",
        why=f"You received this email because you answer for this job at {PRODUCT_NAME}.",
    )


def reminder(appointment: Appointment, to: str, zone: str, *, link: str, user_id: int) -> Letter:
    interview, application = appointment.interview, appointment.application
    whom = [Paragraph(f"Candidate: {appointment.candidate_name}")] if user_id else []
    return Letter(
        to,
        one_line(f"Reminder: {interview.title} for {application.job_title}"),
        (
            Paragraph(f"{interview.title} for {appointment.job} is on {_when(interview, zone)}."),
            *whom,
            _facts(appointment),
            Button("Questions and scorecard" if user_id else "See the interview", link),
        ),
        heading="Your interview is coming up",
        why=_INTERVIEWER if user_id else _CANDIDATE,
        reply_to=appointment.candidate_reply_to if user_id else appointment.reply_to,
        good_for=REMINDER,
        follows=first_event(interview, user_id),
    )


def entry(
    appointment: Appointment, zone: str, *, of: Interview, host: str, now: datetime, user_id: int
) -> CalendarEntry | None:
    """The change for the calendar of an interviewer, or of the candidate (0), in this zone; None if no time was ever
    booked. `of` is the interview that has the time."""
    interview, application = appointment.interview, appointment.application
    if not of.starts_at or not of.ends_at:
        return None
    candidate = "" if user_id and appointment.is_hidden else appointment.candidate_email
    people = [
        appointment.addresses[user_id] for user_id in interview.interviewer_ids if user_id in appointment.addresses
    ]
    return CalendarEntry(
        uid=f"interview-{interview.id}@{host}",
        sequence=interview.sequence,
        method=CalendarMethod.REQUEST if interview.starts_at and interview.is_standing else CalendarMethod.CANCEL,
        starts_at=of.starts_at,
        ends_at=of.ends_at,
        zone=zone,
        summary=f"{interview.title}: {application.job_title}",
        description=f"{interview.title} for {appointment.job}, with {appointment.names}. {KINDS[interview.kind]}.",
        place=interview.place,
        organizer=appointment.reply_to or "",
        attendees=[email for email in (candidate, *people) if email],
        written_at=now,
    )


def _follows(interview: Interview, user_id: int) -> str | None:
    first = first_event(interview, user_id)
    return None if first == change_event(interview, user_id) else first


def _when(interview: Interview, zone: str) -> str:
    return moment_in(zone, interview.starts_at) if interview.starts_at else ""


def _facts(appointment: Appointment, *, with_place: bool = True) -> Paragraph:
    interview = appointment.interview
    lines = [f"{interview.title}, {interview.minutes} minutes", KINDS[interview.kind]]
    if with_place and interview.place:
        lines[-1] += f": {interview.place}"
    if appointment.names:
        lines.append(f"With {appointment.names}")
    return Paragraph("\n".join(lines))
