"""The peer of the index of matches: the best plain SQL for the same question, over tables that are made for it.

On SQLite it is a table of terms and people, indexed in both directions; on PostgreSQL an array of terms for each person
with a GIN index of intarray. It asks only for the best twenty and does not count the others.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from sqlalchemy import Engine, func, inspect, select, table

from bench.match_database import BLOCK, Database
from bench.match_world import people
from hireloom.adapters.sql.index.index_tables import index_entries
from hireloom.adapters.sql.index.match_terms import WHOLE_ROLE, Of, PlacePreference, role_term, years_term
from hireloom.adapters.sql.index.term_index import EntryKind
from hireloom.domain.profile_match.experience import experience_score, years_of
from hireloom.domain.profile_match.matches import JobNeeds, skill_score
from hireloom.domain.profile_match.places import WorkMode
from hireloom.domain.profile_match.recommendations import by_name
from hireloom.domain.profile_match.roles import nearness, weight
from hireloom.domain.profiles import EXPERIENCE

USED = tuple(f"{item}:" for item in (Of.PERSON_SKILL, Of.PERSON_ROLE, Of.PERSON_PLACE))
COPY = 20_000


class Terms:
    """A number for each term."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def of(self, terms: Iterable[str]) -> list[int]:
        return [self.numbers.setdefault(term, len(self.numbers) + 1) for term in terms]

    def known(self, terms: Iterable[str]) -> list[int]:
        return [self.numbers[term] for term in terms if term in self.numbers]


def block_of(database: Database) -> list[tuple[int, str, str, str, list[str]]]:
    """Id, name, band of experience, preferences and terms of everybody in the first block who can be found."""
    names = {person.user_id: by_name(person.name) for person in people(BLOCK - 2, 2)}
    rows = []
    with database.engine.connect() as connection:
        of_block = (index_entries.c.kind == EntryKind.PERSON, index_entries.c.id < BLOCK)
        for row in connection.execute(select(index_entries).where(*of_block).order_by(index_entries.c.id)):
            if row.terms:
                band = next(value for term, value in row.terms if term == Of.PERSON_YEARS)
                wants = "".join(
                    preference for preference in PlacePreference if [Of.PERSON_PREFERENCE(preference), ""] in row.terms
                )
                used = [f"{term} {value}" for term, value in row.terms if term.startswith(USED)]
                rows.append((row.id, names[row.id], band, wants, used))
    return rows


def role_scores(needs: JobNeeds) -> dict[str, int]:
    """The points for each term of a role that shares a part with the title."""
    return {
        f"{role_term(part)} {of_role}": nearness(weight(part), weight(needs.title), of_role)
        for size in range(1, WHOLE_ROLE + 1)
        for part in combinations(sorted(needs.title), size)
        for of_role in range(weight(part), 2 * WHOLE_ROLE + 1)
    }


def experience_sql(needs: JobNeeds) -> str:
    whens = " ".join(
        f"WHEN '{years_term(years_of(band))}' THEN {experience_score(needs.years, years_of(band))}"
        for band in EXPERIENCE
    )
    return f"CASE band {whens} ELSE {experience_score(needs.years, None)} END"


def location_sql(needs: JobNeeds, near: str) -> str:
    """SQL for `places.location_score`: the first rule that holds decides."""
    place = needs.place
    remote, hybrid, moves, remote_only, unsaid = (f"wants LIKE '%{preference}%'" for preference in PlacePreference)
    if place.is_unknown:
        return "5"
    if place.presence is WorkMode.REMOTE:
        return f"CASE WHEN {remote} OR {remote_only} OR {near} THEN 10 ELSE 8 END"
    is_hybrid = place.presence is WorkMode.HYBRID
    rules = [f"WHEN {remote_only} THEN {3 if is_hybrid else 0}", f"WHEN {near} THEN 10"]
    if is_hybrid:
        rules.append(f"WHEN {hybrid} AND {moves} THEN 7 WHEN {hybrid} THEN 4")
    rules.append(f"WHEN {moves} THEN 6 WHEN {unsaid} THEN 5 ELSE 0")
    return f"CASE {' '.join(rules)} END"


def skills_sql(needs: JobNeeds, count: str) -> str:
    whens = " ".join(f"WHEN {n} THEN {skill_score(n, len(needs.skills))}" for n in range(1, len(needs.skills) + 1))
    return f"CASE {count} {whens} ELSE 0 END"


def listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers)) or "0"


def is_built(engine: Engine, people: int) -> bool:
    with engine.connect() as connection:
        return inspect(connection).has_table("peer_people") and people == connection.scalar(
            select(func.count()).select_from(table("peer_people"))
        )


