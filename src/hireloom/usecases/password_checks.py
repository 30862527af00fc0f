"""Asking somebody who is signed in for the password again."""

from dataclasses import dataclass

from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.passwords import MAX_LENGTH, NO_PASSWORD, PasswordNeeded
from hireloom.domain.identity.sessions import Session
from hireloom.domain.identity.users import User
from hireloom.domain.lives import Lives
from hireloom.domain.refusals import NotAllowed
from hireloom.ports.clock import Clock
from hireloom.ports.security import Passwords
from hireloom.ports.stores import Store
from hireloom.usecases.limits import take


class WrongPassword(NotAllowed):
    sentence = "This is not your password."


@dataclass(frozen=True, slots=True)
class PasswordCheck:
    store: Store
    clock: Clock
    passwords: Passwords
    lives: Lives
    limit: RateLimit

    def must_fit(self, password: str | None, user: User, *, session: Session | None = None) -> None:
        """Raises PasswordNeeded, WrongPassword, or TooManyTries. A try is counted before the password is looked at;
        only wrong ones stay counted. With a session, somebody without a password must have confirmed it lately instead;
        raises ConfirmationNeeded."""
        if session and not self._has_password(user):
            session.must_be_confirmed(self.clock.now(), self.lives.confirmation)
            return
        if not password:
            raise PasswordNeeded
        with self.store.writing() as tx:
            take(tx, self.limit, str(user.id), now=self.clock.now())
            password_hash = tx.users.password_hash(user.id)
        if not self.passwords.fits(password[: MAX_LENGTH + 1], password_hash):
            raise WrongPassword
        with self.store.writing() as tx:
            tx.attempts.give_back(self.limit, str(user.id))

    def _has_password(self, user: User) -> bool:
        with self.store.reading() as tx:
            return tx.users.password_hash(user.id) != NO_PASSWORD
