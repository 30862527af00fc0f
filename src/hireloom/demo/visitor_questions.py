"""What visitors have asked about jobs of the recruiter who can sign in: two questions wait, one is answered."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from hireloom.domain.jobs import Job
from hireloom.domain.visitor_questions import QuestionMessage, VisitorQuestion
from hireloom.ports.stores import Transaction


@dataclass(frozen=True, slots=True)
class DemoQuestion:
    """Asked so many days ago; without an answer, it waits."""

    name: str
    email: str
    days: int
    text: str
    answer: str = ""


QUESTIONS = (  # the oldest first, as they would have come in
    DemoQuestion(
        "Jonas Petersen",
        "jonas@petersen.example",
        3,
        "I would have to move for this job. Do you help with that?",
        "Yes: we help you to find a place and pay for the move. Please mention it when you apply.",
    ),
    DemoQuestion(
        "Mei Tanaka", "mei.tanaka@post.example", 2, "How many people are on the team, and whom would I report to?"
    ),
    DemoQuestion(
        "Ada Byrne", "ada.byrne@mailbox.example", 1, "Would four days a week be possible, for example without Fridays?"
    ),
)
EVENING, NEXT_MORNING = time(19, 20), timedelta(hours=14)


def add(tx: Transaction, jobs: Sequence[Job], recruiter_id: int, today: date) -> None:
    """About this recruiter's first jobs that are open."""
    open_jobs = [
        job for job in jobs if job.recruiter_id == recruiter_id and job.is_listed and not job.is_expired(today)
    ]
    for question, job in zip(QUESTIONS, open_jobs, strict=False):
        at = datetime.combine(today - timedelta(question.days), EVENING, UTC)
        waiting = VisitorQuestion(job.id, question.name, question.email, at, at)
        record = tx.visitor_questions.add(waiting, question.text)
        if record and question.answer:
            answered = record.question.answered(at + NEXT_MORNING)
            tx.visitor_questions.put(answered)
            answer = QuestionMessage(answered.id, recruiter_id, question.answer, answered.last_at)
            tx.visitor_questions.write(answer)
