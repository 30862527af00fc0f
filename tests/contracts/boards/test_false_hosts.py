"""Boards whose hosts we know: where a name server leads to another machine, that machine must show that it has the
name, which nothing in the operator's network can."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer

from hireloom.adapters.boards.adzuna import AdzunaBoard
from hireloom.adapters.boards.ashby import AshbyBoard
from hireloom.adapters.boards.greenhouse import GreenhouseBoard
from hireloom.adapters.boards.jobs_api14 import JobsApi14Board
from hireloom.adapters.boards.lever import LeverBoard
from hireloom.adapters.boards.personio import PersonioBoard
from hireloom.adapters.boards.recruitee import RecruiteeBoard
from hireloom.adapters.boards.smartrecruiters import SmartRecruitersBoard
from hireloom.adapters.boards.workable import WorkableBoard
from hireloom.adapters.boards.workday import WorkdayBoard
from hireloom.ports.boards import BoardFailed, BoardQuery, JobBoard
from tests.certificates import certificate_for

TODAY = date(2026, 11, 2)
BOARDS: dict[str, Callable[[str], JobBoard]] = {
    "Adzuna": lambda origin: AdzunaBoard(app_id="a", app_key="b", country="gb", origin=origin),
    "Ashby": lambda origin: AshbyBoard("acme", "Acme", origin=origin),
    "Greenhouse": lambda origin: GreenhouseBoard("acme", "Acme", origin=origin),
    "JobsApi14": lambda origin: JobsApi14Board(
        key="k", call="list", country="in", per_month=50, today=lambda: TODAY, origin=origin
    ),
    "Lever": lambda origin: LeverBoard("acme", "Acme", origin=origin),
    "Personio": lambda origin: PersonioBoard("acme", "Acme", origin=origin),
    "Recruitee": lambda origin: RecruiteeBoard("acme", "Acme", origin=origin),
    "SmartRecruiters": lambda origin: SmartRecruitersBoard("acme", "Acme", origin=origin),
    "Workable": lambda origin: WorkableBoard("acme", "Acme", origin=origin),
    "Workday": lambda origin: WorkdayBoard("acme.wd5.Careers", "Acme", today=lambda: TODAY, origin=origin),
}


@pytest.fixture(scope="module", params=["localhost", "elsewhere.example"])
def impostor(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HTTPServer]:
    """With a certificate that it made itself, of the right name or of another."""
    folder: Path = tmp_path_factory.mktemp("tls")
    server_side, _ = certificate_for(request.param, folder)
    with HTTPServer(ssl_context=server_side) as server:
        yield server


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_an_impostor_is_asked_nothing(board: Callable[[str], JobBoard], impostor: HTTPServer) -> None:
    with pytest.raises(BoardFailed):
        board(f"https://localhost:{impostor.port}").search(BoardQuery("nurse", "Pune"))
    assert impostor.log == []
