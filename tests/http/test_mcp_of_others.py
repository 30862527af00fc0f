"""Assistants with the key of somebody else, or with a key of little scope: no tool gives them what is not theirs."""

import json
import re

import httpx2
import pytest
from mcp.client.stdio import StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

from hireloom.domain.api_keys import Scope
from tests.http.application_calls import apply, with_profile
from tests.http.key_calls import SEEKERS
from tests.http.question_calls import ask, newest
from tests.http.recruiter_calls import let_interview, verify
from tests.http.test_mcp import (  # noqa: F401 - fixtures
    HIRELOOM,
    TOOLS,
    assistant,
    connect,
    environment,
    over_http,
    site,
    token_of,
)
from tests.http.test_pool_imports import add, company  # noqa: F401 - a fixture
from tests.http.test_resume_versions import CAREER

RECRUITERS = [scope for scope in Scope if not scope.startswith(("people", "tracker", "searches"))]
PRIVATE = re.compile("Anna|Löwe|anna@|4155550142|allergic|by night|two cats|Halewood|Quay|Vera|Very calm", re.I)


@pytest.fixture
def world(container, company, its_recruiter, seeker, job, colleague, visit):  # noqa: F811
    """An application with everything that can belong to one, and a job seeker's own things; the ids for the tools."""
    with_profile(seeker, name="Anna Berg")
    number = apply(seeker, job).get_json()["application_id"]
    seeker.post(f"/api/applications/{number}/messages", json={"text": "Is it by night?"})
    assert its_recruiter.post(f"/api/applications/{number}/notes", json={"text": "She is allergic."}).status_code == 201
    interview = let_interview(its_recruiter, number, its_recruiter)
    add(its_recruiter, {"name": "Vera Lind", "email": "vera@mail.example"})
    [person] = its_recruiter.get("/api/company/pool?search=vera").get_json()["people"]
    assert seeker.put("/api/me/career", json={"career": CAREER}).status_code == 200
    advert = "Nurse\nRequirements\n- Two years of telemetry\n"
    resume = seeker.post("/api/me/resumes", json={"job_title": "Nurse", "company": "Quay", "advert": advert})
    tracked = seeker.post("/api/tracked-jobs", json={"title": "Nurse", "company": "Quay", "url": "https://a.example/"})
    ask(visit(), job, question="Is it true that it is very calm?")
    return {
        "question_id": newest(its_recruiter),
        "job_id": job.id,
        "application_id": number,
        "application_ids": [number],
        "interview_id": interview,
        "pool_key": person["key"],
        "pool_keys": [person["key"]],
        "resume_id": resume.get_json()["resume"]["id"],
        "tracked_job_id": tracked.get_json()["job"]["id"],
    }


WORDS = {
    "counted_by": "late",
    "words": "Anna",
    "message": "Hello",
    "reason": "It fits.",
    "decision": "select",
    "title": "Talk",
    "pay": "60,000",
    "starts_on": "2026-12-01",
    "answer_by": "2026-11-20",
    "stage": "Applied",
    "side": "recruiter",
    "answer": "Hello",
}


def call_all(server, world):
    """What each tool answers about the ids of the world."""
    values = world | WORDS
    answers = {}
    for tool in server.tools():
        schema = tool.input_schema
        arguments = {name: values[name] for name in schema.get("properties", {}) if name in values}
        if tool.name == "propose_move":
            arguments["stage"] = 1
        if tool.name in {"search_jobs", "list_company_jobs", "search_talent_pool"}:
            arguments["words"] = ""
        answers[tool.name] = server.call(tool.name, **arguments)
    return answers


def tells(answers):
    """The tools whose answers hold something private."""
    return {name for name, answer in answers.items() if PRIVATE.search(json.dumps(answer, ensure_ascii=False))}


@pytest.fixture
def strangers(people, visit, container):
    """The tokens of a recruiter of another verified company, and of another job seeker, that may do everything."""
    recruiter, seeker = people.add("recruiter", email="eva@elsewhere.example"), people.add()
    verify(container, recruiter)
    office, person = visit(), visit()
    office.login(recruiter.email)
    person.login(seeker.email)
    assert office.post("/api/company/members").status_code == 200
    return token_of(office, *RECRUITERS), token_of(person, *SEEKERS)


@pytest.fixture(params=["stdio", "streamable HTTP"])
def reach(request, connect, site):  # noqa: F811
    """The tools with a key, by each way on which assistants reach them."""
    if request.param == "stdio":
        yield lambda token: connect(
            StdioServerParameters(command=HIRELOOM[0], args=HIRELOOM[1:], env=environment(site, token))
        )
    else:
        with over_http(site) as address:

            def with_key(token):
                client = httpx2.AsyncClient(headers={"Authorization": f"Bearer {token}"}, timeout=30)
                return connect(streamable_http_client(address, http_client=client))

            yield with_key


def test_their_owners_read_what_strangers_must_not(assistant, its_recruiter, seeker, world):  # noqa: F811
    """Otherwise the next test would find nothing anywhere."""
    recruiters = tells(call_all(assistant(token_of(its_recruiter, *RECRUITERS)), world))
    seekers = tells(call_all(assistant(token_of(seeker, *SEEKERS)), world))
    assert recruiters == {
        *("find_applicants", "list_applications_for_job", "list_job_interviews", "list_messages", "list_notes"),
        *("list_own_interviews", "list_threads", "read_application", "read_interview_kit", "read_planned_kits"),
        *("read_scorecards", "search_talent_pool", "list_visitor_questions", "read_visitor_question"),
    }
    assert seekers == {
        *("draft_letter", "list_messages", "list_own_applications", "list_resumes", "list_tracked_jobs"),
        *("match_resume", "read_application", "read_career"),
    }


def test_strangers_and_keys_for_something_else_get_nothing(reach, strangers, its_recruiter, world):
    for token in strangers:
        server = reach(token)
        needing_ids = {tool.name for tool in server.tools() if world.keys() & tool.input_schema.get("properties", {})}
        answers = call_all(server, world)
        assert answers.keys() == TOOLS
        assert tells(answers) == set()
        answered = {name for name in needing_ids if not isinstance(answers[name], str)}
        # adverts are for everybody, and a proposal for the pool holds only what the assistant wrote itself
        assert answered <= {
            *("read_job", "explain_match", "draft_letter"),
            *("propose_pool_message", "propose_consent_question"),
        }
    answers = call_all(reach(token_of(its_recruiter, "webhooks:read")), world)
    assert answers == dict.fromkeys(TOOLS, "This API key does not have the scope that the call needs.")
