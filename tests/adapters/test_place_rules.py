"""The points for a place, computed for everybody at once, are those that the rule gives each person."""

from itertools import product

import pytest
from pyroaring import BitMap

from hireloom.adapters.sql.index.match_terms import person_terms
from hireloom.adapters.sql.matches.place_rules import place_rules
from hireloom.domain.profile_match.matches import ProfileFacts
from hireloom.domain.profile_match.places import Relocation, location_score, place_of, whereabouts
from hireloom.domain.profiles import Visibility

SPELLINGS = [
    ", ".join((*places, *more))
    for places in ((), ("Pune",), ("Oslo",), ("Oslo", "Pune"))
    for more in ((), ("Remote",), ("Hybrid",), ("Remote", "Hybrid"))
]
PEOPLE = list(product(SPELLINGS, Relocation))


@pytest.mark.spec("RECO-23", "OPEN-097")
@pytest.mark.parametrize(
    "location", ["", "Pune", "Oslo, Norway", "Remote", "Remote, Pune", "Hybrid", "Hybrid - Pune", "Pune / Oslo"]
)
def test_the_index_gives_the_points_of_the_rule(location):
    index: dict[str, BitMap] = {}
    for number, (places, relocation) in enumerate(PEOPLE):
        result = ProfileFacts(
            skills="", job_roles="", experience="", preferred_locations=places, relocation_willingness=relocation
        )
        for term, _ in person_terms("Anna", Visibility.ALL, result):
            index.setdefault(term, BitMap()).add(number)
    place = place_of(location)
    parted = place_rules(index, place).split(BitMap(range(len(PEOPLE))))
    values = {number: points for points, ids in parted for number in ids}
    assert values == {
        number: location_score(place, whereabouts(places, relocation))
        for number, (places, relocation) in enumerate(PEOPLE)
    }
