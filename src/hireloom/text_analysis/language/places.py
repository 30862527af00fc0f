"""The shipped tables of places: other names, states and provinces, and towns to tell a state from a country."""

import re
from typing import NamedTuple

from hireloom.text_analysis.language.data_files import lines_of, rows_of

PLACE_NAMES = dict(rows_of("place_names.tsv"))  # in lower case


class SharedLetters(NamedTuple):
    """Two letters that mean both a US state and `country`. `towns` are those of the state if `lists_state`, otherwise
    well-known ones of the country."""

    country: str
    lists_state: bool
    towns: frozenset[str]


SHARED_LETTERS = {
    letters: SharedLetters(country, owner == "state", frozenset(towns.split("|")))
    for letters, country, owner, towns in rows_of("towns.tsv")
}


def region_letters(country: str) -> dict[str, str]:
    """The letters of the states or provinces of US, CA or AU, by their names in lower case."""
    return {name.casefold(): letters for place, letters, name in rows_of("regions.tsv") if place == country}


_STATES = {letters: name for country, letters, name in rows_of("regions.tsv") if country == "US"}


def state_of(place: str) -> str:
    """'Ohio' of 'Toledo, OH'; empty for a place that does not end in the letters of a US state, as 'Berlin, DE'."""
    town, _, letters = place.rpartition(", ")
    shared = SHARED_LETTERS.get(letters)
    is_state = bool(town) and (shared is None or (town.casefold() in shared.towns) == shared.lists_state)
    return _STATES.get(letters, "") if is_state else ""


STATE_LETTERS = "|".join(region_letters("US").values())
_LETTERS = f"{STATE_LETTERS}|UK|US|USA|UAE"
_COUNTRIES = "|".join(lines_of("countries.txt"))
BEHIND_A_PLACE = re.compile(rf"\s*,\s*(?:(?:{_LETTERS}|{_COUNTRIES})\b|[^\W\d]+\s+\d{{4,6}}\b|\d{{4,6}}\b)")
TOWN = re.compile(
    r"(?:^\s*|(?<=[,;|()–—-])\s*|(?<=\s-)\s*|(?<!\s)\s{2,})[^\W\d][\w.'’-]{0,60}(?: [^\W\d][\w.'’-]{0,60}){0,2}\s*,\s*"
    rf"(?:(?:{_LETTERS}|{_COUNTRIES})\b)"
)

COUNTRY = re.compile(
    rf"(?:{_COUNTRIES}|United (?:States(?: of America)?|Kingdom|Arab Emirates)|U\.S\.A\.|USA|UK|UAE)(?![\w-])"
)


def is_a_place(text: str) -> bool:
    """'Chicago, IL', 'Leeds, UK': a town and its state or country, and nothing else."""
    town, comma, _ = text.partition(",")
    behind = BEHIND_A_PLACE.match(text, len(town.rstrip())) if comma else None
    return behind is not None and behind.end() == len(text)
