"""What admins do with people, over HTTP."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import hireloom
from hireloom.domain.audit import REFUSALS
from hireloom.domain.identity.users import Role
from hireloom.domain.refusals import Refusal
from tests.lookups import of_role


@pytest.fixture
def admin(signed_in):
    return signed_in("admin")


def do(browser, what, email, field="user_email"):
    answer = browser.post(f"/api/admin/{what}", json={field: email})
    return answer.status_code, answer.get_json().get("message"), answer.get_json().get("user")


def email(browser):
    return browser.get("/api/session").get_json()["user"]["email"]


@pytest.mark.spec("ADMIN-02", "ADMIN-04", "ADMIN-19", "OPEN-083", "OPEN-134")
def test_lists_of_people(admin, people):
    for _ in range(3):
        people.add("user")
    recruiter = people.add("recruiter")
    record = admin.get("/api/admin/users?user_type=recruiter").get_json()["users"]
    assert record == [
        {
            "id": recruiter.id,
            "tf_id": recruiter.tf_id,
            "username": recruiter.username,
            "email": recruiter.email,
            "phone_number": str(recruiter.phone),
            "country_code": recruiter.phone.country_code,
            "phone_digits": recruiter.phone.digits,
            "is_active": True,
            "created_at": record[0]["created_at"],
            "user_type": "recruiter",
            "is_super_admin": False,
            "was_admin": False,
        }
    ]
    page = admin.get("/api/admin/users?page=2&page_size=3").get_json()
    assert (len(page["users"]), page["total"]) == (1, 4)
    assert admin.get(f"/api/admin/users?q={recruiter.email.upper()}").get_json()["total"] == 1
    assert admin.get("/api/admin/users?user_type=admin").status_code == 422
    assert [person["email"] for person in admin.get("/api/admin/admins").get_json()["admins"]] == [email(admin)]
    everybody = admin.get("/api/admin/users?with_admins=true").get_json()
    assert (everybody["total"], {user["user_type"] for user in everybody["users"]}) == (
        5,
        {"user", "recruiter", "admin"},
    )
    totals = {"jobs": 0, "feedback": 0, "help_messages": 0}
    counts = {"success": True, "user": 3, "recruiter": 1, "admin": 1, **totals}
    assert admin.get("/api/admin/counts").get_json() == counts


@pytest.mark.spec("ADMIN-09", "ADMIN-10", "ADMIN-13", "OPEN-080", "OPEN-081", "OPEN-082", "SEC-39")
def test_demoted_and_made_admin_again(admin, signed_in):
    other_admin = signed_in("admin")
    name = email(other_admin)
    assert do(admin, "remove-admin", email(admin), "target_admin_email")[:2] == (
        400,
        "You cannot remove your own admin rights.",
    )
    status, _, user = do(admin, "remove-admin", name, "target_admin_email")
    assert (status, user["user_type"], user["was_admin"]) == (200, "user", True)
    assert other_admin.get("/api/session").get_json()["user"] is None  # what they were ends with their sessions
    assert do(admin, "remove-admin", name, "target_admin_email")[0] == 409
    status, _, user = do(admin, "restore-admin", name, "target_user_email")
    assert (status, user["user_type"]) == (200, "admin")
    stranger = signed_in("user")
    assert do(admin, "restore-admin", email(stranger), "target_user_email")[:2] == (
        409,
        "This user was not an admin before.",
    )
    assert do(admin, "remove-admin", "nobody@people.example", "target_admin_email")[:2] == (404, "User not found")


@pytest.mark.spec("ADMIN-09", "SEC-15", "SEC-38", "SEC-39")
def test_only_a_super_admin_changes_a_super_admin(admin, signed_in, people):
    boss, second_boss, away = (
        people.add("admin", is_super_admin=True, is_active=active) for active in (True, True, False)
    )
    text = "Only a super admin can change the account of a super admin."
    calls = ("deactivate-user", "activate-user", "delete-user", "convert-to-recruiter")
    for person in (boss, away):
        assert {do(admin, call, person.email)[:2] for call in calls} == {(403, text)}
        assert do(admin, "remove-admin", person.email, "target_admin_email")[:2] == (403, text)
        assert do(admin, "restore-admin", person.email, "target_user_email")[:2] == (403, text)
    admins = admin.get("/api/admin/admins").get_json()["admins"]
    assert {row["id"] for row in admins if row["is_super_admin"]} == {boss.id, second_boss.id, away.id}

    chief = signed_in("admin", is_super_admin=True)
    _, _, demoted = do(chief, "remove-admin", second_boss.email, "target_admin_email")
    assert (demoted["user_type"], demoted["is_super_admin"]) == ("user", False)
    # somebody who comes back is an admin like any other: the flag is not for admins to give
    _, _, restored = do(chief, "restore-admin", second_boss.email, "target_user_email")
    assert (restored["user_type"], restored["is_super_admin"]) == ("admin", False)
    assert do(admin, "remove-admin", second_boss.email, "target_admin_email")[0] == 200


@pytest.mark.spec("SEC-15", "SEC-38")
def test_super_admins_who_demote_each_other_leave_one(container, people):
    desk = container.administration()
    admins = [people.add("admin", is_super_admin=True) for _ in range(5)]
    plain = people.add("admin")

    def demote(pair):
        try:
            desk.remove_admin(pair[1].email, by=pair[0])
        except Refusal:
            return

    pairs = [(admin, target) for admin in [*admins, plain] for target in admins if admin is not target]
    with ThreadPoolExecutor(12) as threads:
        list(threads.map(demote, pairs))
    with container.store().reading() as tx:
        assert [admin.is_super_admin for admin in of_role(tx, Role.ADMIN)].count(True) == 1


@pytest.mark.spec("ADMIN-14", "ADMIN-15", "OPEN-080", "SEC-40")
def test_deactivated_people_are_out_at_once(admin, signed_in, visit):
    person = signed_in("recruiter")
    name = email(person)
    status, _, user = do(admin, "deactivate-user", name)
    assert (status, user["is_active"]) == (200, False)
    assert person.get("/api/session").get_json()["user"] is None
    login = visit().login(name)
    assert (login.status_code, login.get_json()["message"]) == (
        403,
        "Your account has been deactivated. Please contact support.",
    )
    assert do(admin, "activate-user", name)[2]["is_active"] is True
    assert visit().login(name).status_code == 200
    assert do(admin, "deactivate-user", email(admin))[:2] == (400, "You cannot change your own account.")
    assert do(admin, "deactivate-user", email(signed_in("admin")))[0] == 409


@pytest.mark.spec("ADMIN-17", "ADMIN-18", "ERR-48")
@pytest.mark.parametrize("domain", ["gmail.com", "yahoo.co.uk", "hotmail.com", "outlook.com"])
def test_only_business_addresses_become_recruiters(admin, people, domain):
    person = people.add("user", email=f"anna@{domain}")
    assert do(admin, "convert-to-recruiter", person.email)[:2] == (
        422,
        "Only business email users can be converted to recruiters!",
    )
    business = people.add("user")
    assert do(admin, "convert-to-recruiter", business.email)[2]["user_type"] == "recruiter"
    assert do(admin, "convert-to-recruiter", business.email)[0] == 409


@pytest.mark.spec("ADMIN-16", "OPEN-079", "SEC-37")
def test_deleted_people_are_gone_for_good(admin, signed_in, people, visit):
    person = signed_in("user")
    name = email(person)
    people.change(people.container.accounts().visitor(person.http.get_cookie("sid").value).user.deactivated())
    assert do(admin, "delete-user", name)[:2] == (200, "The account was deleted.")
    assert visit().login(name).status_code == 401
    assert admin.get("/api/admin/users?user_type=user").get_json()["users"] == []
    assert do(admin, "delete-user", name)[0] == 404
    assert do(admin, "delete-user", email(signed_in("admin")))[0] == 409
    people.add("user", email=name)  # name and address are free


@pytest.mark.spec("ADMIN-22", "SEC-16")
def test_a_named_admin_does_not_help(signed_in, admin):
    recruiter = signed_in("recruiter")
    answer = recruiter.post(
        "/api/admin/deactivate-user", json={"admin_email": email(admin), "user_email": "x@people.example"}
    )
    assert answer.status_code == 403
    assert admin.get("/api/admin/users?admin_email=other@people.example").status_code == 403


@pytest.mark.spec("SEC-38")
def test_two_admins_who_demote_each_other_leave_one(container, people):
    desk = container.administration()
    admins = [people.add("admin") for _ in range(6)]

    def demote(pair):
        try:
            desk.remove_admin(pair[1].email, by=pair[0])
        except Refusal:
            return

    pairs = [(admin, target) for admin in admins for target in admins if admin is not target]
    with ThreadPoolExecutor(12) as threads:
        list(threads.map(demote, pairs))
    with container.store().reading() as tx:
        assert len(of_role(tx, Role.ADMIN)) == 1


def test_a_table_of_the_record_that_is_not_whole_says_so(admin, people, monkeypatch):
    person = people.add("user")
    do(admin, "deactivate-user", person.email)
    do(admin, "activate-user", person.email)
    whole, most = "/api/admin/audit/export?action=accounts.", "hireloom.usecases.administration.EXPORTED"
    count = len(admin.get(whole).text.splitlines()) - 1
    monkeypatch.setattr(most, count)
    assert len(admin.get(whole).text.splitlines()) - 1 == count
    monkeypatch.setattr(most, count - 1)
    *_, last_but_one, last = admin.get(whole).text.splitlines()
    assert last == ",,,,,There are older events. Please export them by their dates.,"
    assert ",accounts." in last_but_one


def test_the_record_of_what_was_done(admin, people):
    person = people.add("user", username="annaloom")
    do(admin, "deactivate-user", person.email)
    do(admin, "activate-user", person.email)
    events = admin.get("/api/admin/audit?action=accounts.&subject=annaloom").get_json()
    assert [(event["action"], event["subject"]) for event in events["events"]] == [
        ("accounts.activated", person.email),
        ("accounts.deactivated", person.email),
    ]
    assert events["total"] == 2
    actor = events["events"][0]["actor"]
    assert admin.get(f"/api/admin/audit?actor={actor}&action=accounts.deactivated").get_json()["total"] == 1
    today = events["events"][0]["at"][:10]
    assert admin.get(f"/api/admin/audit?from={today}&to={today}&subject=annaloom").get_json()["total"] == 2
    assert admin.get("/api/admin/audit?to=2000-01-01").get_json()["total"] == 0
    assert admin.get(f"/api/admin/audit?from={today}&to=9999-12-31&subject=annaloom").get_json()["total"] == 2
    sheet = admin.get("/api/admin/audit/export?action=accounts.deactivated")
    assert sheet.mimetype == "text/csv"
    assert sheet.text.splitlines()[1].split(",")[1:5] == [
        actor,
        str(events["events"][0]["actor_id"]),
        "accounts.deactivated",
        person.email,
    ]


def test_the_record_of_refusals_and_of_changes(admin, people, visit):
    person = people.add("user", username="annaloom")
    do(admin, "deactivate-user", person.email)
    visit().login(person.email, "Wrong1password!")
    visit().login(person.email, "Wrong2password!")
    log = "/api/admin/audit?subject=annaloom"
    everything, refused, changes = (admin.get(log + more).get_json() for more in ("", "&only=refused", "&only=changes"))
    assert [event["action"] for event in everything["events"]] == ["accounts.refused"] * 2 + ["accounts.deactivated"]
    assert [event["is_refusal"] for event in everything["events"]] == [True, True, False]
    assert [event["action"] for event in refused["events"]] == ["accounts.refused"] * 2
    assert [event["action"] for event in changes["events"]] == ["accounts.deactivated"]
    assert [answer["refused"] for answer in (everything, refused, changes)] == [2, 2, 2]
    assert admin.get("/api/admin/audit?only=reading").status_code == 422
    _, *rows = admin.get("/api/admin/audit/export?subject=annaloom&only=refused").text.splitlines()
    assert [row.split(",")[-1] for row in rows] == ["refused"] * 2


def test_every_refusal_that_is_recorded_counts_as_one():
    source = "".join(path.read_text() for path in Path(hireloom.__file__).parent.rglob("*.py"))
    recorded = set(re.findall(r'"([a-z_]+\.refused)"', source))
    assert recorded == set(REFUSALS)
