"""The image and what compose.yaml runs: every setting in them is one, they fit together, what is copied is there."""

import contextlib
import json
import re
import ssl
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from flask import Flask

from hireloom import settings as settings_module
from hireloom.__main__ import main
from hireloom.adapters.redis.shared_redis import connected
from hireloom.adapters.tasks.celery_messages import spoken_to
from hireloom.bootstrap.container import Container
from hireloom.settings.extras import NEEDED
from hireloom.settings.loading import BadSetting

ROOT = Path(__file__).parents[1]
DOCKERFILE, EXAMPLE, COMPOSE = ((ROOT / name).read_text() for name in ("Dockerfile", ".env.example", "compose.yaml"))
CMD = json.loads(re.findall(r"^CMD (.+)$", DOCKERFILE, re.M)[0])
SECRET = "f" * 64
MAIL = {"HIRELOOM_MAIL": "smtp", "HIRELOOM_MAIL_FROM": "a@b.example", "HIRELOOM_SMTP_HOST": "mail.example"}


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    """With every variable that compose insists on filled in."""
    services: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{[A-Z_0-9]+:\?[^}]*\}", SECRET, COMPOSE))["services"]
    return services


def test_the_example_of_variables_names_every_setting_and_sets_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settings", "--env"]) == 0
    assert EXAMPLE.endswith(f"\n{capsys.readouterr().out.strip()}\n")
    assert re.findall(r"^\w+=.+", EXAMPLE, re.M) == []


def test_compose_insists_on_what_the_example_asks_for() -> None:
    expected = set(re.findall(r"\$\{([A-Z_0-9]+):\?", COMPOSE))
    assert expected == set(re.findall(r"^([A-Z_0-9]+)=$", EXAMPLE, re.M))
    assert COMPOSE.count("${") == len(re.findall(r"\$\{[A-Z_0-9]+:\?", COMPOSE))


@pytest.mark.parametrize("name", ["web", "worker"])
def test_their_settings_are_accepted_and_lead_to_the_services_beside_them(
    services: dict[str, Any], name: str, tmp_path: Path
) -> None:
    image = dict(re.findall(r"\b(HIRELOOM_[A-Z_0-9]+)=(\S+)", DOCKERFILE))
    text = services[name]["environment"]
    assert {name: text.get(name) for name in image} == image  # whatever .env says
    settings = settings_module.load(image | text | {"HIRELOOM_DATA_DIR": str(tmp_path), "HIRELOOM_MAIL": ""})
    container = Container(settings=settings)
    database = container.engine().url
    assert (settings.host, settings.port, database.database, database.host) == ("0.0.0.0", 8000, "hireloom", "postgres")
    assert [type(adapter).__name__ for adapter in (container.files(), container.dispatcher())] == [
        "S3Files",
        "CeleryDispatcher",
    ]
    for address in (settings.redis_url, settings.celery_broker_url, settings.s3_endpoint_url):
        assert urlsplit(address).hostname in services
    assert urlsplit(settings.redis_url).password == SECRET
    assert services["redis"]["command"][-2:] == ["--requirepass", SECRET]
    minio = services["minio"]
    assert f"/data/{settings.s3_bucket} " in minio["entrypoint"][-1]
    assert (minio["environment"]["MINIO_ROOT_USER"], minio["environment"]["MINIO_ROOT_PASSWORD"]) == (
        settings.s3_key_id,
        settings.s3_key_secret,
    )
    assert set(services[name]["depends_on"]) <= set(services)


@pytest.fixture(scope="module")
def encrypted(services: dict[str, Any]) -> dict[str, Any]:
    """With the second file on top, as compose puts it there: lists of a service are appended, commands replaced."""
    text = re.sub(r"\$\{[A-Z_0-9]+:\?[^}]*\}", SECRET, (ROOT / "deploy" / "compose.tls.yaml").read_text())
    upper = yaml.safe_load(text)["services"]
    assert set(upper) <= set(services)
    merged = {name: service | upper.get(name, {}) for name, service in services.items()}
    for name, service in upper.items():
        merged[name]["environment"] = services[name].get("environment", {}) | service.get("environment", {})
        merged[name]["volumes"] = services[name].get("volumes", []) + service["volumes"]
    return merged


