"""The kind of work that the title of a job means."""

import re
from collections import Counter
from collections.abc import Container
from math import isclose

from hireloom.text_analysis.language.data_files import rows_of, words_named
from hireloom.text_analysis.language.lexicon import Lexicon, Occupation
from hireloom.text_analysis.language.titles import LONGEST_TITLE
from hireloom.text_analysis.writing.trades.title_asides import own_title

GENERAL = "general"
_OF_EVERY_OFFICE = ("accounting", "administration", "customer-service", "data", "hr")  # one skill tells no trade
LEADERSHIP = "executive"  # the work of those who lead leaders, where their field has no row of its own
# Titles that the table of occupations does not know, or knows as something else, with the work that they mean.
_PATTERNS = [
    (work, certainty == "sure", re.compile(pattern, re.I))
    for work, certainty, pattern in rows_of("work_by_title.tsv", "writing")
]
# Titles that several fields use, each with a field that keywords may name, or with words of the keywords.
_WORDS = "~"
_BY_FIELD = [
    (work, family, re.compile(pattern, re.I)) for work, family, pattern in rows_of("work_by_keywords.tsv", "writing")
]
# What people of all fields do who have a title of that end: coordinate, analyze, inspect.
_FUNCTIONS = [
    (function, re.compile(rf"^(?P<area>.+?)\s(?:{function})(?: (?:[IV]{{1,3}}|\d))?$", re.I))
    for function, *_ in rows_of("work_by_function.tsv", "writing")
]
_OF_AREA = re.compile(
    r"^(?:\w+ )?(?P<function>\w+) of (?:the )?(?P<area>[\w ]+)$|^(?P<head>[\w ]+), (?P<tail>[\w& ]+)$"
)
_NAMES = words_named("names in titles", "writing")
_RANKS = re.compile(
    r"^(?:(?:senior|sr\.?|junior|jr\.?|lead|principal|chief|deputy|assistant|associate|staff|entry[- ]level|head"
    r"|regional|national|district|area|corporate|general|part[- ]time|full[- ]time|certified|experienced)\s+)+",
    re.I,
)
_OF_HIGH_RANK = re.compile(r"^principal (?!of\b|at\b|for\b)(?=\w)", re.I)  # who heads no school
_LEADS = re.compile(
    r"\b(?:lead|head|(?<!funeral )director|supervisor|chief(?! of staff))\b"
    r"|(?<!account )(?<!product )(?<!project )(?<!program )(?<!case )(?<!community )(?<!relationship )(?<!success )"
    r"(?<!brand )(?<!media )(?<!category )(?<!campaign )(?<!territory )(?<!data )(?<!safety )\bmanager\b(?! trainee)",
    re.I,
)
_EXECUTIVE = re.compile(
    r"^(?!.*\b(?:assistant|secretary) to\b).*"
    r"\b(?:[se]?vp|vice president|chief (?!engineer|of staff)|"
    r"(?<!funeral )(?<!activities )(?<!casting )(?<!music )(?<!choir )(?<!film )(?<!stage )director|"
    r"c[efot]o|president|head of)\b",
    re.I,
)


def function_of(title: str) -> tuple[str, str]:
    """The function that the title names, and its area as it stands before a noun: 'clerks?…' and 'court' of 'Deputy
    Clerk of Court'; both empty where the title names no area or no known function."""
    turned = _OF_AREA.match(title)
    if turned:
        area, head = turned["area"] or turned["tail"], turned["function"] or turned["head"]
        title = f"{area} {head}"
    for function, pattern in _FUNCTIONS:
        if (match := pattern.match(title)) and (area := _RANKS.sub("", f"{match['area']} ").strip()):
            return function, " ".join(word if _is_name(word) else word.lower() for word in area.split())
    return "", ""


def _is_name(word: str) -> bool:
    """'HR', 'Medicaid', 'Spanish'."""
    parts = word.split("/")
    return all(sum(map(str.isupper, part)) > 1 or part.capitalize() in _NAMES for part in parts)


# Where a trade is entered: 'Warehouse Worker', 'Entry Level Account Manager'.
_ENTRY = re.compile(
    r"\b(?:entry[- ]level|junior|jr|trainee|interns?|apprentices?|assistants?|aides?|clerks?|associates?|attendants?"
    r"|cashiers?|tellers?|receptionists?|technicians?|techs?|operators?|workers?|laborers?|helpers?|crew|members?"
    r"|drivers?|couriers?|servers?|bartenders?|bussers?|hosts?|hostess|cooks?|dishwashers?|bakers?|baristas?|porters?"
    r"|housekeepers?|janitors?|custodians?|cleaners?|caregivers?|CNA|STNA|packers?|pickers?|loaders?|sorters?|movers?"
    r"|assemblers?|installers?|mechanics?|guards?|officers?|secretary|representatives?|reps?|agents?|handlers?"
    r"|merchandisers?)\b",
    re.I,
)


def is_at_entry(title: str) -> bool:
    """Whoever has it answers for their own work only."""
    return _ENTRY.search(title) is not None and not leads(title) and not is_executive(title)


def leads(title: str) -> bool:
    """It leads people."""
    return _LEADS.search(title) is not None


def is_executive(title: str) -> bool:
    """It leads those who lead, or a whole field."""
    return _EXECUTIVE.search(title) is not None


