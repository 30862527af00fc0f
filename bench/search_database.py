"""A database with very many jobs: some are written by the product's own code, the others are copied from them by the
database itself, which is faster."""

from collections.abc import Iterator, Sequence
from itertools import islice

from pyroaring import BitMap
from sqlalchemy import Connection, Engine, delete, insert, select

from bench.search_world import NOW, jobs
from hireloom.adapters.sql.index.bitmap_rows import CHUNK
from hireloom.adapters.sql.index.index_tables import index_bits
from hireloom.adapters.sql.index.term_index import TermIndex
from hireloom.adapters.sql.jobs import values_of
from hireloom.adapters.sql.migrate import migrate
from hireloom.adapters.sql.pooling import WRITING
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.sql.tables import jobs as job_table
from hireloom.domain.identity.users import Role, User
from hireloom.domain.searches import Listing, Query
from hireloom.testing.clock import StoppedClock

FIRST = 20_000
COLUMNS = ", ".join(column.name for column in job_table.columns if column.name != "id")
COPIES = (
    f"INSERT INTO jobs (id, {COLUMNS}) SELECT id + %(by)s, {COLUMNS} FROM jobs WHERE id <= %(to)s",
    "INSERT INTO index_entries (kind, id, terms)"
    " SELECT kind, id + %(by)s, terms FROM index_entries WHERE kind = 'j' AND id <= %(to)s",
)
LEAN = "UPDATE jobs SET description = substr(description, 1, 200)", "DELETE FROM index_entries"
AT_ONCE = 5_000  # rows of bitmaps


class Database:
    def __init__(self, engine: Engine, count: int) -> None:
        migrate(engine)
        self.engine, self._name = engine, engine.dialect.name
        self._store = SqlStore(engine, StoppedClock(NOW))
        with self._store.reading() as tx:
            self.is_built = count - 100 < tx.job_search.newest_id() <= count  # the last one may be closed

    def build(self, count: int, *, is_lean: bool = False) -> None:
        """`is_lean` cuts descriptions once they are in the index, and leaves out what only changes of jobs read."""
        recruiter = User("Recruiter", "recruiter@bench.example", Role.RECRUITER, NOW)
        with self._store.writing() as tx:
            recruiter = tx.users.add(recruiter, password_hash="none")
        first = min(FIRST, count)
        made = list(jobs(first, recruiter.id))
        with self.engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
            connection.execute(insert(job_table), [values_of(job) | {"id": job.id} for job in made])
            TermIndex(connection).make_anew()
            if is_lean:
                for statement in LEAN:
                    connection.exec_driver_sql(statement)
        for statements in self._copies(first, count):
            with self.engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
                for statement in statements:
                    connection.exec_driver_sql(statement)
        with self.engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
            copy_bits(connection, first, count)
        self._run("ANALYZE" if self._name == "sqlite" else "VACUUM ANALYZE")

    def ask(self, query: Query) -> Sequence[Listing]:
        with self._store.reading() as tx:
            return tx.job_search.find(query)

    def _copies(self, first: int, count: int) -> Iterator[list[str]]:
        for offset in range(first, count, first):
            amount = min(first, count - offset)
            yield [copy % {"by": offset, "to": amount} for copy in COPIES]

    def _run(self, *statements: str) -> None:
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)


def copy_bits(connection: Connection, first: int, count: int) -> None:
    ids = {(row.term, row.value): BitMap.deserialize(row.bits) for row in connection.execute(select(index_bits))}
    connection.execute(delete(index_bits))
    made = (
        {"term": term, "value": value, "chunk": chunk, "bits": bits}
        for term, value in sorted(ids)
        for chunk, bits in repeated(ids[term, value], first, count)
    )
    while some := list(islice(made, AT_ONCE)):
        connection.execute(insert(index_bits), some)


def repeated(part: BitMap, first: int, count: int) -> Iterator[tuple[int, bytes]]:
    """The ids of the part and of all its copies, by chunk; each step doubles the number of copies."""
    result, done, size, copies = BitMap(), 0, 1, -(-count // first)
    while copies:
        if copies & 1:
            result |= part.shift(done * first)
            done += size
        copies >>= 1
        if copies:
            part = part | part.shift(size * first)
            size *= 2
    for chunk in range((count >> CHUNK) + 1):
        end = min((chunk + 1) << CHUNK, count + 1)
        if here := result & BitMap(range(chunk << CHUNK, end)):
            yield chunk, here.serialize()
