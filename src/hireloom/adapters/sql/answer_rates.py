"""What applications say about a list of jobs: which of them a user has applied for, and how often recruiters answer."""

from collections.abc import Collection, Mapping
from datetime import date

from sqlalchemy import Connection, and_, case, func, or_, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.domain.answers import AnswerRate
from hireloom.domain.applications import Status


def answer_rates(connection: Connection, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
    if not recruiter_emails:
        return {}
    email, is_answered = applications.c.recruiter_email, applications.c.status != Status.SUBMITTED.value
    is_late = and_(applications.c.answer_due < today, applications.c.email != "")
    counts = select(email, func.sum(case((is_answered, 1), else_=0)), func.count())
    rates = counts.where(email.in_(recruiter_emails), or_(is_answered, is_late)).group_by(email)
    found = {row[0]: AnswerRate(row[1], row[2]) for row in connection.execute(rates)}
    return dict.fromkeys(recruiter_emails, AnswerRate(0, 0)) | found


def applied(connection: Connection, user_id: int, job_ids: Collection[int]) -> frozenset[int]:
    """Which of these jobs this user has applied for."""
    theirs = applications.c.user_id == user_id, applications.c.job_id.in_(job_ids)
    return frozenset(connection.scalars(select(applications.c.job_id).where(*theirs)) if job_ids else ())
