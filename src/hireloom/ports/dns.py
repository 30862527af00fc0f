"""The domain name system, in which companies prove that a domain is theirs."""

from collections.abc import Sequence
from typing import Protocol


class TextRecords(Protocol):
    def read(self, name: str) -> Sequence[str]:
        """The TXT records of this name; none if there is no such name. Raises DnsUnavailable after a few seconds."""
        ...
