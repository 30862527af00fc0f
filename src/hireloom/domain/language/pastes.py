"""Text of somebody else: what cannot be seen is left out of what was pasted, and runs that tell nothing are shortened
everywhere, as what looks for words in them would take the square of their length."""

import re

from hireloom.domain.language.hidden import shaped

LONGEST_RUN = 200  # letters without a blank; longer ones are pictures or keys that came along, no words
LONGEST_GAP = 40  # blanks between two words of a document
_SIGN = r"[0-9A-Za-z_\u00c0-\u052f+/=.&'’-]"  # of words in scripts that part them by blanks
_RUN = re.compile(rf"({_SIGN}{{{LONGEST_RUN}}}){_SIGN}+")
_GAP = re.compile(rf"[^\S\n]{{{LONGEST_GAP},}}")
_BLANKS = re.compile(r"[^\S\n]{4,}")  # three still tell columns apart
_EMPTY_LINES = re.compile(r"\n(?:[^\S\n]{0,3}\n){2,}")


def pasted(text: str) -> str:
    """`text` as a person sees it. Thousands of blanks in a row say no more than three, and would cost minutes."""
    plain, _ = shaped(text.replace("\r\n", "\n").replace("\r", "\n").replace("\x00", " "))
    plain = _RUN.sub(r"\1", _BLANKS.sub("   ", plain))
    return re.sub(r"[^\S\n]+\n", "\n", _EMPTY_LINES.sub("\n\n", plain)).strip() if "\n" in plain else plain.strip()


def shortened(line: str) -> str:
    """A line of a document, with its columns still apart."""
    return _RUN.sub(r"\1", _GAP.sub(" " * LONGEST_GAP, line)) if len(line) > LONGEST_GAP else line
