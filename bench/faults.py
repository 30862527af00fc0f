"""A thousand applications while each part is killed or paused in turn: 0 lost, 0 doubled.

python -m bench.faults [--applications N]. Two processes of gunicorn and two workers over PostgreSQL
and a Redis (fakeredis, in a process of its own), all started here. Forty job seekers apply for jobs; anybody who gets
no answer, or a 5xx, tries again as a person at a browser would. Afterwards the database and the emails are counted.
"""

import argparse
import email
import http.client
import json
import os
import queue
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import UTC, timedelta
from pathlib import Path

from sqlalchemy import text

from bench.fault_parts import Parts, until
from bench.long_load import register
from hireloom.adapters.clock import SystemClock
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.demo.accounts import PASSWORD
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.testing.paper import pdf

SEEKERS, HANDS, RATE = 40, 12, 8.0  # people, connections at once, applications a second
PAUSED, BETWEEN = 5.0, 8.0  # seconds that a part stands still, and from one fault to the next at most
FAULTS = 9  # that `faults` yields
LONGEST_WAIT = 300.0  # seconds for the emails; those of a killed worker are leased for two minutes


@dataclass
class Applying:
    """The applications, sent over many connections at once."""

    port: int
    pairs: "queue.Queue[tuple[str, int]]"
    seekers: dict[str, dict[str, str]] = field(default_factory=dict)
    accepted: list[int] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def log_in(self, who: str) -> None:
        body = json.dumps({"email": who, "password": PASSWORD}).encode()
        status, answer, cookie = self._ask("/api/login", body, {"Content-Type": "application/json"})
        assert status == 200, answer
        self.seekers[who] = {"Cookie": cookie, "X-CSRF-Token": json.loads(answer)["csrf_token"]}

    def work(self, share: float) -> None:
        while True:
            try:
                who, job = self.pairs.get_nowait()
            except queue.Empty:
                return
            began = time.monotonic()
            while not self._apply(who, job):
                time.sleep(0.5)
            time.sleep(max(0.0, began + share - time.monotonic()))

    def _apply(self, who: str, job: int) -> bool:
        """Whether it need not be tried again."""
        edge = f"edge{os.urandom(8).hex()}"
        fields = {"jobId": str(job), "fullName": "Anna Weaver", "email": who, "phoneNumber": "+1-4155550142"}
        fields["coverLetter"] = "Dear team,\n\nI would like to work with you.\n\nAnna"
        parts = [
            f'--{edge}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
            for name, value in fields.items()
        ]
        file = f'--{edge}\r\nContent-Disposition: form-data; name="resumeFile"; filename="cv.pdf"\r\n'
        file += "Content-Type: application/pdf\r\n\r\n"
        body = b"".join([*parts, file.encode(), RESUME, f"\r\n--{edge}--\r\n".encode()])
        headers = self.seekers[who] | {"Content-Type": f"multipart/form-data; boundary={edge}"}
        try:
            status, answer, _ = self._ask("/api/send-application-email", body, headers)
            outcome = str(status) if status == 201 else f"{status} {json.loads(answer).get('message')}"
        except (OSError, http.client.HTTPException) as failed:
            status, answer, outcome = 0, b"", type(failed).__name__
        with self.lock:
            self.answers[outcome] += 1
            if status == 201:
                self.accepted.append(json.loads(answer)["application_id"])
        return status in (201, 409)  # 409: an attempt without an answer was stored

    def _ask(self, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes, str]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=40)
        try:
            line.request("POST", path, body, headers)
            answer = line.getresponse()
            return answer.status, answer.read(), (answer.headers["Set-Cookie"] or "").partition(";")[0]
        finally:
            line.close()


RESUME = pdf("Anna Weaver", "Weaver since 2014")


