"""How a setting is declared, and how its text becomes a value. A ValueError has the end of a sentence that says what
the setting may be."""

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from hireloom.domain.identity.emails import email_of
from hireloom.domain.mails.mail_headers import UnsafeHeader
from hireloom.domain.mails.senders import Sender
from hireloom.domain.refusals import Refusal

SHORTEST_SECRET = 32
LOOPBACK = ("localhost", "127.0.0.1", "::1")

_HOST = re.compile(r"[\w.-]+")


def setting(
    default: Any, parse: Callable[[str], Any], help: str, *, documented_as: str | None = None, is_secret: bool = False
) -> Any:
    """`documented_as` is how the documentation writes a default that depends on another setting. Secrets are left out
    of the repr."""
    return field(
        default=default, repr=not is_secret, metadata={"parse": parse, "help": help, "documented_as": documented_as}
    )


def whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
            raise ValueError(f"must be a whole number from {low} to {high}")
        return int(text)

    return read


def seconds(low: float, high: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not low <= value <= high:
            raise ValueError(f"must be a number of seconds from {low:g} to {high:g}")
        return value

    return read


def yes(text: str) -> bool:
    words = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    if text.lower() not in words:
        raise ValueError("must be 1 or 0")
    return words[text.lower()]


def zone(text: str) -> ZoneInfo:
    try:
        return ZoneInfo(text)
    except (ZoneInfoNotFoundError, ValueError, OSError) as unknown:
        raise ValueError("must be a time zone that this machine knows, such as Europe/Berlin") from unknown


def words(text: str) -> tuple[str, ...]:
    return tuple(part.strip().lower() for part in text.split(",") if part.strip())


def names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def boards(shapes: Mapping[str, str]) -> Callable[[str], tuple[tuple[str, str, str], ...]]:
    """Boards as kind, name and company, with the shapes of the names by kind; without a company, the board's name is
    used."""
    kinds = [re.compile(rf"({kind}):({shape})(?:=([^=]{{1,100}}))?") for kind, shape in shapes.items()]

    def read(text: str) -> tuple[tuple[str, str, str], ...]:
        matches = [next(filter(None, (kind.fullmatch(name) for kind in kinds)), None) for name in names(text)]
        if not all(matches):
            raise ValueError(f"must be boards such as {next(iter(shapes))}:acme=Acme, separated by commas")
        return tuple((match[1], match[2].strip(), (match[3] or match[2]).strip()) for match in matches if match)

    return read


def name_servers(text: str) -> tuple[str, ...]:
    servers = names(text)
    for server in servers:
        host, colon, port = server.partition(":")
        if not _address(host) or (colon and not (port.isdigit() and 0 < int(port) < 65536)):
            raise ValueError("must be IPv4 addresses such as 10.0.0.2 or 10.0.0.2:5353, separated by commas")
    return servers


def emails(text: str) -> tuple[str, ...]:
    addresses = words(text)
    if any("@" not in address for address in addresses):
        raise ValueError("must be email addresses, separated by commas")
    return addresses


def email(text: str) -> str:
    try:
        return email_of(text)
    except Refusal:
        raise ValueError("must be one email address") from None


def url(*schemes: str, is_whole: bool = False) -> Callable[[str], str]:
    """With `is_whole`, the address is kept exactly. Otherwise paths are appended to it, so a slash at the end is
    dropped."""
    begin = " or ".join(f"{scheme}://" for scheme in schemes)

    def read(text: str) -> str:
        try:
            parts = urlsplit(text)
            is_address = parts.scheme in schemes and parts.hostname and parts.port != 0
        except ValueError:  # mismatched brackets, or a port that is not a number
            is_address = False
        if not is_address:
            raise ValueError(f"must be an address that starts with {begin}, and a port in it a number")
        return text if is_whole else text.rstrip("/")

    return read


def origin(text: str) -> str:
    """An origin, as browsers send it: scheme, host and port."""
    address = url("http", "https")(text)
    parts = urlsplit(address)
    if address != f"{parts.scheme}://{parts.netloc}" or "@" in parts.netloc:
        raise ValueError("must be an address without a path, such as https://hireloom.example: we serve the whole host")
    return address.lower()


def host(text: str) -> str:
    if not (_HOST.fullmatch(text) or _address(text)):
        raise ValueError("must be the name of a machine, such as mail.example.org, without a scheme or a port")
    return text


def hosts(text: str) -> tuple[str, ...]:
    """Hosts, also as `*.example.org` for all below one."""
    listed = words(text)
    if not all(_HOST.fullmatch(name.removeprefix("*.")) or _address(name) for name in listed):
        raise ValueError("must be hosts such as api.example.org or *.example.org, separated by commas")
    return listed


def proxy(text: str) -> str:
    """A proxy's address as the server will see it: a host name would never match."""
    address = text if text == "*" else _address(text)
    if not address:
        raise ValueError("must be the network address of the proxy, such as 10.0.0.5, not a name")
    return address


def _address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        return ""


def is_of_others(url: str) -> bool:
    """Whether the address leads to another machine over an unencrypted connection."""
    parts = urlsplit(url)
    return parts.scheme == "http" and parts.hostname not in LOOPBACK


def is_loopback(host: str) -> bool:
    """Whether only programs on this machine can reach a server at this address."""
    name = host.strip("[]")
    try:
        return name in LOOPBACK or ip_address(name).is_loopback
    except ValueError:
        return False


def is_local(url: str) -> bool:
    """Whether the address names this machine, or is empty."""
    return not url or is_loopback(urlsplit(url).hostname or "")


def syslog(text: str) -> str:
    if not _is_host_or_socket(text):
        raise ValueError("must be udp://host:port, tcp://host:port or unix:///path, such as unix:///dev/log")
    return text


def scanner(text: str) -> str:
    if not (_is_host_or_socket(text) and text.startswith(("tcp:", "unix:"))):
        raise ValueError("must be tcp://host:port or unix:///path, such as unix:///run/clamav/clamd.ctl")
    return text


def _is_host_or_socket(text: str) -> bool:
    try:
        parts = urlsplit(text)
        is_host = parts.scheme in ("udp", "tcp") and parts.hostname and parts.port and parts.path in ("", "/")
        return bool(is_host or (parts.scheme == "unix" and not parts.netloc and len(parts.path) > 1))
    except ValueError:  # a port that is not a number
        return False


def is_readable_on_the_way(url: str) -> bool:
    """Whether a service's address leads to another machine without encryption that verifies whose machine it is."""
    is_plain_database = url.startswith("postgresql") and "sslmode=verify-" not in url
    is_plain = is_plain_database or url.startswith(("redis://", "amqp://", "http://", "tcp://", "udp://"))
    return is_plain and bool(urlsplit(url).hostname) and not is_local(url)


def one_of(*names: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in names:
            raise ValueError(f"must be {', '.join(names[:-1])} or {names[-1]}")
        return text.lower()

    return read


def sender(text: str) -> str:
    try:
        Sender.of(text)
    except UnsafeHeader:
        raise ValueError("must be one email address, as name@host or Name <name@host>") from None
    return text


def file(text: str) -> Path:
    if not Path(text).is_file():
        raise ValueError("must be the path of a file that is there")
    return Path(text)


def database(text: str) -> str:
    if not text.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://")):
        raise ValueError("must start with sqlite:/// or postgresql://")
    if text == "sqlite:///" or ":memory:" in text or "mode=memory" in text:
        raise ValueError("must name a file: a database in memory disappears with its connection")
    return text


def secret(text: str) -> str:
    if len(text) < SHORTEST_SECRET:
        raise ValueError(f"must have at least {SHORTEST_SECRET} characters")
    return text
