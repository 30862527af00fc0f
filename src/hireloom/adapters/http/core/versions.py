"""How schemas describe the version on which an edit is based."""

VERSION = {"description": "The version of the editable fields; send it back when you save"}
BEGUN = {"description": "The version on which the edit is based; 409 if it is no longer current. Not checked if absent"}
