"""The job search for postings of boards, by the same rules as for jobs posted here."""

from hireloom.domain.boards.postings import Posting
from hireloom.domain.searches import is_remote, occurring, place_fits, type_key


def terms_of(posting: Posting) -> frozenset[str]:
    """The words that occur in the posting."""
    return occurring("\n".join((posting.title, posting.company, posting.description)))


def fits(
    place: str, employment_type: str, *, location: str, remote_only: bool, employment_types: tuple[str, ...]
) -> bool:
    """Whether a job of this place and type is among those that a person wants to see."""
    if remote_only and not is_remote(place):
        return False
    keys = {type_key(kind) for kind in employment_types if kind.strip()}
    return place_fits(place, location) and (not keys or type_key(employment_type) in keys)
