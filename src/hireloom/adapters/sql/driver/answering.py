"""Connections to PostgreSQL whose server must answer in time. The driver alone waits without end for one that hangs,
or that the network does not reach any more."""

from typing import Any

from psycopg import Connection, OperationalError

LOOK = 0.1  # seconds between looks whether the process was interrupted, as in psycopg


class NoAnswer(OperationalError):
    """The server did not answer in time. The connection is closed."""


class AnsweringConnection(Connection[Any]):
    """`within` is how many seconds the server has to answer a statement; None sets no limit."""

    within: float | None = None

    def wait(self, gen: Any, interval: float = LOOK, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval, timeout=self.within if timeout is None else timeout)
        except OperationalError as problem:
            if self.closed or problem.sqlstate:  # with a state the server has answered: that its disk is full, perhaps
                raise
            self.close()
            raise NoAnswer("the server does not answer") from None
