"""The peer of the index of matches from a person's side: the best plain SQL for the best jobs, on either engine, over
tables that are made for it: one of terms and jobs, indexed by term, and one with what is scored of each job. It asks
only for the best twenty and does not count the others."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import inspect, select, text

from bench.candidate_peers import Terms, listed
from bench.match_database import BLOCK, RECRUITER, Database
from bench.match_world import TODAY, jobs
from hireloom.adapters.sql.index.index_tables import index_entries
from hireloom.adapters.sql.index.match_terms import Of, presence_term, presences, years_named
from hireloom.adapters.sql.index.term_index import EntryKind
from hireloom.domain.profile_match.experience import experience_score
from hireloom.domain.profile_match.matches import Candidate
from hireloom.domain.profile_match.places import JobPlace, location_score
from hireloom.domain.profile_match.roles import weight

USED = tuple(f"{item}:" for item in (Of.JOB_SKILL, Of.JOB_WORD, Of.JOB_PLACE))
BOUND = 25  # points that years and place can add
TABLES = (
    "CREATE TABLE peer_jobs (job INTEGER PRIMARY KEY, skills INTEGER, weight INTEGER, years TEXT, presence TEXT,"
    " ends TEXT, posted TEXT)",
    "CREATE TABLE peer_job_terms (term INTEGER, job INTEGER, PRIMARY KEY (term, job))",
)


class JobPeer:
    def __init__(self, database: Database) -> None:
        self._engine, self._terms, self._name = database.engine, Terms(), database.name

    def build(self, blocks: int) -> None:
        """If the tables exist, only the numbers of the terms are made again."""
        about = {job.id: (str(job.ends_on or date.max), str(job.posted_on)) for job in jobs(BLOCK - 1, RECRUITER)}
        rows, pairs = list[dict[str, Any]](), list[dict[str, int]]()
        of_block = index_entries.c.kind == EntryKind.JOB, index_entries.c.id < BLOCK
        with self._engine.connect() as connection:
            is_built = inspect(connection).has_table("peer_jobs")
            for row in connection.execute(select(index_entries).where(*of_block).order_by(index_entries.c.id)):
                if row.terms:
                    facts = {term: value for term, value in row.terms if ":" not in term}
                    ends, posted = about[row.id]
                    used = [term for term, _ in row.terms if term.startswith(USED)]
                    pairs += [{"term": term, "job": row.id} for term in self._terms.of(used)]
                    rows.append(
                        {
                            "job": row.id,
                            "skills": int(facts[Of.JOB_SKILL_COUNT]),
                            "weight": int(facts[Of.JOB_WEIGHT]),
                            "years": facts[Of.JOB_YEARS],
                            "presence": facts[Of.JOB_PRESENCE],
                            "ends": ends,
                            "posted": posted,
                        }
                    )
        if is_built:
            return
        with self._engine.begin() as connection:
            for statement in TABLES:
                connection.execute(text(statement))
            names = ", ".join(rows[0])
            connection.execute(text(f"INSERT INTO peer_jobs VALUES (:{names.replace(', ', ', :')})"), rows)
            connection.execute(text("INSERT INTO peer_job_terms VALUES (:term, :job)"), pairs)
            for number in range(1, blocks):
                by, others = number * BLOCK, names.removeprefix("job, ")
                copied = f"SELECT job + {by}, {others} FROM peer_jobs WHERE job < {BLOCK}"
                connection.execute(text(f"INSERT INTO peer_jobs {copied}"))
                copied = f"SELECT term, job + {by} FROM peer_job_terms WHERE job < {BLOCK}"
                connection.execute(text(f"INSERT INTO peer_job_terms {copied}"))
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM ANALYZE" if self._name == "PostgreSQL" else "ANALYZE"))

    def best(self, candidate: Candidate, least: int) -> Sequence[tuple[int, int]]:
        """Ids and scores of the best twenty."""
        numbers = self._terms.known
        terms = [f"({term}, 0, 1, 0)" for term in numbers(Of.JOB_SKILL(skill) for skill in candidate.skills)]
        for role in candidate.roles:
            for word in role:
                terms += [f"({t}, {weight(role)}, 0, {weight((word,))})" for t in numbers([Of.JOB_WORD(word)])]
        near = listed(numbers(Of.JOB_PLACE(name) for name in candidate.where.names))
        statement = f"""
            WITH asked (term, role, skill, points) AS (VALUES {", ".join(terms) or "(0, 0, 0, 0)"}),
            found AS (SELECT job, role, sum(skill) AS skills, sum(points) AS shared
                FROM asked JOIN peer_job_terms USING (term) GROUP BY job, role),
            parts AS (SELECT job, max(f.skills) AS matched, max(j.skills) AS required, max(years) AS years,
                max(presence) AS presence, max(posted) AS posted,
                max(CASE WHEN role > 0 THEN (100 * shared + weight + role) / (2 * (weight + role)) ELSE 0 END) AS role
                FROM found f JOIN peer_jobs j USING (job) WHERE ends >= '{TODAY}' GROUP BY job),
            known AS (SELECT job, years, presence, posted, role + CASE WHEN required = 0 THEN 2 * role
                ELSE (100 * matched + required) / (2 * required) END AS known FROM parts),
            scored AS (SELECT job, posted, known + {_years_sql(candidate)} + {_places_sql(candidate, near)} AS score
                FROM known WHERE known >= {least - BOUND})
            SELECT job, score FROM scored WHERE score >= {least} ORDER BY score DESC, posted DESC, job LIMIT 20"""
        with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in connection.execute(text(statement))]


def _years_sql(candidate: Candidate) -> str:
    bands = [f"{least}-{most}" for least in range(21) for most in ("", *range(least, 21))]
    whens = " ".join(f"WHEN '{item}' THEN {experience_score(years_named(item), candidate.years)}" for item in bands)
    return f"CASE years {whens} ELSE {experience_score(None, candidate.years)} END"


def _places_sql(candidate: Candidate, near: str) -> str:
    is_near = f"EXISTS (SELECT 1 FROM peer_job_terms t WHERE t.term IN ({near}) AND t.job = known.job)"
    whens = ""
    for place in presences():
        here = location_score(JobPlace(place.presence, candidate.where.names), candidate.where)
        points = f"CASE WHEN {is_near} THEN {here} ELSE {location_score(place, candidate.where)} END"
        whens += f" WHEN '{presence_term(place)}' THEN {points}"
    return f"CASE presence{whens} END"
