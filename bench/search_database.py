"""A database of ours with very many jobs: some written by the code that keeps the index, the others copied from them by
the engine itself, which is faster."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Engine, insert

from bench.search_world import NOW, jobs
from hireloom.adapters.sql.engine import WRITING
from hireloom.adapters.sql.job_index import JobIndex
from hireloom.adapters.sql.job_search_postgres import INDEX_OF_WORDS
from hireloom.adapters.sql.jobs import values_of
from hireloom.adapters.sql.migrate import migrate
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.sql.tables import jobs as job_table
from hireloom.domain.searches import Listing, Query
from hireloom.domain.users import Role, User
from hireloom.testing.clock import StoppedClock

WRITTEN = 20_000
COLUMNS = ", ".join(column.name for column in job_table.columns if column.name != "id")
COPIES = (
    f"INSERT INTO jobs (id, {COLUMNS}) SELECT id + %(by)s, {COLUMNS} FROM jobs WHERE id <= %(to)s",
    "INSERT INTO job_listings (key, job_id, place_id, ends_on)"
    " SELECT key + %(by)s, job_id + %(by)s, place_id, ends_on FROM job_listings WHERE job_id <= %(to)s",
)
COPIED_WORDS = {
    "sqlite": "INSERT INTO job_words (rowid, words) SELECT l.key + %(by)s, w.c0 FROM job_listings l"
    " CROSS JOIN job_words_content w ON w.id = l.key WHERE l.job_id <= %(to)s",
    "postgresql": "INSERT INTO job_words (key, words) SELECT l.key + %(by)s, w.words FROM job_listings l"
    " JOIN job_words w ON w.key = l.key WHERE l.job_id <= %(to)s",
}


class Database:
    def __init__(self, engine: Engine, count: int) -> None:
        migrate(engine)
        self._engine, self._name = engine, engine.dialect.name
        self._store = SqlStore(engine, StoppedClock(NOW))
        with self._store.reading() as tx:
            self.is_built = count - 100 < tx.job_search.newest_id() <= count  # the last may be a closed one

    def build(self, count: int) -> None:
        recruiter = User("Recruiter", "recruiter@bench.example", Role.RECRUITER, "TF1", NOW)
        with self._store.writing() as tx:
            recruiter = tx.users.add(recruiter, password_hash="none")
        if self._name == "postgresql":
            self._run("DROP INDEX ix_job_words_words")  # made at the end, which is faster
        written = min(WRITTEN, count)
        made = list(jobs(written, recruiter.id))
        with self._engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
            connection.execute(insert(job_table), [values_of(job) | {"id": job.id} for job in made])
            JobIndex(connection).add(made)
        for statements in self._copies(written, count):
            with self._engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
                for statement in statements:
                    connection.exec_driver_sql(statement)
        if self._name == "sqlite":
            self._run("INSERT INTO job_words (job_words) VALUES ('optimize')", "ANALYZE")
        else:
            self._run(INDEX_OF_WORDS, "VACUUM ANALYZE")

    def ask(self, query: Query) -> Sequence[Listing]:
        with self._store.reading() as tx:
            return tx.job_search.find(query)

    def _copies(self, written: int, count: int) -> Iterator[list[str]]:
        for offset in range(written, count, written):
            amount = min(written, count - offset)
            yield [each % {"by": offset, "to": amount} for each in (*COPIES, COPIED_WORDS[self._name])]

    def _run(self, *statements: str) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)
