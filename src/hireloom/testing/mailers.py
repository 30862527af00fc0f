"""What every Mailer must hold, whoever carries the mail, and one that only remembers."""

from hireloom.domain.letters import Letter


class RecordingMailer:
    """Takes every letter and keeps it with its Message-ID, for tests of those who send."""

    def __init__(self) -> None:
        self.sent: list[tuple[Letter, str]] = []

    def send(self, letter: Letter, message_id: str) -> None:
        self.sent.append((letter, message_id))

    @property
    def letters(self) -> list[Letter]:
        return [letter for letter, _ in self.sent]
