"""The emails about a scorecard that is due, or late."""

from datetime import datetime

from hireloom.domain.interviews.interviews import Interview
from hireloom.domain.interviews.scorecards import ScorecardReminder, due_at
from hireloom.domain.jobs import Job
from hireloom.domain.mails.interview_mails import first_event, moment_in
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph
from hireloom.domain.product import PRODUCT_NAME


def scorecard_event(interview: Interview, user_id: int, what: ScorecardReminder) -> str:
    """The same no matter which process writes it; an interview that is held again at another time has others."""
    begins = f"{interview.starts_at:%Y%m%dT%H%M}" if interview.starts_at else ""
    return f"scorecards.{interview.id}.{user_id}.{begins}.{what.value}"


def scorecard_wanted(
    to: str,
    interview: Interview,
    job: Job,
    what: ScorecardReminder,
    *,
    user_id: int,
    zone: str,
    site: str,
    now: datetime,
    until: datetime,
) -> Letter:
    """To an interviewer, of use `until` then. Names nobody who applied: the review may be blind."""
    is_late, due = what is ScorecardReminder.LATE, due_at(interview)
    begun, by = (moment_in(zone, moment) if moment else "" for moment in (interview.starts_at, due))
    return Letter(
        to,
        one_line(f"Scorecard {'late' if is_late else 'due'}: {interview.title} for {job.title}"),
        (
            Paragraph(f"You held {interview.title} for {job.title} at {job.company} on {begun}."),
            Paragraph(f"Your scorecard {'was due on' if is_late else 'is due by'} {by}."),
            Button("Fill in the scorecard", f"{site.rstrip('/')}/user/interviews/{interview.id}"),
        ),
        heading="Your scorecard is late" if is_late else "Your scorecard is due",
        why=f"You received this email because you held this interview at {PRODUCT_NAME}. To stop these"
        " emails, switch them off on the Company page. Replies are not read.",
        good_for=until - now,
        follows=first_event(interview, user_id),
    )
