"""The email that reminds people of jobs that they follow."""

from collections.abc import Sequence
from datetime import date, timedelta

from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.tracked_jobs import TrackedJob

GOOD_FOR = timedelta(hours=36)
_WHY = f"You received this email because you set a reminder for this day in {PRODUCT_NAME}. Replies are not read."
_LONGEST_NOTE = 200  # characters of each


def event_of(user_id: int, day: date) -> str:
    """A person is reminded once of everything that is due on a day."""
    return f"tracker.{user_id}.{day.isoformat()}"


def reminder(to: str, jobs: Sequence[TrackedJob], *, site: str) -> Letter:
    count = f"{len(jobs)} jobs" if len(jobs) > 1 else one_line(f"{jobs[0].title} at {jobs[0].company}", at_most=90)
    return Letter(
        to,
        f"Reminder: {count}",
        (
            Paragraph("You wanted to follow up on:"),
            *(Paragraph(_lines(job)) for job in jobs),
            Button("Open your tracker", f"{site.rstrip('/')}/user/applicationTracker?view=board"),
        ),
        why=_WHY,
        good_for=GOOD_FOR,
    )


def _lines(job: TrackedJob) -> str:
    title = one_line(f"{job.title} at {job.company}", at_most=300)
    note = one_line(job.note, at_most=_LONGEST_NOTE)
    return f"{title}\n{note}" if note else title
