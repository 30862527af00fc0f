"""Workable's widget, answered as its help describes."""

from collections.abc import Sequence
from datetime import date

import pytest

from hireloom.adapters.boards.workable import WorkableBoard
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob


def job(sample: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    return {
        "title": sample.title,
        "shortcode": sample.id,
        "code": "",
        "employment_type": "Part-time",
        "telecommuting": False,
        "department": "Care",
        "url": sample.url,
        "shortlink": "https://apply.workable.com/j/A1",
        "application_url": "https://apply.workable.com/j/A1/apply",
        "published_on": "2026-11-14",
        "created_at": "2026-11-10",
        "country": "India",
        "city": sample.place.partition(",")[0],
        "state": "Maharashtra",
        "description": sample.html,
    } | changes


class TestWorkable(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: WorkableBoard("loom-care", "Loom Care", **where)

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return {"name": "Loom Care", "description": None, "jobs": [job(sample) for sample in jobs]}

    def test_asks_for_the_account_with_descriptions(self, board, say, httpserver) -> None:
        say(self.answer([SampleJob()]))
        board.search(QUERY)
        request = httpserver.log[0][0]
        assert (request.path, request.args["details"]) == ("/api/v1/widget/accounts/loom-care", "true")

    def test_every_field_is_read(self, board, say) -> None:
        say({"jobs": [job(telecommuting=True)]})
        [posting] = board.search(QUERY)
        assert (posting.title, posting.company) == ("Registered Nurse", "Loom Care")
        assert posting.location == "Pune, Maharashtra, India (Remote)"
        assert posting.description == "Care for patients on a ward of 24 beds."
        assert (posting.employment_type, posting.posted_on) == ("Part-time", date(2026, 11, 14))
        assert posting.apply_url == "https://apply.workable.com/j/A1/apply"
