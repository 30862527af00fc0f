"""What lists count and sort is read from indexes that hold little else; only the rows of a page from their table.

On SQLite, whose choice does not depend on how many rows there are."""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from sqlalchemy import Engine

from hireloom.adapters.sql.applicants import SqlApplicants
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.job_lists import SqlJobLists
from hireloom.domain.windows import Window
from hireloom.ports.applicants import ApplicantQuery
from hireloom.ports.job_lists import JobQuery

TODAY = date(2026, 11, 22)
QUESTIONS: tuple[tuple[str, str, Callable[[Any], object]], ...] = (
    (
        "count(*)",
        "ix_jobs_active",
        lambda connection: SqlJobLists(connection).page(JobQuery(Window(90, 5), active_on=TODAY)),
    ),
    (
        "DISTINCT",
        "ix_jobs_recruiter_email",
        lambda connection: SqlJobLists(connection).recruiters(Window()),
    ),
    (
        "answer_due <",
        "ix_applications_job_id_answer_due",
        lambda connection: SqlApplicants(connection).page(ApplicantQuery(1, Window(), TODAY, TODAY)),
    ),
    (
        "SELECT applications.id FROM",
        "ix_applications_by_due",
        lambda connection: SqlApplicants(connection).owed(1, TODAY, TODAY),
    ),
)


class ExplainingDriver(Driver):
    """Tells how it would read what it is asked."""

    told: list[tuple[str, str]]

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        plan = "\n".join(str(each[-1]) for each in super().rows(f"EXPLAIN QUERY PLAN {statement}", *values))
        ExplainingDriver.told.append((statement, plan))
        return super().rows(statement, *values)

    def ask(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        self.rows(statement, *values)
        return super().ask(statement, *values)


@pytest.mark.parametrize(("said", "index", "ask"), QUESTIONS, ids=[index for _, index, _ in QUESTIONS])
def test_it_is_read_from_its_index(
    sqlite_engine: Engine, monkeypatch: pytest.MonkeyPatch, said: str, index: str, ask: Callable[[Any], object]
) -> None:
    monkeypatch.setattr(ExplainingDriver, "told", [], raising=False)
    for module in ("applicants", "job_lists"):
        monkeypatch.setattr(f"hireloom.adapters.sql.{module}.Driver", ExplainingDriver)
    with sqlite_engine.connect() as connection:
        ask(connection)
    plans = [plan for statement, plan in ExplainingDriver.told if said in statement]
    assert plans
    assert all(index in plan for plan in plans), plans
