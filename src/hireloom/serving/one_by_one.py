"""The threads that answer requests when all work is done in this process: one thread answers request after request, and
another one starts beside it only when a request takes long.

Python computes in one thread at a time. Sixteen threads that answer at once switch at every row that is read, which
costs up to half as much again as the answers. With a database server it is different: then threads mostly wait for
another process, and may do so in parallel."""

from collections.abc import Callable
from threading import Condition
from time import monotonic
from typing import Any

from waitress.task import ThreadedTaskDispatcher  # type: ignore[import-untyped]

SHORT = 0.01  # seconds; after them the next request begins beside the one that is running
LEAST = 0.0005  # seconds; the watching thread always waits at least so long
REST = 0.005  # seconds; the thread that accepts requests pauses at most so long while some wait


class OneByOne(ThreadedTaskDispatcher):  # type: ignore[misc]
    """`_running` is the thread that others have waited for since `_since`; one of the waiting threads watches the
    time."""

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
        """Called by the thread that adds tasks: it pauses while tasks wait, because its work would slow the answers and
        more tasks would only wait, too. It goes on when the last task begins."""
        with self.lock:
            if self.queue and self._running is not None:  # else a thread is about to begin
                self._none_waits.wait(REST)

    def handler_thread(self, thread_no: int) -> None:
        while (task := self._next(thread_no)) is not None:
            try:
                task.service()
            except BaseException:
                self.logger.exception("Exception when servicing %r", task)

    def _next(self, thread: int) -> Any:
        """The next task for this thread; None when the thread is to end."""
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
