"""Practising answers to interview questions; nothing is kept."""

from collections.abc import Sequence
from dataclasses import dataclass

from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.writing.practice import PracticeResult, practised
from hireloom.usecases.limits import take


@dataclass(frozen=True, slots=True)
class PracticeDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    text_work: TextWork

    def check(self, question: str, answer: str, facts: Sequence[str], *, by: User) -> PracticeResult:
        """What the answer covers and lacks."""
        with self.store.writing() as tx:
            take(tx, self.rate_limits.practice, str(by.id), now=self.clock.now())
        return self.text_work(practised, question, answer, facts)
