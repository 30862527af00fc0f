"""The field in which an advert asks for years, from the words after them."""

import re

from hireloom.text_analysis.language.labels import trimmed

MOST_WORDS = 5  # of a field
_AS_ROLE = re.compile(
    r"\s?(?:of )?(?:(?:relevant|professional|previous|prior|proven|recent|work|working|paid)\s){0,2}"
    r"(?:exp(?:erience|\b\.?)\s)?as\s(?:an?\s)?\w",
    re.I,
)
_FIELD = re.compile(
    r"^\s?(?:of\s)?(?:(?:related|relevant|progressive|proven|previous|prior|professional|hands.on|direct|solid"
    r"|recent)\s)*"
    r"(?P<before>[\w&/+#. -]{0,50}?)\s?(?:work(?:ing)?\s)?exp(?:erience|\b\.?)(?:\s(?:in|as an?|with|as|of"
    r"|working(?: in| as an?| with)?)\s"
    r"(?P<after>[\w&/+#. -]{2,60}))?|^\s(?:in|of|as an?|(?=\w+ing\b))\s?(?P<plain>[\w&/+#. -]{2,60})",
    re.I,
)


def field_of(rest: str) -> str:
    """The field of the years: accounting in '5 years of experience in accounting'."""
    match = _FIELD.match(rest)
    if not match:
        return ""
    before = match["before"] or ""
    own, place = _cut(before), _cut(match["after"] or "")
    if own and place and len(f"{own} {place}".split()) < MOST_WORDS:
        return f"{own} in {place}"
    field = place or own or _cut(match["plain"] or "")
    return f"{field} experience" if field and field == before.strip(" -.&/") else field


def _cut(words: str) -> str:
    """The words up to the end of the field, without an article before them."""
    bare = re.sub(r"^(?:['’]?s\b\s?)?(?:(?:an?|the|our)\s)?", "", words, flags=re.I)
    field = re.split(
        r"\b(?:is|are|preferred|required|desired|or|with|including|and/or|related|relevant|similar|the|a|an|instead|at"
        r"|within|which|who|that|as|you|on|under|part|ideally|preferably|total(?! \w))\b|\s[-–]\s|\.\s",
        bare,
    )[0]
    return trimmed(" ".join(field.split()[:MOST_WORDS])).strip(" -.&/")


def names_role(rest: str) -> bool:
    """The words go on with a role: 'as a nurse'."""
    return bool(_AS_ROLE.match(rest))
