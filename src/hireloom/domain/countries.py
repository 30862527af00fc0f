"""Two letters that mean both a US state and a country: 'Berlin, DE' lies in Germany, 'Dover, DE' in Delaware."""

from hireloom.text_analysis.language.places import SHARED_LETTERS


def country_behind(town: str, letters: str) -> str:
    """The country that the letters behind a town mean, in lower case; empty where they mean a US state. A town that the
    table does not know lies in the one of the two where more people live."""
    shared = SHARED_LETTERS.get(letters.upper())
    if shared is None:
        return ""
    is_abroad = (town.casefold() in shared.towns) != shared.lists_state
    return shared.country if is_abroad else ""
