"""Puts emails into a Maildir, where any mail server or email program finds them.

HIRELOOM_MAIL=maildir chooses it, MAILDIR names the folder.
"""

import mailbox
import os
import threading
from datetime import UTC, datetime
from pathlib import Path

from hireloom.adapters.mail.mime import message
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.senders import Sender
from hireloom.ports.mailers import Mailer, MailFailed


class MaildirMailer:
    def __init__(self, folder: Path, *, sender: str) -> None:
        self._folder, self._sender = folder, Sender.of(sender)
        self._lock = threading.Lock()  # The standard library's file names are unique between processes only

    def send(self, letter: Letter, message_id: str) -> None:
        content = message(letter, message_id, sender=self._sender, at=datetime.now(UTC)).as_bytes()
        try:
            with self._lock:
                self._mailbox().add(content)
        except (OSError, mailbox.Error) as problem:
            raise MailFailed(f"The Maildir cannot be written: {problem}") from problem

    def forget(self, email: str) -> None:
        """Their readers own these emails, as they do at any other provider."""

    def _mailbox(self) -> mailbox.Maildir:
        for part in ("tmp", "new", "cur"):  # mailbox.Maildir fails when two processes make the folder
            (self._folder / part).mkdir(mode=0o700, parents=True, exist_ok=True)
        return mailbox.Maildir(self._folder, create=False)


def make(*, sender: str) -> Mailer:
    """What Hireloom calls; the rest of a plugin's settings is its own."""
    return MaildirMailer(Path(os.environ["MAILDIR"]), sender=sender)
