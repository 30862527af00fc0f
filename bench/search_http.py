"""The whole list call on the product's own server, compared with two peers that use ORM objects and marshmallow. All
look up the session in the same way; one peer also searches as we do, the other in the usual way.

The target (p99 of 100 ms at 16 connections, twice the peer) is for two processes, `--processes 2`. Sixteen threads, the
default, serve slow models and mail providers; in one process they take turns at the interpreter and miss the target.
"""

import http.client
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.http_load import load
from bench.processor import worked

CONNECTIONS, SECONDS, WARM = 16, 8.0, 1.0
TIMES, LONGEST = 2.0, 100.0  # as many requests as the peer; milliseconds, the limit for 99 of 100 answers
CALLED = {
    "ours": "ours",
    "peer": "ORM and marshmallow",
    "usual": "the same, found with LIKE",
}
EMAIL, PASSWORD = "seeker@bench.example", "Welcome2hireloom!"
LIST = "/api/jobs_listing?location=Remote&query=engineer"


def main(address: str, processes: int = 1) -> None:
    if processes > 1 and not find_spec("gunicorn"):
        raise SystemExit("Several processes need gunicorn, which is not installed: pip install '.[bench]'.")
    rates, times, work = {}, {}, {}
    sign_up(address)
    for name in ("ours", "peer", "usual"):
        with server(name, address, processes) as (port, pid):
            cookie, jobs, size = log_in(port)
            children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
            serving = [pid, *children]
            run = partial(load, port, LIST, cookie, connections=CONNECTIONS)
            run(seconds=WARM)
            before = worked(serving)
            times[name] = run(seconds=SECONDS)
            rates[name] = len(times[name]) / SECONDS
            work[name] = 1000 * (worked(serving) - before) / len(times[name])
    cuts = statistics.quantiles(times["ours"], n=100)
    print(f"{'':28}{'requests/s':>11}{'median':>9}{'p95':>9}{'p99':>9}{'processor':>11}   milliseconds")
    for name, called in CALLED.items():
        item = statistics.quantiles(times[name], n=100)
        figures = f"{rates[name]:11.1f}{item[49]:9.1f}{item[94]:9.1f}{item[98]:9.1f}{work[name]:11.2f}"
        print(f"{called:28}{figures}")
    ratio = rates["ours"] / rates["peer"]
    print(
        f"HTTP, {jobs} jobs in {size / 1000:.0f} kB, {CONNECTIONS} connections, each server with {processes}"
        f" process{'es' * (processes > 1)}: {rates['ours']:.0f} requests/s,",
        end=" ",
    )
    print(f"median {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, target {LONGEST:.0f}: {kept(cuts[98] < LONGEST)}")
    print(f"{ratio:.2f} times the requests of {CALLED['peer']}, target {TIMES}: {kept(ratio >= TIMES)};", end=" ")
    print(f"{work['peer'] / work['ours']:.2f} times less work of the processor")
    print(f"{rates['ours'] / rates['usual']:.1f} times those of {CALLED['usual']}, load {os.getloadavg()[0]:.1f}")


def kept(is_kept: bool) -> str:
    return "kept" if is_kept else "missed"


