"""The database at the beginning: there, and of the schema of this version."""

import logging
from threading import Timer
from typing import Any

from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DatabaseError

from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.migrate import migrate
from hireloom.settings import BadSetting, Settings

QUIET = 3.0  # seconds without a word

log = logging.getLogger(__name__)


def bring_up_to_date(given: Settings) -> None:
    """Raises BadSetting when the database cannot be had at its address."""
    try:
        given.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as refused:
        raise BadSetting(f"HIRELOOM_DATA_DIR cannot be made: {refused.strerror} ({given.data_dir}).") from None
    try:
        engine = connect(given.database_url)
    except (ArgumentError, ValueError):
        raise BadSetting(
            "HIRELOOM_DATABASE_URL is no address of a database: sqlite:///path or"
            " postgresql://user:password@host:5432/name."
        ) from None
    if engine.dialect.name == "postgresql":
        event.listen(engine, "first_connect", _must_keep_every_sign, insert=True)  # before the library asks anything
    word = Timer(QUIET, log.info, ["the database is being brought up to date; a large one takes minutes"])
    word.start()
    try:
        migrate(engine)
    except DatabaseError as problem:
        reason = str(problem.orig).strip().partition("\n")[0]
        raise BadSetting(f"The database cannot be opened or brought up to date: {reason}.") from None
    except CommandError:  # it has been through a step that this version does not know
        raise BadSetting(
            "The database was brought up to date by a newer version of Hireloom: start that one."
        ) from None
    finally:
        word.cancel()
        word.join()  # several processes may part from this one, which must have no other thread then
        engine.dispose()


def _must_keep_every_sign(connection: Any, _record: object) -> None:
    """A server that was set up without a language makes databases that keep bytes."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise BadSetting(
            f"The database keeps texts in {encoding}, which does not have every sign: make one with"
            " createdb --encoding=UTF8 --template=template0."
        )
