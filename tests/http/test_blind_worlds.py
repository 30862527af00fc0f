"""Blind review as two worlds that differ only in who applied: whatever a recruiter reads, it is the same in both."""

import io
import re
import shutil

from hireloom import settings as settings_module
from hireloom.testing import paper
from tests.conftest import People
from tests.http.application_calls import apply, post_job, with_profile
from tests.http.key_calls import Program, make
from tests.http.recruiter_calls import review_blind, score, verify

NAMES = ("Anna Berg", "Bert Lund", "Carla Mund", "Dora Maria van Holm")
SCOPES = [
    *("jobs:write", "applications:write", "candidates:read", "company:read", "documents:read"),
    *("people:read", "searches:read", "webhooks:write"),
]
NUMBERS = {"application_id": (5, 6), "job_id": (1, 2), "user_id": range(1, 6), "interview_id": (1,), "webhook_id": (1,)}
LISTS = re.compile(r"/applicants$|/inbox$|/company/pool$|/company/jobs$|/jobs/1/applications$|/applications/job/1$")
WORDS = ("q", "query", "search")
ORDERS = ("applied", "match", "score", "name", "years", "title", "source", "due")
# What is drawn by chance or made anew each time, in each world.
BY_CHANCE = re.compile(
    r'"id":"[0-9a-f]{16}"|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|hl_live_\S+|csrf_token\S+|reply\+\S+|/not-me/\S+'
)


def mailbox(name):
    return f"{name.split()[0].lower()}@people.example"


class World:
    """A company with a blind job for which two people have applied, and an open one for which all of them have."""

    def __init__(self, container, visitor_of, applied):
        people = People(container)
        self.container = container
        recruiter = people.add("recruiter", email="rita@quay.example", username="Rita1")
        self.recruiter = visitor_of(container)
        self.recruiter.enter(container, recruiter)
        verify(container, recruiter)
        assert self.recruiter.post("/api/company/members").status_code == 200
        self.blind, self.open = post_job(container, recruiter), post_job(container, recruiter, title="Night Nurse")
        review_blind(self.recruiter, self.blind)
        seekers = {}
        for name in NAMES:
            seekers[name] = visitor_of(container)
            seekers[name].enter(container, people.add(username=name.split()[0], email=mailbox(name)))
            with_profile(seekers[name], name=name, email=mailbox(name))
            self.apply(seekers[name], self.open, name)
        for name in applied:
            number = self.apply(seekers[name], self.blind, name)
            self.write(seekers[name], number, name)
            self.recruiter.post(f"/api/applications/{number}/messages", json={"text": "Thank you."})
            self.recruiter.post(f"/api/applications/{number}/notes", json={"text": "Calm."})
            assert score(self.recruiter, number, 70).status_code == 200
        self.key = make(self.recruiter, *SCOPES).get_json()["token"]
        self.program = Program(visitor_of(container).http, self.key)

    def apply(self, browser, job, name):
        role = f"Nurse with {name}, Loomworks 2019 - 2024"
        resume = paper.pdf(name, mailbox(name), "", "EXPERIENCE", role, "Cared for thirty.")
        answer = apply(browser, job, fullName=name, email=mailbox(name), resumeFile=resume)
        assert answer.status_code == 201, answer.get_json()
        return answer.get_json()["application_id"]

    def write(self, browser, number, name):
        diploma = io.BytesIO(paper.pdf(f"The diploma of {name}" + " it says" * len(name)))
        form = {"text": f"{name} asks: is it by night?", "files": [(diploma, f"{name}.pdf")]}
        assert browser.post(f"/api/applications/{number}/messages/files", data=form).status_code == 201

    def reads(self):
        """The answers of all calls that read, by their paths; and the letters."""
        described = self.container.app().test_client().get("/api/v1/openapi.json").get_json()
        screens = [rule.rule for rule in self.container.app().url_map.iter_rules() if "GET" in rule.methods]
        answers = {}
        for path in paths(map(plain, screens)):
            if "/v1/" not in path:
                answers[path] = content_of(self.recruiter.get(path))
        for path in paths(path.removeprefix("/api/v1") for path in described["paths"]):
            answers[f"key {path}"] = content_of(self.program.get(path))
        with self.container.store().reading() as tx:
            for number, letter in enumerate(tx.outbox.latest(500)):
                if letter.letter and letter.to == "rita@quay.example":
                    answers[f"letter {number}"] = (0, BY_CHANCE.sub("", letter.letter.subject + letter.letter.text), "")
        return answers


def plain(rule):
    return re.sub(r"<(?:[a-z]+(?:\([^)]*\))?:)?(\w+)>", r"{\1}", rule)


def paths(patterns):
    """With the numbers of what the worlds have, and the words and orders by which lists are asked."""
    for pattern in patterns:
        fields = re.findall(r"{(\w+)}", pattern)
        if not set(fields) <= NUMBERS.keys():
            continue
        for number in NUMBERS[fields[0]] if fields else (0,):
            path = re.sub(r"{\w+}", str(number), pattern)
            yield path
            if LISTS.search(path):
                yield from (f"{path}?{words}={name}" for words in WORDS for name in ("dora", "example"))
                yield from (f"{path}?sort={order}" for order in ORDERS)


def content_of(answer):
    text = answer.get_data(as_text=True) if answer.mimetype != "application/pdf" else ""
    return answer.status_code, BY_CHANCE.sub("", text), answer.headers.get("Content-Disposition", "")


def test_a_recruiter_reads_the_same_whoever_has_applied(make_container, environment, visitor_of, tmp_path):
    worlds = []
    for applied in (NAMES[:2], NAMES[:1:-1]):  # Anna and Bert, or Dora and Carla
        data = tmp_path / applied[0]
        shutil.copytree(environment["HIRELOOM_DATA_DIR"], data)
        container = make_container(settings_module.load(environment | {"HIRELOOM_DATA_DIR": str(data)}))
        worlds.append(World(container, visitor_of, applied).reads())
    first, second = worlds
    differing = {path for path in first | second if first.get(path) != second.get(path)}
    assert {path: (first.get(path), second.get(path)) for path in differing} == {}
    answers = [text for status, text, _ in first.values() if status == 200]
    assert len(answers) > 150
    assert sum("Candidate 5" in text for text in answers) > 10  # the two are there
    assert any("Dora Maria van Holm" in text for text in answers)  # as in the open job
