"""Web processes and the worker are killed again and again while people apply: everything acknowledged must be there.

python -m bench.long_kills KILLS [--seconds BETWEEN]. gunicorn with four processes on SQLite, a worker that sends the
emails into a folder; every tenth kill is the worker's. Afterwards each acknowledged application must be one row and one
email, or more copies of it with the same Message-ID, on average at most one for each kill, and the database must be
intact. Web processes send emails, too, as long as the applicant waits.
"""

import argparse
import email
import http.client
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, timedelta
from pathlib import Path
from typing import Any

from bench.long_load import register
from hireloom.adapters.clock import SystemClock
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.demo.accounts import PASSWORD
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.testing.paper import pdf

PORT, PEOPLE, PROCESSES, WORKERS_TURN = 8123, 8, 4, 10
RECRUITER = "recruiter@kills.example"
DRAINED_WITHIN = 300  # seconds: a killed worker's letter is leased for two minutes
RESUME = pdf("Maya Sample", "Backend Engineer")


class Applicant:
    """Applies for one job after the other, each until the server has acknowledged it."""

    def __init__(self, address: str) -> None:
        self.acknowledged: list[int] = []
        self._email = address
        self._cookie, self._token = "", ""

    def work(self, jobs: list[int], is_over: Callable[[], bool]) -> None:
        for job in jobs:
            while not is_over():
                try:
                    status = self._apply(job)
                except (OSError, http.client.HTTPException):
                    time.sleep(0.1)
                    continue
                if status in (201, 409):
                    self.acknowledged.append(job)
                    break
                time.sleep(0.1)

    def _apply(self, job: int) -> int:
        if not self._token:
            self._log_in()
        edge = "edge of a part"
        fields = {"jobId": str(job), "fullName": "Maya Sample", "email": self._email, "phoneNumber": "+1-4155550142"}
        parts = [
            f'--{edge}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
            for name, value in (fields | {"coverLetter": "Dear team,\n\nI would like to help."}).items()
        ]
        head = f'--{edge}\r\nContent-Disposition: form-data; name="resumeFile"; filename="cv.pdf"\r\n\r\n'
        body = "".join([*parts, head]).encode() + RESUME + f"\r\n--{edge}--\r\n".encode()
        kind = f'multipart/form-data; boundary="{edge}"'
        return self._ask("/api/send-application-email", body, kind)[0]

    def _log_in(self) -> None:
        body = json.dumps({"email": self._email, "password": PASSWORD}).encode()
        status, answer = self._ask("/api/login", body, "application/json")
        if status == 200:
            self._token = json.loads(answer)["csrf_token"]

    def _ask(self, path: str, body: bytes, kind: str) -> tuple[int, bytes]:
        line = http.client.HTTPConnection("127.0.0.1", PORT, timeout=30)
        line.request("POST", path, body, {"Content-Type": kind, "Cookie": self._cookie, "X-CSRF-Token": self._token})
        answer = line.getresponse()
        self._cookie = (answer.headers["Set-Cookie"] or self._cookie).partition(";")[0]
        content = answer.read()
        line.close()
        return answer.status, content


