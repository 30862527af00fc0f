"""The points for a place for all people at once: `location_score` is asked for one example person of each kind."""

from collections.abc import Mapping
from dataclasses import replace

from pyroaring import BitMap

from hireloom.adapters.sql.index.bitmap_numbers import NOBODY, union
from hireloom.adapters.sql.index.match_terms import Of, PlacePreference
from hireloom.adapters.sql.matches.scores import Rules
from hireloom.domain.profile_match.places import JobPlace, PreferredPlaces, Relocation, location_score

_FAR = PreferredPlaces(frozenset({"somewhere else"}), wants_remote=False, wants_hybrid=False, relocation=Relocation.NO)

# For each preference an example person who has only this preference.
_PREFERRING = {
    PlacePreference.REMOTE: replace(_FAR, wants_remote=True),
    PlacePreference.HYBRID: replace(_FAR, wants_hybrid=True),
    PlacePreference.MOVES: replace(_FAR, relocation=Relocation.YES),
    PlacePreference.REMOTE_ONLY: replace(_FAR, relocation=Relocation.REMOTE_ONLY),
    PlacePreference.UNSAID: replace(_FAR, names=frozenset(), relocation=Relocation.UNSAID),
}
_HYBRID_AND_MOVES = replace(_FAR, wants_hybrid=True, relocation=Relocation.YES)


def preferences_that_count(place: JobPlace) -> list[PlacePreference]:
    """The preferences that change the points; the others give what everybody gets."""
    usual = location_score(place, _FAR)
    return [preference for preference, person in _PREFERRING.items() if location_score(place, person) != usual]


def place_rules(index: Mapping[str, BitMap], place: JobPlace) -> Rules:
    """The rule for people who want only remote work comes first, since nothing else counts for them; then the rules
    that give most. `index` holds the ids of each term."""
    people = {
        preference: index.get(Of.PERSON_PREFERENCE(preference), NOBODY) for preference in preferences_that_count(place)
    }
    only_remote = people.pop(PlacePreference.REMOTE_ONLY, NOBODY)
    rules = [(location_score(place, _PREFERRING[preference]), ids) for preference, ids in people.items()]
    if PlacePreference.HYBRID in people and PlacePreference.MOVES in people:
        hybrid_movers = people[PlacePreference.HYBRID] & people[PlacePreference.MOVES]
        rules.append((location_score(place, _HYBRID_AND_MOVES), hybrid_movers))
    near = union(index.get(Of.PERSON_PLACE(name), NOBODY) for name in place.names)
    rules.append((location_score(place, replace(_FAR, names=place.names)), near))
    rules.sort(key=lambda rule: -rule[0])
    first = location_score(place, _PREFERRING[PlacePreference.REMOTE_ONLY]), only_remote
    return Rules([first, *rules], location_score(place, _FAR))
