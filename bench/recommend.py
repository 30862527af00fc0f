"""How long the best twenty of a million jobs take for one person, beside scoring every job.

python bench/recommend.py [--blocks 16] [--questions 200] [--postgres ADDRESS] [--folder PATH]. A block is 65,536
jobs. What was built is kept in the folder, and in the database at the address, which must be empty at first, and is
used again. Every question is asked by a unit of work of its own; nothing is kept between two. Then how long a change
takes, and, with two blocks at most, how long it takes to score every job.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from bench.match_database import BLOCK, Database, databases
from bench.match_world import TODAY, people
from hireloom.adapters.sql.direct_matches import DirectJobMatches
from hireloom.domain.matching import Candidate, candidate_of
from hireloom.domain.recommendations import JobQuestion

QUESTION = JobQuestion(TODAY)
CHANGES, FEW_BLOCKS = 100, 2


def milliseconds(works: Iterable[Callable[[], object]]) -> list[float]:
    taken = []
    for work in works:
        start = time.perf_counter()
        work()
        taken.append(1000 * (time.perf_counter() - start))
    return taken


def line(what: str, taken: Sequence[float]) -> float:
    cuts = statistics.quantiles(taken, n=100)
    print(f"{what:34} median {cuts[49]:7.2f} ms   p95 {cuts[94]:7.2f} ms   longest {max(taken):7.2f} ms")
    return cuts[94]


def best(database: Database, candidate: Candidate) -> object:
    with database.store.snapshot() as tx:
        return tx.job_matches.best(candidate, QUESTION)


def change(database: Database, number: int) -> None:
    """One skill and the title of a job are others now."""
    with database.store.writing() as tx:
        job = tx.jobs.get(number)
        tx.jobs.put(replace(job, title=f"Senior {job.title}", keywords=f"{job.keywords}, Patience"))


def main(arguments: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--blocks", type=int, default=16)
    ask.add_argument("--questions", type=int, default=200)
    ask.add_argument("--postgres", help="the address of an empty database, or of one built by an earlier run")
    ask.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "hireloom-bench-matches")
    given = ask.parse_args(arguments)
    candidates = [candidate_of(person) for person in people(given.questions + 20, 1)]
    target = 20 if given.blocks <= FEW_BLOCKS else 60
    for database in databases("jobs", given.blocks, given.folder, given.postgres):
        print(f"{database.name}, {given.blocks * (BLOCK - 1):,} jobs")
        p95 = measure(database, candidates[: given.questions], candidates[given.questions :])
        print(f"  target p95 {target} ms: {'kept' if p95 < target else 'missed'}")
        if given.blocks <= FEW_BLOCKS:
            compare(database, candidates[0])


def measure(database: Database, candidates: Sequence[Candidate], others: Sequence[Candidate]) -> float:
    milliseconds(partial(best, database, each) for each in others)
    p95 = line("  best 20 of all", milliseconds(partial(best, database, each) for each in candidates))
    line("  one job changed, index included", milliseconds(partial(change, database, at) for at in range(1, CHANGES)))
    return p95


def compare(database: Database, candidate: Candidate) -> None:
    """The same question by scoring every job."""
    with database.store.snapshot() as tx, database.engine.connect() as connection:
        start = time.perf_counter()
        direct = DirectJobMatches(connection).best(candidate, QUESTION)
        print(f"  every job scored {1000 * (time.perf_counter() - start):.0f} ms", end="")
        if direct != tx.job_matches.best(candidate, QUESTION):
            raise SystemExit(", and another answer")
    print(", and the same answer")


if __name__ == "__main__":
    main()
