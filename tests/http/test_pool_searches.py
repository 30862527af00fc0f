# ruff: noqa: F811 - fixtures of the tests of the pool
"""Searches that a company keeps, and the counts at the head of its pool."""

from datetime import timedelta

import pytest

from hireloom.domain.talent_pool import PoolKey
from hireloom.settings.amounts import AmountSettings
from tests.http.application_calls import apply
from tests.http.recruiter_calls import verify
from tests.http.test_talent_pool import POOL, company, people_of  # noqa: F401


@pytest.mark.spec("HIR-P45")
def test_a_company_keeps_searches_of_its_pool_under_names(its_recruiter, company, container):
    searches = f"{POOL}/searches"

    def saved():
        return [(row["name"], row["search"]) for row in its_recruiter.get(searches).get_json()["searches"]]

    added = its_recruiter.post(searches, json={"name": " Runners-up  in Bath ", "search": "tag:Hub  place:Bath"})
    assert (added.status_code, added.get_json()["search"]["name"]) == (201, "Runners-up in Bath")
    number = added.get_json()["search"]["id"]
    assert its_recruiter.post(searches, json={"name": "ÉLAN", "search": "élan"}).status_code == 201
    assert saved() == [("Runners-up in Bath", "tag:Hub place:Bath"), ("ÉLAN", "élan")]
    for name, search, status in (
        ("RUNNERS-UP IN BATH", "x", 409),
        ("élan", "x", 409),
        ("\u200b", "x", 422),
        ("N", " ", 422),
    ):
        assert its_recruiter.post(searches, json={"name": name, "search": search}).status_code == status, name
    place = f"{searches}/{number}"
    assert its_recruiter.put(place, json={"name": "élan", "search": "x"}).status_code == 409
    assert its_recruiter.put(place, json={"name": "runners-up in bath", "search": "x"}).status_code == 200
    assert saved()[0] == ("runners-up in bath", "x")
    assert its_recruiter.delete(place).status_code == 200
    assert its_recruiter.delete(place).status_code == 404
    assert its_recruiter.put(place, json={"name": "N", "search": "x"}).status_code == 404
    most = AmountSettings().most_pool_searches
    for at in range(most - 1):
        assert its_recruiter.post(searches, json={"name": f"List {at}", "search": "x"}).status_code == 201
    full = its_recruiter.post(searches, json={"name": "One more", "search": "x"})
    assert (full.status_code, full.get_json()["message"]) == (
        409,
        f"Your company can keep {most} searches. Please delete one first.",
    )
    with container.store().reading() as tx:
        actions = {record.event.action for record in tx.audit.records()}
    assert {"pools.search_saved", "pools.search_removed"} <= actions


@pytest.mark.spec("HIR-P45")
def test_nobody_else_sees_or_changes_the_searches_of_a_company(its_recruiter, company, container, visit, people):
    outsider, stranger = people.add("recruiter", email="eva@elsewhere.example"), visit()
    verify(container, outsider)
    stranger.login(outsider.email)
    assert stranger.post("/api/company/members").status_code == 200
    added = its_recruiter.post(f"{POOL}/searches", json={"name": "Hub", "search": "tag:Hub"}).get_json()["search"]
    assert stranger.get(f"{POOL}/searches").get_json()["searches"] == []
    change = {"name": "Mine", "search": "x"}
    assert stranger.put(f"{POOL}/searches/{added['id']}", json=change).status_code == 404
    assert stranger.delete(f"{POOL}/searches/{added['id']}").status_code == 404
    assert stranger.post(f"{POOL}/searches", json={"name": "Hub", "search": "x"}).status_code == 201
    assert its_recruiter.get(f"{POOL}/searches").get_json()["searches"] == [added]


@pytest.mark.spec("HIR-P46")
def test_the_pool_counts_its_people_and_those_who_may_be_written_to(
    seeker, its_recruiter, company, job, container, clock, recruiter
):
    apply(seeker, job)
    people = [{"name": name} for name in ("Bo", "Eva", "Mo")]
    assert its_recruiter.post(f"{POOL}/people", json={"kind": "hand", "people": people}).status_code == 200
    *_, eva, bo = (PoolKey.of(person["key"]) for person in people_of(its_recruiter))
    with container.store().writing() as tx:
        tx.talent_pool.agree(company, bo, clock.today())
        tx.talent_pool.agree(company, eva, clock.today() + timedelta(40))

    def counts():
        answer = its_recruiter.get(f"{POOL}/counts").get_json()
        return answer["people"], answer["with_consent"]

    assert counts() == (4, 2)
    clock.advance(timedelta(1))
    its_recruiter.login(recruiter.email)
    assert counts() == (4, 1)
