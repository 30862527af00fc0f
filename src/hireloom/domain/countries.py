"""Two letters that mean both a US state and a country: 'Berlin, DE' is in Germany, 'Dover, DE' in Delaware."""

from hireloom.text_analysis.language.places import SHARED_LETTERS


def country_behind(town: str, letters: str) -> str:
    """The country that the letters after a town stand for, in lower case; empty if they stand for a US state. For a
    town that is not in the table, we take whichever of the two has more inhabitants."""
    shared = SHARED_LETTERS.get(letters.upper())
    if shared is None:
        return ""
    is_abroad = (town.casefold() in shared.towns) != shared.lists_state
    return shared.country if is_abroad else ""
