"""The boards that are set up. Their modules are imported only when needed: the HTTP client takes a second and
memory."""

from collections.abc import Callable, Sequence
from datetime import date
from importlib import import_module

from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import JobBoard

_KINDS = {  # module and class
    "greenhouse": ("greenhouse", "GreenhouseBoard"),
    "lever": ("lever", "LeverBoard"),
    "ashby": ("ashby", "AshbyBoard"),
    "workable": ("workable", "WorkableBoard"),
    "smartrecruiters": ("smartrecruiters", "SmartRecruitersBoard"),
    "recruitee": ("recruitee", "RecruiteeBoard"),
    "personio": ("personio", "PersonioBoard"),
    "workday": ("workday", "WorkdayBoard"),
}


def chosen_boards(
    *,
    named: Sequence[tuple[str, str, str]],
    adzuna_id: str,
    adzuna_key: str,
    jobs_api14_key: str,
    jobs_api14_call: str,
    jobs_api14_per_month: int,
    country: str,
    is_demo: bool,
    today: Callable[[], date],
) -> tuple[JobBoard, ...]:
    """`named` are kinds, names and companies of boards without a key. A demo adds its own board, which needs no
    network."""
    boards = [board_of(*choice, today=today) for choice in named]
    if adzuna_key:
        from hireloom.adapters.boards.adzuna import AdzunaBoard

        boards.append(AdzunaBoard(app_id=adzuna_id, app_key=adzuna_key, country=country))
    if jobs_api14_key:
        from hireloom.adapters.boards.jobs_api14 import JobsApi14Board

        api14 = JobsApi14Board(
            key=jobs_api14_key, call=jobs_api14_call, per_month=jobs_api14_per_month, country=country, today=today
        )
        boards.append(api14)
    if is_demo:
        from hireloom.adapters.boards.demo import BOARDS, DemoBoard

        boards += [DemoBoard(key, today=today) for key in BOARDS]
    return tuple(boards)


def board_of(
    kind: str, name: str, company: str, *, today: Callable[[], date], lookup: Lookup | None = None
) -> JobBoard:
    """With a `lookup`, somebody else than the operator has chosen the board."""
    module, name_of_class = _KINDS[kind]
    words = {"today": today} if kind == "workday" else {}
    make = getattr(import_module(f"hireloom.adapters.boards.{module}"), name_of_class)
    board: JobBoard = make(name, company, lookup=lookup, **words)
    return board
