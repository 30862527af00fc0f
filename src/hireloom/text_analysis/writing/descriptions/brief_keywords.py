"""The keywords of a recruiter, one by one, without the frames that adverts put around them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from hireloom.text_analysis.language.data_files import words_named

MOST_KEYWORDS, LONGEST_KEYWORD = 12, 60
MOST_WORDS = 6  # of a keyword; a longer one is a clause
FEW_WORDS = 5  # from which a phrase may hide a verb
# What people write before a keyword: 'Extensive experience in', 'Must be proficient with', 'Working knowledge of'.
_DEGREE = (
    r"(?:strong|extensive|proven|prior|previous|some|solid|excellent|good|great|basic|working|hands-on|demonstrated|sound"
    r"|thorough|advanced|relevant|recent|direct|practical|broad|deep|professional|significant|outstanding|superior)"
)
_BEFORE = re.compile(
    rf"^(?:(?:the|must (?:have|be)|you (?:have|are)|we require|requires|having)\s)?(?:{_DEGREE}(?:,| and)?\s)*"
    r"(?:(?:experience|knowledge|understanding|proficiency|familiarity|background|expertise|skills?|command|competency)"
    r"\s(?:in|with|of|as|on|using)|(?:experienced|proficient|skilled|fluent|versed|familiar)\s(?:in|with)"
    r"|(?:ability|able)\sto|responsible\sfor|(?:use|utilization)\sof)\s",
    re.I,
)
# And behind it: 'negotiation skills', 'patent prosecution necessary'; customer experience is a thing of its own.
_DEMAND = re.compile(r",?\s(?:is |are )?(?:necessary|required|needed|mandatory|essential|a must|must have)$", re.I)
_WISH = re.compile(
    r",?\s(?:is |are |strongly |highly )*(?:preferred|desired|desirable|helpful|a plus|an asset|an advantage|optional"
    r"|nice to have)$",
    re.I,
)
_ABOUT_TERM = re.compile(
    r"(?<=\w) (?:skills|(?<!product )knowledge"
    r"|(?<!customer )(?<!user )(?<!guest )(?<!employee )(?<!brand )(?<!candidate )(?<!patient )experience)$",
    re.I,
)
_MUCH = re.compile(r"^(?:a |the )?(?:wide )?(?:variety|range|all aspects) of ", re.I)
# A sentence, a rank, or what is said about a person: 'competent individual capable of …'.
_ANDS = ("and", "or", "with", "for", "of", "in", "to", "the", "a", "an")
_NO_NOUN = re.compile(
    r"^(?:senior|mid|junior)\b.*\blevel$|^day-to-day work$"
    r"|\s(?:is|are|was|will|can|should|has|have)\s"
    r"|\b(?:individual|person|candidate)s?\s(?:who|that|with|capable|able)\b",
    re.I,
)
_OF_MANNER = re.compile(
    r"(?:interpersonal|organi[sz]ational|verbal|written|analytical|people|soft|computer|math|phone|telephone|typing)$",
    re.I,
)
_GOOD_SKILLS = re.compile(rf"^(?:{_DEGREE}(?:,| and)?\s)+(?=.*\bskills$)", re.I)
_TOGETHER = re.compile(
    r"work(?:s|ing)? (?:well|(?:well )?with (?:others|staff|people|a team|colleagues|teams))\b|teamwork$"
    r"|team[- ](?:players?|oriented|environment|setting)$",
    re.I,
)
_TALKS = re.compile(r"communicat(?:e|es|ing|ions?)(?: (?:clearly|effectively|well|with others|skills)| )?$", re.I)
_TIMES = re.compile(r"^work(?:ing)? (?:on )?(?=(?:weekends?|nights?|evenings?|holidays|overtime|shifts?)$)", re.I)
_ALONE = re.compile(r"work(?:s|ing)? (?:well )?independently\b", re.I)
_THIRD = re.compile(r"([A-Z][a-z]+s) (?=\w)")
_AND = re.compile(r",? (?:and|or|with|for|of|in|to)(?: \S+)?$")
_ABLE = re.compile(r"(?:the |must be )?(?:ability|able) to\s", re.I)
_YEARS = re.compile(r"\b\d+\+?(?:\s?(?:-|–|to)\s?\d+)?\+?\s(?:years?|months?)\b", re.I)
_CLAUSE = re.compile(
    r"\s(?:for|with|in|to|by|that|who|which|when|where|within|using|both|regarding|about|including|as|at|from|through|on)\s"
)
_VERB = re.compile(r"[A-Za-z]+(?= \w)")
_NOUNS_FIRST = ("Process", "Produce", "Lead", "Purchase", "Fund")  # 'Process improvement', 'Lead generation'
_PAIR = re.compile(r"(\w+) (?:and|or) (\w+) \w")  # 'Lead and manage a team'
_OF_NOUNS = re.compile(r"\w+ \w+(?:ing|ment|tion|sis)$")  # 'Design thinking'
_BRACKETS = re.compile(r"\s\([^()]{1,40}\)")
_GOODS = re.compile(r"purchase (?:materials|supplies|goods|parts|equipment|inventory)\b", re.I)


def pieces(keywords: str) -> list[str]:
    """The keywords as they were typed, without bullets and full stops."""
    return [*filter(None, (piece.strip(" -•*").rstrip(". ") for piece in re.split(r"[,;|]", keywords)))]


@dataclass(frozen=True, slots=True)
class BriefKeywords:
    """What a recruiter's keywords name, each once and in the recruiter's order."""

    terms: tuple[str, ...]
    tasks: frozenset[str] = field(default_factory=frozenset)  # the terms that say what to do: 'Prepare invoices'
    helpful: frozenset[str] = field(default_factory=frozenset)  # the terms that are said to help only
    stated: tuple[str, ...] = ()  # whole demands: '3 years of experience in sales'

    @classmethod
    def of(cls, keywords: str) -> "BriefKeywords":
        """Of a text that is separated by commas."""
        terms: dict[str, str] = {}
        helpful, tasks, stated = set(), set(), list[str]()
        for piece in pieces(keywords):
            if _YEARS.search(piece):
                stated.append(f"{piece[0].upper()}{piece[1:]}")
                continue
            wished = _WISH.sub("", piece)
            term = _bare(wished)
            if not term:
                continue
            if wished != piece:
                helpful.add(term)
            if _is_task(term) or (_ABLE.match(piece) and not _TIMES.match(_ABLE.sub("", piece))):
                tasks.add(term)
            terms.setdefault(term.casefold(), term)
        named = tuple(terms.values())[:MOST_KEYWORDS]
        return cls(named, frozenset(tasks), frozenset(helpful), tuple(dict.fromkeys(stated))[:MOST_KEYWORDS])


def _bare(piece: str) -> str:
    """'patent prosecution' of 'Extensive experience in patent prosecution necessary'."""
    piece = _GOOD_SKILLS.sub("", piece)
    term = _ABOUT_TERM.sub("", _MUCH.sub("", _BEFORE.sub("", _DEMAND.sub("", _BRACKETS.sub("", piece)), count=1)))
    term = _TIMES.sub("", term)
    if _ALONE.match(term):
        return "Independent work"
    if re.fullmatch(r"organi[sz]ation(?:al)?", term, re.I) and term != piece:
        return "Organizational skills"
    if _TOGETHER.match(term):
        return "Teamwork"
    if _TALKS.match(term):
        return "Communication"
    if _OF_MANNER.search(term) and term != piece:
        return piece
    if (verb := _THIRD.match(term)) and (plain := _plain(verb[1])):
        term = f"{plain}{term[verb.end(1) :]}"
    if len(term) > LONGEST_KEYWORD or len(term.split()) > MOST_WORDS:
        first, *_ = _CLAUSE.split(term, maxsplit=1)
        begin = len(first) + 1 if first.lower() in _verbs() else 0  # 'Communicate with the kitchen'
        place = _CLAUSE.search(term, begin + 1) if begin else _CLAUSE.search(term)
        term = term[: place.start()] if place else term
    if _NO_NOUN.search(term):
        return ""
    words = [*_whole_words(term)]
    if len(words) < len(term.split()):
        words = _AND.split(" ".join(words))[0].split()
    if len(words) >= FEW_WORDS:  # 'drivers provide service' is a clause of its own
        verbs = (place for place, word in enumerate(words) if word in _verbs())
        words = words[: next((place for place in verbs if place and words[place - 1] not in _ANDS), len(words))]
    while words and words[-1].lower() in _ANDS:
        words.pop()
    return " ".join(words).rstrip(" -&/")


def _verbs() -> frozenset[str]:
    return frozenset(words_named("sure verbs"))


def _plain(verb: str) -> str:
    """'Maintain' of 'Maintains'; empty where it is no verb."""
    forms = (verb.removesuffix("s"), verb.removesuffix("es"))
    return next((form for form in forms if form.lower() in _verbs()), "")


def _whole_words(term: str) -> Iterator[str]:
    """As many as the longest keyword may have; a word without a blank is cut."""
    size = 0
    for word in term.split()[:MOST_WORDS]:
        size += len(word) + 1
        if size > LONGEST_KEYWORD + 1 and size > len(word) + 1:
            return
        yield word[:LONGEST_KEYWORD]


def _is_task(term: str) -> bool:
    """It says what to do, not what it is about: 'Prepare invoices', but no 'Process improvement'."""
    if (pair := _PAIR.match(term)) and {pair[1].lower(), pair[2].lower()} <= _verbs():
        return True
    verb = _VERB.match(term)
    if not verb or verb[0].capitalize() in _NOUNS_FIRST or _OF_NOUNS.match(term):
        return _GOODS.match(term) is not None
    return verb[0].lower() in _verbs() | words_named("verbs of tasks", "writing")
