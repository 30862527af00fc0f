"""`hireloom doctor` looks at the certificate of the public address as a browser does."""

import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from hireloom.adapters.certificates import ADVICE, look
from hireloom.ports.probes import ProbeFailed
from tests.certificates import certificate_for

Server = Callable[[ssl.SSLContext | None], str]


@pytest.fixture
def address() -> Iterator[Server]:
    """Starts a server that shows this certificate, or speaks no TLS, and says its https address."""
    lines: list[socket.socket] = []

    def serve(context: ssl.SSLContext | None) -> str:
        line = socket.create_server(("127.0.0.1", 0))
        lines.append(line)

        def answer() -> None:
            with suppress(OSError):
                while True:
                    visitor, _ = line.accept()
                    with visitor, suppress(OSError):
                        if context is None:
                            visitor.sendall(b"HTTP/1.0 400 Bad Request\r\n\r\n")
                        else:
                            context.wrap_socket(visitor, server_side=True).close()

        threading.Thread(target=answer, daemon=True).start()
        return f"https://localhost:{line.getsockname()[1]}/"

    yield serve
    for line in lines:
        line.shutdown(socket.SHUT_RDWR)
        line.close()


def test_only_a_certificate_that_browsers_trust_passes(address: Server, tmp_path: Path) -> None:
    now = datetime.now(UTC)
    context, trusted = certificate_for("localhost", tmp_path, days=60)
    until = now + timedelta(days=60)
    assert look(address(context), now, trusted) == f"valid for localhost until {until:%Y-%m-%d}"
    with pytest.raises(ProbeFailed, match=r"not accepted \(self.signed certificate\)") as refused:
        look(address(context), now)
    assert refused.value.advice == ADVICE
    foreign, trusts_foreign = certificate_for("jobs.example", tmp_path, days=60)
    with pytest.raises(ProbeFailed, match="localhost"):
        look(address(foreign), now, trusts_foreign)
    with pytest.raises(ProbeFailed, match="does not speak TLS"):
        look(address(None), now, trusted)


def test_a_certificate_that_ends_soon_is_told(address: Server, tmp_path: Path) -> None:
    context, trusted = certificate_for("localhost", tmp_path, days=9)
    with pytest.raises(ProbeFailed, match="expires soon: valid for localhost until"):
        look(address(context), datetime.now(UTC), trusted)
    gone, trusts_gone = certificate_for("localhost", tmp_path, days=-1)
    with pytest.raises(ProbeFailed, match="expired"):
        look(address(gone), datetime.now(UTC), trusts_gone)


def test_an_address_that_this_machine_cannot_reach_is_no_failure() -> None:
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
    assert look(f"https://localhost:{port}", datetime.now(UTC)) == (
        "not checked, as localhost cannot be reached from here (Connection refused)"
    )