@pytest.mark.parametrize(
    ("changes", "doubts"),
    [
        ({"HIRELOOM_REDIS_URL": "redis://cache:6379"}, 1),
        ({"HIRELOOM_REDIS_URL": "redis://127.0.0.1:6379"}, 0),
        ({"HIRELOOM_REDIS_URL": "rediss://cache:6379"}, 0),
        ({"HIRELOOM_DATABASE_URL": "postgresql://a:b@db/hireloom?sslmode=require"}, 1),
        ({"HIRELOOM_DATABASE_URL": "postgresql://a:b@db/hireloom?sslmode=verify-full"}, 0),
        ({"HIRELOOM_DATABASE_URL": "postgresql://a:b@localhost/hireloom"}, 0),
        ({"HIRELOOM_DATABASE_URL": "postgresql:///hireloom?host=/run/postgresql"}, 0),
        ({"HIRELOOM_MODEL_URL": "http://models:8000/v1", "HIRELOOM_MODEL_NAME": "m"}, 1),
        ({"HIRELOOM_MODEL_URL": "http://localhost:8000/v1", "HIRELOOM_MODEL_NAME": "m"}, 0),
        ({"HIRELOOM_SCANNER_URL": "tcp://scanner:3310"}, 1),
        ({"HIRELOOM_SCANNER_URL": "unix:///run/clamav/clamd.ctl"}, 0),
        ({"HIRELOOM_AUDIT_SYSLOG": "udp://logs:514"}, 1),
        ({"HIRELOOM_AUDIT_SYSLOG": "tcp://127.0.0.1:514"}, 0),
        (MAIL | {"HIRELOOM_SMTP_SECURITY": "none"}, 1),
        (MAIL, 0),
        (
            {"HIRELOOM_S3_BUCKET": "files", "HIRELOOM_S3_ENDPOINT_URL": "http://store:9000", "HIRELOOM_SECRET": SECRET},
            1,
        ),
        ({"HIRELOOM_S3_BUCKET": "files", "HIRELOOM_S3_ENDPOINT_URL": "https://store", "HIRELOOM_SECRET": SECRET}, 0),
    ],
)
def test_an_unencrypted_way_to_another_machine_is_doubted_or_refused(changes, doubts: int, tmp_path: Path) -> None:
    values = {"HIRELOOM_DATA_DIR": str(tmp_path)} | changes
    settings = settings_module.load(values)
    assert len([doubt for doubt in settings.doubts if "without verified encryption" in doubt]) == doubts
    with pytest.raises(BadSetting, match="ENCRYPTED_ONLY=1 demands") if doubts else contextlib.nullcontext():
        settings_module.load(values | {"HIRELOOM_ENCRYPTED_ONLY": "1"})


@pytest.mark.parametrize("name", ["web", "worker"])
def test_everything_between_the_containers_can_be_encrypted_and_verified(encrypted, name: str, tmp_path: Path) -> None:
    values = {
        variable: value
        for variable, value in encrypted[name]["environment"].items()
        if variable.startswith("HIRELOOM_")
    }
    settings = settings_module.load(values | {"HIRELOOM_DATA_DIR": str(tmp_path)})
    assert [doubt for doubt in settings.doubts if "encryption" in doubt] == []
    assert settings.encrypted_only
    assert settings.s3_endpoint_url.startswith("https://")
    container = Container(settings=settings)
    ca = {"sslmode": "verify-full", "sslrootcert": "/tls/ca.crt"}
    assert ca.items() <= dict(container.engine().url.query).items()
    assert connected(settings.redis_url).connection_pool.connection_kwargs["ssl_ca_certs"] == "/tls/ca.crt"
    broker = spoken_to(settings.celery_broker_url).connection_for_write()
    assert broker.ssl == {"ssl_cert_reqs": ssl.CERT_REQUIRED, "ssl_ca_certs": "/tls/ca.crt"}
    assert "./deploy/tls/ca.crt:/tls/ca.crt:ro" in encrypted[name]["volumes"]


def test_the_certificates_of_the_services_hold_and_nobody_can_make_more(encrypted, tmp_path: Path) -> None:
    make = ["sh", str(ROOT / "deploy" / "make_certificates.sh"), str(tmp_path)]
    subprocess.run(make, check=True, capture_output=True)
    assert not list(tmp_path.glob("ca.key"))
    for name in ("postgres", "redis", "minio"):
        there, here = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context(cafile=tmp_path / "ca.crt")
        there.load_cert_chain(tmp_path / f"{name}.crt", tmp_path / f"{name}.key")
        assert shaken_hands(here, there, name)
        with pytest.raises(ssl.SSLCertVerificationError):
            shaken_hands(here, there, "another")
        named = {volume.split(":")[0].rpartition("/")[2] for volume in encrypted[name]["volumes"] if "/tls/" in volume}
        assert named == {f"{name}.crt", f"{name}.key"}


