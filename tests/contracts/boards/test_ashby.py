"""Ashby, answered as https://developers.ashbyhq.com/docs/public-job-posting-api has it."""

from collections.abc import Sequence
from datetime import date

import pytest

from hireloom.adapters.boards.ashby import AshbyBoard
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob


def job(text: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    return {
        "id": text.id,
        "title": text.title,
        "department": "Care",
        "team": "Ward",
        "employmentType": "PartTime",
        "location": text.place,
        "secondaryLocations": [{"location": "Mumbai", "address": {"addressLocality": "Mumbai"}}],
        "address": {"postalAddress": {"addressLocality": "Pune", "addressCountry": "India"}},
        "isListed": True,
        "isRemote": False,
        "workplaceType": "Hybrid",
        "publishedAt": "2026-11-14T10:00:00.000+00:00",
        "descriptionHtml": text.html,
        "jobUrl": text.url,
        "applyUrl": "https://jobs.loom.example/a1/application",
        "shouldDisplayCompensationOnJobPostings": True,
        "compensation": {
            "compensationTierSummary": "€30K – €36K • Offers Equity",
            "scrapeableCompensationSalarySummary": "€30K - €36K",
            "compensationTiers": [],
            "summaryComponents": [],
        },
    } | changes


class TestAshby(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: AshbyBoard("Loom Care", "Loom Care", **where)

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return {"apiVersion": "1", "jobs": [job(sample) for sample in jobs]}

    def test_asks_for_the_board_by_its_name(self, board, say, httpserver) -> None:
        say(self.answer([SampleJob()]))
        board.search(QUERY)
        assert httpserver.log[0][0].path == "/posting-api/job-board/Loom Care"
        assert httpserver.log[0][0].args["includeCompensation"] == "true"

    @pytest.mark.spec("JOBS-34")
    def test_every_field_is_read(self, board, say) -> None:
        say({"apiVersion": "1", "jobs": [job()]})
        [posting] = board.search(QUERY)
        assert (posting.title, posting.company) == ("Registered Nurse", "Loom Care")
        assert posting.location == "Pune, India; Mumbai (Hybrid)"
        assert posting.description == "Care for patients on a ward of 24 beds."
        assert (posting.employment_type, posting.salary) == ("Part-time", "€30K - €36K")
        assert (posting.posted_on, posting.is_dated, posting.is_whole) == (date(2026, 11, 14), True, True)
        assert posting.apply_url == "https://jobs.loom.example/a1/application"
        assert [link.provider for link in posting.links] == ["Ashby"]

    def test_what_is_not_listed_is_not_shown(self, board, say) -> None:
        say({"jobs": [job(isListed=False), job(id="b2")]})
        assert [posting.external_id for posting in board.search(QUERY)] == ["b2"]

    def test_a_salary_that_shall_not_be_shown_is_not(self, board, say) -> None:
        say({"jobs": [job(shouldDisplayCompensationOnJobPostings=False), job(id="b2", compensation=None)]})
        assert [job.salary for job in board.search(QUERY)] == ["", ""]

    @pytest.mark.parametrize(
        ("changes", "place"),
        [
            ({"isRemote": True, "workplaceType": "Remote"}, "Pune, India; Mumbai (Remote)"),
            ({"isRemote": True, "location": "Remote - India", "secondaryLocations": None}, "Remote - India"),
            ({"isRemote": None, "workplaceType": None, "secondaryLocations": []}, "Pune, India"),
            ({"isRemote": True, "location": None, "secondaryLocations": []}, "Remote"),
        ],
    )
    def test_work_from_anywhere_shows_in_the_place(self, board, say, changes, place) -> None:
        say({"jobs": [job(**changes)]})
        assert board.search(QUERY)[0].location == place
