"""Whatever is expensive to compute is computed once."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from hireloom.infrastructure.single_flight import SingleFlightCache

LONG = 60.0


class Making:
    """Is done, or fails, when it is told to go on."""

    def __init__(self, failure: BaseException | None = None) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()
        self._failure = failure

    def __call__(self) -> str:
        self.begun.set()
        assert self.go_on.wait(LONG)
        if self._failure:
            raise self._failure
        return "made slowly"


@pytest.fixture
def make_list() -> list[str]:
    return []


@pytest.fixture
def make(make_list: list[str]) -> Callable[[str], Callable[[], str]]:
    def maker(name: str) -> Callable[[], str]:
        def work() -> str:
            make_list.append(name)
            return name

        return work

    return maker


def test_the_least_asked_for_is_forgotten_first(make, make_list) -> None:
    once: SingleFlightCache[str] = SingleFlightCache(2)
    for name in ("a", "b", "a", "c", "a", "b"):
        assert once.get(name, make(name)) == name
    assert make_list == ["a", "b", "c", "b"]


def test_a_failure_is_told_to_all_who_wait_and_not_kept(make) -> None:
    once, slow = SingleFlightCache[str](2), Making(ValueError("down"))
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(once.get, "a", slow)
        assert slow.begun.wait(LONG)
        second = pool.submit(once.get, "a", make("a"))
        slow.go_on.set()
        with pytest.raises(ValueError, match="down"):
            first.result()
        assert isinstance(second.exception(), ValueError | None)  # it may have come when all was over
    assert once.get("a", make("a")) == "a"


def test_a_failure_of_the_makers_own_is_told_to_nobody_else(make, make_list) -> None:
    once, slow = (
        SingleFlightCache[str](2, asker_errors=(KeyError, ValueError)),
        Making(ValueError("he has asked too often")),
    )
    with ThreadPoolExecutor(4) as pool:
        first = pool.submit(once.get, "a", slow)
        assert slow.begun.wait(LONG)
        others = [pool.submit(once.get, "a", make("a")) for _ in range(3)]
        slow.go_on.set()
        assert isinstance(first.exception(), ValueError)
        assert [future.result() for future in others] == ["a", "a", "a"]
    assert make_list == ["a"]


def test_a_failure_that_comes_late_takes_no_newer_value_along(make, make_list) -> None:
    once, slow = SingleFlightCache[str](1), Making(ValueError("late"))
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(once.get, "a", slow)
        assert slow.begun.wait(LONG)
        once.get("b", make("b"))  # the first, which is not done, has no place anymore
        once.get("a", make("a"))
        slow.go_on.set()
        assert isinstance(first.exception(), ValueError)
    assert once.get("a", make("a")) == "a"
    assert make_list == ["b", "a"]


def test_patience_has_an_end(make) -> None:
    once, slow = SingleFlightCache[str](2, patience=0.01), Making()
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(once.get, "a", slow)
        assert slow.begun.wait(LONG)
        with pytest.raises(TimeoutError):
            once.get("a", make("a"))
        slow.go_on.set()
        assert first.result() == once.get("a", make("a")) == "made slowly"


def test_who_waits_for_somebody_that_is_interrupted_is_not_interrupted_too(make) -> None:
    once, slow = SingleFlightCache[str](2), Making(KeyboardInterrupt())
    raised: list[BaseException] = []

    def interrupted() -> None:
        try:
            once.get("a", slow)
        except KeyboardInterrupt as interruption:
            raised.append(interruption)

    first = threading.Thread(target=interrupted)
    first.start()
    assert slow.begun.wait(LONG)
    with ThreadPoolExecutor(1) as pool:
        second = pool.submit(once.get, "a", make("a"))
        slow.go_on.set()
        assert isinstance(second.exception(), TimeoutError | None)
    first.join(LONG)
    assert raised
