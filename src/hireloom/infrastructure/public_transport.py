"""Requests to addresses that other people choose: they reach hosts on the internet, and nothing on our own network."""

import re
import ssl
from collections.abc import Callable, Collection, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpx2

from hireloom.infrastructure.http_client import BoundedTransport

HOSTS = ip_network("2000::/3")  # where hosts on the internet have their IPv6 addresses
# In addition to those that Python knows: 6to4, with an IPv4 address inside that may be private; documentation;
# protocols.
RESERVED = tuple(map(ip_network, ("2002::/16", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24")))

# What ends in a number is no name: browsers and C libraries read 2130706433, 127.1 and 0x7f000001 as 127.0.0.1.
ENDS_IN_NUMBER = re.compile(r"(?:.*\.)?(?:[0-9]+|0x[0-9a-f]*)\.?", re.IGNORECASE)

# The addresses of a host, within this many seconds; of an address, itself. It raises to refuse a host.
Lookup = Callable[[str, float], Sequence[str]]


class PublicTransport(httpx2.BaseTransport):
    """Connects to the address that it has checked, so that a name cannot resolve to another one in between. Hosts in
    `private_hosts` may be anywhere; without encryption only on this machine."""

    def __init__(
        self,
        lookup: Lookup,
        *,
        limit: int,
        private_hosts: Collection[str] = (),
        verify: ssl.SSLContext | bool = True,
        is_allowed: Callable[[str], bool] | None = None,
    ) -> None:
        self._inner = BoundedTransport(limit=limit, verify=verify)
        self._lookup, self._private_hosts = lookup, private_hosts
        self._is_allowed = is_allowed or is_public

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        host = request.url.raw_host.decode("ascii")
        if not is_safe(str(request.url), self._private_hosts):
            raise httpx2.UnsupportedProtocol("Only https leads to other hosts.")
        if host not in self._private_hosts:
            address = self._checked(host, request.extensions["timeout"]["read"])
            request.extensions = {**request.extensions, "sni_hostname": host}
            request.url = request.url.copy_with(host=address)  # the Host header stays
        return self._inner.handle_request(request)

    def _checked(self, host: str, seconds: float) -> str:
        addresses = _addresses(host, self._lookup, seconds)
        if not addresses or not all(map(self._is_allowed, addresses)):
            raise httpx2.ConnectError("The host has no address, or one that is not public.")
        return min(addresses, key=lambda address: ":" in address)  # many machines have no IPv6

    def close(self) -> None:
        self._inner.close()


def is_public(address: str) -> bool:
    parsed = _address(address)
    if isinstance(parsed, IPv6Address):
        parsed = parsed.ipv4_mapped or (parsed if parsed in HOSTS else None)
    if parsed is None or not parsed.is_global or parsed.is_multicast:
        return False
    return not any(parsed in network for network in RESERVED)


def leads_inside(url: str, lookup: Lookup, *, seconds: float, private_hosts: Collection[str] = ()) -> bool:
    """Whether the host has an address now that is not public, or none that can be read, such as 0177.0.0.1; a name
    without any address may still get one."""
    try:
        host = httpx2.URL(url).raw_host.decode("ascii")
    except httpx2.InvalidURL:
        return True
    if host in private_hosts:
        return False
    is_unreadable = bool(ENDS_IN_NUMBER.fullmatch(host)) and _address(host) is None
    return is_unreadable or not all(map(is_public, _addresses(host, lookup, seconds)))


def is_safe(url: str, private_hosts: Collection[str] = ()) -> bool:
    """Whether a URL is encrypted on its way, or need not be because it stays on this machine."""
    try:
        parsed = httpx2.URL(url)
    except httpx2.InvalidURL:
        return False
    host = parsed.raw_host.decode("ascii")
    address = _address(host)
    is_here = host == "localhost" or (address is not None and address.is_loopback)
    return bool(host) and (parsed.scheme == "https" or (parsed.scheme == "http" and is_here and host in private_hosts))


def _addresses(host: str, lookup: Lookup, seconds: float) -> Sequence[str]:
    if host == "localhost" or host.endswith(".localhost"):  # name servers need not know it
        host = "127.0.0.1"
    addresses = lookup(host, seconds)  # asked of every host, as it may refuse any
    return [host] if _address(host) else addresses


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.strip("[]"))
    except ValueError:
        return None
