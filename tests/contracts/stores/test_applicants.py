"""What every store promises about the applications for a job, and what fifty decisions at once come to."""

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date, timedelta
from time import perf_counter

import pytest
from sqlalchemy import String, case, cast, func, insert, literal, select, true

from hireloom.adapters.icalendar_files import ICalendarFiles
from hireloom.adapters.mail.html import html_of
from hireloom.adapters.pseudonyms import SealedPseudonyms
from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.tables import users
from hireloom.adapters.tasks.worker import MailWorker
from hireloom.domain.answers import AnswerRate
from hireloom.domain.applications import Application, CannotChangeStatus, Status
from hireloom.domain.identity.users import User
from hireloom.domain.insights import ApplicationCourse
from hireloom.domain.jobs import Job
from hireloom.domain.lives import USUAL
from hireloom.domain.notes import Note
from hireloom.domain.refusals import TooMany
from hireloom.domain.snapshots import EventKind, Snapshot, TimelineEvent
from hireloom.domain.windows import Window
from hireloom.ports.applicants import ApplicantQuery, Sort
from hireloom.settings.limits import LimitSettings
from hireloom.testing.mailers import RecordingMailer
from hireloom.usecases import decisions
from hireloom.usecases.contacts import AT_ONCE, Addressee, ContactDesk
from hireloom.usecases.decisions import DecisionDesk, Narrowing
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.outbox import OutboxDesk
from tests.lookups import latest

CLICKS = 50


@pytest.fixture
def post_job(store, clock, bert):
    def post_job(title: str = "Nurse", **changes) -> Job:
        day = date(2026, 11, 1)
        job = Job(title, "Loom", "Care.", "Pune", "Full-time", day, None, bert.id, bert.email, clock.now())
        with store.writing() as tx:
            return tx.jobs.add(replace(job, **changes))

    return post_job


@pytest.fixture
def apply(store, clock):
    def apply(job: Job, user: User, **changes) -> Application:
        of_job = (job.title, job.company, job.location, job.recruiter_email)
        application = Application(job.id, user.id, user.username, user.email, "", clock.now(), *of_job)
        with store.writing() as tx:
            return tx.applications.add(replace(application, **changes), Snapshot("", ""))

    return apply


@pytest.fixture
def query(clock):
    today = clock.today()
    return lambda job, **query: ApplicantQuery(job.id, Window(), today, today + timedelta(3), **query)


