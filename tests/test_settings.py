"""Settings: every default visible, every wrong value refused with the reason."""

import secrets
import threading
from dataclasses import FrozenInstanceError, fields, replace
from pathlib import Path

import pytest
from sqlalchemy import make_url

from hireloom.bootstrap.adapters import Adapters
from hireloom.bootstrap.container import Container
from hireloom.settings import BadSetting, Settings, documentation, load
from hireloom.settings.mail import NEEDED, misfit


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {"HIRELOOM_DATA_DIR": str(tmp_path / "data")}


def test_with_nothing_set_everything_works_on_this_machine(environment, tmp_path):
    settings = load(environment)
    assert (settings.host, settings.port, settings.public_url) == ("127.0.0.1", 8000, "http://localhost:8000")
    assert settings.database_url == f"sqlite:///{tmp_path / 'data' / 'hireloom.db'}"
    assert (settings.demo, settings.analyst, settings.super_admin_emails) == (False, "local", ())


def test_the_database_lies_in_the_data_folder_whatever_that_is_called(tmp_path):
    folder = tmp_path / "what? 100%20 #1 & co"
    assert make_url(load({"HIRELOOM_DATA_DIR": str(folder)}).database_url).database == str(folder / "hireloom.db")


def test_the_secret_is_made_once_and_for_our_eyes_only(environment, tmp_path):
    first, second = load(environment).secret, load(environment).secret
    assert first == second
    assert len(first) >= 64
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert load(environment | {"HIRELOOM_DATA_DIR": str(tmp_path / "other")}).secret != first


def test_two_that_start_at_once_have_one_secret(environment, monkeypatch):
    """Otherwise what the first one encrypts could not be read after its next start."""
    make, seconds = secrets.token_urlsafe, []

    def made_while_another_one_starts(size):
        monkeypatch.setattr(secrets, "token_urlsafe", make)
        thread = threading.Thread(target=lambda: seconds.append(load(environment).secret))
        thread.start()
        thread.join(0.3)  # it waits for us
        others.append(thread)
        return make(size)

    others = []
    monkeypatch.setattr(secrets, "token_urlsafe", made_while_another_one_starts)
    first = load(environment).secret
    others[0].join()
    assert seconds == [first]
    assert load(environment).secret == first


def test_a_secret_that_was_cut_short_is_not_replaced_silently(environment, tmp_path):
    load(environment)
    (tmp_path / "data" / "secret").write_text("half of it\n")
    with pytest.raises(BadSetting, match="restore the one that was in"):
        load(environment)
    assert (tmp_path / "data" / "secret").read_text() == "half of it\n"


def test_nobody_else_on_the_machine_looks_into_the_data(environment, tmp_path):
    load(environment)
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize(
    ("changes", "doubts"),
    [
        ({}, 0),
        ({"HIRELOOM_PUBLIC_URL": "https://hireloom.example"}, 1),
        ({"HIRELOOM_PUBLIC_URL": "https://hireloom.example", "HIRELOOM_TRUSTED_PROXY": "::1"}, 0),
        ({"HIRELOOM_WEB_DIR": "/nowhere"}, 1),
    ],
)
def test_what_will_hardly_do_what_was_meant_is_doubted(environment, tmp_path, changes, doubts):
    (tmp_path / "index.html").touch()
    assert len(load(environment | {"HIRELOOM_WEB_DIR": str(tmp_path)} | changes).doubts) == doubts


def test_an_address_is_kept_as_it_must_be_called(environment):
    hook = {"HIRELOOM_POST_WEBHOOK_URL": "https://hooks.example/catch/1/?to=x/", "HIRELOOM_MARKETING_ROLES": "admin"}
    assert load(environment | hook).post_webhook_url == "https://hooks.example/catch/1/?to=x/"
    assert (
        load(environment | {"HIRELOOM_PUBLIC_URL": "https://Hireloom.Example/"}).public_url
        == "https://hireloom.example"
    )
    assert load(environment | {"HIRELOOM_TRUSTED_PROXY": "0:0:0:0:0:0:0:1"}).trusted_proxy == "::1"


