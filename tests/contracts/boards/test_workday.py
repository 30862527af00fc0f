"""Workday's career sites, answered as they answer their own pages."""

from collections.abc import Sequence
from datetime import date

import pytest

from hireloom.adapters.boards.workday import WorkdayBoard
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob
from tests.contracts.boards.by_details import saying


def job(sample: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    return {
        "title": sample.title,
        "externalPath": f"/job/Pune/{sample.id}",
        "locationsText": sample.place,
        "postedOn": "Posted 3 Days Ago",
        "bulletFields": [sample.id],
    } | changes


def detail(sample: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    return {
        "jobPostingInfo": {
            "title": sample.title,
            "jobDescription": sample.html,
            "location": sample.place,
            "jobReqId": sample.id,
            "timeType": "Part time",
            "externalUrl": sample.url,
        }
        | changes
    }


class TestWorkday(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: WorkdayBoard("loom.wd5.Loom_Careers", "Loom", today=lambda: date(2026, 11, 14), **where)

    @pytest.fixture
    def say(self, httpserver):
        return saying(httpserver, lambda path: "/" + path.rpartition("/")[2])

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        details = {f"/{sample.id}": detail(sample) for sample in jobs}
        return {"total": len(jobs), "jobPostings": [job(sample) for sample in jobs], "details": details}

    def test_asks_for_json_over_one_line(self, board, say, httpserver) -> None:
        """By a question in JSON, and once more for each job."""
        say(self.answer([SampleJob()]))
        board.search(QUERY)
        [(first, _), (second, _)] = httpserver.log
        assert (first.method, first.path) == ("POST", "/wday/cxs/loom/Loom_Careers/jobs")
        assert first.json == {"appliedFacets": {}, "limit": 20, "offset": 0, "searchText": "nurse"}
        assert (second.method, second.path) == ("GET", "/wday/cxs/loom/Loom_Careers/job/Pune/a1")
        assert first.headers["Accept"] == second.headers["Accept"] == "application/json"

    def test_every_field_is_read(self, board, say) -> None:
        details = {"/a1": detail(additionalLocations=["Mumbai"])}
        say({"jobPostings": [job(remoteType="Hybrid Remote")], "details": details})
        [posting] = board.search(QUERY)
        assert (posting.title, posting.company) == ("Registered Nurse", "Loom")
        assert posting.location == "Pune, India; Mumbai (Remote)"
        assert posting.description == "Care for patients on a ward of 24 beds."
        assert (posting.employment_type, posting.posted_on) == ("Part-time", date(2026, 11, 11))
        assert (posting.is_dated, posting.is_whole) == (False, True)

    @pytest.mark.parametrize("body", [b"<html>", {"jobPostingInfo": None}, {}])
    def test_a_job_without_details_has_its_page_all_the_same(self, board, say, body) -> None:
        say({"jobPostings": [job()], "details": {"/a1": body}})
        [posting] = board.search(QUERY)
        assert [link.url for link in posting.links] == ["https://loom.wd5.myworkdayjobs.com/Loom_Careers/job/Pune/a1"]
        assert (posting.description, posting.is_whole) == ("", False)

    @pytest.mark.parametrize("path", ["/../../admin", "https://evil.example/job/1", "/job/../../x", "job/1", ""])
    def test_only_paths_of_jobs_are_asked_for(self, board, say, httpserver, path) -> None:
        say({"jobPostings": [job(externalPath=path), job()], "details": {"/a1": detail()}})
        assert len(board.search(QUERY)) == 1
        assert len(httpserver.log) == 2
