"""Emails as files in a local folder, readable with any email program: nothing is sent over the network."""

import hashlib
import logging
import re
from pathlib import Path

from hireloom.adapters.mail.mime import message
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.senders import Sender
from hireloom.infrastructure.atomic_files import write
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import MailFailed

log = logging.getLogger(__name__)

_MOMENT = "????-??-??_??-??-??"
_ODD = re.compile(r"[^A-Za-z0-9@._-]+")


class OutboxFolder:
    def __init__(self, folder: Path, *, sender: str, clock: Clock) -> None:
        self._folder, self._sender, self._clock = folder, Sender.of(sender), clock

    def send(self, letter: Letter, message_id: str) -> None:
        now = self._clock.now()
        content = message(letter, message_id, sender=self._sender, at=now).as_bytes()
        path = self._folder / _name(f"{now:%Y-%m-%d_%H-%M-%S}", letter, message_id)
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            write(path, content)
        except OSError as problem:
            raise MailFailed(f"The folder for emails cannot be written: {problem.strerror}") from problem

    def forget(self, email: str) -> None:
        for path in self._folder.glob(f"{_MOMENT}_{_plain(email)}_*.eml"):
            try:
                path.unlink(missing_ok=True)
            except OSError:
                log.warning("a mail in %s could not be removed", self._folder)


def _plain(part: str) -> str:
    """The text as used in a file name."""
    return _ODD.sub("-", part).strip("-.")[:60]


def _name(moment: str, letter: Letter, message_id: str) -> str:
    """The file's name: time, recipient, subject, and a hash that distinguishes emails of the same second."""
    told_apart = hashlib.sha256(message_id.encode()).hexdigest()[:8]
    return f"{moment}_{_plain(letter.to)}_{_plain(letter.subject)}_{told_apart}.eml"
