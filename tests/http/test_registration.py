"""Creating an account, message by message."""

from datetime import timedelta

import pytest

from hireloom.settings import load
from tests.lookups import FROM_HERE, latest

USERNAME = "Username must be 4-15 characters and alphanumeric"
EMAIL = "Invalid email format"
PHONE = "Enter a valid phone number (US: +1-XXXXXXXXXX, India: +91-XXXXXXXXXX)"
PASSWORD = "Password must be at least 8 characters, with at least one letter, one number, and one special character"
RECRUITER = "Recruiters must use organizational email addresses (not personal email providers like Gmail)"
UNPROVEN = {"success": False, "code": "email_unproven", "message": "Please verify your email first."}
WRONG = {"success": False, "code": "code_wrong", "message": "Invalid OTP. Please try again."}
SENT_MESSAGE = {"success": True, "message": "OTP sent to your email!"}
EMAIL_OF_ANNA = "anna@acme.example"


@pytest.mark.spec("API-06", "API-07", "API-08", "AUTH-56", "AUTH-60")
@pytest.mark.parametrize(("user_type", "role"), [("user", "user"), ("recruiter", "recruiter")])
def test_from_the_form_to_the_first_log_in(visit, fill_in, code_for, register, user_type, role):
    browser = visit()
    answer = browser.post("/api/send-otp", json=fill_in(user_type=user_type))
    assert (answer.status_code, answer.get_json()) == (200, SENT_MESSAGE)
    fields = {"email": EMAIL_OF_ANNA, "otp": code_for(EMAIL_OF_ANNA), "purpose": "general"}
    answer = browser.post("/api/verify-otp", json=fields)
    assert (answer.status_code, answer.get_json()) == (
        200,
        {"success": True, "message": "Email verified successfully!"},
    )
    answer = register(browser, user_type=user_type)
    assert (answer.status_code, answer.get_json()) == (
        201,
        {
            "success": True,
            "registration_success": True,
            "username_exists": False,
            "email_exists": False,
            "message": "Registration successful!",
        },
    )
    assert browser.get("/api/session").get_json()["user"] is None  # logging in is the client's next call
    body = browser.login(EMAIL_OF_ANNA, "Weft4yarn!").get_json()
    assert (body["success"], body["requires_phone_update"]) == (True, False)
    assert (body["user"]["username"], body["user"]["user_type"]) == ("Anna2026", role)


BROKEN = [
    ({"username": "ann"}, "username", USERNAME),
    ({"username": "anna_1"}, "username", USERNAME),
    ({"username": ""}, "username", USERNAME),
    ({"username": None}, "username", USERNAME),
    ({"username": "anna\x00"}, "username", USERNAME),
    ({"username": "a" * 10_000}, "username", USERNAME),
    ({"username": "anna\u202e"}, "username", USERNAME),
    ({"username": 12345}, "username", USERNAME),
    ({"email": ""}, "email", "Email is required"),
    ({"email": None}, "email", "Email is required"),
    ({"email": "anna"}, "email", EMAIL),
    ({"email": "anna@acme.example\x00"}, "email", EMAIL),
    ({"email": "anna@acme\u202e.example"}, "email", EMAIL),
    ({"email": "anna@acme.example."}, "email", EMAIL),
    ({"email": "anna@acme.example\r\nBcc: bert@acme.example"}, "email", EMAIL),
    ({"email": "аnna@acme.example"}, "email", EMAIL),
    ({"email": "anna@аcme.example"}, "email", EMAIL),
    ({"email": "a" * 10_000 + "@acme.example"}, "email", EMAIL),
    ({"email": ["anna@acme.example"]}, "email", EMAIL),
    ({"phonenumber": "9876543210"}, "phonenumber", PHONE),
    ({"phonenumber": "+44-7911123456"}, "phonenumber", PHONE),
    ({"phonenumber": ""}, "phonenumber", PHONE),
    ({"phonenumber": "+91-" + "9" * 10_000}, "phonenumber", PHONE),
    ({"phonenumber": "+91-٩٨٧٦٥٤٣٢١٠"}, "phonenumber", PHONE),
    ({"phonenumber": 919876543210}, "phonenumber", PHONE),
    ({"user_type": "admin"}, "user_type", "Please choose Job Seeker or Recruiter."),
    ({"user_type": "recruiter , admin"}, "user_type", "Please choose Job Seeker or Recruiter."),
    ({"user_type": None}, "user_type", "Please choose Job Seeker or Recruiter."),
    ({"email": "anna@gmail.com", "user_type": "recruiter"}, "email", RECRUITER),
    ({"email": "anna@Mail.YAHOO.co.uk", "user_type": "recruiter"}, "email", RECRUITER),
    ({"email": "anna@ｇmail.com", "user_type": "recruiter"}, "email", RECRUITER),
]
WEAK = [
    ({"password": "passw0rd"}, "password", PASSWORD),
    ({"password": ""}, "password", PASSWORD),
    ({"password": None}, "password", PASSWORD),
    ({"password": "Weft4yarn!\x00"}, "password", PASSWORD),
    ({"password": "a1!" * 4000}, "password", PASSWORD),
]


