"""Two writers and a reader at once: does the index of matches stay equal to a rebuilt one?

python bench/match_races.py [--seconds 30] [--people 1000] [--postgres ADDRESS]. The writers change profiles, accounts
and jobs in processes of their own; the reader compares each answer with scoring everything, on the same snapshot. At
the end every row of the index is compared with that of a rebuilt one. The database at the address must be empty.
"""

import argparse
import multiprocessing
import random
import tempfile
import time
from dataclasses import replace

from pyroaring import BitMap
from sqlalchemy import Connection, select

from bench.match_database import FIRST_PERSON, RECRUITER, Database
from bench.match_world import NOW, TODAY, jobs, market, people
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.index.index_tables import index_bits
from hireloom.adapters.sql.index.term_index import TermIndex
from hireloom.adapters.sql.matches.candidate_matches import SqlCandidateMatches
from hireloom.adapters.sql.matches.job_matches import SqlJobMatches
from hireloom.adapters.sql.pooling import WRITING
from hireloom.domain.identity.users import Role, User
from hireloom.domain.profile_match.matches import candidate_of, needs_of
from hireloom.domain.profile_match.recommendations import CandidateViewer, JobQuestion
from hireloom.domain.windows import Window
from hireloom.testing.direct_matches import DirectCandidateMatches, DirectJobMatches

JOBS = 200
VIEWER = CandidateViewer(sees_contacts=True)


def filled(address: str, count: int) -> None:
    database = Database(connect(address))
    with database.store.writing() as tx:
        for number in range(RECRUITER, FIRST_PERSON + count):
            role = Role.RECRUITER if number == RECRUITER else Role.USER
            tx.users.add(User(f"user{number}", f"user{number}@bench.example", role, NOW), password_hash="x")
        for person in people(count, FIRST_PERSON):
            tx.profiles.put(person)
        for job in jobs(JOBS, RECRUITER):
            tx.jobs.add(job)
    database.store.close()


def write(address: str, count: int, until: float, seed: int, done: "multiprocessing.Queue[int]") -> None:
    database, chance, units = Database(connect(address)), random.Random(seed), 0
    spare = list(people(count, FIRST_PERSON))
    chance.shuffle(spare)
    while time.time() < until:
        number = chance.randrange(FIRST_PERSON, FIRST_PERSON + count)
        with database.store.writing() as tx:
            what = chance.random()
            if what < 0.6:
                tx.users.get_for_update(number)
                tx.profiles.put(replace(spare[units % count], user_id=number))
            elif what < 0.8:
                user = tx.users.get(number)
                tx.users.put(replace(user, is_active=not user.is_active))
            else:
                job = tx.jobs.get_for_update(chance.randint(1, JOBS))
                keywords = ", ".join(chance.sample(market().fields[0].skills, 4))
                tx.jobs.put(replace(job, keywords=keywords, ends_on=TODAY, deleted_at=None))
        units += 1
    done.put(units)


def read(database: Database, until: float) -> int:
    chance, answers = random.Random(5), 0
    some_jobs, some_people = list(jobs(50, RECRUITER)), list(people(50, 1))
    whole = {"isolation_level": "REPEATABLE READ"} if database.name == "PostgreSQL" else {}
    while time.time() < until:
        needs, candidate = needs_of(chance.choice(some_jobs)), candidate_of(chance.choice(some_people))
        question, window = JobQuestion(TODAY, 20), Window(chance.randint(0, 9), 30)
        with database.engine.connect().execution_options(**whole) as connection:
            found_people = SqlCandidateMatches(connection, nothing).best(needs, 20, window, VIEWER)
            found_jobs = SqlJobMatches(connection, nothing).best(candidate, question)
            if found_people != DirectCandidateMatches(connection).best(needs, 20, window, VIEWER):
                raise SystemExit("The reader found other people.")
            if found_jobs != DirectJobMatches(connection).best(candidate, question):
                raise SystemExit("The reader found other jobs.")
        answers += 1
    return answers


def nothing() -> None:
    """A reader has no changes to flush."""


def rows(connection: Connection) -> dict[tuple[str, str, int], set[int]]:
    entries = connection.execute(select(index_bits)).all()
    return {(row.term, row.value, row.chunk): ids for row in entries if (ids := set(BitMap.deserialize(row.bits)))}


def race(address: str, count: int, seconds: float) -> None:
    filled(address, count)
    database = Database(connect(address))
    done: multiprocessing.Queue[int] = multiprocessing.Queue()
    until = time.time() + seconds
    writers = [multiprocessing.Process(target=write, args=(address, count, until, seed, done)) for seed in (1, 2)]
    for writer in writers:
        writer.start()
    answers = read(database, until)
    units = [done.get(timeout=60) for _ in writers]
    for writer in writers:
        writer.join()
    with database.engine.connect().execution_options(**{WRITING: True}) as connection:
        stored = rows(connection)
        TermIndex(connection).make_anew()
        fresh = rows(connection)
        connection.rollback()
    print(f"{database.name}: {sum(units):,} units written, {answers:,} answers compared, {len(fresh):,} rows,", end=" ")
    print(f"{sum(stored.get(key) != fresh.get(key) for key in stored.keys() | fresh.keys())} of them different")


def main(arguments: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--seconds", type=float, default=30)
    ask.add_argument("--people", type=int, default=1_000)
    ask.add_argument("--postgres", help="the address of an empty database")
    options = ask.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        for address in (f"sqlite:///{folder}/races.db", *([options.postgres] if options.postgres else [])):
            race(address, options.people, options.seconds)


if __name__ == "__main__":
    main()
