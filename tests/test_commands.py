"""The command line, run as a person runs it."""

import io
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from datetime import UTC
from pathlib import Path

import pytest

from bench import match
from hireloom.__main__ import main
from hireloom.adapters.clock import SystemClock
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.bootstrap import upgrades
from hireloom.demo.accounts import admin_emails, open_emails
from hireloom.demo.world import NO_PASSWORD
from hireloom.domain.mails.account_mails import password_changed
from tests.waiting import until

ROOT = Path(__file__).parents[1]
PASSWORD = "Weft4yarn!\n"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("HIRELOOM_")}
    return inherited | {"HIRELOOM_DATA_DIR": str(tmp_path / "a folder"), "HIRELOOM_PORT": "0"}


@pytest.fixture
def run(environment):
    def run(*arguments: str, stdin: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "hireloom", *arguments]
        return subprocess.run(
            command, input=stdin, capture_output=True, text=True, env=environment | settings, cwd=ROOT, timeout=300
        )

    return run


@pytest.fixture
def command(environment, monkeypatch, capsys, caplog):
    """The same without a process, for commands that leave nothing open; what is logged would be printed, too."""
    caplog.set_level("INFO")

    def command(*arguments: str, stdin: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(os, "environ", environment | settings)
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        status = main(list(arguments))
        output, complained = capsys.readouterr()
        return subprocess.CompletedProcess(arguments, status, output, complained + caplog.text)

    return command


def test_help_tells_what_each_command_does(run):
    help_text = run("--help").stdout
    for command in (
        "serve",
        "worker",
        "migrate",
        "demo",
        "create-admin",
        "audit",
        "keys",
        "users",
        "jobs",
        "outbox",
        "doctor",
        "export-corrections",
        "openapi",
        "settings",
        "bench",
    ):
        assert re.search(rf"^ +{command}\s+\S", help_text, re.MULTILINE), command


def test_the_doctor_says_what_works_and_what_to_do_about_the_rest(command, tmp_path):
    command("migrate")
    process = command(
        "doctor",
        HIRELOOM_MODEL_URL="http://127.0.0.1:1/v1",
        HIRELOOM_MODEL_NAME="any",
        HIRELOOM_MAIL="smtp",
        HIRELOOM_MAIL_FROM="jobs@hireloom.example",
        HIRELOOM_SMTP_HOST="127.0.0.1",
        HIRELOOM_SMTP_PORT="1",
    )
    assert process.returncode == 0  # neither is needed by every request
    assert_each_failure_has_advice(process.stdout, count=2)
    assert re.search(r"^ok    database: SQLite \S+, schema \d{4}$", process.stdout, re.MULTILINE)
    assert "FAIL  model: The model's server cannot be used: Connection refused." in process.stdout
    assert "FAIL  email: The mail server cannot be used: Connection refused." in process.stdout
    (tmp_path / "a folder" / "secret").chmod(0o644)
    open_secret = command("doctor")
    assert "FAIL  secret: Others on this machine can read" in open_secret.stdout
    assert "chmod 600" in open_secret.stdout


def assert_each_failure_has_advice(text, *, count):
    lines = text.splitlines()
    failures = [at for at, line in enumerate(lines) if line.startswith("FAIL")]
    assert len(failures) == count
    assert all(lines[at + 1].startswith("      ") for at in failures)


def test_the_doctor_names_shared_services_that_do_not_answer(command):
    command("migrate")
    process = command(
        "doctor",
        HIRELOOM_REDIS_URL="redis://127.0.0.1:1",
        HIRELOOM_WORK="celery",
        HIRELOOM_S3_BUCKET="papers",
        HIRELOOM_S3_ENDPOINT_URL="http://127.0.0.1:1",
        HIRELOOM_S3_KEY_ID="key",
        HIRELOOM_S3_KEY_SECRET="word",
        HIRELOOM_SECRET="s" * 40,
    )
    assert process.returncode == 1
    assert_each_failure_has_advice(process.stdout, count=3)
    for broken in ("redis: Redis", "broker: The broker", "files: The bucket"):
        assert f"FAIL  {broken} cannot be used: " in process.stdout
    assert process.stdout.count("Connection refused") == 2
    assert "ok    secret: given by HIRELOOM_SECRET\n" in process.stdout  # and not the one that `migrate` made
    assert re.search(r"^FAIL  files: .+\n      Does the bucket of HIRELOOM_S3_… exist", process.stdout, re.MULTILINE)


def test_the_doctor_fails_without_a_database(command):
    process = command("doctor")
    assert "FAIL  database: The database has no tables yet." in process.stdout
    assert process.stdout.count("Run `hireloom migrate`") == process.stdout.count("FAIL") == 1
    assert "skip  outbox: Not checked, because it needs the database.\n" in process.stdout
    assert process.stdout.count("skip") == 4
    assert process.stderr == ""


def test_a_wrong_setting_is_one_clear_line_and_no_trace(run):
    process = run("migrate", HIRELOOM_PORT="many")
    assert process.returncode == 2
    assert process.stderr == "hireloom: HIRELOOM_PORT must be a whole number from 0 to 65535.\n"


def test_a_port_that_is_taken_is_one_clear_line_with_a_way_out(run):
    with socket.socket() as neighbor:
        neighbor.bind(("127.0.0.1", 0))
        neighbor.listen()
        port = neighbor.getsockname()[1]
        process = run("serve", HIRELOOM_PORT=str(port))
    assert process.returncode == 2
    assert process.stderr.startswith(f"hireloom: Port {port} is in use by another program.")
    assert "HIRELOOM_PORT=" in process.stderr
    assert "Traceback" not in process.stderr


@pytest.mark.parametrize(
    ("host", "sentence"), [("192.0.2.7", "cannot listen on"), ("no.such.host.invalid", "not an address")]
)
def test_an_address_of_another_machine_is_one_clear_line(run, host, sentence):
    process = run("serve", HIRELOOM_HOST=host, HIRELOOM_PORT="8189")
    assert (process.returncode, process.stderr.count("\n")) == (2, 1)
    assert sentence in process.stderr


@pytest.mark.parametrize("where", ["postgresql://nobody@127.0.0.1:1/none", "sqlite:////no/such/folder/hireloom.db"])
def test_a_database_that_cannot_be_opened_is_one_clear_line(command, where):
    process = command("migrate", HIRELOOM_DATABASE_URL=where)
    assert (process.returncode, process.stderr.count("\n")) == (2, 1)
    assert process.stderr.startswith("hireloom: The database cannot be opened")


def test_an_address_of_a_database_that_cannot_be_one_is_one_clear_line_without_its_password(command):
    process = command("migrate", HIRELOOM_DATABASE_URL="postgresql://hireloom:known-to-none@db:many/hireloom")
    assert (process.returncode, process.stderr.count("\n")) == (2, 1)
    assert "HIRELOOM_DATABASE_URL is not the address of a database" in process.stderr
    assert "known-to-none" not in process.stderr


def test_a_file_that_is_no_database_is_one_clear_line(command, tmp_path):
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a folder" / "hireloom.db").write_text("no database " * 20)
    process = command("migrate")
    assert (process.returncode, process.stderr.count("\n")) == (2, 1)
    assert "not a database" in process.stderr


def test_a_start_without_its_store_of_files_is_one_clear_line(command, migrated, tmp_path):
    (tmp_path / "a folder").mkdir()
    shutil.copy(migrated, tmp_path / "a folder")
    away = {"HIRELOOM_S3_BUCKET": "papers", "HIRELOOM_S3_ENDPOINT_URL": "http://127.0.0.1:1"}
    process = command("demo", HIRELOOM_S3_KEY_ID="k", HIRELOOM_S3_KEY_SECRET="s", HIRELOOM_SECRET="f" * 64, **away)
    assert process.returncode == 2
    assert process.stderr.startswith("hireloom: The bucket cannot be used: Could not connect")


def test_a_demo_that_strangers_reach_lets_nobody_be_its_admin(command, migrated, tmp_path):
    (tmp_path / "a folder").mkdir()
    shutil.copy(migrated, tmp_path / "a folder")
    refused = command("demo", HIRELOOM_HOST="0.0.0.0")
    assert refused.returncode == 2
    assert "the log-ins of the demo are public" in refused.stderr
    local = command("demo")
    assert all(email in local.stdout for email in open_emails())
    public = command("demo", HIRELOOM_HOST="0.0.0.0", HIRELOOM_DEMO_PUBLIC="1")
    assert public.returncode == 0
    assert {email for email in open_emails() if email not in public.stdout} == {*admin_emails()}
    rows = sqlite3.connect(tmp_path / "a folder" / "hireloom.db").execute("SELECT email, password_hash FROM users")
    usable = {email for email, password_hash in rows if password_hash != NO_PASSWORD}
    assert usable == {*open_emails()} - {*admin_emails()}


def test_a_database_of_a_newer_version_is_one_clear_line_and_stays_as_it_is(command, migrated, tmp_path):
    (tmp_path / "a folder").mkdir()
    shutil.copy(migrated, tmp_path / "a folder")
    database = sqlite3.connect(tmp_path / "a folder" / "hireloom.db")
    with database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    process = command("migrate")
    assert (process.returncode, process.stderr.count("\n")) == (2, 1)
    assert "a newer version of Hireloom" in process.stderr
    assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]
    database.close()