@pytest.mark.spec("AUTH-46", "AUTH-47", "AUTH-48", "AUTH-51", "AUTH-52", "AUTH-61", "SEC-02", "SEC-41", "SEC-55")
@pytest.mark.parametrize(("changes", "field", "message"), BROKEN)
def test_a_field_that_breaks_its_rule_is_named_when_the_code_is_asked_for(
    visit, fill_in, mails, changes, field, message
):
    answer = visit().post("/api/send-otp", json=fill_in(**changes))
    assert answer.status_code == 422
    assert answer.get_json() == {"success": False, "code": "invalid", "message": message, "errors": {field: [message]}}
    assert "Set-Cookie" not in answer.headers


@pytest.mark.spec("AUTH-46", "AUTH-47", "AUTH-48", "AUTH-49", "AUTH-51", "AUTH-52", "AUTH-61", "OPEN-039", "SEC-55")
@pytest.mark.parametrize(("changes", "field", "message"), BROKEN + WEAK)
def test_and_again_when_the_account_is_asked_for(visit, register, changes, field, message):
    answer = register(visit(), **changes)
    assert answer.status_code == 422
    assert answer.get_json() == {"success": False, "code": "invalid", "message": message, "errors": {field: [message]}}


@pytest.mark.spec("OPEN-038")
@pytest.mark.parametrize(
    ("email", "mailbox"),
    [
        ("Anna+Jobs@Acme.Example", "anna+jobs@acme.example"),
        (" anna@acme.example ", "anna@acme.example"),
        ("anna@xn--mller-kva.example", "anna@müller.example"),
    ],
)
def test_an_address_is_one_account_however_it_is_written(
    visit, prove, register, mails, fill_in, code_for, email, mailbox
):
    browser, ascii_form = visit(), mailbox.replace("müller", "xn--mller-kva")
    assert browser.post("/api/send-otp", json=fill_in(email=email)).status_code == 200
    fields = {"email": mailbox.upper(), "otp": code_for(ascii_form)}
    assert browser.post("/api/verify-otp", json=fields).status_code == 200
    assert register(browser, email=mailbox).status_code == 201
    for spelling in (email, mailbox, ascii_form):
        assert browser.login(spelling, "Weft4yarn!").get_json()["email"] == mailbox


@pytest.mark.spec("SEC-03", "OPEN-029")
@pytest.mark.parametrize("skip", [True, 1, "true", None, {"a": 1}])
def test_no_wish_of_the_client_waives_the_proof(visit, register, people, skip):
    answer = register(visit(), skip_email_verification=skip)
    assert (answer.status_code, answer.get_json()) == (403, UNPROVEN)
    assert visit().login(EMAIL_OF_ANNA, "Weft4yarn!").status_code == 401


