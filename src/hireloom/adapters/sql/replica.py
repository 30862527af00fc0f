"""Reads from a streaming replica of PostgreSQL, as long as it has everything that was committed when a unit begins."""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError, TimeoutError

from hireloom.adapters.sql.away import words
from hireloom.adapters.sql.engine import connect
from hireloom.ports.probes import ProbeFailed

REST = 30.0  # seconds for which a replica that did not answer is left alone
CATCHING_UP = 0.02  # seconds in which a replica may catch up before the primary is read
STEP = 0.005
NO_REPLICA = "Point HIRELOOM_DATABASE_READ_URL at a streaming replica of HIRELOOM_DATABASE_URL, or leave it empty."
_POSITION = text("SELECT CAST(pg_current_wal_insert_lsn() AS text)")
_HAS_POSITION = text("SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= CAST(:position AS pg_lsn)")
_LAG = text(
    "SELECT pg_is_in_recovery(), CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0"
    " ELSE extract(epoch FROM now() - pg_last_xact_replay_timestamp()) END"
)

log = logging.getLogger(__name__)


class Replica:
    """People read what they have written, whichever process answers: a unit reads the replica only if it has replayed
    all that the primary had written when the unit began."""

    def __init__(
        self,
        primary: Engine,
        engine: Engine,
        *,
        monotonic: Callable[[], float] = time.monotonic,
        wait: Callable[[float], None] = time.sleep,
    ) -> None:
        self._primary, self._engine, self._monotonic, self._wait = primary, engine, monotonic, wait
        self._rests_until = 0.0

    @contextmanager
    def connected(self, **options: str) -> Iterator[Connection]:
        """A connection to the replica, or to the primary if the replica lags behind or does not answer. `options` are
        execution options."""
        if (connection := self._caught_up()) is None:
            with self._primary.execution_options(**options).connect() as connection:
                yield connection
            return
        with connection:
            yield connection.execution_options(**options)

    def look(self) -> str:
        """For the check of the operator. Raises ProbeFailed."""
        try:
            with self._engine.connect() as connection:
                is_replica, lag = connection.execute(_LAG).one()
        except (OperationalError, TimeoutError) as away:
            raise ProbeFailed("The replica cannot be used.", NO_REPLICA, detail=words(away)) from None
        if not is_replica:
            raise ProbeFailed("It is not a replica: it accepts writes of its own.", NO_REPLICA)
        return f"{float(lag or 0):.1f} seconds behind"

    def close(self) -> None:
        self._engine.dispose()

    def _caught_up(self) -> Connection | None:
        if self._monotonic() < self._rests_until:
            return None
        with self._primary.connect() as primary:
            position = primary.scalar(_POSITION)
        try:
            connection = self._engine.connect()
        except (OperationalError, TimeoutError) as away:
            self._rest(away)
            return None
        try:
            if self._has_replayed(connection, position):
                return connection
        except OperationalError as away:
            self._rest(away)
        connection.close()
        return None

    def _has_replayed(self, connection: Connection, position: object) -> bool:
        end = self._monotonic() + CATCHING_UP
        while not connection.scalar(_HAS_POSITION, {"position": position}):
            connection.rollback()
            if self._monotonic() > end:
                return False
            self._wait(STEP)
        connection.rollback()  # a snapshot must begin after the question
        return True

    def _rest(self, away: Exception) -> None:
        log.warning("the replica is left alone for %d seconds: %s", REST, type(away).__name__)
        self._rests_until = self._monotonic() + REST


def replica_of(primary: Engine, url: str) -> Replica | None:
    """None without a URL."""
    return Replica(primary, connect(url)) if url else None
