"""How long a search takes among a million jobs, beside tantivy on the same tokens and the same questions.

python bench/search.py [--jobs 1000000] [--queries 1000] [--postgres ADDRESS] [--folder PATH] [--no-http]. What was
built is kept in the folder and used again. Every question is asked once: from the words and the place to fifty jobs
with their descriptions; what is waited and what the processors work are both measured. Then the whole HTTP call at 16
connections, beside the same list read through ORM objects and marshmallow. tantivy comes with the extra `bench`.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench import search_http
from bench.search_database import Database
from bench.search_tantivy import Tantivy
from bench.search_world import TODAY, queries
from hireloom.adapters.sql.engine import connect
from hireloom.domain.searches import Query

TARGETS = {"SQLite": 10.0, "PostgreSQL": 40.0}  # milliseconds, 95 of 100 questions
TIMES_TANTIVY = 1.5


class Taken(NamedTuple):
    """Milliseconds of each question, waited and of processor time, and how many jobs each found."""

    waited: list[float]
    worked: list[float]
    found: list[int]


def taken(
    ask: Callable[[Query], Sequence[Any]], asked: Sequence[Query], elsewhere: Callable[[], float] = lambda: 0.0
) -> Taken:
    """`elsewhere` are the seconds that another process has worked for us."""
    times = Taken([], [], [])
    for query in asked:
        there, worked, start = elsewhere(), time.process_time(), time.perf_counter()
        found = ask(query)
        times.waited.append(1000 * (time.perf_counter() - start))
        times.worked.append(1000 * (time.process_time() - worked + elsewhere() - there))
        times.found.append(len(found))
    return times


def line(name: str, times: Taken) -> tuple[float, float]:
    """The times of 95 of 100: waited, and of the processor."""
    p95 = []
    for what, each in (("waited", times.waited), ("processor", times.worked)):
        cuts = statistics.quantiles(each, n=100)
        print(
            f"{name:11}{what:10} median {cuts[49]:7.2f} ms   p95 {cuts[94]:7.2f} ms   p99 {cuts[98]:7.2f} ms", end="  "
        )
        print(f"longest {max(each):.1f} ms")
        p95.append(cuts[94])
    return p95[0], p95[1]


def verdict(is_kept: bool) -> str:
    return "kept" if is_kept else "missed"


def main(arguments: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--jobs", type=int, default=1_000_000)
    ask.add_argument("--queries", type=int, default=1000)
    ask.add_argument("--postgres", help="the address of an empty database, or of one built by an earlier run")
    ask.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "hireloom-bench-search")
    ask.add_argument("--no-http", action="store_true")
    given = ask.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    asked = queries(given.queries)

    address = f"sqlite:///{given.folder}/{given.jobs}.db"
    engine = connect(address)
    sqlite = Database(engine, given.jobs)
    postgres = Database(connect(given.postgres), given.jobs) if given.postgres else None
    peer = Tantivy(given.folder / f"tantivy-{given.jobs}", engine, given.jobs)
    for each in (sqlite, peer, postgres):
        if each and not each.is_built:
            started = time.perf_counter()
            each.build(given.jobs)
            print(f"{type(each).__name__} built in {time.perf_counter() - started:.0f} s", flush=True)
    for each in (sqlite, peer):
        taken(each.ask, queries(50))
    ours, theirs = taken(sqlite.ask, asked), taken(peer.ask, asked)
    if ours.found != theirs.found:
        different = sum(a != b for a, b in zip(ours.found, theirs.found, strict=True))
        raise SystemExit(f"They do not find the same: {different}")
    mean = statistics.mean(ours.found)
    print(f"{given.jobs:,} jobs, {len(asked)} questions, {mean:.0f} jobs found on average, {TODAY}", end=", ")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    for what, p95, p95_there in zip(
        ("waited", "processor"), line("SQLite", ours), line("tantivy", theirs), strict=True
    ):
        ratio = p95 / p95_there
        print(f"SQLite p95, {what}, target {TARGETS['SQLite']:.0f} ms: {verdict(p95 <= TARGETS['SQLite'])}; ", end="")
        print(f"{ratio:.2f} times tantivy, target {TIMES_TANTIVY}: {verdict(ratio <= TIMES_TANTIVY)}")
    if postgres:
        taken(postgres.ask, queries(50))
        found = taken(postgres.ask, asked, postgres.seconds_of_server)
        if found.found != ours.found:
            raise SystemExit("SQLite and PostgreSQL do not find the same.")
        for what, p95 in zip(("waited", "processor"), line("PostgreSQL", found), strict=True):
            target = TARGETS["PostgreSQL"]
            print(f"PostgreSQL p95, {what}, target {target:.0f} ms: {verdict(p95 <= target)}")
    if not given.no_http:
        search_http.main(address)


if __name__ == "__main__":
    main()
