"""Whatever is sent to any call, the answer is one that the OpenAPI document promises, and never a 5xx other than 503.

python -m bench.long_interface CASES [--seeds 3] [--progress FILE]. Schemathesis makes the cases, two thirds as the
document asks and a third against it; each is sent without an account and as a job seeker, a recruiter and an admin of
the demo world. Most ids are made to lead to something, and five minutes pass between two cases, so that few are refused
before anybody looks at them. With a file of progress, an interrupted run goes on where it was.
"""

import argparse
import gc
import json
import os
import random
import shutil
import socket
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from copy import deepcopy
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import schemathesis
from dependency_injector import providers
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.failures import Failure, FailureGroup

from hireloom import settings as settings_module
from hireloom.adapters.http.core.cookies import SessionCookie
from hireloom.adapters.http.core.csrf import Csrf
from hireloom.adapters.security import Argon2Passwords
from hireloom.bootstrap.container import Container
from hireloom.bootstrap.startup import prepare
from hireloom.demo.accounts import SEEKER
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.user_agents import UNKNOWN
from hireloom.domain.identity.users import User
from hireloom.testing.clock import StoppedClock
from hireloom.testing.mailers import RecordingMailer

WHO = {
    "nobody": "",
    "job seeker": SEEKER,
    "recruiter": "recruiter@loomworks.example",
    "admin": "admin@hireloom.example",
}
BETWEEN = timedelta(minutes=5)
MODES = {GenerationMode.POSITIVE: 2, GenerationMode.NEGATIVE: 1}  # parts of the cases
REAL_IDS, LARGEST_ID = 0.7, 40
OWN_IDS, OWN_EMAILS = {"user_id"}, {"email", "user_email", "recruiter_email", "admin_email"}


class World:
    """The product with the demo world in this process, and a way to restore its first state."""

    def __init__(self, folder: Path) -> None:
        self._database, self._first = folder / "hireloom.db", folder / "first"
        environment = {
            "HIRELOOM_DATA_DIR": str(folder),
            "HIRELOOM_DEMO": "1",
            "HIRELOOM_ADMIN_SECOND_FACTOR": "0",
            "HIRELOOM_DNS_SERVERS": nowhere(),
        }
        config = settings_module.load(environment)
        prepare(config)
        self.clock = StoppedClock(datetime.now(UTC).replace(microsecond=0))  # the demo world is of today
        self.container = Container(settings=config)
        self.container.mailer.override(providers.Object(RecordingMailer()))
        self.container.passwords.override(Argon2Passwords(memory_kib=64, passes=1))  # the same algorithm, cheap
        self.container.clock.override(self.clock)
        self.app = self.container.app()
        self.container.sandbox().warm()
        self.schema: Any = schemathesis.openapi.from_wsgi("/api/openapi.json", self.app)
        checks = schemathesis.checks.CHECKS  # there since the interface was read
        rules = checks.get_one("positive_data_acceptance")  # they know more than a schema can say
        unread = checks.get_one(
            "negative_data_rejection"
        )  # fields that no call reads may be anything, and files count as such
        instead = checks.get_one("ignored_auth")  # mistakes our cookie for the one that was made and then replaced
        self.not_asked = {GenerationMode.POSITIVE: [rules, unread], GenerationMode.NEGATIVE: [rules, unread, instead]}
        self.not_of = defaultdict(list, {503: [checks.get_one("not_a_server_error")]})
        self._start = self.clock.now()
        self.container.engine().dispose()
        shutil.copy(self._database, self._first)

    def restore(self) -> None:
        self.container.engine().dispose()
        for file in self._database.parent.glob("hireloom.db-*"):
            file.unlink()
        shutil.copy(self._first, self._database)
        self.clock.advance(self._start - self.clock.now())

    def person(self, email: str) -> User:
        with self.container.store().reading() as tx:
            person = tx.users.by_email(email)
        if person and person.is_active:
            return person
        self.restore()  # a case has deleted or deactivated them
        return self.person(email)

    def session(self, person: User) -> dict[str, dict[str, str]]:
        """The cookies and headers of a new session."""
        token, now = self.container.tokens().token(), self.clock.now()
        session = Session(token_hash(token), person.id, SessionKind.FULL, now, now, UNKNOWN)
        with self.container.store().writing() as tx:
            tx.presences.note_seen(person.id, now)
            tx.sessions.add(session)
        around = self.container.surroundings()
        cookie = SessionCookie(around.is_https, around.session_seconds).name
        checked = Csrf(around.secret, around.public_url).token(session)
        return {"cookies": {cookie: token}, "headers": {"X-CSRF-Token": checked}}


