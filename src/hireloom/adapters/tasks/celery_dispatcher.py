"""The dispatcher that lets Celery workers send the letters."""

import logging
import threading
import time
from collections.abc import Callable

from hireloom.adapters.tasks.celery_messages import Messages
from hireloom.adapters.tasks.mishaps import tell
from hireloom.adapters.tasks.worker import THREADS, MailWorker, waiting_places
from hireloom.domain.mails.deliveries import Delivery, DeliveryState
from hireloom.usecases.outbox import OutboxDesk

LETTERS, LETTER = "letters", "letter"  # task names: send all letters that are due; send this one
BREATHE = 0.05

log = logging.getLogger(__name__)


class CeleryDispatcher:
    """A Dispatcher. While the broker is unavailable, `otherwise` sends from this process."""

    def __init__(
        self,
        messages: Messages,
        desk: OutboxDesk,
        otherwise: MailWorker,
        monotonic: Callable[[], float] = time.monotonic,
        *,
        threads: int = THREADS,
    ) -> None:
        self._messages, self._desk, self._otherwise, self._monotonic = messages, desk, otherwise, monotonic
        self._waiting = waiting_places(threads)
        self._lock, self._rung, self._is_telling = threading.Lock(), False, False

    def hurry(self) -> None:
        """The broker may be slow: a thread notifies it, one for all callers in the meantime."""
        with self._lock:
            self._rung = True
            if self._is_telling:
                return
            self._is_telling = True
        try:
            threading.Thread(target=self._tell, name="mail-bell", daemon=True).start()
        except RuntimeError:  # the machine has no thread left: the regular check finds the letter within seconds
            log.exception("no worker could be told about a letter")
            with self._lock:
                self._is_telling = False

    def deliver(self, event: str, within: float) -> bool:
        """Whether a worker has sent the letter by then: true only if the outbox says that the provider has accepted
        it."""
        until = self._monotonic() + within
        before = self._desk.delivery(event)
        if before is None or before.state.is_over:
            return before is not None and before.state is DeliveryState.SENT
        if not self._waiting.acquire(blocking=False):
            return False
        try:
            return self._deliver_until(until, before)
        finally:
            self._waiting.release()

    def _deliver_until(self, until: float, before: Delivery) -> bool:
        event = before.event
        if not self._messages.send(LETTER, event):
            return self._otherwise.deliver(event, max(0.0, until - self._monotonic()))
        while True:
            now = self._desk.delivery(event)
            if now is None or now.state.is_over or (now.state is DeliveryState.WAITING and now.tries > before.tries):
                return now is not None and now.state is DeliveryState.SENT
            if self._monotonic() >= until:
                return False
            time.sleep(BREATHE)

    def _tell(self) -> None:
        while True:
            with self._lock:
                if not self._rung:
                    self._is_telling = False
                    return
                self._rung = False
            try:
                if not self._messages.send(LETTERS):
                    self._otherwise.look()
            except Exception as problem:  # the database is unavailable: the letters are safe in it
                tell(log, problem, "the outbox could not be read")
