"""SmartRecruiters, answered as https://developers.smartrecruiters.com/docs/posting-api describes."""

from collections.abc import Sequence
from datetime import date

import pytest

from hireloom.adapters.boards.smartrecruiters import SmartRecruitersBoard
from hireloom.ports.boards import BoardQuery
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob
from tests.contracts.boards.by_details import saying


def job(sample: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    place = {"city": "Pune", "region": "MH", "country": "in", "remote": False, "fullLocation": sample.place}
    return {
        "id": sample.id,
        "name": sample.title,
        "refNumber": "REF1",
        "company": {"identifier": "LoomCare", "name": "Loom Care"},
        "releasedDate": "2026-11-14T10:00:00.000Z",
        "location": place,
        "typeOfEmployment": {"id": "part_time", "label": "Part-time"},
        "ref": f"https://api.smartrecruiters.com/v1/companies/LoomCare/postings/{sample.id}",
    } | changes


def detail(sample: SampleJob = SampleJob()) -> dict[str, object]:  # noqa: B008 - it is frozen
    sections = {"jobDescription": {"title": "", "text": sample.html}}
    pages = {"postingUrl": sample.url, "applyUrl": f"{SampleJob().url}/apply"}
    return job(sample) | pages | {"jobAd": {"sections": sections}}


class TestSmartRecruiters(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: SmartRecruitersBoard("LoomCare", "Loom", **where)

    @pytest.fixture
    def say(self, httpserver):
        return saying(httpserver, lambda path: "/" + path.rpartition("/")[2])

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        details = {f"/{sample.id}": detail(sample) for sample in jobs}
        return {"offset": 0, "limit": 20, "content": [job(sample) for sample in jobs], "details": details}

    def test_asks_for_json_over_one_line(self, board, say, httpserver) -> None:
        """And once more for each job."""
        say(self.answer([SampleJob()]))
        board.search(QUERY)
        requests = [request for request, _ in httpserver.log]
        assert [request.path for request in requests] == [
            "/v1/companies/LoomCare/postings",
            "/v1/companies/LoomCare/postings/a1",
        ]
        assert all(request.headers["Accept"] == "application/json" for request in requests)
        assert (requests[0].args["q"], requests[0].args["limit"]) == ("nurse", "20")

    def test_without_words_none_are_sent(self, board, say, httpserver) -> None:
        say(self.answer([]))
        board.search(BoardQuery())
        assert "q" not in httpserver.log[0][0].args

    def test_every_field_is_read(self, board, say) -> None:
        say(self.answer([SampleJob()]))
        [posting] = board.search(QUERY)
        assert (posting.title, posting.company) == ("Registered Nurse", "Loom Care")
        assert posting.location == "Pune, India"
        assert posting.description == "Care for patients on a ward of 24 beds."
        assert (posting.employment_type, posting.posted_on) == ("Part-time", date(2026, 11, 14))
        assert (posting.apply_url, posting.is_whole) == (f"{SampleJob().url}/apply", True)

    def test_a_job_without_details_has_its_page_all_the_same(self, board, say) -> None:
        say({"content": [job()], "details": {"/a1": b"<html>"}})
        [posting] = board.search(QUERY)
        assert [link.url for link in posting.links] == ["https://jobs.smartrecruiters.com/LoomCare/a1"]
        assert (posting.description, posting.is_whole) == ("", False)
