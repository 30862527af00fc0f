"""The whole product on a fresh data folder, with a clock that only the test moves."""

import gc
import io
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import docx
import pytest
from dependency_injector import providers
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import settings
from werkzeug.test import TestResponse

from hireloom import settings as settings_module
from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.adapters.documents.sandbox import Sandbox
from hireloom.adapters.http.core.cookies import SessionCookie
from hireloom.adapters.http.core.csrf import Csrf
from hireloom.adapters.security import Argon2Passwords
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.migrate import migrate
from hireloom.adapters.sql.store import SqlStore
from hireloom.bootstrap.container import Container
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.user_agents import UNKNOWN
from hireloom.domain.identity.users import Role, User
from hireloom.domain.mails.letters import Letter
from hireloom.settings import Settings
from hireloom.testing.clock import StoppedClock
from hireloom.testing.mailers import RecordingMailer
from hireloom.testing.samples import JOB, RESUME
from tests.name_server import NameServer
from tests.standing_apps import StandingApps
from tests.standing_containers import StandingContainers
from tests.standing_engines import StandingEngines

pytest_plugins = "tests.postgres_server"
PASSWORD = "Welcome2hireloom!"
PHONE = Phone("+1", "5550001111")
SECRET = "kept in the data folder of every test, as if it was made there"

# The same examples in every run; `--hypothesis-profile=default` looks for others.
settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")

gc.set_threshold(20_000, 20, 20)  # the default searches everything so often that it takes a tenth of the time


def pytest_collection_finish() -> None:
    gc.freeze()  # the modules and the tests stay to the end


@dataclass
class Visitor:
    """A browser: it keeps cookies, and after a log-in it sends the token that our own pages would send."""

    http: FlaskClient
    token: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    def get(self, path: str, **options: Any) -> TestResponse:
        return self.ask("GET", path, **options)

    def post(self, path: str, **options: Any) -> TestResponse:
        return self.ask("POST", path, **options)

    def put(self, path: str, **options: Any) -> TestResponse:
        return self.ask("PUT", path, **options)

    def delete(self, path: str, **options: Any) -> TestResponse:
        return self.ask("DELETE", path, **options)

    def login(self, email: str, password: str = PASSWORD) -> TestResponse:
        return self.post("/api/login", json={"email": email, "password": password})

    def enter(self, container: Container, person: User) -> None:
        """Sign in without the form, which takes a third of a typical test."""
        token, now = container.tokens().token(), container.clock().now()
        kind = SessionKind.FULL if person.phone else SessionKind.PENDING_PHONE
        session = Session(token_hash(token), person.id, kind, now, now, UNKNOWN)
        with container.store().writing() as tx:
            tx.presences.note_seen(person.id, now)
            tx.sessions.add(session)
            tx.audit.add(AuditEvent(now, "accounts.signed_in", person.id))
        around = container.surroundings()
        self.http.set_cookie(SessionCookie(around.is_https, around.session_seconds).name, token)
        self.token = Csrf(around.secret, around.public_url).token(session)

    def analyse(self, kind: str = "percentage-match", **fields: Any) -> TestResponse:
        """POST /api/ATS with a resume and a job that fit, unless other fields are given; None leaves one out."""
        base = {"jobDescription": JOB, "profileDocument": (io.BytesIO(resume_docx()), "resume.docx"), "apiType": kind}
        form = {name: value for name, value in (base | fields).items() if value is not None}
        return self.post("/api/ATS", data=form, content_type="multipart/form-data")

    def ask(self, method: str, path: str, **options: Any) -> TestResponse:
        headers = ({"X-CSRF-Token": self.token} if self.token else {}) | self.headers | options.pop("headers", {})
        answer = self.http.open(path, method=method, headers=headers, **options)
        if path.startswith(("/api/login", "/api/me/confirm")):
            self.token = (answer.get_json() or {}).get("csrf_token", self.token)
        return answer


_documents: dict[str, bytes] = {}


def resume_docx(text: str = RESUME) -> bytes:
    if text not in _documents:
        document, content = docx.Document(), io.BytesIO()
        for line in text.splitlines():
            document.add_paragraph(line)
        document.save(content)
        _documents[text] = content.getvalue()
    return _documents[text]


@dataclass
class People:  # makes accounts
    container: Container
    count: int = 0

    def add(self, role: str = "user", *, phone: Phone | None = PHONE, **changes: Any) -> User:
        self.count += 1
        name = changes.pop("username", f"{role}{self.count}")
        user = User(
            name,
            changes.pop("email", f"{name.lower()}@people.example"),
            Role(role),
            self.container.clock().now(),
            phone=phone,
            **changes,
        )
        with self.container.store().writing() as tx:
            return tx.users.add(user, password_hash=self.container.passwords().hashed(PASSWORD))

    def change(self, user: User) -> User:
        with self.container.store().writing() as tx:
            return tx.users.put(user)


