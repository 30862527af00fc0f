"""When the database cannot be used: why, in its own words, and what an operator can do about it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError, TimeoutError

from hireloom.ports.failures import StoreAway

UNREACHABLE = "Is it running, and are the address, the user and the password of HIRELOOM_DATABASE_URL right?"
MIGRATE = "Run `hireloom migrate`, or start the version that upgraded the database."
_FILE = "Let the account of the server read and write the database's file and its folder."
_LISTENING = "Start it, or correct the host and the port in HIRELOOM_DATABASE_URL."
_ADVICE = {  # by a part of what PostgreSQL, psycopg or SQLite says
    "password": "Correct the user and the password in HIRELOOM_DATABASE_URL.",
    "pg_hba.conf": "Let this user in from this machine: add a line to PostgreSQL's pg_hba.conf.",
    'role "': "Create this user with `createuser --pwprompt`, or correct it in HIRELOOM_DATABASE_URL.",
    'database "': "Create it with `createdb --encoding=UTF8 --template=template0`, or correct HIRELOOM_DATABASE_URL.",
    "no such table": MIGRATE,
    'relation "': MIGRATE,
    "connection refused": _LISTENING,
    "no such file": _LISTENING,
    "resolve": "Correct the host in HIRELOOM_DATABASE_URL.",
    "too many": "Raise PostgreSQL's max_connections, or put PgBouncer in front of it.",
    "connection slots": "Raise PostgreSQL's max_connections, or put PgBouncer in front of it.",
    "starting up": "Wait until it has started.",
    "shutting down": "Start it again.",
    "locked": "Another program has locked it: end that one.",
    "permission denied": "Let the user of HIRELOOM_DATABASE_URL own the tables.",
    "unable to open": _FILE,
    "readonly": _FILE,
    "read-only": "Correct HIRELOOM_DATABASE_URL: it is a replica or read-only.",
    "full": "Free some space on the disk of the database.",
    "no space": "Free some space on the disk of the database.",
    "not a database": "Correct HIRELOOM_DATABASE_URL, or restore a backup with `hireloom restore`.",
    "disk i/o": "Is its disk full, read-only or damaged?",
    "malformed": "The file is damaged: restore a backup with `hireloom restore`.",
}
_UNUSABLE = ("42P01", "42501", "25006")  # PostgreSQL's states: no such table, not for this user, read-only

log = logging.getLogger(__name__)


@contextmanager
def available() -> Iterator[None]:
    """Raises StoreAway if the database is unavailable or too busy, or has no tables or lets us
    change none."""
    try:
        yield
    except (DatabaseError, TimeoutError) as problem:
        if not _is_away(problem):
            raise
        cause = words(problem)
        log.error("the database could not do it: %s", cause)
        raise StoreAway("The database cannot be used.", advice(cause), detail=cause) from problem


def words(problem: Exception) -> str:
    """The database's own words in one line, without the statement, its values and the address."""
    text = str(problem.orig if isinstance(problem, DBAPIError) else problem).strip().partition("\n")[0]
    return text.rpartition("failed: ")[2].removeprefix("FATAL:").strip().rstrip(".") or "it says nothing"


def advice(cause: str) -> str:
    lower = cause.casefold()
    return next((deed for part, deed in _ADVICE.items() if part in lower), UNREACHABLE)


def _is_away(problem: Exception) -> bool:
    if isinstance(problem, (OperationalError, TimeoutError)) or type(problem) is DatabaseError:
        return True  # the last is what SQLite says of a file that is no database, or is damaged
    return isinstance(problem, DBAPIError) and getattr(problem.orig, "sqlstate", None) in _UNUSABLE
