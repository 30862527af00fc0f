"""Settings for email."""

from dataclasses import dataclass

from hireloom.domain.mails.senders import Sender
from hireloom.settings import values as read
from hireloom.settings.plugins import MAILERS, plugin
from hireloom.settings.values import setting

NEEDED = {"folder": (), "smtp": ("mail_from", "smtp_host"), "sendgrid": ("mail_from", "sendgrid_key")}
SMTP_PORTS = {"starttls": 587, "tls": 465, "none": 25}


@dataclass(frozen=True)
class MailSettings:
    mail: str = setting(
        "folder",
        plugin(MAILERS, *NEEDED),
        "Where emails go: folder (files in {data_dir}/outbox, nothing leaves this machine), smtp, sendgrid or the name "
        "of a plugin.",
    )
    mail_from: str = setting(
        "",
        read.sender,
        "The sender of all emails, as Name <name@host>. The host is also the right-hand side of every Message-ID.",
        documented_as="Hireloom <hello@hireloom.example>, for the folder only",
    )
    mail_identity_documents: str = setting(
        "link",
        read.one_of("link", "attach"),
        "How recruiters receive driving licenses and visas: link (they log in to see them) or attach (to the "
        "email as well).",
    )
    smtp_host: str = setting("", read.host, "The mail server that sends the emails.")
    smtp_port: int = setting(0, read.whole(0, 65535), "Its port.", documented_as="587, with tls 465, with none 25")
    smtp_user: str = setting("", str, "The user name for the mail server; empty: no authentication.")
    smtp_password: str = setting("", str, "The password for that user.", is_secret=True)
    smtp_security: str = setting(
        "starttls",
        read.one_of("starttls", "tls", "none"),
        "How the connection is encrypted: starttls (required, never skipped), tls (from the first byte) or "
        "none, which cannot be combined with a user name.",
    )
    sendgrid_key: str = setting("", str, "The key of a SendGrid account that may send email.", is_secret=True)
    sendgrid_host: str = setting(
        "https://api.sendgrid.com",
        read.url("http", "https"),
        "The address of SendGrid's API; https://api.eu.sendgrid.com for accounts in the EU. Plain http is "
        "allowed only for this machine.",
    )

    @property
    def mailer_kind(self) -> str:
        """One of folder, smtp, sendgrid, plugin."""
        return self.mail if self.mail in NEEDED else "plugin"

    @property
    def mail_host(self) -> str:
        return Sender.of(self.mail_from).host

    @property
    def attaches_identity(self) -> bool:
        return self.mail_identity_documents == "attach"


def misfit(settings: MailSettings) -> str:
    """The chosen provider needs all of its settings, and no others may be set. What is wrong, as a sentence without its
    initial HIRELOOM_; empty if nothing."""
    for name in NEEDED.get(settings.mail, ("mail_from",)):
        if not getattr(settings, name):
            return f"MAIL={settings.mail} needs HIRELOOM_{name.upper()}."
    for kind, names in {"smtp": ("smtp_host", "smtp_user"), "sendgrid": ("sendgrid_key",)}.items():
        for name in names:
            if settings.mail != kind and getattr(settings, name):
                return f"{name.upper()} is set, but HIRELOOM_MAIL is {settings.mail}: make it {kind}."
    if bool(settings.smtp_user) != bool(settings.smtp_password):
        return "SMTP_USER and HIRELOOM_SMTP_PASSWORD belong together: set both or none."
    if settings.smtp_user and settings.smtp_security == "none":
        return "SMTP_SECURITY=none would send HIRELOOM_SMTP_PASSWORD unprotected: use starttls or tls."
    if read.is_of_others(settings.sendgrid_host):
        return "SENDGRID_HOST must start with https:// unless it names this machine (localhost)."
    return ""
