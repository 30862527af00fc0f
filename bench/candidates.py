"""How long the best twenty of a million people take for one job, beside the best plain SQL in the same run.

python bench/candidates.py [--blocks 16] [--questions 200] [--postgres ADDRESS] [--folder PATH]. A block is 65,536
people. What was built is kept in the folder, and in the database at the address, which must be empty at first, and is
used again. Every question is asked by a unit of work of its own; nothing is kept between two. The answer counts all who
reach 50 points, which the peer need not. Then how long it takes to change a profile.
"""

import argparse
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from bench.candidate_peers import PostgresPeer, SqlitePeer, Terms, block_of, peer_of
from bench.match_database import BLOCK, FIRST_PERSON, RECRUITER, Database, databases
from bench.match_world import jobs
from bench.recommend import line, milliseconds
from hireloom.domain.matching import JobNeeds, needs_of
from hireloom.domain.recommendations import LEAST_CANDIDATE_SCORE as LEAST
from hireloom.domain.windows import Window

TARGET, TIMES, CHANGE_TARGET = 20.0, {"SQLite": 60, "PostgreSQL": 20}, 5.0
PAGE = Window(0, 20)
CHANGES, FOR_PEERS = 100, 25


def best(database: Database, needs: JobNeeds) -> list[tuple[int, int]]:
    with database.store.snapshot() as tx:
        found = tx.candidate_matches.best(needs, LEAST, PAGE)
    return [(each.user_id, each.match.match_score) for each in found.listed]


def change(database: Database, number: int) -> None:
    """One skill and the place are others now."""
    with database.store.writing() as tx:
        profile = tx.profiles.of(number)
        if profile:
            tx.profiles.put(replace(profile, skills=f"{profile.skills}, Patience", preferred_locations="Remote, Pune"))


def measure(database: Database, asked: Sequence[JobNeeds], others: Sequence[JobNeeds]) -> float:
    milliseconds(partial(best, database, each) for each in others)
    p95 = line("  best 20 of all", milliseconds(partial(best, database, each) for each in asked))
    print(f"  target p95 {TARGET:.0f} ms: {'kept' if p95 < TARGET else 'missed'}")
    return p95


def beside(database: Database, peer: SqlitePeer | PostgresPeer, asked: Sequence[JobNeeds]) -> None:
    ours = sum(milliseconds(partial(best, database, each) for each in asked))
    theirs = sum(milliseconds(partial(peer.best, each, LEAST) for each in asked))
    if any(best(database, each) != peer.best(each, LEAST) for each in asked[:5]):
        raise SystemExit("The peer finds others.")
    average, average_there, wanted = ours / len(asked), theirs / len(asked), TIMES[database.name]
    print(f"  {len(asked)} of the questions: {average:.1f} ms on average, plain SQL {average_there:.0f} ms,", end="")
    print(f" {theirs / ours:.0f} times; target {wanted} times: {'kept' if theirs / ours >= wanted else 'missed'}")


def main(arguments: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--blocks", type=int, default=16)
    ask.add_argument("--questions", type=int, default=200)
    ask.add_argument("--postgres", help="the address of an empty database, or of one built by an earlier run")
    ask.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "hireloom-bench-matches")
    given = ask.parse_args(arguments)
    asked = [needs_of(job) for job in jobs(given.questions + 20, RECRUITER)]
    for database in databases("people", given.blocks, given.folder, given.postgres):
        print(f"{database.name}, {given.blocks * (BLOCK - FIRST_PERSON):,} people", flush=True)
        measure(database, asked[: given.questions], asked[given.questions :])
        peer, started = peer_of(database, Terms()), time.perf_counter()
        peer.build(block_of(database), given.blocks)
        print(f"  (the tables of the peer built in {time.perf_counter() - started:.0f} s)", flush=True)
        beside(database, peer, asked[:FOR_PEERS])
        numbers = range(FIRST_PERSON, FIRST_PERSON + CHANGES)
        p95 = line("  one profile changed, with index", milliseconds(partial(change, database, at) for at in numbers))
        print(f"  target {CHANGE_TARGET:.0f} ms: {'kept' if p95 < CHANGE_TARGET else 'missed'}", flush=True)


if __name__ == "__main__":
    main()
