"""The order in which the questions of an interview are asked."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.writing.drafts import QuestionDraft

Item = TypeVar("Item")
MOST = 60
BEST = 3  # this many lead each kind of question, in turn by level
# Where in the list each kind of question begins and ends, 0 to 1: special questions early, general ones late.
PLACES = {
    "role": (0.0, 0.3), "duty": (0.003, 0.5), "fit": (0.004, 0.3), "resume": (0.006, 0.5), "skill": (0.01, 0.8),
    "missing": (0.03, 0.9), "new duty": (0.05, 1.0), "frame": (0.06, 0.8), "trade": (0.15, 0.9), "near": (0.2, 1.0),
    "noted": (0.35, 1.0), "general": (0.6, 1.3),
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


def by_role(deeds: Sequence[Statement]) -> list[Statement]:
    """One deed of each role first, and at most half of the deeds of a role: the others are for the answers."""
    of_role = Counter(deed.sentence.where for deed in deeds)
    before = Counter[str]()
    rounds = []
    for deed in deeds:
        rounds.append((before[deed.sentence.where], deed))
        before[deed.sentence.where] += 1
    return [
        deed
        for turn, deed in sorted(rounds, key=lambda pair: pair[0])
        if turn == 0 or 2 * turn < of_role[deed.sentence.where]
    ]


def turned(choices: Sequence[Item], level: Level) -> list[Item]:
    """The same, beginning at another place for each level, so that no two levels begin alike."""
    first = list(Level).index(level) % max(1, min(BEST, len(choices)))
    return [*choices[first:BEST], *choices[:first], *choices[BEST:]]
