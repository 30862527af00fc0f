"""Who belongs to a company: joining, leaving and changing roles. A company is never left without an owner."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import Company, domain_of
from hireloom.domain.company_invitations import Invitation
from hireloom.domain.company_roles import (
    Action,
    CompanyRole,
    Member,
    can_join,
    joined,
    may,
    member_of,
    must_be_removable,
    successor,
    with_role,
)
from hireloom.domain.identity.users import User
from hireloom.ports.clock import Clock
from hireloom.ports.companies import MemberRow
from hireloom.ports.stores import Store, Transaction


class CompanyTeam(NamedTuple):
    """Only members see who else belongs to the company."""

    company: Company
    role: CompanyRole | None
    can_join: bool
    rows: Sequence[MemberRow]
    invitations: Sequence[Invitation]  # for those who may answer them


@dataclass(frozen=True, slots=True)
class CompanyMemberDesk:
    store: Store
    clock: Clock

    def of(self, by: User) -> CompanyTeam:
        with self.store.reading() as tx:
            company, rows = own_company(tx, by)
            role = next((row.member.role for row in rows if row.member.user_id == by.id), None)
            is_theirs = company and role and may(Action.CHANGE_PEOPLE, role)
            invitations = tx.companies.invitations.of_company(company.id) if company and is_theirs else []
        shell = Company(domain_of(by.email), self.clock.now())  # nobody has asked to have it verified
        still_open = [invitation for invitation in invitations if self.clock.now() < invitation.until]
        is_new = not role and can_join(by, company)
        return CompanyTeam(company or shell, role, is_new, rows if role else [], still_open)

    def join(self, *, by: User) -> Member:
        """Raises CannotJoin. Who is a member already stays what they are."""
        now = self.clock.now()
        with self.store.writing() as tx:
            company = tx.companies.of_domain(domain_of(by.email))
            rows = tx.companies.members(company.id, for_update=True) if company else []
            members = [row.member for row in rows]
            member = joined(by, company, members, now=now)
            if member not in members:
                leave_company(tx, by.id)  # another one, if the address has changed
                tx.companies.put_member(member)
                tx.companies.invitations.remove_to(by.email)
                tx.audit.add(
                    AuditEvent(now, "companies.joined", by.id, domain_of(by.email), {"role": member.role.value})
                )
            return member

    def change(self, user_id: int, role: CompanyRole, *, by: User) -> Member:
        """Raises NoMember, OwnersOnly or LastOwner."""
        with self.store.writing() as tx:
            members = own_members(tx, by)
            member = member_of(members, user_id)
            changed = with_role(member, role, by=member_of(members, by.id), members=members)
            if changed != member:
                tx.companies.put_member(changed)
                self._note(tx, "companies.role_changed", user_id, by, {"before": member.role, "after": role})
            return changed

    def remove(self, user_id: int, *, by: User) -> None:
        """Leave, or take somebody out; their jobs stay theirs. Raises NoMember, OwnersOnly or LastOwner."""
        with self.store.writing() as tx:
            members = own_members(tx, by)
            must_be_removable(member_of(members, user_id), by=member_of(members, by.id), members=members)
            tx.companies.remove_member(user_id)
            self._note(tx, "companies.left", user_id, by, {})

    def _note(self, tx: Transaction, action: str, user_id: int, by: User, details: dict[str, str]) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, tx.users.get(user_id).email, details))


def own_company(tx: Transaction, by: User, *, for_update: bool = False) -> tuple[Company | None, Sequence[MemberRow]]:
    """The company to which the person belongs, or else the one of their domain, and its people."""
    member = tx.companies.membership(by.id)
    if member:
        rows = tx.companies.members(member.company_id, for_update=for_update)
        if any(row.member.user_id == by.id for row in rows):
            return tx.companies.get(member.company_id), rows
    company = tx.companies.of_domain(domain_of(by.email))
    return company, tx.companies.members(company.id, for_update=for_update) if company else []


def own_members(tx: Transaction, by: User) -> Sequence[Member]:
    """The people of the person's company, for a change. Raises NoMember."""
    _, rows = own_company(tx, by, for_update=True)
    members = [row.member for row in rows]
    member_of(members, by.id)
    return members


def leave_company(tx: Transaction, user_id: int) -> None:
    """Leave it, and if nobody else is an owner, somebody else becomes one."""
    pass_ownership(tx, user_id)
    tx.companies.remove_member(user_id)


def pass_ownership(tx: Transaction, user_id: int) -> None:
    """Somebody else becomes an owner if nobody else is, because this person goes or cannot act any more."""
    member = tx.companies.membership(user_id)
    if member is None:
        return
    heir = successor(member, [row.member for row in tx.companies.members(member.company_id, for_update=True)])
    if heir:
        tx.companies.put_member(heir)
