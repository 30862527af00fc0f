"""The whole demo world for one day, and how it gets into a store."""

from dataclasses import dataclass
from datetime import date

from hireloom.adapters.demo import records
from hireloom.adapters.demo.accounts import PASSWORD, Account, staff
from hireloom.adapters.demo.jobs import Advert, adverts
from hireloom.adapters.demo.people import Seeker, seekers
from hireloom.domain.files import StoredFile
from hireloom.ports.clock import Clock
from hireloom.ports.files import FileStore
from hireloom.ports.security import Passwords
from hireloom.ports.stores import Store, Transaction

NO_PASSWORD = "!"  # noqa: S105 - not a hash, so nothing fits it


@dataclass(frozen=True, slots=True)
class DemoWorld:
    staff: tuple[Account, ...]
    adverts: tuple[Advert, ...]
    seekers: tuple[Seeker, ...]


@dataclass(frozen=True, slots=True)
class Loaded:
    """What `load` added; all zero when the world was there already."""

    users: int = 0
    jobs: int = 0
    resumes: int = 0


def world(today: date) -> DemoWorld:
    """The same for the same day, down to the last comma."""
    return DemoWorld(staff(), adverts(today), seekers(today))


def load(store: Store, *, files: FileStore, passwords: Passwords, clock: Clock) -> Loaded:
    """Put the world of today into the store; a store that has one is left alone."""
    with store.reading() as tx:
        if _is_there(tx):
            return Loaded()
    return settle(world(clock.today()), store, files=files, passwords=passwords, today=clock.today())


def settle(demo: DemoWorld, store: Store, *, files: FileStore, passwords: Passwords, today: date) -> Loaded:
    """All of it or nothing, files included."""
    usable = passwords.hashed(PASSWORD)
    resumes: list[StoredFile] = []
    try:
        # The files take seconds: they are made before the unit of work, so that nobody waits for them.
        resumes += (records.kept(seeker, files, today) for seeker in demo.seekers)
        with store.writing() as tx:
            if _is_there(tx):
                raise _AnotherWasFaster
            _add(tx, demo, resumes, usable, today)
    except BaseException as failure:
        for resume in resumes:
            files.remove(resume.key)
        if isinstance(failure, _AnotherWasFaster):
            return Loaded()
        raise
    return Loaded(len(demo.staff) + len(demo.seekers), len(demo.adverts), len(resumes))


class _AnotherWasFaster(Exception):
    """Two processes started on the same empty store."""


def _is_there(tx: Transaction) -> bool:
    return tx.users.by_email(staff()[0].email) is not None


def _add(tx: Transaction, demo: DemoWorld, resumes: list[StoredFile], usable: str, today: date) -> None:
    recruiters = {}
    for account in demo.staff:
        password_hash = usable if account.can_sign_in else NO_PASSWORD
        recruiters[account.email] = tx.users.add(records.staff_user(account, today), password_hash=password_hash).id
    for serial, advert in enumerate(demo.adverts):
        tx.jobs.add(records.job(advert, serial, recruiters[advert.company.recruiter_email]))
    for serial, (seeker, resume) in enumerate(zip(demo.seekers, resumes, strict=True)):
        password_hash = usable if serial == 0 else NO_PASSWORD
        user = tx.users.add(records.seeker_user(seeker, today), password_hash=password_hash)
        tx.files.add(records.owned(resume, user.id))
        tx.profiles.put(records.profile(seeker, user.id, resume.key, today))
