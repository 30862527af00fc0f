"""Personio, answered as https://developer.personio.de/docs/retrieving-open-job-positions describes."""

from collections.abc import Sequence
from datetime import date
from xml.sax.saxutils import escape

import pytest

from hireloom.adapters.boards.personio import PersonioBoard
from hireloom.ports.boards import BoardFailed
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob

MORE = (
    "<subcompany>Loom Care</subcompany><additionalOffices><office>Mumbai</office></additionalOffices>"
    "<department>Care</department><recruitingCategory>Clinic</recruitingCategory>"
    "<employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>part-time</schedule>"
    "<yearsOfExperience>2-5</yearsOfExperience><createdAt>2026-11-14T10:00:00+00:00</createdAt>"
)


def position(sample: SampleJob, more: str = "") -> str:
    return (
        f"<position><id>{_text(sample.id)}</id><office>{_text(sample.place)}</office><name>{_text(sample.title)}</name>"
        f"<jobDescriptions><jobDescription><name></name><value><![CDATA[{sample.html}]]></value></jobDescription>"
        f"</jobDescriptions>{more}</position>"
    )


def _text(words: str) -> str:
    """XML holds no control characters."""
    return escape("".join(sign for sign in words if sign.isprintable() or sign == "\u202e"))


def feed(*positions: str) -> bytes:
    text = f"<?xml version='1.0' encoding='UTF-8'?><workzag-jobs>{''.join(positions)}</workzag-jobs>"
    return text.encode(errors="ignore")


class TestPersonio(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: PersonioBoard("loom", "Loom", **where)

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return feed(*map(position, jobs))

    def page(self, job: SampleJob) -> str:
        return f"https://loom.jobs.personio.de/job/{job.id}"

    def test_asks_for_json_over_one_line(self, board, say, httpserver) -> None:
        """For XML, that is."""
        say(self.answer([SampleJob()]))
        board.search(QUERY)
        [(request, _)] = httpserver.log
        assert (request.method, request.path, request.headers["Accept"]) == ("GET", "/xml", "application/xml")

    def test_every_field_is_read(self, board, say) -> None:
        say(feed(position(SampleJob(), MORE)))
        [posting] = board.search(QUERY)
        assert (posting.title, posting.company) == ("Registered Nurse", "Loom Care")
        assert posting.location == "Pune, India; Mumbai"
        assert posting.description == "Care for patients on a ward of 24 beds."
        assert (posting.employment_type, posting.posted_on) == ("Part-time", date(2026, 11, 14))

    def test_a_subdomain_of_the_other_ending(self) -> None:
        assert PersonioBoard("com:loom", "Loom")._site == "https://loom.jobs.personio.com"

    @pytest.mark.parametrize(
        "body",
        [
            b"<!DOCTYPE x [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><workzag-jobs>&b;</workzag-jobs>",
            b"<workzag-jobs>" + b"<a>" * 500_000,
            b"<other/>",
        ],
    )
    def test_hostile_documents_are_failures(self, board, say, body) -> None:
        say(body)
        with pytest.raises(BoardFailed):
            board.search(QUERY)
