"""A new email address, and taking back what somebody else did."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.identity.phones import Phone
from tests.http.application_calls import post_job
from tests.http.authenticators import App
from tests.http.conftest import FORM
from tests.http.factor_calls import FIREFOX, PASSWORD, actions, security

OLD, NEW = FORM["email"], "anna@weft.example"


def change(browser, email=NEW):
    answer = browser.post("/api/me/email", json={"new_email": email})
    return answer.status_code, answer.get_json().get("code", "")


def waiting(browser):
    return security(browser)["email_change"]


def agree(visit, link):
    """The links in both mailboxes are opened, and their buttons pressed."""
    return [visit().post(link(email, "confirm-email")).status_code for email in (NEW, OLD)]


@pytest.mark.parametrize("order", [(NEW, OLD), (OLD, NEW)])
def test_the_old_address_works_until_both_mailboxes_agree(browser, visit, link, mails, container, anna, order):
    job = post_job(container, anna)
    assert change(browser) == (200, "")
    assert waiting(browser)["email"] == NEW
    assert [letter.subject for letter in mails(OLD)] == ["A change of your email was requested"]
    paths = [link(email, "confirm-email") for email in order]
    for path in paths:
        assert visit().get(path).status_code == 200  # programs open links, too
        assert [visit().login(email).status_code for email in (OLD, NEW)] == [200, 401]
        answer = visit().post(path)
        assert (answer.status_code, "no-store") == (200, answer.headers["Cache-Control"])
        if path == paths[0]:
            assert "This mailbox has confirmed" in answer.text
            assert visit().post(path).status_code == 200  # a second press changes nothing
            state = waiting(browser)
            assert [state["new_confirmed"], state["old_confirmed"]] == [order[0] == NEW, order[0] == OLD]
    assert "Your email was changed" in answer.text
    assert [visit().login(email).status_code for email in (OLD, NEW)] == [401, 200]
    assert browser.get("/api/session").get_json()["user"]["email"] == NEW
    assert mails(OLD)[0].subject == "Your email was changed"
    assert waiting(browser) is None
    side = "new" if order[0] == NEW else "old"
    assert actions(browser).count(f"emails.{side}_confirmed") == 1
    assert {"emails.requested", "emails.changed"} <= {*actions(browser)}
    with container.store().reading() as tx:
        assert tx.jobs.get(job.id).recruiter_email == NEW
    assert [visit().post(path).status_code for path in paths] == [404, 404]


def test_a_link_is_sent_again_only_where_it_is_still_needed(browser, visit, link, mails):
    change(browser)
    visit().post(link(NEW, "confirm-email"))
    assert browser.post("/api/me/email", json={"new_email": NEW}).get_json()["message"] == (
        f"We have sent a link to {OLD}."
    )
    assert [len(mails(email)) for email in (NEW, OLD)] == [1, 2]
    change(browser, "third@people.example")
    assert waiting(browser) | {"until": ""} == {
        "email": "third@people.example",
        "until": "",
        "new_confirmed": False,
        "old_confirmed": False,
        "due_at": None,
    }
    visit().post(link(OLD, "confirm-email"))
    assert visit().login(OLD).status_code == 200  # what the first new mailbox confirmed does not count for the third


def test_a_link_lives_for_a_day_and_until_it_is_cancelled(browser, visit, link, clock):
    change(browser)
    first = link(NEW, "confirm-email")
    change(browser)
    second = link(NEW, "confirm-email")
    assert visit().get(first).status_code == 404
    assert browser.post("/api/me/email/cancel").status_code == 200
    assert visit().post(second).status_code == 404
    change(browser)
    third, of_old = link(NEW, "confirm-email"), link(OLD, "confirm-email")
    visit().post(third)
    clock.advance(timedelta(hours=24))
    assert [visit().post(path).status_code for path in (third, of_old)] == [404, 404]
    assert browser.login(OLD).status_code == 200
    assert waiting(browser) is None


def test_only_the_mailbox_learns_that_an_address_has_an_account(browser, people, mails):
    people.add(email=NEW)
    assert change(browser) == (200, "")
    (letter,) = mails(NEW)
    assert letter.subject == "You already have an account"
    assert "confirm-email" not in letter.text


def test_an_address_that_is_taken_meanwhile_stays_with_its_owner(browser, visit, people, link):
    change(browser)
    people.add(email=NEW)
    assert agree(visit, link) == [200, 409]
    assert visit().login(OLD).status_code == 200


@pytest.mark.parametrize(
    ("email", "outcome"),
    [
        (None, (400, "email_needed")),
        ("anna", (400, "email_malformed")),
        (OLD.upper(), (422, "same_email")),
        ("anna@gmail.com", (422, "email_personal")),
    ],
)
def test_an_address_that_does_not_fit_is_refused(browser, email, outcome):
    assert change(browser, email) == outcome


def test_a_change_asks_for_the_password_and_is_limited(browser, clock):
    clock.advance(timedelta(minutes=10))
    assert change(browser) == (403, "confirmation_needed")
    browser.post("/api/me/confirm", json={"password": PASSWORD})
    assert [change(browser)[0] for _ in range(6)] == [200] * 5 + [429]


def test_the_address_of_an_account_that_is_open_to_all_stays(make_container, settings, people, visitor_of):
    shared = people.add("user", email="seeker@demo.hireloom.example")
    browser = visitor_of(make_container(replace(settings, demo=True)))
    assert browser.login(shared.email).status_code == 200
    assert change(browser) == (409, "shared_demo_email")
    setup = browser.post("/api/me/authenticator/begin")
    assert (setup.status_code, setup.get_json()["code"]) == (409, "shared_demo_factor")


def test_a_phone_number_changes_only_after_the_password(browser, clock, anna, container):
    fields = {"user_id": anna.id, "email": OLD, "phone_number": "+1-4155550142"}
    clock.advance(timedelta(minutes=10))
    answer = browser.post("/api/update-phone-number", json=fields)
    assert (answer.status_code, answer.get_json()["code"]) == (403, "confirmation_needed")
    browser.post("/api/me/confirm", json={"password": PASSWORD})
    assert browser.post("/api/update-phone-number", json=fields).status_code == 200
    with container.store().reading() as tx:
        assert tx.users.get(anna.id).phone == Phone("+1", "4155550142")


def test_whoever_did_not_change_the_address_takes_everything_back(browser, visit, link, clock):
    change(browser)
    notice = link(OLD, "not-me")
    agree(visit, link)
    clock.advance(timedelta(hours=71))
    assert visit().get(notice).status_code == 200
    assert visit().login(NEW).status_code == 200  # the page alone does nothing
    answer = visit().post(notice)
    assert (answer.status_code, "/user/reset-password" in answer.text) == (200, True)
    assert browser.get("/api/session").get_json()["user"] is None
    assert [visit().login(email).status_code for email in (OLD, NEW)] == [401, 401]


def test_the_owner_gets_in_again_with_a_new_password(browser, visit, link, code_for):
    change(browser)
    visit().post(link(OLD, "not-me"))
    owner = visit()
    owner.post("/api/initiate-password-reset", json={"email": OLD})
    owner.post("/api/verify-password-reset-otp", json={"email": OLD, "otp": code_for(OLD)})
    answer = owner.post("/api/reset-password", json={"email": OLD, "new_password": "Another loom 7!"})
    assert answer.status_code == 200
    assert owner.login(OLD, "Another loom 7!").status_code == 200
    assert "accounts.disowned" in actions(owner)
    assert waiting(owner) is None


def test_a_link_is_used_once_and_those_before_it_go_with_it(browser, visit, mails, link, code_for, clock):
    change(browser)
    earlier = link(OLD, "not-me")
    clock.advance(timedelta(minutes=5))
    browser.post("/api/me/confirm", json={"password": PASSWORD})
    change(browser, "third@people.example")
    used = link(OLD, "not-me")
    clock.advance(timedelta(minutes=5))
    assert visit().post(used).status_code == 200
    owner = visit()
    owner.post("/api/initiate-password-reset", json={"email": OLD})
    owner.post("/api/verify-password-reset-otp", json={"email": OLD, "otp": code_for(OLD)})
    owner.post("/api/reset-password", json={"email": OLD, "new_password": "Another loom 7!"})
    owner.login(OLD, "Another loom 7!")
    assert [visit().post(notice).status_code for notice in (used, earlier)] == [404, 404]
    assert owner.get("/api/session").get_json()["user"] is not None
    clock.advance(timedelta(minutes=5))
    change(owner)
    assert visit().post(link(OLD, "not-me")).status_code == 200  # what came after it is another matter


def test_a_link_that_is_pressed_many_times_at_once_counts_once(browser, visit, link):
    change(browser)
    path = link(OLD, "not-me")
    browsers = [visit() for _ in range(12)]
    with ThreadPoolExecutor(12) as threads:
        statuses = threads.map(lambda other: other.post(path).status_code, browsers)
    assert sorted(statuses) == [200] + [404] * 11


def test_whoever_took_the_account_over_cannot_use_up_the_link_of_its_owner(browser, visit, code_for, link, clock):
    change(browser)
    notice = link(OLD, "not-me")
    agree(visit, link)
    setup = {"password": PASSWORD, "new_password": "Strange loom 7!"}
    assert browser.post("/api/me/password", json=setup).status_code == 200
    foreign = link(NEW, "not-me")
    clock.advance(timedelta(minutes=5))
    assert visit().post(foreign).status_code == 200
    assert visit().post(foreign).status_code == 404
    clock.advance(timedelta(minutes=5))
    assert visit().post(notice).status_code == 200
    assert [visit().post(path).status_code for path in (notice, foreign)] == [404, 404]
    owner = visit()
    owner.post("/api/initiate-password-reset", json={"email": OLD})
    owner.post("/api/verify-password-reset-otp", json={"email": OLD, "otp": code_for(OLD)})
    owner.post("/api/reset-password", json={"email": OLD, "new_password": "Another loom 7!"})
    assert owner.login(OLD, "Another loom 7!").status_code == 200


def test_a_link_of_somebody_else_or_of_long_ago_does_nothing(browser, visit, link, clock):
    change(browser)
    notice = link(OLD, "not-me")
    for wrong in (notice[:-1], notice.replace(".", "x."), "/not-me/1.1", "/not-me/é.é", "/not-me/." + "A" * 500):
        assert visit().post(wrong).status_code == 404, wrong
    clock.advance(timedelta(hours=72))
    assert visit().post(notice).status_code == 404
    assert visit().login(OLD).status_code == 200


def test_a_log_in_with_a_new_device_is_told_but_neither_the_first_nor_a_known_one(visit, anna, mails, clock):
    clock.advance(timedelta(days=2))
    browser = visit()
    for _ in range(2):
        browser.login(OLD)
        clock.advance(timedelta(days=2))
    assert mails(OLD) == []
    other_browser = visit()
    other_browser.headers = FIREFOX
    other_browser.login(OLD)
    (letter,) = mails(OLD)
    assert letter.subject == "New log-in to your account"
    assert "Firefox on Windows" in letter.text
    assert "/not-me/" in letter.text


def test_an_authenticator_app_of_somebody_else_goes_with_the_rest(browser, visit, mails, link, container, anna, clock):
    clock.advance(timedelta(days=2))
    browser.login(OLD)
    visit().login(OLD)
    notice = link(OLD, "not-me")
    setup = browser.post("/api/me/authenticator/begin").get_json()
    fields = {"setup": setup["setup"], "code": App(setup["secret"], clock).code()}
    assert browser.post("/api/me/authenticator", json=fields).status_code == 200
    assert mails(OLD)[0].subject == "Your log-in was changed"
    assert visit().post(notice).status_code == 200
    with container.store().reading() as tx:
        assert tx.second_factors.app(anna.id) is None
