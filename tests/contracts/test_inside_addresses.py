"""Whoever may name an address, and whatever its name server or its answers say: nobody makes us call inside."""

import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime

import pytest
from pytest_httpserver import HTTPServer

from hireloom.adapters.analysts.openai import OpenAiChat
from hireloom.adapters.boards.job_pages import JobPageBoard, JobPageReader
from hireloom.adapters.dns import DnsAddresses
from hireloom.adapters.oidc import OidcProviders
from hireloom.adapters.published_calendars import IcsCalendars
from hireloom.adapters.receivers import HttpReceivers
from hireloom.bootstrap.career_boards import board_maker
from hireloom.domain.boards.career_pages import PAGE, Feed
from hireloom.domain.company_logins import ProviderAway, ProviderUntrusted
from hireloom.domain.interviews.busy_times import CalendarUnreadable
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardFailed, BoardQuery
from hireloom.ports.chats import ChatFailed, Message
from hireloom.ports.identity_providers import ProviderClient
from hireloom.testing.clock import StoppedClock
from tests.name_server import NameServer

NAME, OUTSIDE, INSIDE = "rebound.example", "93.184.215.14", "127.0.0.1"
FIRST, LAST = datetime(2026, 11, 2, tzinfo=UTC), datetime(2026, 11, 9, tzinfo=UTC)
FAILURES = (BoardFailed, CalendarUnreadable, ChatFailed, ProviderAway, ProviderUntrusted)


def _calendar(url: str, lookup: Lookup, hosts: tuple[str, ...]) -> object:
    calendars = IcsCalendars(lookup, lambda function, *rest: function(*rest), own_host="x", private_hosts=hosts)
    return calendars.busy(url, "UTC", first=FIRST, last=LAST)


def _login(url: str, lookup: Lookup, hosts: tuple[str, ...]) -> object:
    client = ProviderClient(url, "x", "", "https://jobs.example/user/login/a.example")
    return OidcProviders(StoppedClock(FIRST), lookup, hosts).login_address(client, state="s", nonce="n", verifier="v")


def _careers_page(url: str, lookup: Lookup, hosts: tuple[str, ...]) -> object:
    if hosts:
        return JobPageBoard(url, "Acme", lookup=lookup, private_hosts=hosts).search(BoardQuery())
    return board_maker(lambda: date(2026, 11, 2), lookup, 1)(Feed(PAGE, url), "Acme").search(BoardQuery())


def _model(url: str, lookup: Lookup, hosts: tuple[str, ...]) -> object:
    chat = OpenAiChat(
        base_url=url,
        key="",
        model="m",
        timeout=9,
        monotonic=lambda: 0.0,
        wait=lambda seconds: None,
        lookup=None if hosts else lookup,
    )
    return chat.complete([Message("user", "Hello")], {"title": "answer", "type": "object"})


CALLS = {
    "a webhook": lambda url, lookup, hosts: HttpReceivers(lookup, hosts).post(url, "{}", {}),
    "a published calendar": _calendar,
    "a calendar with a password": lambda url, *rest: _calendar(url.replace("://", "://anna:secret@"), *rest),
    "the page of a job": lambda url, lookup, hosts: JobPageReader(lookup, private_hosts=hosts).read(url),
    "a careers page": _careers_page,
    "a company's log-in": _login,
    "a model that an admin chose": _model,
}
every_call = pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
Call = Callable[[str, Lookup, tuple[str, ...]], object]


class _Connections:
    """Where this process connects to; what leads to the internet is stopped there."""

    def __init__(self) -> None:
        self.hosts: list[str] | None = None
        sys.addaudithook(self._hear)  # there is no way to take it off again

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if self.hosts is not None and event == "socket.connect":
            host = str(arguments[1][0])  # type: ignore[index]
            self.hosts.append(host)
            if host == OUTSIDE:
                raise ConnectionRefusedError


_connections = _Connections()


@pytest.fixture
def connections() -> Iterator[list[str]]:
    _connections.hosts = []
    yield _connections.hosts
    _connections.hosts = None


@pytest.fixture
def lookup() -> Iterator[tuple[NameServer, Lookup]]:
    with NameServer() as server:
        yield server, DnsAddresses([server.address])


@pytest.fixture
def inside() -> Iterator[tuple[int, list[object]]]:
    """The port of a service behind our walls, and who has reached it."""
    reached: list[object] = []
    with socket.create_server((INSIDE, 0)) as server:

        def serve() -> None:
            with suppress(OSError):
                while True:
                    visitor, address = server.accept()
                    reached.append(address)
                    visitor.close()

        threading.Thread(target=serve, daemon=True).start()
        yield server.getsockname()[1], reached
        server.shutdown(socket.SHUT_RDWR)


@every_call
def test_the_address_that_was_checked_is_the_one_that_is_connected_to(call: Call, lookup, inside, connections) -> None:
    server, addresses = lookup
    port, reached = inside
    server.hosts[NAME], server.later[NAME] = OUTSIDE, INSIDE
    with suppress(*FAILURES):
        call(f"https://{NAME}:{port}/in", addresses, ())
    assert connections[0] == OUTSIDE  # to ask again would lead inside
    assert (set(connections), reached) == ({OUTSIDE}, [])
    connections.clear()
    with suppress(*FAILURES):
        call(f"https://{NAME}:{port}/in", addresses, ())
    assert (connections, reached) == ([], [])


@every_call
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_an_answer_that_leads_inside_is_not_followed(
    call: Call, scheme: str, lookup, inside, connections, httpserver: HTTPServer
) -> None:
    server, addresses = lookup
    port, reached = inside
    server.hosts[NAME] = INSIDE
    for host in (INSIDE, NAME):
        httpserver.clear()
        httpserver.expect_request("/robots.txt").respond_with_data("", status=404)
        to = {"Location": f"{scheme}://{host}:{port}/"}
        for path in ("/in", "/in/.well-known/openid-configuration", "/in/chat/completions"):
            httpserver.expect_request(path).respond_with_data("", status=307, headers=to)
        with suppress(*FAILURES):
            call(httpserver.url_for("/in"), addresses, ("localhost",))
    assert httpserver.log
    assert reached == []
