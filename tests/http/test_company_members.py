"""The people of a company: joining, roles, leaving."""

import io
import json
import zipfile
from datetime import datetime, timedelta

import pytest

from hireloom.domain.company_roles import REACH, Action, CompanyRole
from tests.conftest import PASSWORD
from tests.http.application_calls import outcome
from tests.http.recruiter_calls import verify
from tests.lookups import FROM_HERE, latest

NOT_THERE = (404, "This person does not belong to your company.")
LAST = (409, "You are the only owner. Please make somebody else an owner first.")
PLACE = "/api/company/members"


@pytest.fixture
def company(container, recruiter):
    verify(container, recruiter)


@pytest.fixture
def join(people, visit):
    def join(email):
        user = people.add("recruiter", email=email)
        browser = visit()
        browser.login(email)
        return user, browser

    return join


@pytest.fixture
def colleague(join, recruiter):
    return join(f"colleague@{recruiter.email.partition('@')[2]}")


def members(browser):
    answer = browser.get(PLACE).get_json()
    return answer["role"], {member["email"]: member["role"] for member in answer["members"]}


def change(browser, user, role):
    return browser.put(f"{PLACE}/{user.id}", json={"role": role})


@pytest.mark.spec("HIR-T01")
def test_recruiters_of_a_proven_domain_join_it(its_recruiter, recruiter, colleague, company, container):
    user, colleagues_browser = colleague
    assert members(its_recruiter) == (None, {})
    for browser, role in ((its_recruiter, "owner"), (colleagues_browser, "reader"), (colleagues_browser, "reader")):
        answer = browser.post(PLACE)
        assert (answer.status_code, answer.get_json()["role"]) == (200, role)
    assert members(colleagues_browser) == ("reader", {recruiter.email: "owner", user.email: "reader"})
    with container.store().reading() as tx:
        joined = [event.actor_id for event in latest(tx, 50) if event.action == "companies.joined"]
    assert sorted(joined) == sorted([recruiter.id, user.id])


def test_nobody_joins_a_domain_that_is_not_proven(its_recruiter):
    sentence = "Only recruiters whose company has proven its domain can join it."
    assert outcome(its_recruiter.post(PLACE)) == (403, sentence)


@pytest.mark.spec("HIR-T10")
def test_people_of_another_company_do_not_exist(its_recruiter, recruiter, company, join, container):
    its_recruiter.post(PLACE)
    stranger, colleagues_browser = join("stranger@hill.example")
    assert outcome(change(colleagues_browser, recruiter, "reader")) == NOT_THERE
    verify(container, stranger)
    colleagues_browser.post(PLACE)
    for browser, user in ((colleagues_browser, recruiter), (its_recruiter, stranger)):
        assert outcome(change(browser, user, "reader")) == NOT_THERE
        assert outcome(browser.delete(f"{PLACE}/{user.id}")) == NOT_THERE
    assert members(colleagues_browser) == ("owner", {stranger.email: "owner"})


@pytest.mark.spec("HIR-T02")
def test_owners_change_roles_and_the_last_one_stays(its_recruiter, recruiter, colleague, company, container):
    user, colleagues_browser = colleague
    its_recruiter.post(PLACE), colleagues_browser.post(PLACE)
    assert outcome(change(colleagues_browser, user, "owner"))[0] == 403
    assert outcome(its_recruiter.delete(f"{PLACE}/{recruiter.id}")) == LAST
    assert outcome(change(its_recruiter, recruiter, "reader")) == LAST
    assert change(its_recruiter, user, "king").status_code == 422
    assert outcome(change(its_recruiter, user, "owner")) == (200, "The role is changed.")
    assert its_recruiter.delete(f"{PLACE}/{recruiter.id}").status_code == 200
    assert members(colleagues_browser) == ("owner", {user.email: "owner"})
    assert members(its_recruiter) == (None, {})
    with container.store().reading() as tx:
        (event,) = [event for event in latest(tx, 50) if event.action == "companies.role_changed"]
    assert (event.subject, event.details) == (user.email, FROM_HERE | {"before": "reader", "after": "owner"})


