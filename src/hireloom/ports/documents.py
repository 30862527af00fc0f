"""Reading uploaded documents."""

from typing import Protocol

from hireloom.domain.documents import Document, Format


class DocumentReader(Protocol):
    def read(self, content: bytes, *, name: str, formats: tuple[Format, ...]) -> Document:
        """The document's visible text with positions and omissions. Raises UnsupportedFile if extension and content do
        not both match one of `formats`, NoText, UnreadableDoc or UnreadableDocument; never hangs, never crashes."""
        ...

    def check(self, content: bytes, format: Format) -> None:
        """Open the document, which may have no text. Raises ActivePdf if that is not safe, UnsupportedFile,
        UnreadableDoc or UnreadableDocument if it is not possible. If it is not possible at the moment, a document in
        which nothing unsafe is seen passes, and Unavailable is raised only where something is hidden. Never hangs,
        never crashes."""
        ...

    def is_whole_picture(self, content: bytes) -> bool:
        """Whether a JPEG, PNG, GIF or WebP can be decoded to its last pixel; never hangs, never crashes."""
        ...

    def portrait(self, content: bytes) -> bytes:
        """The picture as a small JPEG: upright, four wide to five high, without anything but its pixels. Raises
        PictureDamaged; never hangs, never crashes."""
        ...

    def cover(self, content: bytes) -> bytes:
        """Like `portrait`, as wide as the top of a page: 1200 to 520 pixels."""
        ...

    def logo(self, content: bytes) -> bytes:
        """Like `portrait`, but a PNG of 128 by 128 pixels: the whole picture on a transparent background."""
        ...
