"""The verbs with which resumes and adverts begin their lines, in the forms that a sentence needs."""

import re

from hireloom.text_analysis.language.data_files import rows_of, words_named, words_of

_IRREGULAR = {base: past for base, past, _ in rows_of("irregular_verbs.tsv")}
_PARTICIPLES = {participle: base for base, _, participle in rows_of("irregular_verbs.tsv") if participle}
_DOUBLED = ("control", "debug", "embed", "fulfil", "log", "map", "plan", "program", "ship", "submit", "transfer")
BASES = words_of("regular_verbs.txt") | _IRREGULAR.keys()
_PASTS = frozenset(_IRREGULAR.values())
_THINGS = ("left", "rose", "saw", "shot", "set")  # past forms that are more often a noun or a side than a verb
_BASE_OF = (
    {past: base for base, past in _IRREGULAR.items() if past not in _THINGS and past not in BASES}
    | _PARTICIPLES
    | dict(rows_of("deed_nouns.tsv"))
)
_NO_DEED = words_named("no deed")


def base_of(word: str) -> str:
    """The verb behind an irregular past or a noun: run for ran, reduce for reduction; any other word unchanged."""
    return _BASE_OF.get(word, word)


_ACTING = ("ing", "tion", "sion", "ment", "ance", "ence", "sis")


def is_action(word: str) -> bool:
    """The word, in lower case and singular, may be about doing: manage, managed, management, but not manager."""
    if word in BASES or word in _BASE_OF or is_past(word):
        return True
    return word.endswith(_ACTING) and len(word) > 5


def is_past(word: str) -> bool:
    """The word opens a line about something done."""
    low = word.lower()
    if low in _NO_DEED:
        return False
    return low in _PASTS or (low.endswith("ed") and len(low) > 4)


def is_base(word: str) -> bool:
    return word.lower() in BASES


def past(base: str) -> str:
    """The past of a verb in its plain form: led for lead, planned for plan, studied for study."""
    if base in _IRREGULAR:
        return _IRREGULAR[base]
    if base.endswith("e"):
        return f"{base}d"
    if re.search(r"[^aeiou]y$", base):
        return f"{base[:-1]}ied"
    return f"{base}{base[-1]}ed" if base in _DOUBLED else f"{base}ed"


def participle(past_form: str) -> str:
    """'written' for 'wrote', 'led' for 'led'."""
    return _PARTICIPLE_OF.get(past_form, past_form)


_PARTICIPLE_OF = {_IRREGULAR[base]: participle for participle, base in _PARTICIPLES.items() if base in _IRREGULAR}


def is_gerund(word: str) -> bool:
    return bool(base_of_gerund(word))


def base_of_gerund(word: str) -> str:
    """The verb: manage for managing, plan for planning; empty for other words."""
    low = word.lower()
    if not low.endswith("ing") or len(low) < 6:
        return ""
    stem = low[:-3]
    doubled = stem[:-1] if len(stem) > 2 and stem[-1] == stem[-2] else stem
    return next((base for base in (stem, f"{stem}e", doubled) if base in BASES), "")
