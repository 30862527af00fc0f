"""What a company may require of its people, and what it may not; and what goes when somebody leaves."""

import pytest

from tests.http.company_login_calls import DOMAIN, EMAIL, come_back, offer, outcome, person_of, set_up

REQUIRED = "Your company wants its people to log in through its own log-in. Please continue with that one."


class TestRequired:
    @pytest.fixture
    def acme(self, container, provider):
        return set_up(container, provider.issuer, is_required=True)

    def test_passwords_no_longer_log_in(self, acme, provider, visit, people):
        people.add("recruiter", email=EMAIL)
        browser = visit()
        assert outcome(browser.login(EMAIL)) == (403, REQUIRED)
        assert person_of(browser) is None
        assert outcome(browser.login(EMAIL, "Wrong-2026!")) == (401, "Invalid email or password")
        assert offer(browser, DOMAIN) == (True, True)
        assert come_back(browser, provider).status_code == 200

    def test_nor_do_others_notice(self, acme, visit, people):
        for email in ("anna@other.example", "anna@sub.acme.example"):
            people.add("recruiter", email=email)
            assert visit().login(email).status_code == 200

    @pytest.mark.parametrize("is_super_admin", [False, True])
    def test_admins_are_never_locked_out_nor_let_in(self, acme, provider, visit, people, is_super_admin):
        people.add("admin", email=EMAIL, is_super_admin=is_super_admin)
        assert visit().login(EMAIL).status_code == 200
        sentence = "Admins of this site log in with their own password or passkey."
        assert outcome(come_back(visit(), provider)) == (403, sentence)

    def test_a_company_that_is_not_verified_any_more_requires_nothing(self, acme, visit, people, container):
        people.add("recruiter", email=EMAIL)
        with container.store().writing() as tx:
            tx.companies.put(tx.companies.of_domain(DOMAIN).unverified())
        assert visit().login(EMAIL).status_code == 200


def test_links_are_exported_and_go_with_the_account(acme, provider, visit, people, container):
    anna = people.add("recruiter", email=EMAIL)
    browser = visit()
    browser.token = come_back(browser, provider).get_json()["csrf_token"]
    exported = browser.post("/api/me/export", json={"password": "Welcome2hireloom!"})
    assert b"company_logins.json" in exported.data
    assert browser.post("/api/me/delete", json={"password": "Welcome2hireloom!"}).status_code == 200
    with container.store().reading() as tx:
        assert tx.company_logins.links_of(anna.id) == []
    assert come_back(visit(), provider).get_json()["requires_phone_update"]  # a new account
