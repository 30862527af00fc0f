"""The boards that are set up. Their modules are imported only when needed: the HTTP client takes a second and
memory."""

from collections.abc import Callable, Sequence
from datetime import date

from hireloom.ports.boards import JobBoard


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
    boards = [_board(*choice) for choice in named]
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


def _board(kind: str, name: str, company: str) -> JobBoard:
    if kind == "greenhouse":
        from hireloom.adapters.boards.greenhouse import GreenhouseBoard

        return GreenhouseBoard(name, company)
    if kind == "lever":
        from hireloom.adapters.boards.lever import LeverBoard

        return LeverBoard(name, company)
    from hireloom.adapters.boards.ashby import AshbyBoard

    return AshbyBoard(name, company)
