"""Slips that a resume's line brings into a sentence: the few that can be mended, and those for which the clause is left
out of a letter."""

import re

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.inflection import base_form, is_verb
from hireloom.text_analysis.language.parts_of_speech import Token, tagged
from hireloom.text_analysis.writing.clauses.clause_nouns import SURE
from hireloom.text_analysis.writing.clauses.sentence_repair import countable_nouns
from hireloom.text_analysis.writing.clauses.short_rows import Nearness, with_short_rows

_VIA = re.compile(r"\bvia (?:the )?(?=(?:tele)?phone\b|e-?mail\b|mail\b|fax\b)")
_OF_NATURE = re.compile(r"\bof (?=(?!an?\b|the\b|this\b|that\b)[a-z]+ nature\b)")
_TO_INCLUDE = re.compile(r",? to include\b.*$")
FEWEST = 5  # words of a clause that may stop before 'to include'
_SLIP = re.compile(
    r"\b[a-z]+ based (?!on\b|upon\b|in\b|out\b|at\b|off\b|around\b)[a-z]"  # 'the highest revenue based profitable club'
    r"|\beducated [^,]*seminars\b"
    r"|\b(?:revenues?|sales|budgets?|profits?|accounts?|volumes?|portfolios?|assets|value|costs|projects) \$\d"
    # 'the role of the classroom teacher during the absence of the classroom teacher'
    r"|\b(?P<pair>the [a-z]{3,} [a-z]{4,})\b.*\b(?P=pair)\b"
    # 'filled orders, and processing of orders', 'cooked food and, using precautions', 'met needs and to assist them'
    r"|, and [a-z]+ing of\b|\band,|\bin an? basis\b|\bAS\b"
    r"|^(?!.*\bto\b.*\band to\b).*\band to [a-z]+ (?:the|them|all|any)\b"
    r"|\bannual\b.*\bannually\b|\bthe (?:using|utilizing)\b|\bto keep (?:the |all )?[a-z]+$"
    # 'managed security and creating and assigned roles', 'I cost savings of $50,000', 'the new 2 plants'
    r"|\band [a-z]+ing and [a-z]+ed\b|^I (?:have )?(?:cost|done|bed)\b|\bnew \d|\bincharge\b"
    r"|\b(?:functioning|running|existing|pending)$|\bthis employer\b|\bfor a period of\b|\band continue\b"
    r"|\bused understanding\b"
    # 'patients treatment', 'subsidiaries inventory'
    r"|\b(?:patients|clients|customers|students|employees|members|guests|residents|managers|users|subsidiaries|vendors"
    r"|candidates|companies|departments|stores) (?:care|treatment|service|satisfaction|needs|information|inventory"
    r"|records|files|data|accounts|performance|training|requests|issues|complaints|relations|experience)\b"
    r"|\b(?:different|several|both|these|many) (?:[a-z]+(?:ed|al|ic|ive) )?(?:contractor|client|customer|department"
    r"|project|company|site|store|vendor|team member|location|product|student|patient|employee|manager|account)\b"
    r"(?! [a-z]+s\b)"
)
_SLIP_AT_NAMES = re.compile(
    r"\b(?:New|San|Los|Las|Fort|Saint|El|Northern|Southern)(?= and [a-z]|,|$)|\b(?:Sr|Jr|Mgr|Asst|Dept|Co)$"
    r"|^I (?:have )?ensured? (?:the )?(?:customer|guest|client|patient|member)s? (?:experience|service)\b"
    r"|\b(?:filed|file|calculated|calculate|remitted|remit)\b[^,]* sales$|^I (?:have )?emphasi[sz]"
    r"|^I (?:have )?[a-z]+ [a-z]+(?<!s) and [a-z]{4,}(?:ian|er|or|ist)$"
)
_ASSISTS_THINGS = re.compile(  # 'assisted visual and floor displays', which lacks its 'with'
    r"^I (?:have )?assist(?:ed)? (?:(?!with\b|in\b|on\b|by\b|to\b|for\b|during\b|at\b)[a-z-]+ ){0,4}"
    r"(?:displays|projects|tasks|reports|events|activities|duties|operations|documents|orders|records|files|meetings)\b"
)
_RELATED = re.compile(
    r"\b(?!(?:and|or|all|any|other|the|of|to|with|for|in|as|closely|are|is|was|were|related)\b)([a-z]{4,}(?<!ly)(?<!s))"
    r" (?:(related) (?!to\b|with\b)(?=[a-z])|(based) (?=[a-z]+s(?:$| (?:and|or|of|for|in|to|with|that)\b)))"
)
_SUCH = ("such", "as")
_NO_NOUNS = words_named("plain verbs that are no nouns", "writing")
_FREE_VERBS = words_named("plain verbs before prepositions", "writing")
_OF_IDIOMS = words_named("nouns without articles before of", "writing")
_NO_THING = re.compile(r"(?:tion|sion|ment|ing|ance|ence|ity|ness|s|al|ship|cy|th|staff)$")


