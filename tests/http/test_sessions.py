"""Staying signed in and signing out, on the server's clock."""

import sqlite3
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.identity.users import Role
from hireloom.settings import load

BACKGROUND = {"X-Background": "1"}
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def is_in(browser, **options) -> bool:
    return browser.get("/api/session", **options).get_json()["user"] is not None


@pytest.mark.spec("OPEN-002", "SEC-01")
def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(visit, people):
    answer = visit().login(people.add().email)
    name, *attributes = answer.headers["Set-Cookie"].split("; ")
    assert name.startswith("sid=")
    assert len(name) - len("sid=") >= 43  # 256 bits
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(attributes)
    assert "Domain" not in answer.headers["Set-Cookie"]


@pytest.mark.spec("OPEN-002", "SEC-01")
def test_over_https_the_cookie_is_bound_to_this_host(make_container, environment, people):
    container = make_container(load(environment | {"HIRELOOM_PUBLIC_URL": "https://hireloom.example"}))
    people.container = container
    user = people.add()
    client = container.app().test_client()
    fields = {"email": user.email, "password": "Welcome2hireloom!"}
    answer = client.post("/api/login", json=fields, base_url="https://hireloom.example")
    cookie = answer.headers["Set-Cookie"]
    assert cookie.startswith("__Host-sid=")
    assert "; Secure" in cookie
    assert client.get("/api/session", base_url="https://hireloom.example").get_json()["user"]["id"] == user.id


@pytest.mark.spec("SEC-01")
def test_the_database_does_not_know_the_token(visit, people, settings):
    cookie = visit().login(people.add().email).headers["Set-Cookie"]
    token = cookie.split("=")[1].split(";")[0]
    with sqlite3.connect(settings.data_dir / "hireloom.db") as database:
        rows = database.execute("SELECT * FROM sessions").fetchall()
    assert len(rows) == 1
    assert token not in str(rows)


@pytest.mark.spec("SEC-01")
@pytest.mark.parametrize("token", ["", "x", "1", "é", "a" * 5000, "' OR 1=1 --"])
def test_a_token_that_we_never_gave_is_nobody(with_cookie, people, token):
    people.add()
    answer = with_cookie(token).get("/api/session")
    assert (answer.status_code, answer.get_json()["user"]) == (200, None)


@pytest.mark.spec("OPEN-050")
def test_the_session_says_the_servers_date_in_utc(visit, clock):
    clock.advance(timedelta(hours=14, minutes=29, seconds=59))  # 23:59:59
    assert visit().get("/api/session").get_json() == {
        "success": True,
        "user": None,
        "server_date": "2026-11-21",
        "csrf_token": None,
        "demo": False,
        "public_jobs": True,
        "code_minutes": 10,
        "code_tries": 5,
        "resend_seconds": 60,
        "uploads": {"resume_bytes": 10 * 1024 * 1024, "document_bytes": 30 * 1024 * 1024},
        "lives": {
            "trust_days": 30,
            "confirmed_minutes": 10,
            "invitation_days": 7,
            "key_overlap_hours": 24,
            "disown_hours": 72,
        },
    }
    clock.advance(timedelta(seconds=1))
    assert visit().get("/api/session").get_json()["server_date"] == "2026-11-22"


@pytest.mark.parametrize(("setting", "is_public"), [("1", True), ("0", False)])
def test_the_session_says_whether_jobs_are_public(make_container, environment, visitor_of, setting, is_public):
    environment["HIRELOOM_PUBLIC_JOBS"] = setting
    container = make_container(load(environment))
    assert visitor_of(container).get("/api/session").get_json()["public_jobs"] is is_public


@pytest.mark.parametrize(("setting", "demo"), [("1", True), ("0", False)])
def test_the_session_says_whether_this_is_a_demo(make_container, environment, visitor_of, setting, demo):
    container = make_container(load(environment | {"HIRELOOM_DEMO": setting}))
    assert visitor_of(container).get("/api/session").get_json()["demo"] is demo


