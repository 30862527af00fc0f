"""What most answers begin with."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.keys import is_by_key


def without_success(answer: dict[str, Any]) -> dict[str, Any]:
    """The answer to a program: in /api/v1 the status alone says whether it was done. Others get it as it is."""
    return {name: value for name, value in answer.items() if name != "success"} if is_by_key() else answer


class SuccessAnswer(ma.Schema):
    success = ma.fields.Boolean(
        required=True, metadata={"description": "Whether it was done; if not, `message` says why"}
    )

    @ma.post_dump
    def leave_success_to_status(self, answer: dict[str, Any], **_: object) -> dict[str, Any]:
        return without_success(answer)


class MessageAnswer(SuccessAnswer):
    message = ma.fields.String(required=True, metadata={"description": "A sentence for the person"})
