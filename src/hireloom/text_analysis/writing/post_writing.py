"""Writes posts from phrases and facts: every combination comes once, in a changing order, before any is repeated."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import gcd
from typing import NamedTuple

from hireloom.domain.days import long_date
from hireloom.domain.marketing.content import PostKind, wording
from hireloom.domain.marketing.platforms import weight, whole
from hireloom.domain.marketing.post_orders import JOBS, NUMBERS, PostDraft, PostOrder, job_line
from hireloom.domain.refusals import Unavailable
from hireloom.text_analysis.language.data_files import rows_of

STEP = 7919  # a prime: posts that follow each other are far apart in the list of combinations
MOST_TRIES = 5_000
ROOM, FURTHER = 1_000, 3  # characters of a platform that has room for more, and the number of further phrases there
FOR_RECRUITERS = "Recruiters"
JOB = "job"  # a post about a single one

_NUMBER = re.compile(r"\d+")


class NothingToSay(Unavailable):
    sentence = "Everything there is to say was posted in the last 90 days. Please try again later."


class PostPhrases:
    """The shipped phrases, from rows of (part of the post, subject, words)."""

    def __init__(self, rows: Iterable[tuple[str, str, str]]) -> None:
        self._texts: dict[tuple[str, str], list[str]] = {}
        for part, about, text in rows:
            self._texts.setdefault((part, about), []).append(text)

    def of(self, part: str, *about: str) -> Sequence[str]:
        return [text for subject in about for text in self._texts.get((part, subject), ())]


class Middle(NamedTuple):
    """The main text of a post, its link, and the job that it is about. `about` are the subjects for hook and call."""

    text: str
    link: str
    about: tuple[str, ...]
    job_id: int | None = None


def written(order: PostOrder, phrases: PostPhrases) -> PostDraft:
    """A post within the platform's limits that repeats nothing in `recent`. Raises NothingToSay."""
    middles = [*_middles(order, phrases)]
    worn = " ".join(map(_worn, order.recent))
    fresh = [middle for middle in middles if _worn(wording(middle.text)) not in worn]
    for choice in (fresh, middles):  # old facts in new words only when no new ones are left
        for text, middle in _candidates(order, phrases, choice):
            if wording(text) in order.recent:
                continue
            hashtags = _hashtags(order, phrases, middle)
            while hashtags and not order.platform.takes(text, hashtags):
                hashtags = hashtags[:-1]
            if order.platform.takes(text, hashtags):
                return PostDraft(text, hashtags, middle.job_id)
    raise NothingToSay


@lru_cache(maxsize=4096)
def _worn(text: str) -> str:
    """The text with all numbers alike: a sentence with other numbers is still the same."""
    return _NUMBER.sub("0", text)


def _candidates(order: PostOrder, phrases: PostPhrases, middles: Sequence[Middle]) -> Iterator[tuple[str, Middle]]:
    sizes = [(len(phrases.of("hook", *middle.about)), len(phrases.of("call", *middle.about))) for middle in middles]
    ends = [hooks * calls for hooks, calls in sizes]
    count = max(ends, default=0) * len(middles)
    step = STEP if count and gcd(STEP, count) == 1 else 1
    for number in range(min(count, MOST_TRIES)):
        at = (order.turn + number) * step % count
        middle, rest = middles[at % len(middles)], at // len(middles)
        hooks, calls = phrases.of("hook", *middle.about), phrases.of("call", *middle.about)
        yield _joined(order, phrases, middle, hooks[rest % len(hooks)], calls[rest // len(hooks) % len(calls)]), middle


def _joined(order: PostOrder, phrases: PostPhrases, middle: Middle, hook: str, call: str) -> str:
    """The post with hook, text and call where they fit, else without the hook, else without the call, too; with further
    phrases where the platform has room for them."""
    invitation = f"{call} {middle.link}"
    if order.platform.max_chars >= ROOM and (further := _further(order, phrases, middle)):
        return f"{hook}\n\n{middle.text}\n\n{further}\n\n{invitation}"
    for parts in ((hook, middle.text, invitation), (middle.text, invitation), (middle.text, middle.link)):
        text = "\n\n".join(parts) if order.platform.max_chars > 400 else " ".join(parts)
        if weight(whole(text, ())) <= order.platform.max_chars:
            return text
    return middle.text


def _further(order: PostOrder, phrases: PostPhrases, middle: Middle) -> str:
    """Further phrases of the same kind, others each time; empty for a single job, about which there are no more."""
    part = "feature" if order.kind is PostKind.FEATURE_HIGHLIGHT else "tip"
    more = [_bare(phrase) for phrase in phrases.of(part, order.feature) if phrase != middle.text]
    leads = phrases.of("more", order.kind)
    if middle.job_id is not None or len(more) < FURTHER or not leads:
        return ""
    first, apart = order.turn % len(more), 1 + order.turn // len(more) % 2 * (len(more) % 2)
    chosen = [more[(first + step * apart) % len(more)] for step in range(FURTHER)]
    return "\n".join((leads[order.turn % len(leads)], *(f"• {phrase}" for phrase in chosen)))


def _bare(tip: str) -> str:
    """The tip without its addressee, as in "Recruiters: say what it pays.", which a post names only once."""
    whom, colon, words = tip.partition(": ")
    return words[:1].upper() + words[1:] if colon and whom == FOR_RECRUITERS else tip


def _middles(order: PostOrder, phrases: PostPhrases) -> Iterator[Middle]:
    about = (order.feature, order.kind)
    if order.kind is PostKind.CAREER_TIP:
        for tip in phrases.of("tip", order.feature):
            yield Middle(tip, order.link, about)
    elif order.kind is PostKind.SUCCESS_STORY:
        figures = order.counts.as_text()
        day = long_date(order.today)
        for text in phrases.of("story", order.feature):
            if all(f"{{{name}}}" not in text or name in figures for name in NUMBERS):
                yield Middle(text.format_map({**figures, "day": day}), order.link_to_jobs, (order.kind,))
    else:
        for text in phrases.of("feature", order.feature):
            yield Middle(text, order.link, about)
        if order.feature == JOBS:
            for job in order.jobs:
                yield Middle(job_line(job), order.job_link(job), (JOB,), job.id)


def _hashtags(order: PostOrder, phrases: PostPhrases, middle: Middle) -> tuple[str, ...]:
    """Hashtags of the feature first, then of the kind; a different choice each time."""
    specific, general = phrases.of("hashtag", order.feature), phrases.of("hashtag", middle.about[-1])
    turned = [*specific, *(general[(order.turn + step) % len(general)] for step in range(len(general)))]
    return tuple(dict.fromkeys(turned))[: order.platform.max_hashtags]


@cache
def load_post_phrases() -> PostPhrases:
    """The phrases of posts of the shipped table; the same object every time."""
    return PostPhrases((part, about, text) for part, about, text in rows_of("posts.tsv", "writing"))
