"""The folder of emails keeps what every mailer promises."""

import email
import email.policy
from pathlib import Path

import pytest

from hireloom.adapters.mail.outbox_folder import OutboxFolder
from hireloom.domain.mails.account_mails import signup_code
from hireloom.ports.mailers import MailFailed
from hireloom.testing.clock import StoppedClock
from hireloom.testing.mailers import ANNA, SENDER, Delivered, MailerContract, ReceivedMail


class TestOutboxFolder(MailerContract):
    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        return tmp_path / "data" / "outbox"

    @pytest.fixture
    def mailer(self, folder: Path) -> OutboxFolder:
        return OutboxFolder(folder, sender=SENDER, clock=StoppedClock())

    @pytest.fixture
    def delivered(self, folder: Path) -> Delivered:
        def mails() -> list[ReceivedMail]:
            files = (path.read_bytes() for path in sorted(folder.iterdir()))
            return [ReceivedMail.of(email.message_from_bytes(file, policy=email.policy.default)) for file in files]

        return mails

    def test_a_file_says_when_to_whom_and_about_what(self, mailer, folder):
        mailer.send(signup_code(ANNA, "048213"), "<1@hireloom.example>")
        [path] = folder.iterdir()
        assert path.name.startswith("2026-11-21_09-30-00_anna@people.example_Your-code-for-Hireloom_")
        assert path.suffix == ".eml"

    @pytest.mark.spec("OPEN-079")
    def test_letters_to_somebody_who_left_are_removed_and_no_others(self, mailer, delivered):
        others = [f"b_{ANNA}", f"{ANNA}.org", "bert@people.example"]
        for number, to in enumerate([ANNA, *others, ANNA]):
            mailer.send(signup_code(to, "048213"), f"<{number}@hireloom.example>")
        mailer.forget(ANNA)
        assert {to for mail in delivered() for to in mail.to} == {*others}

    def test_only_we_may_look_into_it(self, mailer, folder):
        mailer.send(signup_code(ANNA, "048213"), "<1@hireloom.example>")
        assert folder.stat().st_mode & 0o777 == 0o700

    @pytest.mark.parametrize("name", ["etc/passwd", "~root", "-rf", "*", "$HOME", "x" * 64])
    def test_no_address_leads_out_of_it(self, mailer, folder, name):
        mailer.send(signup_code(f"{name}@people.example", "048213"), "<1@hireloom.example>")
        assert [path.parent for path in folder.rglob("*")] == [folder]

    def test_a_folder_that_cannot_be_written_is_tried_again(self, tmp_path):
        (tmp_path / "outbox").write_text("a file")
        with pytest.raises(MailFailed) as failed:
            OutboxFolder(tmp_path / "outbox", sender=SENDER, clock=StoppedClock()).send(
                signup_code(ANNA, "048213"), "<1@hireloom.example>"
            )
        assert not failed.value.is_final
