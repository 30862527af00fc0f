"""Text that a person pasted: what cannot be seen is left out, and runs that tell nothing are shortened."""

import re

from hireloom.domain.language.hidden import shaped

LONGEST_RUN = 200  # letters without a blank; longer ones are pictures or keys that came along, no words
_RUN = re.compile(rf"([\w+/=-]{{{LONGEST_RUN}}})[\w+/=-]+", re.ASCII)
_BLANKS = re.compile(r"[^\S\n]{4,}")  # three still tell columns apart
_EMPTY_LINES = re.compile(r"\n(?:[^\S\n]{0,3}\n){2,}")


def pasted(text: str) -> str:
    """`text` as a person sees it. Thousands of blanks in a row say no more than three, and would cost minutes."""
    plain, _ = shaped(text.replace("\r\n", "\n").replace("\r", "\n").replace("\x00", " "))
    plain = _RUN.sub(r"\1", _BLANKS.sub("   ", plain))
    return re.sub(r"[^\S\n]+\n", "\n", _EMPTY_LINES.sub("\n\n", plain)).strip() if "\n" in plain else plain.strip()
