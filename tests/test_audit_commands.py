"""Verifying and exporting the audit log on the command line."""

import json
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from hireloom.__main__ import main
from hireloom.domain.audit import AuditEvent


@pytest.fixture
def log(container, clock):
    with container.store().writing() as tx:
        tx.audit.add(*(AuditEvent(clock.now(), "x.done", 7, subject) for subject in ("anné", "b", "c")))


@pytest.fixture
def command(environment, log, monkeypatch, capsys):
    def command(*arguments: str) -> tuple[object, str]:
        monkeypatch.setattr(os, "environ", environment)
        try:
            status: object = main(["audit", *arguments])
        except SystemExit as ended:
            status = ended.code
        text, complained = capsys.readouterr()
        return status, text + complained

    return command


def test_a_whole_log_holds_and_tells_a_hash_to_write_down(command):
    status, text = command("verify")
    assert status == 0
    assert text.startswith("3 entries hold, 0 of them without their subject, which was erased.\n")
    printed = text.split()[-1]
    assert command("verify", "--expect", printed)[0] == 0
    status, _ = command("verify", "--expect", "f" * 64)
    assert "the end of the log was cut off" in str(status)


def test_a_changed_log_ends_with_the_number_of_the_entry(command, settings):
    with sqlite3.connect(settings.data_dir / "hireloom.db") as connection:
        connection.execute("DROP TRIGGER audit_events_never_changed")
        connection.execute("UPDATE audit_events SET actor_id = 8 WHERE id = 2")
    status, text = command("verify")
    assert status == "hireloom: Entry 2 was changed, or one before it is missing."
    assert text.startswith("1 entries hold")


def test_the_log_is_exported_line_by_line_to_a_file_that_is_private(command, tmp_path: Path):
    status, text = command("export")
    lines = [json.loads(line) for line in text.splitlines()]
    assert (status, [line["subject"] for line in lines]) == (0, ["anné", "b", "c"])
    assert [line["previous_hash"] for line in lines[1:]] == [line["hash"] for line in lines[:-1]]
    file = tmp_path / "audit.jsonl"
    assert command("export", "--after", "2", "--file", str(file)) == (0, "")
    assert [json.loads(line)["id"] for line in file.read_text().splitlines()] == [3]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    status, text = command("export", "--file", str(file))
    assert (status, "File exists" in text) == (2, True)
