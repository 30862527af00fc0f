"""From sightings of postings to the cards that people read, each with what to know about the job's age."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from hireloom.domain.boards.posting_copies import are_one_job, grouped, is_same_place, kin
from hireloom.domain.boards.postings import BoardJob, Sighting
from hireloom.domain.boards.provider_links import in_order

STALE = timedelta(days=45)  # longer than it takes to fill most jobs
MEMORY = timedelta(days=90)  # after such an absence the same job counts as a new one


def is_stale(listed_on: date, today: date) -> bool:
    """Whether it has been listed for so long that it may no longer be open."""
    return listed_on < stale_before(today)


def stale_before(today: date) -> date:
    return today - STALE


def is_repost(copies: Sequence[Sighting], gone: Iterable[Sighting]) -> bool:
    """Whether the job was there before: a board says so, gave it a new date or brought it back, or a posting in `gone`,
    of the same company and title, had the same place and disappeared before this one appeared."""
    if any(copy.posting.says_repost or copy.came_back for copy in copies):
        return True
    return any(_is_earlier(old, copy) for copy in copies for old in gone)


def is_new(card: BoardJob, seen: Iterable[Sighting], *, than: int) -> bool:
    """Whether no posting with an id up to `than`, gone or not, is a copy of the card's job."""
    sightings = list(seen)
    copies = [copy.posting for copy in sightings if copy.id in card.members]
    before = (copy.posting for copy in sightings if copy.id <= than)
    return not any(are_one_job(old, copy) for old in before for copy in copies)


def cards(sightings: Iterable[Sighting], *, today: date, order: Sequence[str]) -> list[BoardJob]:
    """A card for each job that is still there, newest first; postings that are gone only show which jobs are
    reposts."""
    there: list[Sighting] = []
    gone: dict[str, list[Sighting]] = {}
    for sighting in sightings:
        if sighting.gone_at is None:
            there.append(sighting)
        else:
            gone.setdefault(kin(sighting.posting), []).append(sighting)
    made = [_card(group, gone.get(kin(group[0].posting), []), today, order) for group in grouped(there)]
    return sorted(made, key=lambda card: (card.posted_on, card.number), reverse=True)


def _card(copies: Sequence[Sighting], gone: Sequence[Sighting], today: date, order: Sequence[str]) -> BoardJob:
    best = min(copies, key=_telling).posting
    all_of_them = [*copies, *(old for old in gone if any(_is_earlier(old, copy) for copy in copies))]
    listed_on = min(copy.listed_on for copy in copies)
    links = in_order((link for copy in copies for link in copy.posting.links), order)
    return BoardJob(
        number=min(copy.id for copy in copies),
        members=tuple(sorted(copy.id for copy in copies)),
        title=best.title,
        company=best.company,
        location=max((copy.posting.location for copy in copies), key=len),
        description=best.description,
        employment_type=best.employment_type,
        salary=next((copy.posting.salary for copy in copies if copy.posting.salary), ""),
        posted_on=listed_on,
        ends_on=max((copy.posting.ends_on for copy in copies if copy.posting.ends_on), default=None),
        links=links,
        apply_url=best.apply_url or links[0].url,
        first_seen=min(copy.first_seen for copy in all_of_them),
        last_seen=max(copy.last_seen for copy in copies),
        is_stale=is_stale(min(copy.listed_on for copy in all_of_them), today),
        is_repost=is_repost(copies, gone),
        is_whole=best.is_whole,
        boards=tuple(sorted({copy.posting.board for copy in copies})),
    )


def _telling(seen: Sighting) -> tuple[bool, int, bool, int, str, str]:
    """A sort key: the copy that says the most comes first, regardless of which was seen first."""
    posting = seen.posting
    return (
        not posting.is_whole,
        -len(posting.description),
        not posting.salary,
        len(posting.title),
        posting.board,
        posting.external_id,
    )


def _is_earlier(old: Sighting, new: Sighting) -> bool:
    """Whether `old`, of the same company and title, had the same place and was last seen before `new` appeared, MEMORY
    before at most. Descriptions may differ."""
    if old.last_seen >= new.first_seen or new.first_seen - old.last_seen > MEMORY:
        return False
    return is_same_place(old.posting.location, new.posting.location)
