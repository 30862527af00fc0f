"""How long finding the best twenty of a million people for a job takes, compared with the best plain SQL.

python bench/candidates.py [--blocks 16] [--questions 200] [--postgres ADDRESS] [--folder PATH] [--alone]. A block is
65,536 people; 153 are ten million, best measured with --alone, without plain SQL beside. The data is kept in the
folder, and in the database at the address, which must be empty at first, and later runs use it again. Every question
has its own unit of work. Our answer also counts all who reach 50 points; the peer's does not. Then it measures changes
of profiles.
"""

import argparse
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import mean

from bench.candidate_peers import PostgresPeer, SqlitePeer, Terms, block_of, peer_of
from bench.match_database import BLOCK, FIRST_PERSON, RECRUITER, Database, databases
from bench.match_world import jobs
from bench.times import Times, line, load, peak_memory, seconds_of_server, times_of, verdict
from hireloom.domain.profile_match.matches import JobNeeds, needs_of
from hireloom.domain.profile_match.recommendations import LEAST_CANDIDATE_SCORE as LEAST
from hireloom.domain.profile_match.recommendations import CandidateViewer
from hireloom.domain.windows import Window
from hireloom.serving.server import settle  # as the product does before it serves

TARGET, TIMES, CHANGE = 50.0, 20, 15.0
PAGE = Window(0, 20)
CHANGES, FOR_PEERS = 100, 25


def best(database: Database, needs: JobNeeds) -> list[tuple[int, int]]:
    with database.store.snapshot() as tx:
        page = tx.candidate_matches.best(needs, LEAST, PAGE, CandidateViewer(sees_contacts=True))
    return [(item.user_id, item.match.match_score) for item in page.listed]


def change(database: Database, number: int) -> None:
    """Change one skill and the place of a profile."""
    with database.store.writing() as tx:
        profile = tx.profiles.of(number)
        if profile:
            tx.profiles.put(replace(profile, skills=f"{profile.skills}, Patience", preferred_locations="Remote, Pune"))


def changes(database: Database) -> None:
    """Measure changes, and undo them at the end, so that later runs can use the data again."""
    numbers = range(FIRST_PERSON, FIRST_PERSON + CHANGES)
    with database.store.snapshot() as tx:
        before = [profile for number in numbers if (profile := tx.profiles.of(number))]
    p95 = line("a change", times_of(partial(change, database), numbers, seconds_of_server(database.engine)))
    judge(p95, CHANGE)
    with database.store.writing() as tx:
        for profile in before:
            tx.profiles.put(profile)


def measure(database: Database, questions: Sequence[JobNeeds], others: Sequence[JobNeeds]) -> None:
    for peer in others:
        best(database, peer)
    p95 = line("best 20", times_of(partial(best, database), questions, seconds_of_server(database.engine)))
    judge(p95, TARGET)


def judge(p95: Sequence[float], target: float) -> None:
    for what, item in zip(("waited", "processor"), p95, strict=True):
        print(f"  p95, {what}, target {target:.0f} ms: {verdict(item < target)}", flush=True)


def with_peer(database: Database, blocks: int, questions: Sequence[JobNeeds]) -> None:
    peer, started = peer_of(database, Terms()), time.perf_counter()
    if peer.build(block_of(database), blocks):
        print(f"  (the tables of the peer built in {time.perf_counter() - started:.0f} s)", flush=True)
    settle()
    beside(database, peer, questions)


def beside(database: Database, peer: SqlitePeer | PostgresPeer, questions: Sequence[JobNeeds]) -> None:
    """Ask each by itself, and then both in turn: taking turns, each long scan of the peer pushes our bitmaps out of the
    processor's caches, which is slower than any real use."""
    if any(best(database, item) != peer.best(item, LEAST) for item in questions[:5]):
        raise SystemExit("The peer finds others.")
    for how, batches in (("each by itself", [questions]), ("in turn", [[needs] for needs in questions])):
        product_times, peer_times = compared(database, peer, batches)
        for what, here, there in zip(("waited", "processor"), product_times[:2], peer_times[:2], strict=True):
            times = sum(there) / sum(here)
            print(
                f"  {len(questions)} questions, {how}, {what}: {mean(here):.1f} ms on average, plain SQL"
                f" {mean(there):.0f} ms, {times:.0f} times; target {TIMES} times: {verdict(times >= TIMES)}",
                flush=True,
            )


def compared(
    database: Database, peer: SqlitePeer | PostgresPeer, batches: Sequence[Sequence[JobNeeds]]
) -> tuple[Times, Times]:
    """What our index and the peer take for each batch, one batch after the other."""
    product_times, peer_times, spent = Times([], [], []), Times([], [], []), seconds_of_server(database.engine)
    for batch in batches:
        for times, ask in ((product_times, best), (peer_times, lambda _, needs: peer.best(needs, LEAST))):
            more = times_of(partial(ask, database), batch, spent)
            times.waited.extend(more.waited)
            times.worked.extend(more.worked)
            times.counts.extend(more.counts)
    return product_times, peer_times


def main(arguments: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--blocks", type=int, default=16)
    ask.add_argument("--questions", type=int, default=200)
    ask.add_argument("--postgres", help="the address of an empty database, or of one built by an earlier run")
    ask.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "hireloom-bench-matches")
    ask.add_argument("--alone", action="store_true", help="without the peer")
    options = ask.parse_args(arguments)
    questions = [needs_of(job) for job in jobs(options.questions + 20, RECRUITER)]
    settle()
    for database in databases("people", options.blocks, options.folder, options.postgres):
        print(f"{database.name}, {options.blocks * (BLOCK - FIRST_PERSON):,} people, {load()}", flush=True)
        measure(database, questions[: options.questions], questions[options.questions :])
        print(f"  {peak_memory()}", flush=True)
        if not options.alone:
            with_peer(database, options.blocks, questions[:FOR_PEERS])
        changes(database)


if __name__ == "__main__":
    main()