@pytest.mark.parametrize("endpoint", ["http://minio_1:9000", "http://minio..example"])
def test_an_address_that_the_library_refuses_is_a_wrong_setting(environment, endpoint):
    settings = load(environment | SHARED | {"HIRELOOM_S3_ENDPOINT_URL": endpoint})
    with pytest.raises(BadSetting, match="S3 do not fit"):
        Container(settings=settings).files()


def test_papers_are_enciphered_with_the_secret_unless_they_have_their_own(environment):
    assert load(environment).documents_secret == load(environment).secret
    documents_settings = load(environment | {"HIRELOOM_DOCUMENTS_SECRET": "d" * 32})
    assert (documents_settings.documents_secret, documents_settings.secret) == ("d" * 32, load(environment).secret)
    assert "d" * 32 not in repr(documents_settings)


def test_nothing_can_be_changed_later(environment):
    with pytest.raises(FrozenInstanceError):
        load(environment).port = 1


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("PORT", "x", "whole number from 0 to 65535"),
        ("PORT", "65536", "whole number from 0 to 65535"),
        ("PORT", "-1", "whole number"),
        ("PORT", "٨٠٠٠", "whole number"),
        ("THREADS", "1", "from 2 to 256"),
        ("DEMO", "maybe", "must be 1 or 0"),
        ("PUBLIC_URL", "hireloom.example", "http:// or https://"),
        ("PUBLIC_URL", "http://hireloom.example", "https:// unless it names this machine"),
        ("PUBLIC_URL", "https://hireloom.example/jobs", "without a path"),
        ("PUBLIC_URL", "https://hireloom.example?x=1", "without a path"),
        ("PUBLIC_URL", "https://me@hireloom.example", "without a path"),
        ("PUBLIC_URL", "https://[hireloom", "http:// or https://"),
        ("REDIS_URL", "redis://cache:many", "redis:// or rediss://"),
        ("TRUSTED_PROXY", "nginx", "the network address of the proxy"),
        ("TRUSTED_PROXY", "10.0.0.0/8", "the network address of the proxy"),
        ("DATABASE_URL", "mysql://x", "sqlite:/// or postgresql://"),
        ("DATABASE_URL", "sqlite:///:memory:", "must name a file"),
        ("DATABASE_URL", "sqlite:///", "must name a file"),
        ("SECRET", "short", "at least 32 characters"),
        ("DOCUMENTS_SECRET", "short", "at least 32 characters"),
        ("MAIL_IDENTITY_DOCUMENTS", "burn", "must be link or attach"),
        ("SUPER_ADMIN_EMAILS", "anna", "email addresses"),
        ("SESSION_IDLE_HOURS", "0", "from 1 to 720"),
        ("KEEP_INACTIVE_DAYS", "30", "from 90 to 3650"),
        ("KEEP_INACTIVE_DAYS", "never", "whole number"),
        ("KEEP_AUDIT_DAYS", "182", "from 183 to 3650"),
        ("MODEL_URL", "localhost:11434", "http:// or https://"),
        ("MODEL_URL", "http://localhost:11434/v1", "HIRELOOM_MODEL_NAME belong together"),
        ("MODEL_NAME", "qwen3:8b", "belong together"),
        ("MODEL_TIMEOUT", "nan", "number of seconds"),
        ("MODEL_TIMEOUT", "soon", "number of seconds"),
        ("MAIL", "pigeon", "must be folder, smtp, sendgrid or the name of one installed plugin"),
        ("MAIL", "sendgrid", "needs HIRELOOM_MAIL_FROM"),
        ("MAIL_FROM", "Hireloom", "one email address"),
        ("MAIL_FROM", "a@b.example, c@d.example", "one email address"),
        ("SMTP_HOST", "mail.example", "is set, but HIRELOOM_MAIL is folder: make it smtp"),
        ("SENDGRID_KEY", "SG.x", "is set, but HIRELOOM_MAIL is folder: make it sendgrid"),
        ("SMTP_HOST", "mail.example:587", "without a scheme or a port"),
        ("SMTP_HOST", "10.0.0.5:587", "without a scheme or a port"),
        ("SMTP_HOST", "smtp://mail.example", "without a scheme or a port"),
        ("SMTP_SECURITY", "ssl", "starttls, tls or none"),
        ("SMTP_PORT", "mail", "whole number"),
        ("SENDGRID_HOST", "http://api.sendgrid.com", "https:// unless it names this machine"),
        ("ANALYSES_AT_ONCE", "16", "(16) must be smaller than HIRELOOM_THREADS (16)"),
        ("THREADS", "8", "HIRELOOM_ANALYSES_AT_ONCE (12) must be smaller than HIRELOOM_THREADS (8)"),
        ("S3_BUCKET", "Our Papers", "the name of a bucket"),
        ("S3_BUCKET", "papers", "needs HIRELOOM_SECRET"),
        ("DATABASE_READ_URL", "postgresql://replica/hireloom", "needs a replica of PostgreSQL"),
        ("S3_PREFIX", "/papers", "without a slash at either end"),
        ("S3_PREFIX", "papers/..", "without a slash at either end"),
        ("S3_REGION", "eu central", "the name of a region"),
        ("S3_ENDPOINT_URL", "minio:9000", "http:// or https://"),
        ("S3_ENDPOINT_URL", "http://minio:9000", "is set, but HIRELOOM_S3_BUCKET is not"),
        ("S3_KEY_ID", "AKID", "is set, but HIRELOOM_S3_BUCKET is not"),
        ("WORK", "pigeons", "must be threads, worker or celery"),
        ("WORK", "celery", "needs HIRELOOM_CELERY_BROKER_URL or HIRELOOM_REDIS_URL"),
        ("CELERY_BROKER_URL", "redis://cache", "is set, but HIRELOOM_WORK is threads: make it celery"),
        ("CELERY_PROCESSES", "1", "from 2 to 64"),
        ("DATA_DIR", "/proc/nowhere", "cannot write"),
        ("LEAKED_PASSWORDS", "/nowhere", "the path of a file"),
        ("COLOUR", "blue", "is not a setting"),
    ],
)
def test_a_wrong_value_is_refused_with_its_name_and_the_reason(environment, name, value, text):
    with pytest.raises(BadSetting) as refused:
        load(environment | {f"HIRELOOM_{name}": value})
    assert f"HIRELOOM_{name.split('=')[0]}" in str(refused.value)
    assert text in str(refused.value)


