"""Slow calls of many people share a few places, and wait for them in a fair order."""

import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack

import pytest

from hireloom.domain.refusals import RequesterLeft, TooMany
from hireloom.infrastructure.requesters import Requester, on_behalf_of
from hireloom.usecases.shares import Places
from tests.waiting import until

COUNT = 6


@pytest.fixture
def places() -> Places:
    return Places(COUNT, TooMany, line=4, seconds=30)


def waiting(places: Places) -> int:
    return len(places._waiting)


def waiting_thread(
    place: AbstractContextManager[None], arrived: Callable[[], None], leave: threading.Event
) -> threading.Thread:
    def occupy() -> None:
        with place:
            arrived()
            leave.wait(60)

    thread = threading.Thread(target=occupy)
    thread.start()
    return thread


def test_who_waits_gets_a_place_as_soon_as_one_is_free(places: Places) -> None:
    with ExitStack() as stack:
        for person in range(COUNT):
            stack.enter_context(places.one(person))
        came, leave = threading.Event(), threading.Event()
        thread = waiting_thread(places.one(99), came.set, leave)
        until(lambda: waiting(places) == 1)
        assert not came.is_set()
    assert came.wait(10)
    leave.set()
    thread.join(10)


def test_the_next_place_is_for_who_has_fewest_then_for_who_waited_longest(places: Places) -> None:
    order, leave, threads = list[str](), threading.Event(), list[threading.Thread]()
    with ExitStack() as stack:
        first, second = [stack.enter_context(ExitStack()) for _ in range(2)]
        first.enter_context(places.one(1))
        second.enter_context(places.one(1))
        for person in (2, 3, 4, 5):
            stack.enter_context(places.one(person))
        for name, person in (("has one", 2), ("first", 98), ("second", 99)):
            threads.append(waiting_thread(places.one(person), lambda name=name: order.append(name), leave))  # type: ignore[misc]
            until(lambda: waiting(places) == len(threads))
        first.close()
        until(lambda: order == ["first"])
        second.close()
        until(lambda: order == ["first", "second"])
        assert waiting(places) == 1
    until(lambda: len(order) == 3)
    leave.set()
    for thread in threads:
        thread.join(10)


def test_one_person_fills_neither_the_places_nor_the_line(places: Places) -> None:
    leave, refused, threads = threading.Event(), list[bool](), list[threading.Thread]()

    def occupy() -> None:
        try:
            with places.one(1):
                leave.wait(60)
        except TooMany:
            refused.append(True)

    for _ in range(20):
        threads.append(threading.Thread(target=occupy))
        threads[-1].start()
    until(lambda: len(refused) + waiting(places) + 2 == 20)
    assert waiting(places) < 4
    with places.one(2):
        pass
    leave.set()
    for thread in threads:
        thread.join(10)


def test_who_has_waited_long_enough_is_refused() -> None:
    places = Places(1, TooMany, line=1, seconds=0.2)
    with places.one(1):
        began = time.monotonic()
        with pytest.raises(TooMany), places.one(2):
            pass
        assert 0.2 <= time.monotonic() - began < 5
        assert waiting(places) == 0


def test_who_has_left_waits_no_longer() -> None:
    places = Places(1, TooMany, line=1, seconds=60)
    with places.one(1), on_behalf_of(Requester(2, has_left=lambda: True)):
        with pytest.raises(RequesterLeft), places.one(2):
            pass
        assert waiting(places) == 0
