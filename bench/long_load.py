"""Mixed load for a long time on the product's own server with the demo world: status counts, times and memory.

python -m bench.long_load MINUTES [--rate REQUESTS] [--database ADDRESS | --production]. Job seekers and a recruiter
read lists, search, and compare resumes with jobs, evenly spread over the time. Memory is that of the server and its
child processes, shared pages counted once.
"""

import argparse
import http.client
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC
from pathlib import Path

from bench.match import job, resume
from hireloom.adapters.clock import SystemClock
from hireloom.adapters.security import Argon2Passwords
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.demo.accounts import PASSWORD
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.users import Role, User

SEEKERS, CONNECTIONS, TEXTS = 30, 32, 60
RECRUITER = "recruiter@loomworks.example"
LONGEST, MOST_MEMORY = 300.0, 400  # milliseconds at p95; MB
SEEKER_PATHS = {
    "/api/jobs?page_size=25": 30,
    "/api/jobs?page_size=25&q=nurse": 10,
    "/api/jobs/1": 20,
    "/api/session": 20,
    "/api/health": 5,
    "analysis": 4,
}
RECRUITER_PATHS = {"/api/jobs/recruiter?page_size=25": 10, "/api/jobs/1/matching_candidates?page_size=25": 5}


@dataclass
class Answers:
    """Each answer's status or code of refusal, milliseconds and path, as all connections see them."""

    counts: Counter[str] = field(default_factory=Counter)
    times: dict[str, list[float]] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, path: str, outcome: str, milliseconds: float) -> None:
        with self.lock:
            self.counts[outcome] += 1
            self.times.setdefault(path, []).append(milliseconds)

    @property
    def refused(self) -> int:
        return self.counts.total() - self.counts["200"]


class Browser:
    """One connection that stays open, of one person."""

    def __init__(self, port: int, email: str, texts: Sequence[tuple[str, bytes]], chance: random.Random) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        self._texts, self._chance = texts, chance
        self._cookie = ""
        self._paths = RECRUITER_PATHS if email == RECRUITER else SEEKER_PATHS
        self._headers: dict[str, str] = {}
        body = json.dumps({"email": email, "password": PASSWORD})
        status, answer = self._ask("POST", "/api/login", body.encode(), "application/json")
        assert status == 200, answer
        self._headers = {"Cookie": self._cookie, "X-CSRF-Token": json.loads(answer)["csrf_token"]}

    def ask(self, answers: Answers) -> None:
        path = self._chance.choices(list(self._paths), list(self._paths.values()))[0]
        began = time.perf_counter()
        try:
            status, answer = self._analyse() if path == "analysis" else self._ask("GET", path)
            outcome = "200" if status == 200 else f"{status} {json.loads(answer).get('code')}"
        except (OSError, http.client.HTTPException) as failed:
            self._line.close()
            outcome = type(failed).__name__
        answers.add(path, outcome, 1000 * (time.perf_counter() - began))

    def _analyse(self) -> tuple[int, bytes]:
        edge = f"edge{self._chance.getrandbits(64):x}"
        advert, content = self._chance.choice(self._texts)[0], self._chance.choice(self._texts)[1]
        fields = {"apiType": "percentage-match", "jobDescription": advert}
        parts = [
            f'--{edge}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
            for name, value in fields.items()
        ]
        file = f'--{edge}\r\nContent-Disposition: form-data; name="profileDocument"; filename="resume.pdf"\r\n'
        file += "Content-Type: application/pdf\r\n\r\n"
        body = b"".join([*parts, file.encode(), content, f"\r\n--{edge}--\r\n".encode()])
        return self._ask("POST", "/api/ATS", body, f"multipart/form-data; boundary={edge}")

    def _ask(self, method: str, path: str, body: bytes | None = None, kind: str = "") -> tuple[int, bytes]:
        self._line.request(method, path, body, self._headers | ({"Content-Type": kind} if kind else {}))
        answer = self._line.getresponse()
        self._cookie = (answer.headers["Set-Cookie"] or "").partition(";")[0]
        return answer.status, answer.read()


