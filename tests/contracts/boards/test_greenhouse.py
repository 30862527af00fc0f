"""Greenhouse, answered as https://developers.greenhouse.io/job-board.html has it."""

from collections.abc import Sequence
from datetime import date
from html import escape

import pytest

from hireloom.adapters.boards.greenhouse import GreenhouseBoard
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob


def job(text: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    return {
        "id": f"{text.id}",
        "internal_job_id": 7,
        "title": text.title,
        "updated_at": "2026-11-20T10:55:28-05:00",
        "first_published": "2026-11-02T08:00:00-05:00",
        "requisition_id": "50",
        "location": {"name": text.place},
        "absolute_url": text.url,
        "language": "en",
        "metadata": None,
        "content": escape(text.html),
        "departments": [{"id": 1, "name": "Care", "parent_id": None, "child_ids": []}],
        "offices": [{"id": 8, "name": "Pune", "location": "Pune, India", "parent_id": None, "child_ids": []}],
    } | changes


class TestGreenhouse(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: GreenhouseBoard("loomcare", "Loom Care", **where)

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return {"jobs": [job(sample) for sample in jobs], "meta": {"total": len(jobs)}}

    def test_asks_for_the_board_with_the_descriptions(self, board, say, httpserver) -> None:
        say(self.answer([SampleJob()]))
        board.search(QUERY)
        assert httpserver.log[0][0].path == "/v1/boards/loomcare/jobs"
        assert httpserver.log[0][0].args["content"] == "true"

    def test_a_name_never_changes_the_call(self, make_board, say, httpserver) -> None:
        say(self.answer([]))
        GreenhouseBoard("../x?y=1", "", origin=httpserver.url_for("").rstrip("/")).search(QUERY)
        assert httpserver.log[0][0].path == "/v1/boards/../x?y=1/jobs"
        assert list(httpserver.log[0][0].args) == ["content"]

    @pytest.mark.spec("JOBS-34")
    def test_every_field_is_read(self, board, say) -> None:
        html = "<p>Care &amp; cure</p><ul><li><p>24 beds</p></li><li>nights &lt; 4</li></ul>"
        say({"jobs": [job(SampleJob(html=html), id=4_000_000_000)]})
        [posting] = board.search(QUERY)
        assert (posting.external_id, posting.company, posting.location) == ("4000000000", "Loom Care", "Pune, India")
        assert posting.description == "Care & cure\n\n- 24 beds\n\n- nights < 4"
        assert (posting.posted_on, posting.is_dated) == (date(2026, 11, 2), True)
        assert (posting.employment_type, posting.apply_url) == ("Full-time", SampleJob().url)
        assert [link.provider for link in posting.links] == ["Greenhouse"]

    def test_the_company_is_named_by_the_board_or_by_the_setting(self, board, say) -> None:
        say({"jobs": [job(company_name="Loom Care India"), job(id="b2")]})
        assert [job.company for job in board.search(QUERY)] == ["Loom Care India", "Loom Care"]

    def test_an_update_is_no_date_of_posting(self, board, say) -> None:
        say({"jobs": [job(first_published=None)]})
        [posting] = board.search(QUERY)
        assert (posting.posted_on, posting.is_dated) == (date(2026, 11, 20), False)

    def test_a_general_application_is_no_job(self, board, say) -> None:
        say({"jobs": [job(internal_job_id=None)]})
        assert list(board.search(QUERY)) == []

    @pytest.mark.parametrize(
        ("place", "expected"),
        [("Hybrid", "Pune, India (Hybrid)"), ("Remote", "Pune, India (Remote)"), ("", "Pune, India")],
    )
    def test_a_place_that_is_none_is_found_at_the_office(self, board, say, place, expected) -> None:
        say({"jobs": [job(location={"name": place})]})
        assert board.search(QUERY)[0].location == expected

    @pytest.mark.parametrize(
        ("title", "kind"),
        [("Marketing Intern", "Internship"), ("Nurse (part-time)", "Part-time"), ("Contract Manager", "Full-time")],
    )
    def test_a_title_tells_what_kind_of_work_it_is(self, board, say, title, kind) -> None:
        say({"jobs": [job(title=title)]})
        assert board.search(QUERY)[0].employment_type == kind
