"""A PostgreSQL database that cannot store every character is refused at the start, before anything is in it."""

from pathlib import Path

import pytest
from sqlalchemy import text

from hireloom.adapters.sql.engine import connect
from hireloom.bootstrap.upgrades import bring_up_to_date
from hireloom.settings import BadSetting, load


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1", "UTF8"])
def test_only_a_database_in_utf8_is_taken(postgres: str, tmp_path: Path, encoding: str) -> None:
    name = f"kept_in_{encoding.lower()}"
    server = connect(postgres)
    with server.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        creation = f"CREATE DATABASE {name} ENCODING '{encoding}' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0"
        connection.execute(text(creation))
    server.dispose()
    address = postgres.replace("/postgres?", f"/{name}?")
    values = load({"HIRELOOM_DATA_DIR": str(tmp_path), "HIRELOOM_DATABASE_URL": address})
    if encoding == "UTF8":
        bring_up_to_date(values)
        return
    with pytest.raises(BadSetting, match=f"keeps texts in {encoding}, .* createdb --encoding=UTF8"):
        bring_up_to_date(values)
