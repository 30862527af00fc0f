"""How long a search takes among a million jobs, beside tantivy on the same tokens and the same questions.

python bench/search.py [--jobs 1000000] [--queries 1000] [--postgres ADDRESS] [--folder PATH] [--no-http]. What was
built is kept in the folder and used again. Every question is asked once: from the words and the place to fifty jobs
with their descriptions. Then the whole HTTP call at 16 connections, beside the same list read through ORM objects and
marshmallow. tantivy comes with the extra `bench`.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bench import search_http
from bench.search_database import Database
from bench.search_tantivy import Tantivy
from bench.search_world import TODAY, queries
from hireloom.adapters.sql.engine import connect
from hireloom.domain.searches import Query

TARGETS = {"SQLite": 10.0, "PostgreSQL": 40.0}  # milliseconds, 95 of 100 questions
TIMES_TANTIVY = 1.5


def taken(ask: Callable[[Query], Sequence[Any]], asked: Sequence[Query]) -> tuple[list[float], list[int]]:
    """Milliseconds of each question, and how many jobs each found."""
    times, counts = [], []
    for query in asked:
        start = time.perf_counter()
        found = ask(query)
        times.append(1000 * (time.perf_counter() - start))
        counts.append(len(found))
    return times, counts


def line(name: str, times: Sequence[float]) -> float:
    cuts = statistics.quantiles(times, n=100)
    print(f"{name:12} median {cuts[49]:7.2f} ms   p95 {cuts[94]:7.2f} ms   p99 {cuts[98]:7.2f} ms", end="   ")
    print(f"longest {max(times):.1f} ms")
    return cuts[94]


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
    ours, found = taken(sqlite.ask, asked)
    theirs, found_there = taken(peer.ask, asked)
    if found != found_there:
        raise SystemExit(f"They do not find the same: {sum(a != b for a, b in zip(found, found_there, strict=True))}")
    print(f"{given.jobs:,} jobs, {len(asked)} questions, {statistics.mean(found):.0f} jobs found on average, {TODAY}")
    p95, p95_there = line("SQLite", ours), line("tantivy", theirs)
    ratio = p95 / p95_there
    print(f"SQLite p95, target {TARGETS['SQLite']:.0f} ms: {verdict(p95 <= TARGETS['SQLite'])}; ", end="")
    print(f"{ratio:.2f} times tantivy, target {TIMES_TANTIVY}: {verdict(ratio <= TIMES_TANTIVY)}")
    if postgres:
        taken(postgres.ask, queries(50))
        p95 = line("PostgreSQL", taken(postgres.ask, asked)[0])
        print(f"PostgreSQL p95, target {TARGETS['PostgreSQL']:.0f} ms: {verdict(p95 <= TARGETS['PostgreSQL'])}")
    if not given.no_http:
        search_http.main(address)


if __name__ == "__main__":
    main()
