"""Everything that stands in a database, as one text in which a name can be looked for."""

from contextlib import closing

from hireloom.bootstrap.container import Container


def whole(container: Container) -> str:
    """Each row of each table. What an index of texts keeps is in separate tables: it cannot be asked itself."""
    with closing(container.engine().raw_connection()) as connection:
        ask = connection.driver_connection.execute
        names = ask("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL TABLE%'")
        rows = [row for (name,) in names.fetchall() for row in ask(f'SELECT * FROM "{name}"').fetchall()]
    return "\n".join(
        str(cell, "utf-8", "replace") if isinstance(cell, bytes) else str(cell) for row in rows for cell in row
    )