class Part:
    """All cases of one call in one mode, made from one seed; each of them is sent by everybody."""

    def __init__(self, world: World, operation: Any, mode: GenerationMode, number: int) -> None:
        self._world, self._operation, self._mode, self._seed = world, operation, mode, number
        self.key = f"{operation.label} | {mode.value} | {number}"
        self._chance = random.Random(self.key)
        self.statuses: Counter[str] = Counter()
        self.failures: dict[str, str] = {}

    def run(self, most: int) -> None:
        limits = settings(
            max_examples=most,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )

        @seed(self._seed)
        @limits
        @given(case=self._operation.as_strategy(generation_mode=self._mode))
        def whatever(case: Any) -> None:
            first = deepcopy((case.path_parameters, case.query, case.body))
            for who in WHO:
                case.path_parameters, case.query, case.body = deepcopy(first)
                self._one(case, who)

        try:
            whatever()
        except Unsatisfiable:  # nothing can violate a document that asks for nothing
            self.statuses["cannot be made"] += 1

    def _one(self, case: Any, who: str) -> None:
        self._world.clock.advance(BETWEEN)
        session = dict[str, dict[str, str]]()
        if email := WHO[who]:
            person = self._world.person(email)
            session = self._world.session(person)
            if self._mode is GenerationMode.POSITIVE:
                self._lead(case, person)
        answer = case.call(**session)
        self.statuses[str(answer.status_code)] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            self._note(f"{who}: status {answer.status_code}", case, session)
        excluded = [*self._world.not_asked[self._mode], *self._world.not_of[answer.status_code]]
        try:
            case.validate_response(answer, excluded_checks=excluded)
        except (Failure, FailureGroup) as failed:
            for error in getattr(failed, "exceptions", [failed]):
                self._note(f"{who}: {type(error).__name__}: {error}"[:300], case, session)

    def _lead(self, case: Any, person: User) -> None:
        """Lead most ids to something that exists, preferably the person's own."""
        for name, value in (case.path_parameters or {}).items():
            if self._chance.random() < REAL_IDS:
                if name in OWN_EMAILS:
                    case.path_parameters[name] = person.email
                elif isinstance(value, int) or str(value).isdigit():
                    real = person.id if name in OWN_IDS else self._chance.randint(1, LARGEST_ID)
                    case.path_parameters[name] = real
        for fields in (case.query, case.body):
            for name in fields if isinstance(fields, dict) else ():
                if name in OWN_EMAILS | OWN_IDS and self._chance.random() < REAL_IDS:
                    fields[name] = person.email if name in OWN_EMAILS else person.id
                elif name == "job_id" and isinstance(fields[name], int) and self._chance.random() < REAL_IDS:
                    fields[name] = self._chance.randint(1, LARGEST_ID)

    def _note(self, what: str, case: Any, session: dict[str, Any]) -> None:
        curl = case.as_curl_command(session.get("headers"))
        self.failures.setdefault(what.partition("\n")[0], f"{what}\n{curl}"[:3_000])


def main(arguments: list[str] | None = None) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("cases", type=int, nargs="?", default=100_000)
    ask.add_argument("--seeds", type=int, default=3)
    ask.add_argument("--progress", type=Path, help="a file that is made, or continued")
    ask.add_argument("--folder", type=Path, help="where the database lives for the time of the run, such as /dev/shm")
    ask.add_argument("--only", default="", help="calls whose method and path contain this")
    options = ask.parse_args(arguments)
    lines = options.progress.read_text().splitlines() if options.progress and options.progress.exists() else []
    done = {line["key"]: line for line in map(json.loads, lines)}
    begun, last = time.monotonic(), 0.0
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        world = World(Path(folder))
        operations = [item.ok() for item in world.schema.get_all_operations() if options.only in item.ok().label]
        gc.set_threshold(20_000, 20, 20)  # the usual one spends a tenth of the time searching everything
        gc.freeze()
        share = options.cases / len(operations) / len(WHO) / options.seeds / sum(MODES.values())
        for part, most in parts(world, operations, options.seeds, share):
            if part.key in done:
                continue
            part.run(most)
            line = {"key": part.key, "statuses": dict(part.statuses), "failures": list(part.failures.values())}
            done[part.key] = line
            for text in part.failures.values():
                print(f"FAILED {part.key}\n{text}\n", flush=True)
            if options.progress:
                with options.progress.open("a") as file:
                    file.write(json.dumps(line) + "\n")
            if time.monotonic() - last > 60:
                last = time.monotonic()
                print(f"{total(done)[0]} cases after {(last - begun) / 60:.1f} minutes: {part.key}", flush=True)
        world.container.store().close()
        world.container.sandbox().close()
    cases, statuses, failures = total(done)
    print(f"{cases} cases of {len(operations)} calls by {len(WHO)}, {options.seeds} seeds, answers {dict(statuses)};")
    print(f"{failures} kinds of failures (target 0), load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    return int(failures > 0)


def nowhere() -> str:
    """A name server that knows no name, so that nothing leaves the machine."""
    server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    server.bind(("127.0.0.1", 0))

    def answer() -> None:
        while True:
            question, who = server.recvfrom(4_096)
            server.sendto(question[:2] + b"\x81\x83" + question[4:], who)

    threading.Thread(target=answer, daemon=True).start()
    return f"127.0.0.1:{server.getsockname()[1]}"


def parts(world: World, operations: list[Any], seeds: int, share: float) -> Iterator[tuple[Part, int]]:
    for number in range(1, seeds + 1):
        for operation in operations:
            world.restore()
            for mode, weight in MODES.items():
                yield Part(world, operation, mode, number), max(1, round(share * weight))


def total(done: dict[str, Any]) -> tuple[int, Counter[str], int]:
    statuses: Counter[str] = Counter()
    for line in done.values():
        statuses.update(line["statuses"])
    statuses.pop("cannot be made", 0)
    return statuses.total(), statuses, sum(len(line["failures"]) for line in done.values())


if __name__ == "__main__":
    raise SystemExit(main())
