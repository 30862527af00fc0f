"""Upgrades the database to the schema of this version at startup."""

import logging
from threading import Timer

from hireloom.adapters.sql.migrate import NoAddress, NoDatabase, migrate_at
from hireloom.settings import BadSetting, Settings

QUIET = 3.0  # seconds before the log says that it is taking longer

log = logging.getLogger(__name__)


def bring_up_to_date(config: Settings) -> None:
    """Raises BadSetting if the database cannot be opened or migrated, or the data folder cannot be created."""
    try:
        config.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as refused:
        raise BadSetting(f"HIRELOOM_DATA_DIR cannot be created: {refused.strerror} ({config.data_dir}).") from None
    word = Timer(QUIET, log.info, ["the database is being brought up to date; a large one takes minutes"])
    word.start()
    try:
        migrate_at(config.database_url)
    except NoAddress:
        raise BadSetting(
            "HIRELOOM_DATABASE_URL is not the address of a database: sqlite:///path or"
            " postgresql://user:password@host:5432/name."
        ) from None
    except NoDatabase as problem:
        raise BadSetting(str(problem)) from None
    finally:
        word.cancel()
        word.join()  # this process may fork, and must have no other thread then