def shaken_hands(client: ssl.SSLContext, server: ssl.SSLContext, name: str) -> bool:
    """A handshake in memory: what one side writes, the other one reads."""
    ends = ssl.MemoryBIO(), ssl.MemoryBIO()
    sides = [client.wrap_bio(*ends, server_hostname=name), server.wrap_bio(*reversed(ends), server_side=True)]
    lines: set[int] = set()
    for turn in range(12):
        with contextlib.suppress(ssl.SSLWantReadError):
            sides[turn % 2].do_handshake()
            lines.add(turn % 2)
    return lines == {0, 1}


def test_every_service_has_limits_and_gains_no_privileges(services: dict[str, Any]) -> None:
    for name, service in services.items():
        if "profiles" in service:  # for trying things out
            continue
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert {"mem_limit", "pids_limit", "cpus"} <= set(service), name
        assert service["restart"] == "unless-stopped", name
    on_read_only_roots = {name for name, service in services.items() if service.get("read_only")}
    assert on_read_only_roots == {"proxy", "web", "worker", "redis"}


def test_one_service_serves_behind_a_proxy_and_one_works(services: dict[str, Any]) -> None:
    assert "command" not in services["web"]
    assert CMD == ["gunicorn", "--config", "/etc/hireloom/gunicorn.conf.py"]
    assert "COPY deploy/gunicorn.conf.py /etc/hireloom/\n" in DOCKERFILE
    assert services["worker"]["command"] == "hireloom worker"
    assert services["worker"]["healthcheck"] == {"disable": True}
    assert {name: service["ports"] for name, service in services.items() if "ports" in service} == {
        "proxy": ["127.0.0.1:8000:80"],
        "mailpit": ["127.0.0.1:8025:8025"],
    }
    volume, buffers = services["proxy"]["volumes"]
    assert buffers == "uploads:/var/cache/nginx"
    configured = (ROOT / volume.split(":")[0]).read_text()
    assert re.findall(r"^    server ([\w:]+)", configured, re.M) == [
        f"web:{services['web']['environment']['HIRELOOM_PORT']}"
    ]
    assert re.findall(r"^    listen (\d+);", configured, re.M) == ["80"]


def test_one_service_builds_the_image_that_both_run(services: dict[str, Any]) -> None:
    assert [name for name, service in services.items() if "build" in service] == ["web"]
    assert services["web"]["image"] == services["worker"]["image"]
    assert services["worker"]["pull_policy"] == "never"


def test_the_database_is_asked_where_others_ask_it(services: dict[str, Any]) -> None:
    """Its own socket answers already while the database is being made."""
    assert "--host=127.0.0.1" in services["postgres"]["healthcheck"]["test"]


def test_the_image_is_made_of_what_is_there_and_asked_where_it_answers(app: Flask) -> None:
    copied = [name for line in re.findall(r"^COPY (?!--)(.+) \S+$", DOCKERFILE, re.M) for name in line.split()]
    assert len(copied) > 5
    assert [name for name in copied if not (ROOT / name).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert {f"!{name.split('/')[0]}" for name in copied} == {line for line in ignored if line.startswith("!")}
    extras = ConfigParser(interpolation=None)
    extras.read(ROOT / "setup.cfg")
    (named,) = re.findall(r"\[([a-z0-9,]+)\]\"", DOCKERFILE)
    assert {extra for _, _, extra, _ in NEEDED} <= set(named.split(",")) <= set(extras["options.extras_require"])
    assert re.search(r"rm -r /opt/hireloom/lib/python3\.11/site-packages/hireloom/testing$", DOCKERFILE, re.M)
    probe = re.search(r"HEALTHCHECK.*?127\.0\.0\.1:8000(/[a-z/]+)", DOCKERFILE, re.S)
    assert probe
    assert app.test_client().get(probe[1]).status_code == 200
    (user,) = re.findall(r"useradd --uid (\d+)", DOCKERFILE)
    assert re.findall(r"^USER (.+)$", DOCKERFILE, re.M) == [user] != ["0"]
