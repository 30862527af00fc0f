"""The Maildir keeps what every mailer promises."""

import email
import email.policy
import mailbox
from pathlib import Path

import pytest
from hireloom_maildir import MaildirMailer

from hireloom.domain.mails.account_mails import signup_code
from hireloom.ports.mailers import MailFailed
from hireloom.testing.mailers import ANNA, SENDER, Delivered, MailerContract, ReceivedMail


class TestMaildir(MailerContract):
    @pytest.fixture
    def mailer(self, tmp_path: Path) -> MaildirMailer:
        return MaildirMailer(tmp_path / "mails", sender=SENDER)

    @pytest.fixture
    def delivered(self, tmp_path: Path) -> Delivered:
        def read() -> list[ReceivedMail]:
            files = [mail.as_bytes() for mail in mailbox.Maildir(tmp_path / "mails")]
            return [ReceivedMail.of(email.message_from_bytes(file, policy=email.policy.default)) for file in files]

        return read


def test_a_folder_that_cannot_be_written_is_a_failure_that_passes(tmp_path: Path) -> None:
    (tmp_path / "mails").write_text("not a folder")
    with pytest.raises(MailFailed) as failed:
        MaildirMailer(tmp_path / "mails", sender=SENDER).send(signup_code(ANNA, "048213"), "<1@hireloom.example>")
    assert not failed.value.is_final
