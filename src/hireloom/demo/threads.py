"""What the recruiter who can sign in and some of her applicants have written to each other."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta

from hireloom.demo.applications import OPEN_RECRUITER
from hireloom.demo.mails import PostedApplication
from hireloom.domain.threads.messages import ThreadMessage
from hireloom.ports.stores import Transaction

# The messages of one person after the other; the recruiter's begin with ">".
THREADS = (
    (">Does a call on Thursday at 10:30 suit you?", "Thursday at 10:30 works. Is on-call really one week in five?"),
    ("Could I start on January 18 instead? I have three months' notice.",),
    (">Thank you for the talk. We will write again by Friday.", "Thank you, I enjoyed it, too.", ">So did we."),
    (">Which of your projects should we look at first?",),
    ("Is the office in Rotterdam near a station?", ">Five minutes on foot from the central station."),
)
EVENING, STEP = time(16, 40), timedelta(hours=5)


def add(tx: Transaction, posted: Sequence[PostedApplication], recruiter_id: int, today: date) -> None:
    applications = [
        tx.applications.get(entry.application.id)
        for entry in posted
        if entry.application.recruiter_email == OPEN_RECRUITER
    ]
    people = [application for application in applications if application.is_open and application.stage is not None]
    pairs = list(zip(people, THREADS, strict=False))
    for place, (application, texts) in enumerate(pairs):
        at = datetime.combine(today - timedelta(1 + len(pairs) - place), EVENING, UTC)
        for text in texts:
            is_hers = text.startswith(">")
            author = recruiter_id if is_hers else application.user_id
            tx.threads.add(ThreadMessage(application.id, author, not is_hers, text.removeprefix(">"), at))
            at += STEP
