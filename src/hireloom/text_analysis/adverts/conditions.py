"""What a job demands besides skill, such as a work permit, weekends or lifting: shown to people and never scored."""

import re
from functools import cache, lru_cache

from hireloom.text_analysis.language.alternatives import any_of
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.labels import shortened, trimmed
from hireloom.text_analysis.language.words import lowered

_KINDS = tuple(rows_of("conditions.tsv", "adverts"))
_ANYWHERE = "anywhere"  # marks kinds that are not the topic of a duty: 'lift 50 pounds', but not 'track attendance'


@cache  # compiled at the first advert: otherwise each process would start a fifth of a second later
def _condition() -> re.Pattern[str]:
    return any_of(pattern for _, _, pattern in _KINDS)


@cache
def _unmistakable() -> re.Pattern[str]:
    return any_of(pattern for _, where, pattern in _KINDS if where == _ANYWHERE)


@lru_cache(maxsize=512)  # several readers of an advert look at the same passage
def conditions_in(text: str) -> tuple[tuple[int, int], ...]:
    """Start and end of each wording of a condition."""
    return tuple(match.span() for match in _condition().finditer(lowered(text)))


def is_unmistakable(text: str) -> bool:
    """The text holds a condition that is one wherever it stands, such as 'lift 50 pounds'."""
    return any(conditions_in(text)) and _unmistakable().search(lowered(text)) is not None


def is_denied(text: str) -> bool:
    """'Travel: none', 'Relocation required: no'."""
    return _DENIED.fullmatch(text) is not None


_DENIED = re.compile(
    r"\W*(?:travel|overtime|relocation|shift work)(?: (?:is )?required)?\W{1,3}(?:no|none|n/?a|0 ?%|not required)\W*"
    r"|security clearance(?: required)?\W{1,3}(?:no|none|n/?a|not(?: required)?)\W*"
    r"|overtime status\W{1,3}(?:non-?)?exempt\W*",
    re.I,
)
_EDGE = re.compile(
    r"\S{0,80}(?:://|@|www\.)\S{1,80}|\splease\s|\sEOE\b"
    r"|(?<!Yes),|[;)]"
    r"|\((?!\d{1,2}(?::\d\d)? ?[ap])|(?<!shift):(?!\d)|\s(?=(?:1st|2nd|3rd) shift:)"
    r"|(?<!\.[A-Z])\.\s|(?<=\.[A-Z])\.\s(?=[A-Z](?!itizen))"
    r"|(?<!felony)(?<!criminal)(?<!drug)(?<! in)\s(?:and|or|with)\s|\swill be considered\b|\s[-–—]\s"
    # a sentence that lost its full stop
    r"|(?<=[a-z\d])\s(?=(?:Please|Disclaimer|Apply|Click|EOE|Equal|Great|Pay|Salary|Benefits|Successfully|Possess|Must|Able|Ability|Willing|Willingness|Candidates|Applicants|Selected|Thank"
    r"|Preferred|Computer|Regular)\s)"
)
_LEAD = re.compile(
    r"^(?:(?:only (?:those )?(?:candidates|applicants) who"
    r"|and/or|(?:this|the|these) (?:positions?|roles?|jobs?|work)|positions?(?= (?:may|will|requires?|is|are))|this"
    r"|there|we perform|we conduct|employees?(?= (?:is|are|must|may|will|in))"
    r"|employees in th(?:is|ese) positions?"
    r"|(?:[A-Z][a-z]+ )?drivers?(?= (?:must|are|will))"
    r"|(?:frequently|occasionally|regularly)(?= required)"
    r"|expected|would|and|occasions|where|yes no|require[sd]?"
    r"|an?|the|must|should|including|x\b|have|has|be|is|are|able|ability|to|candidates?|applicants?|all"
    r"|also|will|may|you|include"
    r"|selected|pass|undergo|successfully|complete|possess|own(?= professional))\b\s*)+",
    re.I,
)
_LISTED = re.compile(r"(?:(?:, ?|/| )(?:and/or |and |or )?\w+(?=[,/;.)]|$| (?:and|or|and/or)\b))+")  # more single words
_WORD = re.compile(r"[^\W\d_]{3}")
_FIGURE = re.compile(r":\s*(?:up to )?\d[\w%-]*(?!:?\d)")  # 'Travel percentage: 25%'
_WEIGHT = re.compile(r"(?:up to |of up to |objects in excess of )?\d[\d -]{0,9}(?:lbs?|pounds)\b", re.I)
# The rest of another condition: 'for an entire work shift', 'as well as bending'.
_REST = re.compile(r"(?:equal|for|of|than|as well as)\s", re.I)
_ABOUT_DEMANDS = re.compile(
    r"\bthe following\b|\bare measured\b|\bdescribed (?:here|below|above)\b|\brepresentative of\b"
    r"|(?<!close )\b(?:physical|mental|vision) (?:\w+ )?(?:demands?|activities|requirements?|abilities)"
    r"(?: (?:&|are required|apply|required))?$|\bhow often\b|\brequired to be lifted\b|\bforce to be exerted\b"
    r"|^(?:citizenship status|noise level|extreme temperatures|work(?:ing)? (?:environment|conditions))$",
    re.I,
)
_NOT = re.compile(r"\b(?:no|not)\b(?: [\w()]+){0,4} $", re.I)  # 'No more than one moving violation'
_TICK = re.compile(r"\s[xX]$")
_HOURS = re.compile(r"\d:\d\d")  # a shift with its days is one condition
_REQUIRED = re.compile(r"(?<! not)\s(?:(?:is|are|may be|will be|as)\s)?(?:required|needed|necessary)$", re.I)
MOST_WORDS, LONGEST_REST = 9, 60  # words of a name; characters after the wording that may belong to it
AROUND = 200  # characters before and after the wording in which its clause begins and ends


