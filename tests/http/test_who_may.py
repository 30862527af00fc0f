"""Every route, every kind of visitor, every spelling of the address: one expected table."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from hireloom.adapters.http.core.auth import guard_all
from hireloom.adapters.http.core.cookies import SessionCookie
from hireloom.adapters.http.core.csrf import Csrf
from hireloom.adapters.http.core.errors import handle_errors
from hireloom.adapters.http.core.guards import UnguardedRoute, Who, guarded, guards_of
from hireloom.adapters.sql.tables import users
from tests.http import interview_routes, key_routes, question_routes, team_routes, tracker_routes

USER = "<int(max=2147483647):user_id>"
JOB = "<int(max=2147483647):job_id>"
APPLICATION = "/api/applications/<int(max=2147483647):application_id>"
WHO = ("anonymous", "user", "recruiter", "admin", "super admin", "deactivated", "expired")
SIGNED_IN = ("user", "recruiter", "admin", "super admin")
OPEN_TO_ALL = dict.fromkeys(WHO, 200)
GIVE_UP = "email/give-up-old", "email/give-up-old/passkey"
NO_DOCUMENT = dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400)
ADMIN_PARTS = ("outbox", "system", "companies", "confirmed-recruiters", "career-pages")
SIGNED_IN_ONLY = dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 200)
RECRUITERS = ("recruiter", "admin", "super admin")
RECRUITERS_ONLY = dict.fromkeys(WHO, 401) | {"user": 403} | dict.fromkeys(RECRUITERS, 200)
ADMINS_ONLY = SIGNED_IN_ONLY | dict.fromkeys(("user", "recruiter"), 403)
IDENTITY = (
    "/api/send-otp",
    "/api/verify-otp",
    "/api/register",
    "/api/initiate-password-reset",
    "/api/verify-password-reset-otp",
    "/api/reset-password",
)
PAGES = ("/robots.txt", "/sitemap.xml", "/feeds/jobs.atom", "/feeds/jobs.xml", "/feeds/posts.atom", "/blog")
SEO = ("status", "analytics", "platforms", "content-queue", "content-calendar")
PERSON = ("remove-admin", "restore-admin", "deactivate-user", "activate-user", "delete-user", "convert-to-recruiter")
ROUTES = key_routes.ROUTES | {
    **tracker_routes.ROUTES,
    **(interview_routes.ROUTES | question_routes.ROUTES),
    **team_routes.ROUTES,
    ("GET", "/api/health"): OPEN_TO_ALL,
    ("GET", "/api/ready"): OPEN_TO_ALL,
    ("GET", "/metrics"): dict.fromkeys(WHO, 404),  # the operator set no token
    ("GET", "/api/openapi.json"): OPEN_TO_ALL,
    ("GET", "/api/session"): OPEN_TO_ALL,
    ("POST", "/api/login"): dict.fromkeys(WHO, 400),  # an empty one; anybody may try
    ("POST", "/api/logout"): OPEN_TO_ALL,
    ("POST", "/api/ATS"): SIGNED_IN_ONLY,
    **{("GET", f"/api/seo/{call}"): SIGNED_IN_ONLY for call in SEO},
    **{("POST", f"/api/seo/{call}"): SIGNED_IN_ONLY for call in ("start", "stop", "generate-content")},
    **{
        ("POST", f"/api/seo/{call}"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422)  # not with nothing
        for call in ("schedule-content", "reschedule-content", "toggle-platform")
    },
    ("GET", "/api/saved-searches"): SIGNED_IN_ONLY,
    ("POST", "/api/saved-searches"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),  # not without a location
    **{
        (method, f"/api/saved-searches/<int(max=2147483647):search_id>{rest}"): dict.fromkeys(WHO, 401)
        | dict.fromkeys(SIGNED_IN, status)
        for method, rest, status in (("PUT", "", 422), ("DELETE", "", 404), ("POST", "/seen", 404))
    },
    ("POST", "/api/corrected-matches"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),  # not without a kind
    **{
        (method, f"/api/corrected-matches/<int(max=2147483647):match_id>{rest}"): dict.fromkeys(WHO, 401)
        | dict.fromkeys(SIGNED_IN, status)
        for method, rest, status in (
            ("DELETE", "", 404),
            ("DELETE", "/corrections/<int(max=2147483647):number>", 404),
            ("PUT", "/sharing", 422),
        )
    },
    **{(method, "/unsubscribe/<token>"): dict.fromkeys(WHO, 404) for method in ("GET", "POST")},  # not with any token
    **{("GET", path): OPEN_TO_ALL for path in PAGES},
    ("GET", "/sitemap-<int(max=300000):number>.xml"): dict.fromkeys(WHO, 404),  # not so many
    ("GET", "/jobs/<name>"): dict.fromkeys(WHO, 404),
    ("GET", "/jobs/<name>/card.png"): dict.fromkeys(WHO, 404),
    **{(method, "/jobs/<name>/question"): dict.fromkeys(WHO, 404) for method in ("GET", "POST")},
    ("GET", f"/apply/{JOB}"): dict.fromkeys(WHO, 302),
    ("GET", "/api/jobs_listing"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),  # not without a location
    ("POST", "/api/update-phone-number"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    **{("POST", path): dict.fromkeys(WHO, 422) for path in IDENTITY},  # anybody may, but not with nothing
    ("POST", "/api/generate-cover-letter"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400),  # for no job
    ("POST", "/api/generate-intelligent-cover-letter"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400),
    ("POST", "/api/generate-job-description"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422) | {"user": 403},
    ("POST", "/api/resume-score"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400) | {"user": 403},
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
    ("GET", "/api/me/security"): SIGNED_IN_ONLY,
    ("POST", "/api/me/sessions/end"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    ("POST", "/api/me/sessions/end-others"): SIGNED_IN_ONLY,
    ("POST", "/api/me/email"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400),  # not without one
    ("POST", "/api/me/email/cancel"): SIGNED_IN_ONLY,
    **{
        (method, f"/{page}/<token>"): dict.fromkeys(WHO, 404)  # not with any token
        for method in ("GET", "POST")
        for page in ("confirm-email", "not-me")
    },
    ("POST", "/api/me/confirm"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 400),  # not without a password
    ("POST", "/api/me/password"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),  # not with nothing
    ("GET", "/api/login/company"): dict.fromkeys(WHO, 422),  # not without a domain
    ("POST", "/api/login/company/begin"): dict.fromkeys(WHO, 422),
    ("POST", "/api/login/company/finish"): dict.fromkeys(WHO, 422),
    ("GET", "/api/company-login"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # not without a domain
    ("POST", "/api/company-login"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),
    ("POST", "/api/company-login/remove"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),
    ("POST", "/api/login/second-step"): dict.fromkeys(WHO, 401),  # only in the middle of a log-in
    ("POST", "/api/login/passkey/begin"): OPEN_TO_ALL,
    ("POST", "/api/login/passkey"): dict.fromkeys(WHO, 422),  # anybody may, but not with nothing
    ("POST", "/api/login/second-step/passkey/begin"): dict.fromkeys(WHO, 401),
    ("POST", "/api/login/second-step/passkey"): dict.fromkeys(WHO, 401),
    ("POST", "/api/me/passkeys/begin"): SIGNED_IN_ONLY,
    **{
        ("POST", f"/api/me/{call}"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422)  # not with nothing
        for call in ("passkeys", "passkeys/rename", "passkeys/remove", "confirm/passkey", *GIVE_UP)
    },
    ("POST", "/api/me/confirm/company"): SIGNED_IN_ONLY | dict.fromkeys(SIGNED_IN, 422),  # not with nothing
    ("POST", "/api/me/confirm/company/begin"): SIGNED_IN_ONLY | dict.fromkeys(SIGNED_IN, 404),  # they have none
    ("POST", "/api/me/confirm/passkey/begin"): SIGNED_IN_ONLY | dict.fromkeys(SIGNED_IN, 404),  # there is none
    ("POST", "/api/me/authenticator/begin"): SIGNED_IN_ONLY,
    ("POST", "/api/me/authenticator"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    ("POST", "/api/me/authenticator/remove"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),  # there is none
    ("POST", "/api/me/recovery-codes"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),
    ("POST", "/api/me/trusted-devices/end"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    ("GET", "/.well-known/security.txt"): dict.fromkeys(WHO, 404),  # the operator named no contact
    ("GET", "/.well-known/change-password"): dict.fromkeys(WHO, 302),
    ("GET", "/api/jobs"): SIGNED_IN_ONLY,
    ("POST", "/api/jobs"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # not with nothing
    ("POST", "/api/job-coach"): RECRUITERS_ONLY,
    ("POST", "/api/tidy-job-description"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # not with nothing
    ("GET", f"/api/jobs/{JOB}/brake"): SIGNED_IN_ONLY | dict.fromkeys(SIGNED_IN, 404),  # no such job
    ("POST", f"/api/jobs/{JOB}/brake/corrections"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    ("POST", "/api/practice"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),  # not with nothing
    ("GET", "/api/me/career"): SIGNED_IN_ONLY,
    ("GET", "/api/me/career/json-resume"): SIGNED_IN_ONLY,
    ("POST", "/api/me/career/from-resume"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),  # there is none
    **{
        (method, path): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422)  # not with nothing
        for method, path in (("PUT", "/api/me/career"), ("POST", "/api/me/career/from-json-resume"))
    },
    ("GET", "/api/stories"): SIGNED_IN_ONLY,
    ("POST", "/api/stories"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),  # not with nothing
    **{
        (method, "/api/stories/<int(max=2147483647):story_id>"): dict.fromkeys(WHO, 401)
        | dict.fromkeys(SIGNED_IN, status)
        for method, status in (("PUT", 422), ("DELETE", 404))
    },
    ("GET", "/api/jobs/recruiter"): RECRUITERS_ONLY,
    ("GET", "/api/jobs/recruiters"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 403) | {"super admin": 200},
    ("GET", "/api/jobs/all"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 403) | {"super admin": 200},
    ("GET", f"/api/jobs/{JOB}"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),  # there is none
    ("PUT", f"/api/jobs/{JOB}"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),
    ("GET", f"/api/jobs/{JOB}/matching_candidates"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),
    ("POST", f"/api/jobs/{JOB}/close"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # close or reopen?
    ("GET", "/api/admin/admins"): ADMINS_ONLY,
    ("GET", "/api/admin/users"): ADMINS_ONLY,
    ("GET", "/api/admin/counts"): ADMINS_ONLY,
    ("GET", "/api/admin/audit"): ADMINS_ONLY,
    ("GET", "/api/admin/audit/export"): ADMINS_ONLY,
    **{("POST", f"/api/admin/{call}"): ADMINS_ONLY | dict.fromkeys(("admin", "super admin"), 404) for call in PERSON},
    ("POST", "/api/admin/toggle-job-status"): ADMINS_ONLY | dict.fromkeys(("admin", "super admin"), 422),
    ("POST", "/api/admin/delete-job"): ADMINS_ONLY | dict.fromkeys(("admin", "super admin"), 422),
    ("GET", "/api/jobs/agent_recommendations"): SIGNED_IN_ONLY,
    ("POST", "/api/jobs/auto_apply"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),  # for no job
    ("POST", "/api/send-application-email"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    ("GET", "/api/applications/user/<user_email>"): SIGNED_IN_ONLY,  # each their own
    ("GET", "/api/applications/user/<user_email>/export"): SIGNED_IN_ONLY,
    ("GET", "/api/applications/<int(max=2147483647):application_id>"): dict.fromkeys(WHO, 401)
    | dict.fromkeys(SIGNED_IN, 404),
    ("GET", f"/api/applications/job/{JOB}"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),  # there is none
    ("PUT", f"{APPLICATION}/status"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # not to nothing
    ("PUT", f"{APPLICATION}/score"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),
    ("GET", f"{APPLICATION}/moves"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),
    ("POST", f"/api/jobs/{JOB}/moves"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # of none
    ("GET", f"/api/jobs/{JOB}/stages"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),
    ("PUT", f"/api/jobs/{JOB}/stages"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # not none
    ("GET", f"{APPLICATION}/resume-text"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),
    ("POST", f"{APPLICATION}/reveal"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),
    ("POST", "/api/applications/decisions"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # about none
    ("POST", f"/api/jobs/{JOB}/answers"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),
    ("PUT", f"/api/jobs/{JOB}/blind-review"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # on or off?
    ("GET", f"/api/jobs/{JOB}/insights"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),
    ("GET", "/api/answers"): RECRUITERS_ONLY,
    ("GET", "/api/company"): RECRUITERS_ONLY,
    ("POST", "/api/company/check"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 409),  # there is no record
    ("GET", "/api/company/members"): RECRUITERS_ONLY,
    ("POST", "/api/company/members"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 403),  # the domain is not proven
    ("PUT", f"/api/company/members/{USER}"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # which role?
    ("DELETE", f"/api/company/members/{USER}"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 404),
    ("POST", "/api/admin/career-pages"): ADMINS_ONLY | dict.fromkeys(("admin", "super admin"), 422),
    ("DELETE", "/api/admin/career-pages/<int(max=2147483647):page_id>"): ADMINS_ONLY
    | dict.fromkeys(("admin", "super admin"), 404),
    **{
        ("POST", f"/api/admin/{list_name}"): ADMINS_ONLY | dict.fromkeys(("admin", "super admin"), 422)
        for list_name in ("companies", "confirmed-recruiters")
    },
    ("POST", "/api/candidates/contact"): RECRUITERS_ONLY | dict.fromkeys(RECRUITERS, 422),  # not nobody
    **dict.fromkeys((("GET", f"/api/documents/{form}") for form in ("download", "text")), NO_DOCUMENT),
    ("GET", "/api/outbox/recent"): dict.fromkeys(WHO, 404),  # emails are real here
    ("GET", "/api/outbox/page"): dict.fromkeys(WHO, 422),  # of which?
    **dict.fromkeys((("GET", f"/api/admin/{part}") for part in ADMIN_PARTS), ADMINS_ONLY),
    ("POST", "/api/admin/system/model"): ADMINS_ONLY | dict.fromkeys(("admin", "super admin"), 422),
    ("POST", "/api/admin/system/model/names"): ADMINS_ONLY | dict.fromkeys(("admin", "super admin"), 422),
    ("PUT", "/api/admin/system/model"): ADMINS_ONLY | dict.fromkeys(("admin", "super admin"), 422),
}
SPELLINGS = {
    "canonical": lambda path: path,
    "doubled": lambda path: "/api" + path,
    "trebled": lambda path: "/api/api" + path,
    "trailing slash": lambda path: path + "/",
    "root": lambda path: path.removeprefix("/api"),
}
HAS_ROOT_FORM = {
    "/api/ATS",
    "/api/jobs_listing",
    "/api/resume-score",
    "/api/send-application-email",
    "/api/uploads/resumes/<name>",
    *(path for _, path in ROUTES if "/admin/" in path),
}


@pytest.fixture
def visitor(visit, people, clock):
    """The first one asked for may be the one whose session expires: time passes for all of them."""

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


def whose(browser) -> dict[str, object]:
    return browser.get("/api/session").get_json()["user"] or {"id": 1, "email": "nobody@people.example"}


def ask(browser, method: str, path: str, person: dict[str, object]) -> int:
    path = path.replace(USER, str(person["id"])).replace("<name>", "none.pdf")
    path = path.replace("<user_email>", str(person["email"]))
    path = re.sub(r"<int\([^>]*>", "999", path)  # nothing has this number
    path = re.sub(r"<[^>]*>", "none", path)
    if path.rstrip("/").endswith("/ATS"):
        fields = {"data": {"jobDescription": "x"}, "content_type": "multipart/form-data"}
        answer = browser.post(path, **fields)
        return 200 if answer.status_code == 400 else answer.status_code  # let in, and told what is missing
    form = {} if method == "GET" else {"json": {}}
    return browser.ask(method, path, **form).status_code


@pytest.mark.spec("OPEN-001", "ROUTE-40", "API-01", "API-02", "API-03", "OPEN-009", "SEC-45")
def test_the_table(visitor):
    """All of it with the same few people: people who are logged out come back. Pages have only two spellings."""
    browsers = {"expired": visitor("expired")} | {who: visitor(who) for who in WHO if who != "expired"}
    people = {who: whose(browser) for who, browser in browsers.items()}
    wrong = []
    for (method, path), expected in ROUTES.items():
        for who in WHO:
            for spelling, spell in SPELLINGS.items():
                is_one = path.startswith("/api") or spelling in ("canonical", "trailing slash")
                if not is_one or (spelling != "canonical" and who not in ("anonymous", "super admin")):
                    continue  # it leads to the same guard
                status = ask(browsers[who], method, spell(path), people[who])
                is_there = spelling != "root" or path in HAS_ROOT_FORM
                if status not in ((expected[who],) if is_there else (404, 405)):
                    wrong.append(f"{who}: {method} {spell(path)} answered {status}")
                if path == "/api/logout" and who in SIGNED_IN:
                    browsers[who] = visitor(who)
                    people[who] = whose(browsers[who])
    assert wrong == []


def test_the_table_names_every_route(app):
    there = {
        (method, rule.rule)
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if rule.endpoint != "client"
    }
    assert there == set(ROUTES)


@pytest.mark.spec("ROUTE-01", "OPEN-004", "SEC-02")
@pytest.mark.parametrize("kind", ["recruiter , admin", "recruiter,admin", "administrator", " admin", "Admin", ""])
def test_no_account_is_of_any_other_kind(container, people, kind):
    people.add("recruiter")
    with pytest.raises(IntegrityError), container.engine().begin() as connection:
        connection.execute(update(users).values(user_type=kind))


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
    app = Flask("other", static_folder=None)

    @app.get("/door")
    @guarded(guard)
    def door() -> str:
        return "in"

    handle_errors(app)
    guard_all(app, container.accounts(), SessionCookie(False, 60), Csrf("s" * 32, "http://localhost"))
    for who in WHO:
        browser = visitor(who)
        cookie = browser.http.get_cookie("sid")
        headers = {"Cookie": f"sid={cookie.value}"} if cookie else {}
        answer = app.test_client(use_cookies=False).get("/door", headers=headers)
        assert answer.status_code == (200 if who in admitted else 403 if who in SIGNED_IN else 401), who
        if answer.status_code == 403:
            assert answer.get_json()["message"] == "You do not have permission to perform this action."


def test_a_route_without_a_guard_stops_the_start():
    careless = Flask("careless", static_folder=None)
    careless.add_url_rule("/door", "door", lambda: "in")
    with pytest.raises(UnguardedRoute, match="door"):
        guards_of(careless)