def main(arguments: list[str] | None = None) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("kills", type=int)
    ask.add_argument("--seconds", type=float, default=3.0, help="between two kills, on average")
    options = ask.parse_args(arguments)
    folder, chance, over = Path(tempfile.mkdtemp()), random.Random(0), threading.Event()
    address = f"sqlite:///{folder}/hireloom.db"
    values = os.environ | {
        "HIRELOOM_DATABASE_URL": address,
        "HIRELOOM_DATA_DIR": str(folder),
        "HIRELOOM_PORT": str(PORT),
        "HIRELOOM_WORK": "worker",
        "WEB_CONCURRENCY": str(PROCESSES),
        "HIRELOOM_APPLICATIONS_PER_HOUR": "100000",
    }
    subprocess.run([sys.executable, "-m", "hireloom", "migrate"], env=values, check=True)
    jobs = posted(address, count=20 * options.kills)
    people = [Applicant(address) for address in register(address, PEOPLE)]
    with (folder / "log").open("w") as log:

        def started(*command: str) -> subprocess.Popen[bytes]:
            return subprocess.Popen([sys.executable, "-m", *command], env=values, stdout=log, stderr=log)

        web, worker = started("gunicorn", "--config", "deploy/gunicorn.conf.py"), started("hireloom", "worker")
        threads = [threading.Thread(target=person.work, args=(jobs, over.is_set)) for person in people]
        for thread in threads:
            thread.start()
        for kill in range(1, options.kills + 1):
            time.sleep(chance.uniform(0.2, 2 * options.seconds - 0.2))
            if kill % WORKERS_TURN == 0:
                worker.kill()
                worker.wait()
                worker = started("hireloom", "worker")
            elif processes := children(web.pid):
                os.kill(chance.choice(processes), signal.SIGKILL)
            if kill % 50 == 0:
                print(f"{kill} kills, {sum(len(person.acknowledged) for person in people)} applications", flush=True)
        over.set()
        for thread in threads:
            thread.join()
        until = time.monotonic() + DRAINED_WITHIN
        while unsent(folder) and time.monotonic() < until:
            time.sleep(1)
        for process in (web, worker):
            process.send_signal(signal.SIGTERM)
            process.wait(120)
    return report(folder, people, options.kills)


def posted(address: str, count: int) -> list[int]:
    """The numbers of new jobs of one recruiter."""
    store, clock = SqlStore(connect(address), SystemClock(UTC)), SystemClock(UTC)
    today = date.today()  # noqa: DTZ011
    with store.writing() as tx:
        recruiter = User("kills", RECRUITER, Role.RECRUITER, clock.now(), phone=Phone("+1", "5550000000"))
        recruiter = tx.users.add(recruiter, password_hash="")
        job = Job(
            title="Backend Engineer",
            company="Loomworks",
            description="Python.",
            location="Pune, India",
            employment_type="Full-time",
            posted_on=today,
            ends_on=today + timedelta(30),
            recruiter_id=recruiter.id,
            recruiter_email=RECRUITER,
            created_at=clock.now(),
            keywords="Python",
        )
        numbers = [tx.jobs.add(job).id for _ in range(count)]
    store.close()
    return numbers


def children(process: int) -> list[int]:
    return [
        int(child) for file in Path(f"/proc/{process}/task").glob("*/children") for child in file.read_text().split()
    ]


def unsent(folder: Path) -> int:
    return int(_asked(folder, "SELECT count(*) FROM outbox WHERE state IN ('waiting', 'sending')"))


def _asked(folder: Path, question: str) -> Any:
    with sqlite3.connect(folder / "hireloom.db", timeout=30) as database:
        return database.execute(question).fetchone()[0]


def report(folder: Path, people: list[Applicant], kills: int) -> int:
    acknowledged = sum(len(person.acknowledged) for person in people)
    rows = int(_asked(folder, "SELECT count(*) FROM applications"))
    pairs = int(_asked(folder, "SELECT count(*) FROM (SELECT DISTINCT user_id, job_id FROM applications)"))
    letters = [email.message_from_bytes(file.read_bytes()) for file in (folder / "outbox").glob("*.eml")]
    copies = Counter(letter["Message-ID"] for letter in letters if RECRUITER in letter["To"])
    doubles = copies.total() - len(copies)
    whole = _asked(folder, "PRAGMA integrity_check")
    print(f"{acknowledged} applications acknowledged, {rows} rows of {pairs} different ones")
    print(f"{len(copies)} emails, {doubles} copies more after {kills} kills; {unsent(folder)} unsent")
    print(f"the database is {'whole' if whole == 'ok' else 'damaged'}; load {os.getloadavg()[0]:.1f}")
    is_kept = rows == pairs == len(copies) and acknowledged <= rows and doubles <= kills and whole == "ok"
    return int(not is_kept)


if __name__ == "__main__":
    raise SystemExit(main())
