"""Adzuna, answered as https://developer.adzuna.com/docs/search has it."""

from collections.abc import Sequence
from datetime import date, timedelta

import pytest

from hireloom.adapters.boards.adzuna import AdzunaBoard
from hireloom.ports.boards import BoardQuery
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob
from hireloom.testing.services import KEY


def job(text: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    return {
        "id": text.id,
        "title": text.title,
        "description": text.html,
        "created": "2026-11-18T07:12:00Z",
        "redirect_url": text.url,
        "adref": "eyJ",
        "company": {"display_name": "Loom Care"},
        "location": {"display_name": text.place, "area": ["India", "Maharashtra", "Pune"]},
        "category": {"label": "Healthcare & Nursing Jobs", "tag": "healthcare-nursing-jobs"},
        "salary_min": 400_000,
        "salary_max": 520_000.5,
        "salary_is_predicted": "0",
        "contract_time": "part_time",
        "contract_type": "permanent",
        "latitude": 18.5,
        "longitude": 73.8,
    } | changes


class TestAdzuna(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: AdzunaBoard(app_id=KEY, app_key=KEY, country="in", **where)

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return {"count": len(jobs), "mean": 1.0, "results": [job(sample) for sample in jobs]}

    @pytest.mark.spec("JOBS-34")
    def test_every_field_is_read(self, board, say) -> None:
        say(
            {
                "results": [
                    job(
                        SampleJob(
                            title="<strong>Nurse</strong> &amp; Carer", html="Care &lt; 24 <strong>beds</strong> …"
                        )
                    )
                ]
            }
        )
        [posting] = board.search(QUERY)
        assert (posting.title, posting.company, posting.location) == ("Nurse & Carer", "Loom Care", "Pune, India")
        assert (posting.description, posting.is_whole) == ("Care < 24 beds …", False)
        assert (posting.employment_type, posting.salary) == ("Part-time", "INR 400,000 - 520,000 per year")
        assert posting.posted_on == date(2026, 11, 18)
        assert [link.provider for link in posting.links] == ["Adzuna"]

    @pytest.mark.parametrize(
        ("country", "site"), [("us", "com"), ("gb", "co.uk"), ("de", "de"), ("au", "com.au"), ("in", "in")]
    )
    def test_its_terms_want_its_name_with_a_link(self, country, site) -> None:
        credit = AdzunaBoard(app_id=KEY, app_key=KEY, country=country).credit
        assert (credit.provider, credit.url) == ("Jobs by Adzuna", f"https://www.adzuna.{site}/")

    def test_a_guessed_salary_is_not_told(self, board, say) -> None:
        say({"results": [job(salary_is_predicted="1"), job(id="b2", salary_is_predicted=1)]})
        assert [job.salary for job in board.search(QUERY)] == ["", ""]

    def test_a_contract_is_one_whatever_its_hours(self, board, say) -> None:
        say({"results": [job(contract_type="contract", contract_time="full_time")]})
        assert board.search(QUERY)[0].employment_type == "Contract"

    def test_remote_work_shows_in_the_place(self, board, say) -> None:
        say({"results": [job(title="Nurse, remote")]})
        assert board.search(QUERY)[0].location == "Pune, India (Remote)"

    @pytest.mark.parametrize(
        ("query", "parameters"),
        [
            (BoardQuery("nurse", "Pune"), {"what": "nurse", "where": "Pune"}),
            (
                BoardQuery("nurse", "Pune", employment_types=("Part-time",)),
                {"what": "nurse", "where": "Pune", "part_time": "1"},
            ),
            (
                BoardQuery("nurse", "Pune", employment_types=("Part-time", "Full-time")),
                {"what": "nurse", "where": "Pune"},
            ),
            (BoardQuery("nurse", "Remote (REM)"), {"what": "nurse remote"}),
            (BoardQuery("", "Hybrid"), {}),
            (BoardQuery("nurse", "Pune", remote_only=True), {"what": "nurse remote", "where": "Pune"}),
        ],
    )
    def test_asks_for_what_somebody_looks_for(self, board, say, httpserver, query, parameters) -> None:
        say(self.answer([]))
        board.search(query)
        arguments = dict(httpserver.log[0][0].args)
        assert httpserver.log[0][0].path == "/v1/api/jobs/in/search/1"
        assert arguments == {"app_id": KEY, "app_key": KEY, "results_per_page": "50", "sort_by": "date"} | parameters

    def test_keeps_to_what_its_terms_allow(self, board) -> None:
        hours = {limit.window: limit.times for limit in board.limits}
        assert hours == {
            timedelta(minutes=1): 25,
            timedelta(days=1): 250,
            timedelta(days=7): 1000,
            timedelta(days=31): 2500,
        }
