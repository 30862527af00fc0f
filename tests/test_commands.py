"""The command line, run as a person runs it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PASSWORD = "Welcome2hireloom!\n"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HIRELOOM_")}
    return kept | {"HIRELOOM_DATA_DIR": str(tmp_path / "a folder"), "HIRELOOM_PORT": "0"}


@pytest.fixture
def run(environment):
    def run(*arguments: str, given: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "hireloom", *arguments]
        return subprocess.run(
            command, input=given, capture_output=True, text=True, env=environment | settings, cwd=ROOT, timeout=60
        )

    return run


def test_help_tells_what_each_command_does(run):
    told = run("--help").stdout
    for command in ("serve", "migrate", "demo", "create-admin", "openapi", "settings", "bench"):
        assert re.search(rf"^ +{command}\s+\S", told, re.MULTILINE), command


def test_a_wrong_setting_is_one_clear_line_and_no_trace(run):
    done = run("migrate", HIRELOOM_PORT="many")
    assert done.returncode == 2
    assert done.stderr == "hireloom: HIRELOOM_PORT must be a whole number from 0 to 65535.\n"


@pytest.mark.spec("OPEN-006")
def test_an_admin_is_made_with_a_password_of_the_callers_own(run):
    made = run("create-admin", "root@people.example", "--super", "--password-stdin", given=PASSWORD)
    assert (made.returncode, made.stdout) == (0, "root@people.example is a super admin.\n")
    weak = run("create-admin", "two@people.example", "--username", "two22", "--password-stdin", given="admin\n")
    assert weak.returncode == 2
    assert weak.stderr.startswith("hireloom: Password must be")


def test_the_interface_document_is_printed(run):
    assert json.loads(run("openapi").stdout)["info"]["title"] == "Hireloom"


def test_serving_begins_with_a_migration_says_where_and_ends_when_told(environment, tmp_path):
    command = [sys.executable, "-m", "hireloom", "serve"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert server.stdout
        said = server.stdout.readline()
        address = re.search(r"http://localhost:\d+", said)
        assert address, said
        with urllib.request.urlopen(f"{address[0]}/api/health", timeout=10) as answer:
            assert json.load(answer)["status"] == "ok"
        assert (tmp_path / "a folder" / "hireloom.db").exists()
        children = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True).stdout.split()
        started = time.monotonic()
        server.send_signal(signal.SIGTERM)
        assert server.wait(15) == 0
        assert time.monotonic() - started < 10
        time.sleep(0.2)
        assert not [child for child in children if Path(f"/proc/{child}").exists()]
    finally:
        server.kill()