def main(arguments: list[str] | None = None) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("minutes", type=float)
    ask.add_argument("--rate", type=float, default=50.0, help="requests per second")
    ask.add_argument("--database", help="the address of an empty database instead of SQLite")
    ask.add_argument("--production", action="store_true", help="all parts of bench.production instead of one process")
    options = ask.parse_args(arguments)
    folder = Path(tempfile.mkdtemp())
    address = options.database or f"sqlite:///{folder}/hireloom.db"
    chance = random.Random(0)
    texts = [(job(chance), resume(chance)) for _ in range(TEXTS)]
    answers, memory = Answers(), []
    server = produced() if options.production else served(folder, address)
    with server as (process, port, address):
        people = [RECRUITER, *register(address)]
        begin = time.monotonic()
        end = begin + 60 * options.minutes
        share = CONNECTIONS / options.rate  # seconds between two requests of a connection

        def use(number: int) -> None:
            who = people[0] if number % 6 == 0 else people[1 + number % SEEKERS]
            browser = Browser(port, who, texts, random.Random(number))
            at = time.monotonic() + share * number / CONNECTIONS
            while (at := max(at + share, time.monotonic())) < end:
                time.sleep(max(0.0, at - time.monotonic()))
                browser.ask(answers)

        threads = [threading.Thread(target=use, args=(number,)) for number in range(CONNECTIONS)]
        for thread in threads:
            thread.start()
        step = 60 * options.minutes / 10
        for tenth in range(1, 11):
            time.sleep(max(0.0, begin + tenth * step - time.monotonic()))
            alone, together = proportional(process), megabytes(process)
            memory.append(together)
            sizes = f"{alone:4.0f} MB and {together - alone:4.0f} MB in child processes"
            print(f"{tenth * step / 60:6.1f} min: {sizes}, {dict(answers.counts)}", flush=True)
        for thread in threads:
            thread.join()
        seconds = time.monotonic() - begin
    most_memory = MOST_MEMORY * (2 if options.production else 1)  # each web process has its own
    everything = [milliseconds for times in answers.times.values() for milliseconds in times]
    for path, times in sorted(answers.times.items()):
        print(f"{path:50} {len(times):7} {statistics.median(times):7.1f} {p95(times):8.1f} ms at p95")
    print(f"{len(everything) / seconds:.1f} a second, p95 {p95(everything):.1f} ms (target {LONGEST:.0f});", end=" ")
    print(f"{answers.refused} refused (target 0); at most {max(memory):.0f} MB (target {most_memory});", end=" ")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    return int(p95(everything) > LONGEST or answers.refused > 0 or max(memory) > most_memory)


@contextmanager
def produced() -> Iterator[tuple[int, int, str]]:
    """The parent of the web processes, the port of the proxy, and the address of the database."""
    from bench.production import production  # boto3 and moto come with an extra and with the tests

    with production(Path(tempfile.mkdtemp(prefix="load-", dir="/tmp"))) as (parts, port):
        yield parts.running["server"].pid, port, parts.database


@contextmanager
def served(folder: Path, address: str) -> Iterator[tuple[int, int, str]]:
    """The process and port of a server with the demo world, and the address of its database."""
    here = {"HIRELOOM_DATABASE_URL": address, "HIRELOOM_DATA_DIR": str(folder), "HIRELOOM_PORT": "0"}
    values = os.environ | here | {"HIRELOOM_DEMO": "1", "HIRELOOM_ANALYSES_PER_MINUTE": "10000"}
    log = folder / "log"
    with log.open("w") as output:
        command = [sys.executable, "-m", "hireloom", "serve"]
        server = subprocess.Popen(command, env=values, stdout=output, stderr=output)
    try:
        while not (listening := re.findall(r"http://(?:localhost|127\.0\.0\.1):(\d+)", log.read_text())):
            assert server.poll() is None, log.read_text()
            time.sleep(0.2)
        yield server.pid, int(listening[0]), address
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(60)


def register(address: str, count: int = SEEKERS) -> list[str]:
    """The addresses of new job seekers with the password of the demo."""
    store, hashed = SqlStore(connect(address), SystemClock(UTC)), Argon2Passwords().hashed(PASSWORD)
    emails = [f"seeker{number}@load.example" for number in range(count)]
    with store.writing() as tx:
        for number, email in enumerate(emails):
            phone = Phone("+1", f"55500{number:05}")
            tx.users.add(
                User(f"load{number}", email, Role.USER, SystemClock(UTC).now(), phone=phone), password_hash=hashed
            )
    store.close()
    return emails


def megabytes(process: int) -> float:
    """The memory of the process and of all that it has started."""
    children = [int(child) for file in Path(f"/proc/{process}/task").glob("*/children") for child in _words(file)]
    return proportional(process) + sum(map(megabytes, children))


def proportional(process: int) -> float:
    """The megabytes of one process, with its part of what it shares with others."""
    words = _words(Path(f"/proc/{process}/smaps_rollup"))
    return int(words[words.index("Pss:") + 1]) / 1024 if words else 0.0


def _words(file: Path) -> list[str]:
    try:
        return file.read_text().split()
    except OSError:  # the process has ended
        return []


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[18] if len(times) > 1 else sum(times)  # none in a very short run


if __name__ == "__main__":
    raise SystemExit(main())
