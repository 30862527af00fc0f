"""All demo data for one day, and loading it into a store."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, datetime
from functools import partial

from hireloom.demo import (
    applications,
    career_records,
    deeds,
    identity_papers,
    interviews,
    mails,
    moves,
    posts,
    records,
    submissions,
    talent_pool,
    threads,
    tracked_jobs,
    visitor_questions,
    voices,
    watches,
)
from hireloom.demo.accounts import JOB_TEAM, PASSWORD, TEAM, Account, staff
from hireloom.demo.jobs import DemoJob, adverts, gone
from hireloom.demo.people import Seeker, seekers
from hireloom.domain.companies import domain_of
from hireloom.domain.company_roles import Member
from hireloom.domain.files import FileKind, StoredFile
from hireloom.domain.identity.users import Role
from hireloom.domain.job_teams import JobTeamMember
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.matches import candidate_of
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.security import Passwords
from hireloom.ports.stores import Store, Transaction

WRITERS = 8
NO_PASSWORD = "!"  # noqa: S105 - not a hash, so nothing fits it


@dataclass(frozen=True, slots=True)
class DemoWorld:
    staff: tuple[Account, ...]
    adverts: tuple[DemoJob, ...]
    seekers: tuple[Seeker, ...]
    gone: tuple[DemoJob, ...] = ()  # deleted by their recruiters since


@dataclass(frozen=True, slots=True)
class LoadReport:
    """What `load` added; all zero when the store had demo data already."""

    users: int = 0
    jobs: int = 0
    resumes: int = 0
    applications: int = 0


def world(today: date) -> DemoWorld:
    """The demo data of a day, always exactly the same for the same day."""
    return DemoWorld(staff(), adverts(today), seekers(today), gone(today))


def load(store: Store, *, sealed: SealedStore, passwords: Passwords, clock: Clock, site: str) -> LoadReport:
    """Put today's demo data into the store, unless it already has some. `site` is the address used in emails."""
    with store.reading() as tx:
        if _is_there(tx):
            return LoadReport()
    now = clock.now()
    return load_world(world(now.date()), store, sealed=sealed, passwords=passwords, now=now, site=site)


def shut_out(store: Store, emails: Iterable[str]) -> None:
    """Nobody can log in to these demo accounts anymore, and all of their sessions end."""
    with store.writing() as tx:
        for user in filter(None, map(tx.users.by_email, emails)):
            tx.users.set_password_hash(user.id, NO_PASSWORD)
            tx.sessions.end_all(user.id)


def load_world(
    demo: DemoWorld,
    store: Store,
    *,
    sealed: SealedStore,
    passwords: Passwords,
    now: datetime,
    site: str,
) -> LoadReport:
    """Put all demo data into the store, files included, or nothing."""
    today = now.date()
    usable = passwords.hashed(PASSWORD)
    drafts = applications.sent((*demo.adverts, *demo.gone), demo.seekers, today)
    # Making files takes a while: it happens before the unit of work, so that others are not blocked meanwhile.
    resumes = [seeker.file.content() for seeker in demo.seekers]
    papers_due = submissions.papers_of(drafts)
    cards = {(place, kind): identity_papers.card(kind, demo.seekers[place].name) for place, kind in papers_due}
    try:
        with _removed_on_failure(sealed) as files, store.writing() as tx:
            if _is_there(tx):
                raise _AnotherWasFaster
            staff_ids, jobs = _add_staff(tx, demo, usable, today)
            people = _add_seekers(tx, demo, resumes, usable, today, sealed=sealed, files=files)
            papers = _add_papers(tx, cards, people, today, sealed=sealed, files=files)
            posted = _add_applications(tx, drafts, jobs, people, papers, today)
            _add_hiring(tx, posted, [job for _, job in jobs], staff_ids, today)
            voices.add(tx, people, _recruiters(demo, staff_ids), today)
            watches.add(tx, people[0].user_id, [job for _, job in jobs if job.deleted_at is None], today)
            tracked_jobs.add(tx, people[0].user_id, today)
            career_records.add(tx, people[0].user_id, demo.seekers[0].file.resume, today)
            mails.add(tx, posted, today, now, site=site)
            deeds.add(tx, posted, [job for _, job in jobs], people, staff_ids, today)
            posts.add(tx, today)
    except _AnotherWasFaster:
        return LoadReport()
    return LoadReport(len(demo.staff) + len(demo.seekers), len(demo.adverts), len(resumes), len(drafts))


def _add_hiring(
    tx: Transaction,
    posted: Sequence[mails.PostedApplication],
    jobs: Sequence[Job],
    staff_ids: Mapping[str, int],
    today: date,
) -> None:
    """What recruiters and their teams have done with the applications."""
    moves.add(tx, posted, staff_ids, today)
    interviews.add(tx, posted, staff_ids, today)
    recruiter_id = staff_ids[applications.OPEN_RECRUITER]
    threads.add(tx, posted, recruiter_id, today)
    visitor_questions.add(tx, jobs, recruiter_id, today)
    talent_pool.add(tx, recruiter_id, today)


@contextmanager
def _removed_on_failure(sealed: SealedStore) -> Iterator[list[StoredFile]]:
    """A list of stored files, which are removed again if the block fails."""
    files: list[StoredFile] = []
    try:
        yield files
    except BaseException:
        for file in files:
            sealed.remove(file.key)
        raise


