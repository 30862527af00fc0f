"""Work that comes again: a thread of this process that does it now and then."""

import logging
import threading
from collections.abc import Callable

log = logging.getLogger(__name__)


class Recurring:
    """Does `work` at once and every so many seconds. What it does must bear being done by several processes."""

    def __init__(self, name: str, work: Callable[[], object], *, every: float) -> None:
        self._name, self._work, self._every = name, work, every
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._work()
            except Exception:  # the database is away; it will come back
                log.exception("%s failed and will be tried again", self._name)
            self._stopped.wait(self._every)
