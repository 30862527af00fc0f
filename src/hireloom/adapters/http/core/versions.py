"""How schemas describe versions: of what is edited, and of a picture."""

import marshmallow as ma

VERSION = {"description": "The version of the editable fields; send it back when you save"}
BEGUN = {"description": "The version on which the edit is based; 409 if it is no longer current. Not checked if absent"}


class PictureVersion(ma.Schema):
    """Part of a picture's address, so that a new picture has a new one. Nothing looks at it."""

    v = ma.fields.String(
        metadata={
            "description": "Whatever the address of the picture has: it changes with the picture",
            "example": "9f86d081884c7d65",
        }
    )
