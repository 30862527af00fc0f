"""The order in which the questions of an interview are asked."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.writing.questions.drafts import QuestionDraft

Item = TypeVar("Item")
MOST = 60
BEST = 3  # this many lead each kind of question, in turn by level
# Where in the list each kind of question begins and ends, 0 to 1: special questions early, general ones late.
PLACES = {
    "licence": (0.0, 0.0), "central": (0.0002, 0.02),
    "gap of role": (0.0, 0.5), "situation": (0.001, 0.25), "new situation": (0.02, 0.3),
    "gap": (0.03, 0.4), "open situation": (0.015, 0.25), "missing": (0.08, 0.6), "key": (0.014, 0.014),
    "resume": (0.5, 0.8), "role": (0.0005, 0.6), "near resume": (0.013, 0.5), "skill": (0.4, 0.9), "trade": (0.45, 0.9),
    "loose situation": (0.55, 0.9), "missing paper": (0.5, 0.9), "near": (0.5, 1.0),
    "whole": (0.8, 1.2), "noted": (0.6, 1.0), "general": (0.75, 1.3),
}  # fmt: skip


def in_order(streams: Mapping[str, Sequence[QuestionDraft]]) -> list[QuestionDraft]:
    """All drafts, each kind spread over its range of the list, no text twice."""
    placed = []
    for order, (kind, drafts) in enumerate(streams.items()):
        first, last = PLACES[kind]
        for at, draft in enumerate(drafts):
            placed.append((first + (last - first) * at / len(drafts), order, at, draft))
    seen: dict[str, QuestionDraft] = {}
    for _, _, _, draft in sorted(placed, key=lambda place: place[:3]):
        seen.setdefault(_folded(draft.text), draft)
    return list(seen.values())[:MOST]


def _folded(text: str) -> str:
    return "".join(sign for sign in text.casefold() if sign.isalnum())


def turned(choices: Sequence[Item], level: Level) -> list[Item]:
    """The same, beginning at another place for each level, so that no two levels begin alike."""
    first = list(Level).index(level) % max(1, min(BEST, len(choices)))
    return [*choices[first:BEST], *choices[:first], *choices[BEST:]]
