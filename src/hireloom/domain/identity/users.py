"""Accounts: their roles, and what each role allows."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from hireloom.domain.identity.emails import is_personal
from hireloom.domain.identity.phones import Phone
from hireloom.domain.refusals import Conflict, Invalid, NotAllowed, NotFound

SHORTEST_USERNAME, LONGEST_USERNAME = 4, 15
_USERNAME = re.compile(rf"[A-Za-z0-9]{{{SHORTEST_USERNAME},{LONGEST_USERNAME}}}")


class Role(StrEnum):
    USER = "user"
    RECRUITER = "recruiter"
    ADMIN = "admin"


class NoSuchUser(NotFound):
    sentence = "User not found"


class UsernameMalformed(Invalid):
    sentence = "Username must be 4-15 characters and alphanumeric"


class UsernameTaken(Conflict):
    sentence = "Username already exists"


class EmailTaken(Conflict):
    sentence = "Email already exists"


class Deactivated(NotAllowed):
    sentence = "Your account has been deactivated. Please contact support."


class NotAnAdmin(Conflict):
    sentence = "This user is not an admin."


class NeverAnAdmin(Conflict):
    sentence = "This user was not an admin before."


class AdminsStay(Conflict):
    sentence = "Admins cannot be changed like this. Remove their admin rights first."


class SuperAdminsOnly(NotAllowed):
    sentence = "Only a super admin can change the account of a super admin."


class LastAdmin(Conflict):
    sentence = "You are the only admin. Please make somebody else an admin first."


class LastSuperAdmin(Conflict):
    sentence = "You are the only super admin. Please have somebody else made a super admin first."


class AlreadyRecruiter(Conflict):
    sentence = "This user is a recruiter already."


class NoBusinessEmail(Invalid):
    sentence = "Only business email users can be converted to recruiters!"


def username_of(typed: str) -> str:
    if not _USERNAME.fullmatch(typed):
        raise UsernameMalformed
    return typed


def public_number(user_id: int) -> str:
    """The public id of an account: TF- and six digits, more from a million on."""
    return f"TF-{user_id:06}"


@dataclass(frozen=True, slots=True)
class User:
    """An account. `id` is 0 and `tf_id` empty until it is stored; only the store has the password hash."""

    username: str
    email: str
    role: Role
    created_at: datetime
    id: int = 0
    tf_id: str = ""
    phone: Phone | None = None
    is_active: bool = True
    is_super_admin: bool = False
    was_admin: bool = False

    @property
    def is_admin(self) -> bool:
        return self.role is Role.ADMIN

    def must_be_open_to(self, other: "User") -> None:
        """Raises SuperAdminsOnly unless `other` may change this account: only super admins change super admins, so that
        no plain admin can take over."""
        if self.is_super_admin and not other.is_super_admin:
            raise SuperAdminsOnly

    def must_be_active(self) -> None:
        if not self.is_active:
            raise Deactivated

    def is_named_by(self, field: str, value: str) -> bool:
        """Whether a field of a request that names a person (user_id, …_email) names this user."""
        if field.endswith("id"):
            return value.strip() == str(self.id)
        return value.strip().lower() == self.email

    def deactivated(self) -> "User":
        return replace(self, is_active=False)

    def promoted(self, *, to_super_admin: bool) -> "User":
        """The user as an admin, and as a super admin if `to_super_admin`; a super admin stays one."""
        return replace(self, role=Role.ADMIN, is_super_admin=self.is_super_admin or to_super_admin)

    def demoted(self) -> "User":
        """The admin as a job seeker, whatever the role before; `was_admin` remembers it. Raises NotAnAdmin."""
        if not self.is_admin:
            raise NotAnAdmin
        return replace(self, role=Role.USER, is_super_admin=False, was_admin=True)

    def admin_again(self) -> "User":
        """The former admin as a plain admin: only the command line and the settings make super admins. Raises
        NeverAnAdmin."""
        if self.is_admin or not self.was_admin:
            raise NeverAnAdmin
        return replace(self, role=Role.ADMIN)

    def activated(self) -> "User":
        return replace(self, is_active=True)

    def as_recruiter(self) -> "User":
        self.must_not_be_admin()
        if self.role is Role.RECRUITER:
            raise AlreadyRecruiter
        if is_personal(self.email):
            raise NoBusinessEmail
        return replace(self, role=Role.RECRUITER)

    def must_not_be_admin(self) -> None:
        if self.is_admin:
            raise AdminsStay


def must_be_missed_by_nobody(user: User, admins: Iterable[User]) -> None:
    """Raises LastAdmin or LastSuperAdmin for an admin, unless another active account has the same rights."""
    if not user.is_admin:
        return
    others = [admin for admin in admins if admin.is_active and admin.id != user.id]
    if not others:
        raise LastAdmin
    if user.is_super_admin and not any(colleague.is_super_admin for colleague in others):
        raise LastSuperAdmin
