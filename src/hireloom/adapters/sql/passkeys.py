"""Passkeys in SQL."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hireloom.adapters.sql.second_factor_tables import passkeys, used_challenges
from hireloom.domain.identity.passkeys import Passkey, PasskeyTaken


class SqlPasskeys:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Sequence[Passkey]:
        query = select(passkeys).where(passkeys.c.user_id == user_id)
        return [_passkey(row) for row in self._connection.execute(query.order_by(passkeys.c.added_at, passkeys.c.id))]

    def get_for_update(self, passkey_id: str) -> Passkey | None:
        query = select(passkeys).where(passkeys.c.id == passkey_id).with_for_update()
        row = self._connection.execute(query).one_or_none()
        return _passkey(row) if row else None

    def add(self, passkey: Passkey) -> None:
        try:
            with self._connection.begin_nested():
                self._connection.execute(
                    insert(passkeys).values(
                        id=passkey.id,
                        user_id=passkey.user_id,
                        user_handle=passkey.user_handle,
                        public_key=passkey.public_key,
                        added_at=passkey.added_at,
                        transports=list(passkey.transports),
                        **_changing(passkey),
                    )
                )
        except IntegrityError as taken:
            raise PasskeyTaken from taken

    def put(self, passkey: Passkey) -> None:
        self._connection.execute(update(passkeys).where(passkeys.c.id == passkey.id).values(**_changing(passkey)))

    def remove(self, passkey_id: str) -> None:
        self._connection.execute(delete(passkeys).where(passkeys.c.id == passkey_id))

    def use_challenge(self, challenge: bytes, *, now: datetime) -> bool:
        try:
            with self._connection.begin_nested():
                self._connection.execute(insert(used_challenges).values(challenge=challenge, used_at=now))
        except IntegrityError:
            return False
        return True

    def sweep(self, *, used_before: datetime) -> int:
        old = delete(used_challenges).where(used_challenges.c.used_at < used_before)
        return self._connection.execute(old).rowcount


def _changing(passkey: Passkey) -> dict[str, Any]:
    return {"name": passkey.name, "sign_count": passkey.sign_count, "used_at": passkey.used_at}


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(
        row.id,
        row.user_id,
        bytes(row.user_handle),
        bytes(row.public_key),
        row.name,
        row.sign_count,
        tuple(row.transports),
        row.added_at,
        row.used_at,
    )
