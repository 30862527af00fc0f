"""Codes, tickets and accounts when fifty ask at the same moment, on SQLite and on PostgreSQL."""

import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from hireloom.bootstrap.container import Container
from hireloom.domain.identity.codes import Code, Purpose
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.registrations import RegistrationInput
from hireloom.domain.identity.tickets import Ticket
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.users import Role, User
from hireloom.domain.refusals import NotFound, Refusal
from hireloom.usecases.codes import Browser
from tests.long_runs import TIMES
from tests.lookups import of_role

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
ANNA = "anna@people.example"
FORM = RegistrationInput("Anna2026", ANNA, "+91-9876543210", "user")
MANY = 50
ROUNDS = pytest.mark.parametrize("round_", range(2 * TIMES))


@pytest.fixture(params=["sqlite", "postgres"])
def container(request: pytest.FixtureRequest, container_on: Callable[[str], Container]) -> Container:
    return container_on(request.param)


def at_once(work: Callable[[int], Any]) -> Counter[str]:
    """What fifty threads that began together got: the kind of refusal, or the result; no other exception."""
    barrier = threading.Barrier(MANY)

    def run(number: int) -> str:
        barrier.wait()
        try:
            return str(work(number))
        except Refusal as refusal:
            return type(refusal).__name__

    with ThreadPoolExecutor(MANY) as pool:
        return Counter(pool.map(run, range(MANY)))


def browser_of(number: int = 0, token: str | None = None) -> Browser:
    return Browser(token, Origin(f"192.0.2.{number}"))


def code_of(container: Container, email: str) -> str:
    with container.store().reading() as tx:
        letter = tx.outbox.latest(1)[0].letter
    assert letter
    assert letter.to == email
    return letter.text.split("    ")[1][:6]


def add_anna(container: Container) -> User:
    with container.store().writing() as tx:
        return tx.users.add(User("Anna1", ANNA, Role.USER, NOW), password_hash="x")


def give_ticket(container: Container, token: str, purpose: Purpose, email: str) -> None:
    with container.store().writing() as tx:
        ticket = Ticket.issued(token_hash(token), purpose=purpose, email=email, now=container.clock().now())
        tx.tickets.add(ticket)


class TestProofs:
    def test_the_newest_code_of_a_browser_takes_the_place_of_the_one_before(self, container):
        own_browser, other_browser = "a" * 64, "b" * 64
        old, new = (Code(Purpose.SIGNUP, ANNA, own_browser, letter * 64, NOW) for letter in "ab")
        strangers = Code(Purpose.SIGNUP, ANNA, other_browser, "d" * 64, NOW)
        reset = Code(Purpose.RESET, ANNA, own_browser, "c" * 64, NOW + timedelta(minutes=1), wrong=5)
        with container.store().writing() as tx:
            for code in (old, new, strangers, reset):
                tx.codes.put(code)
        with container.store().writing() as tx:
            assert tx.codes.get(Purpose.SIGNUP, ANNA, browser=own_browser) == new
            tx.codes.put(new.missed())
            assert tx.codes.get(Purpose.SIGNUP, ANNA, browser=own_browser) == new.missed()
            assert tx.codes.get(Purpose.SIGNUP, ANNA, browser=other_browser) == strangers
            assert tx.codes.get(Purpose.SIGNUP, "bert@people.example", browser=own_browser) is None
            assert tx.codes.sweep(created_until=NOW) == 2
            assert tx.codes.get(Purpose.SIGNUP, ANNA, browser=own_browser) is None
            assert tx.codes.get(Purpose.RESET, ANNA, browser=own_browser) == reset
            tx.codes.put(Code(Purpose.RESET, ANNA, other_browser, "c" * 64, NOW))
            tx.codes.remove(Purpose.RESET, ANNA)
            assert [tx.codes.get(Purpose.RESET, ANNA, browser=browser) for browser in (own_browser, other_browser)] == [
                None,
                None,
            ]

    def test_tickets_are_kept_and_go(self, container):
        tickets = [
            Ticket("a" * 64, Purpose.SIGNUP, ANNA, NOW + timedelta(minutes=1)),
            Ticket("b" * 64, Purpose.RESET, ANNA, NOW + timedelta(minutes=2)),
            Ticket("c" * 64, Purpose.RESET, ANNA, NOW + timedelta(minutes=3)),
            Ticket("d" * 64, Purpose.RESET, "bert@people.example", NOW + timedelta(minutes=3)),
        ]
        with container.store().writing() as tx:
            for ticket in tickets:
                tx.tickets.add(ticket)
        with container.store().writing() as tx:
            assert [tx.tickets.get(ticket.key) for ticket in tickets] == tickets
            assert tx.tickets.sweep(NOW + timedelta(minutes=1)) == 1
            tx.tickets.remove_all(Purpose.RESET, ANNA)
            assert [tx.tickets.get(ticket.key) for ticket in tickets] == [None, None, None, tickets[3]]
            tx.tickets.remove("d" * 64)
            assert tx.tickets.get("d" * 64) is None

    def test_a_phone_number_changes_and_nothing_else(self, container):
        anna = add_anna(container)
        with container.store().writing() as tx:
            tx.users.put(anna.deactivated())
            user = tx.users.set_phone(anna.id, Phone("+1", "2025550123"))
            assert (user.is_active, str(user.phone)) == (False, "+1-2025550123")
            assert tx.users.get(anna.id) == user
            with pytest.raises(NotFound):
                tx.users.set_phone(anna.id + 1, Phone("+1", "2025550123"))


