"""One version however a job or a profile is read, and of many who began with it one saves, on every engine."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from hireloom.adapters.files.disk import DiskFiles
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.domain import job_forms, profile_forms
from hireloom.domain.identity.users import Role, User
from hireloom.domain.job_forms import JobForm
from hireloom.domain.jobs import Job, ProviderLink
from hireloom.domain.profile_forms import ProfileInput
from hireloom.domain.profiles import Profile
from hireloom.domain.versions import ChangedElsewhere
from hireloom.settings.amounts import AmountSettings
from hireloom.usecases.jobs import JobDesk
from hireloom.usecases.paper_checks import PaperCheck
from hireloom.usecases.profiles import ProfileDesk
from hireloom.usecases.upload_scans import UploadScan

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
DAY = date(2026, 11, 21)
TITLES = [f"Weaver {number}" for number in range(16)]


@pytest.fixture
def elena(store) -> User:
    with store.writing() as tx:
        return tx.users.add(User("elena", "elena@loom.example", Role.RECRUITER, NOW), password_hash="!")


@pytest.fixture
def job(store, elena) -> Job:
    more = {"providers": (ProviderLink("X", "https://x.example"),), "mandatory_documents": ("Resume",)}
    job = Job("Weaver", "Loom", "Wéave\n\u2028", "Pune", "Contract", DAY, DAY, elena.id, elena.email, NOW, **more)
    with store.writing() as tx:
        return tx.jobs.add(job)


def outcomes(save: Callable[[str], object]) -> list[str]:
    """Which of many saves at once were not refused."""

    def tried(text: str) -> str | None:
        try:
            save(text)
        except ChangedElsewhere:
            return None
        return text

    with ThreadPoolExecutor(8) as threads:
        return [text for text in threads.map(tried, TITLES) if text]


def test_a_job_has_one_version_however_it_is_read(store, job):
    with store.writing() as tx:
        jobs = [job, tx.jobs.get(job.id), tx.jobs.get_for_update(job.id), *tx.jobs.of_recruiter(job.recruiter_id)]
        jobs += [tx.jobs.put(job), replace(job, blind_review=True)]
    assert {job_forms.version(job) for job in jobs} == {job_forms.version(job)}


def test_of_many_who_began_with_one_job_one_saves(store, clock, job, elena):
    desk, version = JobDesk(store, clock), job_forms.version(job)
    forms = {title: JobForm({"title": title}, version) for title in TITLES}
    [winner] = outcomes(lambda title: desk.edit(job.id, forms[title], recruiter_email=None, by=elena))
    assert desk.one(job.id, by=elena).job.title == winner


def test_of_many_who_began_with_one_profile_one_saves(store, clock, elena, tmp_path: Path):
    desk = ProfileDesk(
        store,
        clock,
        AmountSettings().amounts,
        SealedFiles(DiskFiles(tmp_path), secret="s" * 40),
        PaperCheck(UploadScan(store, clock), None),
    )
    anna = Profile(elena.id, "Anna", "anna@work.example", "4155550142", "+1", "Python", "Nurse", NOW)
    with store.writing() as tx:
        version = profile_forms.version(tx.profiles.put(anna))
        assert version == profile_forms.version(tx.profiles.of(elena.id))
    [winner] = outcomes(lambda text: desk.save(ProfileInput({"skills": text}, version=version), None, by=elena))
    with store.reading() as tx:
        assert tx.profiles.of(elena.id).skills == winner