def _at_once(makers: Iterable[Callable[[], StoredFile]], files: list[StoredFile]) -> list[StoredFile]:
    """Stores files in several threads, as each waits for the disk. `files` gets every file, even if another fails."""

    def make(maker: Callable[[], StoredFile]) -> StoredFile:
        file = maker()
        files.append(file)
        return file

    with ThreadPoolExecutor(WRITERS) as pool:
        return list(pool.map(make, makers))


class _AnotherWasFaster(Exception):
    """Another process has loaded the demo data into the same empty store in the meantime."""


def _is_there(tx: Transaction) -> bool:
    return tx.users.by_email(staff()[0].email) is not None


def _recruiters(demo: DemoWorld, staff_ids: Mapping[str, int]) -> list[int]:
    return [staff_ids[account.email] for account in demo.staff if account.role is Role.RECRUITER]


def _add_staff(
    tx: Transaction, demo: DemoWorld, usable: str, today: date
) -> tuple[dict[str, int], list[tuple[DemoJob, Job]]]:
    """Add jobs, and the accounts of everybody who is not a job seeker. Returns their ids, by address, and the jobs in
    the order in which applications refer to them."""
    staff_ids = {}
    for account in demo.staff:
        password_hash = usable if account.can_sign_in else NO_PASSWORD
        staff_ids[account.email] = tx.users.add(records.staff_user(account, today), password_hash=password_hash).id
    admin_id = next(staff_ids[account.email] for account in demo.staff if account.role is Role.ADMIN)
    for domain in sorted({domain_of(account.email) for account in demo.staff if account.role is Role.RECRUITER}):
        company = tx.companies.put(records.verified_company(domain, admin_id, today))
        if domain == domain_of(next(iter(TEAM))):
            tx.careers_sites.put(records.published_site(company.id, today))
        for age, (email, role) in enumerate(TEAM.items(), 1):
            if domain_of(email) == domain:
                tx.companies.put_member(Member(company.id, staff_ids[email], role, company.created_at))
                tx.presences.note_seen(staff_ids[email], applications.moment(today, age, salt=staff_ids[email]))
    jobs = []
    for serial, advert in enumerate((*demo.adverts, *demo.gone)):
        job = records.job(advert, serial, staff_ids[advert.company.recruiter_email])
        if serial >= len(demo.adverts):
            job = records.deleted(job, today)
        added = tx.jobs.add(job)
        jobs.append((advert, added))
        if serial % 2 == 0 and advert.company.recruiter_email in TEAM:
            for email, part in JOB_TEAM.items():
                tx.companies.teams.put(JobTeamMember(added.id, staff_ids[email], part))
    return staff_ids, jobs


def _add_seekers(
    tx: Transaction,
    demo: DemoWorld,
    resumes: list[bytes],
    usable: str,
    today: date,
    *,
    sealed: SealedStore,
    files: list[StoredFile],
) -> list[submissions.DemoSeeker]:
    """Add accounts, resumes and profiles, in the order in which applications refer to them."""
    ids = []
    for serial, seeker in enumerate(demo.seekers):
        password_hash = usable if serial == 0 else NO_PASSWORD
        ids.append(tx.users.add(records.seeker_user(seeker, today), password_hash=password_hash).id)
    owned = zip(demo.seekers, resumes, ids, strict=True)
    keeping = [partial(records.kept, seeker, content, id, sealed, today) for seeker, content, id in owned]
    people = []
    for seeker, file in zip(demo.seekers, _at_once(keeping, files), strict=True):
        tx.files.add(file)
        profile = tx.profiles.put(records.profile(seeker, file.owner_id, file.key, today))
        people.append(submissions.DemoSeeker(seeker, file.owner_id, profile, candidate_of(profile), file.key))
    return people


def _add_papers(
    tx: Transaction,
    cards: Mapping[tuple[int, FileKind], bytes],
    people: Sequence[submissions.DemoSeeker],
    today: date,
    *,
    sealed: SealedStore,
    files: list[StoredFile],
) -> dict[tuple[int, FileKind], StoredFile]:
    """Add the identity papers, by the index of their owner and by their kind."""
    keeping = [
        partial(submissions.kept_paper, kind, people[place].seeker, card, people[place].user_id, sealed, today)
        for (place, kind), card in cards.items()
    ]
    papers = dict(zip(cards, _at_once(keeping, files), strict=True))
    for paper in papers.values():
        tx.files.add(paper)
    return papers


def _add_applications(
    tx: Transaction,
    drafts: Iterable[applications.DemoApplication],
    jobs: Sequence[tuple[DemoJob, Job]],
    people: Sequence[submissions.DemoSeeker],
    papers: Mapping[tuple[int, FileKind], StoredFile],
    today: date,
) -> list[mails.PostedApplication]:
    """Add applications, and what recruiters and applicants have noted about them."""
    posted = []
    for draft in drafts:
        (advert, job), person = jobs[draft.advert], people[draft.seeker]
        application = submissions.add(tx, draft, person, advert, job, papers, today)
        voices.note(tx, draft, application, job.recruiter_id, today)
        letter = submissions.written(draft, person, advert, job)
        posted.append(mails.PostedApplication(draft, application, person, letter))
    return posted
