"""What applications tell us about a list of jobs: which of them a user has applied for, and how often recruiters and
companies answer."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime

from sqlalchemy import Connection, and_, bindparam, case, func, or_, select

from hireloom.adapters.sql.application_tables import application_events, applications
from hireloom.adapters.sql.job_lists import conditions
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.answers import MOST_COUNTED, AnswerRate, PromisedAnswer
from hireloom.domain.applications import Status
from hireloom.domain.snapshots import EventKind
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery

_EMAIL, _IS_ANSWERED = applications.c.recruiter_email, applications.c.status != Status.SUBMITTED.value
_IS_LATE = and_(applications.c.answer_due < bindparam("today"), applications.c.email != "")
_STANDS = applications.c.withdrawn_at.is_(None)  # nobody owes an answer to the others
# Built once, because each job search runs both.
_RATES = (
    select(_EMAIL, func.sum(case((_IS_ANSWERED, 1), else_=0)), func.count())
    .where(_EMAIL.in_(bindparam("emails", expanding=True)), _STANDS, or_(_IS_ANSWERED, _IS_LATE))
    .group_by(_EMAIL)
)
_DECIDED_AT = (
    select(func.max(application_events.c.at))
    .where(
        application_events.c.application_id == applications.c.id,
        application_events.c.what.in_([EventKind.SELECTED.value, EventKind.REJECTED.value]),
    )
    .scalar_subquery()
)
_APPLIED = select(applications.c.job_id).where(
    applications.c.user_id == bindparam("user_id"), applications.c.job_id.in_(bindparam("job_ids", expanding=True))
)


def answer_rates(connection: Connection, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
    if not recruiter_emails:
        return {}
    rates = connection.execute(_RATES, {"emails": [*recruiter_emails], "today": today})
    return dict.fromkeys(recruiter_emails, AnswerRate(0, 0)) | {email: AnswerRate(*counts) for email, *counts in rates}


def promised_answers(connection: Connection, company_id: int, since: datetime, today: date) -> Sequence[PromisedAnswer]:
    of_company = select(jobs.c.id).where(*conditions(JobQuery(Window(), company_id=company_id, with_deleted=True)))
    owed = (
        applications.c.answer_due < today,
        _STANDS,
        or_(_IS_ANSWERED, applications.c.email != ""),
    )
    within = (applications.c.job_id.in_(of_company), applications.c.applied_at >= since)
    statement = select(applications.c.applied_at, applications.c.answer_due, case((_IS_ANSWERED, _DECIDED_AT)))
    latest = statement.where(*within, *owed).order_by(applications.c.applied_at.desc()).limit(MOST_COUNTED)
    return [PromisedAnswer(*row) for row in connection.execute(latest)]


def applied(connection: Connection, user_id: int, job_ids: Collection[int]) -> frozenset[int]:
    """Which of these jobs this user has applied for."""
    values = {"user_id": user_id, "job_ids": [*job_ids]}
    return frozenset(connection.scalars(_APPLIED, values) if job_ids else ())
