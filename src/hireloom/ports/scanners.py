"""Finding malware in uploads."""

from typing import Protocol


class ScannerAway(Exception):
    """The scanner did not answer, or could not check the file. The text says why, for operators; the adapter has logged
    it."""


class MalwareScanner(Protocol):
    def malware_in(self, content: bytes) -> str:
        """The name of the malware in it, or an empty text. Raises ScannerAway."""
        ...