def _whole_words(text: str, start: int, end: int) -> list[str]:
    """The words of the text between, without one that the end would cut."""
    spoken = text[start : end + 1].split()
    return spoken[:-1] if text[end : end + 1].strip() else spoken


def condition_names(text: str) -> list[str]:
    """Each condition of a clause by its own words: 'Clean driving record', 'Stoop, kneel or crawl'."""
    names, reached = [], 0
    for start, end in conditions_in(text):
        if start < reached:
            continue
        before, after = text[max(0, start - AROUND) : start], text[end : end + AROUND]
        opened = max((edge.end() for edge in _EDGE.finditer(before)), default=0)
        edge = _EDGE.search(text, end, end + AROUND)
        name = _LEAD.sub("", f"{before[opened:]}{text[start : edge.start() if edge else end + AROUND]}".strip())
        if len(name.split()) > MOST_WORDS:
            negated = _NOT.search(text, start - len(before) + opened, start)
            name_start = negated.start() if negated else start
            name = shortened(" ".join(_whole_words(text, name_start, end + LONGEST_REST)))
            reached = start + len(name) // 2
        elif edge and _HOURS.search(text, start, edge.start()):
            reached = edge.start()
        elif figure := _FIGURE.match(after):
            name += figure.group()
        elif " " not in name and (more := _LISTED.match(after)):
            name, reached = name + more.group(), end + more.end()
        name += ")" * (name.count("(") - name.count(")"))
        name = trimmed(_REQUIRED.sub("", _TICK.sub("", trimmed(name))))
        name = f"lift {name[:1].lower()}{name[1:]}".replace("lift of ", "lift ") if _WEIGHT.match(name) else name
        names.append(name[:1].upper() + name[1:])
    demands = [name for name in dict.fromkeys(names) if _WORD.search(name) and not is_heading(name)]
    return [name for name in demands if not _REST.match(name)] or demands


def is_heading(text: str) -> bool:
    """What stands above a list of demands or next to its boxes, and demands nothing itself."""
    return _ABOUT_DEMANDS.search(text) is not None or (_WORD.search(text) is None and _HOURS.search(text) is None)
