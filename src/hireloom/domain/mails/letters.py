"""Letters: what a mail is to us, safe in its head whatever somebody typed."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.mails.mail_headers import must_be_address, must_be_line
from hireloom.domain.mails.stationery import Part, as_html, as_text
from hireloom.domain.refusals import Invalid, TooLarge

LARGEST = 20 * 1024 * 1024  # of all attachments; providers take 25 to 30 MB after a third was added by encoding
SLOWEST = 16 * 1024  # bytes a second: a line that carries less does not move
ENCODED = 1.4  # bytes on the line for each byte of an attachment
LONGEST = 200_000  # characters of the text, and of the HTML

_KIND = re.compile(r"[a-z0-9][a-z0-9!#$&^_.+-]{0,63}/[a-z0-9][a-z0-9!#$&^_.+-]{0,127}")
_UNWRITABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


class UnsafeLetter(Invalid):
    sentence = "This text cannot be sent by mail."


@dataclass(frozen=True, slots=True)
class Attachment:
    name: str
    content_type: str
    content: bytes

    def __post_init__(self) -> None:
        must_be_line(self.name)
        if re.search(r"[/\\\"]", self.name) or not _KIND.fullmatch(self.content_type):
            raise UnsafeLetter


@dataclass(frozen=True, slots=True)
class Letter:
    """To one person. `good_for`: later it would only confuse, so it is not sent any more.

    Raises UnsafeHeader, UnsafeLetter or TooLarge: a Letter that exists can be sent.
    """

    to: str
    subject: str
    text: str
    html: str
    reply_to: str | None = None
    attachments: tuple[Attachment, ...] = ()
    good_for: timedelta | None = None
    unsubscribe: str | None = None  # an address that stops such letters by POST, without a log-in

    def __post_init__(self) -> None:
        object.__setattr__(self, "to", must_be_address(self.to))
        must_be_line(self.subject)
        if self.reply_to is not None:
            object.__setattr__(self, "reply_to", must_be_address(self.reply_to))
        if self.unsubscribe is not None:
            must_be_line(self.unsubscribe)
        for body in (self.text, self.html):
            if not body.strip() or len(body) > LONGEST or _UNWRITABLE.search(body):
                raise UnsafeLetter
        if sum(len(each.content) for each in self.attachments) > LARGEST:
            raise TooLarge("The attachments are too large to be sent by mail.")

    @property
    def transit(self) -> timedelta:
        """How long what is enclosed may be on its way to the provider, beside all that the letter takes without it."""
        return timedelta(seconds=ENCODED * sum(len(each.content) for each in self.attachments) / SLOWEST)


def written(
    to: str,
    subject: str,
    *parts: Part,
    heading: str = "",
    why: str,
    reply_to: str | None = None,
    attachments: Sequence[Attachment] = (),
    good_for: timedelta | None = None,
    unsubscribe: str | None = None,
) -> Letter:
    """A letter on our stationery. `why` tells at its foot why somebody gets it."""
    head, preview = heading or subject, parts[0].as_text().split("\n", 1)[0]
    text = as_text(head, parts, why=why)
    html = as_html(head, parts, why=why, preview=preview)
    return Letter(to, subject, text, html, reply_to, tuple(attachments), good_for, unsubscribe)
