"""The wordings in which a document speaks to a machine that reads it, as patterns."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from hireloom.text_analysis.language.data_files import lines_of

# Letters of other alphabets that look like Latin ones, and typographic signs: one to one, so that offsets stay.
LOOKALIKES = dict(
    zip(
        "аеорсухіјѕԁһԛԝАВЕКМНОРСТУХІЈЅαοеіνρτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ’‘“”‐‑‒–—",
        "aeopcyxijsdhqwABEKMHOPCTYXIJSaoeivptuABEZHIKMNOPTYX''\"\"-----",
        strict=True,
    )
)
LOOKALIKE = re.compile(f"[{''.join(map(re.escape, LOOKALIKES))}]")

# An order begins a clause: what may stand before it. Orders are marked so in the table and looked up from the verb on.
ORDER = re.compile(
    r"""(?:^|[.!?:;,)\]"'>*\#\-•|\n]|\b(?:please|now|must|should|and|then|also|always|strongly|highly|to\syou))\s*$""",
    re.IGNORECASE | re.VERBOSE,
)


@cache
def pattern(wording: str) -> re.Pattern[str]:
    """Compiled when a text first needs it: all of them take longer than reading a resume."""
    return re.compile(wording, re.IGNORECASE | re.MULTILINE | re.VERBOSE)


class Wording(NamedTuple):
    """`is_order`: it begins with a verb. `needles`: one of them stands in small letters in a text that has the wording;
    looking for them is quicker than the pattern."""

    is_order: bool
    needles: tuple[str, ...]
    pattern: str


def _wordings() -> Iterator[Wording]:
    table = tomllib.loads("\n".join(lines_of("machine_phrases.toml")))
    for row in table["wordings"]:
        wording = row["wording"]
        for name, part in reversed(table["parts"].items()):  # a part may name an earlier one
            wording = wording.replace(f"<{name}>", part)
        yield Wording(row["is_order"], tuple(row["needles"]), (r"\b" if row["is_order"] else "") + wording)


WORDINGS = tuple(_wordings())