SMTP = {
    "HIRELOOM_MAIL": "smtp",
    "HIRELOOM_MAIL_FROM": "Hireloom <hello@hireloom.example>",
    "HIRELOOM_SMTP_HOST": "mail.example",
}
LOGIN = {"HIRELOOM_SMTP_USER": "hireloom", "HIRELOOM_SMTP_PASSWORD": "secret"}
SENDGRID = {
    "HIRELOOM_MAIL": "sendgrid",
    "HIRELOOM_MAIL_FROM": "hello@hireloom.example",
    "HIRELOOM_SENDGRID_KEY": "SG.x",
}


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        (SMTP | {"HIRELOOM_MAIL_FROM": ""}, "HIRELOOM_MAIL=smtp needs HIRELOOM_MAIL_FROM."),
        (SMTP | {"HIRELOOM_SMTP_HOST": ""}, "HIRELOOM_MAIL=smtp needs HIRELOOM_SMTP_HOST."),
        (SMTP | {"HIRELOOM_SMTP_USER": "hireloom"}, "belong together"),
        (SMTP | {"HIRELOOM_SMTP_PASSWORD": "secret"}, "belong together"),
        (SMTP | LOGIN | {"HIRELOOM_SMTP_SECURITY": "none"}, "unprotected"),
        (SMTP | {"HIRELOOM_SENDGRID_KEY": "SG.x"}, "make it sendgrid"),
        (SENDGRID | {"HIRELOOM_SENDGRID_KEY": ""}, "HIRELOOM_MAIL=sendgrid needs HIRELOOM_SENDGRID_KEY."),
        (SENDGRID | {"HIRELOOM_SMTP_HOST": "mail.example"}, "make it smtp"),
    ],
)
def test_settings_for_mail_that_do_not_fit_together_are_refused(environment, changes, text):
    with pytest.raises(BadSetting, match=text):
        load(environment | changes)


