"""The team of a job has so many people and no more."""

from datetime import UTC, date, datetime

import pytest

from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.job_teams import JobTeamMember, NoColleague, TeamFull, TeamRole, interviewing, must_fit
from hireloom.domain.jobs import Job

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
JOB = Job("Nurse", "Loom", "", "Pune", "Full-time", date(2026, 11, 1), None, 1, "r@loom.example", NOW, id=17)
COLLEAGUES = [Member(5, number, CompanyRole.RECRUITER, NOW) for number in (1, 2, 3, 4)]
TEAM = [JobTeamMember(17, number, TeamRole.INTERVIEWER) for number in (2, 3)]


@pytest.mark.spec("HIR-T07")
def test_a_full_team_takes_nobody_in_and_its_people_may_change_their_role():
    def add(user_id: int, most: int) -> None:
        must_fit(JobTeamMember(17, user_id, TeamRole.HIRING_MANAGER), JOB, TEAM, COLLEAGUES, most=most)

    add(4, most=3)
    add(3, most=2)
    with pytest.raises(TeamFull, match="2 people at most"):
        add(4, most=2)
    for stranger in (1, 9):  # the recruiter needs no place on the team
        with pytest.raises(NoColleague):
            add(stranger, most=9)


@pytest.mark.spec("HIR-T07")
def test_interviewers_join_the_team_if_there_is_room_for_all_of_them():
    assert interviewing(JOB, [1, 2, 4], TEAM, most=3) == [JobTeamMember(17, 4, TeamRole.INTERVIEWER)]
    assert interviewing(JOB, [1, 2, 3], TEAM, most=2) == []
    with pytest.raises(TeamFull, match="3 people at most"):
        interviewing(JOB, [4, 5], TEAM, most=3)
