"""The clients for programs work against a running server, and their READMEs say how."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hireloom.testing.paper import pdf
from tests.http.key_calls import make
from tests.running import running

CLIENTS = Path(__file__).parents[2] / "clients"
SCRIPT = """
import { readFileSync } from 'node:fs'
import { Hireloom, HireloomError, pages } from './index.js'
const hireloom = new Hireloom(process.env.HIRELOOM, process.env.HIRELOOM_KEY)
const hook = { url: 'https://hooks.example/in', events: ['job.closed'] }
const [first, second] = [await hireloom.addWebhook(hook, { idempotencyKey: 'one' }),
  await hireloom.addWebhook(hook, { idempotencyKey: 'one' })]
console.log(first.id === second.id, (await hireloom.listWebhooks()).data.length)
for await (const job of pages((query) => hireloom.listJobs(query), { owner: 'me', limit: 1 })) console.log(job.title)
console.log(await hireloom.deleteWebhook(first.id))
const { id } = await hireloom.followJob({ title: 'Ward Nurse', company: 'Ridge' })
const file = new File([readFileSync(process.env.PAPER)], 'Maya Lind.pdf')
console.log((await hireloom.addTrackedFile(id, { file })).files[0].name)
try {
  await hireloom.getJob(2147483647)
} catch (refusal) {
  console.log(refusal instanceof HireloomError, refusal.status, refusal.code)
}
"""


@pytest.fixture
def run(app, its_recruiter, job, tmp_path):
    """Runs a program with a key, a PDF and the server at hand; returns the lines that it prints."""
    (paper := tmp_path / "paper.pdf").write_bytes(pdf("Maya Lind"))
    token = make(its_recruiter, "jobs:write", "tracker:write", "webhooks:write").get_json()["token"]

    def run(*command: str, program: str, folder: Path) -> list[str]:
        with running(app, threads=4) as port:
            environment = os.environ | {
                "HIRELOOM": f"http://127.0.0.1:{port}",
                "HIRELOOM_KEY": token,
                "PAPER": str(paper),
            }
            process = subprocess.run(
                command, input=program, env=environment, cwd=folder, capture_output=True, text=True, timeout=60
            )
        assert process.returncode == 0, process.stdout + process.stderr
        return process.stdout.splitlines()

    return run


def test_the_python_client_as_its_readme_uses_it(run, job):
    [program] = re.findall(r"^```python\n(.*?)^```$", (CLIENTS / "python" / "README.md").read_text(), re.M | re.S)
    printed = run(sys.executable, "-", program=program, folder=CLIENTS / "python")
    assert printed == [f"{job.id} {job.title}", "404 no_such_job"]


def test_the_python_client_repeats_and_pages(run, job):
    program = """
import os
from pathlib import Path
from hireloom_client import File, Hireloom, pages
hireloom = Hireloom(os.environ["HIRELOOM"], os.environ["HIRELOOM_KEY"])
hook = {"url": "https://hooks.example/in", "events": ["job.closed"]}
first, second = (hireloom.add_webhook(hook, idempotency_key="one") for _ in range(2))
print(first["id"] == second["id"], len(hireloom.list_webhooks()["data"]))
print([job["title"] for job in pages(hireloom.list_jobs, owner="me", limit=1)])
print(hireloom.delete_webhook(first["id"]))
followed = hireloom.follow_job({"title": "Ward Nurse", "company": "Ridge"})
file = File("Maya Lind.pdf", Path(os.environ["PAPER"]).read_bytes())
print(hireloom.add_tracked_file(followed["id"], {"file": file})["files"][0]["name"])
"""
    printed = run(sys.executable, "-", program=program, folder=CLIENTS / "python")
    assert printed == ["True 1", str([job.title]), "None", "Maya Lind.pdf"]


def test_the_client_for_node(run, job, tmp_path):
    for file in (CLIENTS / "typescript").iterdir():
        (tmp_path / file.name).write_text(file.read_text())
    printed = run("node", "--input-type=module", "-", program=SCRIPT, folder=tmp_path)
    assert printed == ["true 1", job.title, "undefined", "Maya Lind.pdf", "true 404 no_such_job"]