def test_a_large_database_is_brought_up_to_date_with_a_word(command, monkeypatch):
    monkeypatch.setattr(upgrades, "QUIET", 600.0)
    assert "up to date" not in command("migrate").stderr
    monkeypatch.setattr(upgrades, "QUIET", 0.0)
    assert "the database is being brought up to date" in command("migrate").stderr


@pytest.mark.spec("OPEN-006")
def test_an_admin_is_made_with_a_password_of_the_callers_own(command):
    process = command("create-admin", "root@people.example", "--super", "--password-stdin", stdin=PASSWORD)
    assert (process.returncode, process.stdout) == (0, "root@people.example is a super admin.\n")
    weak = command("create-admin", "two@people.example", "--username", "two22", "--password-stdin", stdin="admin\n")
    assert weak.returncode == 2
    assert weak.stderr.startswith("hireloom: Password must be")


def test_the_interface_document_is_printed(command):
    assert json.loads(command("openapi").stdout)["info"]["title"] == "Hireloom"


def test_a_worker_does_what_servers_are_told_not_to_do(environment, migrated, tmp_path):
    data = tmp_path / "a folder"
    data.mkdir()
    shutil.copy(migrated, data)
    store = SqlStore(connect(f"sqlite:///{data / 'hireloom.db'}"), SystemClock(UTC))
    with store.writing() as tx:
        tx.outbox.put(password_changed("root@people.example"), event="a")
    command = [sys.executable, "-m", "hireloom", "worker"]
    variables = environment | {"HIRELOOM_WORK": "worker"}
    worker = subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert worker.stdout.readline() == "Hireloom's worker is ready\n"
        assert until(lambda: len(list((data / "outbox").glob("*.eml"))) == 1)
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(20) == 0
    finally:
        worker.kill()
        worker.communicate()
        store.close()


