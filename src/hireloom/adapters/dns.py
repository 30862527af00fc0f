"""TXT records and addresses by dnspython, from the machine's own name servers unless others are configured."""

from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address

import dns.exception
import dns.resolver

from hireloom.domain.companies import DnsUnavailable

SECONDS = 5.0  # for all tries together


class DnsTextRecords:
    """`servers` are network addresses, each with or without a port; without any, those of the machine are asked."""

    def __init__(self, servers: Sequence[str] = (), *, seconds: float = SECONDS) -> None:
        self._servers, self._seconds = servers, seconds

    def read(self, name: str) -> Sequence[str]:
        try:
            answer = _resolver(self._servers).resolve(name, "TXT", lifetime=self._seconds, search=False)
        except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
            return []
        except dns.exception.DNSException as failure:
            raise DnsUnavailable from failure
        return [b"".join(record.strings).decode("utf-8", "replace") for record in answer]


class DnsAddresses:
    """The addresses of a host, asked of the same servers; of an address, itself."""

    def __init__(self, servers: Sequence[str] = ()) -> None:
        self._servers = servers

    def __call__(self, host: str, seconds: float) -> Sequence[str]:
        with suppress(ValueError):
            return [str(ip_address(host.strip("[]")))]
        try:
            answers = _resolver(self._servers).resolve_name(host, lifetime=min(seconds, SECONDS), search=False)
        except dns.exception.DNSException:
            return []
        return list(answers.addresses())


def _resolver(servers: Sequence[str]) -> dns.resolver.Resolver:
    """A new one each time: the machine's name servers may change while we run."""
    resolver = dns.resolver.Resolver(configure=not servers)
    if servers:
        parts = [server.rpartition(":") for server in servers]
        ports = {host or port: int(port) if host else 53 for host, _, port in parts}
        resolver.nameservers, resolver.nameserver_ports = list(ports), ports
    return resolver
