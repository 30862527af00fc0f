"""A database with very many jobs or people, and the index of matches made from them by the product's own code."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection, Engine, Table, delete, func, insert, select

from bench.match_world import NOW, jobs, people
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.index.bitmap_rows import CHUNK
from hireloom.adapters.sql.index.index_tables import index_bits, index_entries
from hireloom.adapters.sql.index.term_index import TermIndex
from hireloom.adapters.sql.jobs import values_of
from hireloom.adapters.sql.migrate import migrate
from hireloom.adapters.sql.pooling import WRITING
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.sql.tables import jobs as job_table
from hireloom.adapters.sql.tables import profiles, users
from hireloom.testing.clock import StoppedClock

RECRUITER, FIRST_PERSON = 1, 2
AT_ONCE = 20_000
BLOCK = 65_536  # ids
CACHE = 1_000_000  # kB in which SQLite holds its indexes while blocks are copied; by itself it has 2 MB


def _shifted(table: Table, *ids: str, more: tuple[str, ...] = (), only: str = "") -> str:
    """SQL that copies the first block of a table with higher ids. Texts that are unique get the block in front, so that
    each block is a part of its own of their index: with the block behind, each copy would touch every page of it."""
    changes = {name: f"{name} + %(by)s" for name in ids} | {name: f"%(by)s || '-' || {name}" for name in more}
    names = [column.name for column in table.columns]
    columns = ", ".join(changes.get(name, name) for name in names)
    where = f"{ids[0]} < %(block)s{only}"
    return f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {columns} FROM {table.name} WHERE {where}"


COPIES = (
    _shifted(users, "id", more=("tf_id", "username_key", "email"), only=f" AND id > {RECRUITER}"),
    _shifted(job_table, "id"),
    _shifted(profiles, "user_id"),
    _shifted(index_entries, "id"),
)


class Database:
    def __init__(self, engine: Engine) -> None:
        migrate(engine)
        self.engine, self.store = engine, SqlStore(engine, StoppedClock(NOW))

    @property
    def name(self) -> str:
        return "PostgreSQL" if self.engine.dialect.name == "postgresql" else "SQLite"

    def is_built(self, kind: str, blocks: int) -> bool:
        """False if it is empty; one that was not finished is of no use."""
        with self.engine.connect() as connection:
            newest = connection.scalar(select(func.max(index_entries.c.id)).where(index_entries.c.kind == kind[0]))
        if newest and newest < (blocks - 1) * BLOCK + FIRST_PERSON:
            raise SystemExit(f"The database in {self.name} was not finished: remove it.")
        return bool(newest)

    def build(self, kind: str, blocks: int) -> None:
        """Make the first block with the product's own code; the others are copies of it with higher ids. Each is
        committed by itself, as SQLite searches all that is not yet committed for each page that it reads."""
        with self.engine.connect().execution_options(**{WRITING: True}) as connection:
            with connection.begin():
                self._make(kind, connection)
                if self.name == "SQLite":
                    connection.exec_driver_sql(f"PRAGMA cache_size = -{CACHE}")
            for block in range(1, blocks):
                with connection.begin():
                    for statement in COPIES:
                        connection.exec_driver_sql(statement % {"by": block * BLOCK, "block": BLOCK})
                    if block == blocks - 1:
                        self._copy_bits(connection, blocks)
        self._settled()

    def _make(self, kind: str, connection: Connection) -> None:
        connection.execute(insert(users), [_user(RECRUITER, "recruiter")])
        if kind == "jobs":
            for some in _parts({"id": job.id, **values_of(job)} for job in jobs(BLOCK - 1, RECRUITER)):
                connection.execute(insert(job_table), some)
        else:
            for some in _parts(asdict(person) for person in people(BLOCK - FIRST_PERSON, FIRST_PERSON)):
                connection.execute(insert(users), [_user(item["user_id"], "user") for item in some])
                connection.execute(insert(profiles), some)
        TermIndex(connection).make_anew()

    def _copy_bits(self, connection: Connection, blocks: int) -> None:
        rows = connection.execute(select(index_bits).order_by(index_bits.c.term, index_bits.c.value)).all()
        connection.execute(delete(index_bits))
        for row in rows:
            bits, chunks = BitMap.deserialize(row.bits), dict[int, BitMap]()
            for block in range(blocks):
                chunks.setdefault(block * BLOCK >> CHUNK, BitMap()).update(bits.shift(block * BLOCK))
            copies = [
                {"term": row.term, "value": row.value, "chunk": at, "bits": ids.serialize()}
                for at, ids in chunks.items()
            ]
            connection.execute(insert(index_bits), copies)

    def copy(self, source: "Database") -> None:
        """Copy all rows from the database on the other engine, which is faster than making them again."""
        with source.engine.connect() as there, self.engine.connect() as connection, connection.begin():
            driver: Any = connection.connection.driver_connection
            for table in (users, job_table, profiles, index_bits, index_entries):
                rows = there.execute(select(table).execution_options(yield_per=AT_ONCE))
                names = ", ".join(column.name for column in table.columns)
                makers = [
                    column.type.dialect_impl(self.engine.dialect).bind_processor(self.engine.dialect)
                    for column in table.columns
                ]
                with driver.cursor() as cursor, cursor.copy(f"COPY {table.name} ({names}) FROM STDIN") as copying:
                    for row in rows:
                        copying.write_row(
                            [
                                make(value) if make and value is not None else value
                                for make, value in zip(makers, row, strict=True)
                            ]
                        )
        self._settled()

    def _settled(self) -> None:
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM ANALYZE" if self.name == "PostgreSQL" else "ANALYZE")


def databases(kind: str, blocks: int, folder: Path, postgres: str | None) -> Iterator[Database]:
    """SQLite in the folder, and PostgreSQL if an address is given; data of an earlier run is used again."""
    folder.mkdir(parents=True, exist_ok=True)
    sqlite = Database(connect(f"sqlite:///{folder / f'{kind}-{blocks}.db'}"))
    for database in (sqlite, *([Database(connect(postgres, answered_within=None))] if postgres else [])):
        if not database.is_built(kind, blocks):
            started = time.perf_counter()
            if database is sqlite:
                database.build(kind, blocks)
            else:
                database.copy(sqlite)
            print(f"{database.name} built in {time.perf_counter() - started:.0f} s", flush=True)
        yield database


def _parts(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    left = iter(rows)
    while some := list(islice(left, AT_ONCE)):
        yield some


def _user(number: int, kind: str) -> dict[str, Any]:
    return {
        "id": number,
        "tf_id": f"TF{number}",
        "username": f"{kind}{number}",
        "username_key": f"{kind}{number}",
        "email": f"{kind}{number}@bench.example",
        "user_type": kind,
        "password_hash": "none",
        "is_active": True,
        "is_super_admin": False,
        "was_admin": False,
        "created_at": NOW,
    }