def test_a_worker_that_has_nothing_to_do_says_why(environment, monkeypatch, capsys):
    monkeypatch.setattr(os, "environ", environment)
    assert main(["worker"]) == 2
    assert "HIRELOOM_WORK is threads" in capsys.readouterr().err


@pytest.mark.parametrize("status", [0, 70])
def test_a_worker_of_celery_that_breaks_says_so_to_whoever_started_it(environment, monkeypatch, migrated, status):
    class Worker:
        exitcode = status

        def __init__(self, **_arguments):
            pass

        def start(self):
            pass

    data = Path(environment["HIRELOOM_DATA_DIR"])
    data.mkdir()
    shutil.copy(migrated, data)
    celery = {"HIRELOOM_WORK": "celery", "HIRELOOM_CELERY_BROKER_URL": "redis://127.0.0.1:1"}
    monkeypatch.setattr(os, "environ", environment | celery | {"HIRELOOM_SECRET": "s" * 32})
    monkeypatch.setattr("celery.Celery.Worker", Worker)
    try:
        ended = main(["worker"])
    except SystemExit as stop:
        ended = stop.code
    assert ended == status


def test_a_bench_that_lacks_a_library_names_it(environment, monkeypatch, capsys):
    monkeypatch.setattr(os, "environ", environment)
    monkeypatch.setitem(sys.modules, "tantivy", None)
    monkeypatch.chdir(ROOT)
    assert main(["bench", "search"]) == 2
    assert "needs tantivy, which is not installed: pip install '.[bench]'" in capsys.readouterr().err


def test_the_bench_of_a_match_tells_its_time(capsys):
    match.main(["--rounds", "1"])
    assert re.search(r"whole way +[\d.]+ ms +target 150 ms, (kept|missed)", capsys.readouterr().out)


@pytest.fixture
def serve(environment):
    """A real server, and the address that it says."""
    servers = []

    def start(**settings: str) -> tuple[subprocess.Popen[str], str]:
        command = [sys.executable, "-m", "hireloom", "serve"]
        server = subprocess.Popen(command, env=environment | settings, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        servers.append(server)
        line = server.stdout.readline() if server.stdout else ""
        address = re.search(r"http://localhost:(\d+)", line)
        assert address, line
        return server, address[0]

    yield start
    for server in servers:
        server.kill()
        server.communicate()


def test_serving_begins_with_a_migration_says_where_and_ends_when_told(serve, tmp_path):
    server, address = serve()
    with urllib.request.urlopen(f"{address}/api/health", timeout=60) as answer:
        assert json.load(answer)["status"] == "ok"
    assert server.stdout.readline() == f"Emails are kept as files in {tmp_path / 'a folder' / 'outbox'}\n"
    assert (tmp_path / "a folder" / "hireloom.db").exists()
    children = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True).stdout.split()
    assert children  # the readers of documents
    server.send_signal(signal.SIGTERM)
    assert server.wait(20) == 0
    assert not [child for child in children if Path(f"/proc/{child}").exists()]
