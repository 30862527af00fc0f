"""Applications of the demo world: of every kind that a screen has to show, and each as it could have happened."""

from collections import Counter
from datetime import timedelta
from itertools import pairwise

import pytest

from hireloom.demo.applications import OPEN_RECRUITER, letter, sent
from hireloom.demo.identity_papers import card
from hireloom.demo.world import DemoWorld
from hireloom.domain.application_forms import LONGEST_LETTER, ApplicationInput
from hireloom.domain.applications import LEGACY, Status, SubmissionMethod
from hireloom.domain.files import FileKind
from hireloom.domain.papers import checked, must_be_complete
from hireloom.domain.snapshots import EventKind
from hireloom.domain.stages import DEFAULT_STAGES
from tests.demo.conftest import TODAY
from tests.lookups import all_jobs

DECIDED = {Status.SELECTED: EventKind.SELECTED, Status.REJECTED: EventKind.REJECTED}


@pytest.fixture(scope="module")
def applications(loaded):
    """Every application with its timeline, its job and its sender."""
    with loaded.store.reading() as tx:
        return [
            (application, tx.applications.timeline(application.id), job, tx.users.get(application.user_id))
            for job in all_jobs(tx)
            for application in tx.applications.of_job(job.id)
        ]


def test_maya_has_one_of_every_kind(loaded) -> None:
    with loaded.store.reading() as tx:
        maya = tx.users.by_email("seeker@demo.hireloom.example")
        applications = tx.applications.of_user(maya.id)
        jobs = [tx.jobs.get(application.job_id) for application in applications]
    assert 8 <= len(applications) <= 12
    assert {application.status for application in applications} == set(Status)
    assert {application.sent_by for application in applications} == set(SubmissionMethod)
    assert len({application.applied_at.date() for application in applications}) == len(applications)
    assert [application.resume for application in applications].count(LEGACY) == 1
    assert any(application.driving_license not in ("", LEGACY) for application in applications)
    assert any(application.visa_document not in ("", LEGACY) for application in applications)
    assert [job.deleted_at is not None for job in jobs].count(True) == 1
    assert "Senior Backend Engineer" not in {
        application.job_title for application in applications
    }  # left for those who try


def test_the_open_recruiter_has_many_to_decide(applications) -> None:
    pairs = [(application, job) for application, _, job, _ in applications if job.recruiter_email == OPEN_RECRUITER]
    assert min(Counter(job.id for _, job in pairs).values()) >= 5
    assert {application.status for application, _ in pairs} == set(Status)
    assert sum(bool(application.visa_document) for application, _ in pairs) >= 10


def test_each_could_have_happened(applications, loaded) -> None:
    now = loaded.clock.now()
    for application, timeline, job, user in applications:
        assert max(user.created_at, job.created_at) < application.applied_at
        assert job.ends_on is None or application.applied_at.date() <= job.ends_on
        moments = [event.at for event in timeline]
        assert moments == sorted(moments)
        assert moments[0] == application.applied_at
        assert moments[-1] < now
        result = [event.what for event in timeline]
        assert result[:2] == [EventKind.SUBMITTED, EventKind.MAILED]
        assert (result[-1] if application.status in DECIDED else None) == DECIDED.get(application.status)
        assert user.is_active
        assert 0 <= application.match_score <= 100
        values = {kind for kind, key in application.documents.items() if key}
        must_be_complete(job.mandatory_documents, values)


def test_documents_can_be_opened_by_their_keys_and_are_sealed(applications, loaded) -> None:
    pairs = set()
    for application, _, _, user in applications:
        for kind, key in application.documents.items():
            if key in ("", LEGACY) or key in pairs:
                continue
            pairs.add(key)
            with loaded.store.reading() as tx:
                file = tx.files.find(key)
            assert (file.owner_id, file.kind) == (user.id, kind)
            content = loaded.sealed.read(file)
            assert len(content) == file.size
            assert content not in loaded.files.read(key)
    assert len(pairs) > 30


def test_letters_are_of_the_form_that_people_fill_in(demo: DemoWorld) -> None:
    for number, seeker in enumerate(demo.seekers):
        words = letter(seeker, demo.adverts[number % len(demo.adverts)])
        assert seeker.name in words
        assert len(words) <= LONGEST_LETTER
        assert ApplicationInput(seeker.name, seeker.email, str(seeker.phone), words).checked().cover_letter == words


def test_a_card_is_a_pdf_that_says_what_it_is(demo: DemoWorld) -> None:
    for kind in (FileKind.DRIVING_LICENSE, FileKind.VISA_DOCUMENT):
        content = card(kind, "Łucja Ångström")
        assert checked(kind, "card.pdf", content).extension == "pdf"
        assert content == card(kind, "Łucja Ångström")


def test_the_same_day_has_the_same_applications_and_they_move_with_it(demo: DemoWorld) -> None:
    adverts = (*demo.adverts, *demo.gone)
    assert sent(adverts, demo.seekers, TODAY) == sent(adverts, demo.seekers, TODAY)
    assert sent((), demo.seekers, TODAY) == sent(adverts, (), TODAY + timedelta(1)) == ()


def test_those_under_way_moved_forward_one_stage_after_the_other(applications, loaded) -> None:
    now, reached = loaded.clock.now(), Counter[int | None]()
    for application, *_ in applications:
        with loaded.store.reading() as tx:
            moves = tx.stages.moves(application.id)
        reached[application.stage] += 1
        names = [stage.name for stage in DEFAULT_STAGES]
        assert [(move.before, move.after) for move in moves] == list(pairwise(names[: len(moves) + 1]))
        assert all(application.applied_at < move.at <= now for move in moves)
        assert not moves or (application.is_open and application.stage == DEFAULT_STAGES[len(moves)].number)
    assert {None, 2, 3, 4} <= reached.keys()