def test_orders_words_and_what_is_hidden(store, post_job, add, apply, query, clock):
    job, other_job = post_job(), post_job()
    anna = apply(job, add("Anna1"), full_name="Anna Öz", score=40, match_score=70, answer_days=9)
    bao = apply(job, add("Bao22"), full_name="bao", score=90, status=Status.SELECTED)
    carl = apply(job, add("Carl3"), full_name="Carl 100%", match_score=20, applied_at=clock.now() - timedelta(days=1))
    apply(other_job, add("Dora4"))

    def ids(**order):
        with store.reading() as tx:
            return [application.id for application in tx.applicants.page(query(job, **order)).applications]

    assert ids() == [bao.id, anna.id, carl.id]
    assert ids(sort=Sort.SCORE) == [bao.id, anna.id, carl.id]
    assert ids(sort=Sort.MATCH) == [anna.id, carl.id, bao.id]
    assert ids(sort=Sort.NAME) == [anna.id, bao.id, carl.id]
    assert ids(sort=Sort.DUE) == [anna.id, carl.id, bao.id]
    emile, zoe = (apply(other_job, add(f"Other{len(name)}"), full_name=name) for name in ("Émile", "Zoë"))
    with store.reading() as tx:
        names = tx.applicants.page(query(other_job, sort=Sort.NAME)).applications
        assert [name.id for name in names][1:] == [zoe.id, emile.id], "sign by sign, as on every other engine"
    assert ids(words="ÖZ anna") == [anna.id]
    assert (ids(words="%"), ids(words="_"), ids(words="PEOPLE.example")) == ([carl.id], [], ids())
    assert ids(status=Status.SELECTED) == [bao.id]
    assert ids(is_blind=True, words="a") == [bao.id]
    assert ids(is_blind=True, sort=Sort.NAME) == [anna.id, carl.id, bao.id]
    for order in [{"sort": sort, "is_blind": is_blind} for sort in Sort for is_blind in (True, False)]:
        with store.reading() as tx:
            pages = [
                tx.applicants.page(replace(query(job, **order), window=Window(at, 1))).applications for at in range(4)
            ]
        assert [row.id for page in pages for row in page] == ids(**order), "the later ones are read from the end"
        for at, around in enumerate(ids(**order)):
            with store.reading() as tx:
                page = tx.applicants.page(replace(query(job, **order), window=Window(0, 2), around=around))
            assert (page.start, around in [entry.id for entry in page.applications]) == (at // 2 * 2, True)
    assert ids(status=Status.SELECTED, around=carl.id) == [bao.id]


@pytest.mark.spec("HIR-P21")
def test_a_blind_order_tells_nothing_about_those_who_withdrew(store, post_job, add, apply, query, clock):
    job = post_job()
    people = ("Zoe", 90, Status.SUBMITTED), ("Anna", 5, Status.SUBMITTED), ("Mia", 50, Status.REJECTED)
    zoe, anna, mia = (apply(job, add(name * 3), full_name=name, match_score=m, status=s) for name, m, s in people)

    def ids(sort):
        with store.reading() as tx:
            return [row.id for row in tx.applicants.page(query(job, is_blind=True, sort=sort)).applications]

    before = ids(Sort.NAME), ids(Sort.MATCH)
    assert before == ([zoe.id, anna.id, mia.id], [mia.id, anna.id, zoe.id])
    with store.writing() as tx:
        zoe, anna = (tx.applications.put(replace(application, withdrawn_at=clock.now())) for application in (zoe, anna))
    assert (ids(Sort.NAME), ids(Sort.MATCH)) == before
    with store.writing() as tx:
        tx.applications.put(replace(zoe, revealed_at=clock.now()))
    assert (ids(Sort.NAME), ids(Sort.MATCH)) == ([anna.id, mia.id, zoe.id], [zoe.id, mia.id, anna.id])


def test_counts_are_of_all_and_due_is_not_late(store, post_job, add, apply, query, clock):
    job = post_job()
    for number, (days, status) in enumerate(
        [(0, "Submitted"), (11, "Submitted"), (14, "Submitted"), (15, "Submitted"), (15, "Rejected"), (15, "Selected")]
    ):
        applied_at = clock.now() - timedelta(days=days)
        apply(job, add(f"Anna{number}"), applied_at=applied_at, status=Status(status))
    deleted = apply(job, add("Gone1"), applied_at=clock.now() - timedelta(days=15), email="")
    with store.reading() as tx:
        page = tx.applicants.page(replace(query(job, status=Status.REJECTED), window=Window(0, 1)))
        assert (len(page.applications), page.total, page.waiting, page.due, page.late) == (1, 1, 4, 2, 1)
        assert page.counts == {Status.SUBMITTED: 5, Status.SELECTED: 1, Status.REJECTED: 1}
        owed = tx.applicants.owed(job.recruiter_id, clock.today(), clock.today() + timedelta(3))
        assert (owed.due_total, owed.late_total) == (2, 1)
        due = [applicant.application.answer_due for applicant in owed.due]
        assert due == sorted(due)
        assert tx.applicants.owed(deleted.user_id, clock.today(), clock.today()).late == []
        ordered = tx.applicants.page(query(job, sort=Sort.DUE)).applications
        can_wait = [applicant.can_be_answered for applicant in ordered]
        assert can_wait == sorted(can_wait, reverse=True), "whom nobody has to answer comes last"
        first = ordered[:4]
        assert first == sorted(first, key=lambda applicant: applicant.answer_due)
    with store.writing() as tx:
        assert deleted.id not in {applicant.id for applicant in tx.applicants.open_for_update(job.id, 100)}
        assert len(tx.applicants.open_for_update(job.id, 3)) == 3


def test_of_one_promised_day_whoever_waits_longest_comes_first_in_both_lists(store, post_job, add, apply, query, clock):
    job = post_job()
    after = {days: clock.now() - timedelta(days=20 + days) for days in (2, 3, 1)}
    ids = {days: apply(job, add(f"Anna{days}"), applied_at=at, answer_days=days).id for days, at in after.items()}
    with store.reading() as tx:
        rows = tx.applicants.page(query(job, sort=Sort.DUE)).applications
        late = tx.applicants.owed(job.recruiter_id, clock.today(), clock.today()).late
    assert [row.id for row in rows] == [ids[3], ids[2], ids[1]]
    assert [applicant.application for applicant in late] == rows


def test_the_promised_day_comes_back_as_it_was_kept(store, post_job, add, apply):
    dated = apply(post_job(), add("Anna1"), answer_days=9, analysed_score=50, score=60)
    with store.reading() as tx:
        assert tx.applications.get(dated.id) == dated


def test_rates_are_of_the_recruiter_and_of_what_was_due(store, post_job, add, apply, clock):
    nurse, cook, late = post_job(), post_job("Cook"), clock.now() - timedelta(days=15)
    apply(nurse, add("Anna1"), status=Status.SELECTED)
    apply(cook, add("Bao22"), applied_at=late)
    apply(cook, add("Carl3"), applied_at=clock.now() - timedelta(days=14))
    apply(cook, add("Gone4"), applied_at=late, email="")
    apply(nurse, add("Left5"), status=Status.REJECTED, withdrawn_at=clock.now())  # the recruiter decided nothing
    with store.reading() as tx:
        rates = tx.applicants.answer_rates([nurse.recruiter_email, "none@x.example"], clock.today())
    assert rates == {nurse.recruiter_email: AnswerRate(1, 2), "none@x.example": AnswerRate(0, 0)}


def test_courses_know_the_first_look_and_the_last_decision(store, post_job, add, apply, clock):
    job, now = post_job(), clock.now()
    first, second = apply(job, add("Anna1"), status=Status.REJECTED), apply(job, add("Bao22"), source="import")
    steps = [EventKind.OPENED, EventKind.SELECTED, EventKind.RESET, EventKind.REJECTED]
    with store.writing() as tx:
        for number, what in enumerate(steps):
            tx.applications.note(first.id, TimelineEvent(now + timedelta(hours=number), what))
        tx.applications.note(second.id, TimelineEvent(now, EventKind.SELECTED), TimelineEvent(now, EventKind.RESET))
    with store.reading() as tx:
        courses = {course.source: course for course in tx.applicants.courses(job.id)}
    later = now + timedelta(hours=3)
    assert courses[""] == ApplicationCourse(now, Status.REJECTED, first.sent_by, "", opened_at=now, decided_at=later)
    assert courses["import"] == ApplicationCourse(now, Status.SUBMITTED, second.sent_by, "import")


def test_addresses_lead_to_whoever_has_them(store, post_job, add, apply):
    job, anna, bao = post_job(), add("Anna1"), add("Bao22")
    application = apply(job, anna, email="Work@Home.example")
    with store.reading() as tx:
        assert tx.applicants.of_address(job.id, "ANNA1@people.example ") == application
        assert tx.applicants.of_address(job.id, "work@home.example") == application
        assert {tx.applicants.of_address(job.id, address) for address in (bao.email, "")} == {None}
        assert (tx.applicants.people_at("BAO22@people.example"), tx.applicants.people_at("x")) == ([bao.id], [])


def test_notes_are_counted_and_go_with_their_people(store, post_job, add, apply, bert, clock):
    job, anna = post_job(), add("Anna1")
    of_anna, of_bao = apply(job, anna), apply(job, add("Bao22"))
    with store.writing() as tx:
        first = tx.notes.add(Note(of_anna.id, bert.id, "First 🧵", clock.now()))
        tx.notes.add(Note(of_bao.id, bert.id, "Second", clock.now()))
        assert tx.notes.of(of_anna.id) == [replace(first, author="Bert2")]
        assert tx.notes.counts([of_anna.id, of_bao.id, 99]) == {of_anna.id: 1, of_bao.id: 1, 99: 0}
        assert tx.notes.counts([]) == {}
        tx.notes.forget_user(anna.id)
        assert [note.text for note in tx.notes.of_author(bert.id)] == ["Second"]
        tx.notes.forget_user(bert.id)
        assert tx.notes.of(of_bao.id) == []


@pytest.fixture
def mailer() -> RecordingMailer:
    return RecordingMailer()


@pytest.fixture
def dispatcher(store, clock, mailer) -> MailWorker:
    return MailWorker(OutboxDesk(store, clock, mailer, "loom.example", html_of))


@pytest.fixture
def desk(store, clock, dispatcher, monkeypatch) -> DecisionDesk:
    monkeypatch.setattr(decisions, "MAIL_SECONDS", 60.0)  # fifty who click on a slow machine hold up the email of one
    notices = InterviewNotices(clock, dispatcher, ICalendarFiles(), USUAL, "http://localhost", secret="s", host="loom")
    return DecisionDesk(store, clock, dispatcher, "http://localhost", notices)


def at_once(count: int, work):
    barrier = threading.Barrier(count)

    def run(number: int):
        barrier.wait()
        try:
            return work(number)
        except (CannotChangeStatus, TooMany) as refused:
            return refused

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(run, range(count)))


