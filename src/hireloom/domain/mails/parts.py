"""The parts of a letter, as plain text; the mail adapter decides how they look."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Paragraph:
    kind: ClassVar[str] = "paragraph"
    words: str

    @property
    def text(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class SmallPrint:
    """A paragraph in smaller, softer type."""

    kind: ClassVar[str] = "small_print"
    words: str

    @property
    def text(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class CodeLine:
    """On its own line and without spaces, so that it can be copied as is."""

    kind: ClassVar[str] = "code"
    digits: str

    @property
    def text(self) -> str:
        return f"    {self.digits}"


@dataclass(frozen=True, slots=True)
class Button:
    kind: ClassVar[str] = "button"
    words: str
    address: str

    @property
    def text(self) -> str:
        return f"{self.words}: {self.address}"


Part = Paragraph | SmallPrint | CodeLine | Button
