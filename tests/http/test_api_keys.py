"""Keys for programs: made once, shown once, limited, revocable, and good for nothing but /api/v1."""

import io
import json
import zipfile
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.adapters.sql.api_key_tables import api_keys
from tests.http.key_calls import Program, make

PASSWORD = "Welcome2hireloom!"
DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)


def code_of(answer):
    return answer.status_code, answer.get_json().get("code")


def keys(browser):
    return browser.get("/api/me/keys").get_json()["keys"]


@pytest.fixture
def anna(people):
    return people.add("recruiter")


@pytest.fixture
def browser(visit, anna):
    stranger = visit()
    assert stranger.login(anna.email).status_code == 200
    return stranger


def test_a_key_is_shown_once_and_answers(browser, job):
    answer = make(browser, "jobs:write")
    token, key = answer.get_json()["token"], answer.get_json()["key"]
    assert (answer.status_code, token[:8], len(token)) == (201, "hl_live_", 51)
    assert key["hint"] == f"{token[:11]}…{token[-4:]}"
    assert key["scopes"] == ["jobs:read", "jobs:write"]  # one that writes includes the one that reads
    assert token not in browser.get("/api/me/keys").text
    jobs = Program(browser.http, token).get("/jobs")
    assert (jobs.status_code, [datum["id"] for datum in jobs.get_json()["data"]]) == (200, [job.id])


def test_only_a_hash_is_stored(browser, container):
    token = make(browser, "jobs:read").get_json()["token"]
    with container.engine().connect() as connection:
        row = connection.execute(api_keys.select()).one()
    assert token not in map(str, row)


def test_the_export_tells_of_keys_without_giving_them(browser):
    token = make(browser, "jobs:read").get_json()["token"]
    answer = browser.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(answer.data)) as packed:
        [key] = json.loads(packed.read("api_keys.json"))
    assert (key["name"], key["scopes"], key["seal"]) == ("Workday sync", ["jobs:read"], "(a hash)")
    assert token not in str(key)


def test_making_one_asks_for_the_password_again(browser, clock):
    clock.advance(timedelta(minutes=10))
    assert code_of(make(browser, "jobs:read")) == (403, "confirmation_needed")
    browser.post("/api/me/confirm", json={"password": PASSWORD})
    assert make(browser, "jobs:read").status_code == 201
    clock.advance(timedelta(minutes=10))
    assert code_of(browser.post(f"/api/me/keys/{keys(browser)[0]['id']}/replace")) == (403, "confirmation_needed")


def test_its_owner_is_told_by_mail_and_in_the_security_log(browser, anna, mails):
    make(browser, "jobs:read", name="Careers page")
    [letter, *_] = mails(anna.email)
    assert letter.subject == "New API key for your account"
    assert "An API key named Careers page was created." in letter.text
    browser.post(f"/api/me/keys/{keys(browser)[0]['id']}/revoke")
    actions = [line["action"] for line in browser.get("/api/me/security").get_json()["log"]]
    assert actions[:2] == ["api_keys.revoked", "api_keys.created"]


def test_this_was_not_me_revokes_every_key(browser, anna, mails, visit):
    token = make(browser, "jobs:read").get_json()["token"]
    link = next(line for line in mails(anna.email)[0].text.split() if "/not-me/" in line)
    assert visit().http.post(link[link.index("/not-me/") :]).status_code == 200
    assert code_of(Program(visit().http, token).get("/jobs")) == (401, "key_revoked")


def test_a_revoked_key_is_refused_at_once(browser, visit):
    key = make(browser, "jobs:read").get_json()
    caller = Program(visit().http, key["token"])
    assert caller.get("/jobs").status_code == 200
    assert browser.post(f"/api/me/keys/{key['key']['id']}/revoke").get_json()["key"]["is_revoked"]
    refused = caller.get("/jobs")
    assert code_of(refused) == (401, "key_revoked")
    assert refused.headers["WWW-Authenticate"] == "Bearer"
    assert code_of(browser.post(f"/api/me/keys/{key['key']['id']}/revoke")) == (404, "no_such_key")


def test_a_key_expires_to_the_second_and_leaves_the_list_a_month_later(browser, anna, visit, clock, container):
    caller = Program(visit().http, make(browser, "jobs:read", days=30).get_json()["token"])
    clock.advance(30 * DAY - timedelta(seconds=1))
    assert caller.get("/jobs").status_code == 200
    clock.advance(timedelta(seconds=1))
    assert code_of(caller.get("/jobs")) == (401, "key_expired")
    browser.login(anna.email)
    assert keys(browser)[0]["ended_at"] is not None
    clock.advance(30 * DAY + timedelta(seconds=1))
    browser.login(anna.email)
    assert keys(browser) == []
    container.housekeeping().tidy()
    with container.engine().connect() as connection:
        assert connection.execute(api_keys.select()).all() == []


