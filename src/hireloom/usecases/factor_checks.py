"""Checking the second step of somebody whose password was right."""

from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.limits import RateLimit, RateLimits
from hireloom.domain.identity.origins import Origin, source_of
from hireloom.domain.identity.second_factors import SecondStepPaused, WrongSecondStep, recovery_seal
from hireloom.domain.identity.users import User
from hireloom.ports.clock import Clock
from hireloom.ports.security import AuthenticatorCodes, SealedTexts
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.limits import take_all

FROM_ALL = 5  # an account may get this many times as many wrong codes from all networks together as from one


class Count(NamedTuple):
    limit: RateLimit
    subject: str


def app_purpose(user_id: int) -> str:
    return f"authenticator app of {user_id}"


@dataclass(frozen=True, slots=True)
class FactorCheck:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    authenticator: AuthenticatorCodes
    sealed_texts: SealedTexts
    secret: str

    def must_fit(self, code: str | None, user: User, *, origin: Origin) -> None:
        """Use up a code of the person's app or one of the recovery codes. Raises WrongSecondStep, or SecondStepPaused
        after too many wrong ones. A try is counted before the code is looked at; only wrong ones stay counted."""
        counts = self._counts(user, origin)
        with self.store.writing() as tx:
            take_all(tx, counts, now=self.clock.now(), otherwise=SecondStepPaused)
        with self.store.writing() as tx:
            action = self._use(tx, (code or "").replace(" ", ""), user)
            tx.audit.add(
                AuditEvent(self.clock.now(), action or "second_steps.refused", user.id, details=origin.details)
            )
            for count in counts if action else ():
                tx.attempts.give_back(count.limit, count.subject)
        if not action:
            raise WrongSecondStep  # outside the unit of work, so that the attempt still counts

    def _use(self, tx: Transaction, code: str, user: User) -> str:
        """What happened, as a line of the audit log; empty for a wrong code."""
        app = tx.second_factors.app_for_update(user.id)
        secret = self.sealed_texts.opened(app.secret, purpose=app_purpose(user.id)) if app else None
        if app and secret:
            used = app.after(self.authenticator.step(code, secret, self.clock.now()))
            if used:
                tx.second_factors.put_app(used)
                return "second_steps.passed"
        seal = recovery_seal(code, user_id=user.id, secret=self.secret)
        return "recovery_codes.used" if tx.second_factors.use_recovery_code(user.id, seal) else ""

    def _counts(self, user: User, origin: Origin) -> list[Count]:
        """As with passwords: a known browser has limits of its own, and all networks together have one as well."""
        source = source_of(user.email, origin, secret=self.secret)
        wrong = self.rate_limits.second_steps
        counts = [Count(limit, source.subject) for limit in wrong.growing()]
        if source.is_known:
            return counts
        strangers = RateLimit(
            f"{self.rate_limits.second_steps.name}:strangers",
            FROM_ALL * self.rate_limits.second_steps.times,
            self.rate_limits.second_steps.window,
        )
        return [*counts, *(Count(limit, str(user.id)) for limit in strangers.growing())]
