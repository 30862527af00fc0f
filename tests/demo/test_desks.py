"""What those who look around in the demo world find on their desks: nothing is empty, and nothing is dated in the
future."""

from collections import Counter
from datetime import timedelta

from hireloom.bootstrap.probes import LONGEST_DUE
from hireloom.demo.accounts import SEEKER
from hireloom.demo.applications import OPEN_RECRUITER
from hireloom.demo.interviews import PLANNED_JOBS
from hireloom.demo.material import rows
from hireloom.domain.applications import Status
from hireloom.domain.days import Days
from hireloom.domain.files import FileKind
from hireloom.domain.identity.users import Role
from hireloom.domain.interviews.interviews import InterviewState
from hireloom.domain.interviews.working_hours import USUAL_PER_WEEK
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.domain.pool_terms import terms_of_pool
from hireloom.domain.resumes.versions import cut
from hireloom.domain.saved_searches import Alert, is_due
from hireloom.domain.tracker_stages import APPLIED, INTERVIEW, OFFER, SAVED
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.talent_pool import PoolQuery
from hireloom.ports.visitor_questions import QuestionQuery
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from tests.demo.conftest import SITE
from tests.lookups import latest, of_role

MANY = Window(0, 100)


def test_people_have_said_what_they_think_and_have_asked_for_help(loaded) -> None:
    now = loaded.clock.now()
    with loaded.store.reading() as tx:
        values, count = tx.feedback.newest(MANY)
        message_count, messages = tx.help_messages.newest(MANY)
        people = tx.users.of_ids({message.user_id for message in values})
    assert count == len(rows("feedback.tsv"))
    assert {message.rating for message in values} == {1, 2, 3, 4, 5}
    assert {person.role for person in people.values()} == {Role.USER, Role.RECRUITER}
    for message in values:
        assert people[message.user_id].created_at < message.at < now
    assert messages == len(rows("help.tsv"))
    assert [message.at for message in message_count] == sorted((message.at for message in message_count), reverse=True)
    assert all(now - timedelta(30) < message.at < now for message in message_count)


def test_visitors_have_asked_the_open_recruiter_something_and_most_wait_for_an_answer(loaded) -> None:
    now = loaded.clock.now()
    with loaded.store.reading() as tx:
        her = tx.users.by_email(OPEN_RECRUITER)
        page = tx.visitor_questions.page(QuestionQuery(JobQuery(Window())), MANY)
        threads = [tx.visitor_questions.messages(head.question.id) for head in page.heads]
    assert (page.total, page.waiting) == (3, 2)
    assert all(head.job.recruiter_id == her.id and head.question.last_at < now for head in page.heads)
    assert [len(messages) for messages in threads] == [1, 1, 2]


def test_some_people_in_the_pool_of_the_open_recruiter_have_agreed_to_be_written_to(loaded) -> None:
    today = loaded.clock.today()
    with loaded.store.reading() as tx:
        company_id = tx.companies.membership(tx.users.by_email(OPEN_RECRUITER).id).company_id
        everybody = tx.talent_pool.page(PoolQuery(company_id, MANY)).total
        agreed = tx.talent_pool.with_consent(company_id, today)
        counts = {
            saved.name: tx.talent_pool.page(PoolQuery(company_id, MANY, terms_of_pool(saved.search), today)).total
            for saved in tx.talent_pool.searches.of(company_id)
        }
    assert everybody / 2 < agreed < everybody
    assert len(counts) == 2
    assert all(0 < count < agreed for count in counts.values()), counts


def test_the_open_recruiter_has_notes_late_answers_and_papers_to_look_at(loaded) -> None:
    today = loaded.clock.today()
    with loaded.store.reading() as tx:
        her = tx.users.by_email(OPEN_RECRUITER)
        owed = tx.applicants.owed(her.id, today, today + timedelta(3))
        figures = tx.job_lists.figures(her.id, Days().week_began(today))
        applications = [
            application for job in tx.jobs.of_recruiter(her.id) for application in tx.applications.of_job(job.id)
        ]
        notes = tx.notes.of_author(her.id)
        last = {application.id: tx.applications.timeline(application.id)[-1].at for application in applications}
    assert 2 <= owed.late_total < len(applications) / 3
    assert owed.due_total >= 1
    assert figures.open_jobs < figures.jobs
    assert 1 <= figures.new_applications < len(applications)
    status = {application.id: application.status for application in applications}
    assert {status[note.application_id] for note in notes} == set(Status)
    assert all(note.at < loaded.clock.now() for note in notes)
    assert all(last[note.application_id] - timedelta(30) < note.at for note in notes)
    assert {kind for application in applications for kind, key in application.documents.items() if key} == {
        FileKind.RESUME,
        FileKind.DRIVING_LICENSE,
        FileKind.VISA_DOCUMENT,
    }


