"""Letters as bytes, for storing in a row."""

import base64
import json
from dataclasses import astuple
from datetime import timedelta
from typing import Any

from hireloom.domain.mails.deliveries import LONG_BYTES
from hireloom.domain.mails.letterheads import Letterhead
from hireloom.domain.mails.letters import Attachment, Letter
from hireloom.domain.mails.parts import Button, CodeLine, Paragraph, SmallPrint

LONG = LONG_BYTES * 4 // 3  # bytes of a row with that much attached, in base64

_PARTS: dict[str, Any] = {kind.kind: kind for kind in (Paragraph, SmallPrint, CodeLine, Button)}


def packed(letter: Letter) -> dict[str, Any]:
    """The columns that hold a letter, without the logo of its company. The letterhead is beside the letter, which
    versions without letterheads read, too."""
    head = letter.letterhead
    values = {
        "to": letter.to,
        "subject": letter.subject,
        "heading": letter.heading,
        "parts": [[part.kind, *astuple(part)] for part in letter.parts],
        "why": letter.why,
        "reply_to": letter.reply_to,
        "attachments": [
            [attachment.name, attachment.content_type, base64.b64encode(attachment.content).decode()]
            for attachment in letter.attachments
        ],
        "good_for": letter.good_for.total_seconds() if letter.good_for else None,
        "unsubscribe": letter.unsubscribe,
        "follows": letter.follows,
    }
    return {
        "letter": json.dumps(values, ensure_ascii=False).encode(),
        "letterhead": json.dumps([head.company_id, head.company], ensure_ascii=False) if head else None,
    }


def unpacked(packed: bytes, head: str | None = None) -> Letter:
    values = json.loads(packed)
    attachments = (Attachment(name, kind, base64.b64decode(content)) for name, kind, content in values["attachments"])
    good_for = None if values["good_for"] is None else timedelta(seconds=values["good_for"])
    if "parts" not in values:  # written by a version that stored text and HTML
        values |= {"parts": [[Paragraph.kind, values.pop("text")]], "why": ""}
        del values["html"]
    letterhead = Letterhead(*json.loads(head)) if head else None
    parts = tuple(_PARTS[kind](*words) for kind, *words in values["parts"])
    return Letter(
        **values | {"parts": parts, "attachments": tuple(attachments), "good_for": good_for, "letterhead": letterhead}
    )
