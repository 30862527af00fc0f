"""Mail servers of our own on this machine, which do what a test tells them."""

import datetime
import email
import email.policy
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

NAME, PASSWORD = "hireloom", "a secret of the mail server"
HOST = "127.0.0.1"


@dataclass
class Postmaster:
    """The server's side: `answers` says what it answers to a command instead of yes; "drop" hangs up."""

    answers: dict[str, str] = field(default_factory=dict)
    received: list[EmailMessage] = field(default_factory=list)
    was_protected: list[bool] = field(default_factory=list)
    tried: list[str] = field(default_factory=list)

    async def handle_MAIL(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return await self._answer("MAIL", server)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:
        envelope.rcpt_tos.append(address)
        return await self._answer("RCPT", server)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        answer = await self._answer("DATA", server)
        if answer.startswith("250"):
            mail = email.message_from_string(envelope.content.decode(), policy=email.policy.SMTP)
            assert [address.addr_spec for address in mail["To"].addresses] == envelope.rcpt_tos
            self.received.append(mail)
            self.was_protected.append(session.ssl is not None)
        return answer

    async def handle_QUIT(self, server: Any, session: Any, envelope: Any) -> str:
        return await self._answer("QUIT", server, default="221 Bye")

    def authenticate(self, _server: Any, _session: Any, _envelope: Any, mechanism: str, data: Any) -> AuthResult:
        self.tried.append(mechanism)
        is_known = (data.login, data.password) == (NAME.encode(), PASSWORD.encode())
        return AuthResult(success=is_known, handled=False)

    async def _answer(self, command: str, server: Any, default: str = "250 OK") -> str:
        answer = self.answers.get(command, default)
        if answer == "drop":
            server.transport.abort()
        return answer


@pytest.fixture
def postmaster() -> Postmaster:
    return Postmaster()


class Server(Controller):
    """Listens on a port that it holds from the beginning: a port that was only looked up may be somebody else's a
    moment later."""

    def __init__(self, postmaster: Postmaster, **options: Any) -> None:
        self._line = socket.create_server((HOST, 0))
        port, patience = self._line.getsockname()[1], 60
        super().__init__(postmaster, HOST, port, ready_timeout=patience, server_hostname="mail.example", **options)

    def _create_server(self) -> Any:
        return self.loop.create_server(self._factory_invoker, sock=self._line, ssl=self.ssl_context)


@pytest.fixture
def smtp_server(postmaster: Postmaster) -> Iterator[Callable[..., int]]:
    """Starts a server for the postmaster; its port."""
    running: list[Server] = []

    def start(**options: Any) -> int:
        server = Server(postmaster, **options)
        server.start()
        running.append(server)
        return int(server.port)

    yield start
    for server in running:
        server.stop()


@dataclass(frozen=True)
class Certificate:
    """Of 127.0.0.1, signed by itself."""

    path: Path

    def for_server(self) -> ssl.SSLContext:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.path)
        return context

    def for_client(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.path))


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    path = tmp_path_factory.mktemp("certificate") / "mail.pem"
    path.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, *private) + signed.public_bytes(serialization.Encoding.PEM)
    )
    return Certificate(path)


@pytest.fixture
def slow_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a socket is given at once must be sent within its time limit, and this one does not send much."""
    at_once = socket.socket.sendall

    def sendall(line: socket.socket, content: Any) -> None:
        if len(content) > 64 * 1024:
            raise TimeoutError("timed out")
        at_once(line, content)

    monkeypatch.setattr(socket.socket, "sendall", sendall)


@pytest.fixture
def bare_server() -> Iterator[Callable[[Callable[[socket.socket], None]], int]]:
    """A server that treats each connection just as it is told; returns its port."""
    listeners: list[socket.socket] = []

    def start(treat: Callable[[socket.socket], None]) -> int:
        listener = socket.create_server((HOST, 0))
        listeners.append(listener)

        def serve() -> None:
            while True:
                try:
                    line, _ = listener.accept()
                except OSError:
                    return
                with line:
                    line.settimeout(60)
                    try:
                        treat(line)
                    except OSError:
                        continue  # the other side hung up

        threading.Thread(target=serve, daemon=True).start()
        return int(listener.getsockname()[1])

    yield start
    for listener in listeners:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
