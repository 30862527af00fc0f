"""Letters: our emails, with headers that are safe no matter what somebody typed."""

import re
from dataclasses import dataclass, replace
from datetime import timedelta

from hireloom.domain.mails.letterheads import Letterhead
from hireloom.domain.mails.mail_headers import must_be_address, must_be_line
from hireloom.domain.mails.parts import Part
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.refusals import Invalid, TooLarge

LARGEST = 20 * 1024 * 1024  # of all attachments; providers accept 25 to 30 MB, after encoding has added a third
SLOWEST = 16 * 1024  # bytes per second: a slower connection counts as stuck
ENCODED = 1.4  # bytes on the wire per byte of attachment
LONGEST = 200_000  # characters of text

_KIND = re.compile(r"[a-z0-9][a-z0-9!#$&^_.+-]{0,63}/[a-z0-9][a-z0-9!#$&^_.+-]{0,127}(; method=[A-Z]{1,16})?")
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
    """To one person. `good_for`: after that it would only confuse, so it is no longer sent.

    Raises UnsafeHeader, UnsafeLetter or TooLarge: a Letter that exists can be sent.
    """

    to: str
    subject: str
    parts: tuple[Part, ...]
    why: str  # in the footer: why this person gets it
    heading: str = ""  # if empty, the subject
    reply_to: str | None = None
    attachments: tuple[Attachment, ...] = ()
    good_for: timedelta | None = None
    unsubscribe: str | None = None  # a URL that stops such letters by POST, without a log-in
    follows: str | None = None  # the event of the letter that began this conversation
    letterhead: Letterhead | None = None  # of the company in whose name it goes out

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

    def under(self, letterhead: Letterhead | None) -> "Letter":
        return replace(self, letterhead=letterhead)

    @property
    def text(self) -> str:
        """The letter as plain text."""
        body = "\n\n".join(part.text for part in self.parts)
        return f"{self.heading}\n\n{body}\n\n-- \n{PRODUCT_NAME}\n{self.why}\n"

    @property
    def preview(self) -> str:
        """What inboxes show next to the subject."""
        return self.parts[0].text.split("\n", 1)[0]

    @property
    def transit(self) -> timedelta:
        """How long the attachments may take to reach the provider, in addition to the letter itself."""
        return timedelta(seconds=ENCODED * sum(len(attachment.content) for attachment in self.attachments) / SLOWEST)
