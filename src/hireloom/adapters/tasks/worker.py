"""The email worker: a thread of this process that sends the letters in the outbox as soon as they are due."""

import logging
import threading
import time
from collections.abc import Callable

from hireloom.adapters.tasks.mishaps import tell
from hireloom.adapters.tasks.sweeps import Sweep
from hireloom.domain.mails.deliveries import Delivery, DeliveryState
from hireloom.usecases.outbox import OutboxDesk

THREADS = 16  # that serve requests
AT_ONCE = 8  # letters whose senders are waiting for the result
LONG_AT_ONCE = 4  # letters with attachments so large that others overtake them
LOOK_AGAIN = 5.0  # seconds; also finds what another process put into the outbox
BREATHE = 0.02
A_LOOK = 5.0  # seconds after which it starts no further letter
LAST_LETTER = 30.0  # seconds for the letter being sent when we are told to stop: if cut off, it may go out twice
SWEEP_EVERY = 3600.0

log = logging.getLogger(__name__)


def waiting_places(threads: int) -> threading.BoundedSemaphore:
    """A slot for each caller that may wait for a letter. While a mail server hangs, a quarter of the threads that serve
    requests stays free."""
    return threading.BoundedSemaphore(max(1, threads * 3 // 4))


class MailWorker:
    """A Dispatcher. Without `start` it sends only letters that somebody is waiting for."""

    def __init__(
        self, desk: OutboxDesk, monotonic: Callable[[], float] = time.monotonic, *, threads: int = THREADS
    ) -> None:
        self._desk, self._monotonic = desk, monotonic
        self._waiting = waiting_places(threads)
        self._bell, self._rung, self._stopped = threading.Condition(), 0, False
        self._places = threading.BoundedSemaphore(AT_ONCE)
        self._long = threading.BoundedSemaphore(LONG_AT_ONCE)
        self._thread = threading.Thread(target=self._run, name="mail", daemon=True)
        self._sweep = Sweep(desk.sweep, SWEEP_EVERY, monotonic)

    def start(self) -> None:
        """Start, with the letters that an earlier process left."""
        self._thread.start()

    def stop(self) -> None:
        """Finish the letters being sent; the others wait for the next start."""
        self._stopped = True
        self.hurry()
        until = time.monotonic() + LAST_LETTER
        if self._thread.is_alive():
            self._thread.join(LAST_LETTER)
        for places, count in ((self._places, AT_ONCE), (self._long, LONG_AT_ONCE)):
            acquisitions = [places.acquire(timeout=max(0.0, until - time.monotonic())) for _ in range(count)]
            for _ in filter(None, acquisitions):
                places.release()

    def look(self) -> None:
        """Send what is due, for a while, and start the long letters; for callers that repeat this regularly."""
        until = self._monotonic() + A_LOOK
        while self._carry_next() and self._monotonic() < until:
            pass
        self._sweep.if_due()

    def send(self, event: str) -> None:
        """Send this letter if it is due. A long one is only started, or left for later if there is no slot for it."""
        self._carry_next(event)

    def hurry(self) -> None:
        with self._bell:
            self._rung += 1
            self._bell.notify_all()

    def deliver(self, event: str, within: float) -> bool:
        if not self._waiting.acquire(blocking=False):
            return self._desk.state_of(event) is DeliveryState.SENT
        try:
            return self._deliver_within(event, within)
        finally:
            self._waiting.release()

    def _deliver_within(self, event: str, within: float) -> bool:
        until, is_done = self._monotonic() + within, threading.Event()
        if not self._places.acquire(timeout=within):
            return False
        try:
            threading.Thread(target=self._deliver, args=(event, is_done), name="mail-now", daemon=True).start()
        except RuntimeError:  # the machine has no thread left
            log.exception("a letter could not be tried")
            self._places.release()
            return False
        is_done.wait(max(0.0, until - self._monotonic()))
        while (state := self._desk.state_of(event)) is DeliveryState.SENDING and self._monotonic() < until:
            time.sleep(BREATHE)  # somebody else was already sending it
        return state is DeliveryState.SENT

    def _deliver(self, event: str, is_done: threading.Event) -> None:
        try:
            self._desk.deliver(event)
        except Exception as problem:
            tell(log, problem, "a letter could not be tried")
        finally:
            self._places.release()
            is_done.set()

    def _run(self) -> None:
        heard = 0
        while not self._stopped:
            try:
                while not self._stopped and self._carry_next():
                    pass
                self._sweep.if_due()
            except Exception as problem:  # the database is down: the letters are safe in it
                tell(log, problem, "the outbox could not be read")
            with self._bell:
                self._bell.wait_for(lambda: self._stopped or self._rung > heard, LOOK_AGAIN)  # noqa: B023
                heard = self._rung

    def _carry_next(self, event: str | None = None) -> bool:
        """While there is no slot for a long letter, short ones overtake those that are waiting."""
        has_place = self._long.acquire(blocking=False)
        try:
            leased = self._desk.lease(event, long_too=has_place)
            if leased and leased.is_long and has_place:
                has_place = not self._carry_beside(leased)
            elif leased:
                self._desk.carry(leased)
        finally:
            if has_place:
                self._long.release()
        return leased is not None

    def _carry_beside(self, leased: Delivery) -> bool:
        """Whether a separate thread is now sending the letter; it returns its slot at the end."""
        try:
            threading.Thread(target=self._carry_long, args=(leased,), name="mail-long", daemon=True).start()
        except RuntimeError:  # the machine has no thread left
            self._desk.carry(leased)
            return False
        return True

    def _carry_long(self, leased: Delivery) -> None:
        try:
            self._desk.carry(leased)
        except Exception as problem:  # the database is unavailable: once the lease is over, sending is retried
            tell(log, problem, "the outcome of a letter could not be saved")
        finally:
            self._long.release()
            self.hurry()  # the next long letter is waiting for this slot
