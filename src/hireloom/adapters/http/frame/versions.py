"""The version from which an edit begins, and the answer when there is a newer one by now."""

import marshmallow as ma

from hireloom.adapters.http.frame.spec import ErrorAnswer

VERSION = {"description": "Of what can be edited; send it back when you save"}
BEGUN = {"description": "From which one began; 409 when it is another one by now. Unasked when absent"}


class ChangedAnswer(ErrorAnswer):
    changed_elsewhere = ma.fields.Boolean(metadata={"description": "Read it again: nothing of this save is kept"})
