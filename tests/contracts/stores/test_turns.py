"""Callers that write much and callers that write once, on SQLite."""

import shutil
import sqlite3
from contextlib import closing
from functools import partial
from threading import Event, Thread
from time import monotonic, sleep

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError, TimeoutError

from hireloom.adapters.sql import engine
from hireloom.adapters.sql.pooling import WRITING
from hireloom.adapters.sql.turns import Turns
from tests.waiting import until

UNITS, LONG = 40, 0.01  # of seconds


@pytest.fixture
def impatient_engine(migrated, tmp_path, monkeypatch):
    """A caller that waits for another process waits longer after a moment."""
    monkeypatch.setattr(engine, "Turns", partial(Turns, long=0.3))
    database = engine.connect(f"sqlite:///{shutil.copy(migrated, tmp_path / 'hireloom.db')}")
    yield database
    database.dispose()


def write(engine, seconds=0.0):
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        connection.execute(text("UPDATE users SET was_admin = was_admin"))
        sleep(seconds)


def test_whoever_writes_again_and_again_lets_others_between(sqlite_engine):
    started, writing = [], Event()

    def often():
        for number in range(UNITS):
            write(sqlite_engine, LONG)
            started.append(number)
            writing.set()

    greedy = Thread(target=often)
    greedy.start()
    writing.wait(20)
    before = len(started)
    for _ in range(5):
        write(sqlite_engine)
    assert len(started) - before <= 10
    greedy.join()


def test_a_unit_that_breaks_gives_its_turn_back(sqlite_engine):
    for _ in range(3):
        with pytest.raises(OperationalError), sqlite_engine.connect().execution_options(**{WRITING: True}) as unit:
            unit.execute(text("UPDATE nothing SET at = all"))
    write(sqlite_engine)


def test_a_turn_that_does_not_come_is_not_waited_for_any_longer():
    turns = Turns(most=1)
    assert turns.take(1)
    assert not turns.take(0.01)
    turns.give()
    assert turns.take(0.01)


def test_a_turn_that_came_to_nothing_lets_nobody_else_wait():
    """Otherwise all threads would wait once more before some are refused."""
    turns = Turns(most=1, long=2)
    assert turns.take(1)
    for _ in range(2):
        Thread(target=turns.take, args=(60,), daemon=True).start()
        assert until(lambda: len(turns._waiting) == 1)
        before = monotonic()
        assert not turns.take(60)
        turns.give()  # to the other one, for whom the database is as locked as it was
    assert monotonic() - before < 1


def test_on_a_slow_disk_nobody_is_refused(impatient_engine):
    """The first one writes for a second."""
    refused = []

    def attempt(seconds):
        try:
            write(impatient_engine, seconds)
        except TimeoutError:
            refused.append(1)

    writers = [Thread(target=attempt, args=(seconds,)) for seconds in (1, *[LONG] * 15)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert not refused


def test_while_another_process_holds_the_database_some_writers_are_refused_early_and_none_after_it(impatient_engine):
    refused, written_rows = [], []

    def attempt():
        try:
            write(impatient_engine)
        except TimeoutError:
            refused.append(1)
        else:
            written_rows.append(1)

    writers = [Thread(target=attempt) for _ in range(16)]
    with impatient_engine.connect() as connection:
        second_connection = sqlite3.connect(
            connection.scalar(text("SELECT file FROM pragma_database_list")), isolation_level=None
        )
    with closing(second_connection):
        second_connection.execute("BEGIN IMMEDIATE")
        for writer in writers:
            writer.start()
        assert until(lambda: len(refused) == 4)
        before = monotonic()
        with pytest.raises(TimeoutError):
            write(impatient_engine)
        assert monotonic() - before < 5
        second_connection.execute("ROLLBACK")
        for writer in writers:
            writer.join()
    assert (len(written_rows), len(refused)) == (12, 4)
    write(impatient_engine)
