"""Searches of a talent pool that its company keeps under a name, such as the runners-up of a city."""

from dataclasses import dataclass

from hireloom.domain.pool_terms import LONGEST_SEARCH
from hireloom.domain.refusals import Conflict, Full, Invalid, NotFound

LONGEST_POOL_SEARCH_NAME = 60


class NoSuchPoolSearch(NotFound):
    sentence = "This saved search no longer exists."


class PoolSearchInvalid(Invalid):
    sentence = f"Please search for something, and give the search a name of 1 to {LONGEST_POOL_SEARCH_NAME} characters."


class PoolSearchNameTaken(Conflict):
    sentence = "Your company already has a saved search with this name."


class TooManyPoolSearches(Full):
    sentence = "Your company can keep {most} searches. Please delete one first."


@dataclass(frozen=True, slots=True)
class SavedPoolSearch:
    """For everybody in the company who uses its pool. `search` is what they would type; who is found changes with the
    pool. `id` is 0 until it is stored. Raises PoolSearchInvalid."""

    company_id: int
    name: str
    search: str
    id: int = 0

    def __post_init__(self) -> None:
        name = "".join(sign for sign in " ".join(self.name.split()) if sign.isprintable())
        search = " ".join(self.search.split())
        if not 0 < len(name) <= LONGEST_POOL_SEARCH_NAME or not 0 < len(search) <= LONGEST_SEARCH:
            raise PoolSearchInvalid
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "search", search)
