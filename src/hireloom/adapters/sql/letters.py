"""Letters as bytes, to be kept in a row."""

import base64
import json
from datetime import timedelta

from hireloom.domain.mails.deliveries import LONG_BYTES
from hireloom.domain.mails.letters import Attachment, Letter

LONG = LONG_BYTES * 4 // 3  # bytes of a row whose letter encloses so much in base64


def packed(letter: Letter) -> bytes:
    values = {
        "to": letter.to,
        "subject": letter.subject,
        "text": letter.text,
        "html": letter.html,
        "reply_to": letter.reply_to,
        "attachments": [
            [each.name, each.content_type, base64.b64encode(each.content).decode()] for each in letter.attachments
        ],
        "good_for": letter.good_for.total_seconds() if letter.good_for else None,
        "unsubscribe": letter.unsubscribe,
    }
    return json.dumps(values, ensure_ascii=False).encode()


def unpacked(kept: bytes) -> Letter:
    values = json.loads(kept)
    attachments = (Attachment(name, kind, base64.b64decode(content)) for name, kind, content in values["attachments"])
    good_for = None if values["good_for"] is None else timedelta(seconds=values["good_for"])
    return Letter(**values | {"attachments": tuple(attachments), "good_for": good_for})
