"""How long finding the best twenty of a million jobs for a person takes, compared with the best plain SQL.

python bench/recommend.py [--blocks 16] [--questions 200] [--postgres ADDRESS] [--folder PATH]. A block is 65,536
jobs. The data is kept in the folder, and in the database at the address, which must be empty at first, and later runs
use it again. Every question has its own unit of work. It prints waiting time and processor time, the latter of this
process and the server together. Our answer also counts all jobs that reach the score; the peer's does not. Then it
measures changes and, with two blocks at most, the scoring of every job.
"""

import argparse
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import mean

from bench.job_peer import JobPeer
from bench.match_database import BLOCK, Database, databases
from bench.match_world import TODAY, people
from bench.times import line, load, seconds_of_server, times_of, verdict
from hireloom.domain.profile_match.matches import Candidate, candidate_of
from hireloom.domain.profile_match.recommendations import JobQuestion, Recommendation
from hireloom.testing.direct_matches import DirectJobMatches

QUESTION = JobQuestion(TODAY)
CHANGES, FOR_PEER, FEW_BLOCKS = 100, 25, 2
TARGET, TIMES = 50, 20


def best(database: Database, candidate: Candidate) -> Sequence[Recommendation]:
    with database.store.snapshot() as tx:
        return tx.job_matches.best(candidate, QUESTION).listed


def change(database: Database, number: int) -> None:
    """Change one skill and the title of a job."""
    with database.store.writing() as tx:
        job = tx.jobs.get(number)
        tx.jobs.put(replace(job, title=f"Senior {job.title}", keywords=f"{job.keywords}, Patience"))


def changes(database: Database) -> None:
    """Measure changes, and undo them at the end, so that later runs can use the data again."""
    numbers = range(1, CHANGES + 1)
    with database.store.snapshot() as tx:
        before = [tx.jobs.get(number) for number in numbers]
    line("a change", times_of(partial(change, database), numbers, seconds_of_server(database.engine)))
    with database.store.writing() as tx:
        for job in before:
            tx.jobs.put(job)


def main(arguments: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--blocks", type=int, default=16)
    ask.add_argument("--questions", type=int, default=200)
    ask.add_argument("--postgres", help="the address of an empty database, or of one built by an earlier run")
    ask.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "hireloom-bench-matches")
    options = ask.parse_args(arguments)
    candidates = [candidate_of(person) for person in people(options.questions + 20, 1)]
    for database in databases("jobs", options.blocks, options.folder, options.postgres):
        print(f"{database.name}, {options.blocks * (BLOCK - 1):,} jobs, {load()}", flush=True)
        p95 = measure(database, candidates[: options.questions], candidates[options.questions :])
        for what, item in zip(("waited", "processor"), p95, strict=True):
            print(f"  p95, {what}, target {TARGET} ms: {verdict(item < TARGET)}")
        beside(database, options.blocks, candidates[:FOR_PEER])
        if options.blocks <= FEW_BLOCKS:
            compare(database, candidates[0])


def measure(database: Database, candidates: Sequence[Candidate], others: Sequence[Candidate]) -> tuple[float, float]:
    for peer in others:
        best(database, peer)
    p95 = line("best 20", times_of(partial(best, database), candidates, seconds_of_server(database.engine)))
    changes(database)
    return p95


def beside(database: Database, blocks: int, candidates: Sequence[Candidate]) -> None:
    peer, least = JobPeer(database), QUESTION.least_score
    peer.build(blocks)
    for candidate in candidates[:5]:
        matches = [(match.job.id, match.match.match_score) for match in best(database, candidate)]
        if matches != peer.best(candidate, least):
            raise SystemExit("The peer finds others.")
    spent = seconds_of_server(database.engine)
    product_times = times_of(partial(best, database), candidates, spent)
    peer_times = times_of(lambda item: peer.best(item, least), candidates, spent)
    for what, here, there in zip(("waited", "processor"), product_times[:2], peer_times[:2], strict=True):
        times = sum(there) / sum(here)
        print(f"  {len(candidates)} questions, {what}: {mean(here):.1f} ms on average, plain SQL {mean(there):.0f} ms,")
        print(f"  {times:.0f} times; target {TIMES} times: {verdict(times >= TIMES)}", flush=True)


def compare(database: Database, candidate: Candidate) -> None:
    """Answer the same question by scoring every job; the answers must be the same."""
    with database.store.snapshot() as tx, database.engine.connect() as connection:
        start = time.perf_counter()
        direct = DirectJobMatches(connection).best(candidate, QUESTION)
        print(f"  every job scored {1000 * (time.perf_counter() - start):.0f} ms", end="")
        if direct != tx.job_matches.best(candidate, QUESTION):
            raise SystemExit(", and another answer")
    print(", and the same answer")


if __name__ == "__main__":
    main()
