"""The talent pool of a company."""

import pytest

from hireloom.domain.company_roles import CompanyRole, Member
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import decide, review_blind, verify
from tests.lookups import latest

POOL = "/api/company/pool"


@pytest.fixture
def company(container, recruiter, its_recruiter):
    verify(container, recruiter)
    assert its_recruiter.post("/api/company/members").status_code == 200
    with container.store().reading() as tx:
        return tx.companies.membership(recruiter.id).company_id


def people_of(browser, **query):
    answer = browser.get(POOL, query_string=query)
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()["people"]


@pytest.mark.spec("HIR-P20")
def test_one_person_is_there_once_and_is_found_and_tagged(
    seeker, its_recruiter, company, job, container, recruiter, visit
):
    apply(seeker, job)
    apply(seeker, post_job(container, recruiter, title="Night Cook"))
    [person] = people_of(its_recruiter)
    assert (person["applications"], person["last_job"], person["tags"]) == (2, "Night Cook", [])
    place = f"{POOL}/{person['key']}/tags"
    assert its_recruiter.put(place, json={"tags": [" Runner-up ", "runner-up", "Hub"]}).get_json()["tags"] == [
        "Hub",
        "runner-up",
    ]
    assert its_recruiter.put(place, json={"tags": ["x" * 31]}).status_code == 422
    for query, count in (({"search": "night"}, 1), ({"search": "100%"}, 0), ({"tag": "Hub"}, 1), ({"tag": "no"}, 0)):
        assert len(people_of(its_recruiter, **query)) == count, query
    assert its_recruiter.put(f"{POOL}/a{recruiter.id}/tags", json={"tags": ["Hub"]}).status_code == 404


@pytest.mark.spec("HIR-P36")
def test_people_are_found_by_terms_and_changed_together(seeker, its_recruiter, company, job, visit):
    apply(seeker, job)
    people = [
        {"name": name, "title": "Night nurse", "skills": "ICU, ACLS", "place": "Bath, ME"} for name in ("Bo", "Eva")
    ]
    assert its_recruiter.post(f"{POOL}/people", json={"kind": "hand", "people": people}).status_code == 200
    added = [person["key"] for person in people_of(its_recruiter, search='skill:icu place:"bath, me" title:nurse')]
    [applicant] = [person["key"] for person in people_of(its_recruiter) if person["key"] not in added]
    keys = [*added, applicant]
    tagging = its_recruiter.post(f"{POOL}/tags", json={"keys": keys, "add": ["Hub"], "remove": []})
    assert tagging.status_code == 200, tagging.get_json()
    assert len(people_of(its_recruiter, search="tag:Hub")) == 3
    assert its_recruiter.post(f"{POOL}/tags", json={"keys": [*keys, "p999"], "add": ["No"]}).status_code == 404
    assert people_of(its_recruiter, search="tag:No") == []
    fits = its_recruiter.get(f"{POOL}/fits", query_string={"keys": ",".join(keys)}).get_json()["people"]
    assert [fit["key"] for fit in fits] == keys
    export = its_recruiter.get(f"{POOL}/export", query_string={"format": "json", "keys": added[0]}).get_json()
    assert [person["key"] for person in export] == added[:1]
    assert its_recruiter.post(f"{POOL}/removals", json={"keys": keys}).get_json()["removed"] == 2
    assert [person["key"] for person in people_of(its_recruiter)] == [applicant]
    assert its_recruiter.post(f"{POOL}/removals", json={"keys": keys}).status_code == 404


