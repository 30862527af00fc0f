"""Whether the server is ready, and its figures for Prometheus."""

from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.parts import Paragraph

TOKEN = "for prometheus, and nobody else at all"


def test_ready_says_what_works(visit):
    answer = visit().get("/api/ready")
    assert (answer.status_code, answer.json["status"]) == (200, "ready")
    by_name = {check["name"]: check for check in answer.json["checks"]}
    assert by_name["database"]["message"].startswith("SQLite 3.")
    assert {check["status"] for check in by_name.values()} == {"working"}
    assert {"database", "files", "outbox"} <= set(by_name)


def test_emails_that_nobody_sends_are_told_and_stop_nobody(container, visitor_of, clock):
    letter = Letter("anna@people.example", "Subject", (Paragraph("Text"),), "You asked.")
    with container.store().writing() as tx:
        tx.outbox.put(letter, event="test.1")
    clock.advance(timedelta(minutes=27))
    answer = visitor_of(container).get("/api/ready")
    assert (answer.status_code, answer.json["status"]) == (200, "degraded")
    failing = [check["message"] for check in answer.json["checks"] if check["status"] == "failing"]
    assert failing == ["An email has been due for 27 minutes."]


def test_without_its_database_it_is_not_ready(container, visitor_of):
    with container.store().writing() as tx:
        tx._connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    answer = visitor_of(container).get("/api/ready")
    assert (answer.status_code, answer.json["status"], answer.json["success"]) == (503, "unavailable", False)
    assert answer.json["checks"][0]["message"].startswith("The database has schema 0001; this version needs ")


def test_no_token_no_metrics(visit):
    assert visit().get("/metrics").status_code == 404


@pytest.fixture
def measured(make_container, settings, visitor_of):
    return visitor_of(make_container(replace(settings, metrics_token=TOKEN)))


@pytest.mark.parametrize("values", [{}, {"Authorization": "Bearer wrong"}, {"Authorization": f"Basic {TOKEN}"}])
def test_metrics_need_the_token(measured, values):
    assert measured.get("/metrics", headers=values).status_code == 401


def test_metrics_count_requests_by_route_and_never_by_what_is_in_the_path(measured):
    measured.get("/api/health")
    measured.get("/unsubscribe/a-token-that-nobody-else-may-see")
    measured.get("/api/nope/maya@inbox.example")
    answer = measured.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.mimetype == "text/plain"
    assert 'hireloom_request_seconds_count{method="GET",route="/api/health",status="200"} 1.0' in answer.text
    assert 'route="/unsubscribe/<token>"' in answer.text
    assert 'route="(no route)",status="404"' in answer.text
    assert 'hireloom_outbox_emails{state="waiting"} 0.0' in answer.text
    assert "hireloom_outbox_oldest_seconds" in answer.text
    assert "hireloom_database_connections" in answer.text
    assert "a-token" not in answer.text
    assert "maya@" not in answer.text


def test_metrics_time_the_reading_of_documents(make_container, settings):
    container = make_container(replace(settings, metrics_token=TOKEN))
    metrics = container.metrics()
    with pytest.raises(ValueError), metrics.measured("document"):
        raise ValueError
    text = metrics.exposition()[0].decode()
    assert 'hireloom_work_seconds_count{outcome="ValueError",work="document"} 1.0' in text
    assert 'hireloom_work_running{work="document"} 0.0' in text
