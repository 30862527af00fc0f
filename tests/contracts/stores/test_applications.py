"""What every store promises about applications, and what fifty clicks at once come to."""

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date, timedelta

import pytest

from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.adapters.files.disk import DiskFiles
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.adapters.mail.html import html_of
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.tasks.worker import MailWorker
from hireloom.domain.application_forms import ApplicationInput, JobLookup
from hireloom.domain.applications import (
    LEGACY,
    AlreadyApplied,
    Application,
    NoSuchApplication,
    Status,
    SubmissionMethod,
)
from hireloom.domain.files import FileKind, Upload
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.papers import Paper
from hireloom.domain.profiles import Profile
from hireloom.domain.retention import Retention
from hireloom.domain.snapshots import EventKind, Snapshot, TimelineEvent
from hireloom.domain.windows import Window
from hireloom.settings.amounts import AmountSettings
from hireloom.settings.limits import LimitSettings
from hireloom.testing.clock import StoppedClock
from hireloom.testing.mailers import RecordingMailer
from hireloom.testing.paper import pdf
from hireloom.usecases.applications import ApplicationDesk, ApplicationReceipt
from hireloom.usecases.enclosures import Enclosures
from hireloom.usecases.outbox import OutboxDesk
from hireloom.usecases.paper_checks import PaperCheck
from hireloom.usecases.upload_scans import UploadScan

CLICKS = 50
SNAPSHOT = Snapshot("Dear team 🧵,\nhire me.", "Care.\nCare.", "Full-time", "NA", attached=(FileKind.RESUME,))


@pytest.fixture
def post_job(store, clock, add):
    recruiter = add("Bert2", Role.RECRUITER)

    def post_job(title: str = "Nurse") -> Job:
        day, now = date(2026, 11, 1), clock.now()
        job = Job(title, "Loom", "Care.", "Pune", "Full-time", day, None, recruiter.id, recruiter.email, now)
        with store.writing() as tx:
            return tx.jobs.add(job)

    return post_job


@pytest.fixture
def apply(store, clock):
    def apply(job: Job, user: User, **changed) -> Application:
        person, of_job = ("Anna Löwe", "a@b.example", ""), (job.title, job.company, job.location, job.recruiter_email)
        application = Application(job.id, user.id, *person, clock.now(), *of_job)
        with store.writing() as tx:
            return tx.applications.add(replace(application, **changed), SNAPSHOT)

    return apply


def test_an_application_comes_back_as_it_was_kept(store, add, post_job, apply):
    papers = {"resume": "2026/a.pdf", "driving_license": LEGACY}
    application = apply(
        post_job(), add("Anna1"), **papers, match_score=81, sent_by=SubmissionMethod.AUTO, source="import", score=64
    )
    with store.reading() as tx:
        assert tx.applications.get(application.id) == application
        assert tx.applications.find(application.user_id, application.job_id) == application
        assert tx.applications.find(application.user_id, 99) is None
        assert tx.applications.snapshot(application.id) == SNAPSHOT
        with pytest.raises(NoSuchApplication):
            tx.applications.get(99)
        with pytest.raises(NoSuchApplication):
            tx.applications.snapshot(99)
    with store.writing() as tx:
        scored = tx.applications.put(replace(tx.applications.get_for_update(application.id).selected(), score=None))
        assert tx.applications.get(application.id) == scored
        with pytest.raises(NoSuchApplication):
            tx.applications.put(replace(scored, id=99))
        with pytest.raises(NoSuchApplication):
            tx.applications.get_for_update(99)


