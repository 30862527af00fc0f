"""The mail worker: threads of this process that send what waits in the outbox, at once or when its time has come."""

import logging
import threading
import time
from collections.abc import Callable

from hireloom.domain.deliveries import State
from hireloom.usecases.outbox import OutboxDesk

HANDS = 2  # letters on their way at the same time, so that one slow mailbox does not hold up all others
AT_ONCE = 8  # letters whose senders wait for an answer
LOOK_AGAIN = 5.0  # seconds; also finds what another process put into the outbox
BREATHE = 0.02
LAST_LETTER = 20.0  # seconds for the letters on their way when we are told to stop
SWEEP_EVERY = 3600.0

log = logging.getLogger(__name__)


class MailWorker:
    """A Post. Without `start` it sends only what somebody waits for."""

    def __init__(self, desk: OutboxDesk, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._desk, self._monotonic = desk, monotonic
        self._work, self._stopped = threading.Event(), threading.Event()
        self._places = threading.BoundedSemaphore(AT_ONCE)
        self._threads: list[threading.Thread] = []
        self._next_sweep = 0.0

    def start(self) -> None:
        """Begin, with what an earlier process left."""
        self._threads = [threading.Thread(target=self._run, name=f"mail-{hand}", daemon=True) for hand in range(HANDS)]
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Finish the letters on their way; the others wait for the next start."""
        self._stopped.set()
        self._work.set()
        until = self._monotonic() + LAST_LETTER
        for thread in self._threads:
            thread.join(max(0.0, until - self._monotonic()))

    def hurry(self) -> None:
        self._work.set()

    def deliver(self, event: str, within: float) -> bool:
        until, is_done = self._monotonic() + within, threading.Event()
        if not self._places.acquire(timeout=within):
            return False
        threading.Thread(target=self._deliver, args=(event, is_done), name="mail-now", daemon=True).start()
        is_done.wait(max(0.0, until - self._monotonic()))
        while (state := self._desk.state_of(event)) is State.SENDING and self._monotonic() < until:
            time.sleep(BREATHE)  # somebody else had it in hand already
        return state is State.SENT

    def _deliver(self, event: str, is_done: threading.Event) -> None:
        try:
            self._desk.deliver(event)
        except Exception:
            log.exception("a letter could not be tried")
        finally:
            self._places.release()
            is_done.set()

    def _run(self) -> None:
        while not self._stopped.is_set():
            self._work.wait(LOOK_AGAIN)
            if self._stopped.is_set():
                return  # without clearing: the other hand must see it too
            self._work.clear()
            try:
                while not self._stopped.is_set() and self._desk.deliver_next():
                    self._work.set()  # there may be more than one hand can carry
                self._sweep()
            except Exception:  # the database is away: the letters are safe in it, and it will come back
                log.exception("the outbox could not be read")
                self._stopped.wait(LOOK_AGAIN)

    def _sweep(self) -> None:
        now = self._monotonic()
        if now >= self._next_sweep:
            self._next_sweep = now + SWEEP_EVERY
            self._desk.sweep()
