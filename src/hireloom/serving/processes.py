"""A parent process that keeps its children running: one that dies is started again, and all stop with the parent."""

import ctypes
import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType

from hireloom.serving.signals import STOPS

Work = Callable[[], None]

BREATH = 1.0  # seconds; a child that lived for less is restarted after this pause, as it may die at once again
PR_SET_PDEATHSIG = 1  # of prctl.h

log = logging.getLogger(__name__)


def keep(works: Sequence[Work]) -> None:
    """Run the works in child processes; blocks until this process is told to stop and all have ended. Call it before
    there are threads, which do not survive a fork, and before there are connections, which two processes would
    share."""
    _Parent(works).run()


class _Parent:
    def __init__(self, works: Sequence[Work]) -> None:
        self._works, self._pid = works, os.getpid()
        self._alive: dict[int, tuple[Work, float]] = {}  # with the time of its start
        self._is_over = False

    def run(self) -> None:
        for each in STOPS:
            signal.signal(each, self._stop)
        for work in self._works:
            self._start(work)
        while self._alive:
            process, status = os.wait()
            if process not in self._alive:
                continue
            work, since = self._alive.pop(process)
            if not self._is_over:
                log.error("process %d ended with %d", process, os.waitstatus_to_exitcode(status))
                time.sleep(BREATH if time.monotonic() - since < BREATH else 0)
                self._start(work)

    def _start(self, work: Work) -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)  # a signal comes before the fork or after it
        try:
            if self._is_over:
                return
            process = os.fork()
            if not process:
                _live(work, self._pid)
            self._alive[process] = work, time.monotonic()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_over = True
        for process in list(self._alive):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)


def _live(work: Work, parent: int) -> None:
    """The life of a child; never returns."""
    status = 1
    try:
        for each in STOPS:  # Ctrl-C and a closed terminal reach all processes; only the parent's SIGTERM counts
            signal.signal(each, signal.SIG_DFL if each is signal.SIGTERM else signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        _end_with(parent)
        work()
        status = 0
    except Exception:
        log.exception("a process broke")
    finally:
        with suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


def _end_with(parent: int) -> None:
    """Have Linux send us SIGTERM when the parent is killed: a killed parent cannot tell its children to stop."""
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGTERM)
