"""What applications tell us about a list of jobs: which of them a user has applied for, and how often recruiters
answer."""

from collections.abc import Collection, Mapping
from datetime import date

from sqlalchemy import Connection, and_, bindparam, case, func, or_, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.domain.answers import AnswerRate
from hireloom.domain.applications import Status

_EMAIL, _IS_ANSWERED = applications.c.recruiter_email, applications.c.status != Status.SUBMITTED.value
_IS_LATE = and_(applications.c.answer_due < bindparam("today"), applications.c.email != "")
# Built once, because each job search runs both.
_RATES = (
    select(_EMAIL, func.sum(case((_IS_ANSWERED, 1), else_=0)), func.count())
    .where(_EMAIL.in_(bindparam("emails", expanding=True)), or_(_IS_ANSWERED, _IS_LATE))
    .group_by(_EMAIL)
)
_APPLIED = select(applications.c.job_id).where(
    applications.c.user_id == bindparam("user_id"), applications.c.job_id.in_(bindparam("job_ids", expanding=True))
)


def answer_rates(connection: Connection, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
    if not recruiter_emails:
        return {}
    rates = connection.execute(_RATES, {"emails": [*recruiter_emails], "today": today})
    return dict.fromkeys(recruiter_emails, AnswerRate(0, 0)) | {email: AnswerRate(*counts) for email, *counts in rates}


def applied(connection: Connection, user_id: int, job_ids: Collection[int]) -> frozenset[int]:
    """Which of these jobs this user has applied for."""
    values = {"user_id": user_id, "job_ids": [*job_ids]}
    return frozenset(connection.scalars(_APPLIED, values) if job_ids else ())
