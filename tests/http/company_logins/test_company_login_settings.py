"""The owner of a company's domain, or an admin, says how its people log in."""

import re
from datetime import timedelta

import pytest

from hireloom.domain.companies import Company, VerificationMethod
from tests.http.company_login_calls import DOMAIN, EMAIL, come_back, offer, outcome
from tests.identity_provider import CLIENT_ID, CLIENT_SECRET
from tests.lookups import latest

NOT_OWNER = (
    403,
    "Only admins and the person who has proven the domain with its TXT record can change how people log in.",
)
UNUSABLE = (422, "There is no OpenID Connect provider at this address, or we may not reach it.")


@pytest.fixture
def form(provider):
    def form(**changes):
        right = {"domain": DOMAIN, "issuer": provider.issuer, "client_id": CLIENT_ID, "client_secret": CLIENT_SECRET}
        return right | {"is_required": False} | changes

    return form


@pytest.fixture
def anna(people):
    return people.add("recruiter", email=EMAIL)


@pytest.fixture
def owner(visit, anna, container):
    """A browser of the recruiter who has proven the domain."""
    now = container.clock().now()
    with container.store().writing() as tx:
        tx.companies.put(Company(DOMAIN, now).verified(VerificationMethod.DNS, by=anna.id, now=now))
    browser = visit()
    browser.enter(container, anna)
    return browser


def put(browser, form):
    return browser.post("/api/company-login", json=form)


def settings_of(browser, domain=DOMAIN):
    return browser.get("/api/company-login", query_string={"domain": domain})


def test_the_owner_sets_it_up_and_it_works(owner, form, provider, visit, container, anna):
    assert settings_of(owner).get_json() == {
        "success": True,
        "login": None,
        "redirect_url": f"http://localhost:8000/user/login/{DOMAIN}",
    }
    saving = put(owner, form())
    assert outcome(saving) == (200, f"People at {DOMAIN} can log in through {provider.issuer} now.")
    login = settings_of(owner).get_json()["login"]
    assert login == saving.get_json()["login"]
    assert {name: login[name] for name in ("domain", "issuer", "client_id", "is_required")} == {
        name: form()[name] for name in ("domain", "issuer", "client_id", "is_required")
    }
    assert CLIENT_SECRET not in saving.get_data(as_text=True)
    assert come_back(visit(), provider).status_code == 200
    with container.store().reading() as tx:
        assert CLIENT_SECRET not in tx.company_logins.of_domain(DOMAIN).client_secret
        (event,) = [event for event in latest(tx, 20) if event.action == "company_logins.set"]
    assert (event.actor_id, event.subject) == (anna.id, DOMAIN)
    assert (event.details["issuer"], event.details["required"]) == (provider.issuer, "no")
    assert CLIENT_SECRET not in str(event)


def test_who_logged_in_through_it_may_require_it(owner, form, provider, visit):
    assert put(owner, form()).status_code == 200
    sentence = "Please log in through this provider yourself before you require it for everybody."
    assert outcome(put(owner, form(is_required=True))) == (409, sentence)
    assert settings_of(owner).get_json()["login"]["worked_at"] is None
    assert come_back(visit(), provider).status_code == 200
    assert settings_of(owner).get_json()["login"]["worked_at"] is not None
    saving = put(owner, form(is_required=True, client_secret=""))
    assert outcome(saving) == (200, f"People at {DOMAIN} must log in through {provider.issuer} now.")
    assert offer(visit(), DOMAIN) == (True, True)
    assert come_back(visit(), provider).status_code == 200  # the secret is the former one


def test_a_secret_that_nobody_has_tried_cannot_be_required(owner, form, provider, visit):
    assert put(owner, form()).status_code == 200
    assert come_back(visit(), provider).status_code == 200
    assert put(owner, form(is_required=True, client_secret="a newer one")).status_code == 409
    assert put(owner, form(client_secret="a newer one")).status_code == 200
    assert put(owner, form(is_required=True, client_secret="")).status_code == 409
    assert offer(visit(), DOMAIN) == (True, False)


def test_somebody_elses_log_in_does_not_show_that_the_owner_gets_in(owner, form, provider, visit):
    assert put(owner, form()).status_code == 200
    provider.person = {"sub": "bert-8", "email": "bert@acme.example", "email_verified": True}
    assert come_back(visit(), provider).status_code == 200
    assert put(owner, form(is_required=True, client_secret="")).status_code == 409


def test_a_secret_never_goes_to_another_provider_or_client(owner, form, provider):
    assert put(owner, form()).status_code == 200
    for changes in ({"issuer": "https://elsewhere.example"}, {"client_id": "another"}):
        answer = put(owner, form(client_secret="", **changes))
        assert outcome(answer) == (422, "Please enter the client ID and the client secret that your provider shows.")


def test_removing_it_brings_passwords_back(owner, form, visit, signed_in, container):
    admin = signed_in("admin")
    assert put(admin, form(is_required=True)).status_code == 200
    assert visit().login(EMAIL).status_code == 403
    sentence = "People at your company log in here with their own password again."
    assert outcome(owner.post("/api/company-login/remove", json={"domain": DOMAIN})) == (200, sentence)
    assert visit().login(EMAIL).status_code == 200
    assert owner.post("/api/company-login/remove", json={"domain": DOMAIN}).status_code == 200
    with container.store().reading() as tx:
        assert [event.action for event in latest(tx, 50)].count("company_logins.removed") == 1


