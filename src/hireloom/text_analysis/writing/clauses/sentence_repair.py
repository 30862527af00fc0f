"""What the notes of a resume leave out and a sentence needs: articles, and small letters inside."""

import re
from functools import cache

from hireloom.text_analysis.language.data_files import lines_of, words_named, words_of
from hireloom.text_analysis.language.lexicon_files import skill_names
from hireloom.text_analysis.language.spellings import spoken, with_article
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.language.verbs import BASES, is_past

# Common words that are names of programs as well.
_PROGRAMS = words_named("programs", "writing")
_RUN = re.compile(r"(?:(?<=[a-z\d,&)] )|(?<=[A-Z]{2} ))[A-Z][a-z]+(?:(?: (?:of|and|&))? [A-Z][a-z]+)*(?![\w.-])")
_PRIZE = re.compile(r"\b(?:named|voted|crowned|awarded|honou?red|elected)\b")  # its name keeps its capitals
_BEFORE = (
    r"(?:using|through|with|for|on|in|into|of|to|at|by|from|as|under|within|during|creating|developing|maintaining)"
)
_DETERMINED = re.compile(
    r"^(?:an?|the|this|that|each|every|any|all|no|one|our|my|your|their|its|his|her|some|both|another|\w+['’]s|\w+s['’])$",
    re.I,
)
_ENDS = re.compile(
    r"^(?:of|for|that|which|who|to|in|on|at|by|with|from|using|while|including|where|through|so|as|during|when|under"
    r"|across|within|resulting)$"
)
_ONLY_ONE = words_named("nouns of one", "writing")  # there is one where somebody works: 'the store'
LONGEST_NOUN = 6  # words from the article to the noun
FEW_CAPITALS = 2  # more of them behind 'the' are a name
REACH = LONGEST_NOUN + 1  # words, with the one behind it


@cache
def countable_nouns() -> frozenset[str]:
    return words_of("countable_nouns.txt", "writing")


@cache
def ordinary() -> frozenset[str]:
    """Words that are written small in our own texts and in the names of occupations."""
    texts = (
        ("interviews.tsv", "writing"),
        ("descriptions.tsv", "writing"),
        ("occupations.tsv", "language"),
        ("skills.tsv", "language"),
    )
    lines = (line for name, folder in texts for line in lines_of(name, folder))
    return frozenset(word for line in lines for word in re.findall(r"(?<![\w'-])[a-z]{3,}(?![\w'-])", line)) - _names()


@cache
def _names() -> frozenset[str]:
    """Words that are names as well: 'Python', 'Excel'."""
    tools = (spoken(skill) for skill, _ in skill_names() if skill.kind == "tool")
    return _PROGRAMS | {name.lower() for name in tools if name.istitle()}


@cache
def _known_in_titles() -> frozenset[str]:
    return ordinary() | _IN_TITLES | _PROGRAMS


_OF_ROLES = re.compile(r"[A-Z][a-z]+")


def role_in_prose(title: str) -> str:
    """'line chef', 'HR manager'; a title with words that may be names stays as it is."""
    words = _OF_ROLES.findall(title)
    unknown = [word for word in words if word.lower() not in _known_in_titles()]
    if not _names().isdisjoint(word.lower() for word in unknown) or len(unknown) > (len(words) > 1 or is_person(title)):
        return title
    return " ".join(word if _keeps_capital(word) else word.lower() for word in title.split())


def _keeps_capital(word: str) -> bool:
    """'HR', 'PeopleSoft', 'Spanish', 'Japan'."""
    is_name = word in _languages() or word in words_named("places in titles", "writing")
    return word.isupper() or is_name or re.search(r"[a-z][A-Z]", word) is not None


@cache
def _languages() -> frozenset[str]:
    return frozenset(skill.name for skill, _ in skill_names() if skill.kind == "language")


_IN_TITLES = words_named("words of titles", "writing")


