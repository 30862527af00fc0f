"""Small pieces of a letter's sentences: years in words, places of work."""

import re

from hireloom.text_analysis.language.data_files import words_named, words_of
from hireloom.text_analysis.language.numbers import SPELLED
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.writing.clauses.sentence_repair import ordinary

_SURE = words_named("sure verbs") | {"resolve", "handle"}
_NUMBERS = tuple(SPELLED)[:12]  # larger ones are written in figures
ENOUGH_YEARS = 20
LONGEST_SHORT_FORM = 6  # letters; longer words in capitals are shouted


def counted(years: int) -> str:
    if years < 1:
        return ""
    if years > ENOUGH_YEARS:  # the exact number would only reveal the age
        return f"more than {ENOUGH_YEARS} years"
    number = _NUMBERS[years - 1] if years <= len(_NUMBERS) else str(years)
    return f"{number} year{'s' if years > 1 else ''}"


def at_least(band: str) -> str:
    """The years of the profile, for a resume without years."""
    match = re.match(r"[1-9]\d*", band)
    return f"at least {counted(int(match.group()))}" if match else ""


def says(text: str, name: str) -> bool:
    """`text` mentions the skill already, in any form: 'I bent conduit' for conduit bending."""
    roots = {root(word.norm) for word in words(text)}
    if name.endswith("ics"):
        return name.casefold() in text  # 'electronic logs' are not electronics
    return name.casefold().split()[-1] in text or {root(word.norm) for word in words(name)} <= roots


def stands_in(name: str, text: str) -> bool:
    """The words of the name occur side by side in the text, in any form."""
    in_name, in_text = (" ".join(root(word.norm) for word in words(part)) for part in (name, text))
    return f" {in_name} " in f" {in_text} "


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _is_shouted(name: str) -> bool:
    """'TAX' and 'PAYROLL', but not 'SQL'."""
    return any(len(word) > LONGEST_SHORT_FORM for word in name.split()) or name.lower() in ordinary()


def sayable(names: list[str]) -> list[str]:
    """The names of skills that fit into a sentence as they are: no 'resolve issues', no 'employee handbook'; somebody
    who knows Microsoft Office need not name Excel as well."""
    has_office = "Microsoft Office" in names
    alone = words_named("nouns with articles", "writing") | words_of("countable_nouns.txt", "writing")
    alone |= words_named("no experience", "writing")
    return [
        name.lower() if name.isupper() and _is_shouted(name) else name
        for name in names
        if name.split()[-1] not in alone
        and name.split()[0] not in _SURE
        and not (has_office and re.match(r"Excel$|Microsoft (?!Office)", name))
    ]