@pytest.mark.spec("HIR-T51")
def test_new_owners_get_an_email(its_recruiter, recruiter, colleague, company, mails, clock):
    user, colleagues_browser = colleague
    its_recruiter.post(PLACE), colleagues_browser.post(PLACE)
    change(its_recruiter, user, "recruiter")
    assert mails(user.email) == []
    change(its_recruiter, user, "owner")
    change(its_recruiter, user, "owner")
    [letter] = mails(user.email)
    assert letter.subject.startswith("You are an owner of ")
    assert f"{recruiter.username} has made you an owner" in letter.text
    change(its_recruiter, user, "reader")
    clock.advance(timedelta(minutes=1))
    assert its_recruiter.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert "has no other owner now, so you are one." in mails(user.email)[0].text


@pytest.mark.spec("HIR-T03")
def test_with_the_account_of_the_owner_somebody_else_becomes_owner(its_recruiter, colleague, company):
    user, colleagues_browser = colleague
    its_recruiter.post(PLACE), colleagues_browser.post(PLACE)
    assert its_recruiter.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert members(colleagues_browser) == ("owner", {user.email: "owner"})


def test_the_export_has_the_role(its_recruiter, company):
    its_recruiter.post(PLACE)
    answer = its_recruiter.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(answer.data)) as packed:
        assert json.loads(packed.read("company_membership.json"))["role"] == "owner"


def test_the_table_of_roles_is_the_one_in_force_and_tells_who_may_join(its_recruiter, recruiter, company):
    team = its_recruiter.get(PLACE).get_json()
    assert (team["can_join"], team["members"]) == (True, [])
    for rule in team["rules"]:
        for reach in rule["reaches"]:
            assert reach["reach"] == REACH[Action(rule["action"])][CompanyRole(reach["role"])]
    not_yet = [rule["action"] for rule in team["rules"] if not rule["is_in_force"]]
    assert not_yet == ["See pay expectations", "Company, domain, deletion"]
    its_recruiter.post(PLACE)
    team = its_recruiter.get(PLACE).get_json()
    assert (team["can_join"], team["is_verified"]) == (False, True)
    assert team["domain"] == recruiter.email.partition("@")[2]
    assert datetime.fromisoformat(team["members"][0]["last_seen_at"]).tzinfo


@pytest.mark.spec("HIR-T13")
def test_programs_list_the_people_and_the_security_log_tells_of_roles(
    its_recruiter, recruiter, colleague, company, program
):
    user, colleagues_browser = colleague
    its_recruiter.post(PLACE), colleagues_browser.post(PLACE)
    change(its_recruiter, user, "interviewer")
    members = program(colleagues_browser, "company:read").get("/company/members").get_json()["members"]
    assert [(row["user_id"], row["role"], row["jobs"]) for row in members] == [
        (recruiter.id, "owner", 0),
        (user.id, "interviewer", 0),
    ]
    assert program(colleagues_browser, "jobs:read").get("/company/members").status_code == 403
    log = [line["action"] for line in colleagues_browser.get("/api/me/security").get_json()["log"]]
    assert {"companies.joined", "companies.role_changed"} <= set(log)


@pytest.mark.spec("HIR-T29")
def test_owners_name_their_company(its_recruiter, recruiter, colleague, company, container):
    _, colleagues_browser = colleague
    place = "/api/company/name"
    assert its_recruiter.put(place, json={"name": "Fairhaven"}).status_code == 404
    for browser in (its_recruiter, colleagues_browser):
        browser.post(PLACE)
    sentence = "Only an owner of the company can change its name."
    assert outcome(colleagues_browser.put(place, json={"name": "Fairhaven"})) == (403, sentence)
    assert its_recruiter.put(place, json={"name": "  Fairhaven \n Hospitals "}).status_code == 200
    assert colleagues_browser.get(PLACE).get_json()["name"] == "Fairhaven Hospitals"
    for unfit in ("F", "F" * 101, "\u200b \n"):
        assert its_recruiter.put(place, json={"name": unfit}).status_code == 422
    with container.store().reading() as tx:
        (event,) = [event for event in latest(tx, 50) if event.action == "companies.renamed"]
    assert event.details == FROM_HERE | {"name": "Fairhaven Hospitals"}
