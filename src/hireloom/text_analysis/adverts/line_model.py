"""A linear model that says of each passage of an advert how it asks, from its words and from its neighbors.

It is a conditional random field over the sequence of passages. `bench/train_advert_lines.py` makes the weights; what
they were trained on and how well they do is in docs/models/advert-lines.md.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, log

from hireloom.text_analysis.language.data_files import lines_of

CLASSES = "TMNDCO"  # title or heading, must, nice to have, duty, condition, anything else
SCALE = 100  # the file holds hundredths
BEFORE = ">"  # marks the weights of a class after another one

Chances = tuple[float, ...]  # for each class, together 1


@cache
def weights() -> dict[str, tuple[float, ...]]:
    """The weight of each feature for each class."""
    rows = (line.split("\t") for line in lines_of("lines.tsv", "adverts"))
    return {name: tuple(int(cell or 0) / SCALE for cell in (*cells, *"00000")[: len(CLASSES)]) for name, *cells in rows}


def chances(passages: Sequence[Iterable[str]]) -> list[Chances]:
    """The chance of each class for each passage, given as its features."""
    learned, size = weights(), range(len(CLASSES))
    none = (0.0,) * len(CLASSES)
    after = [learned.get(BEFORE + letter, none) for letter in CLASSES]
    scores = [
        [sum(column) for column in zip(none, *(learned[name] for name in features if name in learned), strict=True)]
        for features in passages
    ]
    forward: list[list[float]] = []
    for at, line_scores in enumerate(scores):
        forward.append(
            [line_scores[k] + (_sum([forward[-1][j] + after[j][k] for j in size]) if at else 0.0) for k in size]
        )
    backward = [list(none)]
    for line_scores in reversed(scores[1:]):
        later = [line_scores[k] + backward[-1][k] for k in size]
        backward.append([_sum([after[j][k] + later[k] for k in size]) for j in size])
    return (
        [
            _shares([a + b for a, b in zip(ahead, behind, strict=True)])
            for ahead, behind in zip(forward, reversed(backward), strict=True)
        ]
        if scores
        else []
    )


def _sum(logs: Sequence[float]) -> float:
    """The logarithm of the sum of the numbers with these logarithms."""
    most = max(logs)
    return most + log(sum([exp(log - most) for log in logs]))


def _shares(logs: Sequence[float]) -> Chances:
    whole = _sum(logs)
    return tuple(exp(log - whole) for log in logs)


def is_familiar(features: Iterable[str]) -> bool:
    """The model knows at least half of the words; it knows few of a text in another language."""
    words = [name for name in features if name.startswith("w=")]
    return sum(name in weights() for name in words) * 2 >= len(words)
