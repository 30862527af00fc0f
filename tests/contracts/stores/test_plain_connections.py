"""Connections that stay open between two readings."""

from contextlib import ExitStack

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError, ProgrammingError

from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.plain_connections import IDLE, OpenReaders


class ReadersContract:
    """Inherit and supply the fixture `engine`."""

    @pytest.fixture
    def readers(self, engine):
        readers = OpenReaders(engine)
        yield readers
        readers.close()

    def test_readers_do_not_share_a_connection_and_only_few_of_them_stay_open(self, readers, engine):
        before = engine.pool.checkedout()
        with ExitStack() as together:
            used = {id(together.enter_context(readers.connected())) for _ in range(IDLE + 3)}
            assert len(used) == IDLE + 3
        assert engine.pool.checkedout() == before + IDLE
        with readers.connected() as again:
            assert id(again) in used
        readers.close()
        assert engine.pool.checkedout() == before

    def test_the_next_reading_sees_what_was_written_after_the_last_one(self, readers, engine):
        asked = "SELECT count(*) FROM job_places"
        with readers.connected() as connection:
            assert connection.exec_driver_sql(asked).scalar() == 0
        with engine.begin() as writer:
            writer.exec_driver_sql("INSERT INTO job_places (name, says_remote, says_hybrid) VALUES ('pune', '0', '0')")
        with readers.connected() as connection:
            assert connection.exec_driver_sql(asked).scalar() == 1

    def test_a_reading_that_broke_leaves_nothing_behind(self, readers):
        with pytest.raises((OperationalError, ProgrammingError)), readers.connected() as connection:
            connection.exec_driver_sql("SELECT nothing_of_that_name")
        with readers.connected() as connection:
            assert connection.exec_driver_sql("SELECT 2").scalar() == 2

    def test_nothing_that_a_reading_wrote_stays(self, readers):
        with readers.connected() as connection:
            connection.exec_driver_sql("DELETE FROM alembic_version")
        with readers.connected() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM alembic_version").scalar() == 1


class TestSqlite(ReadersContract):
    @pytest.fixture
    def engine(self, sqlite_engine):
        return sqlite_engine


class TestPostgres(ReadersContract):
    @pytest.fixture
    def engine(self, postgres_engine: Engine) -> Engine:
        return postgres_engine

    def test_a_server_that_has_closed_what_was_idle_is_asked_anew(self, readers, engine):
        with ExitStack() as together:
            for _ in range(IDLE):
                together.enter_context(readers.connected())
        with engine.begin() as another:
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            another.exec_driver_sql(f"{ended} AND datname = current_database()")
        with readers.connected() as connection:
            assert connection.exec_driver_sql("SELECT 2").scalar() == 2

    def test_one_that_is_closed_in_the_middle_fails_this_reading_alone(self, readers, engine):
        """What asks the driver itself fails as the library would say it, so that it can be tried again."""

        def reading():
            with readers.connected() as connection:
                driver = Driver(connection)
                ((pid,),) = driver.ask("SELECT pg_backend_pid()")
                with engine.begin() as another:
                    another.exec_driver_sql(f"SELECT pg_terminate_backend({pid})")
                driver.ask("SELECT 1")

        with pytest.raises(engine.dialect.loaded_dbapi.OperationalError):
            reading()
        with readers.connected() as connection:
            assert connection.exec_driver_sql("SELECT 2").scalar() == 2

    def test_a_moment_is_read_as_a_whole_and_only_when_it_is_asked_for(self, readers):
        asked = "SHOW transaction_isolation"
        for _ in range(2):
            with readers.connected("BEGIN ISOLATION LEVEL REPEATABLE READ") as connection:
                assert connection.exec_driver_sql(asked).scalar() == "repeatable read"
            with readers.connected() as connection:
                assert connection.exec_driver_sql(asked).scalar() == "read committed"