@pytest.mark.spec("HIR-P21")
def test_nobody_is_there_whom_a_blind_review_hides(seeker, its_recruiter, company, job, container, recruiter):
    """Not even in the count, by a search, in the export or by a number: being there would say who has applied."""
    blind = post_job(container, recruiter, title="Blind Cook")
    assert review_blind(its_recruiter, blind).status_code == 200
    number = apply(seeker, blind).get_json()["application_id"]
    with container.store().reading() as tx:
        user_id = tx.applications.get(number).user_id
    assert its_recruiter.get(POOL).get_json()["total"] == 0
    assert people_of(its_recruiter, search="blind") == []
    assert len(its_recruiter.get(f"{POOL}/export").text.splitlines()) == 1
    assert its_recruiter.put(f"{POOL}/a{user_id}/tags", json={"tags": ["Hub"]}).status_code == 404
    apply(seeker, job)
    [person] = people_of(its_recruiter)
    assert (person["applications"], person["last_job"]) == (1, "Ward Nurse")
    assert people_of(its_recruiter, search="blind") == []
    assert decide(its_recruiter, number, "Selected").status_code == 200
    assert people_of(its_recruiter)[0]["applications"] == 2


@pytest.mark.spec("HIR-P21")
def test_a_review_that_becomes_blind_and_a_withdrawal_take_people_out(seeker, its_recruiter, company, job):
    number = apply(seeker, job).get_json()["application_id"]
    assert len(people_of(its_recruiter)) == 1
    assert review_blind(its_recruiter, job).status_code == 200
    assert people_of(its_recruiter) == []
    assert decide(its_recruiter, number, "Selected").status_code == 200
    assert len(people_of(its_recruiter)) == 1
    assert seeker.post(f"/api/applications/{number}/withdraw").status_code == 200
    assert people_of(its_recruiter) == []


@pytest.mark.spec("HIR-P22")
def test_roles_and_other_companies_and_the_log(
    seeker, its_recruiter, company, job, container, recruiter, people, visit, clock
):
    apply(seeker, job)
    assert its_recruiter.get(f"{POOL}/export").mimetype == "text/csv"
    assert its_recruiter.get(f"{POOL}/export?format=json").get_json() == people_of(its_recruiter)
    with container.store().reading() as tx:
        events = {event.action for event in latest(tx, 20)}
    assert "candidates.pool_exported" in events
    domain = recruiter.email.partition("@")[2]
    for role in CompanyRole:
        user, browser = people.add("recruiter", email=f"{role}@{domain}"), visit()
        with container.store().writing() as tx:
            tx.companies.put_member(Member(company, user.id, role, clock.now()))
        browser.login(user.email)
        is_allowed = role in (CompanyRole.OWNER, CompanyRole.RECRUITER)
        assert browser.get(POOL).status_code == (200 if is_allowed else 403), role
    stranger = visit()
    stranger.login(people.add("recruiter", email="eva@elsewhere.example").email)
    assert stranger.get(POOL).status_code == 404


@pytest.mark.spec("HIR-P23")
def test_a_deleted_account_leaves_the_pool(seeker, its_recruiter, company, job, container):
    number = apply(seeker, job).get_json()["application_id"]
    with container.store().reading() as tx:
        user_id = tx.applications.get(number).user_id
    assert its_recruiter.put(f"{POOL}/a{user_id}/tags", json={"tags": ["Hub"]}).status_code == 200
    deleted = seeker.post("/api/me/delete", json={"password": PASSWORD})
    assert deleted.status_code == 200, deleted.get_json()
    answer = its_recruiter.get(POOL).get_json()
    assert (answer["people"], answer["tags"]) == ([], [])


@pytest.mark.spec("HIR-P23")
def test_with_the_last_application_that_says_whose_it_was_the_tags_go(its_recruiter, seeker, company, job, container):
    number = apply(seeker, job).get_json()["application_id"]
    with container.store().writing() as tx:
        application = tx.applications.get(number)
        tx.talent_pool.put_tags(company, application.user_id, ["Hub"])
        tx.talent_pool.remove_left(application.user_id)
        assert tx.talent_pool.tags(company) == ["Hub"]
        tx.applications.put(application.forgotten())
        tx.talent_pool.remove_left(application.user_id)
        assert tx.talent_pool.tags(company) == []
    assert people_of(its_recruiter) == []