# 'achieved highest ranking', 'assisted with preparation of menus', 'developed variety of dishes'.
_MOST = re.compile(
    r"(\bI (?:also )?\w+\s|\b(?:with|for|at|by|to|of|from)\s)(?:(?<!to )|(?!best))"
    r"((?:highest|lowest|largest|best(?! practices)|biggest|fastest)\s[a-z])"
)
_DONE_TO = re.compile(
    r"(\bI (?:also )?\w+\s|\b(?:with|for|on|by|through)\s)"
    r"((?:[a-z]+(?:tion|sion|ment) and )?(?!management)[a-z]+(?:tion|sion|ment)\sof\b)"
)
_MANNER = re.compile(r"\bin ((?:\w+,? )?(?:and )?[a-z]+ (?:manner|way))\b")
_AMOUNT = re.compile(
    r"(\bI (?:also )?\w+\s|\b(?:with|for|on|by|to|from|in|using|of)\s)"
    r"((?:(?:wide|broad|large)\s)?(?:variety|range|number|series) of\b)"
)

_AN = re.compile(r"\b(an?) (?=([a-z]{4,})\b)")  # 'in an correctional setting'
_SUM = re.compile(r"\$[\d.,]+[KMBkmb]?")
# 'I managed guests, updated the database': two deeds and no 'and'.
_SPLICE = re.compile(r"^(I (?:also )?\w+[^,]+), (\w+)(?=(?:(?! and )[^,])+$)")

# 'I wrote reports, and bought paper': two deeds and a comma too many.
_TWO_DEEDS = re.compile(r"^(I (?:have )?\w+[^,]+), and (\w+)(?=[^,]*$)")
_LIKE_VERBS = words_named("adjectives like verbs", "writing")
_CREW = re.compile(
    r"(?<![\w-])(\w+ed|led|with|of|taught|ran)"
    r" ((?:staff|team|crew|group) of (?:(?:over|about|up to|more than) )?(?:\d|[a-z]+\b))"
)


# 'determined company's revenue'
_OWNED = re.compile(
    r"(?<=[a-z] )(?<!\bthe )(?<!\ba )(?<!\bour )(?<!\beach )(?<!\bmy )(?<!\btheir )(?<!\bits )(?<!\bevery )(?<!\bthis )"
    r"((?:company|client|customer|department|firm|store|patient|school|team|organization|employer)['’]s)(?= [a-z])"
)


def repaired(clause: str) -> str:
    """The clause with articles before singular nouns and without capitals in the middle."""
    return _with_fitting_articles(_with_articles(worded(clause)))


def _with_fitting_articles(text: str) -> str:
    return _AN.sub(lambda match: f"{with_article(match[2]).split()[0]} ", text)


def worded(clause: str) -> str:
    """The clause as one says it, without capitals in the middle."""
    text = _OWNED.sub(r"the \1", re.sub(r"(\d)\s?%\s?percent\b", r"\1%", clause))
    text = re.sub(r"\b(assist|support|help|advise)(e?d?) (?=C[A-Z]O\b)", r"\1\2 the ", text)
    text = _MANNER.sub(
        lambda match: f"in {match[1] if _DETERMINED.match(match[1].split()[0]) else with_article(match[1])}", text
    )
    text = _TWO_DEEDS.sub(r"\1 and \2", text)
    text = _CREW.sub(lambda match: match[0] if match[1] in _LIKE_VERBS else f"{match[1]} a {match[2]}", text)
    text = _SPLICE.sub(lambda match: f"{match[1]}{' and' if is_past(match[2]) else ','} {match[2]}", text)
    text = _AMOUNT.sub(r"\1a \2", _DONE_TO.sub(r"\1the \2", _MOST.sub(r"\1the \2", text)))
    return _with_fitting_articles(text if _PRIZE.search(text) else in_small_letters(text))


