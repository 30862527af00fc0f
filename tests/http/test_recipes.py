"""What docs/api.md tells programmers to type works as it stands there."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.http.application_calls import apply
from tests.http.key_calls import make
from tests.running import running

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
ADVERT = "We look for a nurse who plans shifts and trains colleagues on the ward. " * 10


def recipe(language: str) -> str:
    [found] = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.M | re.S)
    return found


@pytest.fixture
def cook(app, its_recruiter, tmp_path, clock):
    """Runs a program with a key, the server and the advert at hand; returns what it prints."""
    token = make(its_recruiter, "jobs:write", "applications:read").get_json()["token"]
    (tmp_path / "advert.txt").write_text(ADVERT.strip())

    def cook(*command: str, program: str) -> str:
        with running(app, threads=4) as port:
            environment = os.environ | {"HIRELOOM": f"http://127.0.0.1:{port}", "HIRELOOM_KEY": token}
            done = subprocess.run(
                command, input=program, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=60
            )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return cook


def on_the_day_of(clock, program: str) -> str:
    """The product's clock stands still in the tests, and the programs ask the machine's."""
    today = clock.today()
    return program.replace('-d "+30 days"', f'-d "{today} +30 days"').replace(
        "date.today()", f"date.fromisoformat('{today}')"
    )


def test_with_curl(cook, clock, its_recruiter):
    program = re.sub(r"^export .*\n", "", recipe("sh"), flags=re.M)  # set for the process
    printed = cook("sh", "-e", program=on_the_day_of(clock, program))
    assert json.loads(printed) == {"data": [], "next_cursor": None}
    [job] = its_recruiter.get("/api/jobs/recruiter").get_json()["jobs"]
    assert (job["title"], job["salaryRange"]) == ("Ward Nurse", "EUR 3200 - 3900 per month")


def test_with_python(cook, clock, its_recruiter, seeker, container):
    program = on_the_day_of(clock, recipe("python"))
    assert cook(sys.executable, "-", program=program) == ""
    [job] = its_recruiter.get("/api/jobs/recruiter").get_json()["jobs"]
    with container.store().reading() as tx:
        apply(seeker, tx.jobs.get(job["id"]))
    printed = cook(sys.executable, "-", program=program)  # the key of the request finds the job that is there
    assert printed == "2026-11-21T09:30:00Z Anna Löwe\n"
    assert len(its_recruiter.get("/api/jobs/recruiter").get_json()["jobs"]) == 1
