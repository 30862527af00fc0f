"""Accounts in SQL."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hireloom.adapters.sql.tables import users
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.users import EmailTaken, NoSuchUser, Role, User, UsernameTaken, public_number


class SqlUsers:
    """`changed` is called with the id of each changed account: this may affect which people and jobs can be found."""

    def __init__(self, connection: Connection, changed: Callable[[int], None]) -> None:
        self._connection, self._changed = connection, changed

    def get(self, user_id: int) -> User:
        user = self._one(users.c.id == user_id)
        if user is None:
            raise NoSuchUser
        return user

    def get_for_update(self, user_id: int) -> User:
        statement = select(users).where(users.c.id == user_id).with_for_update(key_share=True)
        row = self._connection.execute(statement).one_or_none()
        if row is None:
            raise NoSuchUser
        return user_of(row)

    def of_ids(self, user_ids: Collection[int]) -> Mapping[int, User]:
        rows = self._connection.execute(select(users).where(users.c.id.in_(user_ids))) if user_ids else ()
        return {row.id: user_of(row) for row in rows}

    def by_email(self, email: str) -> User | None:
        return self._one(users.c.email == email.strip().lower())

    def by_username(self, username: str) -> User | None:
        return self._one(users.c.username_key == username.casefold())

    def with_admins_for_update(self, user_id: int) -> Sequence[User]:
        is_admin = and_(users.c.user_type == Role.ADMIN.value, users.c.deleted_at.is_(None))
        query = select(users).where(or_(users.c.id == user_id, is_admin))
        rows = self._connection.execute(query.order_by(users.c.id).with_for_update(key_share=True))
        return [user_of(row) for row in rows]

    def add(self, user: User, *, password_hash: str) -> User:
        values = _values(user) | {"password_hash": password_hash, "tf_id": f"new {user.username.casefold()}"}
        added = self._guarded(user, insert(users).returning(users.c.id), values).id
        numbered = update(users).where(users.c.id == added).values(tf_id=public_number(added))
        return user_of(self._connection.execute(numbered.returning(users)).one())

    def put(self, user: User) -> User:
        statement = update(users).where(users.c.id == user.id).returning(users)
        stored = user_of(self._guarded(user, statement, _values(user)))
        self._changed(user.id)
        return stored

    def set_phone(self, user_id: int, phone: Phone) -> User:
        changed = update(users).where(users.c.id == user_id)
        statement = changed.values(country_code=phone.country_code, phone_digits=phone.digits).returning(users)
        row = self._connection.execute(statement).one_or_none()
        if row is None:
            raise NoSuchUser
        return user_of(row)

    def password_hash(self, user_id: int) -> str:
        password_hash: str | None = self._connection.scalar(select(users.c.password_hash).where(users.c.id == user_id))
        if password_hash is None:
            raise NoSuchUser
        return password_hash

    def set_password_hash(self, user_id: int, password_hash: str) -> None:
        done = self._connection.execute(update(users).where(users.c.id == user_id).values(password_hash=password_hash))
        if not done.rowcount:
            raise NoSuchUser

    def erase(self, user_id: int, *, now: datetime) -> None:
        nobody = {
            "tf_id": f"deleted {user_id}",
            "username": "Deleted user",
            "username_key": f"deleted user {user_id}",  # with spaces, so that nobody can register it
            "email": f"deleted-{user_id}@deleted.invalid",
            "user_type": Role.USER.value,
            "password_hash": "deleted",  # not a hash, so nothing matches it
            "is_active": False,
            "is_super_admin": False,
            "was_admin": False,
            "country_code": None,
            "phone_digits": None,
            "deleted_at": now,
            "last_seen_at": None,
            "told_at": None,
        }
        self._connection.execute(update(users).where(users.c.id == user_id).values(**nobody))
        self._changed(user_id)

    def _one(self, condition: Any) -> User | None:
        row = self._connection.execute(select(users).where(condition)).one_or_none()
        return user_of(row) if row else None

    def _guarded(self, user: User, statement: Any, values: dict[str, object]) -> Row[Any]:
        """The row. Raises UsernameTaken, EmailTaken or NoSuchUser; the savepoint keeps the unit of work usable."""
        try:
            with self._connection.begin_nested():
                row = self._connection.execute(statement, values).one_or_none()
        except IntegrityError as clash:
            same_name = users.c.username_key == user.username.casefold(), users.c.id != user.id
            if self._connection.scalar(select(func.count()).select_from(users).where(*same_name)):
                raise UsernameTaken from clash
            if self._connection.scalar(
                select(func.count()).select_from(users).where(users.c.email == user.email, users.c.id != user.id)
            ):
                raise EmailTaken from clash
            raise
        if row is None:
            raise NoSuchUser
        return row


def _values(user: User) -> dict[str, object]:
    return {
        "username": user.username,
        "username_key": user.username.casefold(),
        "email": user.email,
        "user_type": user.role.value,
        "is_active": user.is_active,
        "is_super_admin": user.is_super_admin,
        "was_admin": user.was_admin,
        "country_code": user.phone.country_code if user.phone else None,
        "phone_digits": user.phone.digits if user.phone else None,
        "created_at": user.created_at,
    }


def user_of(row: Any) -> User:
    return User(
        id=row.id,
        tf_id=row.tf_id,
        username=row.username,
        email=row.email,
        role=Role(row.user_type),
        is_active=row.is_active,
        is_super_admin=row.is_super_admin,
        was_admin=row.was_admin,
        phone=Phone(row.country_code, row.phone_digits) if row.phone_digits else None,
        created_at=row.created_at,
    )