def certain_occupation(title: str, lexicon: Lexicon) -> Occupation | None:
    """The occupation, unless it is named after a field and the title names another one: an electrical service manager
    repairs no cars."""
    occupation = lexicon.occupation_of(title)
    if not occupation or not occupation.title.casefold().startswith(occupation.family):
        return occupation
    is_named = occupation.family in title.casefold()
    return occupation if is_named or set(lexicon.families_of(title)) == {occupation.family} else None


def _weights_of(keywords: str, lexicon: Lexicon) -> dict[str, float]:
    """How much the keywords speak of a field, for each field that several of them name: the degree audits of a
    registrar make no accountant."""
    fields = [mention.skill.families for mention in lexicon.skills_in(keywords) if mention.skill.kind != "soft"]
    named = Counter(family for families in fields for family in families)
    shares = ((family, 1 / len(families)) for families in fields for family in families if named[family] > 1)
    weights: dict[str, float] = {}
    for family, share in shares:
        weights[family] = weights.get(family, 0.0) + share
    return weights or _sole_field(keywords, lexicon)


def _sole_field(keywords: str, lexicon: Lexicon) -> dict[str, float]:
    """The one field of every skill among the keywords, where each is a keyword as a whole: 'injection molding', but
    neither 'degree audits' nor 'Excel', which many fields use."""
    terms = {term.strip() for term in keywords.split(",")}
    mentions = [mention for mention in lexicon.skills_in(keywords) if mention.skill.kind != "soft"]
    fields = {mention.skill.families for mention in mentions}
    is_whole = all(keywords[mention.start : mention.end] in terms for mention in mentions)
    field = next(iter(fields)) if len(fields) == 1 and is_whole else ()
    return {field[0]: 1.0} if len(field) == 1 and field[0] not in _OF_EVERY_OFFICE else {}


def field_of_keywords(keywords: str, lexicon: Lexicon) -> str:
    """The field that most of the keywords belong to; empty where they agree on none."""
    weights = _weights_of(keywords, lexicon)
    return max(sorted(weights), key=lambda family: weights[family], default="")


def _of_keywords(title: str, keywords: str, lexicon: Lexicon) -> list[str]:
    """The works that the title means in the fields of the keywords, that of most keywords first, where a skill of many
    fields says little of each; none of several that the keywords name alike: project management builds no houses."""
    skills = [mention.skill for mention in lexicon.skills_in(keywords) if mention.skill.kind != "soft"]
    meant = [(work, field) for work, field, pattern in _BY_FIELD if pattern.search(title)]
    named = [work for work, field in meant if field.startswith(_WORDS) and re.search(field[1:], keywords, re.I)]
    shares: dict[str, float] = {}
    for work, field in meant:
        share = sum(1 / len(skill.families) for skill in skills if field in skill.families)
        shares[work] = shares.get(work, 0.0) + share
    most = max(shares.values(), default=0.0)
    best = [work for work, share in shares.items() if share and isclose(share, most)]
    return [*named, *(best if len(best) == 1 else ())]


def _speaks_against(keywords: str, occupation: Occupation, title: str, lexicon: Lexicon) -> bool:
    """The title leads people, the occupation is named after a field of which it says nothing, and the keywords are of
    others: who manages electrical service repairs no cars."""
    fields = _weights_of(keywords, lexicon)
    is_assumed = occupation.title.casefold().startswith(occupation.family) and occupation.family not in title.casefold()
    return leads(title) and is_assumed and bool(fields) and occupation.family not in fields


def work_of(title: str, keywords: str, works: Container[str], lexicon: Lexicon) -> str:
    """The one of the works that the title tells, otherwise the field of most keywords."""
    title = _OF_HIGH_RANK.sub("", title[:LONGEST_TITLE])
    occupation, weights = certain_occupation(title, lexicon), lexicon.families_of(title)
    if not occupation and lexicon.occupation_of(title):
        weights, keywords = {GENERAL: 1.0}, ""
    if occupation and _speaks_against(keywords, occupation, title, lexicon):
        occupation, weights = None, {GENERAL: 1.0}
    is_of_keywords = not occupation and not weights
    if is_of_keywords:
        weights = _weights_of(keywords, lexicon)
    family = (
        occupation.family if occupation else max(sorted(weights), key=lambda family: weights[family], default=GENERAL)
    )
    meant = [(work, is_sure) for work, is_sure, pattern in _PATTERNS if pattern.search(title)]
    sure = [work for work, is_sure in meant if is_sure and not work.startswith(LEADERSHIP)]
    function, area = function_of(own_title(title))
    if is_executive(title):
        of_title = [work for work, _ in meant if work.startswith(LEADERSHIP)]
        hands_on = sure if re.search(r"\bdirector$", title, re.I) else []  # 'Aquatics Director' does the work as well
        of_area = [function] if re.fullmatch(function, "director", re.I) else []  # a chief officer is no office clerk
        options = (*of_title, f"{LEADERSHIP}:{family}", *hands_on, *of_area, LEADERSHIP)
        return next(work for work in options if work in works)
    is_broad = bool(function and occupation and re.fullmatch(function, occupation.title, re.I))  # 'Clerk' of a court
    named = [occupation.title] if occupation and not is_broad else []
    is_of_area = occupation is not None and not set(area.lower().split()).isdisjoint(occupation.title.lower().split())
    field = [family] if named and is_of_area else []  # 'Studio Technician' says nothing of broadcasts
    unsure = [work for work, is_sure in meant if not is_sure]
    last = (family, function) if is_of_keywords and family != GENERAL else (function, family)
    options = (*_of_keywords(title, keywords, lexicon), *sure, *named, *unsure, *field, *last)
    return next((work for work in options if work in works), GENERAL)