SHARED = {"HIRELOOM_SECRET": "s" * 32, "HIRELOOM_S3_BUCKET": "papers"}


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        (SHARED | {"HIRELOOM_SECRET": ""}, "HIRELOOM_S3_BUCKET needs HIRELOOM_SECRET"),
        (SHARED | {"HIRELOOM_S3_KEY_ID": "AKID"}, "belong together"),
        (SHARED | {"HIRELOOM_S3_KEY_SECRET": "secret"}, "belong together"),
        ({"HIRELOOM_WORK": "celery", "HIRELOOM_REDIS_URL": "redis://cache"}, "HIRELOOM_WORK=celery needs HIRELOOM_SEC"),
    ],
)
def test_settings_for_several_machines_that_do_not_fit_together_are_refused(environment, changes, text):
    with pytest.raises(BadSetting, match=text):
        load(environment | changes)


def test_celery_uses_the_redis_that_there_is_unless_it_has_its_own_broker(environment):
    celery = SHARED | {"HIRELOOM_WORK": "celery", "HIRELOOM_REDIS_URL": "redis://cache"}
    assert load(environment | celery).celery_broker_url == "redis://cache"
    assert load(environment | celery | {"HIRELOOM_CELERY_BROKER_URL": "amqp://mq"}).celery_broker_url == "amqp://mq"
    assert load(environment | {"HIRELOOM_REDIS_URL": "redis://cache"}).celery_broker_url == ""


@pytest.mark.parametrize(("changes", "kind"), [({}, "DiskFiles"), (SHARED, "S3Files")])
def test_files_lie_where_a_setting_says(environment, changes, kind):
    assert type(Container(settings=load(environment | changes)).files()).__name__ == kind


@pytest.mark.parametrize(
    ("changes", "port", "place"),
    [
        ({}, 587, "are kept as files in "),
        (SMTP | LOGIN, 587, "go out through mail.example:587"),
        (SMTP | LOGIN | {"HIRELOOM_SMTP_SECURITY": "TLS"}, 465, "go out through mail.example:465"),
        (SMTP | {"HIRELOOM_SMTP_SECURITY": "none"}, 25, "go out through mail.example:25"),
        (SMTP | {"HIRELOOM_SMTP_PORT": "2525"}, 2525, "go out through mail.example:2525"),
        (SENDGRID | {"HIRELOOM_SENDGRID_HOST": "http://localhost:9/"}, 587, "go out through http://localhost:9"),
    ],
)
def test_one_setting_says_who_carries_the_mail(environment, changes, port, place):
    settings = load(environment | changes)
    assert settings.smtp_port == port
    assert place in settings.mail_place
    assert "secret" not in settings.mail_place
    assert settings.mail_host == "hireloom.example"
    carriers = {"folder": "OutboxFolder", "smtp": "SmtpMailer", "sendgrid": "SendGridMailer"}
    assert type(Container(settings=settings).mailer()).__name__ == carriers[settings.mail]


def test_another_carrier_of_mail_is_a_line_here_and_one_where_it_is_made(environment, monkeypatch):
    assert set(Adapters.mailer.providers) == {*NEEDED, "plugin"}
    monkeypatch.setitem(NEEDED, "pigeon", ("mail_from",))
    settings = replace(load(environment), mail="pigeon", mail_from="")
    assert misfit(settings) == "MAIL=pigeon needs HIRELOOM_MAIL_FROM."
    assert settings.mail_place == "Emails go out through pigeon"


