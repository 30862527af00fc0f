"""The Celery worker: processes that do the work named in messages, and one more that triggers recurring work."""

import logging
import warnings
from collections.abc import Callable, Sequence

from celery import Celery, signals  # type: ignore[import-untyped]
from celery.exceptions import CPendingDeprecationWarning  # type: ignore[import-untyped]

from hireloom.adapters.tasks.celery_dispatcher import LETTER
from hireloom.adapters.tasks.celery_messages import QUEUE, USEFUL
from hireloom.adapters.tasks.mishaps import tell
from hireloom.adapters.tasks.recurring import Work
from hireloom.domain.mails.deliveries import LONGEST_LEASE

A_LETTER = LONGEST_LEASE.total_seconds()  # for that long, nobody else sends it
TALKATIVE = ("celery", "kombu")

log = logging.getLogger(__name__)


def app_at(broker_url: str, works: Sequence[Work], send: Callable[[str], object]) -> Celery:
    """Celery as a worker uses it: a task for each kind of work, and one that sends the letter of an event."""
    app = Celery("hireloom", broker=broker_url, set_as_current=False)
    longest = max(A_LETTER, *(work.limit for work in works))
    app.conf.update(
        task_default_queue=QUEUE,
        task_serializer="json",
        accept_content=["json"],
        task_ignore_result=True,
        task_acks_late=True,  # work of a machine that died goes to another one; by then it is mostly done
        worker_prefetch_multiplier=1,
        worker_redirect_stdouts=False,
        worker_enable_remote_control=False,
        worker_send_task_events=False,
        broker_connection_retry_on_startup=True,
        broker_connection_max_retries=None,  # a worker that gave up after an hour would have to be restarted by hand
        broker_transport_options={"visibility_timeout": 2 * longest},
        beat_schedule={
            work.name: {
                "task": work.name,
                "schedule": work.every,
                "options": {"expires": max(work.every, USEFUL), "queue": QUEUE},  # clocks may differ by seconds
            }
            for work in works
        },
    )
    for work in works:
        app.task(work.attempt, name=work.name, time_limit=work.limit, typing=False, shared=False)

    def letter(event: str) -> None:
        try:
            send(event)
        except Exception as problem:  # the recurring check will try again
            tell(log, problem, "a letter could not be tried")

    app.task(letter, name=LETTER, time_limit=A_LETTER, shared=False)
    return app


def run(app: Celery, stop: Callable[[], object], *, processes: int, has_beat: bool) -> int:
    """Works until SIGTERM or SIGINT, then finishes what it is doing; returns the exit status. `stop` is called at the
    end of each process, and waits for what its tasks have started."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    # The worker reports an unavailable broker; beat would print a trace for each kind of work every few seconds.
    logging.getLogger("celery.beat").setLevel(logging.CRITICAL)

    def ready(**_: object) -> None:
        print(f"Hireloom's worker is ready: {processes} processes of Celery", flush=True)
        if has_beat:  # beat itself starts by waiting
            for name, entry in app.conf.beat_schedule.items():
                app.send_task(name, **entry["options"])

    def ending(**_: object) -> None:
        stop()

    signals.setup_logging.connect(_no_other_log, weak=False)
    signals.worker_ready.connect(ready, weak=False)
    signals.worker_process_shutdown.connect(ending, weak=False)
    worker = app.Worker(
        pool="prefork",
        concurrency=processes,
        beat=has_beat,
        scheduler="celery.beat:Scheduler",  # it stores nothing: recurring work is done at each start anyway
        without_gossip=True,
        without_mingle=True,
        without_heartbeat=True,
        quiet=True,
    )
    # After its own filter: what a later Celery will do when a line breaks.
    warnings.simplefilter("ignore", CPendingDeprecationWarning)
    worker.start()
    return int(worker.exitcode or 0)


def _no_other_log(**_: object) -> None:
    """As long as somebody listens to the signal, Celery leaves the log as it is: its own level would hide our lines."""
