"""How many of those whose answer was due got one, for many recruiters at once."""

from collections.abc import Collection, Mapping
from datetime import date

from sqlalchemy import Connection, bindparam, case, func, or_, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.domain.answers import AnswerRate
from hireloom.domain.applications import Status

_IS_ANSWERED = applications.c.status != Status.SUBMITTED.value
_TO = applications.c.recruiter_email
_RATES = (  # made once: every list of jobs asks it
    select(_TO, func.sum(case((_IS_ANSWERED, 1), else_=0)), func.count())
    .where(
        _TO.in_(bindparam("emails", expanding=True)), or_(_IS_ANSWERED, applications.c.answer_due < bindparam("today"))
    )
    .group_by(_TO)
)


def answer_rates(connection: Connection, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
    if not recruiter_emails:
        return {}
    rows = connection.execute(_RATES, {"emails": list(recruiter_emails), "today": today})
    found = {each[0]: AnswerRate(each[1], each[2]) for each in rows}
    return dict.fromkeys(recruiter_emails, AnswerRate(0, 0)) | found
