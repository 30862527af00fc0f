"""Who writes much and who writes once, on SQLite."""

from threading import Event, Thread
from time import sleep

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from hireloom.adapters.sql.engine import WRITING
from hireloom.adapters.sql.turns import ShortTurns, Turns

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


def test_readers_whose_turns_are_short_go_one_after_the_other():
    turns, inside, seen = ShortTurns(60), [], []

    def often():
        for _ in range(200):
            mine = turns.take()
            inside.append(mine)
            seen.append(len(inside))
            inside.remove(mine)
            turns.give(mine)

    readers = [Thread(target=often) for _ in range(8)]
    for each in readers:
        each.start()
    for each in readers:
        each.join()
    assert seen == [1] * 1600


def test_a_reader_who_takes_long_is_not_waited_for():
    turns = ShortTurns(0.001)
    long_ones = [turns.take() for _ in range(4)]  # nobody gives back
    for each in long_ones:
        turns.give(each)
    turns.give(turns.take())


def test_a_turn_that_comes_too_late_is_over():
    """A thread that is waked so late that the next one has not waited for it goes on all the same."""
    turns, done = ShortTurns(0.0), []

    def often():
        for _ in range(300):
            turns.give(turns.take())
        done.append(True)

    readers = [Thread(target=often) for _ in range(8)]
    for each in readers:
        each.start()
    for each in readers:
        each.join()
    assert len(done) == 8
