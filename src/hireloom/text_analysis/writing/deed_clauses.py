"""A line of a resume as the clause that tells its deed, if one of its versions reads like a sentence."""

import re

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.verbs import is_base
from hireloom.text_analysis.writing import letter_deeds
from hireloom.text_analysis.writing.letter_prose import VAGUE, is_short_form, is_spelled, reads_well, unpadded
from hireloom.text_analysis.writing.plain_deeds import is_plain
from hireloom.text_analysis.writing.short_deeds import short_deed
from hireloom.text_analysis.writing.shorter_lines import single_deeds, versions

WHOLE = 2  # the grade of a clause that passes both gates
ONE_BREATH, BRIEF = 20, 12  # words
FEWEST_CUT, SMALL = 5, 3  # words left of a line, each longer than this many letters
ODD_INSIDE = re.compile(
    r"^I \w+, \w+(?:tion|ment|ance)s?\b|\b(?:both|between)\b(?!.*\band\b)|\b[a-z]{3,}\d"
    r"|\s,|\d[a-z]{3}|[a-z] [A-Z][a-z]+(?:ed|ing|ize|ate)? [a-z]+ing\b|\band \w+ing and\b|, \d+ [a-z]+ed\b"
    r"|, \w+ \w+ing and \w+ing$|^I (?:have )?test(?:ed)? .*\btesting$|\bthe (?:\w+ )?manufacturing$"
    r"|\bto ensure adherence$|\bin the (?:preparation|creation|completion)$|^I (?:have )?managed? \$[\d,.]+[KM]?$"
)


def letter_clause(line: str, advert: str, lexicon: Lexicon, *, is_current: bool) -> tuple[str, bool]:
    """The clause by which a letter tells the line, and whether it reads like a sentence: its short beginning, or all
    of it where that is short as well or has more figures. `advert` is the job in small letters."""
    _, whole, grade = deed_clause(line, is_current, lexicon)
    is_plain_enough = grade == WHOLE and not ODD_INSIDE.search(whole)
    is_plain_enough &= not any(map(is_base, _OTHERS.findall(whole)))
    is_sure = is_plain_enough and all(_is_known(word, advert) for word in whole.split())
    brief = short_deed(line, advert, is_current=is_current)
    if brief and (ODD_INSIDE.search(brief) or not is_spelled(brief, lexicon)):
        brief = ""
    count = len(whole.split())
    if is_sure and count <= BRIEF and not _is_cut(whole):
        return whole, True
    if brief and (not is_sure or _figures(brief) == _figures(whole) or count > ONE_BREATH):
        return brief, True
    return ("", False) if _is_cut(whole) else (whole, is_sure)


def _is_known(word: str, advert: str) -> bool:
    """No short form of the trade that the advert does not have: 'PFMEA', 'KPI's'."""
    bare = re.sub(r"['’]s$|[,.]$", "", word)
    is_form = len(bare) > 1 and bare.isalpha() and bare.isupper()
    return not is_form or is_short_form(bare) or bare.casefold() in advert


_OTHERS = re.compile(r"\band (\w+)s (?:the|our|an?|their|all|any)\b")  # 'and deepens the understanding'
_CUT = re.compile(
    r"\bthat \w+$|\bsuch as \w+ed\b|\bto (?:achieve|make|allow) \w+$"
    r"|\b(?:accurate|adequate|appropriate|such|unknown|able|quasi|semi|multi|non|self|cross|vs)$"
    r"|\b(?-i:[A-Z])$|\bseveral and\b",
    re.I,
)


def _is_cut(clause: str) -> bool:
    return _CUT.search(clause) is not None


def whole_clause(text: str, is_current: bool, lexicon: Lexicon) -> str:
    """The clause of the first deed of the text that passes both gates; empty without one."""
    made = (deed_clause(line, is_current, lexicon) for line in single_deeds(text))
    return next((clause for _, clause, grade in made if grade == WHOLE and not ODD_INSIDE.search(clause)), "")


def deed_clause(line: str, is_current: bool, lexicon: Lexicon) -> tuple[str, str, int]:
    """The version of the line that a letter tells, its clause and the clause's grade: of those that pass both gates the
    longest of one breath, which keeps the figures of the line; otherwise the whole line."""
    whole, longest = ("", "", 0), ("", "", 0)
    for text in versions(line):
        clause = unpadded(letter_deeds.clause(text, is_current=is_current))
        if VAGUE.search(clause):
            continue
        if whole[1] and sum(len(word) > SMALL for word in clause.split()) < FEWEST_CUT and not re.search(r"\d", clause):
            continue  # what is left says little
        is_sure = bool(clause) and is_plain(clause, text, is_current=is_current)
        if is_sure and reads_well(clause) and is_spelled(clause, lexicon) and not ODD_INSIDE.search(clause):
            longest = longest if longest[2] else (text, clause, WHOLE)
            if len(clause.split()) <= ONE_BREATH and _figures(clause) == _figures(longest[1]):
                return text, clause, WHOLE
        whole = whole if whole[1] or not clause else (text, clause, int(is_sure))
    return longest if longest[2] else whole


def _figures(text: str) -> list[str]:
    return re.findall(r"\d+", text)
