"""Invitations into a company, and requests to join one: an owner decides about both."""

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from hireloom.domain.companies import Company, domain_of
from hireloom.domain.company_roles import Action, CompanyRole, Member, OwnersOnly, may
from hireloom.domain.identity.users import Role, User
from hireloom.domain.lives import USUAL
from hireloom.domain.refusals import Conflict, NotAllowed, NotFound, TooMany


class NoSuchInvitation(NotFound):
    sentence = "This invitation is no longer valid. Please ask an owner of the company for a new one."


class InvitationOfAnother(NotAllowed):
    sentence = "This invitation is for somebody else. Please log in with the address to which it was sent."


class RecruitersOnly(NotAllowed):
    sentence = "Only recruiters can belong to a company. Please register as a recruiter with this address."


class AlreadyMember(Conflict):
    sentence = "This person belongs to your company already."


class SharedDemoInviter(Conflict):
    sentence = "Everyone who tries the demo uses this account, so it invites only addresses that end in .example."


class TooManyInvitations(TooMany):
    sentence = "Too many invitations are open. Please withdraw some, or try again tomorrow."


@dataclass(frozen=True, slots=True)
class Invitation:
    """`invited_by` is None if the person asked to join."""

    company_id: int
    email: str
    role: CompanyRole
    created_at: datetime
    invited_by: int | None = None
    id: int = 0

    @property
    def is_request(self) -> bool:
        return self.invited_by is None

    def is_backed(self, members: Iterable[Member]) -> bool:
        """Whether somebody asked, or whoever invited may still do that: one of these people of the company."""
        inviter = next((member for member in members if member.user_id == self.invited_by), None)
        return self.is_request or (inviter is not None and may(Action.CHANGE_PEOPLE, inviter.role))

    def until(self, life: timedelta = USUAL.invitation) -> datetime:
        return self.created_at + life

    def token(self, secret: str) -> str:
        """For the link in the email. It ends with the invitation, and when the invitation is sent again."""
        content = f"company invitation\n{self.id}\n{self.company_id}\n{self.email}\n{self.created_at.timestamp():.0f}"
        return f"{self.id}.{hmac.new(secret.encode(), content.encode(), hashlib.sha256).hexdigest()}"

    def must_be_open(self, token: str, *, secret: str, now: datetime, life: timedelta = USUAL.invitation) -> None:
        """Raises NoSuchInvitation."""
        is_ours = hmac.compare_digest(token.encode(), self.token(secret).encode())
        if self.is_request or not is_ours or now >= self.until(life):
            raise NoSuchInvitation

    def must_be_for(self, user: User) -> None:
        """Raises InvitationOfAnother or RecruitersOnly."""
        if self.email != user.email:
            raise InvitationOfAnother
        if user.role is not Role.RECRUITER:
            raise RecruitersOnly


def number_in(token: str) -> int:
    """The invitation that a link names. Raises NoSuchInvitation."""
    number = token.partition(".")[0]
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise NoSuchInvitation
    return int(number)


def must_invite(by: Member) -> None:
    """Raises OwnersOnly."""
    if not may(Action.CHANGE_PEOPLE, by.role):
        raise OwnersOnly


def admitted(user: User, company: Company, role: CompanyRole, *, now: datetime) -> Member:
    """The person as a member, wherever their address is."""
    return Member(company.id, user.id, role, now, is_admitted=domain_of(user.email) != company.domain)
