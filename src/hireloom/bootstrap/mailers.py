"""Makes the mail services, each imported only if the settings choose it."""

from typing import Any

from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Mailer


def smtp_mailer(*, clock: Clock, **options: Any) -> Mailer:
    from hireloom.adapters.mail.smtp import SmtpMailer

    return SmtpMailer(clock=clock, **options)


def sendgrid_mailer(**options: Any) -> Mailer:
    from hireloom.adapters.mail.sendgrid import SendGridMailer

    return SendGridMailer(**options)
