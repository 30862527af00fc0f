"""What somebody without an account does: fill in the form, read the email, type the code."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from hireloom.bootstrap.container import Container
from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.mails.letters import Letter
from tests.http.application_calls import post_job
from tests.http.key_calls import Program, make
from tests.http.recruiter_calls import verify

FORM = {
    "username": "Anna2026",
    "email": "anna@acme.example",
    "phonenumber": "+91-9876543210",
    "user_type": "user",
    "purpose": "general",
}
NEW_PASSWORD = "Weft4yarn!"


@pytest.fixture
def mails(container: Container) -> Callable[[str], list[Letter]]:
    """The letters to an address that wait in the outbox, newest first."""

    def to(email: str) -> list[Letter]:
        with container.store().reading() as tx:
            return [letter.letter for letter in tx.outbox.latest(200) if letter.letter and letter.to == email]

    return to


@pytest.fixture
def link(mails: Callable[[str], list[Letter]]) -> Callable[[str, str], str]:
    """The path of the link to a page in the newest letter to an address."""

    def newest(email: str, page: str) -> str:
        path = re.search(rf"/{page}/\S+", mails(email)[0].text)
        assert path
        return path[0]

    return newest


@pytest.fixture
def anna(people: Any) -> User:
    """A recruiter, to whose work mailbox letters go."""
    return people.add("recruiter", username="Anna1", email=FORM["email"])


@pytest.fixture
def browser(visit: Callable[[], Any], anna: User) -> Any:
    """Where Anna is logged in."""
    visitor = visit()
    assert visitor.login(anna.email).status_code == 200
    return visitor


@pytest.fixture
def code_for(mails: Callable[[str], list[Letter]]) -> Callable[[str], str]:
    """The code in the newest letter to an address."""

    def newest(email: str) -> str:
        code = re.search(r"^ *([0-9]{6})$", mails(email)[0].text, re.M)
        assert code
        return code[1]

    return newest


@pytest.fixture
def fill_in() -> Callable[..., dict[str, Any]]:
    """The registration form as a browser sends it."""
    return lambda **changes: FORM | changes


@pytest.fixture
def prove(code_for: Callable[[str], str]) -> Callable[..., Any]:
    """Bring a browser to the point where its mailbox is proven."""

    def proven(browser: Any, **changes: Any) -> Any:
        form = FORM | changes
        assert browser.post("/api/send-otp", json=form).status_code == 200
        fields = {"email": form["email"], "otp": code_for(form["email"]), "purpose": "general"}
        assert browser.post("/api/verify-otp", json=fields).status_code == 200
        return browser

    return proven


@pytest.fixture
def register() -> Callable[..., Any]:
    """The call that makes the account, as a browser sends it."""

    def registered(browser: Any, **changes: Any) -> Any:
        form = FORM | {"password": NEW_PASSWORD, "skip_email_verification": True} | changes
        return browser.post("/api/register", json=form)

    return registered


@pytest.fixture
def recruiter(people: Any) -> User:
    return people.add("recruiter")


@pytest.fixture
def its_recruiter(visit: Callable[[], Any], recruiter: User, container: Container) -> Any:
    """A browser in which `recruiter` is signed in."""
    browser = visit()
    browser.enter(container, recruiter)
    return browser


@pytest.fixture
def program(visit: Callable[[], Any]) -> Callable[..., Program]:
    """A program with a new key of the person in the browser."""

    def program(browser: Any, *scopes: str) -> Program:
        answer = make(browser, *scopes)
        assert answer.status_code == 201, answer.get_json()
        return Program(visit().http, answer.get_json()["token"])

    return program


@pytest.fixture
def job(container: Container, recruiter: User) -> Job:
    """What `recruiter` has posted."""
    return post_job(container, recruiter)


@pytest.fixture
def company(container: Container, recruiter: User, its_recruiter: Any) -> int:
    """The number of the company that `recruiter` owns."""
    verify(container, recruiter)
    assert its_recruiter.post("/api/company/members").status_code == 200
    with container.store().reading() as tx:
        member = tx.companies.membership(recruiter.id)
    assert member
    return member.company_id


@pytest.fixture
def colleague(
    people: Any, visit: Callable[[], Any], container: Container, recruiter: User, company: int, clock: Any
) -> Callable[..., tuple[User, Any]]:
    """Somebody with this role in the company, and a browser in which they are signed in; without a role, nobody of
    it."""

    def colleague(role: CompanyRole | None, name: str = "colleague") -> tuple[User, Any]:
        domain = recruiter.email.partition("@")[2]
        user, browser = people.add("recruiter", email=f"{name}@{domain}"), visit()
        if role:
            with container.store().writing() as tx:
                tx.companies.put_member(Member(company, user.id, role, clock.now()))
        browser.login(user.email)
        return user, browser

    return colleague


@pytest.fixture
def letters(container: Container) -> Callable[[], list[Letter]]:
    """Every email that the provider has accepted, oldest first."""
    return lambda: container.mailer().letters


@pytest.fixture
def delivered(container: Container, letters: Callable[[], list[Letter]]) -> Callable[[], list[Letter]]:
    """The same, once those that wait have been sent."""

    def delivered() -> list[Letter]:
        container.mail_worker().look()
        return letters()

    return delivered
