"""Who belongs to a company, and what each role allows. docs/roles.md shows the same table."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from hireloom.domain.companies import Company, domain_of
from hireloom.domain.identity.users import Role, User
from hireloom.domain.refusals import Conflict, NotAllowed, NotFound


class CompanyRole(StrEnum):
    OWNER = "owner"
    RECRUITER = "recruiter"
    HIRING_MANAGER = "hiring_manager"
    INTERVIEWER = "interviewer"
    READER = "reader"

    @property
    def label(self) -> str:
        return self.value.replace("_", " ")


class Action(StrEnum):
    POST_JOBS = "Post, edit and close jobs"
    READ_RESUMES = "Read resumes and contacts"
    DECIDE = "Move, decline and answer"
    SCORE = "Write scorecards"
    SEE_PAY = "See pay expectations"
    USE_POOL = "Talent pool and import"
    SEE_FIGURES = "See figures"
    CHANGE_PEOPLE = "Change people and roles"
    CHANGE_COMPANY = "Company, domain, deletion"


class RoleReach(StrEnum):
    EVERY_JOB = "every job"
    OWN_JOBS = "own jobs"
    OWN_INTERVIEWS = "own interviews"  # of the own jobs, only the applicants whom the person interviews
    NOTHING = "no"


_SIGNS = {"x": RoleReach.EVERY_JOB, "o": RoleReach.OWN_JOBS, "i": RoleReach.OWN_INTERVIEWS, "-": RoleReach.NOTHING}

# One sign for each role, in the order of CompanyRole.
REACH: Mapping[Action, Mapping[CompanyRole, RoleReach]] = {
    action: {role: _SIGNS[sign] for role, sign in zip(CompanyRole, signs, strict=True)}
    for action, signs in {
        Action.POST_JOBS: "xx---",
        Action.READ_RESUMES: "xxoi-",
        Action.DECIDE: "xxo--",
        Action.SCORE: "xxoi-",
        Action.SEE_PAY: "xxo--",
        Action.USE_POOL: "xx---",
        Action.SEE_FIGURES: "xxo-x",
        Action.CHANGE_PEOPLE: "x----",
        Action.CHANGE_COMPANY: "x----",
    }.items()
}


# Hiring managers, too, post jobs: whoever has posted a job may do everything with it.
POSTERS = frozenset({CompanyRole.OWNER, CompanyRole.RECRUITER, CompanyRole.HIRING_MANAGER})

# The only thing to change about the company is its list of reasons: the domain and its log-in stay with the person who
# proved it.
IN_FORCE = frozenset(Action) - {Action.SEE_PAY, Action.CHANGE_COMPANY}


class NoMember(NotFound):
    """Somebody who is not in the company learns nothing about its people."""

    sentence = "This person does not belong to your company."


class CannotJoin(NotAllowed):
    sentence = "Only recruiters whose company has proven its domain can join it."


class TakenOut(NotAllowed):
    sentence = "An owner has removed you from this company. Please ask to join it."


class OwnersOnly(NotAllowed):
    sentence = "Only an owner of the company can change people and roles."


class NoPostingForRole(NotAllowed):
    sentence = "Interviewers and readers of a company cannot post jobs. An owner can give you another role."


class LastOwner(Conflict):
    sentence = "You are the only owner. Please make somebody else an owner first."


@dataclass(frozen=True, slots=True)
class Member:
    """`is_admitted`: an owner has let the person in, although the address is elsewhere."""

    company_id: int
    user_id: int
    role: CompanyRole
    joined_at: datetime
    is_admitted: bool = False


def may(action: Action, role: CompanyRole, *, is_on_team: bool = False) -> bool:
    """`is_on_team`: whether the person is on the team of the job in question."""
    reach = REACH[action][role]
    return reach is RoleReach.EVERY_JOB or (reach is not RoleReach.NOTHING and is_on_team)


def may_post(member: Member | None) -> bool:
    """Whether somebody with this membership may post a job; recruiters without a company may."""
    return member is None or member.role in POSTERS


def is_limited_to_interviews(role: CompanyRole) -> bool:
    """Whether people with this role read only the applications of people whom they interview."""
    return REACH[Action.READ_RESUMES][role] is RoleReach.OWN_INTERVIEWS


def can_join(user: User, company: Company | None) -> bool:
    """Whether the person has an address at the proven domain of the company."""
    is_theirs = company is not None and company.is_verified and company.domain == domain_of(user.email)
    return is_theirs and user.role is Role.RECRUITER


def joined(user: User, company: Company | None, members: Sequence[Member], *, now: datetime) -> Member:
    """The person as a member: an owner if the company has none or if the person has proven its domain, otherwise a
    reader, to whom an owner gives another role. Raises CannotJoin."""
    if company is None or not can_join(user, company):
        raise CannotJoin
    membership = next((member for member in members if member.user_id == user.id), None)
    becomes_owner = not any(member.role is CompanyRole.OWNER for member in members)
    if membership:
        return replace(membership, role=CompanyRole.OWNER) if becomes_owner else membership
    role = CompanyRole.OWNER if becomes_owner or company.is_proven_by(user.id) else CompanyRole.READER
    return Member(company.id, user.id, role, now)


def member_of(members: Iterable[Member], user_id: int) -> Member:
    """Raises NoMember."""
    member = next((member for member in members if member.user_id == user_id), None)
    if member is None:
        raise NoMember
    return member


def with_role(member: Member, role: CompanyRole, *, by: Member, members: Iterable[Member]) -> Member:
    """Raises OwnersOnly or LastOwner."""
    if not may(Action.CHANGE_PEOPLE, by.role):
        raise OwnersOnly
    if role is not CompanyRole.OWNER:
        must_not_be_last_owner(member, members)
    return replace(member, role=role)


def must_be_removable(member: Member, *, by: Member, members: Iterable[Member]) -> None:
    """Everybody may leave, owners also take others out. Raises OwnersOnly or LastOwner."""
    if member.user_id != by.user_id and not may(Action.CHANGE_PEOPLE, by.role):
        raise OwnersOnly
    must_not_be_last_owner(member, members)


def must_not_be_last_owner(member: Member, members: Iterable[Member]) -> None:
    """Raises LastOwner."""
    owners = [person.user_id for person in members if person.role is CompanyRole.OWNER]
    if owners == [member.user_id]:
        raise LastOwner


def successor(member: Member, members: Iterable[Member]) -> Member | None:
    """Who becomes owner when the last one goes: of the others, somebody with the highest role, in the order of
    CompanyRole. Of several, people at the company's domain come before those whom an owner let in from elsewhere, and
    then whoever has been in the company longest. None if there is an owner left, or nobody."""
    others = [person for person in members if person.user_id != member.user_id]
    if not others or any(person.role is CompanyRole.OWNER for person in others):
        return None
    order = [*CompanyRole]
    first = min(others, key=lambda other: (order.index(other.role), other.is_admitted, other.joined_at, other.user_id))
    return replace(first, role=CompanyRole.OWNER)
