"""A backup and the way back, as an operator does it, on both engines."""

import os
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, select, text

from hireloom.__main__ import main
from hireloom.adapters.sql.tables import metadata
from hireloom.bootstrap.container import Container
from hireloom.settings import load
from hireloom.usecases.backups import FOREVER

TABLES = metadata.sorted_tables


@pytest.fixture
def place(monkeypatch, tmp_path, request):
    """Settings of an empty installation of this name, with a database of its own."""

    def place(name: str, kind: str, **settings: str) -> dict[str, str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("HIRELOOM_")}
        environment = inherited | {"HIRELOOM_DATA_DIR": str(tmp_path / name)} | settings
        if kind == "postgresql":
            server = request.getfixturevalue("postgres")
            database = owner = f"{name}_{os.urandom(4).hex()}"
            with create_engine(_psycopg(server), isolation_level="AUTOCOMMIT").connect() as connection:
                rules = Path(connection.scalar(text("SHOW hba_file")))
                rules.write_text(f"local all {owner} scram-sha-256\n{rules.read_text()}")
                connection.execute(text("SELECT pg_reload_conf()"))
                connection.execute(text(f"CREATE ROLE {owner} LOGIN PASSWORD 'of:all'"))
                connection.execute(text(f"CREATE DATABASE {database} OWNER {owner}"))
            of_owner = server.replace("/postgres?", f"/{database}?").replace("hireloom@", f"{owner}:of%3Aall@")
            environment["HIRELOOM_DATABASE_URL"] = of_owner
        return environment

    return place


@pytest.fixture
def command(monkeypatch, capsys):
    def command(environment: dict[str, str], *arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(os, "environ", environment)
        status = main(list(arguments))
        printed = capsys.readouterr()
        return status, printed.out + printed.err

    return command


def _psycopg(server: str) -> str:
    return server.replace("postgresql://", "postgresql+psycopg://")


def _contents(environment: dict[str, str]) -> tuple[dict[str, int], dict[str, bytes], list[tuple[str, str]]]:
    """How many rows each table has, all files as their owners see them, and the hashes and actions of the audit log."""
    container = Container(settings=load(environment))
    try:
        with container.engine().connect() as connection:
            rows = {table.name: connection.scalar(select(func.count()).select_from(table)) for table in TABLES}
        with container.store().reading() as tx:
            files = tx.files.following("", count=1_000)
        papers = {file.key: container.sealed().read(file) for file in files}
        return rows, papers, [(record.hash, record.event.action) for record in container.audit().records()]
    finally:
        container.store().close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_empty_place_becomes_what_was_backed_up(place, command, tmp_path, kind):
    here, there, backup = place("here", kind), place("there", kind), tmp_path / "backup"
    command(here, "demo")
    status, printed = command(here, "backup", str(backup))
    assert status == 0
    assert printed.startswith(f"{backup} has the database and ")
    assert oct(backup.stat().st_mode)[-3:] == "700"

    status, printed = command(there, "restore", str(backup))
    assert (status, "are as they were on" in printed) == (0, True)
    rows, files, entries = _contents(there)
    rows_here, files_here, entries_here = _contents(here)
    assert (rows, files) == (rows_here | {"audit_events": rows_here["audit_events"] - 1}, files_here)
    assert len(files) > 20
    assert entries == entries_here[:-1]  # the copy cannot hold that it was finished
    assert [action for _, action in entries_here[-2:]] == ["backups.begun", "backups.written"]
    assert command(there, "audit", "verify")[0] == 0

    status, printed = command(there, "restore", str(backup))
    assert (status, "The database is not empty" in printed) == (2, True)
    status, printed = command(here, "backup", str(backup))
    assert (status, "File exists" in printed) == (2, True)


def test_a_backup_that_fails_leaves_nothing_and_one_that_was_killed_is_not_written_over(place, command, tmp_path):
    here, backup = place("here", "sqlite"), tmp_path / "backups" / "backup"
    command(here, "migrate")
    key = Container(settings=load(here)).files().keep(b"x", extension="pdf", on=FOREVER.date())
    paper = Path(here["HIRELOOM_DATA_DIR"]) / "files" / key
    paper.unlink()
    paper.mkdir()  # cannot be read as a file
    status, printed = command(here, "backup", str(backup))
    assert (status, "The folder of files cannot be used" in printed) == (2, True)
    assert list(backup.parent.iterdir()) == []
    assert [action for _, action in _contents(here)[2]] == ["backups.begun"]

    paper.rmdir()
    backup.with_name("backup.unfinished").mkdir()
    status, printed = command(here, "backup", str(backup))
    assert (status, "File exists: " in printed, "backup.unfinished" in printed) == (2, True, True)
    backup.with_name("backup.unfinished").rmdir()
    assert command(here, "backup", str(backup))[0] == 0
    assert [folder.name for folder in backup.parent.iterdir()] == ["backup"]


def test_a_backup_with_the_secret_of_the_settings_needs_the_same_settings(place, command, tmp_path):
    secret = {"HIRELOOM_SECRET": "s" * 48}
    here, backup = place("here", "sqlite", **secret), tmp_path / "backup"
    command(here, "migrate")
    assert "The secret is not in it" in command(here, "backup", str(backup))[1]
    assert not (backup / "secret").exists()
    status, printed = command(place("there", "sqlite"), "restore", str(backup))
    assert (status, "set HIRELOOM_SECRET" in printed) == (2, True)
    assert command(place("then", "sqlite", **secret), "restore", str(backup))[0] == 0


def test_the_other_engine_a_torn_backup_and_files_that_are_there_are_refused(place, command, tmp_path):
    here, backup = place("here", "sqlite"), tmp_path / "backup"
    command(here, "migrate")
    assert command(here, "backup", str(backup))[0] == 0
    status, printed = command(place("there", "postgresql"), "restore", str(backup))
    assert (status, "This is a backup of sqlite" in printed) == (2, True)

    full = place("full", "sqlite")
    files = Container(settings=load(full)).files()
    files.keep(b"x", extension="pdf", on=FOREVER.date())
    status, printed = command(full, "restore", str(backup))
    assert (status, "The store of files is not empty" in printed) == (2, True)

    (backup / "database").write_bytes(b"torn" * 1_000)
    status, printed = command(place("later", "sqlite"), "restore", str(backup))
    assert (status, "The database cannot be copied" in printed) == (2, True)
    (backup / "backup.json").unlink()
    status, printed = command(place("later", "sqlite"), "restore", str(backup))
    assert (status, "There is no complete backup" in printed) == (2, True)


def test_what_others_have_not_committed_is_not_in_the_copy(place, command, tmp_path):
    here = place("here", "sqlite")
    command(here, "migrate")
    with sqlite3.connect(Path(here["HIRELOOM_DATA_DIR"]) / "hireloom.db") as connection:
        connection.execute("CREATE TABLE half (id INTEGER)")
        connection.execute("INSERT INTO half VALUES (1)")
        Container(settings=load(here)).database_dump().write(tmp_path / "copy")
        connection.execute("COMMIT")
    with sqlite3.connect(tmp_path / "copy") as copy:
        assert copy.execute("SELECT count(*) FROM half").fetchone() == (0,)


def test_a_missing_tool_is_a_clear_sentence(place, command, tmp_path):
    here = place("here", "postgresql")
    command(here, "migrate")
    status, printed = command(here | {"PATH": str(tmp_path)}, "backup", str(tmp_path / "backup"))
    assert (status, "pg_dump is not installed: apt-get install postgresql-client." in printed) == (2, True)
