"""Who takes a connection for which several processes wait."""

import os
import socket
from collections.abc import Iterator

import pytest

from hireloom.serving.even_lines import PAUSE, Crowd, EvenLine, OpenLines


@pytest.fixture
def line() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as line:
        yield line


def fill(place: OpenLines, count: int) -> None:
    for file in range(count):
        place[file] = None


@pytest.mark.parametrize(("mine", "others", "waits"), [(3, 3, False), (2, 3, False), (3, 2, True), (1, 0, True)])
def test_whoever_has_more_lets_others_go_first_and_takes_it_all_the_same(line, mine, others, waits):
    crowd, waited = Crowd(2), []
    place = crowd.place(0)
    fill(place, mine)
    fill(crowd.place(1), others)
    with EvenLine(line, place, waited.append) as even, socket.create_connection(even.getsockname()) as caller:
        taken, address = even.accept()
        with taken:
            assert address == caller.getsockname()
    assert waited == [PAUSE] * waits


def test_a_line_that_is_closed_counts_no_more():
    crowd = Crowd(2)
    first, second = crowd.place(0), crowd.place(1)
    fill(first, 2)
    fill(second, 1)
    assert first.are_more_than_elsewhere
    del first[0]
    assert not first.are_more_than_elsewhere
    assert not second.are_more_than_elsewhere


def test_the_numbers_are_those_of_other_processes_too():
    crowd = Crowd(2)
    mine = crowd.place(0)
    fill(mine, 1)
    assert mine.are_more_than_elsewhere
    child = os.fork()
    if not child:
        fill(crowd.place(1), 5)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    assert not mine.are_more_than_elsewhere
    crowd.place(1)  # one that is started again has none
    assert mine.are_more_than_elsewhere
