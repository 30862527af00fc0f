"""Sessions over HTTP against a model: log-ins, log-outs, calls, pauses, deactivations in any order."""

from datetime import timedelta

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from tests.long_runs import ENGINES, TIMES

BROWSERS = (0, 1, 2)
IDLE, LONGEST = timedelta(hours=24), {"user": timedelta(days=30), "admin": timedelta(hours=24)}


@pytest.fixture(params=ENGINES)
def container(request, container_on):
    return container_on(request.param)


@pytest.mark.spec("SEC-12", "SEC-13", "SEC-40", "OPEN-024")
def test_the_product_agrees_with_the_model(visit, people, clock):
    class Sessions(RuleBasedStateMachine):
        def __init__(self):
            super().__init__()
            self.users = {role: people.add(role) for role in LONGEST}
            self.active = dict.fromkeys(LONGEST, True)
            self.browsers = [visit() for _ in BROWSERS]
            self.living = {}  # browser → role, begun, last kept alive

        def is_living(self, browser):
            if browser not in self.living:
                return False
            role, since, is_long = self.living[browser]
            return self.active[role] and clock.now() < since + LONGEST[role] and clock.now() < is_long + IDLE

        def call(self, browser, background=False):
            answer = self.browsers[browser].get("/api/session", headers={"X-Background": "1"} if background else {})
            user = answer.get_json()["user"]
            if not self.is_living(browser):
                assert user is None
                self.living.pop(browser, None)
                return
            assert user["id"] == self.users[self.living[browser][0]].id
            if not background:
                self.keep(browser)

        def keep(self, browser):
            """Every call but those in the background is a sign of life, also a log-in that is refused."""
            role, since, is_long = self.living[browser]
            if clock.now() - is_long >= timedelta(minutes=1):
                self.living[browser] = role, since, clock.now()

        @rule(browser=st.sampled_from(BROWSERS), role=st.sampled_from(list(LONGEST)))
        def log_in(self, browser, role):
            answer = self.browsers[browser].login(self.users[role].email)
            assert answer.status_code == (200 if self.active[role] else 403)
            if self.active[role]:
                self.living[browser] = role, clock.now(), clock.now()
            elif self.is_living(browser):
                self.keep(browser)

        @rule(browser=st.sampled_from(BROWSERS))
        def log_out(self, browser):
            self.call(browser, background=True)
            assert self.browsers[browser].post("/api/logout").status_code == 200
            self.living.pop(browser, None)

        @rule(browser=st.sampled_from(BROWSERS), background=st.booleans())
        def ask(self, browser, background):
            self.call(browser, background)

        @rule(hours=st.integers(0, 26), minutes=st.integers(0, 59))
        def wait(self, hours, minutes):
            clock.advance(timedelta(hours=hours, minutes=minutes))

        @rule(role=st.sampled_from(list(LONGEST)))
        def deactivate_and_let_the_others_notice(self, role):
            people.change(self.users[role].deactivated())
            self.active[role] = False
            for browser in BROWSERS:
                self.call(browser)

        @rule(role=st.sampled_from(list(LONGEST)))
        def activate(self, role):
            people.change(self.users[role])
            self.active[role] = True

    limits = settings(max_examples=10 * TIMES, stateful_step_count=50, deadline=None, database=None)
    run_state_machine_as_test(Sessions, settings=limits)
