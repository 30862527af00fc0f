"""What most answers begin with."""

import marshmallow as ma


class SuccessAnswer(ma.Schema):
    success = ma.fields.Boolean(
        required=True, metadata={"description": "Whether it was done; if not, `message` says why"}
    )


class MessageAnswer(SuccessAnswer):
    message = ma.fields.String(required=True, metadata={"description": "A sentence for the person"})
