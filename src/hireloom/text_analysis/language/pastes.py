"""Cleans text from outside: repairs its letters, drops invisible characters from pasted text and shortens long runs
everywhere, because patterns that search for words take time quadratic in the length of a run."""

import re

from hireloom.text_analysis.language.hidden import shaped
from hireloom.text_analysis.language.repair import repaired

LONGEST_RUN = 200  # letters without a space; longer runs are encoded pictures or keys
LONGEST_GAP = 40  # spaces between two words of a document
_SIGN = r"[0-9A-Za-z_\u00c0-\u052f+/=.&'’-]"  # of words in scripts that separate words by spaces
_RUN = re.compile(rf"({_SIGN}{{{LONGEST_RUN}}}){_SIGN}+")
_GAP = re.compile(rf"[^\S\n]{{{LONGEST_GAP},}}")
_BLANKS = re.compile(r"[^\S\n]{4,}")  # three spaces separate columns
_EMPTY_LINES = re.compile(r"\n(?:[^\S\n]{0,3}\n){2,}")


def pasted(text: str) -> str:
    """`text` as a person sees it. Long runs of spaces become three: thousands of them would cost minutes."""
    plain, _ = shaped(repaired(text).replace("\r\n", "\n").replace("\r", "\n").replace("\x00", " "))
    plain = _RUN.sub(r"\1", _BLANKS.sub("   ", plain))
    return re.sub(r"[^\S\n]+\n", "\n", _EMPTY_LINES.sub("\n\n", plain)).strip() if "\n" in plain else plain.strip()


def shortened(line: str) -> str:
    """A line of a document, its letters repaired and its columns kept separate."""
    line = repaired(line)
    if len(line) <= LONGEST_GAP:
        return line
    spaced = _GAP.sub(" " * LONGEST_GAP, line)
    return _RUN.sub(r"\1", spaced) if len(spaced) > LONGEST_RUN else spaced
