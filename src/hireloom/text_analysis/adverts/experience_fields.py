"""The field in which an advert asks for years, from the words after them."""

import re

from hireloom.text_analysis.language.labels import trimmed

MOST_WORDS = 5  # of a field
_AS_ROLE = re.compile(
    r"\s?(?:of )?(?:(?:relevant|professional|previous|prior|proven|recent|documented|verifiable|work|working|paid)\s)"
    r"{0,2}"
    r"(?:exp(?:erience|\b\.?)\s)?as\s(?:an?\s)?(?P<role>\w[\w&/+#. -]{0,60})",
    re.I,
)
_FIELD = re.compile(
    r"^\s?(?:of\s)?(?:(?:directly|related|relevant|progressive|proven|previous|prior|professional|hands.on|direct|solid"
    r"|recent|overall|documented|demonstrated|verifiable|successful|applicable|(?:combined and )?"
    r"(?:progressively|increasingly)\s(?:responsible|complex)|combined)\s)*"
    r"(?P<before>[\w&/+#. -]{0,50}?)\s?(?:work(?:ing)?\s)?exp(?:erience|\b\.?)(?:\s(?:in|as an?|with|as|of"
    r"|working(?: in| as an?| with)?)\s"
    r"(?P<after>[\w&/+#. -]{2,60})|\s(?!including|during|regarding|relating|pertaining)"
    r"(?P<deed>[a-z]{3,}ing\b[\w&/+#. -]{0,50}))?|^\s(?:(?:(?:of|in)\s)?(?:working|serving)\s(?:in|with|as|at|for|on)"
    r"|in|of|as an?|(?=\w+ing\b))\s?(?P<plain>[\w&/+#. -]{2,60})",
    re.I,
)
_ITEM = r"\w[\w&/+#-]{1,30}(?: (?!(?i:or)\b)\w[\w&/+#-]{1,30})?"
_ALTERNATIVES = re.compile(
    rf"(?:, {_ITEM}){{0,4}},? or (?!related|relevant|similar|equivalent|comparable|other|more|any|an?\b|the\b|in\b|as\b"
    rf"|combination|years?|training|internship|education|degree|similarly){_ITEM}"
    r"(?<! experience)(?<! industry)(?<! field)(?<! environment)(?<! required)(?<! preferred)"
)
# All of a list: ', pneumatics, hydraulics and welding' after 'electrical control'.
_ALL_OF = re.compile(
    rf"(?:, (?!(?i:strong|excellent|good|solid|ability|able|must|including|preferably|ideally|and)\b){_ITEM}){{2,4}}"
    rf",? (?:and|&) {_ITEM}(?=\W*$)"
)

_OF_STUDY = re.compile(
    r"\W{0,3}(?:(?:college|university|undergraduate|technical|vocational|accredited|engineering|nursing|business) )?"
    r"(?:degree|diploma|college|university)\b"
    r"|\W{0,3}of (?:(?:formal|college|higher|post-?secondary) )?(?:education|schooling)\b"
    r"(?=\W*$|\s(?:is\s)?(?:desired|preferred|required))",
    re.I,
)


def field_of(rest: str) -> str:
    """The field of the years: accounting in '5 years of experience in accounting'; empty where only the pace of the
    work is named."""
    field = _named_field(_GROWING.sub("", rest))
    return "" if _PACE.fullmatch(field) else field


# 'in roles of increasing responsibility in finance'
_GROWING = re.compile(
    r"^\s(?:in|of) (?:roles|positions|work) of (?:increasing|increased|progressive|progressively increasing|growing)"
    r" responsibility(?=\s(?:in|within)\b)",
    re.I,
)
_PACE = re.compile(
    r"(?:(?:fast|high)[- ](?:paced|volume|pressure)|busy|dynamic|challenging)(?: (?:environment|setting))?", re.I
)


def _named_field(rest: str) -> str:
    if role := _AS_ROLE.match(rest):
        return _cut(role["role"])
    match = _FIELD.match(rest)
    if not match:
        return ""
    before = match["before"] or ""
    subject, place = _cut(before), _cut(match["after"] or "")
    if subject and place and len(f"{subject} {place}".split()) < MOST_WORDS:
        return f"{subject} in {place}"
    field = place or subject or _cut(match["deed"] or match["plain"] or "")
    return f"{field} experience" if field and field == before.strip(" -.&/") else field


def _cut(words: str) -> str:
    """The words up to the end of the field, without an article before them."""
    bare = re.sub(r"^(?:['’]?s\b\s?)?(?:(?:an?|the|our)\s)?(?:(?:field|area)s? of (?:in )?)?", "", words, flags=re.I)
    field = re.split(
        r"\b(?:is|are|preferred|required|desired|or|with|including|and/or|related|relevant|similar|the|a|an|instead|at"
        r"|within|which|who|that|as|you|on|under|part|ideally|preferably|following|total(?! \w))\b|\s[-–/]\s|\.\s",
        bare,
    )[0]
    return trimmed(" ".join(field.split()[:MOST_WORDS])).strip(" -.&/")


def alternatives_of(rest: str, field: str) -> str:
    """What may stand in place of the field or besides it: ', sales or customer service' in 'marketing, sales or
    customer service'."""
    place = rest.find(field) if field else -1
    end = place + len(field)
    match = (_ALTERNATIVES.match(rest, end) or _ALL_OF.match(rest, end)) if place >= 0 else None
    return match.group() if match else ""


def names_role(rest: str) -> bool:
    """The words go on with a role: 'as a nurse'."""
    return bool(_AS_ROLE.match(rest))


def counts_studies(rest: str) -> bool:
    """The words go on with studies: 'college degree', 'of education desired'."""
    return _OF_STUDY.match(rest) is not None
