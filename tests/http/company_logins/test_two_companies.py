"""The people of one company's provider are nobody at another company, whatever that provider says."""

import pytest
from pytest_httpserver import HTTPServer

from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_logins import CompanyLogin
from hireloom.usecases.company_login_checks import secret_purpose
from tests.http.company_login_calls import EMAIL, come_back, finish, go, person_of
from tests.identity_provider import CLIENT_ID, CLIENT_SECRET, Provider

OTHER_DOMAIN, EVE = "evil.example", "eve@evil.example"


@pytest.fixture
def impostor(container, clock):
    """The provider of another verified company."""
    now = container.clock().now()
    with HTTPServer() as server:
        provider = Provider(server, clock)
        secret = container.sealed_texts().sealed(CLIENT_SECRET, purpose=secret_purpose(OTHER_DOMAIN))
        with container.store().writing() as tx:
            tx.companies.put(Company(OTHER_DOMAIN, now).verified(VerificationMethod.DNS, by=1, now=now))
            tx.company_logins.put(CompanyLogin(OTHER_DOMAIN, provider.issuer, CLIENT_ID, secret, False, now, 1))
        yield provider


@pytest.fixture
def anna(acme, provider, people, visit):
    """Has logged in through her own company."""
    user = people.add("recruiter", email=EMAIL)
    assert come_back(visit(), provider).status_code == 200
    return user


def come_from_impostor(browser, impostor):
    return finish(browser, impostor.log_in(go(browser, EVE)))


def test_the_same_subject_of_another_provider_is_another_person(anna, impostor, people, visit):
    people.add("recruiter", email=EVE)
    impostor.person |= {"email": EVE}
    browser = visit()
    assert come_from_impostor(browser, impostor).status_code == 200
    assert person_of(browser)["email"] == EVE


@pytest.mark.parametrize("email", [EMAIL, "bert@acme.example", "eve@acme.example.evil.example", "eve@sub.evil.example"])
def test_another_provider_vouches_for_nobody_else(anna, impostor, visit, email):
    impostor.person |= {"email": email}
    browser = visit()
    assert come_from_impostor(browser, impostor).status_code == 403
    assert person_of(browser) is None


def test_another_provider_cannot_call_itself_by_her_issuer(anna, provider, impostor, visit):
    impostor.spoilt = {"iss": provider.issuer}
    browser = visit()
    assert come_from_impostor(browser, impostor).status_code == 403
    assert person_of(browser) is None


def test_a_code_of_one_company_is_no_answer_for_another(anna, provider, impostor, visit):
    """A provider that sends the browser on to another one, to get at the code."""
    browser, eves = visit(), visit()
    stolen = provider.log_in(go(browser))
    begun = impostor.log_in(go(eves, EVE))
    for answer in (
        begun | {"code": stolen["code"]},  # at her own company's address
        begun | {"code": stolen["code"], "domain": stolen["domain"]},
        stolen | {"state": begun["state"]},
        begun | {"iss": provider.issuer},
    ):
        assert finish(eves, answer).status_code == 403
    assert (person_of(eves), person_of(browser)) == (None, None)
