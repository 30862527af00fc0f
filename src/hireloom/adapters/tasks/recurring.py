"""Recurring work, and a thread of this process that does it."""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass

from hireloom.adapters.tasks.mishaps import tell
from hireloom.infrastructure import tracing

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Work:
    """Work to do every `every` seconds; several processes may do it at once, and it may be killed. `limit` is how long
    it may take, if something enforces that."""

    name: str
    do: Callable[[], object]
    every: float
    limit: float = 600.0

    def attempt(self) -> None:
        with tracing.span(f"do {self.name}") as span:
            try:
                self.do()
            except Exception as problem:  # the database is unavailable; it will come back
                span.note(is_failure=True)
                tell(log, problem, "%s failed and will be tried again", self.name)


class Recurring:
    """Does the work immediately and then repeatedly."""

    def __init__(self, work: Work) -> None:
        self._work, self._stopped = work, threading.Event()
        self._thread = threading.Thread(target=self._run, name=work.name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()

    def _run(self) -> None:
        while not self._stopped.is_set():
            self._work.attempt()
            self._stopped.wait(self._work.every)
