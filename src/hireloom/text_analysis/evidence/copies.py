"""Sentences of a resume that repeat the advert word for word. They show what the advert says, not what was done."""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from hireloom.text_analysis.language.words import words
from hireloom.text_analysis.resumes.readings import Reading

RUN = 6  # words in a row; shorter runs are common phrases, such as "in a fast-paced environment"
SHORTEST = 4  # words of a line that is the same in both; shorter ones only name something
MOSTLY = 0.5  # the part of a sentence from which it counts as a repetition
FEWEST, LONG = 3, 40  # sentences, or words; a single repeated line may really describe what somebody did

Run = tuple[str, ...]


def repeated(resume: Reading, job: str) -> Collection[int]:
    """The numbers of the sentences that repeat the job. Runs may go on over several short lines."""
    sentences = [tuple(word.norm for word in words(resume.sentence(at))) for at in range(len(resume.sentences))]
    running = [norm for norms in sentences for norm in norms]
    places = [at for at, norms in enumerate(sentences) for _ in norms]
    runs_of_job = _runs(job)
    shared = [0] * len(sentences)
    reached = 0
    for first in range(len(running) - RUN + 1):
        if tuple(running[first : first + RUN]) in runs_of_job:
            for at in places[max(first, reached) : first + RUN]:
                shared[at] += 1
            reached = first + RUN
    lines = _lines(job)
    copied = {
        at for at, norms in enumerate(sentences) if norms and (shared[at] >= MOSTLY * len(norms) or norms in lines)
    }
    return copied if len(copied) >= FEWEST or sum(len(sentences[at]) for at in copied) >= LONG else set()


def without(resume: Reading, gone: Collection[int]) -> str:
    """The text of the resume with spaces in place of these sentences, everything else at its place."""
    return without_places(resume.text, (resume.sentences[at] for at in sorted(gone)))


def without_places(text: str, places: Iterable[tuple[int, int]]) -> str:
    """The text with spaces at these places, which stand in order; everything else at its place."""
    pieces, reached = list[str](), 0
    for start, end in places:
        pieces += text[reached:start], _blank(text[start:end])
        reached = end
    return "".join((*pieces, text[reached:]))


def _blank(text: str) -> str:
    return "".join("\n" if sign == "\n" else " " for sign in text)


@lru_cache(maxsize=16)
def _runs(job: str) -> frozenset[Run]:
    norms: Sequence[str] = [word.norm for word in words(job)]
    return frozenset(tuple(norms[first : first + RUN]) for first in range(len(norms) - RUN + 1))


@lru_cache(maxsize=16)
def _lines(job: str) -> frozenset[Run]:
    lines = (tuple(word.norm for word in words(line)) for line in job.splitlines())
    return frozenset(line for line in lines if len(line) >= SHORTEST)
