"""How schemas describe the version from which an edit begins."""

VERSION = {"description": "Of what can be edited; send it back when you save"}
BEGUN = {"description": "From which one began; 409 when it is another one by now. Unasked when absent"}
