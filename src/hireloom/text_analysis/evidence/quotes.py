"""The part of a long sentence or list that is shown as a quote."""

import re
from collections import Counter
from collections.abc import Mapping
from itertools import islice, pairwise

from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.joined_deeds import deeds_in

LONGEST = 250  # characters that somebody reads as a quote
FULL = 0.3  # what a quote of that length gains, as a part of all that is asked for
_BREAK = re.compile(r"(?<=[,;|•\n])\s*|\s+(?=[–-]\s)|(?<=[.!?])\s+")


def part_about(text: str, sentence: tuple[int, int], weights: Mapping[str, float]) -> tuple[int, int]:
    """The part of the sentence that says most of what is asked for, at most LONGEST characters, cut at commas where it
    has any. `weights` are the roots of the words that are asked for; of two parts that say the same, the fuller one."""
    start, end = sentence
    if end - start <= LONGEST:
        return sentence
    pieces = list(_pieces(text, start, end))
    roots = [sorted(weights.keys() & {root(word.norm) for word in words(text[first:last])}) for first, last in pieces]
    total = sum(weights.values()) or 1.0
    counts: Counter[str] = Counter()
    weight, end_number, most, best = 0.0, 0, -1.0, sentence
    for number, (first, _) in enumerate(pieces):
        while end_number < len(pieces) and pieces[end_number][1] - first <= LONGEST:
            weight += sum(weights[name] for name in roots[end_number] if not counts[name])
            counts.update(roots[end_number])
            end_number += 1
        last = pieces[end_number - 1][1]
        if (worth := round(weight / total + FULL * (last - first) / LONGEST, 6)) > most:
            most, best = worth, (first, last)
        counts.subtract(roots[number])
        weight -= sum(weights[name] for name in roots[number] if not counts[name])
    return _trimmed(text, *best)


# Who may be asked about a role, and what it paid, in front of what was done there.
_REFEREE = re.compile(r"\b(?:supervisor|(?:starting |ending )?salary|hours per week)\s?:\s*", re.I)
_TOKEN = re.compile(r"\S+")
MOST_BEFORE, MOST_TOKENS, NAME_TOKENS = 60, 8, 2  # characters before it, its words, and those of a name alone
FEWEST_DIGITS, FEWEST_LEFT = 3, 3  # of a number of a telephone, and words of a quote


def without_referee(text: str, start: int, end: int) -> tuple[int, int]:
    """Where a sentence goes on after 'Supervisor: Ann Lee (615) 555-0100'; the whole sentence if little is left."""
    match = _REFEREE.search(text, start, min(end, start + MOST_BEFORE))
    if not match:
        return start, end
    tokens = list(islice(_TOKEN.finditer(text, match.end(), end), MOST_TOKENS))
    numbers = [token for token in tokens if sum(map(str.isdigit, token.group())) >= FEWEST_DIGITS]
    last = (numbers or tokens[:NAME_TOKENS] or [match])[-1]
    return _trimmed(text, last.end(), end) if len(text[last.end() : end].split()) >= FEWEST_LEFT else (start, end)


def _pieces(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """The parts between commas and similar marks, longer ones cut between words."""
    marks = (match.end() for match in _BREAK.finditer(text, start, end) if start < match.end() < end)
    deeds = (first for first, _ in deeds_in(text, start, end))
    cuts = sorted({start, *marks, *deeds, end})
    pieces: list[tuple[int, int]] = []
    for first, last in pairwise(cuts):
        while last - first > LONGEST:
            blank = text.rfind(" ", first + 1, first + LONGEST)
            cut = blank if blank > first else first + LONGEST
            pieces.append((first, cut))
            first = cut
        if last > first:
            pieces.append((first, last))
    return pieces


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    part = text[start:end]
    return start + len(part) - len(part.lstrip(" \n\t,;|•–-")), start + len(part.rstrip(" \n\t,;|•–-"))