@pytest.fixture
def make_docx() -> Callable[[str], bytes]:
    return resume_docx


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database with every table."""
    path = tmp_path_factory.mktemp("migrated") / "hireloom.db"
    engine = connect(f"sqlite:///{path}")
    migrate(engine)
    engine.dispose()
    return path


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    sandbox = Sandbox()
    sandbox.warm()
    yield sandbox
    sandbox.close()


@pytest.fixture(scope="session")
def reader(sandbox: Sandbox) -> SandboxedReader:
    return SandboxedReader(sandbox)


def _build(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Hireloom</title>")
    return folder


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A read-only build of the web client."""
    return _build(tmp_path_factory.mktemp("build") / "web")


@pytest.fixture(scope="session")
def standing_apps() -> StandingApps:
    return StandingApps()


@pytest.fixture(scope="session")
def standing_containers() -> StandingContainers:
    return StandingContainers()


@pytest.fixture(scope="session")
def all_standing_engines() -> StandingEngines:
    return StandingEngines()


@pytest.fixture
def standing_engines(all_standing_engines: StandingEngines) -> Iterator[StandingEngines]:
    yield all_standing_engines
    all_standing_engines.take_back()


@pytest.fixture(scope="session")
def standing_name_server() -> Iterator[NameServer]:
    with NameServer() as server:
        yield server


@pytest.fixture
def name_server(standing_name_server: NameServer) -> NameServer:
    """Asked by the product; it knows no names at first."""
    standing_name_server.forget()
    return standing_name_server


@pytest.fixture
def environment(tmp_path: Path, build: Path, name_server: NameServer) -> dict[str, str]:
    """The settings of the test; change them before asking for the container."""
    data = tmp_path / "data"
    data.mkdir()
    secret = data / "secret"
    secret.touch(0o600)
    secret.write_text(SECRET)
    return {
        "HIRELOOM_DATA_DIR": str(data),
        "HIRELOOM_WEB_DIR": str(build),
        "HIRELOOM_DNS_SERVERS": name_server.address,
        "HIRELOOM_ADMIN_SECOND_FACTOR": "0",  # admins of tests log in with their password
    }


@pytest.fixture
def own_build(environment: dict[str, str], tmp_path: Path) -> Path:
    """A build that the test may change; it is next to the data, so that a path out of it would lead there."""
    web = _build(tmp_path / "web")
    environment["HIRELOOM_WEB_DIR"] = str(web)
    return web


@pytest.fixture
def settings(environment: dict[str, str]) -> Settings:
    return settings_module.load(environment)


@pytest.fixture
def make_container(
    migrated: Path,
    clock: StoppedClock,
    sandbox: Sandbox,
    standing_apps: StandingApps,
    standing_containers: StandingContainers,
    standing_engines: StandingEngines,
) -> Iterator[Callable[[Settings], Container]]:
    stores: list[SqlStore] = []

    def make(settings: Settings) -> Container:
        shutil.copy(migrated, settings.data_dir / "hireloom.db")
        container = standing_containers.lend(settings)
        container.clock.override(clock)
        container.sandbox.override(sandbox)
        container.mailer.override(providers.Object(RecordingMailer()))
        container.passwords.override(Argon2Passwords(memory_kib=64, passes=1))  # the same algorithm, cheap
        standing_apps.lend_to(container)
        if settings.database_url.startswith("sqlite:///"):
            place = Path(settings.database_url.removeprefix("sqlite:///"))
            container.engine.override(providers.Object(standing_engines.lend(place)))
        stores.append(container.store())
        return container

    yield make
    standing_apps.take_back()
    for store in stores:
        store.close()
    standing_containers.take_back()


@pytest.fixture
def container(make_container: Callable[[Settings], Container], settings: Settings) -> Container:
    return make_container(settings)


@pytest.fixture
def app(container: Container) -> Flask:
    return container.app()


@pytest.fixture
def visit(app: Flask) -> Callable[[], Visitor]:
    """A new browser each time."""
    return lambda: Visitor(app.test_client())


@pytest.fixture
def visitor_of() -> Callable[[Container], Visitor]:
    """A new browser on another container than the test's own."""
    return lambda container: Visitor(container.app().test_client())


@pytest.fixture
def with_cookie(app: Flask) -> Callable[[str], Visitor]:
    """A browser that sends this session cookie, whatever it contains."""

    def visitor(token: str) -> Visitor:
        return Visitor(app.test_client(use_cookies=False), headers={"Cookie": f"sid={token}"})

    return visitor


@pytest.fixture
def people(container: Container) -> People:
    return People(container)


@pytest.fixture
def signed_in(visit: Callable[[], Visitor], people: People, container: Container) -> Callable[..., Visitor]:
    """A browser in which somebody of a role is signed in."""

    def sign_in(role: str = "user", **changes: Any) -> Visitor:
        browser = visit()
        browser.enter(container, people.add(role, **changes))
        return browser

    return sign_in


@pytest.fixture
def mails(container: Container) -> Callable[[], list[Letter]]:
    """Every letter that was sent up to now, oldest first; asking sends what waits in the outbox."""

    def delivered() -> list[Letter]:
        container.outbox().deliver_due()
        return container.mailer().letters

    return delivered


@pytest.fixture
def seeker(signed_in: Callable[..., Visitor]) -> Visitor:
    return signed_in("user")
