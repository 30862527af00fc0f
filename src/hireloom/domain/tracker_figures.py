"""What a person's own board shows: how many of their applications were answered, by source, and how soon."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from urllib.parse import urlsplit

from hireloom.domain.applications import Status
from hireloom.domain.tracked_jobs import TrackerCard
from hireloom.domain.tracker_stages import APPLIED, CLOSED, SAVED

FEWEST = 5  # applications, or answers, below which a figure would mean nothing
OWN_SOURCE, UNNAMED_SOURCE, ALL = "Hireloom", "Elsewhere", "All"


@dataclass(frozen=True, slots=True)
class SourceFigures:
    """`answered` is None below FEWEST applications, and so is `days`, the median wait, below FEWEST dated answers."""

    source: str
    applied: int
    answered: int | None
    days: int | None


def source_of(card: TrackerCard) -> str:
    if card.application or card.job.job.isdigit():
        return OWN_SOURCE
    return (urlsplit(card.job.address).hostname or UNNAMED_SOURCE).removeprefix("www.")


def figures(cards: Iterable[TrackerCard]) -> Sequence[SourceFigures]:
    """All applications, then each source, the busiest first; nothing without an application."""
    by_source = defaultdict[str, list[TrackerCard]](list)
    for card in cards:
        if card.application or card.job.applied_on or card.stage not in (SAVED, CLOSED):
            by_source[source_of(card)].append(card)
    everything = [card for group in by_source.values() for card in group]
    busiest = sorted(by_source.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    return [_figures(source, group) for source, group in [(ALL, everything), *busiest] if group]


def is_answered(card: TrackerCard) -> bool:
    """Whether the company has answered: by a decision, or as the board says; imported jobs have a stage and no days."""
    if card.application and card.application.withdrawn_at is None and card.application.status is not Status.SUBMITTED:
        return True
    return card.job.answered_on is not None or card.stage not in (SAVED, APPLIED, CLOSED)


def _figures(source: str, cards: Sequence[TrackerCard]) -> SourceFigures:
    answered = [card for card in cards if is_answered(card)]
    waits = [
        (card.job.answered_on - card.job.applied_on).days
        for card in answered
        if card.job.answered_on and card.job.applied_on and card.job.answered_on >= card.job.applied_on
    ]
    return SourceFigures(
        source,
        len(cards),
        len(answered) if len(cards) >= FEWEST else None,
        round(median(waits)) if len(waits) >= FEWEST else None,
    )
