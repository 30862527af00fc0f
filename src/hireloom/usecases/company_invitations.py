"""Inviting people into a company, asking to join one, and answering."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import Company, company_domain
from hireloom.domain.company_invitations import (
    AlreadyMember,
    Invitation,
    NoSuchInvitation,
    RecruitersOnly,
    SharedDemoInviter,
    TooManyInvitations,
    admitted,
    must_invite,
    number_in,
)
from hireloom.domain.company_roles import CompanyRole, Member, NoMember, member_of
from hireloom.domain.identity.emails import email_of
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import Role, User
from hireloom.domain.lives import Lives
from hireloom.domain.mails import company_mails
from hireloom.domain.mails.letters import Letter
from hireloom.ports.clock import Clock
from hireloom.ports.companies import MemberRow
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_members import leave_company, open_invitations, own_company
from hireloom.usecases.limits import take


class ShownInvitation(NamedTuple):
    company: Company
    invitation: Invitation


@dataclass(frozen=True, slots=True)
class CompanyInvitationDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    lives: Lives
    tokens: Tokens
    dispatcher: Dispatcher
    rate_limits: RateLimits
    made_up: Callable[[str], bool]  # whether an address is one of the demo's world
    demo_accounts: Container[str]
    secret: str
    site: str

    def invite(self, email: str | None, role: CompanyRole, *, by: User) -> Invitation:
        """Write to the address; an existing invitation or request is replaced. Raises NoMember, OwnersOnly,
        AlreadyMember, SharedDemoInviter or TooManyInvitations."""
        to, now = email_of(email), self.clock.now()
        if by.email in self.demo_accounts and not self.made_up(to):
            raise SharedDemoInviter
        with self.store.writing() as tx:
            company, rows = self._own(tx, by)
            if any(row.user.email == to for row in rows):
                raise AlreadyMember
            self._must_have_room(tx, company, by)
            invitation = tx.companies.invitations.put(Invitation(company.id, to, role, now, by.id))
            link = f"{self._place}?invitation={invitation.token(self.secret)}"
            letter = company_mails.invitation(
                to,
                company=_name(company),
                inviter=by.username,
                role=role.label,
                link=link,
                life=self.lives.invitation,
            )
            self._write(tx, letter)
            self._note(tx, "companies.invited", to, by, {"role": role.value})
        self.dispatcher.hurry()
        return invitation

    def withdraw(self, invitation_id: int, *, by: User) -> None:
        """Take an invitation back, or decline a request. Raises NoMember, OwnersOnly or NoSuchInvitation."""
        with self.store.writing() as tx:
            company, _ = self._own(tx, by)
            invitation = self._of(tx, invitation_id, company)
            tx.companies.invitations.remove(invitation.id)
            action = "companies.declined" if invitation.is_request else "companies.uninvited"
            self._note(tx, action, invitation.email, by, {})

    def approve(self, invitation_id: int, role: CompanyRole, *, by: User) -> Member:
        """Let somebody in who has asked. Raises NoMember, OwnersOnly, NoSuchInvitation or RecruitersOnly."""
        with self.store.writing() as tx:
            company, _ = self._own(tx, by)
            invitation = self._of(tx, invitation_id, company)
            user = tx.users.by_email(invitation.email)
            if not invitation.is_request or user is None or self.clock.now() >= invitation.until(self.lives.invitation):
                raise NoSuchInvitation
            if user.role is not Role.RECRUITER:
                raise RecruitersOnly
            member = self._admit(tx, user, company, role)
            letter = company_mails.admission(user.email, company=_name(company), role=role.label, link=self._place)
            self._write(tx, letter)
            self._note(tx, "companies.admitted", user.email, by, {"role": role.value})
        self.dispatcher.hurry()
        return member

    def ask(self, typed: str, *, by: User) -> None:
        """Ask the owners of the company with this domain. The person does not learn whether there is one."""
        domain, now = company_domain(typed), self.clock.now()
        if by.role is not Role.RECRUITER:
            raise RecruitersOnly
        with self.store.writing() as tx:
            take(tx, self.rate_limits.company_invitations, str(by.id), now=now)
            tx.companies.invitations.sweep(created_before=now - self.lives.invitation)
            company = tx.companies.of_domain(domain)
            rows = tx.companies.members(company.id) if company else []
            if company is None or any(row.user.id == by.id for row in rows):
                return
            before = open_invitations(tx, company.id, now=now, life=self.lives.invitation)
            if any(invitation.email == by.email for invitation in before) or len(before) >= self.amounts.invitations:
                return
            tx.companies.invitations.put(Invitation(company.id, by.email, CompanyRole.RECRUITER, now))
            for row in rows:
                if row.member.role is CompanyRole.OWNER:
                    letter = company_mails.join_request(
                        row.user.email,
                        company=_name(company),
                        email=by.email,
                        link=self._place,
                        life=self.lives.invitation,
                    )
                    self._write(tx, letter)
            self._note(tx, "companies.asked", domain, by, {})
        self.dispatcher.hurry()

    def of_link(self, token: str, *, by: User) -> ShownInvitation:
        """Raises NoSuchInvitation or InvitationOfAnother."""
        with self.store.reading() as tx:
            return self._of_link(tx, token, by)

    def accept(self, token: str, *, by: User) -> Member:
        """Raises NoSuchInvitation, InvitationOfAnother or RecruitersOnly."""
        with self.store.writing() as tx:
            if invitation := tx.companies.invitations.get(number_in(token)):
                tx.companies.members(invitation.company_id, for_update=True)  # nobody takes it back meanwhile
            tx.users.get_for_update(by.id).must_be_active()
            company, invitation = self._of_link(tx, token, by)
            member = self._admit(tx, by, company, invitation.role)
            self._note(tx, "companies.joined", company.domain, by, {"role": member.role.value})
            return member

    @property
    def _place(self) -> str:
        return f"{self.site.rstrip('/')}/user/company"

    def _own(self, tx: Transaction, by: User) -> tuple[Company, Sequence[MemberRow]]:
        """An owner's company and its people. Raises NoMember or OwnersOnly."""
        company, rows = own_company(tx, by, for_update=True)
        if company is None:
            raise NoMember
        must_invite(member_of([row.member for row in rows], by.id))
        return company, rows

    def _of(self, tx: Transaction, invitation_id: int, company: Company) -> Invitation:
        invitation = tx.companies.invitations.get(invitation_id)
        if invitation is None or invitation.company_id != company.id:
            raise NoSuchInvitation
        return invitation

    def _of_link(self, tx: Transaction, token: str, by: User) -> ShownInvitation:
        invitation = tx.companies.invitations.get(number_in(token))
        if invitation is None:
            raise NoSuchInvitation
        life = self.lives.invitation
        invitation.must_be_open(token, secret=self.secret, now=self.clock.now(), life=life)
        if not invitation.is_backed(row.member for row in tx.companies.members(invitation.company_id)):
            raise NoSuchInvitation
        invitation.must_be_for(by)
        return ShownInvitation(tx.companies.get(invitation.company_id), invitation)

    def _must_have_room(self, tx: Transaction, company: Company, by: User) -> None:
        now = self.clock.now()
        take(tx, self.rate_limits.company_invitations, str(by.id), now=now, otherwise=TooManyInvitations)
        tx.companies.invitations.sweep(created_before=now - self.lives.invitation)
        if len(open_invitations(tx, company.id, now=now, life=self.lives.invitation)) >= self.amounts.invitations:
            raise TooManyInvitations

    def _admit(self, tx: Transaction, user: User, company: Company, role: CompanyRole) -> Member:
        """An owner who opens an old invitation stays one."""
        before = tx.companies.membership(user.id)
        member = admitted(user, company, role, now=self.clock.now())
        if before and before.company_id == company.id:
            member = replace(before, is_admitted=member.is_admitted)
        else:
            leave_company(tx, user.id, self.clock.now())
        tx.companies.put_member(member)
        tx.companies.lift_bar(user, company.id)
        tx.companies.invitations.remove_to(user.email)
        return member

    def _write(self, tx: Transaction, letter: Letter) -> None:
        tx.outbox.put(letter, event=f"companies.{self.tokens.token()}")

    def _note(self, tx: Transaction, action: str, subject: str, by: User, details: dict[str, str]) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, subject, details))


def _name(company: Company) -> str:
    return company.name or company.domain