def smoothed(clause: str, nearness: Nearness) -> str:
    """The clause without slips that can be mended, with short rows of what has the greatest `nearness`; empty where a
    reader would still stumble."""
    text = with_short_rows(mended(clause), nearness)
    return "" if has_slip(text) else text


def mended(clause: str) -> str:
    """'by telephone' for 'via telephone', and no 'to include …' behind what is whole without it; empty where too little
    is left."""
    clause = _RELATED.sub(lambda match: f"{match[1]}-{match[2] or match[3]} ", clause)
    clause = re.sub(r"\bfor (?=(?:staff|team|crew) of (?:\d|over|about|more))", "for a ", clause)
    text = _OF_NATURE.sub("of a ", _VIA.sub("by ", re.sub(r"(?<=\d )Team\b", "team", clause)))
    bare = _TO_INCLUDE.sub("", text)
    return bare if bare == text or len(bare.split()) > FEWEST else ""


def has_slip(clause: str) -> bool:
    """A reader would stumble over it: 'payroll functions, such as maintained timekeeping', 'nine local festival'."""
    if _SLIP.search(clause) or _SLIP_AT_NAMES.search(clause) or _ASSISTS_THINGS.match(clause):
        return True
    tokens = tagged(clause)
    if _opens_with_bare_noun(tokens):
        return True
    return any(
        _is_verb_for_example(tokens, at) or _is_one_of_many(tokens, at) or _is_other_tense(tokens, at)
        for at in range(2, len(tokens))
    )


def _opens_with_bare_noun(tokens: tuple[Token, ...]) -> bool:
    """'maintain library of documents': one thing of many, without its article."""
    at = 3 if len(tokens) > 1 and tokens[1].low == "have" else 2
    if len(tokens) < at + 2 or tokens[at].tag != speech.NOUN or tokens[at + 1].low != "of":
        return False
    low = tokens[at].low
    return not (low in _OF_IDIOMS or low in words_named("things without a number", "writing") or _NO_THING.search(low))


def _is_verb_for_example(tokens: tuple[Token, ...], at: int) -> bool:
    """A verb with its object stands where the examples of 'such as' do."""
    if tuple(token.low for token in tokens[at - 2 : at]) != _SUCH or at + 1 == len(tokens):
        return False
    token, after = tokens[at], tokens[at + 1]
    is_past = bool(base_form(token.low, speech.PAST)) and after.tag not in (speech.CONJUNCTION, speech.MARK)
    is_base = token.tag == speech.BASE or (is_verb(token.low) and after.tag in (speech.DETERMINER, speech.OWNER))
    return (is_past and token.tag != speech.ADJECTIVE) or is_base


def _is_other_tense(tokens: tuple[Token, ...], at: int) -> bool:
    """'obtained authorizations and monitor care': a plain verb behind 'and' and a past one."""
    token, first = tokens[at], tokens[2 if tokens[1].low == "have" else 1]
    after = tokens[at + 1].tag if at + 1 < len(tokens) else speech.MARK
    is_base = (
        token.tag == speech.BASE
        or (token.low in SURE and after in (speech.DETERMINER, speech.OWNER, speech.NAME))
        or (token.low in _NO_NOUNS and after in speech.NOUNS | {speech.ADJECTIVE})
        or (token.low in _FREE_VERBS and after == speech.PREPOSITION)
    )
    if not is_base or tokens[at - 1].low not in ("and", "or") or not base_form(first.low, speech.PAST):
        return False
    before = tokens[:at]
    is_late = first.tag in speech.DONE or not is_verb(first.low)
    return is_late and not any(
        earlier.tag in (speech.TO, speech.MODAL, speech.QUESTION) or earlier.low in ("help", "helped", "that", "let")
        for earlier in before
    )


def _is_one_of_many(tokens: tuple[Token, ...], at: int) -> bool:
    """'2 local wine festival': a number of more than one and one thing."""
    number = tokens[at]
    if not number.text.isdigit() or int(number.text) < 2 or len(number.text) > 3:
        return False
    if tokens[at - 1].tag in (speech.DETERMINER, speech.OWNER) or tokens[at - 1].low in (
        "top",
        "level",
        "tier",
        "class",
    ):
        return False
    end = at + 1
    while end < len(tokens) and tokens[end].tag in (speech.ADJECTIVE, speech.NOUN, speech.GERUND, speech.CONJUNCTION):
        end += 1
    follows = tokens[end].tag if end < len(tokens) else speech.MARK
    head = tokens[end - 1]
    is_head = end > at + 1 and follows not in (speech.PLURAL, speech.NAME, speech.NUMBER, speech.POSSESSIVE)
    return is_head and head.tag == speech.NOUN and head.low in countable_nouns() and not head.low.endswith("s")
