"""How many of those whose answer was due got one, for many recruiters at once."""

from collections.abc import Collection, Mapping
from datetime import date

from sqlalchemy import Connection, case, func, or_, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.domain.answers import AnswerRate
from hireloom.domain.applications import Status


def answer_rates(connection: Connection, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
    if not recruiter_emails:
        return {}
    is_answered = applications.c.status != Status.SUBMITTED.value
    to = applications.c.recruiter_email
    theirs = (
        select(to, func.sum(case((is_answered, 1), else_=0)), func.count())
        .where(to.in_(recruiter_emails), or_(is_answered, applications.c.answer_due < today))
        .group_by(to)
    )
    found = {each[0]: AnswerRate(each[1], each[2]) for each in connection.execute(theirs)}
    return dict.fromkeys(recruiter_emails, AnswerRate(0, 0)) | found