class TestRaces:
    @ROUNDS
    @pytest.mark.spec("SEC-05", "OPEN-030")
    def test_one_code_is_sent_to_one_network_and_twenty_to_all(self, container, round_):
        desk = container.registrations()
        sent_codes = at_once(lambda number: desk.send_code(FORM, browser=browser_of(0)) and "sent")
        assert (sent_codes["sent"], sent_codes["TooMany"] + sent_codes["TooManyCodes"]) == (1, MANY - 1)
        sent_codes = at_once(lambda number: desk.send_code(FORM, browser=browser_of(1 + number)) and "sent")
        assert sent_codes == {"sent": 19, "TooManyCodes": MANY - 19}
        with container.store().reading() as tx:
            assert len(tx.outbox.latest(MANY)) == 20

    @ROUNDS
    @pytest.mark.spec("OPEN-030", "SEC-10")
    def test_a_code_is_used_once(self, container, round_):
        desk = container.registrations()
        token, values = desk.send_code(FORM, browser=browser_of()), []

        def verify(number: int) -> str:
            values.append(desk.verify_code(ANNA, code, browser=browser_of(number, token)))
            return "ticket"

        code = code_of(container, ANNA)
        assert at_once(verify) == {"ticket": 1, "CodeWrong": MANY - 1}
        with container.store().reading() as tx:
            assert tx.tickets.get(token_hash(values[0])).email == ANNA

    @ROUNDS
    @pytest.mark.spec("OPEN-030", "SEC-10")
    def test_wrong_tries_at_once_are_all_counted(self, container, round_):
        desk = container.registrations()
        token = desk.send_code(FORM, browser=browser_of())
        right = int(code_of(container, ANNA))

        def guess(number: int) -> str:
            return desk.verify_code(ANNA, f"{(right + 1 + number) % 10**6:06}", browser=browser_of(number, token))

        assert at_once(guess) == {"CodeWrong": 20, "TooMany": MANY - 20}
        with container.store().writing() as tx:
            assert tx.codes.get(Purpose.SIGNUP, ANNA, browser=token_hash(token)).wrong == 5

    @ROUNDS
    @pytest.mark.spec("SEC-08", "OPEN-033")
    def test_a_reset_ticket_sets_one_password(self, container, round_):
        anna, set_by = add_anna(container), []
        give_ticket(container, "ticket", Purpose.RESET, ANNA)

        def reset(number: int) -> str:
            container.resets().reset(ANNA, f"Weft4yarn!{number}", browser=browser_of(number, "ticket"))
            set_by.append(number)
            return "set"

        assert at_once(reset) == {"set": 1, "CodeUnproven": MANY - 1}
        with container.store().reading() as tx:
            assert container.passwords().fits(f"Weft4yarn!{set_by[0]}", tx.users.password_hash(anna.id))
            assert len(tx.outbox.latest(MANY)) == 1

    @ROUNDS
    @pytest.mark.spec("OPEN-029", "SEC-03")
    def test_a_proven_mailbox_makes_one_account(self, container, round_):
        give_ticket(container, "ticket", Purpose.SIGNUP, ANNA)

        def register(number: int) -> bool:
            form = RegistrationInput(f"Anna{number}", ANNA, "+91-9876543210", "user")
            account = container.registrations().register(form, "Weft4yarn!", browser=browser_of(number, "ticket"))
            return account.user is not None

        assert at_once(register) == {"True": 1, "EmailUnproven": MANY - 1}
        with container.store().reading() as tx:
            assert len(of_role(tx, Role.USER)) == 1

    @ROUNDS
    @pytest.mark.spec("OPEN-038", "SEC-06", "OPEN-031")
    def test_a_name_is_given_once_in_whatever_case(self, container, round_):
        for number in range(MANY):
            give_ticket(container, f"ticket{number}", Purpose.SIGNUP, f"anna{number}@people.example")

        def register(number: int) -> tuple[bool, bool, bool]:
            name = "".join(sign.upper() if number >> place & 1 else sign for place, sign in enumerate("annabel"))
            form = RegistrationInput(name, f"anna{number}@people.example", "+91-9876543210", "user")
            browser = browser_of(number, f"ticket{number}")
            account = container.registrations().register(form, "Weft4yarn!", browser=browser)
            return account.user is not None, account.is_username_taken, account.is_email_taken

        assert at_once(register) == {"(True, False, False)": 1, "(False, True, False)": MANY - 1}
        with container.store().writing() as tx:
            tickets = [tx.tickets.get(token_hash(f"ticket{number}")) for number in range(MANY)]
            assert tickets.count(None) == 1  # a person who came too late chooses another name with the same ticket
