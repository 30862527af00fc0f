"""Companies and the recruiters whom an admin has confirmed."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from hireloom.domain.companies import Company
from hireloom.domain.company_roles import Member
from hireloom.domain.identity.users import User
from hireloom.domain.windows import Window
from hireloom.ports.applicant_views import ApplicantViews
from hireloom.ports.company_invitations import CompanyInvitations
from hireloom.ports.company_pictures import CompanyPictures
from hireloom.ports.job_covers import JobCovers
from hireloom.ports.job_drafts import JobDrafts
from hireloom.ports.job_teams import JobTeams


class CompanyPage(NamedTuple):
    companies: Sequence[Company]
    total: int


class MemberRow(NamedTuple):
    """`last_seen` is accurate to a day. `jobs` counts those that the person has posted and not deleted."""

    member: Member
    user: User
    last_seen: datetime
    jobs: int


class Companies(Protocol):
    @property
    def invitations(self) -> CompanyInvitations: ...

    @property
    def applicant_views(self) -> ApplicantViews: ...

    @property
    def job_drafts(self) -> JobDrafts: ...

    @property
    def covers(self) -> JobCovers: ...

    @property
    def teams(self) -> JobTeams: ...

    @property
    def logos(self) -> CompanyPictures:
        """Each a PNG."""
        ...

    def get(self, company_id: int) -> Company:
        """The company with this id: none is ever removed."""
        ...

    def of_domain(self, domain: str) -> Company | None: ...

    def of_person(self, user_id: int) -> Company | None:
        """The company that the person is a member of now."""
        ...

    def put(self, company: Company) -> Company:
        """Keep the company of this domain, a new one or a changed one."""
        ...

    def page(self, window: Window, words: str = "") -> CompanyPage:
        """Those with the words in domain or name, newest first."""
        ...

    def is_confirmed(self, user_id: int) -> bool:
        """Whether an admin has confirmed this recruiter."""
        ...

    def confirm(self, user_id: int, *, by: int, now: datetime) -> None:
        """Nothing changes if the recruiter is confirmed already."""
        ...

    def withdraw(self, user_id: int) -> None:
        """The recruiter is no longer confirmed, if they were."""
        ...

    def confirmed(self) -> Sequence[User]:
        """Those who are confirmed, the last one first."""
        ...

    def members(self, company_id: int, *, for_update: bool = False) -> Sequence[MemberRow]:
        """Active recruiters with an address at the company's domain, or admitted; in the order in which they joined.
        `for_update`: no other unit changes them until this one ends."""
        ...

    def membership(self, user_id: int) -> Member | None:
        """As stored, unless an owner removed the person, who may have left the domain or the work as a recruiter."""
        ...

    def standing_membership(self, user_id: int) -> Member | None:
        """Unless the person has left the domain or the work as a recruiter; the account may be deactivated."""
        ...

    def bar(self, user: User, company_id: int, *, at: datetime) -> None:
        """The person no longer belongs to the company, and cannot join it again alone."""
        ...

    def lift_bar(self, user: User, company_id: int) -> None:
        """An owner lets the person in again."""
        ...

    def is_barred(self, user: User, company_id: int) -> bool:
        """Whether an owner has removed this person, or somebody with the same mailbox, who cannot rejoin alone. Members
        of the company are not barred from it: an owner may remove a second account of their own."""
        ...

    def put_member(self, member: Member) -> None:
        """A new member, or a changed one."""
        ...

    def remove_member(self, user_id: int) -> None:
        """Nothing happens if the person belongs to no company."""
        ...
