"""Copies of a whole database by each engine's own means: SQLite's backup interface, pg_dump and pg_restore."""

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from tempfile import NamedTemporaryFile

from sqlalchemy import URL, Engine, inspect
from sqlalchemy.exc import SQLAlchemyError

from hireloom.ports.backups import BackupFailed

CONNECT = "10"  # seconds for PostgreSQL's tools; the copy itself may take hours


class SqliteDump:
    kind = "sqlite"

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._path = Path(engine.url.database or "")

    def is_empty(self) -> bool:
        return not self._path.exists() or _has_no_tables(self._engine)

    def write(self, path: Path) -> None:
        _copy(self._path, path)

    def restore(self, path: Path) -> None:
        self._engine.dispose()
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _copy(path, self._path)


def _copy(source: Path, target: Path) -> None:
    """All pages in one step: others may write meanwhile, and nothing of it is in the copy."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
            closing(sqlite3.connect(target)) as copy,
        ):
            original.backup(copy)
    except sqlite3.Error as problem:
        raise BackupFailed(f"The database cannot be copied: {problem}.") from None


class PostgresDump:
    kind = "postgresql"

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def is_empty(self) -> bool:
        return _has_no_tables(self._engine)

    def write(self, path: Path) -> None:
        self._run("pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={path}")

    def restore(self, path: Path) -> None:
        self._run("pg_restore", "--no-owner", "--no-privileges", "--single-transaction", str(path))

    def _run(self, tool: str, *arguments: str) -> None:
        url = self._engine.url
        with NamedTemporaryFile("w", prefix="hireloom-") as passwords:  # which only we may read
            passwords.write(f"*:*:*:*:{_escaped(str(url.password or ''))}\n")
            passwords.flush()
            address = URL.create(  # `url.set(password=None)` would leave it, and as asterisks
                "postgresql",
                username=url.username,
                host=url.host,
                port=url.port,
                database=url.database,
                query={**url.query, "passfile": passwords.name, "connect_timeout": CONNECT},
            )
            self._finish([tool, *arguments, f"--dbname={address.render_as_string()}"])

    def _finish(self, command: list[str]) -> None:
        try:
            subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
        except FileNotFoundError:
            raise BackupFailed(f"{command[0]} is not installed: apt-get install postgresql-client.") from None
        except subprocess.CalledProcessError as failed:
            raise BackupFailed(" ".join(failed.stderr.split()) or f"{command[0]} failed.") from None


def _escaped(password: str) -> str:
    """As libpq reads it in a file of passwords."""
    return password.replace("\\", r"\\").replace(":", r"\:")


def _has_no_tables(engine: Engine) -> bool:
    try:
        return not inspect(engine).get_table_names()
    except SQLAlchemyError:
        raise BackupFailed("The database does not answer.") from None