@pytest.mark.spec("OPEN-029", "SEC-03")
def test_a_proven_mailbox_is_good_for_that_address_only(visit, prove, register):
    browser = prove(visit())
    assert register(browser, email="bert@acme.example").get_json() == UNPROVEN
    assert register(browser).status_code == 201


@pytest.mark.spec("OPEN-029", "SEC-03")
def test_and_once(visit, prove, register):
    browser = prove(visit())
    ticket = browser.http.get_cookie("signup").value
    assert register(browser).status_code == 201
    browser.http.set_cookie("signup", ticket)
    assert register(browser, username="Other2026").get_json() == UNPROVEN


@pytest.mark.spec("OPEN-029", "SEC-03")
def test_and_in_that_browser_only(visit, prove, register):
    prove(visit())
    assert register(visit()).get_json() == UNPROVEN


@pytest.mark.spec("OPEN-029")
@pytest.mark.parametrize(("minutes", "status"), [(14, 201), (15, 403)])
def test_and_for_a_quarter_of_an_hour(visit, prove, register, clock, minutes, status):
    browser = prove(visit())
    clock.advance(timedelta(minutes=minutes))
    browser.http.set_cookie("signup", browser.http.get_cookie("signup").value)  # somebody who keeps a cookie too long
    assert register(browser).status_code == status


@pytest.mark.spec("SEC-03")
def test_the_code_alone_is_no_ticket_and_the_cookie_cannot_be_read_by_scripts(visit, fill_in, register):
    browser = visit()
    cookie = browser.post("/api/send-otp", json=fill_in()).headers["Set-Cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=900"))
    assert register(browser).get_json() == UNPROVEN


@pytest.mark.spec("SEC-03")
def test_behind_https_the_cookie_is_bound_to_the_host(make_container, environment, fill_in):
    container = make_container(load(environment | {"HIRELOOM_PUBLIC_URL": "https://hireloom.example"}))
    answer = container.app().test_client().post("/api/send-otp", json=fill_in())
    assert answer.headers["Set-Cookie"].startswith("__Host-signup=")
    assert "Secure" in answer.headers["Set-Cookie"]


@pytest.mark.spec("OPEN-031", "OPEN-038", "ERR-08")
@pytest.mark.parametrize("spelling", ["Anna2026", "ANNA2026", "anna2026"])
def test_a_taken_name_is_told_before_any_mail_goes_out(visit, people, fill_in, mails, spelling):
    people.add(username="Anna2026", email="other@people.example")
    answer = visit().post("/api/send-otp", json=fill_in(username=spelling))
    assert (answer.status_code, answer.get_json()) == (
        409,
        {"success": False, "code": "username_taken", "message": "Username already exists"},
    )
    assert mails(EMAIL_OF_ANNA) == []


@pytest.mark.spec("SEC-06")
def test_nobody_asks_for_names_without_end(visit, people, fill_in):
    people.add(username="Anna2026", email="other@people.example")
    statuses = [visit().post("/api/send-otp", json=fill_in()).status_code for _ in range(61)]
    assert statuses == [409] * 60 + [429]


@pytest.mark.spec("OPEN-031", "SEC-05", "SEC-06")
def test_the_owner_of_an_account_is_told_by_mail_and_nobody_else_is(visit, people, fill_in, mails, code_for):
    owner = people.add(email=EMAIL_OF_ANNA)
    registered, unknown = visit(), visit()
    answers = [
        browser.post("/api/send-otp", json=fill_in(email=email))
        for browser, email in ((registered, owner.email), (unknown, "nobody@acme.example"))
    ]
    assert answers[0].get_json() == answers[1].get_json() == SENT_MESSAGE
    assert answers[0].status_code == answers[1].status_code == 200
    assert [name for name, _ in answers[0].headers] == [name for name, _ in answers[1].headers]
    (letter,) = mails(owner.email)
    assert letter.subject == "You already have an account"
    assert "http://localhost:8000/user/login" in letter.text
    codes = [registered.post("/api/verify-otp", json={"email": owner.email, "otp": f"{n:06}"}) for n in range(5)]
    assert [answer.get_json() for answer in codes] == [WRONG] * 5


