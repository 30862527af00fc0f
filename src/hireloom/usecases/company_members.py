"""Who belongs to a company: joining, leaving and changing roles. A company is never left without an owner."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import Company, domain_of
from hireloom.domain.company_roles import (
    CompanyRole,
    Member,
    can_join,
    joined,
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


@dataclass(frozen=True, slots=True)
class CompanyMemberDesk:
    store: Store
    clock: Clock

    def of(self, by: User) -> CompanyTeam:
        with self.store.reading() as tx:
            company = tx.companies.of_domain(domain_of(by.email))
            rows = tx.companies.members(company.id) if company else []
        role = next((row.member.role for row in rows if row.member.user_id == by.id), None)
        shell = Company(domain_of(by.email), self.clock.now())  # nobody has asked to have it verified
        return CompanyTeam(company or shell, role, not role and can_join(by, company), rows if role else [])

    def join(self, *, by: User) -> Member:
        """Raises CannotJoin. Who is a member already stays what they are."""
        now = self.clock.now()
        with self.store.writing() as tx:
            company = tx.companies.of_domain(domain_of(by.email))
            members = _members(tx, company)
            member = joined(by, company, members, now=now)
            if member not in members:
                leave_company(tx, by.id)  # another one, if the address has changed
                tx.companies.put_member(member)
                tx.audit.add(
                    AuditEvent(now, "companies.joined", by.id, domain_of(by.email), {"role": member.role.value})
                )
            return member

    def change(self, user_id: int, role: CompanyRole, *, by: User) -> Member:
        """Raises NoMember, OwnersOnly or LastOwner."""
        with self.store.writing() as tx:
            members = self._own(tx, by)
            member = member_of(members, user_id)
            changed = with_role(member, role, by=member_of(members, by.id), members=members)
            if changed != member:
                tx.companies.put_member(changed)
                self._note(tx, "companies.role_changed", user_id, by, {"before": member.role, "after": role})
            return changed

    def remove(self, user_id: int, *, by: User) -> None:
        """Leave, or take somebody out; their jobs stay theirs. Raises NoMember, OwnersOnly or LastOwner."""
        with self.store.writing() as tx:
            members = self._own(tx, by)
            must_be_removable(member_of(members, user_id), by=member_of(members, by.id), members=members)
            tx.companies.remove_member(user_id)
            self._note(tx, "companies.left", user_id, by, {})

    def _own(self, tx: Transaction, by: User) -> Sequence[Member]:
        """Raises NoMember."""
        members = _members(tx, tx.companies.of_domain(domain_of(by.email)))
        member_of(members, by.id)
        return members

    def _note(self, tx: Transaction, action: str, user_id: int, by: User, details: dict[str, str]) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, tx.users.get(user_id).email, details))


def leave_company(tx: Transaction, user_id: int) -> None:
    """With the account; somebody else becomes owner if nobody else is."""
    member = tx.companies.membership(user_id)
    if member is None:
        return
    heir = successor(member, [row.member for row in tx.companies.members(member.company_id, for_update=True)])
    if heir:
        tx.companies.put_member(heir)
    tx.companies.remove_member(user_id)


def _members(tx: Transaction, company: Company | None) -> Sequence[Member]:
    return [row.member for row in tx.companies.members(company.id, for_update=True)] if company else []