@pytest.mark.parametrize(
    ("changes", "shows"),
    [({}, False), ({"HIRELOOM_DEMO": "1"}, True), (SMTP | {"HIRELOOM_DEMO": "1"}, False)],
)
def test_mails_are_open_only_where_everything_is_made_up_and_none_goes_out(environment, changes, shows):
    assert load(environment | changes).shows_mails is shows


def test_no_text_of_the_settings_holds_a_secret(environment):
    secrets = {
        "HIRELOOM_DATABASE_URL": "postgresql://anna:known-to-none@localhost/hireloom",
        "HIRELOOM_SECRET": "known-to-none" * 3,
        "HIRELOOM_MODEL_KEY": "known-to-none",
        "HIRELOOM_SMTP_USER": "anna",
        "HIRELOOM_SMTP_PASSWORD": "known-to-none",
        "HIRELOOM_S3_BUCKET": "papers",
        "HIRELOOM_S3_KEY_ID": "known-to-none",
        "HIRELOOM_S3_KEY_SECRET": "known-to-none",
        "HIRELOOM_WORK": "celery",
        "HIRELOOM_CELERY_BROKER_URL": "redis://:known-to-none@cache",
    }
    settings = load(environment | SMTP | secrets)
    assert settings.smtp_password == "known-to-none"
    assert "known-to-none" not in f"{settings!r} {settings} {settings.mail_place}"
    keyed = load(environment | SENDGRID | {"HIRELOOM_SENDGRID_KEY": "known-to-none"})
    assert "known-to-none" not in repr(keyed)


def test_an_empty_value_means_the_default(environment):
    assert load(environment | {"HIRELOOM_PORT": "", "HIRELOOM_DEMO": " "}) == load(environment)


@pytest.mark.parametrize(
    "reachable",
    [
        {"HIRELOOM_HOST": "0.0.0.0"},
        {"HIRELOOM_HOST": "::"},
        {"HIRELOOM_HOST": "demo.internal"},
        {"HIRELOOM_PUBLIC_URL": "https://demo.example.org"},
    ],
)
def test_a_demo_that_strangers_reach_must_be_meant(environment, reachable):
    with pytest.raises(BadSetting, match="HIRELOOM_DEMO_PUBLIC=1"):
        load(environment | {"HIRELOOM_DEMO": "1"} | reachable)
    settings = load(environment | {"HIRELOOM_DEMO": "1", "HIRELOOM_DEMO_PUBLIC": "1"} | reachable)
    assert not settings.opens_demo
    assert not settings.shows_mails
    load(environment | reachable)  # without a demo there is nothing to open


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "localhost", "::1", "[::1]"])
def test_a_demo_on_this_machine_shows_its_mails(environment, host):
    assert load(environment | {"HIRELOOM_DEMO": "1", "HIRELOOM_HOST": host}).shows_mails


@pytest.mark.parametrize(("text", "expected"), [("1", True), ("TRUE", True), ("0", False), ("off", False)])
def test_yes_and_no(environment, text, expected):
    assert load(environment | {"HIRELOOM_DEMO": text}).demo is expected


@pytest.mark.parametrize(("fallback", "analyst"), [("1", "model_then_local"), ("0", "model")])
def test_a_model_is_asked_where_one_is_set(environment, fallback, analyst):
    model = {"HIRELOOM_MODEL_URL": "http://localhost:11434/v1/", "HIRELOOM_MODEL_NAME": "qwen3:8b"}
    settings = load(environment | model | {"HIRELOOM_MODEL_FALLBACK": fallback})
    assert (settings.analyst, settings.model_url) == (analyst, "http://localhost:11434/v1")


def test_every_setting_documents_itself():
    result = {name: (default, help_) for name, default, help_ in documentation()}
    assert set(result) == {f"HIRELOOM_{field.name.upper()}" for field in fields(Settings)}
    assert all(default and help_.endswith(".") for default, help_ in result.values())
