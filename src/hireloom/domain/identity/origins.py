"""Where a call comes from, and which tries are counted together, so that nobody can lock out somebody else."""

import hashlib
import hmac
import re
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from hireloom.domain.identity.user_agents import device_name

MOST_EMAILS = 5  # that one browser is known for; the latest ones are kept
OWN_BITS = 64  # one person has a whole IPv6 network of this size
_COOKIE = re.compile(rf"[A-Za-z0-9_-]{{43}}(?:\.[0-9a-f]{{64}}){{0,{MOST_EMAILS}}}")


class Origin(NamedTuple):
    """`device` and `trust` are the values of the cookies of a known and of a trusted device, if any."""

    address: str
    browser: str = ""
    device: str = ""
    trust: str = ""

    @property
    def network(self) -> str:
        """The block of addresses that one person can use freely."""
        try:
            is_ipv6 = isinstance(ip_address(self.address), IPv6Address)
        except ValueError:
            return self.address
        return str(ip_network(f"{self.address}/{OWN_BITS}", strict=False)) if is_ipv6 else self.address

    @property
    def details(self) -> dict[str, str]:
        """Of an event in the audit log: where the person acted from."""
        return {"device": device_name(self.browser), "address": self.address}


@dataclass(frozen=True, slots=True)
class Device:
    """A browser in which people have logged in. Each seal stands for one of their emails, and only the server can tell
    which."""

    id: str
    seals: tuple[str, ...] = ()

    @classmethod
    def of(cls, cookie: str) -> "Device | None":
        """None for a cookie that we did not make."""
        name, *seals = cookie.split(".")
        return cls(name, tuple(seals)) if _COOKIE.fullmatch(cookie) else None

    def knows(self, email: str, *, secret: str) -> bool:
        seal = self._seal(email, secret).encode()
        return any(hmac.compare_digest(seal, entry.encode()) for entry in self.seals)

    def remembering(self, email: str, *, secret: str) -> "Device":
        seals = dict.fromkeys((self._seal(email, secret), *self.seals))
        return Device(self.id, tuple(seals)[:MOST_EMAILS])

    @property
    def cookie(self) -> str:
        return ".".join((self.id, *self.seals))

    def _seal(self, email: str, secret: str) -> str:
        return hmac.new(secret.encode(), f"device\n{self.id}\n{email}".encode(), hashlib.sha256).hexdigest()


class Source(NamedTuple):
    """The source whose tries for one email are counted together: a device that has logged in with it before, or a
    network."""

    subject: str
    is_known: bool


def source_of(email: str, origin: Origin, *, secret: str) -> Source:
    device = Device.of(origin.device)
    is_known = device is not None and device.knows(email, secret=secret)
    place = device.id if device and is_known else origin.network
    return Source(hashlib.sha256(f"{email}\n{place}".encode()).hexdigest(), is_known)


def device_after(email: str, origin: Origin, *, secret: str, new_id: str) -> str:
    """The value of the device cookie once somebody has proved that this email is theirs."""
    device = Device.of(origin.device) or Device(new_id)
    return device.remembering(email, secret=secret).cookie
