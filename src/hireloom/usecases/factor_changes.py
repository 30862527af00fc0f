"""What every change of second factors entails: recovery codes, a line in the log, and an email."""

from collections.abc import Container
from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.second_factors import RECOVERY_CODES, FactorDuty, LastFactor, recovery_seal
from hireloom.domain.identity.users import User
from hireloom.domain.mails.security_mails import second_step_changed
from hireloom.domain.refusals import Conflict
from hireloom.ports.clock import Clock
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Transaction
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.security_notices import SecurityNotices


class SharedDemoFactor(Conflict):
    sentence = "Everyone who tries the demo uses this account, so it has its password alone. Register your own instead."


@dataclass(frozen=True, slots=True)
class FactorChanges:
    clock: Clock
    tokens: Tokens
    secret: str
    notices: SecurityNotices
    factor_duty: FactorDuty
    open_to_all: Container[str] = ()  # addresses

    def must_be_own_account(self, visitor: Visitor) -> None:
        """Raises SharedDemoFactor."""
        if visitor.user.email in self.open_to_all:
            raise SharedDemoFactor

    def new_codes(self, tx: Transaction, user_id: int) -> tuple[str, ...]:
        """Recovery codes in place of the former ones."""
        codes = tuple(self.tokens.recovery_code() for _ in range(RECOVERY_CODES))
        seals = [recovery_seal(code, user_id=user_id, secret=self.secret) for code in codes]
        tx.second_factors.set_recovery_codes(user_id, seals)
        return codes

    def after_removal(self, tx: Transaction, visitor: Visitor) -> str:
        """Without any factor, recovery codes and trust go as well. Returns what the next log-in asks for, as a
        sentence. Raises LastFactor for people who must have one."""
        if tx.second_factors.any_of(visitor.user.id):
            return "Your log-in still asks for a second step."
        if self.factor_duty.binds(visitor.user):
            raise LastFactor
        tx.second_factors.remove_all(visitor.user.id)
        return "Your log-in asks for your password alone."

    def tell(self, tx: Transaction, user: User, change: str) -> None:
        """`change` is a whole sentence. Call `hurry` after the unit of work."""
        self.notices.put(tx, user, lambda to, not_me: second_step_changed(to, change=change, not_me=not_me))

    def note(self, tx: Transaction, action: str, visitor: Visitor, origin: Origin) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, visitor.user.id, details=origin.details))

    def hurry(self) -> None:
        self.notices.hurry()