@pytest.mark.spec("AUTH-60", "ERR-08", "ERR-09", "SEC-06", "OPEN-031", "OPEN-032")
@pytest.mark.parametrize(
    ("name", "email", "flags", "message"),
    [
        ("ANNA2026", "other@acme.example", (True, False), "Username already exists"),
        ("Other2026", EMAIL_OF_ANNA, (False, True), "Email already exists"),
        ("anna2026", EMAIL_OF_ANNA, (True, True), "Username already exists"),
    ],
)
def test_what_is_taken_is_flagged_to_whoever_has_proven_the_mailbox(
    visit, people, prove, register, name, email, flags, message
):
    browser = prove(visit())
    people.add(username=name, email=email)  # meanwhile
    answer = register(browser)
    assert (answer.status_code, answer.get_json()) == (
        409,
        {
            "success": False,
            "code": "username_taken" if flags[0] else "email_taken",
            "registration_success": False,
            "username_exists": flags[0],
            "email_exists": flags[1],
            "message": message,
        },
    )
    if not flags[1]:
        assert register(browser, username="Free2026").status_code == 201  # the ticket was kept


@pytest.mark.spec("SEC-06")
def test_without_the_proof_nothing_is_told_of_what_is_taken(visit, people, register):
    people.add(username="Anna2026", email=EMAIL_OF_ANNA)
    assert register(visit()).get_json() == UNPROVEN


@pytest.mark.spec("SEC-05")
def test_ten_accounts_an_hour_from_one_network_address(make_container, environment, visitor_of, fill_in, clock):
    container = make_container(load(environment | {"HIRELOOM_REGISTRATIONS_PER_ADDRESS": "2"}))
    statuses = []
    for number in range(3):
        browser, form = visitor_of(container), fill_in(username=f"anna{number}", email=f"a{number}@acme.example")
        browser.post("/api/send-otp", json=form)
        with container.store().reading() as tx:
            code = tx.outbox.latest(1)[0].letter.text.split("    ")[1][:6]
        browser.post("/api/verify-otp", json=form | {"otp": code})
        statuses.append(browser.post("/api/register", json=form | {"password": "Weft4yarn!"}).status_code)
    assert statuses == [201, 201, 429]
    assert load(environment).registrations_per_address == 10


@pytest.mark.spec("OPEN-002")
@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}])
@pytest.mark.parametrize("call", ["send-otp", "verify-otp", "register", "initiate-password-reset", "reset-password"])
def test_another_site_cannot_ask_in_somebodys_browser(visit, fill_in, call, headers):
    assert visit().post(f"/api/{call}", json=fill_in(), headers=headers).status_code == 403


@pytest.mark.spec("SEC-57")
@pytest.mark.parametrize("call", ["send-otp", "verify-otp", "register", "initiate-password-reset", "reset-password"])
@pytest.mark.parametrize("body", [b"{", b"[]", b'"text"', b"\xff", b"null", b'{"email": "\\ud800"}'])
def test_a_body_that_makes_no_sense_is_refused(visit, call, body):
    answer = visit().post(f"/api/{call}", data=body, content_type="application/json")
    assert answer.status_code in (400, 422)
    assert answer.get_json()["success"] is False


def test_somebody_signed_in_may_register_somebody_else_and_stays_who_they_are(signed_in, prove, register):
    browser = signed_in("user")
    before = browser.get("/api/session").get_json()["user"]
    browser.token = ""
    assert register(prove(browser)).status_code == 201
    assert browser.get("/api/session").get_json()["user"] == before


def test_what_happened_is_written_down(visit, prove, register, container):
    register(prove(visit()))
    with container.store().reading() as tx:
        event, anna = latest(tx, 1)[0], tx.users.by_username("anna2026")
    assert (event.action, event.actor_id, event.details) == (
        "accounts.registered",
        anna.id,
        FROM_HERE | {"user_type": "user"},
    )
