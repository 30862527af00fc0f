"""How answers by email arrive, as far as the settings say."""

from hireloom.adapters.mail.imap import ImapMailbox
from hireloom.adapters.mail.sendgrid_inbound import SendGridInbound
from hireloom.ports.text_work import TextWork
from hireloom.ports.threads import Mailbox, MailHook
from hireloom.settings import BadSetting, Settings


def mail_hook_of(settings: Settings, text_work: TextWork) -> MailHook | None:
    if not settings.inbound_key:
        return None
    try:
        return SendGridInbound(settings.inbound_key, text_work)
    except ValueError:
        raise BadSetting("HIRELOOM_INBOUND_KEY is not a public key of SendGrid.") from None


def mailbox_of(settings: Settings, text_work: TextWork) -> Mailbox | None:
    if not settings.imap_host:
        return None
    return ImapMailbox(
        settings.imap_host,
        settings.imap_port,
        settings.imap_user,
        settings.imap_password,
        text_work,
        folder=settings.imap_folder,
        security=settings.imap_security,
    )
