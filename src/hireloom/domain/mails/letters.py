"""Letters: what a mail is to us, safe in its head whatever somebody typed."""

import re
from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.mails.mail_headers import must_be_address, must_be_line
from hireloom.domain.mails.parts import Part
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.refusals import Invalid, TooLarge

LARGEST = 20 * 1024 * 1024  # of all attachments; providers take 25 to 30 MB after a third was added by encoding
SLOWEST = 16 * 1024  # bytes a second: a line that carries less does not move
ENCODED = 1.4  # bytes on the line for each byte of an attachment
LONGEST = 200_000  # characters of the text

_KIND = re.compile(r"[a-z0-9][a-z0-9!#$&^_.+-]{0,63}/[a-z0-9][a-z0-9!#$&^_.+-]{0,127}")
_UNWRITABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


class UnsafeLetter(Invalid):
    sentence = "This text cannot be sent by email."


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
    parts: tuple[Part, ...]
    why: str  # at the foot: why this person gets it
    heading: str = ""  # the subject, when empty
    reply_to: str | None = None
    attachments: tuple[Attachment, ...] = ()
    good_for: timedelta | None = None
    unsubscribe: str | None = None  # an address that stops such letters by POST, without a log-in

    def __post_init__(self) -> None:
        object.__setattr__(self, "to", must_be_address(self.to))
        object.__setattr__(self, "heading", self.heading or self.subject)
        must_be_line(self.subject)
        if self.reply_to is not None:
            object.__setattr__(self, "reply_to", must_be_address(self.reply_to))
        if self.unsubscribe is not None:
            must_be_line(self.unsubscribe)
        is_empty = not any(part.text.strip() for part in self.parts)
        if is_empty or len(self.text) > LONGEST or _UNWRITABLE.search(self.text):
            raise UnsafeLetter
        if sum(len(attachment.content) for attachment in self.attachments) > LARGEST:
            raise TooLarge("The attachments are too large to send by email.")

    @property
    def text(self) -> str:
        """The letter as plain text."""
        body = "\n\n".join(part.text for part in self.parts)
        return f"{self.heading}\n\n{body}\n\n-- \n{PRODUCT_NAME}\n{self.why}\n"

    @property
    def preview(self) -> str:
        """What lists of mails show beside the subject."""
        return self.parts[0].text.split("\n", 1)[0]

    @property
    def transit(self) -> timedelta:
        """How long what is enclosed may be on its way to the provider, beside all that the letter takes without it."""
        return timedelta(seconds=ENCODED * sum(len(attachment.content) for attachment in self.attachments) / SLOWEST)
