"""Whether the server is ready, and its figures for Prometheus."""

import time
from dataclasses import replace
from datetime import date, timedelta

import pytest

from hireloom.adapters.boards.demo import DemoBoard
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.bootstrap.plugins import installed_plugins
from hireloom.bootstrap.probes import _boards, _key, _scanned
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.parts import Paragraph
from hireloom.ports.boards import BoardFailed, BoardQuery
from hireloom.ports.probes import Probe, ProbeFailed
from hireloom.usecases.board_refreshes import RefreshDesk
from hireloom.usecases.operations import PATIENCE, SLOW, Checkup, OperationsDesk
from tests.http.application_calls import apply

TOKEN = "for prometheus, and nobody else at all"


def test_ready_says_what_works(visit):
    answer = visit().get("/api/ready")
    assert (answer.status_code, answer.json["status"]) == (200, "ready")
    by_name = {check["name"]: check for check in answer.json["checks"]}
    assert {check["message"] for check in by_name.values()} == {"It works."}
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


def test_anyone_may_ask_so_names_go_only_to_the_log_and_the_doctor(make_container, settings, visitor_of, caplog):
    container = make_container(replace(settings, redis_url="redis://127.0.0.1:1"))
    browser = visitor_of(container)
    answer = browser.get("/api/ready")
    assert (answer.status_code, answer.json["status"]) == (200, "degraded")
    assert {check["message"] for check in answer.json["checks"]} == {"It works.", "Redis cannot be used."}
    browser.get("/api/ready")
    [line] = [record.getMessage() for record in caplog.records if record.getMessage().startswith("redis: ")]
    assert "127.0.0.1:1" in line
    assert "Is HIRELOOM_REDIS_URL right?" in line
    assert line == f"redis: {looked(container, 'redis').words} {looked(container, 'redis').advice}"


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


def test_admins_see_what_fails_first_and_what_is_not_set_up(make_container, settings, visitor_of, people, clock):
    container = make_container(replace(settings, mail="smtp", smtp_host="localhost", smtp_port=1))
    browser = visitor_of(container)
    browser.login(people.add("admin").email)
    answer = browser.get("/api/admin/system").json
    states = {provider["name"]: provider["state"] for provider in answer["providers"]}
    assert (answer["providers"][0]["name"], states["email"]) == ("email", "failing")
    assert (states["database"], states["redis"]) == ("working", "absent")
    [redis] = [provider for provider in answer["providers"] if provider["name"] == "redis"]
    assert redis["setting"] == "HIRELOOM_REDIS_URL"
    assert all(0 <= provider["seconds"] <= PATIENCE for provider in answer["providers"])


def test_admins_see_plugins_and_why_one_does_not_start(monkeypatch, tmp_path, signed_in, settings, container):
    package = tmp_path / "packages" / "acme_chat-1.4.2.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: acme-chat\nVersion: 1.4.2\n")
    (package / "entry_points.txt").write_text("[hireloom.chats]\nacme = acme_that_is_nowhere:Chat\n")
    monkeypatch.syspath_prepend(package.parent)
    [idle] = signed_in("admin").get("/api/admin/system").json["plugins"]
    assert idle == {
        **{"package": "acme-chat", "version": "1.4.2", "kind": "model", "state": "idle", "problem": ""},
        **{"breach": "", "breach_at": None},
    }
    [refused] = installed_plugins(replace(settings, chat="acme"), container.breaches())
    assert (refused.state, refused.problem) == (
        "refused",
        "It does not start: ModuleNotFoundError. The log says more.",
    )


def test_admins_see_how_long_emails_have_waited(signed_in, container, clock):
    browser = signed_in("admin")
    with container.store().writing() as tx:
        tx.outbox.put(Letter("a@b.example", "Subject", (Paragraph("Text"),), "You asked."), event="test.1")
    clock.advance(timedelta(minutes=90))
    backlog = browser.get("/api/admin/system?again=1").json
    assert [age["minutes"] for age in backlog["ages"]][-3:] == [0, 30, 90]
    assert (len(backlog["ages"]), backlog["waiting"]) == (25, 1)
    container.outbox().deliver_due()
    backlog = browser.get("/api/admin/system").json
    assert [age["minutes"] for age in backlog["ages"]][-3:] == [0, 30, 0]
    assert (backlog["waiting"], backlog["sent"]) == (0, 1)


class CountedBoard(DemoBoard):
    def __init__(self):
        super().__init__("quayside", today=lambda: date(2026, 11, 1))
        self.count = 0

    def search(self, query):
        self.count += 1
        if self.count > 1:
            raise BoardFailed("It does not accept our key.")
        return super().search(query)


