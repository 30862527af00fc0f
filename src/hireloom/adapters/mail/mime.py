"""A letter as a MIME message: text and HTML as alternatives, then the attachments."""

from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from typing import cast

from hireloom.adapters.mail.html import html_of
from hireloom.domain.mails.letterheads import CONTENT_TYPE, FILE_NAME, Letterhead
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import message_id as id_of_event
from hireloom.domain.mails.senders import Sender

SEVEN_BITS = "quoted-printable"  # no server changes it
AUTOMATIC = {
    "Auto-Submitted": "auto-generated",  # RFC 3834: no out-of-office replies
    "X-Auto-Response-Suppress": "All",
}


def message(letter: Letter, message_id: str, *, sender: Sender, at: datetime) -> EmailMessage:
    made = EmailMessage(policy=SMTP if has_ascii_names(letter) else SMTP.clone(utf8=True))
    made["From"] = sender.as_header()
    made["To"] = _address(letter.to)
    made["Subject"] = letter.subject
    made["Date"] = at
    made["Message-ID"] = message_id
    if letter.reply_to:
        made["Reply-To"] = _address(letter.reply_to)
    for name, value in AUTOMATIC.items():
        made[name] = value
    for name, value in (ways_out(letter) | thread_of(letter, message_id)).items():
        made[name] = value
    made.set_content(letter.text, cte=SEVEN_BITS)
    made.add_alternative(html_of(letter), subtype="html", cte=SEVEN_BITS)
    if letter.letterhead and letter.letterhead.logo:
        _add_logo(made, letter.letterhead)
    for attachment in letter.attachments:
        kind, _, method = attachment.content_type.partition("; method=")
        main, _, sub = kind.partition("/")
        parameters = {"method": method} if method else None
        made.add_attachment(attachment.content, maintype=main, subtype=sub, filename=attachment.name, params=parameters)
    return made


def _add_logo(made: EmailMessage, letterhead: Letterhead) -> None:
    """Inside the HTML alternative, so that no email program lists it among the attachments."""
    main, _, sub = CONTENT_TYPE.partition("/")
    html = cast(EmailMessage, made.get_body(["html"]))
    cid = f"<{letterhead.content_id}>"
    html.add_related(letterhead.logo, maintype=main, subtype=sub, cid=cid, disposition="inline", filename=FILE_NAME)


def ways_out(letter: Letter) -> dict[str, str]:
    """The headers of RFC 8058, for the email program's own unsubscribe button; none if the letter has no unsubscribe
    URL."""
    if not letter.unsubscribe:
        return {}
    return {"List-Unsubscribe": f"<{letter.unsubscribe}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}


def thread_of(letter: Letter, message_id: str) -> dict[str, str]:
    """The headers by which email programs show a letter below the one that it follows."""
    if not letter.follows:
        return {}
    first = id_of_event(letter.follows, message_id.rpartition("@")[2].rstrip(">"))
    return {"In-Reply-To": first, "References": first}


def has_ascii_names(letter: Letter) -> bool:
    """Whether all addresses are in ASCII; otherwise the headers are in UTF-8, which not every server accepts."""
    return letter.to.isascii() and (letter.reply_to or "").isascii()


def _address(address: str) -> Address:
    """The parts of an address. The library's parser refuses names beyond ASCII, which SMTPUTF8 allows."""
    name, _, host = address.rpartition("@")
    return Address(username=name, domain=host)
