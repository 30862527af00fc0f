"""The address to serve at. It is checked before anything else is done, because the rest of the start takes seconds, and
an operator who must choose another port should not wait for them."""

import errno
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from hireloom.settings import BadSetting, Settings


def check(settings: Settings) -> None:
    """Check that the address is free: bind it and release it. Raises BadSetting."""
    for each in taken(settings):
        each.close()


def taken(settings: Settings) -> list[socket.socket]:
    """Sockets that are bound to the address, but do not listen yet. Raises BadSetting."""
    host = None if settings.host == "*" else settings.host.strip("[]")
    lines: list[socket.socket] = []
    with explained(settings), ExitStack() as until_all_are_had:
        found = socket.getaddrinfo(host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, place in found:
            line = until_all_are_had.enter_context(socket.socket(family, kind, protocol))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                line.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            line.bind(place)
            lines.append(line)
        until_all_are_had.pop_all()
    return lines


@contextmanager
def explained(settings: Settings) -> Iterator[None]:
    """Turns an error about the address into BadSetting, which says the reason."""
    try:
        yield
    except (socket.gaierror, ValueError):
        raise BadSetting(f"HIRELOOM_HOST is no address of this machine: {settings.host}.") from None
    except OSError as reason:
        if reason.errno == errno.EADDRINUSE:
            raise BadSetting(
                f"Port {settings.port} is in use by another program. Stop that one, or choose another port with"
                f" HIRELOOM_PORT, for example HIRELOOM_PORT={settings.port % 65535 + 1}."
            ) from None
        where = f"{settings.host}, port {settings.port}"
        raise BadSetting(f"HIRELOOM_HOST and HIRELOOM_PORT: cannot listen on {where}: {reason.strerror}.") from None