def log_in(port: int) -> tuple[str, int, int]:
    """The cookie, and the number of jobs and of bytes in an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    body = json.dumps({"email": EMAIL, "password": PASSWORD})
    connection.request("POST", "/api/login", body, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    answer.read()
    cookie = answer.headers["Set-Cookie"].partition(";")[0]
    connection.request("GET", LIST, headers={"Cookie": cookie})
    content = connection.getresponse().read()
    return cookie, len(json.loads(content)["jobs"]), len(content)


def sign_up(address: str) -> None:
    from hireloom import settings
    from hireloom.bootstrap.container import Container
    from hireloom.domain.identity.phones import Phone
    from hireloom.domain.identity.users import Role, User

    values = {"HIRELOOM_DATABASE_URL": address, "HIRELOOM_DATA_DIR": tempfile.mkdtemp()}
    container = Container(settings=settings.load(values))
    with container.store().writing() as tx:
        if tx.users.by_email(EMAIL) is None:
            user = User("Seeker1", EMAIL, Role.USER, container.clock().now(), phone=Phone("+1", "5550001111"))
            tx.users.add(user, password_hash=container.passwords().hashed(PASSWORD))
    container.store().close()


@contextmanager
def server(name: str, address: str, processes: int) -> Iterator[tuple[int, int]]:
    """The port of a server and its process: waitress, or gunicorn as the image runs it with several processes."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    values = {"DATABASE_URL": address, "DATA_DIR": tempfile.mkdtemp(), "PORT": str(port), "WORK": "worker"}
    environment = os.environ | {f"HIRELOOM_{setting}": value for setting, value in values.items()}
    command = [sys.executable, "-m", "bench.search_http", name]
    if processes > 1:
        environment["WEB_CONCURRENCY"] = str(processes)
        command = [sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.conf.py", "--log-level", "warning"]
        command.append(f"bench.search_http:app('{name}')")
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
        try:
            while not answers(port):
                time.sleep(0.1)
            yield port, process.pid
        finally:
            process.terminate()


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except ConnectionRefusedError:
        return False
    return True


def app(name: str) -> Any:
    from hireloom.wsgi import app, container

    if name != "ours":
        view = peer_view(container, is_usual=name == "usual")
        view.guard = vars(app.view_functions["jobs_listing.jobs_listing"])["guard"]
        app.view_functions["jobs_listing.jobs_listing"] = view
    return app


def serve(name: str) -> None:
    from hireloom import settings
    from hireloom.serving import address
    from hireloom.serving.server import serve

    config = settings.load()
    serve(app(name), config, address.bound(config))


def peer_view(container: Any, *, is_usual: bool) -> Any:
    """The view of a peer. `is_usual`: it finds jobs as most applications do, by LIKE, newest first."""
    from flask import jsonify, request
    from sqlalchemy import or_, select
    from sqlalchemy.orm import DeclarativeBase, Session

    from hireloom.adapters.http.searches import JobsFound
    from hireloom.adapters.sql.tables import jobs
    from hireloom.domain.profile_match.skills import split
    from hireloom.domain.salaries import salary_range
    from hireloom.domain.searches import Query

    class Base(DeclarativeBase):
        metadata = jobs.metadata

    class Row(Base):
        __table__ = jobs
        if TYPE_CHECKING:  # its attributes are the columns

            def __getattr__(self, name: str) -> Any: ...

        @property
        def listed(self) -> dict[str, Any]:
            return {
                "id": self.id,
                "title": self.title,
                "company": self.company,
                "location": self.location,
                "description": self.description,
                "employmentType": self.employment_type,
                "datePosted": self.date_posted,
                "applicationEndDate": self.application_end_date,
                "technologies": split(self.keywords),
                "jobProviders": self.providers,
                "salaryRange": salary_range(self.salary, self.currency, self.salary_duration),
                "applyUrl": "",
                "source": "local",
                "recruiterEmail": self.recruiter_email,
                "verifiedDomain": "",
                "credits": [],
                "firstSeen": self.created_at.date(),
                "isStale": False,
                "isRepost": self.reopen_count > 0,
                "applied": False,
                "mandatoryDocuments": self.mandatory_documents,
                "answerRate": None,
            }

    def by_like(query: Query) -> Any:
        columns = (jobs.c.title, jobs.c.company, jobs.c.description, jobs.c.keywords)
        return (
            select(Row)
            .where(jobs.c.position == "open", jobs.c.deleted_at.is_(None), jobs.c.location.icontains(query.location))
            .where(or_(jobs.c.application_end_date.is_(None), jobs.c.application_end_date >= query.today))
            .where(*(or_(*(item.icontains(word) for item in columns)) for word in query.words.split()))
            .order_by(jobs.c.date_posted.desc(), jobs.c.id.desc())
            .limit(query.limit)
        )

    def view() -> Any:
        query = Query(container.clock().today(), request.args["query"], request.args["location"], limit=51)
        with Session(container.engine()) as session:
            if is_usual:
                listed = session.scalars(by_like(query)).all()
            else:
                with container.store().reading() as tx:
                    ids = tx.job_search.newest(query, query.limit)
                rows = {row.id: row for row in session.scalars(select(Row).where(jobs.c.id.in_(ids)))}
                listed = [rows[item] for item in ids]
            answer = {
                "success": True,
                "jobs": [row.listed for row in listed[:50]],
                "isInitialLoad": False,
                "defaultQueryUsed": False,
                "defaultQuery": "",
                "defaultLocation": "",
                "next": None,
                "warnings": [],
            }
            return jsonify(JobsFound().dump(answer))

    return view


if __name__ == "__main__":
    serve(*sys.argv[1:])
