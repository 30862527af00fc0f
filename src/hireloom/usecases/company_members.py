"""Who belongs to a company: joining, leaving and changing roles. A company is never left without an owner."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import Company, domain_of
from hireloom.domain.company_invitations import Invitation
from hireloom.domain.company_roles import (
    Action,
    CompanyRole,
    Member,
    NoMember,
    OwnersOnly,
    TakenOut,
    can_join,
    is_limited_to_interviews,
    joined,
    may,
    may_post,
    member_of,
    successor,
    with_role,
)
from hireloom.domain.identity.users import Role, User
from hireloom.domain.job_covers import JobCover
from hireloom.domain.jobs import Position
from hireloom.domain.lives import Lives
from hireloom.domain.mails import company_mails
from hireloom.domain.refusals import Refusal
from hireloom.ports.clock import Clock
from hireloom.ports.companies import MemberRow
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction


class CompanyTeam(NamedTuple):
    """Only members see who else belongs to the company."""

    company: Company
    role: CompanyRole | None
    can_join: bool
    rows: Sequence[MemberRow]
    invitations: Sequence[Invitation]  # for those who may answer them
    covers: Sequence[JobCover]


@dataclass(frozen=True, slots=True)
class CompanyMemberDesk:
    store: Store
    clock: Clock
    lives: Lives
    dispatcher: Dispatcher

    def of(self, by: User) -> CompanyTeam:
        with self.store.reading() as tx:
            company, rows = own_company(tx, by)
            is_barred = company is not None and tx.companies.is_barred(by, company.id)
            role = next((row.member.role for row in rows if row.member.user_id == by.id), None)
            is_theirs = company and role and may(Action.CHANGE_PEOPLE, role)
            covers = tx.companies.covers.of_users([row.user.id for row in rows])
            now, life = self.clock.now(), self.lives.invitation
            invitations = open_invitations(tx, company.id, now=now, life=life) if company and is_theirs else []
        shell = Company(domain_of(by.email), now)  # nobody has asked to have it verified
        is_new = not role and not is_barred and can_join(by, company)
        return CompanyTeam(company or shell, role, is_new, rows if role else [], invitations, covers if role else [])

    def only_interviews(self, by: User) -> bool:
        """Whether interviews are all that the person has to do with hiring: an interviewer without a job of their
        own."""
        if by.role is not Role.RECRUITER:
            return False
        with self.store.reading() as tx:
            member = tx.companies.standing_membership(by.id)
            return member is not None and is_limited_to_interviews(member.role) and not tx.jobs.of_recruiter(by.id)

    def may_post_jobs(self, by: User) -> bool:
        with self.store.reading() as tx:
            return may_post(tx.companies.standing_membership(by.id))

    def join(self, *, by: User) -> Member:
        """Raises CannotJoin or TakenOut. Somebody who is already a member keeps their role."""
        now = self.clock.now()
        with self.store.writing() as tx:
            company = tx.companies.of_domain(domain_of(by.email))
            rows = tx.companies.members(company.id, for_update=True) if company else []
            members = [row.member for row in rows]
            if company and tx.companies.is_barred(by, company.id):
                raise TakenOut
            member = joined(by, company, members, now=now)
            if member not in members:
                leave_company(tx, by.id, now)  # a former one, if the address has changed
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
                if role is CompanyRole.OWNER:
                    _tell_owner(tx, changed, tx.users.get(user_id).email, self.clock.now(), giver=by.username)
        self.dispatcher.hurry()
        return changed

    def rename(self, name: str, *, by: User) -> Company:
        """Raises NoMember, OwnersOnly or CompanyNameUnfit."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            member = own_to_change(tx, by, OwnersOnly("Only an owner of the company can change its name."))
            company = tx.companies.put(tx.companies.get(member.company_id).named(name))
            tx.audit.add(
                AuditEvent(self.clock.now(), "companies.renamed", by.id, company.domain, {"name": company.name})
            )
            return company

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


def open_invitations(tx: Transaction, company_id: int, *, now: datetime, life: timedelta) -> Sequence[Invitation]:
    """The company's invitations, and requests to join it, that an owner can answer or somebody accept."""
    members = [row.member for row in tx.companies.members(company_id)]
    invitations = tx.companies.invitations.of_company(company_id)
    return [invitation for invitation in invitations if now < invitation.until(life) and invitation.is_backed(members)]


def own_membership(tx: Transaction, by: User) -> Member:
    """The person's membership in their company. Raises NoMember."""
    member = tx.companies.standing_membership(by.id)
    if member is None:
        raise NoMember
    return member


def own_to_change(tx: Transaction, by: User, refusal: Refusal) -> Member:
    """The same for those who may change the company. Raises NoMember, and `refusal` for anybody else."""
    member = own_membership(tx, by)
    if not may(Action.CHANGE_COMPANY, member.role):
        raise refusal
    return member


def own_members(tx: Transaction, by: User) -> Sequence[Member]:
    """The people of the person's company, for a change. Raises NoMember."""
    _, rows = own_company(tx, by, for_update=True)
    members = [row.member for row in rows]
    member_of(members, by.id)
    return members


def leave_company(tx: Transaction, user_id: int, now: datetime) -> None:
    """Leave it, and if nobody else is an owner, somebody else becomes one."""
    pass_ownership(tx, user_id, now)
    tx.companies.teams.remove_all(user_id)
    tx.companies.covers.remove_all(user_id)
    tx.applications.unassign_all(user_id)
    tx.companies.remove_member(user_id)


def leave_jobs(tx: Transaction, user_id: int) -> None:
    """With the account: the jobs are closed, and an owner of the company has them."""
    member = tx.companies.membership(user_id)
    rows = tx.companies.members(member.company_id) if member else []
    owner = next((row for row in rows if row.member.role is CompanyRole.OWNER and row.user.id != user_id), None)
    if owner:
        jobs = tx.jobs.of_recruiter(user_id)
        for job in jobs:
            if job.position is Position.OPEN:
                tx.jobs.put(job.closed())
        hand_over(tx, [job.id for job in jobs], owner.user)


def hand_over(tx: Transaction, job_ids: Sequence[int], heir: User) -> None:
    """Everything that names the job's recruiter names somebody else from now on."""
    for job_id in sorted(job_ids):
        job = tx.jobs.get_for_update(job_id)
        tx.jobs.put(replace(job, recruiter_id=heir.id, recruiter_email=heir.email))
        tx.applications.assign_recruiter(job_id, heir.email)
        tx.companies.teams.remove(job_id, heir.id)
    tx.companies.covers.pass_on(job_ids, heir.id)


def pass_ownership(tx: Transaction, user_id: int, now: datetime) -> None:
    """Somebody else becomes an owner if nobody else is, because this person goes or cannot act anymore."""
    member = tx.companies.membership(user_id)
    if member is None:
        return
    rows = {row.member.user_id: row for row in tx.companies.members(member.company_id, for_update=True)}
    heir = successor(member, [row.member for row in rows.values()])
    if heir:
        tx.companies.put_member(heir)
        before, email = rows[heir.user_id].member.role, rows[heir.user_id].user.email
        tx.audit.add(AuditEvent(now, "companies.role_changed", None, email, {"before": before, "after": heir.role}))
        _tell_owner(tx, heir, email, now)


def _tell_owner(tx: Transaction, owner: Member, to: str, now: datetime, *, giver: str = "") -> None:
    company = tx.companies.get(owner.company_id)
    letter = company_mails.ownership(to, company=company.name or company.domain, giver=giver)
    tx.outbox.put(letter, event=f"companies.owner.{company.id}.{owner.user_id}.{now.timestamp()}")
