"""The table of docs/hiring-data.md: every call, event, tool, action, file and setting that it names is there."""

import inspect
import re
from pathlib import Path

import pytest
from flask import Flask

from hireloom import settings
from hireloom.adapters.http import privacy
from hireloom.domain.webhooks import WebhookEvent
from tests.http.test_mcp import TOOLS

ROOT = Path(__file__).parents[2]
ROWS = [
    [cell.strip() for cell in line.strip("|\n").split(" | ")]
    for line in (ROOT / "docs" / "hiring-data.md").read_text().splitlines()
    if line.startswith("| ") and not line.startswith("| thing")
]
ACTIONS = (ROOT / "webapp" / "src" / "rules" / "audit.ts").read_text()


@pytest.mark.parametrize("row", ROWS, ids=[row[0].strip("| ") for row in ROWS])
def test_what_the_row_names_is_there(row: list[str], app: Flask) -> None:
    _, calls, events, tools, actions, exports, retention, removal = row
    for names, is_there in (
        (calls, lambda name: _is_call(app, "/api/v1", name)),
        (events, lambda name: name in {event.value for event in WebhookEvent}),
        (tools, lambda name: name in TOOLS),
        (actions, lambda name: f"'{name}'" in ACTIONS),
        (exports, lambda name: f'"{name}"' in inspect.getsource(privacy) or _is_call(app, "/api", name)),
        (retention, lambda name: name in {name for name, _, _ in settings.documentation()}),
    ):
        assert [name for name in re.findall(r"`([^`]+)`", names) if not is_there(name)] == []
    for cell in (calls, events, tools, actions, exports):
        assert "`" in cell or re.match(r"no: \S+ \S+", cell)  # or says why not
    assert min(len(retention), len(removal)) > 5


def test_every_event_of_hiring_together_stands_in_a_row() -> None:
    table = " ".join(cell for row in ROWS for cell in row)
    of_jobs = {WebhookEvent.JOB_OPENED, WebhookEvent.JOB_CLOSED, WebhookEvent.DOCUMENT_ADDED}
    of_decisions = {WebhookEvent.APPLICATION_DECIDED, WebhookEvent.APPLICATION_WITHDRAWN}
    missing = [event.value for event in set(WebhookEvent) - of_jobs - of_decisions if f"`{event}`" not in table]
    assert missing == []


def _is_call(app: Flask, prefix: str, name: str) -> bool:
    method, _, path = name.partition(" ")
    rules = ((re.sub(r"<(?:[^:>]+:)?(\w+)>", r"{\1}", rule.rule), rule) for rule in app.url_map.iter_rules())
    return any(pattern == prefix + path and method in (rule.methods or ()) for pattern, rule in rules)
