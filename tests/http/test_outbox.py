"""Mails over HTTP: states for admins, words only where everything is made up."""

from dataclasses import replace

import pytest

from hireloom.domain.mails.account_mails import password_changed, signup_code
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.parts import Paragraph
from hireloom.ports.mailers import MailFailed
from hireloom.settings import load

ANNA = "anna@people.example"
SMTP = {
    "HIRELOOM_MAIL": "smtp",
    "HIRELOOM_SMTP_HOST": "127.0.0.1",
    "HIRELOOM_MAIL_FROM": "Hireloom <hello@hireloom.example>",
}


def put(container, event: str, letter: Letter) -> None:
    with container.store().writing() as tx:
        tx.outbox.put(letter, event=event)


@pytest.fixture
def demo(environment, make_container):
    return make_container(load(environment | {"HIRELOOM_DEMO": "1"}))


def test_a_demo_shows_the_last_twenty_mails_newest_first(demo, visitor_of):
    for number in range(22):
        put(demo, f"codes.{number}", signup_code(ANNA, f"{number:06}"))
    demo.outbox().deliver("codes.21")
    answer = visitor_of(demo).get("/api/outbox/recent").get_json()
    assert answer["success"]
    assert [mail["text"].split("    ")[1][:6] for mail in answer["mails"]] == [f"{21 - back:06}" for back in range(20)]
    newest, older = answer["mails"][:2]
    assert (newest["to"], newest["subject"], newest["state"]) == (ANNA, "Your code for Hireloom", "sent")
    assert newest["sent_at"] == "2026-11-21T09:30:00+00:00"
    assert (older["state"], older["sent_at"]) == ("waiting", None)


def test_a_mail_is_shown_as_it_looks_and_can_do_nothing(demo, visitor_of):
    harm = Letter(ANNA, "Hello", (Paragraph("<script>alert(1)</script><img src=//a.example/x>"),), "You asked.")
    put(demo, "codes.1", harm)
    browser = visitor_of(demo)
    page = browser.get("/api/outbox/page?event=codes.1")
    assert (page.status_code, page.content_type) == (200, "text/html; charset=utf-8")
    assert '<base target="_blank">' in page.text
    policy = dict(part.split(" ", 1) for part in page.headers["Content-Security-Policy"].split("; "))
    assert policy.pop("sandbox") == "allow-popups allow-popups-to-escape-sandbox"  # no scripts, no origin of ours
    assert policy == {
        "default-src": "'none'",
        "style-src": "'unsafe-inline'",
        "img-src": "data:",
        "form-action": "'none'",
        "base-uri": "'none'",
        "frame-ancestors": "'self'",
    }
    assert page.headers.getlist("X-Frame-Options") == ["SAMEORIGIN"]
    assert browser.get("/api/outbox/page?event=codes.2").status_code == 404
    assert browser.get("/api/outbox/page").status_code == 422


def test_where_mails_are_real_nobody_reads_them(environment, make_container, visitor_of, container):
    real_demo = make_container(load(environment | SMTP | {"HIRELOOM_DEMO": "1"}))
    for place in (container, real_demo):
        put(place, "codes.1", signup_code(ANNA, "048213"))
        answer = visitor_of(place).get("/api/outbox/recent")
        assert (answer.status_code, answer.get_json()) == (
            404,
            {"success": False, "code": "not_found", "message": "Not found"},
        )
        assert visitor_of(place).get("/api/outbox/page?event=codes.1").status_code == 404


def test_admins_see_what_became_of_each_mail_and_never_its_words(container, signed_in):
    put(container, "codes.1", signup_code(ANNA, "048213"))
    put(container, "passwords.7.changed", password_changed("bert@people.example"))
    put(container, "codes.2", signup_code("carl@people.example", "048213"))
    container.outbox().deliver("codes.1")

    class Refusing:
        def send(self, letter: Letter, message_id: str) -> None:
            raise MailFailed("The mail server refused the recipient (450).")

    replace(container.outbox(), mailer=Refusing()).deliver("passwords.7.changed")
    admin = signed_in("admin")
    answer = admin.get("/api/admin/outbox")
    assert "048213" not in answer.text
    body = answer.get_json()
    assert body["counts"] == {"waiting": 2, "sending": 0, "sent": 1, "failed": 0}
    assert [mail["event"] for mail in body["mails"]] == ["codes.2", "passwords.7.changed", "codes.1"]
    assert body["mails"][1] == {
        "event": "passwords.7.changed",
        "to": "bert@people.example",
        "subject": "Your password was changed",
        "state": "waiting",
        "tries": 1,
        "last_error": "The mail server refused the recipient (450).",
        "created_at": "2026-11-21T09:30:00+00:00",
        "next_try_at": "2026-11-21T09:31:00+00:00",
        "sent_at": None,
    }
    mails = admin.get("/api/admin/outbox?state=sent").get_json()["mails"]
    assert [(mail["event"], mail["next_try_at"]) for mail in mails] == [("codes.1", None)]
    assert admin.get("/api/admin/outbox?state=lost").status_code == 422


def test_nobody_else_sees_them(signed_in, visit):
    for browser, status in ((visit(), 401), (signed_in("user"), 403), (signed_in("recruiter"), 403)):
        assert browser.get("/api/admin/outbox").status_code == status
