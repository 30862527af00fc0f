"""Each order of the applications for a job is read from an index: nobody sorts ten thousand of them for a page."""

from datetime import date

import pytest
from sqlalchemy import Engine

from hireloom.adapters.sql.applicants import SqlApplicants
from hireloom.domain.windows import Window
from hireloom.ports.applicants import ApplicantQuery, Sort
from tests.contracts.stores.plans import explained

WALKING = (
    "enable_seqscan",
    "enable_bitmapscan",
    "enable_sort",
    "enable_incremental_sort",
)  # so that few rows are walked


@pytest.mark.parametrize("sort", Sort)
@pytest.mark.parametrize("is_blind", [False, True])
def test_no_order_of_applications_is_sorted(engine: Engine, sort: Sort, is_blind: bool) -> None:
    day = date(2026, 11, 22)
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("; ".join(f"SET LOCAL {way} = off" for way in WALKING))
        query = ApplicantQuery(1, Window(count=25), day, day, is_blind=is_blind, sort=sort)
        with explained(connection) as asked_for:
            assert SqlApplicants(connection).page(query).applications == []
    (plan,) = [plan for statement, plan in asked_for if "ORDER BY" in statement]
    assert "ix_applications_" in plan
    assert "Sort" not in plan
    assert "TEMP B-TREE" not in plan