def in_small_letters(text: str) -> str:
    """'the Board of directors meeting' without capitals inside that name nobody."""
    return _RUN.sub(
        lambda run: run.group().lower() if _is_common(run.group()) and not _is_name(run) else run.group(), text
    )


def _is_name(run: re.Match[str]) -> bool:
    """'Logistics Modernization Program' behind 'the'."""
    is_long = len(_OF_ROLES.findall(run.group())) > FEW_CAPITALS and " and " not in run.group()
    return is_long and run.string.endswith("the ", 0, run.start())


def _is_common(run: str) -> bool:
    words = [word.lower() for word in re.findall(r"[A-Z][a-z]+", run)]
    return all({word, word.removesuffix("s")} & ordinary() for word in words)


_OF_IDIOMS = ("took", "gave", "made", "had", "take", "give", "make", "have")  # 'took initiative', 'gave notice'


def _with_articles(text: str) -> str:
    words = text.split(" ")
    made: list[str] = []
    at = 0
    while at < len(words):
        made.append(words[at])
        at += 1
        before = made[-2] if len(made) > 1 else ""
        acts = (
            before in ("I", "also", "have")
            or (before.endswith("ly") and is_past(made[-1]))
            or (before == "and" and is_past(made[-1]))
            or (before == "and" and made[-1] in BASES and made[-3:-2] and made[-3] in BASES)
        ) and made[-1] not in _OF_IDIOMS
        opens = re.fullmatch(_BEFORE, made[-1]) or (acts and made[-1] not in ("also",))
        is_sum = at < len(words) and _SUM.fullmatch(words[at])
        if opens and is_sum and (length := _bare_noun(words[at + 1 : at + 1 + REACH], after_verb=False)):
            made.append(f"a {' '.join(words[at : at + 1 + length])}")
            at += 1 + length
        elif opens and (length := _bare_noun(words[at : at + REACH], after_verb=made[-1] == "to" or made[-1] in BASES)):
            noun = " ".join(words[at : at + length])
            made.append(f"the {noun}" if noun.split()[-1].rstrip(",.;") in _ONLY_ONE else with_article(noun))
            at += length
    return " ".join(made)


_NOUN_ENDS = re.compile(r"(?:s|ment|tion|sion|ing|ity|ance|ence|cy)$")


def _bare_noun(words: list[str], *, after_verb: bool) -> int:
    """The length of a noun without an article that stands at the beginning; `after_verb` if a verb may open it, as
    after 'to' and in 'create and run'."""
    for length in range(1, min(LONGEST_NOUN, len(words)) + 1):
        word = words[length - 1]
        bare = word.rstrip(",.;")
        if not re.fullmatch(r"[a-z]+(?:-[a-z]+)*", bare) or _DETERMINED.match(bare) or _ENDS.match(bare):
            return 0
        if bare == "and":
            if length == 1 or words[length - 2] in countable_nouns() or _NOUN_ENDS.search(words[length - 2]):
                return 0
            continue  # 'consultative and friendly approach'
        is_end = bare != word or length == len(words) or _ENDS.match(words[length])
        if bare in countable_nouns() and is_end:
            opens_deed = after_verb and length > 1 and words[0] in BASES and words[0] not in countable_nouns()
            return 0 if opens_deed else length
        if bare != word:
            return 0
    return 0


SHOUTED = 0.7  # the part of the letters that are capitals
_SMALL = frozenset("a an and at by for from in into of on or the to up with".split())  # noqa: SIM905


def calm(text: str) -> str:
    """A line in capitals throughout in small letters; a word that may be a name stays as it is."""
    letters = [sign for sign in text if sign.isalpha()]
    if sum(map(str.isupper, letters)) < SHOUTED * len(letters) or " " not in text:
        return text
    small = ordinary() | _SMALL
    words = [word.lower() if word.strip(",;:").lower() in small or is_past(word) else word for word in text.split()]
    return " ".join((words[0].capitalize(), *words[1:]))
