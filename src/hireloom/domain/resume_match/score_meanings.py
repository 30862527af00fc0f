"""What a percent meant in real pairs of adverts and resumes that readers judged."""

from dataclasses import dataclass

from hireloom.domain.resume_match.judged_scores import JUDGED

FEWEST_PAIRS = 30  # fewer mean nothing
OUT_OF = 100


@dataclass(frozen=True, slots=True)
class Meaning:
    """Of `pairs` judged pairs with a percent near this one, this many in a hundred were worth an interview."""

    pairs: int
    interviews: int
    text: str


def meaning(percent: int) -> Meaning | None:
    """None where too few pairs were judged."""
    pairs, good = next(
        ((pairs, good) for first, last, pairs, good in JUDGED if first <= percent <= last),
        (0, 0),
    )
    if pairs < FEWEST_PAIRS:
        return None
    part = (2 * OUT_OF * good + pairs) // (2 * pairs)
    return Meaning(
        pairs,
        part,
        f"Of 100 pairs with such a score, {_so_many(part)} judged worth an interview, by readers of {pairs} real"
        " adverts and resumes.",
    )


def _so_many(part: int) -> str:
    return {0: "hardly any were", 1: "about one was"}.get(part, f"about {part} were")
