"""The sender of our emails."""

import re
from dataclasses import dataclass
from email.headerregistry import Address

from hireloom.domain.mails.mail_headers import must_be_address, must_be_line

_NAMED = re.compile(r" *(?P<name>[^<>]*?) *<(?P<address>[^<>]+)> *")


@dataclass(frozen=True, slots=True)
class Sender:
    name: str
    address: str

    @classmethod
    def of(cls, text: str) -> "Sender":
        """From `Name <name@host>` or `name@host`. Raises UnsafeHeader."""
        named = _NAMED.fullmatch(text)
        name, address = (named["name"].strip('"'), named["address"]) if named else ("", text.strip())
        return cls(must_be_line(name) if name else "", must_be_address(address))

    @property
    def host(self) -> str:
        return self.address.rpartition("@")[2]

    def as_header(self) -> Address:
        return Address(self.name, addr_spec=self.address)
