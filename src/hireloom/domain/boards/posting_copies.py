"""Which postings are the same job: one on several boards, or one posted again."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from hireloom.domain.boards.postings import Posting, Sighting
from hireloom.domain.countries import country_behind
from hireloom.domain.searches import folded
from hireloom.text_analysis.language.places import PLACE_NAMES, region_letters

ALIKE = 0.6  # share of common phrases in two whole descriptions
CONTAINED = 0.8  # share of the phrases of a shorter or cut description that the other one holds
TELLING = 8  # words; a shorter description says nothing about a job
PHRASE = 3  # words
PREVIEW = 400  # words of a description that are compared

_COMPANY_FORMS = (
    "inc incorporated llc llp lp ltd limited pty plc corp corporation co company pvt private the"
    " gmbh ag kg se bv nv sa sas sarl srl oy ab as aps"
)
_TITLE_WORDS = {"sr": "senior", "jr": "junior", "ii": "2", "iii": "3", "iv": "4", "eng": "engineer", "mgr": "manager"}
_REMOTE = frozenset({"anywhere", "rem", "fully remote", "work from home"})
_REGION_LETTERS = region_letters("US") | region_letters("CA") | region_letters("AU")
_TOWNS_FIRST = frozenset({"new york", "washington"})  # these mean the state only after a town
_NO_PLACE = frozenset({"", "hybrid", "hyb", "on-site", "onsite", "on site"})
_GENDERS = re.compile(r"\(\s*(?:[mfwdxhivn]|all genders)(?:\s*[/|*,]\s*[mfwdxhivn])*\s*\)|\b[mfw]/[mfw]/[dx]\b")
_WORD = re.compile(r"[\w+#]+")
_ASIDE = re.compile(r"\([^()]*\)| [-–—|] .*")
_LISTED, _BETWEEN = re.compile(r"[;/|()]"), re.compile(r",| [-–—] ")


def kin(posting: Posting) -> str:
    """A key of company and title, the same for all postings of a job on any board."""
    return f"{' '.join(company_words(posting.company))}|{_title(posting)}"[:300]


def are_one_job(first: Posting, second: Posting) -> bool:
    """Whether company, title and place are the same, and the descriptions alike or too short to compare."""
    return kin(first) == kin(second) and _are_copies(_ComparedPosting(first), _ComparedPosting(second))


def is_same_place(first: str, second: str) -> bool:
    """Whether both are the same place, or one only says less: "Pune" and "Pune, Maharashtra, India"."""
    left, right = _place(first), _place(second)
    return left <= right or right <= left


def grouped(sightings: Iterable[Sighting]) -> list[tuple[Sighting, ...]]:
    """One group for each job, its members oldest first; each member is a copy of every other, not only of the first."""
    families: dict[str, list[list[tuple[Sighting, _ComparedPosting]]]] = {}
    for sighting in sorted(sightings, key=lambda sighting: (sighting.first_seen, sighting.id)):
        groups, details = families.setdefault(kin(sighting.posting), []), _ComparedPosting(sighting.posting)
        for group in groups:
            if all(_are_copies(details, member) for _, member in group):
                group.append((sighting, details))
                break
        else:
            groups.append([(sighting, details)])
    return [tuple(member for member, _ in group) for groups in families.values() for group in groups]


class _ComparedPosting:
    """The parts of a posting that are compared, each made once, when it is needed."""

    def __init__(self, posting: Posting) -> None:
        self._posting = posting
        self.is_whole = posting.is_whole

    @cached_property
    def place(self) -> frozenset[str]:
        return _place(self._posting.location)

    @cached_property
    def words(self) -> list[str]:
        return _WORD.findall(folded(self._posting.description))[:PREVIEW]

    @cached_property
    def phrases(self) -> set[tuple[str, ...]]:
        return set(zip(*(self.words[start:] for start in range(PHRASE)), strict=False))


def _are_copies(first: _ComparedPosting, second: _ComparedPosting) -> bool:
    """Whether two postings of the same company and title are one job."""
    return (first.place <= second.place or second.place <= first.place) and _say_the_same(first, second)


def company_words(name: str) -> list[str]:
    """The words of a company's name without its legal form."""
    words = _WORD.findall(folded(name).replace(".", ""))
    return [word for word in words if word not in _COMPANY_FORMS.split()] or words


def _title(posting: Posting) -> str:
    title = _GENDERS.sub(" ", folded(posting.title))
    place = _place(posting.location) | {"remote"}
    for aside in _ASIDE.findall(title):  # "Nurse (Pune)", "Nurse - Remote": it only repeats the place
        if _place(aside.strip(" -–—|()")) <= place:
            title = title.replace(aside, " ")
    return " ".join(_TITLE_WORDS.get(word, word) for word in _WORD.findall(title))


def _place(location: str) -> frozenset[str]:
    """The parts of a location in one spelling: "Austin, TX" and "Austin, Texas, United States" share the first two."""
    names = frozenset(name for address in _LISTED.split(folded(location)) for name in _address(address)) - _NO_PLACE
    return frozenset(name for name in names if not name.endswith(" county")) or names


def _address(text: str) -> Iterator[str]:
    is_first, parts = True, [" ".join(part.split()).strip(" .-") for part in _BETWEEN.split(text)]
    if len(parts) > 1:
        parts[-1] = country_behind(parts[0], parts[-1]) or parts[-1]
    for bare in parts:
        name = "remote" if bare in _REMOTE else PLACE_NAMES.get(bare, bare)
        if name in _NO_PLACE or name == "remote" or (is_first and name in _TOWNS_FIRST):
            yield name
        else:
            yield _REGION_LETTERS.get(name, name).lower()
        is_first = is_first and (name in _NO_PLACE or name == "remote")


def _say_the_same(first: _ComparedPosting, second: _ComparedPosting) -> bool:
    if min(len(first.words), len(second.words)) < TELLING:
        return True
    few, many = sorted((first.phrases, second.phrases), key=len)
    shared = len(few & many)
    if first.is_whole and second.is_whole and len(few) * 2 > len(many):
        return shared >= ALIKE * len(few | many)
    return shared >= CONTAINED * len(few)
