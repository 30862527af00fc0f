"""The points for a place for all people at once: `location_score` is asked for one example person of each kind."""

from collections.abc import Mapping
from dataclasses import replace

from pyroaring import BitMap

from hireloom.adapters.sql.index.bitmap_numbers import NOBODY, union
from hireloom.adapters.sql.index.match_terms import Of, Wish
from hireloom.adapters.sql.matches.scores import Rules
from hireloom.domain.profile_match.places import JobPlace, PreferredPlaces, Relocation, location_score

_FAR = PreferredPlaces(frozenset({"somewhere else"}), wants_remote=False, wants_hybrid=False, relocation=Relocation.NO)

# For each wish an example person who has only this wish.
_WISHING = {
    Wish.REMOTE: replace(_FAR, wants_remote=True),
    Wish.HYBRID: replace(_FAR, wants_hybrid=True),
    Wish.MOVES: replace(_FAR, relocation=Relocation.YES),
    Wish.REMOTE_ONLY: replace(_FAR, relocation=Relocation.REMOTE_ONLY),
    Wish.UNSAID: replace(_FAR, names=frozenset(), relocation=Relocation.UNSAID),
}
_HYBRID_AND_MOVES = replace(_FAR, wants_hybrid=True, relocation=Relocation.YES)


def wishes_that_count(place: JobPlace) -> list[Wish]:
    """The wishes that change the points; the others give what everybody gets."""
    usual = location_score(place, _FAR)
    return [wish for wish, person in _WISHING.items() if location_score(place, person) != usual]


def place_rules(index: Mapping[str, BitMap], place: JobPlace) -> Rules:
    """The rule for people who want only remote work comes first, since nothing else counts for them; then the rules
    that give most. `index` holds the ids of each term."""
    wishes = {wish: index.get(Of.PERSON_WISH(wish), NOBODY) for wish in wishes_that_count(place)}
    rules = [
        (location_score(place, _WISHING[wish]), ids) for wish, ids in wishes.items() if wish is not Wish.REMOTE_ONLY
    ]
    if Wish.HYBRID in wishes and Wish.MOVES in wishes:
        rules.append((location_score(place, _HYBRID_AND_MOVES), wishes[Wish.HYBRID] & wishes[Wish.MOVES]))
    near = union(index.get(Of.PERSON_PLACE(name), NOBODY) for name in place.names)
    rules.append((location_score(place, replace(_FAR, names=place.names)), near))
    rules.sort(key=lambda rule: -rule[0])
    first = wishes.get(Wish.REMOTE_ONLY, NOBODY)
    return Rules([(location_score(place, _WISHING[Wish.REMOTE_ONLY]), first), *rules], location_score(place, _FAR))
