"""The parts of a letter, each as plain words; how they look is the mail adapter's."""

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
    """Alone in its line, and without a blank, so that a copy works as it is."""

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