def test_what_was_kept_long_enough_is_named_in_order(store, add, post_job, apply, clock):
    """What the domain calls due, and nothing else."""
    rule, start = Retention(papers=timedelta(30), rejected=timedelta(183)), clock.now()
    papers = ({}, {"driving_license": "2026/l.jpg"}, {"visa_document": "2026/v.pdf"}, {"visa_document": LEGACY})
    courses = (
        (),
        ((EventKind.REJECTED, 5),),
        ((EventKind.SELECTED, 50),),
        ((EventKind.REJECTED, 5), (EventKind.RESET, 6)),
    )
    courses += (((EventKind.REJECTED, 5), (EventKind.RESET, 6), (EventKind.REJECTED, 100)),)
    jobs = [post_job(f"Nurse {number}") for number in range(len(papers) * len(courses))]
    oldest = []
    for number, job in enumerate(jobs):
        course = courses[number // len(papers)]
        status = {EventKind.REJECTED: Status.REJECTED, EventKind.SELECTED: Status.SELECTED}.get(
            course[-1][0] if course else EventKind.RESET, Status.SUBMITTED
        )
        oldest.append(apply(job, add(f"Anna{number}"), status=status, **papers[number % len(papers)]))
        with store.writing() as tx:
            lines = [TimelineEvent(start + timedelta(day), what) for what, day in course]
            tx.applications.note(oldest[-1].id, TimelineEvent(start, EventKind.SUBMITTED), *lines)
    for days in (0, 35, 36, 79, 80, 129, 130, 183, 188, 232, 233, 283, 400):
        now = start + timedelta(days)
        bounds = {"papers": now - rule.papers, "rejected": now - rule.rejected}
        with store.reading() as tx:
            due = [row.id for row in oldest if rule.due(row, tx.applications.timeline(row.id), now)]
            assert tx.applications.overdue(**bounds, after=0, count=99) == due
            assert (
                tx.applications.overdue(**bounds, after=oldest[3].id, count=2)
                == [id_ for id_ in due if id_ > oldest[3].id][:2]
            )


@pytest.mark.spec("OPEN-060")
def test_a_second_one_is_refused_and_the_unit_goes_on(store, add, post_job, apply):
    job, anna = post_job(), add("Anna1")
    application = apply(job, anna)
    with store.writing() as tx:
        with pytest.raises(AlreadyApplied):
            tx.applications.add(replace(application, id=0, full_name="Other"), SNAPSHOT)
        tx.applications.note(application.id, TimelineEvent(application.applied_at, EventKind.SUBMITTED))
    with store.reading() as tx:
        assert tx.applications.of_job(job.id) == [application]
        assert len(tx.applications.timeline(application.id)) == 1


def test_lists_are_in_their_order_and_of_whom_they_should_be(store, add, post_job, apply, clock):
    anna, carl = add("Anna1"), add("Carl3")
    jobs = [post_job(title) for title in ("Nurse", "Cook", "Übersetzer")]
    own_applications = []
    for job in jobs:
        clock.advance(timedelta(days=1))
        own_applications.append(apply(job, anna))
    other_application = apply(jobs[0], carl, status=Status.REJECTED)
    with store.writing() as tx:
        own_applications[1] = tx.applications.put(own_applications[1].selected())
    with store.reading() as tx:
        applications = tx.applications
        assert applications.of_user(anna.id) == own_applications[::-1]
        assert applications.of_job(jobs[0].id) == [own_applications[0], other_application]
        page_rows = applications.listed(anna.id, Window(1, 1))
        assert (page_rows.applications, page_rows.total) == ([own_applications[1]], 3)
        assert page_rows.counts == {Status.SUBMITTED: 2, Status.SELECTED: 1, Status.REJECTED: 0}
        for words, expected in (
            ("ÜBER", [own_applications[2]]),
            ("selected", [own_applications[1]]),
            (" loom ", own_applications[::-1]),
            ("%", []),
            ("", own_applications[::-1]),
        ):
            assert applications.listed(anna.id, Window(), words=words).applications == expected
        chosen = applications.listed(anna.id, Window(), words="o", status=Status.SUBMITTED)
        assert (chosen.applications, chosen.total, sum(chosen.counts.values())) == (
            [own_applications[2], own_applications[0]],
            2,
            3,
        )


def test_a_document_is_found_with_whatever_it_was_sent(store, add, post_job, apply):
    anna = add("Anna1")
    first = apply(post_job(), anna, resume="2026/a.pdf")
    second = apply(post_job(), anna, resume="2026/b.pdf", visa_document="2026/a.pdf")
    with store.reading() as tx:
        assert {application.id for application in tx.applications.holding("2026/a.pdf")} == {first.id, second.id}
        assert tx.applications.holding("2026/c.pdf") == []


def test_the_timeline_is_in_the_order_of_what_happened(store, add, post_job, apply, clock):
    application = apply(post_job(), add("Anna1"))
    lines = [TimelineEvent(clock.now(), what, f"n° {number}") for number, what in enumerate(EventKind)]
    with store.writing() as tx:
        for line in lines:
            tx.applications.note(application.id, line)
    with store.reading() as tx:
        assert tx.applications.timeline(application.id) == lines


@pytest.mark.spec("OPEN-079")
def test_who_leaves_is_nobody_in_the_applications_too(store, add, post_job, apply):
    anna, carl, job = add("Anna1"), add("Carl3"), post_job()
    papers = {"resume": "2026/a.pdf", "driving_license": "2026/b.pdf", "visa_document": LEGACY}
    application, other_application = (
        apply(job, anna, **papers, phone="+1-4155550142"),
        apply(job, carl, resume="2026/c.pdf"),
    )
    with store.writing() as tx:
        assert tx.applications.forget_user(anna.id) == [application.event]
        nobody = tx.applications.get(application.id)
        assert nobody.full_name == "Deleted user"
        assert {nobody.email, nobody.phone, *nobody.documents.values()} == {""}
        assert tx.applications.snapshot(application.id) == replace(SNAPSHOT, cover_letter="")
        assert tx.applications.get(other_application.id) == other_application
        assert tx.applications.snapshot(other_application.id) == SNAPSHOT
        tx.applications.forget_recruiter(job.recruiter_email)
        assert {application.recruiter_email for application in tx.applications.of_job(job.id)} == {""}


class Works:
    """Everything that applying needs, on one store."""

    def __init__(self, store: SqlStore, clock: StoppedClock, folder) -> None:
        self.store, self.clock, self.mailer = store, clock, RecordingMailer()
        self.files = DiskFiles(folder)
        sealed = SealedFiles(self.files, secret="s" * 40)
        self.outbox = OutboxDesk(store, clock, self.mailer, "loom.example", html_of)
        self.desk = ApplicationDesk(
            store,
            clock,
            LimitSettings().rate_limits,
            Enclosures(
                store,
                clock,
                AmountSettings().amounts,
                sealed,
                PaperCheck(UploadScan(store, clock), SandboxedReader()),
                "http://localhost",
            ),
            MailWorker(self.outbox),
        )

    def with_resume(self, user: User) -> User:
        paper = Paper(FileKind.RESUME, "cv.pdf", "pdf", b"%PDF-1.7 kept")
        key = self.files.keep(paper.content, extension="pdf", on=self.clock.today())
        with self.store.writing() as tx:
            tx.files.add(paper.stored(key, owner_id=user.id, at=self.clock.now()))
            tx.profiles.put(
                Profile(
                    user.id, "Anna", user.email, "4155550142", "+1", "SQL", "Nurse", self.clock.now(), resume_key=key
                )
            )
        return user

    def apply(self, job: Job, user: User, number: int = 0) -> ApplicationReceipt:
        form = ApplicationInput("Anna", user.email, "", "Dear team")
        uploads = {
            FileKind.RESUME: Upload("cv.pdf", pdf(f"own {number}")),
            FileKind.VISA_DOCUMENT: Upload("visa.pdf", pdf("visa")),
        }
        return self.desk.apply(form, uploads, JobLookup(job.id), by=user)

    def auto_apply(self, job: Job, user: User) -> ApplicationReceipt:
        return self.desk.auto_apply(job.id, recruiter_email=job.recruiter_email, by=user)


@pytest.fixture
def works(store, clock, tmp_path, monkeypatch) -> Works:
    monkeypatch.setattr("hireloom.usecases.applications.MAIL_SECONDS", 60.0)  # fifty who click hold up the email of one
    return Works(store, clock, tmp_path / "files")


def at_once(count: int, work):
    barrier = threading.Barrier(count)

    def run(number: int):
        barrier.wait()
        try:
            return work(number)
        except AlreadyApplied as refused:
            return refused

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(run, range(count)))