def test_checks_of_a_board_look_at_its_last_search_and_call_it_only_once(container, signed_in, clock):
    board = CountedBoard()
    refreshes = RefreshDesk(container.store(), clock, [board], None, timedelta(minutes=60))
    [probe] = _boards(lambda: refreshes.job_boards, lambda _: refreshes)
    assert probe.look() == "answered within the last minute"
    clock.advance(timedelta(minutes=61))
    assert (probe.look(), board.count) == ("answered the last search, 61 min ago", 1)
    refreshes.refresh(board, BoardQuery(words="nurse"))
    with pytest.raises(ProbeFailed, match="It does not accept our key"):
        probe.look()
    assert board.count == 2


def test_admins_ask_the_model_one_question(make_container, settings, visitor_of, people, httpserver):
    container = make_container(
        replace(
            settings, model_url=httpserver.url_for("/v1"), model_name="small", model_key="k", model_tests_per_hour=2
        )
    )
    choice = {"message": {"content": '{"summary": "She builds payments."}'}, "finish_reason": "stop"}
    httpserver.expect_oneshot_request("/v1/chat/completions").respond_with_json({"choices": [choice]})
    browser = visitor_of(container)
    browser.login(people.add("admin").email)
    model = {"address": httpserver.url_for("/v1"), "model": "small"}
    answer = browser.post("/api/admin/system/model", json=model).json
    assert (answer["answer"], answer["problem"]) == ('{"summary": "She builds payments."}', "")
    [(request, _)] = httpserver.log
    assert "Maya Sample" in request.get_data(as_text=True)
    httpserver.expect_request("/v1/chat/completions").respond_with_data("no", status=401)
    answer = browser.post("/api/admin/system/model", json=model).json
    assert (answer["answer"], answer["problem"]) == ("", "The model's server answered 401.")
    assert browser.post("/api/admin/system/model", json=model).status_code == 429
    records = browser.get("/api/admin/audit?action=models.tested").json["events"]
    assert [record["details"]["model"] for record in records] == ["small", "small"]
    overview = browser.get("/api/admin/system").json
    assert (overview["model"], overview["cost"]) == ("small", "billed")
    assert overview["model_address"] == httpserver.url_for("/v1")


@pytest.mark.parametrize(("seconds", "state"), [(SLOW / 2, "working"), (SLOW, "slow")])
def test_what_takes_long_is_slow(seconds, state):
    assert Checkup("model", True, False, "", seconds=seconds).state == state


def test_a_check_that_hangs_fails_after_its_time():
    hanging = Probe("model", lambda: time.sleep(1) or "", "Wait.")
    [finding] = OperationsDesk((hanging,), None, "", patience=0.05).overview(at_most=0.0).findings
    assert (finding.state, finding.words) == ("failing", "No answer within 0.05 seconds.")
    assert finding.advice == "Wait."


@pytest.mark.parametrize("look", [lambda: int("x") and "", lambda: time.sleep(1) or ""])
def test_what_needs_a_check_that_fails_is_not_checked_and_adds_no_advice(look):
    probes = Probe("database", look, "Start it."), Probe("outbox", str, "Wait.", needs=("database",))
    database, outbox = OperationsDesk(probes, None, "", patience=0.05).diagnosis().findings
    assert (database.advice, database.is_checked) == ("Start it.", True)
    assert outbox.words == outbox.reason == "Not checked, because it needs the database."
    assert (outbox.state, outbox.advice, outbox.is_checked) == ("failing", "", False)


def looked(container, name):
    return next(finding for finding in container.operations().diagnosis().findings if finding.name == name)


def test_files_that_another_secret_sealed_are_noticed(container, seeker, job):
    assert looked(container, "files, opened").words == "nothing is stored yet"
    assert apply(seeker, job).status_code == 201
    assert looked(container, "files, opened").words == "a stored file can be opened"
    foreign_files = SealedFiles(container.files(), secret="another secret, which sealed none of these files")
    with pytest.raises(ProbeFailed) as failed:
        _key(container.store(), foreign_files)
    assert "HIRELOOM_DOCUMENTS_SECRET" in failed.value.advice


def test_a_clock_that_was_put_back_is_noticed(container, people, signed_in, clock):
    signed_in("user")
    assert looked(container, "clock").is_working
    clock.advance(timedelta(minutes=-3))
    finding = looked(container, "clock")
    assert (finding.words, "NTP" in finding.advice) == ("The clock is 180 seconds slow.", True)


def test_a_scanner_lets_a_harmless_text_pass():
    class Paranoid:
        def malware_in(self, content: bytes) -> str:
            return "Eicar"

    with pytest.raises(ProbeFailed, match="takes a harmless text for Eicar"):
        _scanned(Paranoid())
