"""Plugins that the rest of the product can rely on: they fail as their port allows, or not at all."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date, datetime

from hireloom.domain.mails.letters import Letter
from hireloom.domain.refusals import NotFound
from hireloom.ports.chats import Chat, ChatFailed, Message, Schema
from hireloom.ports.failures import StoreAway
from hireloom.ports.files import FileStore
from hireloom.ports.mailers import Mailer, MailFailed
from hireloom.ports.publishers import Post, Publisher, PublishFailed

log = logging.getLogger(__name__)


class CheckedMailer:
    def __init__(self, mailer: Mailer, name: str) -> None:
        self._mailer, self._name = mailer, name

    def send(self, letter: Letter, message_id: str) -> None:
        with within_contract(self._name, MailFailed, MailFailed(_broken(self._name))):
            self._mailer.send(letter, message_id)

    def forget(self, email: str) -> None:
        try:
            self._mailer.forget(email)
        except Exception as broken:
            _log(self._name, broken)


class CheckedChat:
    def __init__(self, chat: Chat, name: str) -> None:
        self._chat, self._name = chat, name

    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        with within_contract(self._name, ChatFailed, ChatFailed(_broken(self._name))):
            answer = self._chat.complete(messages, schema)
        if not isinstance(answer, str):
            log.error("the plugin %s breaks its contract: its answer is no text", self._name)
            raise ChatFailed(_broken(self._name))
        return answer


class CheckedPublisher:
    """Nobody knows whether a plugin that breaks off has published, so a person must look."""

    def __init__(self, publisher: Publisher, name: str) -> None:
        self._publisher, self._name = publisher, name
        self.carrier, self.remembers = publisher.carrier, publisher.remembers

    def publish(self, post: Post) -> str:
        with within_contract(self._name, PublishFailed, PublishFailed(_broken(self._name), is_unsure=True)):
            return self._publisher.publish(post)


class CheckedFiles:
    def __init__(self, files: FileStore, name: str) -> None:
        self._files, self._name = files, name

    def keep(self, content: bytes, *, extension: str, on: date) -> str:
        with self._within_contract():
            return self._files.keep(content, extension=extension, on=on)

    def read(self, key: str) -> bytes:
        with self._within_contract():
            return self._files.read(key)

    def replace(self, key: str, content: bytes) -> None:
        with self._within_contract():
            self._files.replace(key, content)

    def remove(self, key: str) -> None:
        with self._within_contract():
            self._files.remove(key)

    def kept_before(self, moment: datetime) -> Iterator[list[str]]:
        with self._within_contract():
            yield from self._files.kept_before(moment)

    @contextmanager
    def _within_contract(self) -> Iterator[None]:
        with within_contract(self._name, (NotFound, StoreAway), StoreAway()):
            yield


@contextmanager
def within_contract(
    name: str, allowed: type[Exception] | tuple[type[Exception], ...], failure: Exception
) -> Iterator[None]:
    """Raises `failure` for whatever is not allowed."""
    try:
        yield
    except allowed:
        raise
    except Exception as broken:
        _log(name, broken)
        raise failure from broken


def _log(name: str, broken: Exception) -> None:
    log.error("the plugin %s breaks its contract: it raised %s", name, type(broken).__name__, exc_info=broken)


def _broken(name: str) -> str:
    return f"The plugin {name} failed in a way that it must not; the log says how."
