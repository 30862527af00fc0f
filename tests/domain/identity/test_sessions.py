"""A session against the plain words of the rule, over any order of calls and pauses."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from hireloom.domain.identity.sessions import Session, SessionKind, SessionLimits
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.users import Role
from tests.long_runs import TIMES

START = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
LIMITS = SessionLimits()
LONGEST = {Role.USER: timedelta(days=30), Role.RECRUITER: timedelta(days=30), Role.ADMIN: timedelta(hours=24)}


class Life(RuleBasedStateMachine):
    """The model: a list of the moments at which a call kept the session, none of them less than a minute apart."""

    @initialize(role=st.sampled_from(Role), kind=st.sampled_from([SessionKind.FULL, SessionKind.PENDING_PHONE]))
    def begin(self, role, kind):
        self.role, self.kind, self.now, self.kept = role, kind, START, [START]
        self.session = Session(token_hash("token"), 1, kind, START, START)

    @rule(pause=st.timedeltas(timedelta(0), timedelta(hours=25)))
    def wait(self, pause):
        self.now += pause

    @rule(exactly=st.sampled_from([timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=24)]))
    def wait_until_an_edge(self, exactly):
        self.now = max(self.now, self.kept[-1] + exactly)

    @rule()
    def call(self):
        if self.is_over:
            return
        if self.now - self.kept[-1] >= timedelta(minutes=1):
            self.kept.append(self.now)
        self.session = self.session.seen(self.now)

    @property
    def is_over(self) -> bool:
        longest = LONGEST[self.role] if self.kind is SessionKind.FULL else timedelta(minutes=10)
        return self.now >= START + longest or self.now >= self.kept[-1] + timedelta(hours=24)

    @invariant()
    def the_product_agrees(self):
        if hasattr(self, "session"):
            assert self.session.is_over(now=self.now, role=self.role, limits=LIMITS) == self.is_over
            assert self.session.last_seen == self.kept[-1]
            assert self.session.created_at == START


Life.TestCase.settings = settings(max_examples=60 * TIMES, stateful_step_count=50, deadline=None, database=None)


@pytest.mark.spec("LIM-01", "SEC-12", "OPEN-024", "OPEN-026")
class TestLife(Life.TestCase):
    pass


def test_the_key_tells_nothing_of_the_token():
    assert "token" not in token_hash("token")
    assert len(token_hash("token")) == 64
    assert token_hash("token") != token_hash("token2")
