"""What lists count and sort is read from indexes that hold little else; only the rows of one page are read from

the table. Tested on SQLite, whose plans do not depend on the number of rows.
"""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from sqlalchemy import Engine

from hireloom.adapters.sql.applicants import SqlApplicants
from hireloom.adapters.sql.job_lists import SqlJobLists
from hireloom.domain.windows import Window
from hireloom.ports.applicants import ApplicantQuery
from hireloom.ports.job_lists import JobQuery
from tests.contracts.stores.plans import explained

TODAY = date(2026, 11, 22)
QUESTIONS: tuple[tuple[str, str, Callable[[Any], object]], ...] = (
    (
        "count(*)",
        "COVERING INDEX ix_jobs_date_posted_id",
        lambda connection: SqlJobLists(connection).page(JobQuery(Window(90, 5), active_on=TODAY)),
    ),
    (
        "count(DISTINCT",
        "ix_jobs_recruiter_email",
        lambda connection: SqlJobLists(connection).recruiters(Window()),
    ),
    (
        "answer_due <",
        "ix_applications_job_id_answer_due",
        lambda connection: SqlApplicants(connection).page(ApplicantQuery(1, Window(), TODAY, TODAY)),
    ),
    (
        "SELECT applications.id \nFROM",
        "ix_applications_by_due",
        lambda connection: SqlApplicants(connection).owed(1, TODAY, TODAY),
    ),
)


@pytest.mark.parametrize(("text", "index", "ask"), QUESTIONS, ids=[index for _, index, _ in QUESTIONS])
def test_it_is_read_from_its_index(sqlite_engine: Engine, text: str, index: str, ask: Callable[[Any], object]) -> None:
    with sqlite_engine.connect() as connection, explained(connection) as asked_for:
        ask(connection)
    plans = [plan for statement, plan in asked_for if text in statement]
    assert plans
    assert all(index in plan for plan in plans), plans
