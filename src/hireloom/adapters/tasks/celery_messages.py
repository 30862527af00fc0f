"""Telling Celery's workers what to do. A message names the work in JSON. Results are not kept, and a message that no
worker picks up in time is dropped: the recurring check finds the work anyway."""

import logging
from threading import Lock

from celery import Celery  # type: ignore[import-untyped]

QUEUE = "hireloom"
SECONDS = 0.5  # that we wait for the broker
USEFUL = 60.0  # seconds; by then the recurring check has found the work

log = logging.getLogger(__name__)


def spoken_to(broker_url: str, seconds: float = SECONDS) -> Celery:
    """Celery for processes that only send and wait at most `seconds` for the broker. Nothing is sent yet, but all
    modules are loaded, so that no sender has to wait for that."""
    app = Celery("hireloom", broker=broker_url, set_as_current=False)
    app.conf.update(
        task_default_queue=QUEUE,
        task_serializer="json",
        accept_content=["json"],
        task_ignore_result=True,
        broker_connection_timeout=seconds,
        broker_pool_limit=32,  # the maximum number of threads that serve requests
        broker_transport_options={"socket_connect_timeout": seconds, "socket_timeout": seconds, "max_retries": 0},
        # A connection that broke since the last message is reopened once.
        task_publish_retry_policy={"max_retries": 1, "interval_start": 0, "interval_step": 0},
    )
    app.connection_for_write().get_transport_cls()
    app.amqp.producer_pool  # noqa: B018 - made when it is looked at
    return app


class Messages:
    """Sending never raises and never takes long."""

    def __init__(self, app: Celery) -> None:
        self._app, self._lock, self._is_away = app, Lock(), False

    def send(self, task: str, *args: str) -> bool:
        """Whether the broker has the message."""
        try:
            self._app.send_task(task, args=args, queue=QUEUE, expires=USEFUL)
        except Exception as problem:  # a broker failure must not fail the request
            self._note(is_away=True, why=type(problem).__name__)  # its text may hold a password
            return False
        self._note(is_away=False)
        return True

    def _note(self, *, is_away: bool, why: str = "") -> None:
        """Log once when the broker goes away, and once when it is back."""
        with self._lock:
            changed, self._is_away = is_away is not self._is_away, is_away
        if changed and is_away:
            log.warning("Celery's broker does not answer (%s); this process sends what cannot wait", why)
        elif changed:
            log.warning("Celery's broker answers again")
