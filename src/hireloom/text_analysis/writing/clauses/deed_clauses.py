"""A line of a resume as the clause by which a letter and an interview tell its deed."""

import re

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.writing.clauses.clause_nouns import SURE
from hireloom.text_analysis.writing.clauses.first_person import first_person
from hireloom.text_analysis.writing.clauses.prose import VAGUE, is_cut_off, is_short_form, is_spelled, unpadded
from hireloom.text_analysis.writing.clauses.sentence_repair import calm, worded
from hireloom.text_analysis.writing.clauses.shorter_lines import plain_line, single_deeds
from hireloom.text_analysis.writing.clauses.sound_clauses import is_sound
from hireloom.text_analysis.writing.clauses.whole_lines import whole_line


def letter_clause(line: str, advert: str, lexicon: Lexicon, *, is_current: bool, source: str = "") -> tuple[str, bool]:
    """The clause of the line, and whether everybody who knows the `advert`, in small letters, knows its words. `source`
    is the longer line of which this one is a part. Empty where the grammar of the clause is not certain."""
    clause = _whole(line, lexicon, is_current=is_current)
    if not clause:
        clause = deed_clause(line, lexicon, is_current=is_current)
        if clause and (not is_sound(clause, source or line) or is_cut_off(clause)):
            return "", False
    if _PAST_AND_PRESENT.search(clause) and any(map(_is_late_verb, _PAST_AND_PRESENT.finditer(clause))):
        return "", False
    return clause, bool(clause) and all(_is_known(word, advert) for word in clause.split())


# 'I requested service and schedule appointments': a verb in the past, and another one that is not.
_PAST_AND_PRESENT = re.compile(
    r"(?<=^I )(?P<first>[a-z]+)\b(?=(?:(?!\b(?:to|that|which|who|help\w*)\b).)*"
    r"(?:s|[a-z]{3}ed|\w{4}),? and (?P<second>[a-z]+) (?:(?:the|all|any|new|an?) )?(?:[a-z]+ ){0,3}"
    r"(?:[a-z]+s|[A-Z]{2,})\b)"
)


def _is_late_verb(match: re.Match[str]) -> bool:
    return is_past(match["first"]) and match["second"] in SURE | {"schedule"}


def whole_clause(text: str, is_current: bool, lexicon: Lexicon) -> str:
    """The clause of the first deed of the text that makes one; empty without one."""
    made = (deed_clause(line, lexicon, is_current=is_current) for line in single_deeds(text))
    return next(filter(None, made), "")


@sentence_cache
def deed_clause(line: str, lexicon: Lexicon, *, is_current: bool) -> str:
    """'I filed motions' of 'Filing motions, as directed'; empty for a line that makes no whole clause, says nothing or
    has a slip of the pen."""
    clause = worded(first_person(_in_plain_words(line), is_current=is_current))
    return clause if clause and not VAGUE.search(clause) and is_spelled(clause, lexicon) else ""


@sentence_cache
def _whole(line: str, lexicon: Lexicon, *, is_current: bool) -> str:
    """The clause that has all the words of the line; empty where not all of them can be told."""
    clause = worded(whole_line(_in_plain_words(line), is_current=is_current))
    is_told = bool(clause) and not VAGUE.search(clause) and is_spelled(clause, lexicon)
    return clause if is_told and is_sound(clause, clause.removeprefix("I ")) else ""


def _in_plain_words(line: str) -> str:
    text = re.sub(r"(?<=[a-z])/ (?=[a-z])", "/", line)
    text = unpadded(f"I {calm(plain_line(text))}").removeprefix("I ")
    return text[:1].upper() + text[1:]


def _is_known(word: str, advert: str) -> bool:
    """No short form of the trade that the advert does not have: 'PFMEA', 'KPI's'."""
    bare = re.sub(r"['’]s$|[,.]$", "", word)
    is_form = len(bare) > 1 and bare.isalpha() and bare.isupper()
    return not is_form or is_short_form(bare) or bare.casefold() in advert
