"""Plugins that the rest of the product can rely on: they fail as their port allows, or not at all."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import date, datetime
from threading import Thread

from hireloom.domain.boards.postings import Posting
from hireloom.domain.mails.letters import Letter
from hireloom.domain.refusals import NotFound
from hireloom.ports.boards import BoardFailed, BoardQuery, JobBoard
from hireloom.ports.chats import Chat, ChatFailed, Message, Schema
from hireloom.ports.failures import StoreAway
from hireloom.ports.files import FileStore
from hireloom.ports.mailers import Mailer, MailFailed
from hireloom.ports.publishers import Post, Publisher, PublishFailed

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Contract:
    """What the plugin with this name must keep. `note` is called with the name and what the plugin did instead."""

    name: str
    note: Callable[[str, str], None]

    @property
    def sentence(self) -> str:
        return f"The plugin {self.name} failed in a way that it must not; the log says how."

    @contextmanager
    def kept(self, allowed: type[Exception] | tuple[type[Exception], ...], failure: Exception) -> Iterator[None]:
        """Raises `failure` for anything that is not allowed."""
        try:
            yield
        except allowed:
            raise
        except Exception as broken:
            self.broken_by(broken)
            raise failure from broken

    def broken_by(self, broken: Exception) -> None:
        self.broken(f"it raised {type(broken).__name__}", broken)

    def broken(self, failure: str, cause: Exception | None = None) -> None:
        log.error("the plugin %s breaks its contract: %s", self.name, failure, exc_info=cause)
        # A plugin may be called within a unit of work, for which the one that notes this must wait.
        Thread(target=self._tell, args=(failure,), name="plugin breach", daemon=True).start()

    def _tell(self, failure: str) -> None:
        with suppress(StoreAway):  # the log has it
            self.note(self.name, failure)


class CheckedMailer:
    def __init__(self, mailer: Mailer, contract: Contract) -> None:
        self._mailer, self._contract = mailer, contract

    def send(self, letter: Letter, message_id: str) -> None:
        with self._contract.kept(MailFailed, MailFailed(self._contract.sentence)):
            self._mailer.send(letter, message_id)

    def forget(self, email: str) -> None:
        try:
            self._mailer.forget(email)
        except Exception as broken:
            self._contract.broken_by(broken)


class CheckedChat:
    def __init__(self, chat: Chat, contract: Contract) -> None:
        self._chat, self._contract = chat, contract

    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        with self._contract.kept(ChatFailed, ChatFailed(self._contract.sentence)):
            answer = self._chat.complete(messages, schema)
        if not isinstance(answer, str):
            self._contract.broken("its answer is no text")
            raise ChatFailed(self._contract.sentence)
        return answer


class CheckedBoard:
    def __init__(self, board: JobBoard, contract: Contract) -> None:
        self._board, self._contract = board, contract
        self.name, self.title, self.credit = board.name, board.title, board.credit
        self.tells_all, self.limits = board.tells_all, board.limits

    def search(self, query: BoardQuery) -> Sequence[Posting]:
        with self._contract.kept(BoardFailed, BoardFailed(self._contract.sentence)):
            return self._board.search(query)


class CheckedPublisher:
    """Nobody knows whether a plugin that breaks off has published, so a person must look."""

    def __init__(self, publisher: Publisher, contract: Contract) -> None:
        self._publisher, self._contract = publisher, contract
        self.carrier, self.remembers = publisher.carrier, publisher.remembers

    def publish(self, post: Post) -> str:
        with self._contract.kept(PublishFailed, PublishFailed(self._contract.sentence, is_unsure=True)):
            return self._publisher.publish(post)


class CheckedFiles:
    def __init__(self, files: FileStore, contract: Contract) -> None:
        self._files, self._contract = files, contract

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
        with self._contract.kept((NotFound, StoreAway), StoreAway()):
            yield
