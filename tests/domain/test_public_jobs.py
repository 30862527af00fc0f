"""The addresses of public jobs, and which of them are shown."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.public_jobs import Entry, Gone, apply_path, job_path, must_be_shown, number_in

NOW = datetime(2026, 11, 21, tzinfo=UTC)
JOB = Job("Ward Nurse", "Loom", "", "Pune, India", "Full-time", NOW.date(), None, 1, "r@loom.example", NOW, id=12)


def test_a_job_has_one_address_with_words_for_people() -> None:
    assert job_path(JOB) == Entry(12, "Ward Nurse", "Pune, India", NOW).path == "/jobs/12-ward-nurse-pune-india"
    assert job_path(replace(JOB, title="看護師", location="")) == "/jobs/12"


@pytest.mark.parametrize(
    ("name", "number"), [("12-ward-nurse", 12), ("12", 12), ("nurse", None), ("2147483648", None), ("١٢", None)]
)
def test_only_its_number_counts(name: str, number: int | None) -> None:
    assert number_in(name) == number


def test_a_private_job_does_not_exist_and_a_closed_one_is_gone() -> None:
    public = replace(JOB, is_public=True)
    must_be_shown(public, date(2026, 11, 22))
    with pytest.raises(NoSuchJob):
        must_be_shown(replace(JOB, is_public=False), date(2026, 11, 22))
    with pytest.raises(Gone):
        must_be_shown(public.closed(), date(2026, 11, 22))


def test_the_way_to_apply_keeps_where_a_reader_came_from() -> None:
    assert apply_path(12, "").endswith("jobId=12&openDetail=true")
    assert "jobId=12&openDetail=true&" in apply_path(12, "linkedin")
