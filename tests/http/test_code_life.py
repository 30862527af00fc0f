"""Codes and tickets over HTTP against a model: two people, two purposes, tries and pauses in any order."""

from datetime import timedelta

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from hireloom.domain.identity.phones import Phone
from tests.long_runs import ENGINES, TIMES

BROWSERS = (0, 1)
REGISTERED, UNKNOWN = "anna@people.example", "nobody@people.example"
EMAILS = (REGISTERED, UNKNOWN)
MINUTE = timedelta(minutes=1)
CALLS = {
    "signup": ("/api/send-otp", "/api/verify-otp"),
    "reset": ("/api/initiate-password-reset", "/api/verify-password-reset-otp"),
}
TICKET = {"signup": timedelta(minutes=15), "reset": timedelta(minutes=10)}


@pytest.fixture(params=ENGINES)
def container(request, container_on):
    return container_on(request.param)


@pytest.mark.spec("OPEN-029", "OPEN-030", "OPEN-033", "SEC-03", "SEC-04", "SEC-08", "SEC-09", "SEC-10")
def test_the_product_agrees_with_the_model(visit, people, clock, container, code_for, register, fill_in):
    class Codes(RuleBasedStateMachine):
        def __init__(self):
            super().__init__()
            with container.engine().begin() as connection:
                for table in ("codes", "tickets", "attempts", "outbox", "sessions", "users"):
                    connection.exec_driver_sql(f"DELETE FROM {table}")
            self.anna = people.add(email=REGISTERED, phone=Phone("+1", "5550001111"))
            self.browsers = [visit() for _ in BROWSERS]
            self.codes = {}  # purpose, email → the digits told (None: nobody was), browser, made at, wrong tries
            self.sent = {}  # purpose, email, browser that is known for it (None: not) → when codes went out
            self.devices = set()  # browser, email: a reset made it known there, so others do not throttle it
            self.wrong = {}  # purpose, email → when wrong tries were made
            self.tickets = {}  # browser, purpose → email, good until
            self.names = 0

        def is_told(self, purpose, email):
            return (email == REGISTERED) == (purpose == "reset")

        @rule(browser=st.sampled_from(BROWSERS), purpose=st.sampled_from(list(CALLS)), email=st.sampled_from(EMAILS))
        def ask(self, browser, purpose, email):
            now, key = clock.now(), (purpose, email)
            own_device = browser if (browser, email) in self.devices else None
            past = self.sent.get((*key, own_device), [])
            most = {MINUTE: 1, 15 * MINUTE: 3, timedelta(days=1): 10 if purpose == "signup" else 5}
            is_sent = all(sum(now - moment < window for moment in past) < times for window, times in most.items())
            of_strangers = [time for (*_, device), times in self.sent.items() if device is None for time in times]
            is_busy = own_device is None and sum(now - time < timedelta(hours=1) for time in of_strangers) >= 20
            answer = self.browsers[browser].post(CALLS[purpose][0], json=fill_in(email=email, username="Free2026"))
            if is_busy or (not is_sent and purpose == "signup"):
                assert answer.status_code == 429
                return
            assert answer.get_json() == {"success": True, "message": "OTP sent to your email!"}
            if is_sent:
                self.sent[*key, own_device] = [*past, now]
                self.codes[key] = [code_for(email) if self.is_told(*key) else None, browser, now, 0]

        @rule(
            browser=st.sampled_from(BROWSERS),
            purpose=st.sampled_from(list(CALLS)),
            email=st.sampled_from(EMAILS),
            is_honest=st.booleans(),
        )
        def verify(self, browser, purpose, email, is_honest):
            now, key = clock.now(), (purpose, email)
            result, holder, attempt, wrong = self.codes.get(key, (None, None, now, 0))
            entry = result if result and is_honest else "000000" if result != "000000" else "000001"
            answer = self.browsers[browser].post(CALLS[purpose][1], json={"email": email, "otp": entry})
            if holder != browser:
                assert answer.status_code in (400, 429)
                return
            today = [moment for moment in self.wrong.get(key, []) if now - moment < timedelta(days=1)]
            is_right = entry == result and now - attempt < 10 * MINUTE and wrong < 5
            assert answer.status_code == (429 if len(today) >= 20 else 200 if is_right else 400)
            if answer.status_code == 200:
                del self.codes[key]
                if purpose == "reset":
                    self.tickets = {k: ticket for k, ticket in self.tickets.items() if (k[1], ticket[0]) != key}
                self.tickets[browser, purpose] = email, now + TICKET[purpose]
                self.forget_cookie(browser, purpose)
            elif answer.status_code == 400:
                self.wrong[key] = [*today, now]
                self.codes[key][3] = min(wrong + 1, 5)

        def forget_cookie(self, browser, purpose):
            """The cookie has changed: no code that was asked for with the old one can be used anymore."""
            for key, code in self.codes.items():
                if key[0] == purpose and code[1] == browser:
                    code[1] = None

        @rule(browser=st.sampled_from(BROWSERS), email=st.sampled_from(EMAILS))
        def reset(self, browser, email):
            ticket = self.tickets.get((browser, "reset"))
            may = ticket is not None and ticket[0] == email and clock.now() < ticket[1] and email == REGISTERED
            fields = {"email": email, "new_password": "Brand-new1!"}
            assert self.browsers[browser].post("/api/reset-password", json=fields).status_code == (200 if may else 403)
            if may:
                self.spend(browser, "reset", email)
                self.devices.add((browser, email))

        @rule(browser=st.sampled_from(BROWSERS))
        def register(self, browser):
            ticket = self.tickets.get((browser, "signup"))
            may = ticket is not None and ticket[0] == UNKNOWN and clock.now() < ticket[1]
            with container.store().reading() as tx:
                is_there = tx.users.by_email(UNKNOWN) is not None
            self.names += 1
            answer = register(self.browsers[browser], email=UNKNOWN, username=f"Free{self.names}")
            if answer.status_code == 429:
                return
            assert answer.status_code == ((409 if is_there else 201) if may else 403)
            assert answer.status_code != 409 or answer.get_json()["email_exists"]
            if answer.status_code == 201:
                self.spend(browser, "signup", UNKNOWN)
                with container.engine().begin() as connection:
                    connection.exec_driver_sql(f"DELETE FROM users WHERE email = '{UNKNOWN}'")

        def spend(self, browser, purpose, email):
            del self.tickets[browser, purpose]
            self.codes.pop((purpose, email), None)
            self.forget_cookie(browser, purpose)

        @rule(pause=st.sampled_from([1, 30, 60, 60, 300, 540, 600, 900, 3600, 30_000]))
        def wait(self, pause):
            clock.advance(timedelta(seconds=pause))

    limits = settings(max_examples=10 * TIMES, stateful_step_count=50, deadline=None, database=None)
    run_state_machine_as_test(Codes, settings=limits)
