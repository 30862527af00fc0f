"""Entries of a talent pool that look like one person."""

from datetime import timedelta

import pytest

from hireloom.domain.files import checksum_of
from hireloom.domain.pool_duplicates import MERGE_UNDO
from tests.conftest import PASSWORD
from tests.http.application_calls import apply
from tests.http.recruiter_calls import review_blind
from tests.http.test_pool_imports import add, company  # noqa: F401 - a fixture
from tests.http.test_talent_pool import POOL, people_of
from tests.lookups import latest

pytestmark = pytest.mark.usefixtures("company")
DUPLICATES = f"{POOL}/duplicates"


def duplicates(browser):
    answer = browser.get(DUPLICATES)
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


def keys(pair):
    return {"one": pair["second"]["key"], "other": pair["first"]["key"]}


@pytest.mark.spec("HIR-P30")
def test_two_entries_become_one_and_two_again(its_recruiter, recruiter, clock, container):
    first = {"name": "Amara Nwosu", "phone": "+1 207 555 0142", "title": "Nurse", "skills": "ICU, Triage"}
    second = {"name": "Amara N. Nwosu", "phone": "(207) 555-0142", "email": "amara@mail.example", "skills": "Triage"}
    add(its_recruiter, first | {"consent_until": "2031-03-03"})
    clock.advance(timedelta(minutes=1))
    add(its_recruiter, second | {"place": "Bath", "text": "ventilators"}, {"name": "Ada", "phone": "555-0142"})
    for person in people_of(its_recruiter, search="icu"):
        assert its_recruiter.put(f"{POOL}/{person['key']}/tags", json={"tags": ["Hub"]}).status_code == 200
    [pair] = duplicates(its_recruiter)["pairs"]
    assert pair["likenesses"] == ["phone"]
    assert [pair[place]["name"] for place in ("first", "second")] == ["Amara N. Nwosu", "Amara Nwosu"]
    key = its_recruiter.post(f"{DUPLICATES}/merge", json=keys(pair)).get_json()["key"]
    assert key == pair["first"]["key"]
    [person] = people_of(its_recruiter, search="icu amara@")
    assert (person["name"], person["title"], person["place"]) == ("Amara N. Nwosu", "Nurse", "Bath")
    assert (person["skills"], person["tags"]) == ("Triage, ICU", ["Hub"])
    assert person["consent_until"] == "2031-03-03"
    assert len(people_of(its_recruiter)) == 2
    assert len(people_of(its_recruiter, tag="Hub")) == 1
    assert its_recruiter.put(f"{POOL}/{pair['second']['key']}/tags", json={"tags": []}).status_code == 404
    [merge] = duplicates(its_recruiter)["merges"]
    undo = f"{POOL}/{merge['key']}/merge"
    assert its_recruiter.delete(undo).status_code == 200
    assert its_recruiter.delete(undo).status_code == 404
    assert len(people_of(its_recruiter)) == 3
    assert its_recruiter.post(f"{DUPLICATES}/merge", json=keys(pair)).status_code == 200
    clock.advance(MERGE_UNDO)
    its_recruiter.login(recruiter.email)
    assert duplicates(its_recruiter)["merges"] == []
    assert its_recruiter.delete(undo).status_code == 404
    with container.store().reading() as tx:
        actions = {event.action for event in latest(tx, 20)}
    assert {"pools.merged", "pools.unmerged"} <= actions


@pytest.mark.spec("HIR-P31")
def test_who_only_looks_like_one_person_is_not_proposed_again(its_recruiter):
    add(its_recruiter, {"name": "Ada", "document": checksum_of(b"a")}, {"name": "Bo", "document": checksum_of(b"a")})
    [pair] = duplicates(its_recruiter)["pairs"]
    assert pair["likenesses"] == ["document"]
    for _ in range(2):
        assert its_recruiter.post(f"{DUPLICATES}/differ", json=keys(pair)).status_code == 200
    assert duplicates(its_recruiter)["total"] == 0
    same = {"one": pair["first"]["key"], "other": pair["first"]["key"]}
    assert its_recruiter.post(f"{DUPLICATES}/merge", json=same).status_code == 409


@pytest.mark.spec("HIR-P32")
def test_an_applicant_takes_in_whoever_was_added_and_both_go_with_the_account(its_recruiter, seeker, job, container):
    number = apply(seeker, job).get_json()["application_id"]
    with container.store().reading() as tx:
        application = tx.applications.get(number)
        user, file = tx.users.get(application.user_id), tx.files.find(application.resume)
    phone = f"00{user.phone.country_code.strip('+')} {user.phone.digits}"
    twin = {"name": "Twin", "email": application.email, "phone": phone, "document": file.sha256, "text": "falconry"}
    assert review_blind(its_recruiter, job).status_code == 200  # nobody is proposed whom a blind review hides
    add(its_recruiter, twin)
    assert duplicates(its_recruiter)["total"] == 0
    assert review_blind(its_recruiter, job, on=False).status_code == 200
    [pair] = duplicates(its_recruiter)["pairs"]
    assert pair["likenesses"] == ["email", "phone", "document"]
    assert pair["first"]["key"] == f"a{user.id}"
    assert its_recruiter.post(f"{DUPLICATES}/merge", json=keys(pair)).status_code == 200
    [person] = people_of(its_recruiter, search="falconry")
    assert (person["key"], person["applications"]) == (f"a{user.id}", 1)
    assert its_recruiter.get(POOL).get_json()["total"] == 1
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert people_of(its_recruiter) == []
    assert duplicates(its_recruiter)["merges"] == []
