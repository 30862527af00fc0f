"""How long a search among a million jobs takes, compared with tantivy on the same tokens and the same questions.

python bench/search.py [--jobs 1000000] [--queries 1000] [--postgres ADDRESS] [--folder PATH] [--processes 1]
[--no-http] [--lean]. The data is kept in the folder and later runs use it again. Every question is asked once, from
words and place to fifty jobs with their descriptions; both waiting time and processor time are measured. Then it
measures the whole HTTP call with 16 connections, compared with the same list read through ORM objects and marshmallow.
tantivy comes with the extra `bench`. --lean is for more jobs than fit on the disk: descriptions are short, and only the
search is measured.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bench import search_http
from bench.search_database import Database
from bench.search_tantivy import Tantivy
from bench.search_world import TODAY, queries
from bench.times import line, load, peak_memory, seconds_of_server, times_of, verdict
from hireloom.adapters.sql.engine import connect
from hireloom.domain.searches import Query

TARGETS = {"SQLite": 20.0, "PostgreSQL": 60.0}  # milliseconds; the limit for 95 of 100 questions


def main(arguments: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--jobs", type=int, default=1_000_000)
    ask.add_argument("--queries", type=int, default=1000)
    ask.add_argument("--postgres", help="the address of an empty database, or of one built by an earlier run")
    ask.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "hireloom-bench-search")
    ask.add_argument("--processes", type=int, default=1, help="that answer HTTP, ours and the peers' alike")
    ask.add_argument("--no-http", action="store_true")
    ask.add_argument("--lean", action="store_true", help="short descriptions, and only the search")
    options = ask.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    questions = queries(options.queries)

    address = f"sqlite:///{options.folder}/{options.jobs}{'-lean' * options.lean}.db"
    engine = connect(address)
    sqlite = Database(engine, options.jobs)
    if options.lean:
        lean(sqlite, options.jobs, questions)
        return
    postgres = Database(connect(options.postgres, answered_within=None), options.jobs) if options.postgres else None
    peer = Tantivy(options.folder / f"tantivy-{options.jobs}", engine, options.jobs)
    for item in (sqlite, peer, postgres):
        if item and not item.is_built:
            started = time.perf_counter()
            item.build(options.jobs)
            print(f"{type(item).__name__} built in {time.perf_counter() - started:.0f} s", flush=True)
    for item in (sqlite, peer):
        times_of(item.ask, queries(50))
    product_times, peer_times = times_of(sqlite.ask, questions), times_of(peer.ask, questions)
    if product_times.counts != peer_times.counts:
        different = sum(a != b for a, b in zip(product_times.counts, peer_times.counts, strict=True))
        raise SystemExit(f"They do not find the same: {different}")
    mean = statistics.mean(product_times.counts)
    print(f"{options.jobs:,} jobs, {len(questions)} questions, {mean:.0f} jobs found on average, {TODAY}", end=", ")
    print(load())
    for what, p95, p95_there in zip(
        ("waited", "processor"), line("SQLite", product_times), line("tantivy", peer_times), strict=True
    ):
        ratio = p95 / p95_there
        print(f"SQLite p95, {what}, target {TARGETS['SQLite']:.0f} ms: {verdict(p95 <= TARGETS['SQLite'])}; ", end="")
        print(f"{ratio:.2f} times tantivy")
    if postgres:
        times_of(postgres.ask, queries(50))
        result = times_of(postgres.ask, questions, seconds_of_server(postgres.engine))
        if result.counts != product_times.counts:
            raise SystemExit("SQLite and PostgreSQL do not find the same.")
        for what, p95 in zip(("waited", "processor"), line("PostgreSQL", result), strict=True):
            target = TARGETS["PostgreSQL"]
            print(f"PostgreSQL p95, {what}, target {target:.0f} ms: {verdict(p95 <= target)}")
    if not options.no_http:
        search_http.main(address, options.processes)


def lean(sqlite: Database, count: int, questions: Sequence[Query]) -> None:
    if not sqlite.is_built:
        started = time.perf_counter()
        sqlite.build(count, is_lean=True)
        print(f"built in {time.perf_counter() - started:.0f} s", flush=True)
    times_of(sqlite.ask, queries(50))
    print(f"{count:,} jobs, {len(questions)} questions, {load()}")
    line("SQLite", times_of(sqlite.ask, questions))
    print(peak_memory())


if __name__ == "__main__":
    main()
