"""Fifty at the same moment: whatever the order, there is one winner, nothing is doubled, and no database is locked.

python -m bench.long_races [ROUNDS]. On SQLite and on a PostgreSQL that is started for it, with the demo world: a closed
job is reopened, one person applies by form and by one click, a recruiter selects and rejects, super admins and admins
demote each other. The races for codes, tickets, accounts and names are in tests/contracts/stores/test_proofs.py.
"""

import argparse
import os
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from dependency_injector import providers

from bench.fault_parts import Parts
from hireloom import settings
from hireloom.adapters.security import Argon2Passwords
from hireloom.bootstrap.container import Container
from hireloom.bootstrap.startup import prepare
from hireloom.demo.accounts import SEEKER
from hireloom.domain.application_forms import ApplicationInput, JobLookup
from hireloom.domain.applications import Application, Status
from hireloom.domain.files import FileKind, Upload
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import MAX_REOPENS, Job
from hireloom.domain.refusals import Refusal
from hireloom.domain.snapshots import Snapshot
from hireloom.domain.windows import Window
from hireloom.ports.people_lists import PeopleQuery
from hireloom.testing.mailers import RecordingMailer
from hireloom.testing.paper import pdf

MANY, ADMINS = 50, 6
FORM = ApplicationInput("Maya Okafor", SEEKER, "+1-4155550142", "Dear team,\n\nI would like to weave.\n\nMaya")


class Track:
    """One engine with the demo world, and what the races of a round leave there."""

    def __init__(self, folder: Path, address: str) -> None:
        environment = {"HIRELOOM_DATA_DIR": str(folder), "HIRELOOM_DATABASE_URL": address, "HIRELOOM_DEMO": "1"}
        config = settings.load(environment | {"HIRELOOM_APPLICATIONS_PER_HOUR": "100000"})
        prepare(config)
        self.container = Container(settings=config)
        self.container.mailer.override(providers.Object(RecordingMailer()))
        self.container.passwords.override(Argon2Passwords(memory_kib=64, passes=1))
        self._people = self._jobs = 0

    def run(self, kind: str) -> list[str]:
        """What went wrong in one round."""
        return [f"{kind}: {wrong}" for wrong in getattr(self, kind)()]

    def reopening(self) -> list[str]:
        desk, owner, job = self.container.jobs(), self._user("recruiter@loomworks.example"), self._job()
        wins, wrong, today = list[int](), list[str](), self.container.clock().today()
        for _ in range(MAX_REOPENS + 1):
            desk.close(job.id, by=owner)
            outcomes = at_once(lambda _: desk.reopen(job.id, today, by=owner) and "reopened")
            wins.append(outcomes["reopened"])
            wrong += strangers(outcomes, "reopened")
        return wrong + unless(wins == [1] * MAX_REOPENS + [0], f"reopened {wins} times")

    def applying(self) -> list[str]:
        desk, seeker, job = self.container.applications(), self._user(SEEKER), self._job()
        uploads = {FileKind.RESUME: Upload("cv.pdf", pdf("Maya Okafor", "Weaver"))}

        def apply(number: int) -> str:
            if number % 2:
                desk.auto_apply(job.id, recruiter_email=job.recruiter_email, by=seeker)
                return "clicked"
            desk.apply(FORM, uploads, JobLookup(job.id), by=seeker)
            return "sent"

        outcomes = at_once(apply)
        with self.container.store().reading() as tx:
            rows = len(tx.applications.of_job(job.id))
            letters = [row for row in tx.outbox.latest(20_000) if row.letter and job.title in row.letter.subject]
        mails = len([row for row in letters if row.to == job.recruiter_email])
        fine = rows == 1 and mails == 1 and outcomes["sent"] <= 1 and outcomes["clicked"] == MANY // 2
        wrong = unless(fine, f"{rows} applications, {mails} emails to the recruiter, {dict(outcomes)}")
        return wrong + strangers(outcomes, "sent", "clicked")

    def deciding(self) -> list[str]:
        desk, owner, job = self.container.decisions(), self._user("recruiter@loomworks.example"), self._job()
        person = self._newcomer(Role.USER)
        facts = (job.title, job.company, job.location, job.recruiter_email)
        now = self.container.clock().now()
        with self.container.store().writing() as tx:
            application = Application(job.id, person.id, person.username, person.email, "", now, *facts)
            number = tx.applications.add(application, Snapshot("", "")).id

        def decide(at: int) -> str:
            chosen = (Status.SELECTED, Status.REJECTED)[at % 2]
            status: str = desk.decide(number, chosen, by=owner).application.status
            return status

        outcomes = at_once(decide)
        with self.container.store().reading() as tx:
            status = tx.applications.get(number).status
            mails = len([row for row in tx.outbox.latest(20_000) if row.to == person.email])
        reversal = Status.REJECTED if status is Status.SELECTED else Status.SELECTED
        fine = mails == 1 and outcomes[status] >= 1 and not outcomes[reversal]
        wrong = unless(fine, f"{status}, {mails} emails, {dict(outcomes)}")
        return wrong + strangers(outcomes, *Status)

    def demoting(self) -> list[str]:
        """Everybody with these rights takes them from everybody else: first super admins, then admins."""
        desk, wrong = self.container.administration(), list[str]()
        for is_super in (True, False):
            for _ in range(ADMINS):
                self._newcomer(Role.ADMIN, is_super_admin=is_super)
            pool = [admin for admin in self._admins() if admin.is_super_admin or not is_super]
            pairs = [(admin, colleague) for admin in pool for colleague in pool if admin is not colleague]

            def demote(number: int, pairs: list[tuple[User, User]] = pairs) -> str:
                by, colleague = pairs[number % len(pairs)]
                return desk.remove_admin(colleague.email, by=by) and "demoted"

            outcomes = at_once(demote)
            wrong += unless(any(admin.is_super_admin for admin in self._admins()), "no super admin is left")
            wrong += strangers(outcomes, "demoted")
        return wrong

    def _admins(self) -> Sequence[User]:
        with self.container.store().reading() as tx:
            return tx.people_lists.page(PeopleQuery([Role.ADMIN], Window())).people

    def close(self) -> None:
        self.container.store().close()

    def _user(self, email: str) -> User:
        with self.container.store().reading() as tx:
            user = tx.users.by_email(email)
        assert user
        return user

    def _newcomer(self, role: Role, **more: Any) -> User:
        self._people += 1
        name, now = f"racer{self._people}", self.container.clock().now()
        person = User(name, f"{name}@races.example", role, now, phone=Phone("+1", f"777{self._people:07}"), **more)
        with self.container.store().writing() as tx:
            return tx.users.add(person, password_hash="!")

    def _job(self) -> Job:
        self._jobs += 1
        owner, clock = self._user("recruiter@loomworks.example"), self.container.clock()
        job = Job(
            f"Weaver number {self._jobs:05}",
            "Loomworks",
            "Weave.",
            "Pune, India",
            "Full-time",
            clock.today(),
            clock.today(),
            owner.id,
            owner.email,
            clock.now(),
        )
        with self.container.store().writing() as tx:
            return tx.jobs.add(job)


