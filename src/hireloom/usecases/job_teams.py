"""The jobs of a company and who works on them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import REACH, Action, Member, NoMember, RoleReach, is_limited_to_interviews, may
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import JobStanding, permitted
from hireloom.domain.job_teams import JobTeamMember, NoColleague, TeamRole, must_fit
from hireloom.domain.jobs import Position
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.job_lists import JobPage, JobQuery, JobRow, JobSort
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_members import own_company
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.jobs import managed


class CompanyJobs(NamedTuple):
    """`editable` are the numbers of the jobs that the person may edit; `people` are everybody who is named, by
    number."""

    page: JobPage
    editable: Collection[int]
    teams: Sequence[JobTeamMember]
    people: Mapping[int, User]


class Dashboard(NamedTuple):
    page: JobPage
    is_in_company: bool


@dataclass(frozen=True, slots=True)
class JobTeamDesk:
    store: Store
    clock: Clock
    amounts: Amounts

    def jobs(self, window: Window, words: str = "", *, by: User) -> CompanyJobs:
        """The jobs of the person's company whose applications they may read. Raises NoMember."""
        with self.store.reading() as tx:
            member = _membership(tx, by)
            page = tx.job_lists.page(replace(jobs_for(Action.READ_RESUMES, member, by), window=window, words=words))
            return _with_teams(tx, page, member, by)

    def newest_with_teams(self, words: str = "", *, below: int | None, count: int, by: User) -> CompanyJobs:
        """Of the same jobs, the newest with an id less than `below`. Raises NoMember."""
        with self.store.reading() as tx:
            member = _membership(tx, by)
            query = replace(jobs_for(Action.READ_RESUMES, member, by), window=Window(0, count), words=words)
            jobs = tx.job_lists.newest(query, below=below)
            return _with_teams(tx, JobPage(jobs, len(jobs)), member, by)

    def dashboard(
        self, window: Window, words: str = "", position: Position | None = None, *, sort: JobSort, by: User
    ) -> Dashboard:
        """The jobs whose applications the person may read, one's own first: those of the company, without one only
        one's own. Newcomers are counted since Monday."""
        with self.store.reading() as tx:
            days = days_of(tx, self.clock, by.id)
            since = days.week_began(days.of(self.clock.now()))
            member = tx.companies.standing_membership(by.id)
            own_first = by.id if sort is JobSort.NEWEST else None
            query = replace(jobs_for(Action.READ_RESUMES, member, by), window=window, words=words, position=position)
            page = tx.job_lists.page(replace(query, new_since=since, sort=sort, own_first=own_first))
            return Dashboard(JobPage(_with_rights(tx, page.jobs, member, by), page.total), member is not None)

    def newest(
        self, words: str = "", position: Position | None = None, *, below: int | None, count: int, by: User
    ) -> Sequence[JobRow]:
        """Of the same jobs, the newest with an id less than `below`."""
        with self.store.reading() as tx:
            member = tx.companies.standing_membership(by.id)
            query = replace(
                jobs_for(Action.READ_RESUMES, member, by), window=Window(0, count), words=words, position=position
            )
            return _with_rights(tx, tx.job_lists.newest(query, below=below), member, by)

    def of_job(self, job_id: int, *, by: User) -> Sequence[tuple[User, TeamRole]]:
        """Who works on it besides its recruiter. Raises NoSuchJob or NotAllowed."""
        with self.store.reading() as tx:
            managed(tx, job_id, by, Action.READ_RESUMES)
            team = tx.companies.teams.of_jobs([job_id])
            people = tx.users.of_ids([member.user_id for member in team])
            return [(people[member.user_id], member.role) for member in team]

    def put(self, job_id: int, user_id: int, role: TeamRole, *, by: User) -> None:
        """Raises NoSuchJob, NotAllowed, NoColleague or TeamFull."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            tx.jobs.get_for_update(job_id)
            job = managed(tx, job_id, by, Action.POST_JOBS)
            membership = tx.companies.standing_membership(job.recruiter_id)
            if membership is None:
                raise NoColleague
            colleagues = [row.member for row in tx.companies.members(membership.company_id)]
            member = JobTeamMember(job_id, user_id, role)
            team = tx.companies.teams.of_jobs([job_id])
            must_fit(member, job, team, colleagues, most=self.amounts.team_members)
            tx.companies.teams.put(member)
            self._note(tx, "jobs.team_joined", job_id, by, {"user": str(user_id), "role": role.value})

    def remove(self, job_id: int, user_id: int, *, by: User) -> None:
        """Raises NoSuchJob or NotAllowed."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            managed(tx, job_id, by, Action.POST_JOBS)
            tx.companies.teams.remove(job_id, user_id)
            self._note(tx, "jobs.team_left", job_id, by, {"user": str(user_id)})

    def _note(self, tx: Transaction, action: str, job_id: int, by: User, details: dict[str, str]) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(job_id), details))


def _membership(tx: Transaction, by: User) -> Member:
    company, rows = own_company(tx, by)
    member = next((row.member for row in rows if row.member.user_id == by.id), None)
    if company is None or member is None:
        raise NoMember
    return member


def _with_teams(tx: Transaction, page: JobPage, membership: Member, by: User) -> CompanyJobs:
    teams = tx.companies.teams.of_jobs([row.job.id for row in page.jobs])
    ids = {member.user_id for member in teams} | {row.job.recruiter_id for row in page.jobs}
    edits_all = may(Action.POST_JOBS, membership.role)
    editable = {row.job.id for row in page.jobs if edits_all or row.job.recruiter_id == by.id}
    return CompanyJobs(page, editable, teams, tx.users.of_ids(ids))


def jobs_for(action: Action, member: Member | None, by: User) -> JobQuery:
    """The jobs with which somebody with this membership may do that; the jobs that one has posted always."""
    reach = REACH[action][member.role] if member else RoleReach.NOTHING
    if member is None or reach is RoleReach.NOTHING:
        return JobQuery(Window(), recruiter_id=by.id)
    return JobQuery(Window(), company_id=member.company_id, team_of=None if reach is RoleReach.EVERY_JOB else by.id)


def readable_applications(tx: Transaction, by: User) -> tuple[JobQuery, Collection[int] | None]:
    """The jobs whose applications the person may read, and if not all of these: which."""
    member = tx.companies.standing_membership(by.id)
    is_limited = member is not None and is_limited_to_interviews(member.role)
    return jobs_for(Action.READ_RESUMES, member, by), tx.interviews.interviewees(by.id) if is_limited else None


def _with_rights(tx: Transaction, rows: Sequence[JobRow], membership: Member | None, by: User) -> Sequence[JobRow]:
    teams = {(member.job_id, member.user_id) for member in tx.companies.teams.of_jobs([row.job.id for row in rows])}
    role = membership.role if membership else None
    return [
        row._replace(permitted=permitted(row.job, by, JobStanding(role, is_on_team=(row.job.id, by.id) in teams)))
        for row in rows
    ]