@pytest.mark.spec("OPEN-060", "SEC-21")
@pytest.mark.parametrize("how", ["form", "auto", "both"])
def test_fifty_clicks_are_one_application_and_one_mail(store, works, add, post_job, tmp_path, how):
    job, anna = post_job(), works.with_resume(add("Anna1"))

    def click(number: int) -> ApplicationReceipt:
        is_form = how == "form" or (how == "both" and number % 2)
        return works.apply(job, anna, number) if is_form else works.auto_apply(job, anna)

    results = at_once(CLICKS, click)
    kinds = Counter(type(result).__name__ for result in results)
    with store.reading() as tx:
        (only,) = tx.applications.of_user(anna.id)
        timeline = [application.what for application in tx.applications.timeline(only.id)]
        keys = {file.key for file in tx.files.of_owner(anna.id)}
    assert len({message_id for _, message_id in works.mailer.sent}) == len(works.mailer.sent) == 1
    assert timeline == [EventKind.SUBMITTED, EventKind.MAILED]
    on_disk = {str(path.relative_to(tmp_path / "files")) for path in (tmp_path / "files").rglob("*.pdf")}
    assert on_disk == keys  # what was kept for the others is gone again
    result = {result.message for result in results if isinstance(result, ApplicationReceipt) and result.is_mailed}
    if how == "form":
        assert kinds == {"ApplicationReceipt": 1, "AlreadyApplied": CLICKS - 1}
    if how == "auto":
        assert kinds == {"ApplicationReceipt": CLICKS}
        assert {result.application.id for result in results} == {only.id}
        assert result == {"Application submitted successfully with resume attached!"}
    if how == "both":
        assert kinds["AlreadyApplied"] in (CLICKS // 2 - 1, CLICKS // 2)


def test_people_who_apply_at_once_do_not_hinder_each_other(store, works, add, post_job):
    job, people = post_job(), [works.with_resume(add(f"Anna{number}")) for number in range(6)]
    results = at_once(len(people), lambda number: works.auto_apply(job, people[number]))
    works.outbox.deliver_due()
    with store.reading() as tx:
        assert len(tx.applications.of_job(job.id)) == len(people)
    assert len({message_id for _, message_id in works.mailer.sent}) == len(people)
    assert {type(result) for result in results} == {ApplicationReceipt}
