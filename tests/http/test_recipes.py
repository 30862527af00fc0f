"""What docs/api.md tells programmers to type works as it stands there."""

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from hireloom.usecases.webhooks import WebhookDesk
from tests.http.application_calls import apply, post_job, with_profile
from tests.http.key_calls import make
from tests.running import running

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
CLIENT = Path(__file__).parents[2] / "clients" / "python"
ADVERT = "We look for a nurse who plans shifts and trains colleagues on the ward. " * 10


def recipe(language: str, heading: str = "### Post a job") -> str:
    _, _, section = PAGE.partition(heading)
    return re.findall(rf"^```{language}\n(.*?)^```$", section, re.M | re.S)[0]


@pytest.fixture
def cook(app, its_recruiter, tmp_path, clock):
    """Runs a program with a key, the server and the advert at hand; returns what it prints."""
    token = make(its_recruiter, "jobs:write", "applications:write").get_json()["token"]
    (tmp_path / "advert.txt").write_text(f'The "Ward 7" team\n\n{ADVERT.strip()}\n')

    def cook(*command: str, program: str, token: str = token) -> str:
        with running(app, threads=4) as port:
            environment = os.environ | {"HIRELOOM": f"http://127.0.0.1:{port}", "HIRELOOM_KEY": token}
            process = subprocess.run(
                command, input=program, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=60
            )
        assert process.returncode == 0, process.stdout + process.stderr
        return process.stdout

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


def test_with_the_python_client(cook, its_recruiter, seeker, job, monkeypatch):
    application_id = apply(seeker, job).get_json()["application_id"]
    monkeypatch.setenv("PYTHONPATH", str(CLIENT))
    for _ in range(2):  # the key of the request leaves the note once
        printed = cook(sys.executable, "-", program=recipe("python", "### Clients"))
        assert printed.startswith("To be answered by 20")
    [note] = its_recruiter.get(f"/api/applications/{application_id}/notes").get_json()["notes"]
    assert note["text"] == printed.strip()


def test_a_job_seeker_sees_which_jobs_fit(cook, container, recruiter, seeker, monkeypatch):
    with_profile(seeker, skills="Nursing")
    for title in ("Ward Nurse", "Gardener"):
        post_job(container, recruiter, title=title)
    key = make(seeker, "jobs:read", "people:read").get_json()["token"]
    monkeypatch.setenv("PYTHONPATH", str(CLIENT))
    [line] = cook(sys.executable, "-", program=recipe("python", "### See which jobs fit"), token=key).splitlines()
    assert line.startswith("Ward Nurse; ")


@pytest.fixture
def environment(environment):
    return environment | {"HIRELOOM_PRIVATE_RECEIVERS": "localhost"}


@pytest.fixture
def receiver(its_recruiter, clock, tmp_path):
    """The receiver of the docs, with the secret of a webhook that leads to it; its address and what it prints."""
    with socket.create_server(("localhost", 0)) as place:
        port = place.getsockname()[1]
    url, printed = f"http://localhost:{port}/", tmp_path / "printed"
    hook = its_recruiter.post("/api/me/webhooks", json={"url": url, "events": ["job.closed"]}).get_json()
    program = recipe("python", "### Webhooks").replace("time.time()", str(clock.now().timestamp()))
    environment = os.environ | {"WEBHOOK_SECRET": hook["secret"], "PORT": str(port)}
    with printed.open("w") as out:
        process = subprocess.Popen([sys.executable, "-c", program], env=environment, stdout=out, stderr=out)
    try:
        wait_for(port)
        yield url, printed
    finally:
        process.terminate()
        process.wait(10)


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            return socket.create_connection(("localhost", port), 1).close()
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_the_receiver_takes_our_messages_once_and_no_others(receiver, its_recruiter, container):
    url, printed = receiver
    its_recruiter.post("/api/me/webhooks/1/test")
    deliver = container.desks()[WebhookDesk].deliver_due
    assert deliver() == 1
    [delivery] = its_recruiter.get("/api/me/webhooks/1/deliveries").get_json()["deliveries"]
    assert (delivery["status"], delivery["response_status"]) == ("delivered", 204)
    its_recruiter.post(f"/api/me/webhooks/1/deliveries/{delivery['id']}/redeliver")
    assert deliver() == 1
    for headers in ({}, {"webhook-id": "msg_1", "webhook-timestamp": "1", "webhook-signature": "v1,AAAA v1,\xe9"}):
        request = urllib.request.Request(url, b"{}", headers)
        with pytest.raises(urllib.error.HTTPError, match="400"):
            urllib.request.urlopen(request, timeout=10)
    assert [line for line in printed.read_text().splitlines() if "HTTP/1." not in line] == ["test {}"]