@pytest.mark.parametrize("days", [90, None])
def test_a_key_for_an_account_that_everybody_uses_works_for_a_day(
    days, people, make_container, settings, visitor_of, clock
):
    shared = people.add("recruiter", email="recruiter@loomworks.example")
    visitor = visitor_of(make_container(replace(settings, demo=True)))
    visitor.login(shared.email)
    key = make(visitor, "jobs:read", days=days).get_json()
    assert Program(visitor.http, key["token"]).get("/jobs").status_code == 200
    clock.advance(DAY)
    assert code_of(Program(visitor.http, key["token"]).get("/jobs")) == (401, "key_expired")


def test_a_replaced_key_works_for_another_day(browser, visit, clock):
    old = make(browser, "jobs:write", days=90, name="Workday sync").get_json()
    answer = browser.post(f"/api/me/keys/{old['key']['id']}/replace")
    new = answer.get_json()
    assert (answer.status_code, new["key"]["name"], new["key"]["scopes"]) == (201, "Workday sync", old["key"]["scopes"])
    before, after = Program(visit().http, old["token"]), Program(visit().http, new["token"])
    clock.advance(DAY - timedelta(seconds=1))
    assert (before.get("/jobs").status_code, after.get("/jobs").status_code) == (200, 200)
    clock.advance(timedelta(seconds=1))
    assert code_of(before.get("/jobs")) == (401, "key_expired")
    assert after.get("/jobs").status_code == 200


@pytest.mark.parametrize(
    ("header", "code"),
    [
        (None, "key_missing"),
        ("", "key_missing"),
        ("Bearer", "key_missing"),
        ("Basic aGw6aGw=", "key_missing"),
        ("Bearer eyJhbGciOiJIUzI1NiJ9.e30.x", "key_unknown"),
        ("Bearer hl_" + "A" * 43, "key_unknown"),
        ("Bearer hl_\u00e9", "key_unknown"),
    ],
)
def test_no_key_and_no_such_key(visit, header, code):
    headers = {} if header is None else {"Authorization": header.encode().decode("latin-1")}
    assert code_of(visit().http.get("/api/v1/jobs", headers=headers)) == (401, code)


def test_a_key_opens_nothing_else_and_a_cookie_not_this(browser, visit):
    token = make(browser, "jobs:write").get_json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    for path in ("/api/jobs", "/api/me/security", "/api/me/keys"):
        assert visit().http.get(path, headers=headers).status_code == 401
    assert visit().http.post("/api/me/keys", headers=headers, json={}).status_code == 401
    assert code_of(browser.get("/api/v1/jobs")) == (401, "key_missing")


def test_a_key_in_an_address_is_refused_even_with_a_good_header(browser, visit):
    token = make(browser, "jobs:read").get_json()["token"]
    caller = Program(visit().http, token)
    for query in (f"q={token}", f"key={token.replace('_', '%5F')}"):
        assert code_of(caller.get(f"/jobs?{query}")) == (400, "key_in_url")
    assert code_of(visit().http.get(f"/api/v1/jobs?api_key={token}")) == (400, "key_in_url")
    assert code_of(visit().http.get(f"/api/v1/jobs/{token}")) == (400, "key_in_url")


def test_a_key_sent_elsewhere_is_told_where_it_works(browser, visit):
    token = make(browser, "jobs:read").get_json()["token"]
    answer = visit().http.get("/api/jobs/recruiter", headers={"Authorization": f"Bearer {token}"})
    assert code_of(answer) == (401, "key_elsewhere")


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "text/plain"])
def test_a_body_that_is_not_called_json_is_refused_as_such(seeker, program, kind):
    writer = program(seeker, "searches:write")
    body = json.dumps({"location": "Rotterdam"})
    assert code_of(writer.post("/searches", data=body, content_type=kind)) == (400, "body_not_json")
    assert writer.post("/searches", data=body, content_type="application/json").status_code == 201


def test_a_scope_that_lacks_is_named(seeker, program):
    answer = program(seeker, "people:read").get("/jobs")
    assert code_of(answer) == (403, "scope_missing")
    assert answer.get_json()["data"] == {"scope": "jobs:read"}


