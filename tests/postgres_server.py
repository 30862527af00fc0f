"""A PostgreSQL cluster of our own, made for this run and gone after it, and the product on it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from hireloom import settings
from hireloom.adapters.sql.migrate import migrate
from hireloom.adapters.sql.tables import metadata
from hireloom.bootstrap.container import Container

PLACES = "/usr/lib/postgresql/*/bin"
MISSING = "PostgreSQL is needed for these tests. Debian: apt-get install --no-install-recommends postgresql"
# With the collation of a language, like most servers: queries that need another order must say so.
LANGUAGE = "--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-US"
LEAN = "-c listen_addresses='' -c fsync=off -c full_page_writes=off -c synchronous_commit=off"
LEAN += " -c max_connections=120 -c shared_buffers=16MB"


def program(name: str) -> str:
    path = shutil.which(name)
    for folder in sorted(Path("/").glob(PLACES[1:]), reverse=True):
        path = path or shutil.which(name, path=str(folder))
    if not path:
        pytest.fail(MISSING, pytrace=False)
    return path


def run(*command: str) -> None:
    """initdb and the server refuse to run as root: then the account that Debian made for them does it."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    process = subprocess.run([*prefix, *command], capture_output=True, text=True, cwd="/")
    assert process.returncode == 0, process.stderr + process.stdout


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty server."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    folder = Path(tempfile.mkdtemp(prefix="hireloom-pg-", dir="/tmp"))  # short: a socket's path has 107 characters
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    data = str(folder / "data")
    try:
        run(initdb, "-D", data, "-U", "hireloom", "--auth=trust", "-E", "UTF8", *LANGUAGE, "--no-sync")
        run(pg_ctl, "-D", data, "-w", "-l", str(folder / "log"), "-o", f"{LEAN} -k {folder}", "start")
        yield f"postgresql://hireloom@/postgres?host={folder}"
        run(pg_ctl, "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def container_on(
    request: pytest.FixtureRequest, make_container: Callable[..., Container], environment: dict[str, str]
) -> Callable[[str], Container]:
    """The product on an empty database of that engine: sqlite or postgres."""

    def make(engine: str) -> Container:
        if engine == "sqlite":
            return make_container(settings.load(environment))
        environment["HIRELOOM_DATABASE_URL"] = request.getfixturevalue("postgres")
        container = make_container(settings.load(environment))
        migrate(container.engine())
        with container.engine().begin() as connection:
            names = ", ".join(table.name for table in metadata.sorted_tables)
            connection.execute(text("SET LOCAL session_replication_role = replica"))  # the audit log is append-only
            connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY CASCADE"))
        return container

    return make
