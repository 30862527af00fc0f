"""Certificates that need more than one line: 'Basic Life Support | American Heart Association'."""

import re

from hireloom.text_analysis.resumes.career_lines import undated

EXPIRES = re.compile(r"\b(?:expires?|expiry|valid|through|until|to|bis|jusqu|hasta|حتى|עד)\b[^|,;]{0,12}$", re.I)
BESIDE_DATE = 0.85  # of the width of a line, where dates have a column of their own


def is_rest_of_certificate(above: str, line: str, below: str, width: float) -> bool:
    """The margin broke the name or the issuer, or the date had no room beside them."""
    return _is_date(line) or _wraps(above, line, width) or (_is_date(below) and _ends_above_date(above, line, width))


def _is_date(line: str) -> bool:
    return line != "" and not EXPIRES.sub("", undated(line)[0]).strip()


def _wraps(line: str, following: str, width: float) -> bool:
    """One of the two lines has the bar, and the next word had no room."""
    is_full = _length(line, following) > width or line.endswith("|")
    return is_full and ("|" in line) != ("|" in following) and not any(undated(line)[1:])


def _ends_above_date(line: str, following: str, width: float) -> bool:
    """A date on its own line had no room beside the two: so the first may be shorter, and have no bar."""
    is_long = _length(line, following) > BESIDE_DATE * width
    return is_long and not ("|" in line and "|" in following) and not any(undated(line)[1:] + undated(following)[1:])


def _length(line: str, following: str) -> int:
    return len(line) + 1 + len(following.split()[0])
