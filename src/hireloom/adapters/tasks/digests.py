"""The digest worker: a thread of this process that writes the mails about new jobs when their hour has come."""

import logging
import threading

from hireloom.usecases.saved_searches import SavedSearchDesk

LOOK_AGAIN = 600.0  # seconds

log = logging.getLogger(__name__)


class DigestWorker:
    """Several of them, in one process or in many, write each mail once: the desk sees to that."""

    def __init__(self, desk: SavedSearchDesk) -> None:
        self._desk, self._stopped = desk, threading.Event()
        self._thread = threading.Thread(target=self._run, name="digests", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._desk.write_digests()
            except Exception:  # the database is away; it will come back
                log.exception("the mails about new jobs could not be written")
            self._stopped.wait(LOOK_AGAIN)
