"""The forms of English verbs, known or not: planned and planning for plan."""

import re
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of, words_of
from hireloom.text_analysis.language.parts_of_speech import BASE, DONE, GERUND
from hireloom.text_analysis.language.verbs import BASES


def in_past(base: str) -> str:
    """'led' for 'lead', 'planned' for 'plan', 'studied' for 'study'."""
    if base in _forms():
        return _forms()[base][0]
    if base.endswith("e"):
        return f"{base}d"
    return f"{base[:-1]}ied" if re.search(r"[^aeiou]y$", base) else f"{base}ed"


def participle_of(done: str) -> str:
    """'written' for 'wrote' and 'led' for 'led'."""
    return _participles().get(done, done)


def base_form(word: str, tag: str) -> str:
    """The verb of one of its forms, told by its part of speech; empty where the verb is not known."""
    low = word.lower()
    if tag == BASE:
        return low if is_verb(low) else ""
    if tag in DONE:
        return _bases_of_pasts().get(low) or _known(low, "ed")
    return _known(low, "ing" if tag == GERUND else "s")


def _known(word: str, ending: str) -> str:
    stem = word.removesuffix(ending)
    if stem == word or len(stem) < 2:
        return ""
    forms = [stem, f"{stem}e"]
    if ending == "s":
        forms += [stem.removesuffix("e"), f"{stem.removesuffix('ie')}y"]
    elif stem[-1] == stem[-2]:
        forms.append(stem[:-1])
    elif stem.endswith("i"):
        forms.append(f"{stem[:-1]}y")
    guess = f"{stem}e" if re.search(r"(?:[aeu]|[bcdfglmnprstv]i)[tzv]$", stem) and ending != "s" else ""
    return next((form for form in forms if form in _verbs()), guess)


@cache
def _forms() -> dict[str, tuple[str, str]]:
    """The past and the participle of each verb that does not simply end in -ed."""
    return {base: (past, (*rest, past)[0]) for base, past, *rest in rows_of("verb_forms.tsv")}


@cache
def _participles() -> dict[str, str]:
    return dict(_forms().values())


@cache
def _bases_of_pasts() -> dict[str, str]:
    return {form: base for base, forms in _forms().items() for form in forms}


@cache
def _verbs() -> frozenset[str]:
    return BASES | _forms().keys() | words_of("verb_bases.txt")


def is_verb(base: str) -> bool:
    """It is the plain form of a verb that we know, which may be a noun as well."""
    return base in _verbs()
