"""The table of docs/api.md: every call of the screens is there for programs, or the table says what takes its place or
why there is none."""

import inspect
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from flask import Flask

from hireloom.adapters.http.core.guards import Guard
from hireloom.domain import webhooks

TEXT = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
TABLE = TEXT.partition("### What the screens do, and programs")[2].partition("\n## ")[0]
ROWS = [line.strip("|\n").split(" | ") for line in TABLE.splitlines() if line.startswith("| `")]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def calls(app: Flask) -> Iterator[tuple[str, Guard]]:
    for rule in app.url_map.iter_rules():
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            address = re.sub(r"<(?:[^:>]*:)?([^>]+)>", r"{\1}", rule.rule)
            yield f"{method} {address}", app.view_functions[rule.endpoint].guard  # type: ignore[attr-defined]


def test_every_call_of_the_screens_is_for_programs_or_has_a_row(app: Flask) -> None:
    left = {call for call, guard in calls(app) if " /api/" in call and " /api/v1/" not in call and not guard.scope}
    for screens, programs in ROWS:
        for pattern in names(screens):
            there = {call for call in left if fnmatchcase(call, pattern)}
            assert there, pattern
            left -= there
        assert programs.strip().startswith("no: ") or names(programs), screens
    assert left == set()


def test_what_takes_the_place_of_a_call_is_there(app: Flask) -> None:
    there = {call for call, _ in calls(app)}
    for _, programs in ROWS:
        if not programs.strip().startswith("no: "):
            assert {name.replace(" /", " /api/v1/", 1) for name in names(programs)} <= there


def test_the_links_of_webhooks_lead_to_calls(app: Flask) -> None:
    addresses = re.findall(r'"(/api/v1/[^"]+)"', inspect.getsource(webhooks))
    assert len(addresses) > 8
    assert {f"GET {address}" for address in addresses} <= {call for call, _ in calls(app)}
