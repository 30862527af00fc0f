"""Each order of the applications for a job is read from an index: nobody sorts ten thousand of them for a page."""

from datetime import date
from typing import Any

import pytest
from sqlalchemy import Engine

from hireloom.adapters.sql.applicants import SqlApplicants
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.domain.windows import Window
from hireloom.ports.applicants import ApplicantQuery, Sort

WALKING = (
    "enable_seqscan",
    "enable_bitmapscan",
    "enable_sort",
    "enable_incremental_sort",
)  # so that few rows are walked


class ExplainingDriver(Driver):
    """Tells how it would read what is asked in an order."""

    plans: list[str]

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        if "ORDER BY" in statement:
            explain = "EXPLAIN " if self.is_postgres else "EXPLAIN QUERY PLAN "
            told = super().rows(explain + statement, *values)
            ExplainingDriver.plans.append("\n".join(str(each[-1]) for each in told))
        return super().rows(statement, *values)


@pytest.mark.parametrize("sort", Sort)
@pytest.mark.parametrize("is_blind", [False, True])
def test_no_order_of_applications_is_sorted(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, sort: Sort, is_blind: bool
) -> None:
    monkeypatch.setattr(ExplainingDriver, "plans", [], raising=False)
    monkeypatch.setattr("hireloom.adapters.sql.applicants.Driver", ExplainingDriver)
    day = date(2026, 11, 22)
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("; ".join(f"SET LOCAL {each} = off" for each in WALKING))
        asked = ApplicantQuery(1, Window(count=25), day, day, is_blind=is_blind, sort=sort)
        assert SqlApplicants(connection).page(asked).applications == []
    (plan,) = ExplainingDriver.plans
    assert "ix_applications_" in plan
    assert "Sort" not in plan
    assert "TEMP B-TREE" not in plan