@pytest.mark.spec("RECR-59", "RECR-64", "OPEN-104", "SEC-24")
def test_of_fifty_who_select_and_reject_at_once_one_wins_and_one_mail_goes_out(
    store, desk, mailer, post_job, add, apply, bert
):
    application = apply(post_job(), add("Anna1"))
    decided = (Status.SELECTED, Status.REJECTED)
    results = at_once(CLICKS, lambda number: desk.decide(application.id, decided[number % 2], by=bert))
    winners = [result for result in results if not isinstance(result, CannotChangeStatus)]
    with store.reading() as tx:
        application_after = tx.applications.get(application.id)
        timeline = [event.what for event in tx.applications.timeline(application.id)]
        audited = [event.action for event in latest(tx, CLICKS)]
    assert [winner.application.status for winner in winners] == [application_after.status]
    assert winners[0].is_mailed
    word = application_after.status.lower()
    assert (timeline, audited) == ([EventKind(word)], [f"applications.{word}"])
    (mail,) = mailer.letters
    assert ("selected" in mail.subject) is (application_after.status is Status.SELECTED)
    refused = {str(result) for result in results if isinstance(result, CannotChangeStatus)}
    assert refused == {f"Cannot change status from {application_after.status} to {status}" for status in decided}


@pytest.mark.spec("RECR-64", "SEC-24")
def test_answering_everybody_and_deciding_about_some_at_once_is_one_mail_each(
    store, desk, mailer, dispatcher, post_job, add, apply, bert
):
    job = post_job()
    applications = [apply(job, add(f"Anna{number}")) for number in range(12)]

    def work(number: int):
        if number < 2:
            return desk.answer_all(job.id, Status.REJECTED, by=bert)
        return desk.decide(applications[number - 2].id, Status.SELECTED, by=bert)

    results = at_once(8, work)
    OutboxDesk(store, desk.clock, mailer, "loom.example", html_of).deliver_due()
    selected = sum(not isinstance(result, CannotChangeStatus | int) for result in results)
    with store.reading() as tx:
        statuses = Counter(application.status for application in tx.applications.of_job(job.id))
    assert statuses == Counter({Status.REJECTED: sum(results[:2]), Status.SELECTED: selected})
    assert sum(statuses.values()) == len({mail.to for mail in mailer.letters}) == len(mailer.letters) == 12


