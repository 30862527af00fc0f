"""Engines of SQLite that outlive a test: each keeps its compiled statements, because compiling takes longer than
running them."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from hireloom.adapters.sql.engine import connect


class StandingEngines:
    """Lends each test engines whose connections open the database of that test; none is lent twice at a time."""

    def __init__(self) -> None:
        self._free: list[Engine] = []
        self._lent: list[Engine] = []
        self._places: dict[Engine, Path] = {}

    def lend(self, place: Path) -> Engine:
        engine = self._free.pop() if self._free else self._made()
        self._places[engine] = place
        self._lent.append(engine)
        return engine

    def _made(self) -> Engine:
        engine = connect("sqlite:///nobody-has-lent-this-engine/hireloom.db")

        def opening(_dialect: Any, _record: Any, arguments: list[Any], _options: dict[str, Any]) -> None:
            arguments[0] = str(self._places[engine])

        event.listen(engine, "do_connect", opening)
        event.listen(engine, "connect", _hastily)
        return engine

    def take_back(self) -> None:
        """All of them, at the end of a test."""
        for engine in self._lent:
            is_at_rest = not engine.pool.checkedout()
            engine.dispose()
            del self._places[engine]
            if is_at_rest:
                self._free.append(engine)
        self._lent.clear()


def _hastily(connection: sqlite3.Connection, _record: object) -> None:
    """No test here survives a power failure: waiting for the disk proves nothing."""
    connection.execute("PRAGMA synchronous = OFF")