def test_mails_are_in_every_state_that_stays_and_can_be_read(loaded) -> None:
    now = loaded.clock.now()
    with loaded.store.reading() as tx:
        counts, mails = tx.outbox.counts(), tx.outbox.latest(200)
    assert counts[DeliveryState.SENT] >= 10
    assert (counts[DeliveryState.FAILED], counts[DeliveryState.WAITING], counts[DeliveryState.SENDING]) == (1, 1, 0)
    assert [mail.created_at for mail in mails] == sorted((mail.created_at for mail in mails), reverse=True)
    for mail in mails:
        assert mail.created_at < now
        assert (mail.letter is None) == (mail.state is DeliveryState.FAILED)
        assert (mail.sent_at is not None) == (mail.state is DeliveryState.SENT)
        assert bool(mail.last_error) == (mail.state in (DeliveryState.FAILED, DeliveryState.WAITING))
        if mail.letter:
            assert SITE in mail.letter.text
        if mail.state is DeliveryState.WAITING:
            assert now < mail.next_try_at < mail.expires_at
            assert now - mail.created_at < LONGEST_DUE
    addresses = {mail.to for mail in mails}
    assert OPEN_RECRUITER in addresses
    assert all(address.endswith(".example") for address in addresses)


def test_what_was_done_is_written_down_in_its_order(loaded) -> None:
    with loaded.store.reading() as tx:
        events = latest(tx, 1000)
        admin = tx.users.by_email("admin@hireloom.example")
        deactivated = {user.email for user in of_role(tx, Role.USER) if not user.is_active}
    assert [event.at for event in events] == sorted((event.at for event in events), reverse=True)
    assert events[0].at < loaded.clock.now()
    actions = Counter(event.action for event in events)
    assert {*actions} >= {
        "accounts.signed_in",
        "accounts.deactivated",
        "applications.submitted",
        "applications.selected",
        "applications.rejected",
        "jobs.posted",
        "jobs.closed",
        "jobs.deleted",
    }
    assert {event.subject for event in events if event.action == "accounts.deactivated"} == deactivated
    assert {event.actor_id for event in events if event.action == "accounts.deactivated"} == {admin.id}


def test_the_open_seeker_keeps_searches_with_new_jobs_and_gets_no_mail_by_herself(loaded) -> None:
    today = loaded.clock.today()
    with loaded.store.reading() as tx:
        searches = tx.saved_searches.of(tx.users.by_email(SEEKER).id)
        new = [
            tx.job_search.count(search.criteria.query(today, newer_than=search.seen_up_to), 99) for search in searches
        ]
    assert {search.alert for search in searches} == set(Alert)
    assert sum(count > 0 for count in new) >= 2
    assert max(new) < 10
    assert not is_due(searches, today)


def test_the_open_seeker_follows_jobs_elsewhere_whose_adverts_can_be_matched(loaded) -> None:
    with loaded.store.reading() as tx:
        jobs = tx.tracked_jobs.of(tx.users.by_email(SEEKER).id)
        adverts = [tx.tracked_jobs.text(job.id) for job in jobs]
    assert {job.stage for job in jobs} == {SAVED, APPLIED, INTERVIEW, OFFER}
    for job, advert in zip(jobs, adverts, strict=True):
        assert job.address
        assert advert.startswith(f"{job.title}\n{job.company}, ")
        job_requirements(advert, load_lexicon())


def test_the_open_seeker_has_a_career_and_has_begun_a_resume(loaded) -> None:
    with loaded.store.reading() as tx:
        maya = tx.users.by_email(SEEKER)
        record, [version] = tx.careers.of(maya.id), tx.resume_versions.of(maya.id)
    assert [position.is_current for position in record.positions] == [True, False, True, False]
    assert all(position.deeds and position.employer for position in record.positions)
    assert cut(version, record).record == record


def test_the_careers_page_of_the_open_recruiter_is_public(loaded) -> None:
    with loaded.store.reading() as tx:
        company = tx.companies.of_domain("loomworks.example")
        assert tx.careers_sites.of_company(company.id).is_published
        jobs = tx.public_jobs.newest(loaded.clock.today(), 50, company_id=company.id)
    assert {job.company for job in jobs} == {"Kestrel Robotics", "Loomworks"}


def test_nobody_has_more_interviews_in_a_week_than_they_take_and_some_jobs_have_a_plan(loaded) -> None:
    with loaded.store.reading() as tx:
        her = tx.users.by_email(OPEN_RECRUITER)
        jobs = tx.jobs.of_recruiter(her.id)
        application_ids = [application.id for job in jobs for application in tx.applications.of_job(job.id)]
        weeks = Counter(
            (person, interview.starts_at.isocalendar()[:2])
            for interview in tx.interviews.standing(application_ids)
            if interview.starts_at
            for person in interview.interviewer_ids
        )
        plans = [plan for job in jobs if (plan := tx.interviews.plan(job.id))]
    assert max(weeks.values()) <= USUAL_PER_WEEK
    assert [len(plan) for plan in plans] == [2] * PLANNED_JOBS
    assert all(planned.asks for plan in plans for planned in plan)


def test_the_open_recruiter_has_interviews_held_booked_and_proposed(loaded) -> None:
    now = loaded.clock.now()
    with loaded.store.reading() as tx:
        jobs = tx.jobs.of_recruiter(tx.users.by_email(OPEN_RECRUITER).id)
        application_ids = [application.id for job in jobs for application in tx.applications.of_job(job.id)]
        states = Counter(interview.state_at(now) for interview in tx.interviews.standing(application_ids))
    assert min(states[state] for state in (InterviewState.DONE, InterviewState.BOOKED, InterviewState.PROPOSED)) >= 1
