"""Plugins: packages that bring providers, installed next to the product and held to the contract of their port."""

import os
import shutil
import subprocess
import sys
import threading
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from hireloom.__main__ import main
from hireloom.adapters.plugins.checked import (
    CheckedBoard,
    CheckedChat,
    CheckedFiles,
    CheckedMailer,
    CheckedPublisher,
    Contract,
)
from hireloom.domain.mails.account_mails import signup_code
from hireloom.domain.refusals import NotFound
from hireloom.ports.boards import BoardFailed, BoardQuery
from hireloom.ports.chats import ChatFailed
from hireloom.ports.failures import StoreAway
from hireloom.ports.mailers import MailFailed
from hireloom.ports.publishers import Carrier, Post, PublishFailed
from hireloom.settings import BadSetting, load
from hireloom.usecases.plugin_breaches import LATELY

EXAMPLE = Path(__file__).parents[1] / "examples" / "hireloom-maildir"
LETTER = signup_code("anna@people.example", "048213")
POST = Post("1", "twitter", "We are hiring.", ())


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The example, installed into a folder of its own as pip does it."""
    folder = tmp_path_factory.mktemp("plugins")
    source = shutil.copytree(EXAMPLE, folder / "source")  # a build leaves files behind
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", folder / "site", source], check=True)
    return folder / "site"


def run(installed, *command, **variables):
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("HIRELOOM_")}
    paths = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", *command],
        env=inherited | {"PYTHONPATH": paths} | variables,
        capture_output=True,
        text=True,
    )


def test_the_example_passes_its_own_tests(installed):
    plugins = ("-p", "pytest_httpserver")
    process = run(installed, "pytest", *plugins, "--rootdir", str(EXAMPLE), str(EXAMPLE / "tests"))
    assert process.returncode == 0, process.stdout + process.stderr
    assert " passed" in process.stdout


def test_an_installed_plugin_is_listed_and_chosen_by_its_name(installed, tmp_path):
    process = run(installed, "hireloom", "plugins", HIRELOOM_DATA_DIR=str(tmp_path))
    assert process.stdout == "mail service: maildir (hireloom-maildir 1.0.0); choose it with HIRELOOM_MAIL\n"
    program = (
        "from hireloom.settings import load; from hireloom.bootstrap.container import Container;"
        "from hireloom.domain.mails.account_mails import signup_code;"
        "Container(settings=load()).mailer().send(signup_code('anna@people.example', '048213'), '<1@acme.example>')"
    )
    mails = tmp_path / "mails"
    variables = {
        "HIRELOOM_MAIL": "maildir",
        "HIRELOOM_MAIL_FROM": "Acme <jobs@acme.example>",
        "HIRELOOM_DATA_DIR": str(tmp_path / "data"),
        "MAILDIR": str(mails),
    }
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("HIRELOOM_")}
    paths = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
    subprocess.run([sys.executable, "-c", program], env=inherited | {"PYTHONPATH": paths} | variables, check=True)
    [mail] = (mails / "new").iterdir()
    assert "From: Acme <jobs@acme.example>" in mail.read_text()


def test_a_plugin_that_does_not_start_is_named_with_the_reason(installed, tmp_path):
    variables = {"HIRELOOM_MAIL": "maildir", "HIRELOOM_MAIL_FROM": "Acme <jobs@acme.example>"}
    process = run(installed, "hireloom", "serve", HIRELOOM_DATA_DIR=str(tmp_path), HIRELOOM_PORT="0", **variables)
    assert process.returncode == 2
    assert "The plugin maildir does not start: KeyError: 'MAILDIR'." in process.stderr
    assert "Traceback" not in process.stderr


@pytest.fixture
def doctor(tmp_path, monkeypatch, capsys):
    """What `hireloom doctor` prints where these packages are installed."""

    def doctor(packages, **variables):
        monkeypatch.syspath_prepend(packages)
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("HIRELOOM_")}
        data = {"HIRELOOM_DATA_DIR": str(tmp_path / "data")}
        with monkeypatch.context() as here:
            here.setattr(os, "environ", inherited | data | variables)
            main(["doctor"])
        output, complaints = capsys.readouterr()
        return output + complaints

    return doctor


def test_the_doctor_says_so_too(installed, doctor, tmp_path):
    variables = {"HIRELOOM_MAIL": "maildir", "HIRELOOM_MAIL_FROM": "Acme <jobs@acme.example>"}
    words = doctor(installed, **variables)
    assert "The plugin maildir does not start: KeyError: 'MAILDIR'.\n" in words
    assert "Mend it, or choose another with HIRELOOM_MAIL." in words
    assert "email: by the plugin maildir" in doctor(installed, MAILDIR=str(tmp_path), **variables)


@pytest.fixture
def acme(tmp_path):
    """A package with a plugin of each kind: `good` and `mute` start, `bad` fails at import."""
    site = tmp_path / "site"
    package = site / "acme-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: acme\nVersion: 1.0\n")
    kinds = ("chats", "job_boards", "publishers", "file_stores")
    lines = [f"[hireloom.{kind}]\nbad = acme_bad:make\ngood = acme:Good\nmute = acme:Mute\n" for kind in kinds]
    (package / "entry_points.txt").write_text("\n".join(lines))
    (site / "acme_bad.py").write_text("raise ImportError('no library acme')\n")
    (site / "acme.py").write_text(
        "from hireloom.ports.chats import ChatFailed\n"
        "class Good:\n"
        "  def __init__(self, **options): pass\n"
        "  def complete(self, messages, schema): return '{}'\n"
        "class Mute(Good):\n"
        "  def complete(self, messages, schema): raise ChatFailed('Nobody answers at acme.')\n"
    )
    return site


def test_the_doctor_asks_the_model_of_a_plugin(acme, doctor):
    assert "ok    model: answers by the plugin good" in doctor(acme, HIRELOOM_CHAT="good")
    mute = doctor(acme, HIRELOOM_CHAT="mute")
    assert "FAIL  model: Nobody answers at acme.\n      Is what the plugin asks running" in mute


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("HIRELOOM_CHAT", "bad"),
        ("HIRELOOM_BOARD_PLUGINS", "bad"),
        ("HIRELOOM_PUBLISHER_PLUGINS", "twitter=bad"),
        ("HIRELOOM_FILE_STORE", "bad"),
    ],
)
def test_the_doctor_names_a_plugin_of_any_kind_that_fails_at_import(setting, value, acme, doctor):
    words = doctor(acme, **{setting: value})
    assert "The plugin bad does not start: ImportError: no library acme." in words
    assert f"Mend it, or choose another with {setting}." in words
    assert "Traceback" not in words


@pytest.mark.parametrize(
    ("part", "setting"), [("job boards", "HIRELOOM_BOARD_PLUGINS"), ("files", "HIRELOOM_FILE_STORE")]
)
def test_a_plugin_that_does_not_start_ends_no_other_check(part, setting, acme, doctor):
    words = doctor(acme, **{setting: "bad"})
    assert f"FAIL  {part}: The plugin bad does not start" in words
    assert "ok    disk" in words


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("MAIL", "pigeon"),
        ("CHAT", "oracle"),
        ("FILE_STORE", "attic"),
        ("BOARD_PLUGINS", "corkboard"),
        ("PUBLISHER_PLUGINS", "twitter=megaphone"),
        ("PUBLISHER_PLUGINS", "smoke=signals"),
    ],
)
def test_what_is_not_installed_is_refused_at_the_start(setting, value, tmp_path):
    with pytest.raises(BadSetting, match=f"HIRELOOM_{setting} must be "):
        load({f"HIRELOOM_{setting}": value, "HIRELOOM_DATA_DIR": str(tmp_path)})


ACME = Contract("acme", lambda name, failure: None)


class Broken:
    """Fails in ways that no port allows."""

    carrier, remembers = Carrier.ACCOUNT, timedelta(0)
    name, title, credit, tells_all, limits = "acme", "Acme", None, True, ()

    def _fail(self, *_, **__):
        raise KeyError("secret-token")

    send = forget = complete = publish = search = keep = read = replace = remove = kept_before = _fail


@pytest.mark.parametrize(
    ("call", "failure"),
    [
        (lambda: CheckedMailer(Broken(), ACME).send(LETTER, "<1@acme.example>"), MailFailed),
        (lambda: CheckedChat(Broken(), ACME).complete((), {}), ChatFailed),
        (lambda: CheckedBoard(Broken(), ACME).search(BoardQuery()), BoardFailed),
        (lambda: CheckedPublisher(Broken(), ACME).publish(POST), PublishFailed),
        (lambda: CheckedFiles(Broken(), ACME).read("2026/x.pdf"), StoreAway),
        (lambda: CheckedFiles(Broken(), ACME).keep(b"", extension="pdf", on=date(2026, 11, 1)), StoreAway),
        (lambda: list(CheckedFiles(Broken(), ACME).kept_before(None)), StoreAway),
    ],
)
def test_what_breaks_a_contract_becomes_a_failure_of_its_port_and_is_logged(call, failure, caplog):
    with pytest.raises(failure) as raised:
        call()
    assert "secret-token" not in str(raised.value)
    assert "the plugin acme breaks its contract: it raised KeyError" in caplog.text


def test_admins_see_how_a_plugin_broke_its_contract_for_a_week(
    make_container, settings, visitor_of, people, clock, monkeypatch, tmp_path
):
    package = tmp_path / "acme_posts-1.4.2.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: acme-posts\nVersion: 1.4.2\n")
    (package / "entry_points.txt").write_text("[hireloom.publishers]\nacme = acme_posts:Posts\n")
    posts = "class Posts:\n  carrier = remembers = None\n  def publish(self, post): raise KeyError\n"
    (tmp_path / "acme_posts.py").write_text(posts)
    monkeypatch.syspath_prepend(tmp_path)
    container = make_container(replace(settings, publisher_plugins=(("twitter", "acme"),)))
    browser = visitor_of(container)
    browser.login(people.add("admin").email)

    def shown():
        [plugin] = browser.get("/api/admin/system").json["plugins"]
        return plugin["state"], plugin["breach"]

    assert shown() == ("loaded", "")
    with container.store().writing():  # on SQLite, nobody else writes meanwhile
        for _ in range(2):
            with pytest.raises(PublishFailed):
                container.publishers()["twitter"].publish(POST)
        noting = [thread for thread in threading.enumerate() if thread.name == "plugin breach"]
    for thread in noting:
        thread.join()
    assert shown() == ("broken", "it raised KeyError")
    with container.store().reading() as tx:
        actions = [record.event.action for record in tx.audit.records()]
    assert actions.count("plugins.broken") == 1
    clock.advance(LATELY)
    browser.login(people.add("admin").email)
    assert shown() == ("loaded", "")


def test_to_forget_somebody_never_fails(caplog):
    CheckedMailer(Broken(), ACME).forget("anna@people.example")
    assert "the plugin acme breaks its contract" in caplog.text


def test_a_model_that_answers_no_text_has_failed():
    class Silent:
        def complete(self, messages, schema):
            return None

    with pytest.raises(ChatFailed):
        CheckedChat(Silent(), ACME).complete((), {})


def test_a_post_whose_fate_is_unknown_waits_for_a_person():
    with pytest.raises(PublishFailed) as raised:
        CheckedPublisher(Broken(), ACME).publish(POST)
    assert raised.value.is_unsure


def test_failures_that_the_port_allows_pass_as_they_are():
    class Missing(Broken):
        def read(self, key):
            raise NotFound("It is gone.")

    with pytest.raises(NotFound, match="It is gone"):
        CheckedFiles(Missing(), ACME).read("2026/x.pdf")
