"""Who writes much and who writes once, on SQLite."""

from threading import Event, Thread
from time import sleep

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from hireloom.adapters.sql.engine import WRITING
from hireloom.adapters.sql.turns import Turns

UNITS, LONG = 40, 0.01  # of seconds


def write(engine, seconds=0.0):
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        connection.execute(text("UPDATE users SET was_admin = was_admin"))
        sleep(seconds)


def test_whoever_writes_again_and_again_lets_others_between(sqlite_engine):
    done, begun = [], Event()

    def often():
        for number in range(UNITS):
            write(sqlite_engine, LONG)
            done.append(number)
            begun.set()

    greedy = Thread(target=often)
    greedy.start()
    begun.wait(20)
    before = len(done)
    for _ in range(5):
        write(sqlite_engine)
    assert len(done) - before <= 10
    greedy.join()


def test_a_unit_that_breaks_gives_its_turn_back(sqlite_engine):
    for _ in range(3):
        with pytest.raises(OperationalError), sqlite_engine.connect().execution_options(**{WRITING: True}) as unit:
            unit.execute(text("UPDATE nothing SET at = all"))
    write(sqlite_engine)


def test_a_turn_that_does_not_come_is_not_waited_for_any_longer():
    turns = Turns()
    assert turns.take(1)
    assert not turns.take(0.01)
    turns.give()
    assert turns.take(0.01)