def test_nobody_else_may(owner, form, signed_in):
    assert owner.get("/api/company").get_json()["is_owner"]
    assert not signed_in("recruiter", email="bea@acme.example").get("/api/company").get_json()["is_owner"]
    for stranger in (signed_in("recruiter", email="bert@acme.example"), signed_in("recruiter")):
        for answer in (
            settings_of(stranger),
            put(stranger, form()),
            stranger.post("/api/company-login/remove", json={"domain": DOMAIN}),
        ):
            assert outcome(answer) == NOT_OWNER
    assert outcome(put(owner, form(domain="other.example"))) == NOT_OWNER


def test_an_admin_may_for_verified_companies(owner, form, signed_in):
    admin = signed_in("admin")
    assert put(admin, form()).status_code == 200
    answer = put(admin, form(domain="other.example"))
    assert outcome(answer) == (403, "Only a verified company can have a log-in of its own.")


def test_ten_minutes_after_the_log_in_it_asks_who_that_is(owner, form, clock):
    clock.advance(timedelta(minutes=10))
    for call, fields in (("company-login", form()), ("company-login/remove", {"domain": DOMAIN})):
        assert owner.post(f"/api/{call}", json=fields).get_json()["code"] == "confirmation_needed"


@pytest.mark.parametrize(
    "issuer",
    ["https://10.0.0.1", "https://localhost:1", "https://[::1]", "https://169.254.169.254", "https://nowhere.example"],
)
def test_an_issuer_that_is_not_there_or_behind_our_walls_is_refused(owner, form, issuer):
    answer = put(owner, form(issuer=issuer))
    assert outcome(answer) == UNUSABLE
    assert answer.get_json()["errors"] == {"issuer": [UNUSABLE[1]]}


def test_a_name_that_leads_behind_our_walls_is_refused(owner, form, name_server):
    name_server.hosts["login.acme.example"] = "10.0.0.1"
    assert outcome(put(owner, form(issuer="https://login.acme.example"))) == UNUSABLE


@pytest.mark.parametrize("issuer", ["http://login.acme.example", "login.acme.example", ""])
def test_an_issuer_is_an_address_with_encryption(owner, form, issuer):
    assert outcome(put(owner, form(issuer=issuer))) == (422, "Please enter the issuer as https://…, without a query.")


def test_a_provider_with_another_name_is_refused(owner, form, provider):
    provider.metadata = {"issuer": "https://elsewhere.example"}
    assert outcome(put(owner, form())) == UNUSABLE


def test_changes_are_limited(owner, form):
    for _ in range(30):
        put(owner, form(issuer="https://10.0.0.1"))
    assert outcome(put(owner, form())) == (429, "You have changed this often. Please try again in an hour.")


@pytest.fixture
def removed(owner, signed_in, anna):
    """A browser of the recruiter who has proven the domain, and whom another owner has removed from the company."""
    place = "/api/company/members"
    other_recruiter = signed_in("recruiter", email="bert@acme.example")
    number = other_recruiter.get("/api/session").get_json()["user"]["id"]
    owner.post(place), other_recruiter.post(place)
    assert owner.put(f"{place}/{number}", json={"role": "owner"}).status_code == 200
    assert other_recruiter.delete(f"{place}/{anna.id}").status_code == 200
    assert owner.login(EMAIL).status_code == 200
    return owner


def test_whoever_was_removed_from_the_company_does_not_choose_its_log_in(removed, form, name_server, container):
    assert outcome(put(removed, form())) == NOT_OWNER
    assert outcome(settings_of(removed)) == NOT_OWNER
    assert outcome(removed.post("/api/company-login/remove", json={"domain": DOMAIN})) == NOT_OWNER
    standing = removed.get("/api/company").get_json()
    assert (standing["is_owner"], standing["sees_contacts"]) == (False, False)
    name_server.records[standing["record"]["name"]] = [standing["record"]["value"]]
    sentence = "An owner has removed you from this company. Please ask to join it."
    assert outcome(removed.post("/api/company/check")) == (403, sentence)


def test_a_log_in_ends_with_the_proof_of_the_domain_and_does_not_come_back_with_another(
    owner, form, provider, visit, signed_in
):
    assert put(owner, form()).status_code == 200
    admin = signed_in("admin")
    for is_verified in (False, True):
        decision = {"domain": DOMAIN, "is_verified": is_verified}
        assert admin.post("/api/admin/companies", json=decision).status_code == 200
    assert offer(visit(), DOMAIN) == (False, False)
    assert settings_of(admin).get_json()["login"] is None


def test_who_chose_the_log_in_is_told_and_takes_it_back_if_it_was_somebody_else(owner, form, mails, visit):
    visit().login(EMAIL)
    assert put(owner, form()).status_code == 200
    letter = mails(EMAIL)[0]
    assert "log-in of acme.example" in letter.text
    assert visit().post(re.search(r"/not-me/\S+", letter.text)[0]).status_code == 200
    assert offer(visit(), DOMAIN) == (False, False)