@pytest.mark.spec("SEC-22", "SEC-23")
def test_fifty_clicks_on_contact_are_one_mail(store, clock, mailer, dispatcher, post_job, add, apply, bert):
    job, anna = post_job(), add("Anna1")
    apply(job, anna)
    contacts = ContactDesk(
        store,
        clock,
        LimitSettings().rate_limits,
        dispatcher,
        "http://localhost",
        SealedPseudonyms("of this test, and of no other at all"),
    )
    results = at_once(CLICKS, lambda _: contacts.write(Addressee(anna.email), job.id, "Shall we talk?", by=bert))
    assert [mail.to for mail in mailer.letters] == [anna.email]
    refused = [result for result in results if result is not None]  # who clicks so often at once does not wait for each
    assert {type(refusal) for refusal in refused} <= {TooMany}
    assert len(refused) <= CLICKS - AT_ONCE


MANY = 10_000


@pytest.fixture
def crowded(engine, post_job, add, apply) -> Job:
    """A job with ten thousand applications, copied from one by the database itself."""
    job, anna = post_job(), add("Anna1")
    first = apply(job, anna)
    numbers = select(literal(1001).label("n")).cte(recursive=True)
    numbers = numbers.union_all(select(numbers.c.n + 1).where(numbers.c.n < 999 + MANY))
    number, name = numbers.c.n, literal("Person ").concat(cast(numbers.c.n, String))
    status = case((number % 2 == 0, "Rejected"), else_="Submitted")
    user_values = {"id": number, "tf_id": name, "username": name, "username_key": name, "email": name}
    sent_by = {"id": number, "user_id": number, "full_name": name, "sought": func.lower(name), "status": status}
    with engine.begin() as connection:
        for table, like, changes in ((users, anna.id, user_values), (applications, first.id, sent_by)):
            columns = [changes.get(column.name, column) for column in table.columns]
            copied = select(*columns).join_from(table, numbers, true()).where(table.c.id == like)
            connection.execute(insert(table).from_select([column.name for column in table.columns], copied))
    return job


def test_ten_thousand_applications_for_one_job_come_in_pages_quickly(desk, crowded, bert):
    """Far above what is measured, so that it fails only where the time grows with what nobody asked for."""
    queries = [
        {"window": Window.of(page, 10), "sort": sort, "narrowed": Narrowing(words)}
        for page, sort, words in ((1, Sort.APPLIED, ""), (1000, Sort.SCORE, ""), (3, Sort.NAME, "PERSON 1"))
    ]
    for query in queries:
        began = perf_counter()
        listing = desk.of_job(crowded.id, by=bert, **query)
        assert perf_counter() - began < 0.5
        assert len(listing.page.applications) == 10
        assert sum(listing.page.counts.values()) == listing.job.applicants == MANY
