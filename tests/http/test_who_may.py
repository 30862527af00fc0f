"""Every route, every kind of visitor, every spelling of the address: one expected table."""

from dataclasses import replace
from datetime import timedelta

import pytest
from flask import Flask

from hireloom.adapters.http.auth import SessionCookie, guard_all
from hireloom.adapters.http.csrf import Csrf
from hireloom.adapters.http.errors import handle_errors
from hireloom.adapters.http.guards import UnguardedRoute, Who, guarded, guards_of

WHO = ("anonymous", "user", "recruiter", "admin", "super admin", "deactivated", "expired")
SIGNED_IN = ("user", "recruiter", "admin", "super admin")
OPEN_TO_ALL = dict.fromkeys(WHO, 200)
SIGNED_IN_ONLY = dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 200)
ADMINS_ONLY = SIGNED_IN_ONLY | dict.fromkeys(("user", "recruiter"), 403)
IDENTITY = (
    "/api/send-otp",
    "/api/verify-otp",
    "/api/register",
    "/api/initiate-password-reset",
    "/api/verify-password-reset-otp",
    "/api/reset-password",
)
ROUTES = {
    ("GET", "/api/health"): OPEN_TO_ALL,
    ("GET", "/api/openapi.json"): OPEN_TO_ALL,
    ("GET", "/api/session"): OPEN_TO_ALL,
    ("POST", "/api/login"): dict.fromkeys(WHO, 400),  # an empty one; anybody may try
    ("POST", "/api/logout"): OPEN_TO_ALL,
    ("POST", "/api/ATS"): SIGNED_IN_ONLY,
    ("GET", "/api/jobs_listing"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),  # not without a location
    ("POST", "/api/update-phone-number"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    **{("POST", path): dict.fromkeys(WHO, 422) for path in IDENTITY},  # anybody may, but not with nothing
    ("POST", "/api/generate-cover-letter"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400),  # for no job
    ("POST", "/api/generate-intelligent-cover-letter"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400),
    ("POST", "/api/cover-letters/check"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),  # not no letter
    ("GET", "/api/jobsdb/user/<int(max=2147483647):user_id>"): SIGNED_IN_ONLY,  # each their own
    ("GET", "/api/profile/<int(max=2147483647):user_id>"): SIGNED_IN_ONLY,
    ("POST", "/api/jobsdb"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),  # not with nothing
    ("POST", "/api/profile/from-resume"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400),  # with no resume
    ("GET", "/api/uploads/resumes/<name>"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),  # none is there
    ("POST", "/api/feedback"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    ("POST", "/api/help-messages"): dict.fromkeys(WHO, 422),  # anybody may, but not with nothing
    ("GET", "/api/admin/feedback"): ADMINS_ONLY,
    ("GET", "/api/admin/help-messages"): ADMINS_ONLY,
    ("POST", "/api/me/export"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400),  # not without a password
    ("POST", "/api/me/delete"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400),
    ("GET", "/api/outbox/recent"): dict.fromkeys(WHO, 404),  # mails are real here
    ("GET", "/api/admin/outbox"): ADMINS_ONLY,
}
SPELLINGS = {
    "canonical": lambda path: path,
    "doubled": lambda path: "/api" + path,
    "trebled": lambda path: "/api/api" + path,
    "trailing slash": lambda path: path + "/",
    "root": lambda path: path.removeprefix("/api"),
}
HAS_ROOT_FORM = {"/api/ATS", "/api/jobs_listing", "/api/uploads/resumes/<name>", *(path for _, path in ROUTES if "/admin/" in path)}


@pytest.fixture
def visitor(visit, people, clock):
    def of(who: str):
        browser = visit()
        if who == "anonymous":
            return browser
        role = {"super admin": "admin"}.get(who, who if who in SIGNED_IN else "user")
        user = people.add(role, is_super_admin=who == "super admin")
        browser.login(user.email)
        if who == "deactivated":
            people.change(replace(user, is_active=False))
        if who == "expired":
            clock.advance(timedelta(hours=24))
        return browser

    return of


def ask(browser, method: str, path: str):
    person = browser.get("/api/session").get_json()["user"] or {"id": 1}
    path = path.replace("<int(max=2147483647):user_id>", str(person["id"])).replace("<name>", "none.pdf")
    if path.rstrip("/").endswith("/ATS"):
        sent = {"data": {"jobDescription": "x"}, "content_type": "multipart/form-data"}
        answer = browser.post(path, **sent)
        return 200 if answer.status_code == 400 else answer.status_code  # let in, and told what is missing
    return (browser.get(path) if method == "GET" else browser.post(path, json={})).status_code


@pytest.mark.spec("OPEN-001", "ROUTE-40", "API-01", "API-02", "API-03", "OPEN-009", "SEC-45")
@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_the_table(visitor, method, path, who, spelling):
    if spelling == "root" and path not in HAS_ROOT_FORM:
        assert ask(visitor(who), method, SPELLINGS[spelling](path)) in (404, 405)
    else:
        assert ask(visitor(who), method, SPELLINGS[spelling](path)) == ROUTES[method, path][who]


def test_the_table_names_every_route(app):
    there = {
        (method, rule.rule)
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if rule.endpoint != "client"
    }
    assert there == set(ROUTES)


@pytest.mark.spec("OPEN-001", "ROUTE-40", "SEC-02")
@pytest.mark.parametrize(
    ("guard", "admitted"),
    [
        (Who.SIGNED_IN, {"user", "recruiter", "admin", "super admin"}),
        (Who.RECRUITERS, {"recruiter", "admin", "super admin"}),
        (Who.ADMINS, {"admin", "super admin"}),
        (Who.SUPER_ADMINS, {"super admin"}),
    ],
)
def test_each_guard_admits_its_roles_and_answers_403_to_the_others(visitor, container, guard, admitted):
    other = Flask("other", static_folder=None)

    @other.get("/door")
    @guarded(guard)
    def door() -> str:
        return "in"

    handle_errors(other)
    guard_all(other, container.accounts(), SessionCookie(False, 60), Csrf("s" * 32, "http://localhost"))
    for who in WHO:
        browser = visitor(who)
        cookie = browser.http.get_cookie("sid")
        sent = {"Cookie": f"sid={cookie.value}"} if cookie else {}
        answer = other.test_client(use_cookies=False).get("/door", headers=sent)
        assert answer.status_code == (200 if who in admitted else 403 if who in SIGNED_IN else 401), who
        if answer.status_code == 403:
            assert answer.get_json()["message"] == "You do not have permission to perform this action."


def test_a_route_without_a_guard_stops_the_start():
    careless = Flask("careless", static_folder=None)
    careless.add_url_rule("/door", "door", lambda: "in")
    with pytest.raises(UnguardedRoute, match="door"):
        guards_of(careless)


@pytest.mark.spec("OPEN-002")
@pytest.mark.parametrize("place", ["form", "query"])
def test_another_persons_id_is_refused_and_written_down(seeker, people, container, place):
    other = people.add()
    ask_for_other = {
        "form": lambda: seeker.analyse(user_id=str(other.id)),
        "query": lambda: seeker.post(f"/api/ATS?user_id={other.id}"),
    }
    answer = ask_for_other[place]()
    assert (answer.status_code, answer.get_json()["message"]) == (
        403,
        "You do not have permission to perform this action.",
    )
    with container.store().reading() as tx:
        event = tx.audit.latest(1)[0]
    me = seeker.get("/api/session").get_json()["user"]["id"]
    assert (event.action, event.actor_id, event.details) == ("identities.refused", me, {"field": "user_id"})


@pytest.mark.spec("OPEN-002", "OPEN-137")
def test_ones_own_id_as_number_or_text_is_accepted_and_an_empty_one_means_oneself(seeker):
    me = seeker.get("/api/session").get_json()["user"]["id"]
    for value in (str(me), "", None):
        assert seeker.analyse(user_id=value).status_code == 200


@pytest.mark.spec("OPEN-002")
@pytest.mark.parametrize("value", ["0", "-1", "x", "1 OR 1", "٣"])
def test_an_id_that_is_nobodys_is_refused_alike(seeker, value):
    assert seeker.analyse(user_id=value).status_code == 403
