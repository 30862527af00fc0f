"""jobs-api14 at RapidAPI, in the three shapes that its answers have had."""

from collections.abc import Sequence
from datetime import date, timedelta

import pytest

from hireloom.adapters.boards.jobs_api14 import HOST, JobsApi14Board
from hireloom.ports.boards import BoardFailed, BoardQuery
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob
from hireloom.testing.services import KEY

TODAY = date(2026, 11, 21)
LONG_ID = "eyJqb2JfdGl0bGUiOiJOdXJzZSIsImh0aWRvY2lkIjoi" * 8


def listing(text: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    return {
        "id": text.id,
        "title": text.title,
        "company": "Loom Care",
        "description": text.html,
        "image": "https://pictures.example/1.png",
        "location": text.place,
        "employmentType": "Part-time",
        "datePosted": "14 hours ago",
        "salaryRange": "$100,000 - $120,000",
        "jobProviders": [{"jobProvider": "Indeed", "url": text.url}],
    } | changes


def at_linkedin(text: SampleJob) -> dict[str, object]:
    return {
        "id": text.id,
        "title": text.title,
        "companyName": "Loom Care",
        "location": text.place,
        "postedTimeAgo": "2 days ago",
        "linkedinUrl": text.url,
    }


def at_indeed(text: SampleJob) -> dict[str, object]:
    return {
        "id": text.id,
        "title": text.title,
        "description": text.html,
        "applyUrl": text.url,
        "company": {"name": "Loom Care"},
        "location": {"location": text.place},
    }


def board_at(call: str) -> MakeBoard:
    return lambda **where: JobsApi14Board(key=KEY, call=call, country="in", per_month=50, today=lambda: TODAY, **where)


class TestList(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return board_at("list")

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return {"jobs": [listing(job) for job in jobs], "nextPage": "token"}

    @pytest.mark.spec("JOBS-34", "JOBS-38")
    def test_every_field_is_read(self, board, say) -> None:
        links = [
            {"jobProvider": "LinkedIn", "url": "https://li.example/1"},
            {"jobProvider": "Bad", "url": "javascript:x"},
        ]
        say({"jobs": [listing(SampleJob(html="Care.\n• 24 beds\n• 2 < 3"), id=LONG_ID, jobProviders=links)]})
        [posting] = board.search(QUERY)
        assert (posting.company, posting.location, posting.employment_type) == ("Loom Care", "Pune, India", "Part-time")
        assert (posting.description, posting.is_whole) == ("Care.\n• 24 beds\n• 2 < 3", True)
        assert posting.salary == "$100,000 - $120,000"
        assert (posting.posted_on, posting.is_dated) == (TODAY, False)
        assert [(link.provider, link.url) for link in posting.links] == [("LinkedIn", "https://li.example/1")]
        assert posting.apply_url == "https://li.example/1"

    def test_long_ids_that_begin_alike_stay_apart(self, board, say) -> None:
        say({"jobs": [listing(id=LONG_ID + "1"), listing(id=LONG_ID + "2")]})
        assert len({posting.external_id for posting in board.search(QUERY)}) == 2

    @pytest.mark.parametrize(
        ("field", "text", "day", "is_dated"),
        [
            ("datePosted", "2025-02-12", date(2025, 2, 12), True),
            ("datePosted", "9 days ago", TODAY - timedelta(days=9), False),
            ("timeAgoPosted", "30+ days ago", TODAY - timedelta(days=30), False),
            ("datePosted", "a month ago", TODAY - timedelta(days=30), False),
            ("datePosted", "yesterday", TODAY - timedelta(days=1), False),
            ("datePosted", "Just posted", TODAY, False),
            ("datePosted", "some day", None, False),
            ("datePosted", None, None, False),
        ],
    )
    def test_an_age_is_read_as_a_day(self, board, say, field, text, day, is_dated) -> None:
        say({"jobs": [listing(datePosted=None) | {field: text}]})
        [posting] = board.search(QUERY)
        assert (posting.posted_on, posting.is_dated) == (day, is_dated)

    def test_what_is_cut_or_reposted_is_told(self, board, say) -> None:
        say({"jobs": [listing(description="Care for…", datePosted="Reposted 3 days ago")]})
        [posting] = board.search(QUERY)
        assert (posting.is_whole, posting.says_repost) == (False, True)

    def test_the_key_goes_in_the_head_of_the_call(self, board, say, httpserver) -> None:
        say(self.answer([]))
        board.search(BoardQuery("nurse", "Pune", remote_only=True, employment_types=("Internship", "Full-time")))
        request = httpserver.log[0][0]
        assert (request.headers["X-RapidAPI-Key"], request.headers["X-RapidAPI-Host"]) == (KEY, HOST)
        assert request.path == "/v2/list"
        assert KEY not in request.url
        assert dict(request.args) == {
            "query": "nurse",
            "location": "Pune",
            "employmentTypes": "intern;fulltime",
            "remoteOnly": "true",
            "autoTranslateLocation": "false",
            "acceptLanguage": "en-GB",
        }

    def test_nowhere_is_not_asked_for(self, board, httpserver) -> None:
        assert board.search(BoardQuery("nurse", " ")) == ()
        assert httpserver.log == []

    def test_keeps_to_its_plan(self, board) -> None:
        assert [(limit.times, limit.window.days) for limit in board.limits] == [(1, 0), (50, 31)]


class TestLinkedIn(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return board_at("linkedin")

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return {"hasError": False, "errors": [], "data": [at_linkedin(job) for job in jobs], "meta": {}}

    def test_there_is_no_description(self, board, say, httpserver) -> None:
        say(self.answer([SampleJob()]))
        [posting] = board.search(QUERY)
        assert (posting.description, posting.is_whole, posting.company) == ("", False, "Loom Care")
        assert posting.posted_on == TODAY - timedelta(days=2)
        assert [link.provider for link in posting.links] == ["LinkedIn"]
        assert httpserver.log[0][0].path == "/v2/linkedin/search"


class TestIndeed(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return board_at("indeed")

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return {"hasError": False, "data": [at_indeed(job) for job in jobs]}

    def test_company_and_place_are_inside(self, board, say, httpserver) -> None:
        say(self.answer([SampleJob()]))
        [posting] = board.search(QUERY)
        assert (posting.company, posting.location) == ("Loom Care", "Pune, India")
        assert [link.provider for link in posting.links] == ["Indeed"]
        assert httpserver.log[0][0].path == "/v2/indeed/search"
        assert httpserver.log[0][0].args["countryCode"] == "in"

    def test_an_error_that_calls_itself_a_success_is_a_failure(self, board, say) -> None:
        say({"hasError": True, "errors": ["quota"], "data": []})
        with pytest.raises(BoardFailed, match="could not search"):
            board.search(QUERY)
