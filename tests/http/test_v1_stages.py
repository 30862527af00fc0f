"""Stages, teams, scorecards and templates by /api/v1, and the events of them."""

import json

import pytest

from hireloom.usecases.webhooks import WebhookDesk
from tests.http.application_calls import apply
from tests.http.key_calls import ALL
from tests.http.test_scorecards import colleague, filled, interview, own_id  # noqa: F401 - fixtures

EVENTS = ["application.moved", "scorecard.submitted"]


@pytest.fixture
def recruiting(its_recruiter, program):
    return program(its_recruiter, *ALL, "company:read")


@pytest.fixture
def events(its_recruiter, container):
    """What was announced since."""
    its_recruiter.post("/api/me/webhooks", json={"url": "https://hooks.example/in", "events": EVENTS})

    def announced():
        container.desks()[WebhookDesk].deliver_due()
        rows = its_recruiter.get("/api/me/webhooks/1/deliveries").get_json()["deliveries"]
        return [(row["event"], row["payload"]["data"]) for row in rows]

    return announced


def code_of(answer):
    return answer.status_code, answer.get_json()["code"]


def test_an_application_is_moved_once_and_only_from_where_it_was_seen(recruiting, events, seeker, job, letters):
    application = apply(seeker, job).get_json()["application_id"]
    first, second, *_ = recruiting.get(f"/jobs/{job.id}/stages").get_json()["stages"]
    assert (first["applications"], second["applications"]) == (1, 0)
    before = len(letters())
    choice = {"stage": second["id"], "seen": first["id"]}
    place = f"/applications/{application}/stage"
    moved = recruiting.call("PUT", place, json=choice)
    assert (moved.status_code, moved.get_json()["stage_name"]) == (200, second["name"])
    assert code_of(recruiting.call("PUT", place, json=choice | {"stage": first["id"]})) == (409, "moved_meanwhile")
    assert code_of(recruiting.call("PUT", place, json={"stage": 99})) == (404, "no_such_stage")
    assert len(letters()) == before
    [(event, data)] = events()
    assert (event, data["application_id"], data["stage"]) == ("application.moved", application, second["name"])


def test_a_stranger_moves_and_sees_nothing(program, signed_in, seeker, job):
    application = apply(seeker, job).get_json()["application_id"]
    stranger = program(signed_in("recruiter"), *ALL)
    for method, path in (
        ("GET", f"/jobs/{job.id}/stages"),
        ("GET", f"/jobs/{job.id}/team"),
        ("GET", f"/applications/{application}/debrief"),
    ):
        assert stranger.call(method, path).status_code == 403
    foreign, absent = (
        stranger.call("PUT", f"/applications/{number}/stage", json={"stage": 1}) for number in (application, 987_654)
    )
    assert (foreign.status_code, foreign.get_json()) == (404, absent.get_json())


def test_a_team_and_scorecards_are_read_as_on_the_screen(
    recruiting,
    interview,  # noqa: F811
    colleague,  # noqa: F811
    its_recruiter,
    events,
    job,
):
    number, application = interview
    team = recruiting.get(f"/jobs/{job.id}/team").get_json()["data"]
    assert [(row["user_id"], row["role"]) for row in team] == [(own_id(colleague), "interviewer")]
    form = filled(its_recruiter.get(f"/api/interviews/{number}/kit").get_json(), "solid", "Knew every loom.")
    colleague.post(f"/api/interviews/{number}/scorecard/submit", json=form)
    path = f"/applications/{application}/debrief"
    answer = recruiting.get(path).get_json()
    assert (answer["is_locked"], answer["cards"]) == (True, [])
    its_recruiter.post(f"/api/interviews/{number}/scorecard/submit", json=form)
    answer = recruiting.get(path).get_json()
    assert (answer["is_locked"], len(answer["cards"])) == (False, 2)
    assert "solid" in answer["cards"][0]["ratings"].values()
    assert {event for event, _ in events()} == {"scorecard.submitted"}
    assert "Knew every loom" not in json.dumps(events())


def test_templates_are_read(recruiting):
    templates = recruiting.get("/company/answer-templates").get_json()["templates"]
    assert all(template["name"] and template["text"] for template in templates)
    assert templates
