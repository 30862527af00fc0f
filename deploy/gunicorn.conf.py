"""gunicorn for Hireloom: gunicorn --config deploy/gunicorn.conf.py

Several processes answer requests, with a proxy in front that waits for slow clients, and `hireloom worker` beside them.
docs/running.md says more."""

import os
import tempfile
from typing import Any

from hireloom.bootstrap import startup
from hireloom.infrastructure import logs
from hireloom.infrastructure.memory import collect_less_at_start, keep_for_forks

collect_less_at_start()
with startup.exit_in_one_line():
    settings = startup.settings_for_processes()
logs.begin(settings.log_format)

wsgi_app = "hireloom.wsgi:app"
bind = f"{settings.host}:{settings.port}"
worker_class = "gthread"
workers = int(os.environ.get("WEB_CONCURRENCY") or os.cpu_count() or 1)
threads = settings.threads
keepalive = 75  # seconds; longer than the proxy keeps a connection, so that it never sends on one that closes just then
timeout = 120  # seconds in which a process must show that it lives; a busy machine may need many for its start
graceful_timeout = 65  # seconds: half a minute to finish answers, half a minute for letters in hand
worker_tmp_dir = "/dev/shm"  # noqa: S108 - in memory: a disk that hangs must not make a process look dead
control_socket_disable = True


if settings.metrics_token:  # each process keeps its figures in a file there, and any of them gives the sums of all
    os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="hireloom-metrics-"))


def child_exit(_server: Any, worker: Any) -> None:
    if settings.metrics_token:
        from prometheus_client import multiprocess

        multiprocess.mark_process_dead(worker.pid)


def on_starting(_server: Any) -> None:
    with startup.exit_in_one_line():
        startup.prepare(settings)
        startup.application()
    keep_for_forks()
