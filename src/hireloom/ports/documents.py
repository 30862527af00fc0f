"""Reading what people upload."""

from typing import Protocol

from hireloom.domain.documents import Document, Format


class DocumentReader(Protocol):
    def read(self, content: bytes, *, name: str, formats: tuple[Format, ...]) -> Document:
        """The document's visible text with positions and omissions. Raises UnsupportedFile when extension and content
        do not agree on one of `formats`, NoText, UnreadableDoc or UnreadableDocument; never hangs, never crashes."""
        ...

    def close(self) -> None:
        """Give back processes and memory; reading again afterwards is an error."""
        ...
