"""Requests that go one after the other, as long as each is short."""

from collections.abc import Iterator
from threading import Event, Lock, Thread, get_ident

import pytest

from hireloom.serving import one_by_one
from hireloom.serving.one_by_one import SHORT, OneByOne
from tests.waiting import until

THREADS, PATIENCE = 4, 20


class Task:
    def __init__(self, *, is_held: bool = False, breaks: bool = False) -> None:
        self.begun, self.done, self._go_on, self._breaks = Event(), Event(), Event(), breaks
        self.by, self.times, self.is_cancelled = 0, 0, False
        if not is_held:
            self.go_on()

    def service(self) -> None:
        self.by = get_ident()
        self.times += 1
        self.begun.set()
        self._go_on.wait(PATIENCE)
        self.done.set()
        if self._breaks:
            raise ValueError("broken")

    def go_on(self) -> None:
        self._go_on.set()

    def cancel(self) -> None:
        self.is_cancelled = True


class Clock:
    """Stands still until it is told."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def workers(clock: Clock) -> Iterator[OneByOne]:
    workers = OneByOne(THREADS, clock)
    yield workers
    workers.shutdown()


def add(workers: OneByOne, *tasks: Task) -> None:
    for each in tasks:
        workers.add_task(each)


def test_what_waits_behind_a_short_one_is_done_by_the_same_thread(workers):
    first, others = Task(is_held=True), [Task() for _ in range(20)]
    add(workers, first)
    assert first.begun.wait(PATIENCE)
    add(workers, *others)
    first.go_on()
    assert others[-1].done.wait(PATIENCE)
    assert {each.by for each in others} == {first.by}
    assert [each.times for each in others] == [1] * 20


def test_nobody_waits_for_those_that_take_long(workers, clock):
    long = [Task(is_held=True) for _ in range(THREADS - 1)]
    for each in long:
        add(workers, each)
        assert each.begun.wait(PATIENCE)
        clock.at += 2 * SHORT
    short = Task()
    add(workers, short)
    assert short.done.wait(PATIENCE)
    assert not any(each.done.is_set() for each in long)
    assert len({each.by for each in [*long, short]}) == THREADS
    for each in long:
        each.go_on()


def test_one_that_turns_out_to_take_long_is_left_by_those_that_waited_already(workers, clock):
    long, waiting = Task(is_held=True), [Task() for _ in range(5)]
    add(workers, long)
    assert long.begun.wait(PATIENCE)
    add(workers, *waiting)
    clock.at += 2 * SHORT
    assert all(each.done.wait(PATIENCE) for each in waiting)
    assert not long.done.is_set()
    long.go_on()


def test_all_threads_at_work_leave_what_comes_to_whoever_is_ready_first(workers, clock):
    long = [Task(is_held=True) for _ in range(THREADS)]
    for each in long:
        add(workers, each)
        assert each.begun.wait(PATIENCE)
        clock.at += 2 * SHORT
    late = Task()
    add(workers, late)
    long[2].go_on()
    assert late.done.wait(PATIENCE)
    assert late.by == long[2].by
    for each in long:
        each.go_on()


def test_whoever_brings_them_rests_until_the_last_one_has_begun(workers, monkeypatch):
    monkeypatch.setattr(one_by_one, "REST", PATIENCE)
    working, waiting, left = Task(is_held=True), [Task(), Task(is_held=True)], []
    add(workers, working)
    assert working.begun.wait(PATIENCE)
    workers.rest()  # nobody waits
    add(workers, *waiting)
    resting = Thread(target=lambda: (workers.rest(), left.append(len(workers.queue))))
    resting.start()
    working.go_on()
    assert waiting[1].begun.wait(PATIENCE)
    resting.join(PATIENCE / 2)
    assert left == [0]
    assert not waiting[1].done.is_set()
    waiting[1].go_on()


def test_whoever_brings_them_never_rests_for_long(workers, monkeypatch):
    monkeypatch.setattr(one_by_one, "REST", 0.001)
    working, waiting = Task(is_held=True), Task()
    add(workers, working)
    assert working.begun.wait(PATIENCE)
    add(workers, waiting)
    workers.rest()
    assert not waiting.begun.is_set()
    working.go_on()


def test_one_that_breaks_ends_no_thread(workers, caplog):
    for _ in range(2 * THREADS):
        broken, following = Task(breaks=True), Task()
        add(workers, broken, following)
        assert following.done.wait(PATIENCE)
    assert caplog.text.count("ValueError: broken") == 2 * THREADS


def test_many_at_once_are_each_done_once():
    workers, lock, tasks = OneByOne(8), Lock(), list[Task]()

    class More(Task):
        """Brings others, as a connection does whose next request has come meanwhile."""

        def service(self) -> None:
            super().service()
            with lock:
                more = [More() if len(tasks) < 2000 else Task() for _ in range(2)]
                tasks.extend(more)
            add(workers, *more)

    first = [More() for _ in range(8)]
    tasks.extend(first)
    add(workers, *first)
    assert until(lambda: len(tasks) >= 2000 and all(each.done.is_set() for each in list(tasks)))
    assert {each.times for each in tasks} == {1}
    workers.shutdown()


def test_at_the_end_those_in_work_are_finished_and_others_are_cancelled(clock):
    workers, working, waiting = OneByOne(2, clock), Task(is_held=True), Task()
    add(workers, working)
    assert working.begun.wait(PATIENCE)
    workers.set_thread_count(0)
    add(workers, waiting)
    working.go_on()
    workers.shutdown()
    assert working.done.is_set()
    assert (waiting.times, waiting.is_cancelled) == (0, True)
    assert not workers.threads
