"""Recruitee, answered as https://docs.recruitee.com/reference describes."""

from collections.abc import Sequence
from datetime import date

import pytest

from hireloom.adapters.boards.recruitee import RecruiteeBoard
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob


def job(sample: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    return {
        "id": sample.id,
        "slug": "registered-nurse",
        "title": sample.title,
        "status": "published",
        "company_name": "Loom Care",
        "department": "Care",
        "location": sample.place,
        "city": "Pune",
        "country": "India",
        "remote": False,
        "hybrid": True,
        "on_site": False,
        "employment_type_code": "parttime_permanent",
        "published_at": "2026-11-14 10:00:00 UTC",
        "salary": {"min": "30000", "max": "36000", "period": "year", "currency": "EUR"},
        "careers_url": sample.url,
        "careers_apply_url": "https://loom.recruitee.com/o/registered-nurse/c/new",
        "description": sample.html,
        "requirements": "",
    } | changes


class TestRecruitee(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: RecruiteeBoard("loom", "Loom", **where)

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return {"offers": [job(sample) for sample in jobs]}

    def test_every_field_is_read(self, board, say, httpserver) -> None:
        say({"offers": [job(requirements="<p>Two years on a ward.</p>")]})
        [posting] = board.search(QUERY)
        assert httpserver.log[0][0].path == "/api/offers/"
        assert (posting.title, posting.company) == ("Registered Nurse", "Loom Care")
        assert posting.location == "Pune, India (Hybrid)"
        assert posting.description == "Care for patients on a ward of 24 beds.\n\nTwo years on a ward."
        assert (posting.employment_type, posting.posted_on) == ("Part-time", date(2026, 11, 14))
        assert posting.salary == "EUR 30,000 - 36,000 per year"
        assert posting.apply_url == "https://loom.recruitee.com/o/registered-nurse/c/new"

    @pytest.mark.parametrize(
        ("code", "kind"), [("fulltime_permanent", "Full-time"), ("internship", "Internship"), ("freelance", "Contract")]
    )
    def test_codes_of_employment_are_understood(self, board, say, code, kind) -> None:
        say({"offers": [job(employment_type_code=code, salary=None)]})
        [posting] = board.search(QUERY)
        assert (posting.employment_type, posting.salary) == (kind, "")