@pytest.mark.spec("OPEN-024", "LIM-01", "SEC-12")
def test_24_hours_without_a_call_end_it_and_every_call_before_that_keeps_it(seeker, clock):
    for _ in range(3):
        clock.advance(DAY - timedelta(seconds=1))
        assert is_in(seeker)
    clock.advance(DAY)
    assert seeker.analyse().status_code == 401
    assert not is_in(seeker)


@pytest.mark.spec("SEC-12")
def test_calls_in_the_background_do_not_keep_it(seeker, clock):
    for _ in range(23):
        clock.advance(HOUR)
        assert is_in(seeker, headers=BACKGROUND)
    clock.advance(HOUR)
    assert not is_in(seeker, headers=BACKGROUND)


@pytest.mark.spec("SEC-12")
@pytest.mark.parametrize(("role", "longest"), [("user", 30 * DAY), ("recruiter", 30 * DAY), ("admin", DAY)])
def test_used_or_not_it_ends_at_last(signed_in, clock, role, longest):
    browser = signed_in(role)
    steps = int(longest / HOUR / 12)
    for _ in range(steps - 1):
        clock.advance(12 * HOUR)
        assert is_in(browser)
    clock.advance(12 * HOUR)
    assert not is_in(browser)


def test_use_is_written_down_at_most_once_a_minute(seeker, container, clock, settings):
    def last_seen() -> str:
        with sqlite3.connect(settings.data_dir / "hireloom.db") as database:
            return database.execute("SELECT last_seen FROM sessions").fetchone()[0]

    first = last_seen()
    clock.advance(timedelta(seconds=59))
    is_in(seeker)
    assert last_seen() == first
    clock.advance(timedelta(seconds=1))
    is_in(seeker)
    assert last_seen() > first


@pytest.mark.spec("SEC-13")
def test_logging_out_kills_the_session_itself_and_clears_the_browser(seeker, with_cookie):
    token = seeker.http.get_cookie("sid").value
    assert is_in(with_cookie(token))
    answer = seeker.post("/api/logout")
    assert answer.status_code == 200
    assert answer.get_json()["success"] is True
    assert "storage" in answer.headers["Clear-Site-Data"]
    assert seeker.http.get_cookie("sid") is None
    assert not is_in(with_cookie(token))


def test_a_session_that_ends_by_itself_takes_nothing_along_that_somebody_was_writing(seeker):
    answer = seeker.post("/api/logout", headers=BACKGROUND)
    assert "Clear-Site-Data" not in answer.headers
    assert seeker.http.get_cookie("sid") is None
    assert not is_in(seeker)


def test_logging_out_twice_is_no_error(seeker, visit):
    assert [seeker.post("/api/logout").status_code for _ in range(2)] == [200, 200]
    assert visit().post("/api/logout").status_code == 200


def test_logging_in_gives_a_new_token_and_ends_the_session_before(visit, people, with_cookie):
    anna, browser = people.add(), visit()
    browser.login(anna.email)
    old = browser.http.get_cookie("sid").value
    browser.login(anna.email)
    assert browser.http.get_cookie("sid").value != old
    assert not is_in(with_cookie(old))
    assert is_in(browser)


def test_two_browsers_of_one_person_are_two_sessions(visit, people):
    anna, first, second = people.add(), visit(), visit()
    first.login(anna.email)
    second.login(anna.email)
    first.post("/api/logout")
    assert not is_in(first)
    assert is_in(second)


@pytest.mark.spec("SEC-40", "OPEN-025")
def test_a_deactivated_person_is_out_with_the_next_call_and_stays_out(signed_in, people):
    browser = signed_in("user", email="anna@people.example")
    with people.container.store().reading() as tx:
        anna = tx.users.by_email("anna@people.example")
    people.change(anna.deactivated())
    assert browser.analyse().status_code == 401
    people.change(anna)
    assert not is_in(browser)


@pytest.mark.spec("SEC-01")
def test_a_changed_role_counts_from_the_next_call_on(signed_in, people):
    browser = signed_in("user", email="anna@people.example")
    with people.container.store().reading() as tx:
        anna = tx.users.by_email("anna@people.example")
    people.change(replace(anna, role=Role.RECRUITER))
    assert browser.get("/api/session").get_json()["user"]["user_type"] == "recruiter"
