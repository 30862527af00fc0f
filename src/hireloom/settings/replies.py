"""Settings for answers by email."""

from dataclasses import dataclass

from hireloom.settings import values as read
from hireloom.settings.values import setting

IMAP_PORTS = {"tls": 993, "starttls": 143, "none": 143}


@dataclass(frozen=True)
class ReplySettings:
    reply_domain: str = setting(
        "",
        read.host,
        "The domain whose mailboxes reply+… receive replies to messages about applications and about "
        "visitors' questions; empty: people reply on the screens alone.",
    )
    inbound_key: str = setting(
        "",
        str,
        "The public key with which SendGrid's Inbound Parse signs its calls of /api/inbound-mail, in base64; the "
        "webhook must post the raw email. Empty: such calls are refused.",
    )
    imap_host: str = setting("", read.host, "The IMAP server whose folder is read for answers; empty: none.")
    imap_port: int = setting(0, read.whole(0, 65535), "Its port.", documented_as="993, otherwise 143")
    imap_user: str = setting("", str, "The user name of the mailbox.")
    imap_password: str = setting("", str, "Its password.", is_secret=True)
    imap_folder: str = setting(
        "INBOX", str, "The folder; emails that were taken are marked as seen, after they are stored."
    )
    imap_security: str = setting(
        "tls",
        read.one_of("tls", "starttls", "none"),
        "How the connection is encrypted: tls (from the first byte), starttls (required, never skipped) or none, for "
        "this machine only.",
    )


def misfit(settings: ReplySettings) -> str:
    """What does not fit together, as a sentence without its initial HIRELOOM_; empty if nothing."""
    if settings.imap_host and not (settings.imap_user and settings.imap_password):
        return "IMAP_HOST needs HIRELOOM_IMAP_USER and HIRELOOM_IMAP_PASSWORD."
    if (settings.imap_host or settings.inbound_key) and not settings.reply_domain:
        return "REPLY_DOMAIN is needed for answers by email."
    if settings.imap_security == "none" and settings.imap_host and not read.is_loopback(settings.imap_host):
        return "IMAP_SECURITY=none would send HIRELOOM_IMAP_PASSWORD unprotected: use tls or starttls."
    return ""
