"""The waiting time and the processor time of questions, in this process and in that of a server."""

import os
import resource
import statistics
import time
from collections.abc import Callable, Iterable, Sized
from typing import NamedTuple, TypeVar

from sqlalchemy import Engine

from bench.processor import worked

Question = TypeVar("Question")


class Times(NamedTuple):
    """For each question the milliseconds of waiting and of processor time, and the number of results."""

    waited: list[float]
    worked: list[float]
    counts: list[int]


def times_of(
    ask: Callable[[Question], Sized | None],
    questions: Iterable[Question],
    elsewhere: Callable[[], float] = lambda: 0.0,
) -> Times:
    """`elsewhere` returns the processor seconds that another process has used for us so far."""
    times = Times([], [], [])
    for question in questions:
        there, spent, start = elsewhere(), time.process_time(), time.perf_counter()
        result = ask(question)
        times.waited.append(1000 * (time.perf_counter() - start))
        times.worked.append(1000 * (time.process_time() - spent + elsewhere() - there))
        times.counts.append(len(result or ()))
    return times


def line(name: str, times: Times) -> tuple[float, float]:
    """Print a line; returns the 95th percentiles of waiting time and of processor time."""
    p95 = []
    for what, item in (("waited", times.waited), ("processor", times.worked)):
        cuts = statistics.quantiles(item, n=100)
        print(
            f"{name:11} {what:10} median {cuts[49]:7.2f} ms   p95 {cuts[94]:7.2f} ms   p99 {cuts[98]:7.2f} ms", end=""
        )
        print(f"  longest {max(item):.1f} ms", flush=True)
        p95.append(cuts[94])
    return p95[0], p95[1]


def verdict(is_kept: bool) -> str:
    return "kept" if is_kept else "missed"


def load() -> str:
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


def peak_memory() -> str:
    """The most memory that this process has had so far."""
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB of memory at most"


def seconds_of_server(engine: Engine) -> Callable[[], float]:
    """Returns the processor seconds of the server process of our connection, on this machine; always 0 for SQLite."""
    if engine.dialect.name != "postgresql":
        return lambda: 0.0
    with engine.connect() as connection:
        pid: int = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
    return lambda: worked([pid])
