"""Jobs of a recruiter and of outside boards, and a person who looks for them."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from dependency_injector import providers

from hireloom.domain.jobs import Job
from tests.usecases.loom_board import LoomBoard

DAY = date(2026, 11, 21)
NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)


@pytest.fixture
def post(container, recruiter):
    def posted(**changes) -> Job:
        job = Job("Nurse", "Loom", "Care.", "Pune, India", "Full-time", DAY, None, recruiter.id, recruiter.email, NOW)
        with container.store().writing() as tx:
            return tx.jobs.add(replace(job, **changes))

    return posted


@pytest.fixture
def ask(seeker):
    def answer_to(browser=seeker, **query) -> dict:
        answer = browser.get("/api/jobs_listing", query_string={"location": "Pune"} | query)
        assert answer.status_code == 200, answer.text
        return answer.get_json()

    return answer_to


@pytest.fixture
def outside(container):
    """Two boards, which have nothing yet."""
    boards = LoomBoard("loom"), LoomBoard("adzuna")
    for board in boards:
        board.jobs = []
    container.job_boards.override(providers.Object(boards))
    return boards