@pytest.mark.parametrize(
    ("scopes", "changes", "code"),
    [
        (["jobs:read"], {"name": "  "}, "key_name_needed"),
        (["jobs:read"], {"name": "n" * 61}, "key_name_needed"),
        ([], {}, "scope_needed"),
        (["jobs:write"], {"expires_in_days": None}, "expiry_needed"),
        (["jobs:read"], {"expires_in_days": 367}, "expiry_needed"),
        (["jobs:read"], {"expires_in_days": 0}, "expiry_needed"),
        (["everything"], {}, "invalid"),
        (["jobs:read"], {"expires_in_days": -1}, "invalid"),
    ],
)
def test_what_no_key_can_be(browser, scopes, changes, code):
    fields = {"name": "A key", "scopes": scopes, "expires_in_days": 30} | changes
    assert code_of(browser.post("/api/me/keys", json=fields)) == (422, code)
    assert keys(browser) == []


def test_a_key_that_only_reads_may_live_for_ever(browser, visit, clock):
    caller = Program(visit().http, make(browser, "jobs:read", days=None).get_json()["token"])
    clock.advance(1000 * DAY)
    assert caller.get("/jobs").status_code == 200


def test_job_seekers_have_no_scopes_of_recruiters(seeker):
    assert code_of(make(seeker, "candidates:read")) == (422, "scope_not_yours")
    offered = seeker.get("/api/me/keys").get_json()["scopes"]
    assert "jobs:read" in offered
    assert not {"jobs:write", "candidates:read"} & set(offered)


def test_twenty_keys_are_enough(browser):
    for _ in range(20):
        assert make(browser, "jobs:read").status_code == 201
    assert code_of(make(browser, "jobs:read")) == (409, "too_many_keys")
    browser.post(f"/api/me/keys/{keys(browser)[0]['id']}/revoke")
    assert make(browser, "jobs:read").status_code == 201


def test_nobody_sees_or_ends_the_keys_of_others(browser, seeker):
    make(browser, "jobs:read")
    number = keys(browser)[0]["id"]
    assert keys(seeker) == []
    for deed in ("revoke", "replace"):
        assert code_of(seeker.post(f"/api/me/keys/{number}/{deed}")) == (404, "no_such_key")


def test_the_last_use_is_noted_once_a_minute(browser, visit, clock):
    caller = Program(visit().http, make(browser, "jobs:read").get_json()["token"])
    assert keys(browser)[0]["last_used_at"] is None
    caller.get("/jobs")
    first = keys(browser)[0]
    assert first["last_address"] == "127.0.0.1"
    clock.advance(MINUTE - timedelta(seconds=1))
    caller.get("/jobs")
    assert keys(browser)[0]["last_used_at"] == first["last_used_at"]
    clock.advance(timedelta(seconds=1))
    caller.get("/jobs")
    assert keys(browser)[0]["last_used_at"] > first["last_used_at"]


def test_a_program_reads_when_and_from_where_its_key_was_used_before(browser, visit, clock):
    caller = Program(visit().http, make(browser, "people:read").get_json()["token"])
    first = caller.get("/me").get_json()["key"]
    assert (first["name"], first["scopes"], first["is_test"]) == ("Workday sync", ["people:read"], False)
    assert (first["last_used_at"], first["last_address"]) == (None, "")
    clock.advance(timedelta(hours=1))
    again = caller.get("/me").get_json()["key"]
    assert (again["last_used_at"], again["last_address"]) == ("2026-11-21T09:30:00Z", "127.0.0.1")


@pytest.fixture
def few_calls(environment):
    environment["HIRELOOM_API_CALLS_PER_MINUTE"] = "3"


@pytest.mark.usefixtures("few_calls")
def test_each_key_has_its_own_limit(browser, visit, clock):
    first = Program(visit().http, make(browser, "jobs:read").get_json()["token"])
    second = Program(visit().http, make(browser, "jobs:read").get_json()["token"])
    assert [first.get("/jobs").status_code for _ in range(4)] == [200, 200, 200, 429]
    refused = first.get("/jobs")
    assert (code_of(refused), refused.headers["Retry-After"]) == ((429, "too_many_requests"), "60")
    assert second.get("/jobs").status_code == 200
    clock.advance(MINUTE)
    assert first.get("/jobs").status_code == 200


def test_a_deactivated_person_has_no_programs_either(browser, visit, anna, signed_in):
    caller = Program(visit().http, make(browser, "jobs:read").get_json()["token"])
    admin = signed_in("admin")
    assert admin.post("/api/admin/deactivate-user", json={"user_email": anna.email}).status_code == 200
    assert code_of(caller.get("/jobs")) == (403, "deactivated")


def test_keys_leave_with_their_owner(browser, visit, container):
    caller = Program(visit().http, make(browser, "jobs:read").get_json()["token"])
    assert browser.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert code_of(caller.get("/jobs")) == (401, "key_unknown")
