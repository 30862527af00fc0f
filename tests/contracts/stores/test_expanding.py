"""Expand, then contract: a migration takes nothing away that the version before it uses, so that both run side by side
while servers are replaced one by one. What nobody uses anymore goes one release later."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Inspector, create_engine, event, inspect, text

from hireloom.adapters.sql import migrate
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.pooling import WRITING

# Migrations only expand from here on; with each release, this becomes its schema. The way from version 1.0 leads
# through migrations that are older than the rule.
RELEASED = "0049"

BEFORE = """CREATE TABLE weavers (id INTEGER PRIMARY KEY, name VARCHAR(20) NOT NULL, looms INTEGER);
CREATE TABLE looms (id INTEGER PRIMARY KEY)"""


def narrowed(before: Inspector, after: Inspector) -> Iterator[str]:
    """What a program that knows only the schema before can no longer do."""
    for table in before.get_table_names():
        if not after.has_table(table):
            yield f"{table} is gone"
            continue
        columns = {column["name"]: column for column in after.get_columns(table)}
        columns_before = {column["name"]: column for column in before.get_columns(table)}
        for name, column in columns_before.items():
            if name not in columns:
                yield f"{table}.{name} is gone"
            elif str(columns[name]["type"]) != str(column["type"]):
                yield f"{table}.{name} is another type"
            elif column["nullable"] and not columns[name]["nullable"]:
                yield f"{table}.{name} must be filled"
        for name in columns.keys() - columns_before.keys():
            if not columns[name]["nullable"] and columns[name]["default"] is None:
                yield f"{table}.{name} must be filled"
        unique = {tuple(constraint["column_names"]) for constraint in before.get_unique_constraints(table)}
        for constraint in after.get_unique_constraints(table):
            if (
                tuple(constraint["column_names"]) not in unique
                and set(constraint["column_names"]) <= columns_before.keys()
            ):
                yield f"{table}: {', '.join(constraint['column_names'])} must be unique"


def _other_weavers(columns: str) -> str:
    return f"DROP TABLE weavers; CREATE TABLE weavers (id INTEGER PRIMARY KEY, {columns})"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("DROP TABLE looms", "looms is gone"),
        ("ALTER TABLE weavers DROP COLUMN looms", "weavers.looms is gone"),
        ("ALTER TABLE weavers RENAME COLUMN looms TO count", "weavers.looms is gone"),
        ("ALTER TABLE weavers ADD COLUMN village VARCHAR(20) NOT NULL DEFAULT ''", None),
        ("ALTER TABLE weavers ADD COLUMN village VARCHAR(20)", None),
        ("CREATE TABLE threads (id INTEGER PRIMARY KEY, colour VARCHAR(9) NOT NULL)", None),
        (_other_weavers("name VARCHAR(9) NOT NULL, looms INTEGER"), "weavers.name is another type"),
        (_other_weavers("name VARCHAR(20) NOT NULL, looms INTEGER NOT NULL"), "weavers.looms must be filled"),
        (
            _other_weavers("name VARCHAR(20) NOT NULL, looms INTEGER, born INTEGER NOT NULL"),
            "weavers.born must be filled",
        ),
        (_other_weavers("name VARCHAR(20) NOT NULL, looms INTEGER, UNIQUE (name)"), "weavers: name must be unique"),
    ],
)
def test_the_rule_sees_what_would_break_the_version_before(change: str, complaint: str | None) -> None:
    before, after = create_engine("sqlite://"), create_engine("sqlite://")
    for engine, statements in ((before, BEFORE), (after, f"{BEFORE};{change}")):
        with engine.begin() as connection:
            for statement in statements.split(";"):
                connection.execute(text(statement))
    problems = list(narrowed(inspect(before), inspect(after)))
    assert (complaint in problems) if complaint else not problems


COLUMNS = """SELECT tables.name, columns.name, columns.type, columns."notnull" AND NOT columns.pk
FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"""


def columns_of(connection: Connection) -> dict[tuple[str, str], tuple[str, bool]]:
    return {(table, name): (kind, bool(filled)) for table, name, kind, filled in connection.execute(text(COLUMNS))}


def test_no_version_takes_away_what_one_after_the_last_release_has_added(tmp_path: Path) -> None:
    """The comparison below cannot see it, but servers that follow the newest version are replaced one by one, too."""
    engine, seen = released(connect(f"sqlite:///{tmp_path / 'each.db'}")), {}

    def look(connection: Connection, _cursor: object, statement: str, *_others: object) -> None:
        if statement.startswith("UPDATE alembic_version"):
            version = connection.scalar(text("SELECT version_num FROM alembic_version"))
            seen[version] = columns_of(connection)

    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        before = columns_of(connection)
        event.listen(connection, "after_cursor_execute", look)
        config = Config()
        config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
    assert len(seen) > 60
    for version, after in seen.items():
        narrower = {
            name for name, (kind, filled) in before.items() if after.get(name) not in ((kind, filled), (kind, False))
        }
        assert not narrower, f"{version} takes away or narrows {narrower}"
        before = after


def released(engine: Engine) -> Engine:
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, RELEASED)
    return engine


@pytest.mark.filterwarnings("ignore:Skipped unsupported reflection of expression-based index")
def test_the_version_of_the_last_release_runs_on_the_newest_schema(tmp_path: Path) -> None:
    before, after = (connect(f"sqlite:///{tmp_path / name}") for name in ("before.db", "after.db"))
    released(before)
    migrate.migrate(released(after))
    assert list(narrowed(inspect(before), inspect(after))) == []
    before.dispose()
    after.dispose()
