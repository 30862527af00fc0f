"""The threads that answer requests when all work is done in this process: one goes on from request to request, and
another begins beside it only where one takes long.

Python computes in one thread at a time. Sixteen that answer at once take turns at every row that is read, which costs
up to half as much again as the answers themselves. Where another process works for us, as a database server does, it is
different: then threads mostly wait, and may do so side by side."""

from collections.abc import Callable
from threading import Condition
from time import monotonic
from typing import Any

from waitress.task import ThreadedTaskDispatcher  # type: ignore[import-untyped]

SHORT = 0.01  # seconds that a request has before the next one begins beside it
LEAST = 0.0005  # seconds: the thread that watches never waits for less
REST = 0.005  # seconds at most for which the thread that brings requests rests while some of them wait


class OneByOne(ThreadedTaskDispatcher):  # type: ignore[misc]
    """`_running` is the thread that others wait for, since `_since`; one of them watches how long it takes."""

    threads: set[int]

    def __init__(self, threads: int, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._running: int | None = None
        self._since, self._is_watched = 0.0, False
        self._none_waits = Condition(self.lock)
        self.set_thread_count(threads)

    def add_task(self, task: Any) -> None:
        with self.lock:
            self.queue.append(task)
            if self._running is None or not self._is_watched:
                self.queue_cv.notify()

    def rest(self) -> None:
        """For the thread that brings tasks: it rests while some wait, because more of them help nobody and its work
        would hold up the answers. It goes on when the last one begins."""
        with self.lock:
            if self.queue and self._running is not None:  # else somebody is about to begin
                self._none_waits.wait(REST)

    def handler_thread(self, thread_no: int) -> None:
        while (task := self._next(thread_no)) is not None:
            try:
                task.service()
            except BaseException:
                self.logger.exception("Exception when servicing %r", task)

    def _next(self, thread: int) -> Any:
        """None when this thread shall end."""
        with self.lock:
            if self._running == thread:
                self._running = None
            while not self.stop_count and not (self.queue and self._may_begin()):
                self._wait()
            if self.stop_count:
                self._end(thread)
                return None
            self._running, self._since = thread, self._now()
            task = self.queue.popleft()
            if not self.queue:
                self._none_waits.notify()
            elif not self._is_watched:
                self.queue_cv.notify()
            return task

    def _may_begin(self) -> bool:
        return self._running is None or self._now() - self._since >= SHORT

    def _wait(self) -> None:
        self.active_count -= 1
        if self.queue and not self._is_watched:
            self._is_watched = True
            self.queue_cv.wait(max(self._since + SHORT - self._now(), LEAST))
            self._is_watched = False
        else:
            self.queue_cv.wait()
        self.active_count += 1

    def _end(self, thread: int) -> None:
        self.active_count -= 1
        self.stop_count -= 1
        self.threads.discard(thread)
        self.thread_exit_cv.notify()
