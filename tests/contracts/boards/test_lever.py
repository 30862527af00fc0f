"""Lever, answered as https://github.com/lever/postings-api has it."""

from collections.abc import Sequence
from datetime import date

import pytest

from hireloom.adapters.boards.lever import LeverBoard
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob


def job(text: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    return {
        "id": text.id,
        "text": text.title,
        "categories": {
            "location": text.place,
            "commitment": "Part Time",
            "team": "Ward",
            "department": "Care",
            "allLocations": [text.place, "Mumbai"],
        },
        "country": "IN",
        "description": text.html,
        "lists": [],
        "additional": "",
        "hostedUrl": text.url,
        "applyUrl": "https://jobs.loom.example/a1/apply",
        "workplaceType": "hybrid",
        "createdAt": 1_794_182_400_000,
    } | changes


class TestLever(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: LeverBoard("loomcare", "Loom Care", **where)

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return [job(sample) for sample in jobs]

    def test_asks_for_the_site(self, board, say, httpserver) -> None:
        say(self.answer([SampleJob()]))
        board.search(QUERY)
        assert httpserver.log[0][0].path == "/v0/postings/loomcare"
        assert httpserver.log[0][0].args["mode"] == "json"

    def test_a_european_site_is_asked_for_by_its_own_name(self, say, httpserver) -> None:
        say([])
        board = LeverBoard("eu:loomcare", "Loom Care", origin=httpserver.url_for("").rstrip("/"))
        board.search(QUERY)
        assert httpserver.log[0][0].path == "/v0/postings/loomcare"
        assert board.name == "lever:eu:loomcare"

    @pytest.mark.spec("JOBS-34")
    def test_every_field_is_read(self, board, say) -> None:
        lists = [{"text": "You bring", "content": "<li>Calm</li><li>A licence &amp; a year</li>"}]
        pay = {"currency": "INR", "interval": "per-year-salary", "min": 400_000, "max": 520_000}
        text = {"descriptionPlain": "Care for people.\n", "additionalPlain": "Bus home.", "lists": lists}
        say([job(**text, salaryRange=pay)])
        [posting] = board.search(QUERY)
        assert (posting.company, posting.location) == ("Loom Care", "Pune, India; Mumbai (Hybrid)")
        assert posting.description == "Care for people.\n\nYou bring\n- Calm\n\n- A licence & a year\n\nBus home."
        assert (posting.employment_type, posting.salary) == ("Part-time", "INR 400,000 - 520,000 per year")
        assert (posting.posted_on, posting.apply_url) == (date(2026, 11, 9), "https://jobs.loom.example/a1/apply")
        assert [link.provider for link in posting.links] == ["Lever"]

    def test_what_is_optional_may_be_missing(self, board, say) -> None:
        say([{"id": "a1", "text": "Nurse", "hostedUrl": SampleJob().url}])
        [posting] = board.search(QUERY)
        assert (posting.location, posting.description, posting.salary, posting.posted_on) == ("", "", "", None)
        assert (posting.employment_type, posting.apply_url) == ("Full-time", "")

    @pytest.mark.parametrize(
        ("pay", "text"),
        [
            ({"currency": "USD", "interval": "per-hour-wage", "min": 19.5, "max": 19.5}, "USD 19.5 per hour"),
            ({"currency": "USD", "interval": "one-time", "min": 5000}, "USD 5,000"),
            ({"currency": "USD", "interval": "per-year-salary", "min": 0, "max": None}, ""),
            ({"min": "a lot", "max": True}, ""),
            ("100", ""),
        ],
    )
    def test_a_salary_is_written_as_people_write_it(self, board, say, pay, text) -> None:
        say([job(salaryRange=pay)])
        assert board.search(QUERY)[0].salary == text

    @pytest.mark.parametrize("created", ["yesterday", -10, 10**30, True, None])
    def test_a_moment_that_is_none_is_unknown(self, board, say, created) -> None:
        say([job(createdAt=created)])
        assert board.search(QUERY)[0].posted_on in (None, date(1969, 12, 31))
