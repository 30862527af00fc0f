"""API keys: people make, replace and revoke them, and programs act with them."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.api_keys import (
    LIVE,
    SHOWN_AFTER_END,
    TEST,
    ApiKey,
    KeyUnknown,
    NoSuchKey,
    Scope,
    TooManyKeys,
)
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.users import User
from hireloom.domain.lives import Lives
from hireloom.domain.mails.security_mails import api_key_made
from hireloom.ports.clock import Clock
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.limits import take
from hireloom.usecases.security_notices import SecurityNotices

SHARED_LIFE = timedelta(days=1)  # of a key that a stranger makes for an account that everybody uses, as in the demo


class NewKey(NamedTuple):
    """`token` is shown once: only its hash is stored."""

    key: ApiKey
    token: str


class KeyHolder(NamedTuple):
    """A program, with its key as it was before this call, and the person for whom it acts."""

    key: ApiKey
    user: User


@dataclass(frozen=True, slots=True)
class ApiKeyDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    lives: Lives
    tokens: Tokens
    notices: SecurityNotices
    limit: RateLimit
    open_to_all: Container[str] = ()  # addresses

    def of(self, *, by: User) -> Sequence[ApiKey]:
        """Newest first, with those that ended lately."""
        since = self.clock.now() - SHOWN_AFTER_END
        with self.store.reading() as tx:
            return [key for key in tx.api_keys.of(by.id) if (key.ended_at(self.clock.now()) or since) >= since]

    def make(
        self,
        name: str,
        scopes: Iterable[Scope],
        *,
        life: timedelta | None,
        is_test: bool = False,
        by: User,
        origin: Origin,
    ) -> NewKey:
        """Raises TooManyKeys, or what ApiKey.made raises. Keys of an account that everybody uses live for SHARED_LIFE
        at most."""
        if by.email in self.open_to_all:
            life = min(life or SHARED_LIFE, SHARED_LIFE)
        now, token = self.clock.now(), self._token(is_test)
        key = ApiKey.made(token, user_id=by.id, role=by.role, name=name, scopes=scopes, life=life, now=now)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if len([key for key in tx.api_keys.of(by.id) if not key.ended_at(now)]) >= self.amounts.api_keys:
                raise TooManyKeys(self.amounts.api_keys)
            stored = self._add(tx, key, "api_keys.created", by, origin)
        self.notices.hurry()
        return NewKey(stored, token)

    def replace(self, key_id: int, *, by: User, origin: Origin) -> NewKey:
        """A new key of the same kind, name, scopes and life; the old one works for another day. Raises NoSuchKey."""
        now = self.clock.now()
        with self.store.writing() as tx:
            user = tx.users.get_for_update(by.id)
            user.must_be_active()
            old = self._working(tx, key_id, by, now)
            tx.api_keys.put(old.replaced(now, self.lives.overlap))
            token = self._token(old.is_test)
            key = ApiKey.made(
                token, user_id=by.id, role=user.role, name=old.name, scopes=old.scopes, life=old.life, now=now
            )
            stored = self._add(tx, key, "api_keys.replaced", by, origin)
        self.notices.hurry()
        return NewKey(stored, token)

    def revoke(self, key_id: int, *, by: User, origin: Origin) -> ApiKey:
        """Raises NoSuchKey."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            revoked = self._working(tx, key_id, by, now).revoked(now)
            tx.api_keys.put(revoked)
            self._note(tx, "api_keys.revoked", revoked, by, origin)
            return revoked

    def admit(self, token: str, scope: Scope, *, address: str) -> KeyHolder:
        """Whom the key belongs to, if it works and has the scope. Raises KeyUnknown, KeyExpired, KeyRevoked,
        Deactivated, ScopeMissing, or TooMany."""
        now = self.clock.now()
        with self.store.reading() as tx:
            entry = tx.api_keys.with_user(token_hash(token))
        if entry is None:
            raise KeyUnknown
        key, user = entry
        key.must_work(now)
        user.must_be_active()
        with self.store.writing() as tx:
            take(tx, self.limit, str(key.id), now=now)
            if key.is_use_due(now):
                tx.api_keys.note_used(key.id, now, address)
        key.must_allow(scope, user.role)
        return KeyHolder(key, user)

    def _token(self, is_test: bool) -> str:
        return (TEST if is_test else LIVE) + self.tokens.token()

    def _working(self, tx: Transaction, key_id: int, by: User, now: datetime) -> ApiKey:
        key = tx.api_keys.get_for_update(key_id, by.id)
        if key.ended_at(now):
            raise NoSuchKey
        return key

    def _add(self, tx: Transaction, key: ApiKey, action: str, by: User, origin: Origin) -> ApiKey:
        stored = tx.api_keys.add(key)
        self._note(tx, action, stored, by, origin)
        self.notices.put(tx, by, lambda to, not_me: api_key_made(to, name=stored.name, not_me=not_me))
        return stored

    def _note(self, tx: Transaction, action: str, key: ApiKey, by: User, origin: Origin) -> None:
        details = origin.details | {"key": key.hint, "scopes": " ".join(sorted(key.scopes))}
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(key.id), details))
