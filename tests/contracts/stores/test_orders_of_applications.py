# ruff: noqa: F811 - fixtures of the tests of applicants
"""Each order of the applications for a job is read from an index: nobody sorts ten thousand of them for a page."""

from datetime import date

import pytest
from sqlalchemy import Engine

from hireloom.adapters.sql.applicants import SqlApplicants
from hireloom.domain.applications import Status
from hireloom.domain.windows import Window
from hireloom.ports.applicants import ApplicantQuery, Sort
from tests.contracts.stores.plans import explained
from tests.contracts.stores.test_applicants import apply, post_job, query  # noqa: F401

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


@pytest.mark.spec("HIR-T21")
def test_orders_by_status_tags_and_assignee(store, post_job, add, apply, query):  # type: ignore[no-untyped-def]
    job, dan, eve = post_job(), add("Dan"), add("Eve")
    rows = {
        "Anna": {"status": Status.REJECTED, "assignee_id": dan.id},
        "Ben": {"stage": 2, "tags": ("Zebra",)},
        "Cleo": {"tags": ("apple", "Zebra"), "assignee_id": eve.id},
        "Dora": {"status": Status.SELECTED, "tags": ("Banana",), "assignee_id": dan.id},
        "Emil": {"stage": 1},
    }
    for name, values in rows.items():
        apply(job, add(name * 2), full_name=name, **values)

    def names(sort):
        with store.reading() as tx:
            return [row.full_name for row in tx.applicants.page(query(job, sort=sort)).applications]

    assert names(Sort.STATUS) == ["Cleo", "Emil", "Ben", "Dora", "Anna"]
    assert names(Sort.TAGS)[:3] == ["Cleo", "Dora", "Ben"]
    assert names(Sort.ASSIGNEE)[:3] == ["Anna", "Dora", "Cleo"]
