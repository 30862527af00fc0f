"""Whether the grammar of a clause made from a resume's line is certain. A letter uses only such clauses.

The rules look at the line, too: an article that it does not have was guessed, and where the clause ends before the
line does, what follows must not belong to its last word."""

import re
from functools import cache

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.inflection import is_verb
from hireloom.text_analysis.language.parts_of_speech import Token, tagged
from hireloom.text_analysis.language.words import root
from hireloom.text_analysis.writing.clauses.sentence_repair import countable_nouns, ordinary

LONGEST_SOURCE = 600  # characters of a line in which the clause is looked for
NEAR_END = 4  # words of a noun with its article
FEW, FEW_WITH_THINGS = 5, 4  # words of a clause that a phrase of the line may follow unsaid; if it ends in a plural
_ARTICLE = re.compile(r"\b(?:an?|the) (?=([\w'’$-]+))", re.I)
# Where notes leave out an article there can be one only: 'team of ten', '$5M budget', 'preparation of the reports'.
_CERTAIN = re.compile(
    r"\ban? (?=[$€£]\d|\d[\d.]*% |(?:increase|decrease|reduction|improvement) (?:in|of)\b)"
    r"|\ba (?:team|crew|staff|group) of\b"
    # A thing that somebody makes or runs, of the kind that the word before it says: 'built a price list program'.
    r"|(?<=^I )(?:have )?(?:[a-z]+ (?:and|,) )?"
    r"(?:buil[dt]|creat|design|develop|install|convert|wr[io]te|led|manag|conceiv|launch|organiz|set up|introduc)"
    r"(?:ed?)? an? (?=(?!new\b)(?:[a-z][\w-]*(?<!ed) ){1,3}(?:system|program|database|model|website|report|team"
    r"|campaign|conference|initiative|tool|handbook|manual|catalog|newsletter|workshop|spreadsheet)\b)"
    r"|(?<!and )\bthe (?=(?:[a-z-]+ )?[a-z]+(?:tion|sion|ment|ance|al) of\b)"
)
LONGEST_OF_ONE = 3  # words, with the article
_GLUED = re.compile(r"[a-zA-Z],[a-zA-Z]|\s,|[a-z]{4}[A-Z][a-z]{3,}(?:ed|ing)\b")  # 'shoes,bags'
_SECOND_VERB = re.compile(r"(?:s (?:and|or)|^I [a-z]+,) ([a-z]+)\b(?=,| and | [a-z]+s\b)")
_PARTICIPLE_BEHIND = re.compile(r"\b(?:in|by) [a-z]+ed\b|\bwhich\b")
_BEFORE_HEAD = speech.NOUNS | {speech.ADJECTIVE, speech.GERUND, speech.PARTICIPLE, speech.CONJUNCTION, speech.ADVERB}
_DETERMINERS = frozenset((speech.DETERMINER, speech.OWNER, speech.POSSESSIVE, speech.NUMBER))
_GOES_ON = speech.NOUNS | {speech.ADJECTIVE, speech.PARTICIPLE, speech.PARTICLE, speech.NUMBER, speech.POSSESSIVE}
_PHRASE = frozenset((speech.PREPOSITION, speech.TO, speech.QUESTION))
_WITH_OTHERS = re.compile(
    r"(?:partner|liaise?|collaborat|participat|interact|interfac|network|compl[iy]|adher)(?:e?d)?$"
)
_NAMING = frozenset(("named", "voted", "elected"))  # the name of a prize has capitals
_OPEN_NOUNS = ("ability", "abilities", "adherence", "lack", "majority", "variety", "range")  # to what, of what
_SPANS = ("hour", "day", "week", "month", "year")


def is_sound(clause: str, line: str) -> bool:
    """No guessed article, no single thing without an article, no stray capital, no odd verb, no end cut off, and no
    words run together."""
    line, tokens = re.sub(r"(?<=[a-z])- (?=[a-z])", "-", line[:LONGEST_SOURCE]), tagged(clause)
    return (
        not _GLUED.search(clause)
        and not _PARTICIPLE_BEHIND.search(clause)
        and not _adds_article(clause, line)
        and not _has_bare_noun(tokens)
        and not _has_stray_capital(clause)
        and not _has_odd_verb(tokens)
        and not _repeats_verb(tokens)
        and not _shares_no_object(tokens)
        and not _leaves_a_verb(clause, line)
        and _ends_whole(tokens, line)
    )


