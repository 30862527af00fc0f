"""What applications say about a list of jobs: which of them a user has applied for, and how often recruiters answer.
Every list of jobs asks for both, so the driver itself runs the statements."""

from collections.abc import Collection, Mapping
from datetime import date

from sqlalchemy import Connection

from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.search import job_statements
from hireloom.domain.answers import AnswerRate

_RATES = (
    "SELECT recruiter_email, sum(CASE WHEN status <> 'Submitted' THEN 1 ELSE 0 END), count(*) FROM applications"
    " WHERE recruiter_email {} AND (status <> 'Submitted' OR (answer_due < {} AND email <> ''))"
    " GROUP BY recruiter_email"
)
_APPLIED = "SELECT job_id FROM applications WHERE user_id = {} AND job_id {}"
_SQLITE = (
    _RATES.format("IN (SELECT value FROM json_each(?))", "?"),
    _APPLIED.format("?", "IN (SELECT value FROM json_each(?))"),
)
_POSTGRES = _RATES.format("= ANY(%s)", "%s"), _APPLIED.format("%s", "= ANY(%s)")


def answer_rates(connection: Connection, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
    if not recruiter_emails:
        return {}
    (asked, _), sql = _statements(connection), job_statements.of(connection)
    rows = Driver(connection).ask(asked, sql.listed(recruiter_emails), sql.day(today))
    found = {email: AnswerRate(answered, total) for email, answered, total in rows}
    return dict.fromkeys(recruiter_emails, AnswerRate(0, 0)) | found


def applied(connection: Connection, user_id: int, job_ids: Collection[int]) -> frozenset[int]:
    """Which of these jobs this user has applied for."""
    if not job_ids:
        return frozenset()
    (_, asked), sql = _statements(connection), job_statements.of(connection)
    return frozenset([each for (each,) in Driver(connection).ask(asked, user_id, sql.listed(job_ids))])


def _statements(connection: Connection) -> tuple[str, str]:
    return _POSTGRES if connection.dialect.name == "postgresql" else _SQLITE
