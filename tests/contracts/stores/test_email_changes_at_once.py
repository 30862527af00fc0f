"""One change of email, one recovery code and one code of an app, used by sixteen at once on every engine."""

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.second_factors import AuthenticatorApp, recovery_seal
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.users import Role, User
from hireloom.domain.refusals import Refusal
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.factor_checks import app_purpose
from tests.http.authenticators import App
from tests.lookups import latest

OLD, NEW = "anna@people.example", "anna@weft.example"
MANY = 16
ORIGIN = Origin("192.0.2.1", "Firefox")


@pytest.fixture(params=["sqlite", "postgres"])
def container(request, container_on):
    return container_on(request.param)


@pytest.fixture
def anna(container):
    with container.store().writing() as tx:
        return tx.users.add(User("Anna1", OLD, Role.USER, container.clock().now()), password_hash="x")


def at_once(work):
    barrier = threading.Barrier(MANY)

    def run(number):
        barrier.wait()
        try:
            return str(work(number))
        except Refusal as refusal:
            return type(refusal).__name__

    with ThreadPoolExecutor(MANY) as pool:
        return Counter(pool.map(run, range(MANY)))


def links(container):
    """The tokens for the new mailbox and for the old one."""
    with container.store().reading() as tx:
        letters = {letter.letter.to: letter.letter.text for letter in tx.outbox.latest(9)}
    return [letters[email].split("/confirm-email/")[1].split()[0] for email in (NEW, OLD)]


def subjects(container):
    with container.store().reading() as tx:
        return Counter(letter.letter.subject for letter in tx.outbox.latest(99))


def actions(container):
    with container.store().reading() as tx:
        return Counter(line.action for line in latest(tx, 99))


@pytest.fixture
def tokens(container, anna):
    session = Session("a" * 64, anna.id, SessionKind.FULL, container.clock().now(), container.clock().now())
    with container.store().writing() as tx:
        tx.sessions.add(session)
    container.email_changes().request(NEW, visitor=Visitor(anna, session), origin=ORIGIN)
    return links(container)


@pytest.mark.spec("SEC-08")
@pytest.mark.parametrize("is_mixed", [False, True], ids=["both links", "the last link"])
def test_sixteen_confirmations_change_the_email_once(container, anna, tokens, is_mixed):
    desk, (new, old) = container.email_changes(), tokens
    if not is_mixed:
        desk.confirm(new, origin=ORIGIN)
    outcome = at_once(lambda number: desk.confirm(new if is_mixed and number % 2 else old, origin=ORIGIN) is None)
    assert outcome["True"] == 1
    assert outcome.keys() <= {"True", "False", "NoEmailChange"}
    assert subjects(container)["Your email was changed"] == 1
    assert actions(container)["emails.changed"] == 1
    assert max(actions(container)[f"emails.{side}_confirmed"] for side in ("new", "old")) <= 1
    with container.store().reading() as tx:
        assert (tx.users.get(anna.id).email, tx.email_changes.of(anna.id)) == (NEW, None)


def test_a_change_that_is_due_is_settled_once_by_all_workers(container, anna, tokens, clock):
    desk = container.email_changes()
    desk.confirm(tokens[0], origin=ORIGIN)
    with container.store().writing() as tx:
        tx.email_changes.put(tx.email_changes.of(anna.id).given_up(clock.now()))
    clock.advance(desk.lives.disowning)
    at_once(lambda _: desk.settle_due())
    assert actions(container)["emails.changed"] == 1
    assert subjects(container)["Your email was changed"] == 1


def test_one_code_of_an_app_and_one_recovery_code_let_one_of_sixteen_in(container, anna, clock):
    check, secret = container.factor_check(), container.authenticator().secret()
    sealed = container.sealed_texts().sealed(secret, purpose=app_purpose(anna.id))
    with container.store().writing() as tx:
        tx.second_factors.put_app(AuthenticatorApp(anna.id, sealed, clock.now(), 0))
        seal = recovery_seal("k7f2-9x4m", user_id=anna.id, secret=check.secret)
        tx.second_factors.set_recovery_codes(anna.id, [seal])
    for code in (App(secret, clock).code(), "k7f2-9x4m"):
        outcome = at_once(
            lambda number, code=code: check.must_fit(code, anna, origin=Origin(f"192.0.{number}.1", "Firefox"))
        )
        assert outcome["None"] == 1
        assert outcome.keys() <= {"None", "WrongSecondStep", "SecondStepPaused"}
    assert actions(container)["second_steps.passed"] == actions(container)["recovery_codes.used"] == 1