class SqlitePeer:
    def __init__(self, engine: Engine, terms: Terms) -> None:
        self._engine, self._terms = engine, terms

    def build(self, block: Sequence[tuple[int, str, str, str, list[str]]], blocks: int) -> bool:
        """False if it has been built before."""
        rows = [(item[0], number) for item in block for number in self._terms.of(item[4])]
        if is_built(self._engine, len(block) * blocks):
            return False
        with self._engine.begin() as connection:
            driver: Any = connection.connection.driver_connection
            for table in ("peer_block", "peer_terms", "peer_people"):
                driver.execute(f"DROP TABLE IF EXISTS {table}")
            driver.execute("CREATE TABLE peer_block (person INTEGER, term INTEGER)")
            driver.execute(
                "CREATE TABLE peer_terms (term INTEGER, person INTEGER, PRIMARY KEY (term, person)) WITHOUT ROWID"
            )
            driver.execute("CREATE TABLE peer_people (person INTEGER PRIMARY KEY, name TEXT, band TEXT, wants TEXT)")
            driver.executemany("INSERT INTO peer_block VALUES (?, ?)", rows)
            driver.executemany("INSERT INTO peer_people VALUES (?, ?, ?, ?)", [item[:4] for item in block])
            for number in range(1, blocks):
                driver.execute(
                    "INSERT INTO peer_people SELECT person + ?, name, band, wants FROM peer_people WHERE person < ?",
                    (number * BLOCK, BLOCK),
                )
            driver.execute(
                "WITH RECURSIVE b(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM b WHERE n < ?)"
                " INSERT INTO peer_terms SELECT term, person + n * ? FROM peer_block, b ORDER BY 1, 2",
                (blocks - 1, BLOCK),
            )
            driver.execute("DROP TABLE peer_block")
            driver.execute("ANALYZE")
        return True

    def best(self, needs: JobNeeds, least: int) -> list[tuple[int, int]]:
        skills = self._terms.known(f"{Of.PERSON_SKILL(skill)} " for skill in needs.skills)
        near = self._terms.known(f"{Of.PERSON_PLACE(name)} " for name in needs.place.names)
        roles = {
            self._terms.numbers[term]: score
            for term, score in role_scores(needs).items()
            if term in self._terms.numbers
        }
        weights = [(number, 1, 0) for number in skills] + [(number, 0, score) for number, score in roles.items()]
        values = ", ".join(map(str, weights)) or "(0, 0, 0)"
        is_near = f"EXISTS (SELECT 1 FROM peer_terms t WHERE t.term IN ({listed(near)}) AND t.person = p.person)"
        statement = f"""
            WITH asked (term, skill, role) AS (VALUES {values}),
            found AS (SELECT person, sum(skill) AS skills, max(role) AS role
                FROM asked CROSS JOIN peer_terms USING (term) GROUP BY person),
            known AS (SELECT person, {skills_sql(needs, "skills")} + role AS known FROM found),
            scored AS (SELECT p.person, name, known + {experience_sql(needs)} + {location_sql(needs, is_near)} AS score
                FROM known k CROSS JOIN peer_people p USING (person) WHERE known >= {least - 25})
            SELECT person, score FROM scored WHERE score >= {least} ORDER BY score DESC, name, person LIMIT 20"""
        with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in connection.exec_driver_sql(statement)]


class PostgresPeer:
    def __init__(self, engine: Engine, terms: Terms) -> None:
        self._engine, self._terms = engine, terms

    def build(self, block: Sequence[tuple[int, str, str, str, list[str]]], blocks: int) -> bool:
        """False if it has been built before."""
        rows = [(*item[:4], sorted(self._terms.of(item[4]))) for item in block]
        if is_built(self._engine, len(block) * blocks):
            return False
        with self._engine.begin() as connection:
            for statement in (
                "CREATE EXTENSION IF NOT EXISTS intarray",
                "DROP TABLE IF EXISTS peer_people",
                "CREATE TABLE peer_people"
                ' (person int PRIMARY KEY, name text COLLATE "C", band text, wants text, terms int[])',
            ):
                connection.exec_driver_sql(statement)
            driver: Any = connection.connection.driver_connection
            with driver.cursor() as cursor, cursor.copy("COPY peer_people FROM STDIN") as copying:
                for row in rows:
                    copying.write_row(row)
            for number in range(1, blocks):
                connection.exec_driver_sql(
                    f"INSERT INTO peer_people SELECT person + {number * BLOCK}, name, band, wants, terms"
                    f" FROM peer_people WHERE person < {BLOCK}"
                )
            connection.exec_driver_sql("CREATE INDEX peer_terms ON peer_people USING gin (terms gin__int_ops)")
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM ANALYZE peer_people")
        return True

    def best(self, needs: JobNeeds, least: int) -> list[tuple[int, int]]:
        skills = self._terms.known(f"{Of.PERSON_SKILL(skill)} " for skill in needs.skills)
        near = self._terms.known(f"{Of.PERSON_PLACE(name)} " for name in needs.place.names)
        levels: dict[int, list[int]] = {}
        for term, score in role_scores(needs).items():
            if score and term in self._terms.numbers:
                levels.setdefault(score, []).append(self._terms.numbers[term])
        terms = skills + [number for numbers in levels.values() for number in numbers]
        roles = " ".join(
            f"WHEN terms && '{{{listed(numbers)}}}'::int[] THEN {score}"
            for score, numbers in sorted(levels.items(), reverse=True)
        )
        count = f"icount(terms & '{{{listed(skills)}}}'::int[])"
        is_near = f"terms && '{{{listed(near)}}}'::int[]"
        statement = f"""
            WITH known AS (SELECT person, name, band, wants, terms, {skills_sql(needs, count)}
                    + {f"CASE {roles} ELSE 0 END" if roles else "0"} AS known
                FROM peer_people WHERE terms && '{{{listed(terms)}}}'::int[]),
            scored AS (SELECT person, name,
                    known + {experience_sql(needs)} + {location_sql(needs, is_near)} AS score
                FROM known WHERE known >= {least - 25})
            SELECT person, score FROM scored WHERE score >= {least} ORDER BY score DESC, name, person LIMIT 20"""
        with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in connection.exec_driver_sql(statement.replace("%", "%%"))]


def peer_of(database: Database, terms: Terms) -> "SqlitePeer | PostgresPeer":
    kinds: Mapping[str, type[SqlitePeer] | type[PostgresPeer]] = {"SQLite": SqlitePeer, "PostgreSQL": PostgresPeer}
    return kinds[database.name](database.engine, terms)
