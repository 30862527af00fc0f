"""The teams of jobs in SQL."""

from collections.abc import Collection, Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, select

from hireloom.adapters.sql.company_tables import company_members, job_team_members
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.job_teams import JobTeamMember, TeamRole


class SqlJobTeams:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_jobs(self, job_ids: Collection[int]) -> Sequence[JobTeamMember]:
        teams = (
            select(job_team_members)
            .join(company_members, company_members.c.user_id == job_team_members.c.user_id)
            .where(job_team_members.c.job_id.in_(job_ids))
            .order_by(job_team_members.c.job_id, job_team_members.c.user_id)
        )
        rows = self._connection.execute(teams)
        return [JobTeamMember(row.job_id, row.user_id, TeamRole(row.role)) for row in rows]

    def of_user(self, user_id: int) -> Sequence[JobTeamMember]:
        teams = select(job_team_members).where(job_team_members.c.user_id == user_id)
        rows = self._connection.execute(teams.order_by(job_team_members.c.job_id))
        return [JobTeamMember(row.job_id, row.user_id, TeamRole(row.role)) for row in rows]

    def is_on(self, job_id: int, user_id: int) -> bool:
        member = job_team_members.c.job_id == job_id, job_team_members.c.user_id == user_id
        return self._connection.scalar(select(job_team_members.c.user_id).where(*member)) is not None

    def put(self, member: JobTeamMember) -> None:
        first = upsert(self._connection, job_team_members).values(**asdict(member))
        query = first.on_conflict_do_update(index_elements=["job_id", "user_id"], set_={"role": first.excluded.role})
        self._connection.execute(query)

    def remove(self, job_id: int, user_id: int) -> None:
        member = job_team_members.c.job_id == job_id, job_team_members.c.user_id == user_id
        self._connection.execute(delete(job_team_members).where(*member))

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(job_team_members).where(job_team_members.c.user_id == user_id))
