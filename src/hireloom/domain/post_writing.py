"""Writes posts from phrases and facts: every combination once, in an order that changes, before any comes again."""

from collections.abc import Iterable, Iterator, Sequence
from math import gcd

from hireloom.domain.content import Kind, said
from hireloom.domain.platforms import weight, whole
from hireloom.domain.post_orders import JOBS, NUMBERS, Draft, PostOrder
from hireloom.domain.refusals import Unavailable

STEP = 7919  # a prime: neighbours in time are far apart in the list of combinations
MOST_TRIES = 5_000


class NothingToSay(Unavailable):
    sentence = "Everything that can be said was said in the last 90 days. Please try again later."


class PostPhrases:
    """The shipped phrases: (part of the post, what it is for, words)."""

    def __init__(self, rows: Iterable[tuple[str, str, str]]) -> None:
        self._texts: dict[tuple[str, str], list[str]] = {}
        for part, about, text in rows:
            self._texts.setdefault((part, about), []).append(text)

    def of(self, part: str, about: str) -> Sequence[str]:
        return self._texts.get((part, about), ())


def written(order: PostOrder, phrases: PostPhrases) -> Draft:
    """A post that keeps the platform's limits and says nothing that is taken. Raises NothingToSay."""
    hashtags = _hashtags(order, phrases)
    for text in _candidates(order, phrases):
        if said(text) in order.taken:
            continue
        kept = hashtags
        while kept and not order.platform.takes(text, kept):
            kept = kept[:-1]
        if order.platform.takes(text, kept):
            return Draft(text, kept)
    raise NothingToSay


def _candidates(order: PostOrder, phrases: PostPhrases) -> Iterator[str]:
    hooks = phrases.of("hook", order.kind)
    calls = phrases.of("call", order.feature) or phrases.of("call", order.kind)
    middles = [*_middles(order, phrases)]
    sizes = (len(middles), len(hooks), len(calls))
    count = sizes[0] * sizes[1] * sizes[2]
    if not count:
        return
    step = STEP if gcd(STEP, count) == 1 else 1
    for number in range(min(count, MOST_TRIES)):
        at = (order.turn * step + number * step) % count
        middle, link = middles[at % sizes[0]]
        hook = hooks[at // sizes[0] % sizes[1]]
        call = calls[at // sizes[0] // sizes[1] % sizes[2]]
        yield _joined(order, hook, middle, call, link)


def _joined(order: PostOrder, hook: str, middle: str, call: str, link: str) -> str:
    """With all three where they fit, else without the opening words, else without the invitation either."""
    for parts in ((hook, middle, f"{call} {link}"), (middle, f"{call} {link}"), (middle, link), (middle,)):
        text = "\n\n".join(parts) if order.platform.max_chars > 400 else " ".join(parts)
        if weight(whole(text, ())) <= order.platform.max_chars:
            return text
    return middle


def _middles(order: PostOrder, phrases: PostPhrases) -> Iterator[tuple[str, str]]:
    """What the post says, and where it leads."""
    told = order.counts.told()
    if order.kind is Kind.CAREER_TIP:
        for tip in phrases.of("tip", order.feature):
            yield tip, order.link
    elif order.kind is Kind.SUCCESS_STORY:
        for text in phrases.of("story", "any"):
            if all(f"{{{name}}}" not in text or name in told for name in NUMBERS):
                yield text.format_map(told), order.link
    else:
        for text in phrases.of("feature", order.feature):
            yield text, order.link
        if order.feature == JOBS:
            for job in order.jobs:
                title, company, place = (_one_line(each) for each in (job.title, job.company, job.location))
                yield f"{title} at {company}, {place}.", order.job_link(job)


def _hashtags(order: PostOrder, phrases: PostPhrases) -> tuple[str, ...]:
    """Of the feature first, then of the kind; a different choice each time."""
    own, general = phrases.of("hashtag", order.feature), phrases.of("hashtag", order.kind)
    turned = [*own, *(general[(order.turn + each) % len(general)] for each in range(len(general)))]
    return tuple(dict.fromkeys(turned))[: order.platform.max_hashtags]


def _one_line(text: str) -> str:
    """Of a job, as it can stand in a sentence: no address and no mark that a platform would take for its own."""
    words = " ".join(each for each in text.split() if "://" not in each and each[:1] not in "@#")
    return words[:100].strip(" .") or "A job"
