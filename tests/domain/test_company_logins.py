"""Whom the log-in of a company lets in, and who may set it up."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_logins import (
    GOOGLE,
    MOST_NAMES,
    BegunLogin,
    ClientMalformed,
    CompanyLogin,
    CompanyLoginOver,
    CompanyLoginRequired,
    EmailNotVouched,
    IssuerMalformed,
    NotItsOwner,
    ProvenIdentity,
    client_of,
    issuer_of,
    must_be_owner,
    must_not_be_required,
    newcomer,
    redirect_of,
    usernames_for,
)
from hireloom.domain.identity.emails import email_of
from hireloom.domain.identity.users import Role, User, username_of
from hireloom.domain.lives import USUAL

NOW = datetime(2026, 11, 25, 12, 0, tzinfo=UTC)
ISSUER = "https://login.acme.example"
LOGIN = CompanyLogin("acme.example", ISSUER, "hireloom", "sealed", True, NOW, 1)
LOGIN_START = BegunLogin("state", "browser", "acme.example", ISSUER, "nonce", "verifier", NOW)


def person(number: int = 7, email: str = "anna@acme.example", role: Role = Role.RECRUITER) -> User:
    return User("Anna", email, role, NOW, id=number)


def identity(email: str = "anna@acme.example", *, is_verified: bool = True, issuer: str = ISSUER, hosted: str = ""):
    return ProvenIdentity(issuer, "7", email, is_verified, hosted)


def test_the_email_must_be_verified_and_in_the_domain():
    assert identity(" Anna@ACME.example").email_at("acme.example") == "anna@acme.example"
    for email in (
        "anna@other.example",
        "anna@sub.acme.example",
        "anna@acme.example.evil.example",
        "acme.example",
        "",
        "@",
    ):
        with pytest.raises(EmailNotVouched):
            identity(email).email_at("acme.example")
    with pytest.raises(EmailNotVouched):
        identity(is_verified=False).email_at("acme.example")


def test_a_domain_is_the_same_in_both_of_its_spellings():
    assert identity("anna@xn--mller-kva.example").email_at("müller.example") == "anna@müller.example"


def test_at_google_the_company_itself_must_manage_the_account():
    assert identity(issuer=GOOGLE, hosted="ACME.example").email_at("acme.example") == "anna@acme.example"
    for hosted in ("", "other.example", "no domain"):
        with pytest.raises(EmailNotVouched):
            identity(issuer=GOOGLE, hosted=hosted).email_at("acme.example")


@pytest.mark.parametrize("entry", [ISSUER, f" {ISSUER} ", f"{ISSUER}/", f"{ISSUER}:8443/realms/acme"])
def test_an_issuer_stays_as_its_provider_spells_it(entry: str):
    assert issuer_of(entry) == entry.strip()


@pytest.mark.parametrize(
    "entry",
    [
        "",
        "login.acme.example",
        "http://login.acme.example",
        "ftp://login.acme.example",
        "javascript:alert(1)",
        "https://",
        "https://login.acme.example?x=1",
        "https://login.acme.example#x",
        "https://user@login.acme.example",
        "https://login.acme.example:0",
        "https://login.acme.example:x",
        "https://[::1",
        "https://löm.example",
        "https://login.acme.example/" + "x" * 255,
    ],
)
def test_anything_else_is_no_issuer(entry: str):
    with pytest.raises(IssuerMalformed):
        issuer_of(entry)


def test_only_on_request_without_encryption():
    assert issuer_of("http://localhost:8080", may_be_plain=True) == "http://localhost:8080"


def test_a_client_has_a_name_and_a_secret():
    assert client_of(" hireloom ", " s3cret ") == ("hireloom", "s3cret")
    for pair in (("", "x"), ("x", ""), ("x", "y" * 256), ("ü", "x"), ("x", "a\nb")):
        with pytest.raises(ClientMalformed):
            client_of(*pair)


def test_a_log_in_ends_in_time_in_its_browser_and_with_its_provider():
    domain, last = "acme.example", NOW + USUAL.company_login - timedelta(seconds=1)
    confirmation = replace(LOGIN_START, confirms="session")
    LOGIN_START.must_be_of("browser", domain, LOGIN, confirms=None, now=last)
    confirmation.must_be_of("browser", domain, LOGIN, confirms="session", now=last)
    moved_login = replace(LOGIN, issuer="https://new.acme.example")
    for start, browser, at, login, confirms, now in (
        (LOGIN_START, "other", domain, LOGIN, None, NOW),
        (LOGIN_START, "browser", "other.example", LOGIN, None, NOW),
        (LOGIN_START, "browser", domain, LOGIN, None, NOW + USUAL.company_login),
        (LOGIN_START, "browser", domain, moved_login, None, NOW),
        (LOGIN_START, "browser", domain, LOGIN, "session", NOW),
        (confirmation, "browser", domain, LOGIN, None, NOW),
        (confirmation, "browser", domain, LOGIN, "another session", NOW),
    ):
        with pytest.raises(CompanyLoginOver):
            start.must_be_of(browser, at, login, confirms=confirms, now=now)


def test_the_address_to_come_back_to_is_one_of_the_company():
    page = "https://jobs.example/user/login"
    assert redirect_of(page, "acme.example") == f"{page}/acme.example"
    assert redirect_of(page, "bücher.example") == f"{page}/b%C3%BCcher.example"


def test_admins_and_whoever_controls_the_domain_set_the_log_in_up():
    company = Company("acme.example", NOW)
    owned = company.verified(VerificationMethod.DNS, by=7, now=NOW)
    by_admin = company.verified(VerificationMethod.ADMIN, by=7, now=NOW)
    must_be_owner(person(), owned)
    must_be_owner(person(1, "root@hireloom.example", Role.ADMIN), None)
    for user, companies in (
        (person(8), owned),
        (person(), by_admin),
        (person(), company),
        (person(), None),
        (person(email="anna@elsewhere.example"), owned),
    ):
        with pytest.raises(NotItsOwner):
            must_be_owner(user, companies)


def test_what_is_required_binds_everybody_but_admins():
    with pytest.raises(CompanyLoginRequired):
        must_not_be_required(LOGIN, person())
    optional = CompanyLogin("acme.example", ISSUER, "hireloom", "sealed", False, NOW, 1)
    for login, user in ((None, person()), (optional, person()), (LOGIN, person(role=Role.ADMIN))):
        must_not_be_required(login, user)


def test_newcomers_are_recruiters_who_owe_a_phone_number():
    user = newcomer("Anna", "anna@acme.example", now=NOW)
    assert (user.role, user.phone, user.is_admin) == (Role.RECRUITER, None, False)


@given(st.text("abcXYZ019._-+'é", min_size=1, max_size=40))
def test_every_name_for_a_newcomer_is_a_username(local: str):
    names = list(islice(usernames_for(f"{local}@acme.example"), 30))
    assert [username_of(name) for name in names] == names


def test_names_follow_the_email():
    assert list(islice(usernames_for(email_of("anna.loewe-meier@acme.example")), 2)) == [
        "annaloewemeier",
        "annaloewemeier2",
    ]
    assert next(usernames_for("al@acme.example")) == "al00"


def test_a_thousand_names_are_tried_and_all_of_them_differ():
    names = list(usernames_for("a.person.with.a.very.long.name@acme.example"))
    assert len(names) == len(set(names)) == MOST_NAMES
