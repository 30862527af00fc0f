"""The years of experience that an advert asks for, and their field, from the words after them."""

import re

from hireloom.text_analysis.adverts.adverts import Line
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.durations import Duration
from hireloom.text_analysis.language.labels import trimmed
from hireloom.text_analysis.language.spellings import with_article

MOST_WORDS, FEWEST_WORDS = 8, 4  # of a field, and of one that is cut before a preposition
_AS_ROLE = re.compile(
    r"\s?(?:of )?(?:(?:relevant|related|professional|previous|prior|proven|recent|documented|verifiable|work|working"
    r"|paid)\s){0,2}(?:exp(?:erience|\b\.?)\s)?(?:(?:working|serving)\s)?as\s(?:an?\s)?(?P<role>\w[\w&/+#. -]{0,90})",
    re.I,
)
_FIELD = re.compile(
    r"^\s?(?:of\s)?(?:(?:directly|(?:work[- ])?related|relevant|progressive|proven|previous|prior|professional|hands.on"
    r"|direct|solid|recent|overall|documented|demonstrated|verifiable|successful|applicable|practical|significant"
    r"|(?:combined and )?(?:progressively|increasingly)\s(?:responsible|complex)|combined)\s)*"
    r"(?P<before>[\w&/+#. -]{0,50}?)\s?(?:(?<!ocial\s)work(?:ing)?\s)?exp(?:erience|\b\.?)"
    r"(?:\s(?P<link>in|as an?|with|as|of|working(?: in| as an?| with)?)\s"
    r"(?P<after>[\w&/+#. -]{2,90})|\s(?!including|during|regarding|relating|pertaining)"
    r"(?P<deed>[a-z]{3,}ing\b[\w&/+#. -]{0,90}))?|^\s(?:(?:(?:of|in)\s)?(?:working|serving)\s(?:in|with|as|at|for|on)"
    r"|in|of|as an?|(?=\w+ing\b))\s?(?P<plain>[\w&/+#. -]{2,90})",
    re.I,
)
_ITEM = r"\w[\w&/+#-]{1,30}(?: (?!(?i:or)\b)\w[\w&/+#-]{1,30})?"
_ALTERNATIVES = re.compile(
    rf"(?:, {_ITEM}){{0,4}},? or (?!related|relevant|similar|equivalent|comparable|other|more|any|an?\b|the\b|in\b|as\b"
    rf"|combination|years?|training|internship|education|degree|similarly){_ITEM}(?!\w)"
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
    """The field of the years: accounting in '5 years of experience in accounting'; empty where only a degree or the
    pace of the work is named."""
    field = _named_field(_GROWING.sub("", rest))
    return "" if _NO_FIELD.fullmatch(field) or _DEGREE.match(field) else field


# 'in roles of increasing responsibility in finance'
_GROWING = re.compile(
    r"^\s(?:in|of) (?:roles|positions|work) of (?:increasing|increased|progressive|progressively increasing|growing)"
    r" responsibility(?=\s(?:in|within)\b)",
    re.I,
)
_NO_FIELD = re.compile(
    r"(?:(?:fast|high)[- ](?:paced|volume|pressure)|busy|dynamic|challenging)(?: (?:environment|setting))?"
    r"|field|area|general experience|working knowledge|job offered",
    re.I,
)
_DEGREE = re.compile(r"(?:bachelor|master|associate)(?:['’]?s)?(?: degree|$)", re.I)


def _named_field(rest: str) -> str:
    if role := _AS_ROLE.match(rest):
        return _cut(role["role"])
    match = _FIELD.match(rest)
    if not match:
        return ""
    before, after = match["before"] or "", match["after"] or ""
    subject, place = _cut(before), _cut(after)
    if subject and _is_open(rest, place):
        place = ""
    if subject and place and len(f"{subject} {place}".split()) < MOST_WORDS:
        article = _ARTICLE.match(after)
        return f"{subject} experience {match['link']} {article.group() if article else ''}{place}"
    field = place or subject or _cut(match["deed"] or match["plain"] or "")
    return f"{field} experience" if field and field == before.strip(" -.&/") else field


def _is_open(rest: str, place: str) -> bool:
    """The noun of a place comes after what ends it: 'in a high volume, upscale restaurant'."""
    return bool(place and not _WHOLE.search(place) and _OPEN.match(rest, rest.find(place) + len(place)))


_OPEN = re.compile(r"\s?(?:,|or\b|and/or\b|related\b)", re.I)
_WHOLE = re.compile(r"\b(?:role|position|capacity|environment|setting|industry|field)$", re.I)
_ARTICLE = re.compile(r"(?:an?|the)\s", re.I)
_FIELD_END = re.compile(
    r"\b(?:is|are|preferred|required|desired|or|(?<!dealing )with|including|and/or|related|relevant|similar|instead|at"
    r"|within|which|who|that|(?<!serving )as|you|(?<!participating )on|under|part|ideally|preferably|following"
    r"|total(?! \w))\b|\s[-–/]\s|\.\s"
    r"|(?:(?<=\senvironment)|(?<=\ssetting))\s"
    # a sentence that lost its full stop
    r"|(?-i:(?<=[a-z]\s)(?=(?:Bachelor|Associate|Master|High School|In-depth|Must|Strong|Excellent|Ability|Knowledge"
    r"|Experience|Minimum|Proficien|What|The|This|You|One|Two|Three|Four|Five|Six|Seven|Eight|Ten)\w*\b))",
    re.I,
)
_BEFORE_DETAIL = ("and", "for", "in", "to", "within", "from", "using", "by")


def _cut(words: str) -> str:
    """The words up to the end of the field, without an article before them."""
    bare = re.sub(r"^(?:['’]?s\b\s?)?(?:(?:an?|the|our)\s)?(?:(?:field|area)s? of (?:in )?)?", "", words, flags=re.I)
    spoken = _FIELD_END.split(re.sub(r"^(?:in|with|for an?)\s", "", bare))[0].split()
    if len(spoken) > MOST_WORDS:
        ends = [at for at in range(FEWEST_WORDS, MOST_WORDS) if spoken[at].lower() in _BEFORE_DETAIL]
        spoken = spoken[: max(ends, default=MOST_WORDS)]
    return trimmed(" ".join(spoken)).strip(" -.&/")


def alternatives_of(rest: str, field: str) -> str:
    """What may stand in place of the field or besides it: ', sales or customer service' in 'marketing, sales or
    customer service'."""
    place = rest.find(field) if field else -1
    end = place + len(field)
    match = (_ALTERNATIVES.match(rest, end) or _ALL_OF.match(rest, end)) if place >= 0 else None
    if not match:
        return ""
    noun = _THEIR_NOUN.match(rest, match.end())
    return rest[match.start() : noun.end() if noun else match.end()]


_THEIR_NOUN = re.compile(r"\s(?:experience|industry|industries|field|environment|setting)\b", re.I)


_IN_A = re.compile(r"\b(?:in|at|for|within)\s(?:an?|the)\s$", re.I)


def linked(rest: str, field: str, named: str, *, is_role: bool) -> str:
    """What `named`, the field and its alternatives, is to the years that stand before `rest`: 'of accounting', 'as a
    nurse', 'in a cold store'."""
    place = None if _is_open(rest, named) else _IN_A.search(rest[: max(0, rest.find(field))])
    is_employer = place is not None and not place.group().lower().startswith("in")
    if _AS_ROLE.match(rest) or (is_role and not is_employer and not named.endswith("experience")):
        return f"as {with_article(named)}"
    return f"{place.group().lower()}{named}" if place else f"of {named}"


def counts_studies(rest: str) -> bool:
    """The words go on with studies: 'college degree', 'of education desired'."""
    return _OF_STUDY.match(rest) is not None


def is_of_experience(line: Line, span: Duration, rest: str) -> bool:
    """The line speaks of experience, the years go on with their field, or they are all that stands below
    'Experience:'."""
    if _DEADLINE.search(line.text[: span.start]) or _OF_SERVICE.match(rest):
        return False
    if not span.is_in_years and not _EXPERIENCE.search(line.text):
        return False
    if span.start == 0 and line.section is Ask.MUST and (not rest.strip(" .") or rest[0] == ","):
        return True
    return bool(_GOES_ON.match(rest) or _EXPERIENCE.search(line.text))


_GOES_ON = re.compile(r"\s(?:of|in|as|with|\w+ing)\b")
_EXPERIENCE = re.compile(r"experience|\bexp\b|erfahrung", re.I)
_DEADLINE = re.compile(r"\b(?:within|after|during|every|first|next|last|past|previous) (?:\w+ )?$", re.I)
_OF_SERVICE = re.compile(
    r"\sin (?:duration|length)\b"
    r"|\sof (?:employment|service|hire)\b(?=\W*$|\s?[.,;:()]|\s(?:with|you|and|or)\b)",
    re.I,
)