def main(arguments: list[str] | None = None) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--applications", type=int, default=1000)
    options = ask.parse_args(arguments)
    folder = Path(tempfile.mkdtemp(prefix="faults-", dir="/tmp"))
    parts = Parts(folder)
    with ExitStack() as at_end:
        print("starting PostgreSQL, Redis, the server and its workers (a minute or two)", flush=True)
        parts.begin()
        at_end.callback(parts.end)
        seekers = register(parts.database, SEEKERS)
        jobs = post(parts.database, -(-options.applications // SEEKERS))
        parts.start_all()
        pairs: queue.Queue[tuple[str, int]] = queue.Queue()
        for number in range(options.applications):
            pairs.put((seekers[number % SEEKERS], jobs[number // SEEKERS]))
        applying = Applying(parts.port, pairs)
        for who in seekers:
            applying.log_in(who)
        between = min(BETWEEN, options.applications / RATE / (FAULTS + 1))
        print("all parts answer; the applications begin", flush=True)
        hands = [threading.Thread(target=applying.work, args=(HANDS / RATE,)) for _ in range(HANDS)]
        began, count_of_faults = time.monotonic(), 0
        for hand in hands:
            hand.start()
        while any(hand.is_alive() for hand in hands):
            for name, fault in faults(parts):
                time.sleep(between)
                if not any(hand.is_alive() for hand in hands):
                    break
                print(f"{time.monotonic() - began:6.1f} s: {name}, {len(applying.accepted)} accepted", flush=True)
                fault()
                count_of_faults += 1
        for hand in hands:
            hand.join()
        print(
            f"{time.monotonic() - began:6.1f} s: {count_of_faults} faults, answers {dict(applying.answers)}", flush=True
        )
        return count(parts, applying, options.applications) or int(count_of_faults == 0)


def faults(parts: Parts) -> Iterator[tuple[str, Callable[[], None]]]:
    """Each part killed or paused, one after the other."""

    def restart(name: str, start: Callable[[], None]) -> None:
        parts.kill(name)
        time.sleep(1)
        start()

    def restart_postgres() -> None:
        parts.stop_postgres()
        time.sleep(1)
        parts.start_postgres()

    def kill_process_of_server() -> None:
        os.kill(parts.processes("server")[1], signal.SIGKILL)

    def pause(name: str) -> None:
        processes = parts.processes(name)
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        time.sleep(PAUSED)
        for process in processes:
            try:
                os.kill(process, signal.SIGCONT)
            except ProcessLookupError:
                continue

    yield "one process of the server killed", kill_process_of_server
    yield "worker killed", lambda: restart("worker1", lambda: parts.start_worker(1))
    yield "PostgreSQL stopped at once", restart_postgres
    yield "Redis killed", lambda: restart("redis", parts.start_redis)
    yield "server killed", lambda: restart("server", parts.start_server)
    for name in ("server", "worker2", "postgres", "redis"):
        yield f"{name} paused", lambda name=name: pause(name)  # type: ignore[misc]


def count(parts: Parts, applying: Applying, expected: int) -> int:
    """Compare what was accepted with the database and the emails; returns the exit status."""
    engine = connect(parts.database)

    def unsent() -> int:
        with engine.connect() as connection:
            waiting = text("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'sending')")
            return int(connection.scalar(waiting) or 0)

    until(lambda: unsent() == 0, LONGEST_WAIT)
    with engine.connect() as connection:
        stored = set(connection.scalars(text("SELECT id FROM applications")))
        distinct = "SELECT count(*) FROM (SELECT DISTINCT user_id, job_id FROM applications) pairs"
        pairs = connection.scalar(text(distinct))
        query = (
            "SELECT count(DISTINCT event) FROM outbox WHERE event LIKE 'applications.%.submitted' AND state = 'sent'"
        )
        announced = connection.scalar(text(query))
    engine.dispose()
    letters = Counter(
        email.message_from_bytes(file.read_bytes())["Message-ID"]
        for file in Path(f"{parts.folder}-data/outbox").glob("*.eml")
    )
    submitted = [count for name, count in letters.items() if ".submitted@" in name]
    lost = len(set(applying.accepted) - stored) + expected - len(stored)
    doubled = len(stored) - int(pairs or 0)
    print(f"{len(stored)} applications stored, {lost} lost, {doubled} doubled (target 0 and 0);", end=" ")
    print(f"{announced} announced to the recruiter, {len(submitted)} emails of them in the folder,", end=" ")
    print(f"{sum(submitted) - len(submitted)} of these once more with the same Message-ID; {unsent_names(letters)}")
    return int(lost > 0 or doubled > 0 or announced != expected or len(submitted) != expected)


def unsent_names(letters: Counter[str]) -> str:
    return f"{letters.total()} emails in all; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


def post(address: str, number: int) -> list[int]:
    """The ids of open jobs of one recruiter."""
    clock = SystemClock(UTC)
    store, today = SqlStore(connect(address), clock), clock.today()
    with store.writing() as tx:
        owner = tx.users.add(User("owner1", "owner@load.example", Role.RECRUITER, clock.now()), password_hash="!")
        jobs = [
            tx.jobs.add(
                Job(
                    title=f"Weaver {index}",
                    company="Loomworks",
                    description="Weave with us.",
                    location="Pune, India",
                    employment_type="Full-time",
                    posted_on=today,
                    ends_on=today + timedelta(days=20),
                    recruiter_id=owner.id,
                    recruiter_email=owner.email,
                    created_at=clock.now(),
                )
            ).id
            for index in range(number)
        ]
    store.close()
    return jobs


if __name__ == "__main__":
    sys.exit(main())