def _leaves_a_verb(clause: str, line: str) -> bool:
    """'I removed trays and stack dishes', 'I developed, administer …': the first verb has another tense now, the
    second may be one as well."""
    first = line.split()[0].strip(",").casefold()
    is_changed = is_verb(first) and not re.match(rf"I {re.escape(first)}\b", clause)
    return is_changed and any(is_verb(match[1]) for match in _SECOND_VERB.finditer(clause))


def _adds_article(clause: str, line: str) -> bool:
    with_article = {match[1].casefold() for match in _ARTICLE.finditer(line)}
    added = (match for match in _ARTICLE.finditer(_CERTAIN.sub("", clause)) if match[1].casefold() not in with_article)
    return any(not _is_of_one(clause[match.start() :]) for match in added)


def _is_of_one(text: str) -> bool:
    """'the store', 'the payroll department': a workplace has just one, so 'the' is right."""
    article, *words = re.split(r"[\s,]+", text, maxsplit=LONGEST_OF_ONE)
    return article == "the" and not words_named("nouns of one", "writing").isdisjoint(words[: LONGEST_OF_ONE - 1])


def _has_bare_noun(tokens: tuple[Token, ...]) -> bool:
    """'entered work order request': one thing, without the article that says which."""
    return any(
        token.tag in (speech.NOUN, speech.NAME)
        and token.text.islower()
        and _is_head(tokens, at)
        and _is_bare(tokens, at)
        for at, token in enumerate(tokens)
    )


def _is_head(tokens: tuple[Token, ...], at: int) -> bool:
    """The last word of a noun phrase, or a possessive in one: 'the area', 'the kitchen's stock'."""
    low, tags = [token.low for token in tokens[at + 1 : at + 2]], [token.tag for token in tokens[at + 1 : at + 4]]
    is_pair = low in (["and"], ["or"], ["&"]) and len(tags) > 2 and {*tags[1:]} <= speech.NOUNS | {speech.ADJECTIVE}
    is_before = is_pair or (tags[:1] == [speech.GERUND] and len(tags) > 1 and tags[1] in speech.NOUNS)
    return not tags or not (
        tags[0] in speech.NOUNS or is_before
    )  # 'loan and account records', 'client hiring managers'


def _is_bare(tokens: tuple[Token, ...], at: int) -> bool:
    head, first = tokens[at], at
    if f"{tokens[at - 1].low} {head.low}" in _idioms():
        return False
    while first and tokens[first - 1].tag in _BEFORE_HEAD:
        first -= 1
    before = tokens[first - 1] if first else None
    if before is not None and before.tag in _DETERMINERS:
        return False
    if any(token.tag == speech.POSSESSIVE for token in tokens[at + 1 : at + 2]):
        return True
    low = head.low.rpartition("-")[2]
    return low in _counted()


@cache
def _counted() -> frozenset[str]:
    return (
        countable_nouns() | words_named("more counted nouns", "writing") | words_named("nouns with articles", "writing")
    ) - _uncounted()


@cache
def _uncounted() -> frozenset[str]:
    return words_named("things without a number", "writing")


@cache
def _idioms() -> frozenset[str]:
    return frozenset(name.replace("_", " ") for name in words_named("nouns alone behind prepositions", "writing"))


def _has_stray_capital(clause: str) -> bool:
    """An ordinary word with a stray capital: 'a Researched report', '7-Employees'."""
    if re.search(r"\d-[A-Z]", clause):
        return True
    spoken = clause.split()
    for at, word in enumerate(spoken[1:] if _NAMING.isdisjoint(spoken) else (), 1):
        bare = word.strip(",.;")
        if not bare.istitle() or len(bare) < len("Team") or bare.lower() not in ordinary():
            continue
        beside = (spoken[at - 1], spoken[at + 1] if at + 1 < len(spoken) else "")
        if not any(neighbor[:1].isupper() and neighbor != "I" for neighbor in beside):
            return True
    return False


def _has_odd_verb(tokens: tuple[Token, ...]) -> bool:
    """'I market liaison for': the first word is also a noun, and no object with a determiner follows."""
    verb = tokens[1] if len(tokens) > 2 else None
    if verb is None or verb.low in ("have", "am", "was"):
        return False
    is_noun_too = verb.low == "lead" or (verb.low in _counted() and is_verb(verb.low))
    return is_noun_too and tokens[2].tag not in _DETERMINERS | {speech.PLURAL, speech.ADJECTIVE, speech.CONJUNCTION}


