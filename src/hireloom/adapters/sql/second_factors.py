"""Second factors in SQL."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, exists, func, insert, or_, select

from hireloom.adapters.sql.second_factor_tables import authenticator_apps, passkeys, recovery_codes, trusted_devices
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.identity.second_factors import AuthenticatorApp, TrustedDevice


class SqlSecondFactors:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def any_of(self, user_id: int) -> bool:
        has_app, has_passkey = (exists().where(table.c.user_id == user_id) for table in (authenticator_apps, passkeys))
        return bool(self._connection.scalar(select(or_(has_app, has_passkey))))

    def app(self, user_id: int) -> AuthenticatorApp | None:
        return self._app(select(authenticator_apps).where(authenticator_apps.c.user_id == user_id))

    def app_for_update(self, user_id: int) -> AuthenticatorApp | None:
        query = select(authenticator_apps).where(authenticator_apps.c.user_id == user_id)
        return self._app(query.with_for_update())

    def put_app(self, app: AuthenticatorApp) -> None:
        changed = {"secret": app.secret, "added_at": app.added_at, "last_step": app.last_step}
        added = upsert(self._connection, authenticator_apps).values(user_id=app.user_id, **changed)
        key = list(authenticator_apps.primary_key)
        self._connection.execute(added.on_conflict_do_update(index_elements=key, set_=changed))

    def remove_app(self, user_id: int) -> None:
        self._connection.execute(delete(authenticator_apps).where(authenticator_apps.c.user_id == user_id))

    def recovery_codes_left(self, user_id: int) -> int:
        query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.user_id == user_id)
        return self._connection.scalar(query) or 0

    def set_recovery_codes(self, user_id: int, seals: Collection[str]) -> None:
        self._connection.execute(delete(recovery_codes).where(recovery_codes.c.user_id == user_id))
        if seals:
            self._connection.execute(insert(recovery_codes), [{"user_id": user_id, "seal": seal} for seal in seals])

    def use_recovery_code(self, user_id: int, seal: str) -> bool:
        conditions = recovery_codes.c.user_id == user_id, recovery_codes.c.seal == seal
        return self._connection.execute(delete(recovery_codes).where(*conditions)).rowcount == 1

    def trust(self, device: TrustedDevice) -> None:
        self._connection.execute(
            insert(trusted_devices).values(
                key=device.key, user_id=device.user_id, name=device.name, trusted_at=device.trusted_at
            )
        )

    def trusted(self, key: str, user_id: int) -> TrustedDevice | None:
        query = select(trusted_devices).where(trusted_devices.c.key == key, trusted_devices.c.user_id == user_id)
        row = self._connection.execute(query).one_or_none()
        return _device(row) if row else None

    def trusted_devices(self, user_id: int) -> Sequence[TrustedDevice]:
        query = select(trusted_devices).where(trusted_devices.c.user_id == user_id)
        newest_first = query.order_by(trusted_devices.c.trusted_at.desc(), trusted_devices.c.key)
        return [_device(row) for row in self._connection.execute(newest_first)]

    def end_trust(self, key: str) -> None:
        self._connection.execute(delete(trusted_devices).where(trusted_devices.c.key == key))

    def end_all_trust(self, user_id: int, *, but: str = "") -> None:
        others = trusted_devices.c.user_id == user_id, trusted_devices.c.key != but
        self._connection.execute(delete(trusted_devices).where(*others))

    def sweep(self, *, trusted_before: datetime) -> int:
        old = delete(trusted_devices).where(trusted_devices.c.trusted_at < trusted_before)
        return self._connection.execute(old).rowcount

    def remove_all(self, user_id: int) -> None:
        self.remove_app(user_id)
        self._connection.execute(delete(passkeys).where(passkeys.c.user_id == user_id))
        self.set_recovery_codes(user_id, ())
        self.end_all_trust(user_id)

    def _app(self, statement: Select[Any]) -> AuthenticatorApp | None:
        row = self._connection.execute(statement).one_or_none()
        return AuthenticatorApp(row.user_id, row.secret, row.added_at, row.last_step) if row else None


def _device(row: Row[Any]) -> TrustedDevice:
    return TrustedDevice(row.key, row.user_id, row.name, row.trusted_at)
