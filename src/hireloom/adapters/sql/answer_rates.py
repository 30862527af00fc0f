"""How many of those whose answer was due got one, for many recruiters at once. Every list of jobs asks it, so the
question goes to the driver itself."""

from collections.abc import Collection, Mapping
from datetime import date

from sqlalchemy import Connection

from hireloom.adapters.sql import job_statements
from hireloom.adapters.sql.match_statements import Driver
from hireloom.domain.answers import AnswerRate

_RATES = (
    "SELECT recruiter_email, sum(CASE WHEN status <> 'Submitted' THEN 1 ELSE 0 END), count(*) FROM applications"
    " WHERE recruiter_email {} AND (status <> 'Submitted' OR answer_due < {}) GROUP BY recruiter_email"
)
_SQLITE = _RATES.format("IN (SELECT value FROM json_each(?))", "?")
_POSTGRES = _RATES.format("= ANY(%s)", "%s")


def answer_rates(connection: Connection, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
    if not recruiter_emails:
        return {}
    asked = _POSTGRES if connection.dialect.name == "postgresql" else _SQLITE
    sql = job_statements.of(connection)
    rows = Driver(connection).rows(asked, sql.listed(recruiter_emails), sql.day(today))
    found = {email: AnswerRate(answered, total) for email, answered, total in rows}
    return dict.fromkeys(recruiter_emails, AnswerRate(0, 0)) | found
