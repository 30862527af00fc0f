"""Who works on a job besides its recruiter."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from hireloom.domain.company_roles import Action, Member, may
from hireloom.domain.jobs import Job
from hireloom.domain.refusals import Conflict, Full, NotAllowed


class TeamRole(StrEnum):
    RECRUITER = "recruiter"
    HIRING_MANAGER = "hiring_manager"
    INTERVIEWER = "interviewer"


class NoColleague(NotAllowed):
    sentence = "Only people of the job's company can be on its team."


class TeamFull(Full):
    sentence = "A job's team has {most} people at most."


class NeedsHeir(Conflict):
    sentence = "Please choose who takes over their jobs first."


class CannotTakeOver(NotAllowed):
    sentence = "Jobs go to an owner or a recruiter of your company."


@dataclass(frozen=True, slots=True)
class JobTeamMember:
    job_id: int
    user_id: int
    role: TeamRole


def must_fit(
    member: JobTeamMember, job: Job, team: Collection[JobTeamMember], colleagues: Collection[Member], *, most: int
) -> None:
    """Raises NoColleague or TeamFull."""
    if member.user_id == job.recruiter_id or all(colleague.user_id != member.user_id for colleague in colleagues):
        raise NoColleague
    if len({colleague.user_id for colleague in team} | {member.user_id}) > most:
        raise TeamFull(most)


def interviewing(
    job: Job, user_ids: Iterable[int], team: Collection[JobTeamMember], *, most: int
) -> Sequence[JobTeamMember]:
    """Those of the interviewers who join the team because they were chosen for an interview. Raises TeamFull."""
    there = {member.user_id for member in team}
    new = [user_id for user_id in user_ids if user_id not in there | {job.recruiter_id}]
    if new and len(there) + len(new) > most:
        raise TeamFull(most)
    return [JobTeamMember(job.id, user_id, TeamRole.INTERVIEWER) for user_id in new]


def may_interview(member: Member) -> bool:
    """Whether people of the company with this role can be chosen for an interview."""
    return may(Action.SCORE, member.role, is_on_team=True)


def must_take_over(heir: Member, leaving: Member) -> None:
    """Raises CannotTakeOver."""
    if heir.user_id == leaving.user_id or not may(Action.POST_JOBS, heir.role):
        raise CannotTakeOver
