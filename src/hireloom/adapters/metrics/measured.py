"""Adapters behind the same port, with their work measured."""

from collections.abc import Sequence

from hireloom.domain.documents import Document, Format
from hireloom.domain.mails.letters import Letter
from hireloom.ports.chats import Chat, Message, Schema
from hireloom.ports.documents import DocumentReader
from hireloom.ports.mailers import Mailer
from hireloom.ports.metrics import Metrics


class MeasuredReader:
    def __init__(self, reader: DocumentReader, metrics: Metrics) -> None:
        self._reader, self._metrics = reader, metrics

    def read(self, content: bytes, *, name: str, formats: tuple[Format, ...]) -> Document:
        with self._metrics.measured("document"):
            return self._reader.read(content, name=name, formats=formats)

    def check(self, content: bytes, format: Format) -> None:
        with self._metrics.measured("document"):
            self._reader.check(content, format)

    def is_whole_picture(self, content: bytes) -> bool:
        with self._metrics.measured("picture"):
            return self._reader.is_whole_picture(content)

    def portrait(self, content: bytes) -> bytes:
        with self._metrics.measured("picture"):
            return self._reader.portrait(content)

    def cover(self, content: bytes) -> bytes:
        with self._metrics.measured("picture"):
            return self._reader.cover(content)

    def logo(self, content: bytes) -> bytes:
        with self._metrics.measured("picture"):
            return self._reader.logo(content)


class MeasuredChat:
    def __init__(self, chat: Chat, metrics: Metrics) -> None:
        self._chat, self._metrics = chat, metrics

    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        with self._metrics.measured("model"):
            return self._chat.complete(messages, schema)


class MeasuredMailer:
    def __init__(self, mailer: Mailer, metrics: Metrics) -> None:
        self._mailer, self._metrics = mailer, metrics

    def send(self, letter: Letter, message_id: str) -> None:
        with self._metrics.measured("email"):
            self._mailer.send(letter, message_id)

    def forget(self, email: str) -> None:
        self._mailer.forget(email)