def at_once(work: Callable[[int], str]) -> Counter[str]:
    """What fifty threads that began together got: a result, or the kind of exception."""
    barrier = threading.Barrier(MANY)

    def run(number: int) -> str:
        barrier.wait()
        try:
            return str(work(number))
        except Refusal as refusal:
            return f"refused: {type(refusal).__name__}"
        except Exception as failed:
            return f"{type(failed).__name__}: {failed}"

    with ThreadPoolExecutor(MANY) as threads:
        return Counter(threads.map(run, range(MANY)))


def strangers(outcomes: Counter[str], *expected: str) -> list[str]:
    """Outcomes that are neither expected nor refusals by a rule."""
    strange = [text for text in outcomes if text not in expected and not text.startswith("refused: ")]
    away = [text for text in outcomes if text in ("refused: StoreAway", "refused: TooManyWriters")]
    return strange + away


def unless(is_fine: bool, sentence: str) -> list[str]:
    return [] if is_fine else [sentence]


def main(arguments: list[str] | None = None) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("rounds", type=int, nargs="?", default=20)
    rounds, faults = ask.parse_args(arguments).rounds, 0
    with tempfile.TemporaryDirectory() as folder:
        parts = Parts(Path(folder) / "postgres")
        parts.folder.mkdir()
        Path(folder).chmod(0o755)
        parts.begin()
        try:
            for number, address in enumerate((f"sqlite:///{folder}/0/hireloom.db", parts.database)):
                data = Path(folder) / str(number)
                data.mkdir()
                track = Track(data, address)
                for kind in ("reopening", "applying", "deciding", "demoting"):
                    wrong = [text for _ in range(rounds) for text in track.run(kind)]
                    faults += len(wrong)
                    print(
                        f"{address.partition(':')[0]}: {kind}, {rounds} rounds of {MANY}: {wrong or 'fine'}", flush=True
                    )
                track.close()
        finally:
            parts.end()
    print(f"{faults} faults (target 0), load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
