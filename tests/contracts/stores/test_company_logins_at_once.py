"""Somebody comes through their company for the first time in several tabs, on every engine: it is one account."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from pytest_httpserver import HTTPServer

from hireloom.adapters.oidc import OidcProviders
from hireloom.adapters.second_factors import SealedSecrets
from hireloom.adapters.security import SystemTokens
from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_logins import CompanyLogin, LinkedIdentity
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.sessions import SessionLimits
from hireloom.domain.identity.users import Role, User
from hireloom.domain.lives import USUAL
from hireloom.settings.limits import LimitSettings
from hireloom.usecases.codes import Browser
from hireloom.usecases.company_login_checks import CompanyLoginCheck, ProviderAnswer, secret_purpose
from hireloom.usecases.company_logins import CompanyLoginDesk
from hireloom.usecases.security_notices import SecurityNotices
from tests.identity_provider import CLIENT_ID, CLIENT_SECRET, Provider

DOMAIN, EMAIL = "acme.example", "anna@acme.example"
SECRET = "one " * 10
TABS = 4


class NoDispatcher:
    def deliver(self, event: str, *, within: float) -> None:
        """The letters stay in the outbox."""

    def hurry(self) -> None:
        """Likewise."""


@pytest.fixture
def provider(httpserver: HTTPServer, clock) -> Provider:
    return Provider(httpserver, clock)


@pytest.fixture
def desk(store, clock, provider) -> CompanyLoginDesk:
    now, sealed_texts = clock.now(), SealedSecrets(secret=SECRET)
    secret = sealed_texts.sealed(CLIENT_SECRET, purpose=secret_purpose(DOMAIN))
    with store.writing() as tx:
        tx.companies.put(Company(DOMAIN, now).verified(VerificationMethod.DNS, by=1, now=now))
        tx.company_logins.put(CompanyLogin(DOMAIN, provider.issuer, CLIENT_ID, secret, False, now, 1))
    providers = OidcProviders(clock, lambda host, seconds: [], ("localhost",))
    check = CompanyLoginCheck(
        store,
        clock,
        LimitSettings().rate_limits,
        SystemTokens(),
        providers,
        sealed_texts,
        USUAL,
        "https://jobs.example/user/login",
    )
    notices = SecurityNotices(clock, SystemTokens(), NoDispatcher(), USUAL, "secret", "https://jobs.example", ())
    return CompanyLoginDesk(store, clock, SystemTokens(), check, SessionLimits(), USUAL, "secret", notices)


@pytest.mark.parametrize("is_known", [False, True])
def test_tabs_that_come_for_the_first_time_at_once_are_one_person(store, clock, desk, provider, is_known):
    if is_known:
        with store.writing() as tx:
            tx.users.add(User("Anna", EMAIL, Role.RECRUITER, clock.now()), password_hash="!")
    barrier = threading.Barrier(TABS)

    def come(number: int) -> int:
        token, address = desk.begin(EMAIL, browser=Browser(None, Origin(f"10.0.0.{number}", "")))
        back = provider.log_in(address)
        barrier.wait()
        answer = ProviderAnswer(back["domain"], back["state"], back["code"])
        return desk.finish(answer, browser=Browser(token, Origin(f"10.0.0.{number}", ""))).visitor.user.id

    with ThreadPoolExecutor(TABS) as pool:
        people = set(pool.map(come, range(TABS)))
    assert len(people) == 1
    with store.reading() as tx:
        (link,) = tx.company_logins.links_of(people.pop())
    assert link == LinkedIdentity(link.user_id, provider.issuer, "anna-7", clock.now())
