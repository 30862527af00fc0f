"""Connections that stay open between two readings."""

from contextlib import ExitStack

import pytest
from sqlalchemy.exc import OperationalError

from hireloom.adapters.sql.driver.plain_connections import IDLE, OpenReaders


@pytest.fixture
def readers(sqlite_engine):
    return OpenReaders(sqlite_engine)


def test_readers_do_not_share_a_connection_and_only_few_of_them_stay_open(readers, sqlite_engine):
    before = sqlite_engine.pool.checkedout()
    with ExitStack() as together:
        used = {id(together.enter_context(readers.connected())) for _ in range(IDLE + 3)}
        assert len(used) == IDLE + 3
    assert sqlite_engine.pool.checkedout() == before + IDLE
    with readers.connected() as again:
        assert id(again) in used
    readers.close()
    assert sqlite_engine.pool.checkedout() == before


def test_the_next_reading_sees_what_was_written_after_the_last_one(readers, sqlite_engine):
    asked = "SELECT count(*) FROM job_places"
    with readers.connected() as connection:
        assert connection.exec_driver_sql(asked).scalar() == 0
    with sqlite_engine.begin() as writer:
        writer.exec_driver_sql("INSERT INTO job_places (name, says_remote, says_hybrid) VALUES ('pune', 0, 0)")
    with readers.connected() as connection:
        assert connection.exec_driver_sql(asked).scalar() == 1


def test_a_reading_that_broke_leaves_nothing_behind(readers):
    with pytest.raises(OperationalError), readers.connected() as connection:
        connection.exec_driver_sql("SELECT nothing_of_that_name")
    with readers.connected() as connection:
        assert connection.exec_driver_sql("SELECT 2").scalar() == 2