def _repeats_verb(tokens: tuple[Token, ...]) -> bool:
    """'I tested the software configuration testing': the line has lost a comma."""
    verb = next((token.low for token in tokens[1:] if token.low not in ("have", "am", "was")), "")
    return root(verb) == root(tokens[-1].low)


def _shares_no_object(tokens: tuple[Token, ...]) -> bool:
    """'I responded and directed all calls': the first verb has no object, so the second one's is not its own; nor has
    'I partnered revenue management' one."""
    first = 1 + (tokens[1].low == "have")
    if _WITH_OTHERS.match(tokens[first].low) and tokens[first + 1].tag in _DETERMINERS | speech.NOUNS | {
        speech.ADJECTIVE
    }:
        return True
    return tokens[first].low in words_named("verbs without objects", "writing") and tokens[first + 1].low == "and"


def _ends_whole(tokens: tuple[Token, ...], line: str) -> bool:
    last = tokens[-1]
    if last.low in _OPEN_NOUNS:
        return False
    if (last.tag == speech.GERUND or last.low.endswith("ing")) and not _is_named_work(tokens):
        return False
    if _ends_in_verb(tokens):
        return False
    end = _end_in(line, [token.text for token in tokens[-2:]])
    rest = line[end:] if end else ""
    if not re.search(r"\w", rest):
        return True
    if rest[0] in "-/&'’(" or re.match(r"\.\w", rest):
        return False
    return _may_stop(tokens, [token for token in tagged(line) if token.start >= end])


def _ends_in_verb(tokens: tuple[Token, ...]) -> bool:
    """'in the area and file': the second word of the pair may be a verb whose object is lost."""
    last, joint, before = tokens[-1], tokens[-2], tokens[-3:-2]
    is_pair = joint.low in ("and", "or") and bool(before) and tokens[-4:-3] != () and tokens[-4].tag in _DETERMINERS
    return is_pair and last.low in _counted() and is_verb(last.low) and before[0].low not in _uncounted()


def _is_named_work(tokens: tuple[Token, ...]) -> bool:
    """'conformance testing', but neither 'before passing' nor 'inquiries focusing' nor 'the dishes and returning'."""
    before = tokens[-2]
    if before.low in ("and", "or"):
        return tokens[-3].tag == speech.GERUND and tokens[-4].tag not in speech.NOUNS
    tags = [token.tag for token in tokens[-NEAR_END:-1]]
    if tokens[-1].low in _counted() | _uncounted():
        return True
    if speech.DETERMINER in tags and speech.PREPOSITION not in tags:
        return False  # 'created the master manufacturing'
    return before.tag in (speech.NOUN, speech.ADJECTIVE, speech.DETERMINER, speech.MARK)


def _end_in(line: str, words: list[str]) -> int:
    """Where the words end in the line; 0 where the line does not have them side by side."""
    pattern = r"\W+".join(re.escape(word.strip(",.;")) for word in words)
    return max((match.end() for match in re.finditer(rf"(?<!\w){pattern}(?!\w)", line, re.I)), default=0)


def _may_stop(tokens: tuple[Token, ...], after: list[Token]) -> bool:
    """What follows does not belong to the last word of the clause."""
    last, before = tokens[-1], tokens[-2]
    first, *more = after
    if first.tag == speech.GERUND and first.text.istitle():
        return False  # 'Sports' of 'Sports Marketing'
    is_things = last.tag in (speech.PLURAL, speech.NUMBER) or last.text[:1].isupper()
    if first.text in (",", ";", "."):
        first, *more = [*more, Token("", speech.MARK, 0, 0)]
        if first.low in ("and", "or"):
            return is_things or more[0].tag in speech.VERBS
        # A further word of a row of adjectives: 'in a complex, fast-paced and busy office'.
        is_row = first.tag in _GOES_ON or "-" in first.text
        return is_things or before.low == "the" or last.low in _SPANS or not is_row
    if first.low in ("and", "or", "&"):
        verb = more[0].tag if more else speech.MARK
        return is_things or verb in speech.VERBS - {speech.GERUND} or verb == speech.ADVERB
    if first.tag in _PHRASE:
        return len(tokens) >= (FEW_WITH_THINGS if last.tag == speech.PLURAL else FEW)
    return first.tag not in _GOES_ON
