"""Public pages among ten thousand public jobs: the page of a job, a sitemap and the two feeds, on the product's own
server, compared with the same pages made in the usual way, with ORM objects and Jinja templates."""

import http.client
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import insert

JOBS, TARGET = 10_000, 20.0  # jobs; milliseconds of a page at the median
TIMES = {"page": 200, "page, not changed": 100, "picture": 10, "site map": 4, "new jobs": 10, "all jobs": 2}
WARM = 1
WORK = ("Engineer", "Nurse", "Analyst", "Teacher", "Designer", "Accountant", "Technician", "Manager", "Chef")
CITIES = (
    "Rotterdam, NL",
    "Pune, India",
    "Austin, TX (Remote)",
    "Lyon, France",
    "Leeds, UK",
    "Remote",
    "Porto, Portugal",
)
SENTENCES = (
    "You plan, build and look after what people need every day, together with a team of eight.",
    "Two years with the tools named below are enough; the rest we show you in the first month.",
    "We work in the office on two days of the week and wherever you like on the others.",
    "You will be asked for a short example of your work, and hear from us within two weeks.",
)


def main(_: list[str] | None = None) -> int:
    folder = tempfile.mkdtemp()
    os.environ |= {"HIRELOOM_DATABASE_URL": f"sqlite:///{folder}/pages.db", "HIRELOOM_DATA_DIR": folder}
    os.environ |= {"HIRELOOM_DEMO": "0"}
    build(f"sqlite:///{folder}/pages.db")
    took = {who: measured(who) for who in ("ours", "peer")}
    print(f"{JOBS} public jobs, one reader, load {os.getloadavg()[0]:.1f}")
    for name in TIMES:
        result = []
        for who, item in took.items():
            if name in item:
                times, size = item[name]
                cut = statistics.quantiles(times, n=20)[18] if len(times) > 1 else times[0]
                result.append(f"{who} {statistics.median(times):8.1f} ms, p95 {cut:8.1f} ms, {size / 1000:8.1f} kB")
        print(f"{name:20} {'; '.join(result)}", flush=True)
    median = statistics.median(took["ours"]["page"][0])
    print(f"a page within {TARGET:.0f} ms at the median: {'kept' if median < TARGET else 'missed'}")
    return int(median >= TARGET)


def measured(who: str) -> dict[str, tuple[list[float], int]]:
    """The milliseconds of each answer and the bytes of the last one, by the name of the page."""
    command = [sys.executable, "-m", "bench.public_pages", who]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", int((server.stdout or sys.stdin).readline()))
            return {name: asked(connection, name, times) for name, times in TIMES.items() if may_ask(who, name)}
        finally:
            server.terminate()


def may_ask(who: str, name: str) -> bool:
    return who == "ours" or name in ("page", "site map", "new jobs", "all jobs")


def asked(connection: http.client.HTTPConnection, name: str, times: int) -> tuple[list[float], int]:
    chance, milliseconds, size = random.Random(5), [], 0
    for number in range(times + WARM):
        path, headers = way(name, chance), {}
        if name == "page, not changed":
            headers["If-None-Match"] = answered(connection, path, {})[1]
        start = time.perf_counter()
        size, _ = answered(connection, path, headers)
        if number >= WARM:
            milliseconds.append(1000 * (time.perf_counter() - start))
    return milliseconds, size


def way(name: str, chance: random.Random) -> str:
    number = chance.randint(1, JOBS)
    if name.startswith("page"):
        return path_of(number)
    places = {"picture": f"/jobs/{number}/card.png", "site map": "/sitemap-1.xml"}
    return (places | {"new jobs": "/feeds/jobs.atom", "all jobs": "/feeds/jobs.xml"})[name]


def answered(connection: http.client.HTTPConnection, path: str, headers: dict[str, str]) -> tuple[int, str]:
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    content = answer.read()
    assert answer.status == (304 if headers else 200), (path, answer.status, content[:200])
    return len(content), answer.headers.get("ETag", "")


def path_of(number: int) -> str:
    from hireloom.domain.public_jobs import path_of as path

    fields = post(number)
    return path(number, fields["title"], fields["location"])


def build(address: str) -> None:
    from hireloom.adapters.sql.engine import connect
    from hireloom.adapters.sql.migrate import migrate
    from hireloom.adapters.sql.pooling import WRITING
    from hireloom.adapters.sql.tables import jobs, users

    engine = connect(address)
    migrate(engine)
    recruiter = {"id": 1, "tf_id": "TF00000001", "username": "loomer", "username_key": "loomer", "was_admin": False}
    recruiter |= {"email": "r@bench.example", "user_type": "recruiter", "password_hash": "none", "is_active": True}
    recruiter |= {"is_super_admin": False, "created_at": datetime.now(UTC)}
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        connection.execute(insert(users), [recruiter])
        connection.execute(insert(jobs), [*posts()])
    engine.dispose()


def posts() -> Iterator[dict[str, Any]]:
    yield from (post(number) for number in range(1, JOBS + 1))


def post(number: int) -> dict[str, Any]:
    chance, now = random.Random(number), datetime.now(UTC)
    return {
        "id": number,
        "title": f"{chance.choice(('Senior ', 'Junior ', ''))}{chance.choice(WORK)} {number}",
        "company": f"Company {number % 300}",
        "description": "\n\n".join(" ".join(chance.choice(SENTENCES) for _ in range(5)) for _ in range(6)),
        "location": chance.choice(CITIES),
        "employment_type": chance.choice(("Full-time", "Part-time", "Contract")),
        "date_posted": (now - timedelta(chance.randint(0, 30))).date(),
        "application_end_date": (now + timedelta(chance.randint(5, 50))).date(),
        "salary": chance.choice(("NA", "$60,000 - $120,000")),
        "currency": "USD",
        "salary_duration": "per year",
        "providers": [],
        "keywords": "Python, SQL, planning, care",
        "mandatory_documents": [],
        "recruiter_id": 1,
        "recruiter_email": "r@bench.example",
        "position": "open",
        "reopen_count": 0,
        "deleted_at": None,
        "created_at": now,
    }


def serve(who: str) -> None:
    """The server, run in a process of its own; it prints its port."""
    import waitress  # type: ignore[import-untyped]

    from hireloom import settings
    from hireloom.bootstrap.container import Container
    from hireloom.serving.server import TURN

    if who == "ours":
        app = Container(settings=settings.load()).app()
    else:
        from bench.public_peer import peer

        app = peer(os.environ["HIRELOOM_DATABASE_URL"])
    sys.setswitchinterval(TURN)
    server = waitress.create_server(app, host="127.0.0.1", port=0, threads=16)
    print(server.effective_port, flush=True)
    server.run()


if __name__ == "__main__":
    if sys.argv[1:]:
        serve(sys.argv[1])
    else:
        sys.exit(main())
