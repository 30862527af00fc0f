"""Chooses the role and the deeds of a resume that a cover letter tells."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from hireloom.domain.cover_letters.orders import Emphasis
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.clauses.sentence_repair import role_in_prose
from hireloom.text_analysis.writing.letters.deeds import LetterDeed
from hireloom.text_analysis.writing.letters.roles import role_of

PER_WORD, MOST_WORDS, PER_RESULT, PER_FIGURE, PER_MANNER = 0.12, 10, 0.5, 1.2, 1.0
PER_THING, MOST_THINGS, PER_IDEA, MOST_IDEAS = 0.4, 2, 0.3, 3  # what one can see or count, and what one cannot
_MANNER = re.compile(
    r"I (?:have )?(?:\w+ly )?(?:communicat|ensur|collaborat|interact|participat|demonstrat|built? customer)"
)
FIGURE = 3.0  # what a figure adds where achievements are stressed
# Of a role: like the job, not ended; what it loses for each year since its end, at most, and without a deed to tell.
PER_FIT, CURRENT, PER_YEAR, MOST_YEARS, MUTE = 5.0, 1.0, 0.15, 3.0, 1.5
PER_NEAR = 1.5  # what nearness to the job counts compared with what a listener would remember
LIKE = 1.0  # the fit of a role of the job's own trade, which is told before a present one elsewhere
NAMELESS = 1.0  # how much less a deed of a role without a name is worth
_TRAINEE = re.compile(r"\b(?:intern(?:ship)?|trainee|apprentice|student|volunteer)\b", re.I)
RECENT = 5  # years since its end
_TOP = 3  # deeds by which a role is judged
_ALIKE = 0.6  # of the words of two deeds
FAR, NEAR = 0.35, 0.6  # of the best deed's worth: what is worth less is told only where there is little else
FEWEST, MOST_ROLES = 3, 3
LONG = 100  # words of deeds; a letter with room for them tells more of other roles
MOST_CARRIED = 2
LEAD_SHARE, OTHER_SHARE = 0.55, 0.35  # of the words, for the nearest role and for each other one
REPEAT, SHARED, TELLING_WORD = 0.8, 2, 4  # what a word said before costs; words that two deeds may not share; letters


def concrete(clause: str) -> float:
    """How much a listener would remember: results, figures, and more than a verb with its object or how one works."""
    _, *spoken = clause.split()
    results = words_named("verbs of what is done once", "writing")
    named = [word.strip(",.").casefold() for word in spoken]
    things = sum(word in words_named("things of daily work", "writing") for word in named)
    ideas = sum(word in words_named("things that nobody sees", "writing") for word in named)
    return (
        PER_WORD * min(len(spoken), MOST_WORDS)
        + PER_THING * min(things, MOST_THINGS)
        - PER_IDEA * min(ideas, MOST_IDEAS)
        + PER_RESULT * any(word in results for word in spoken[:2])
        + PER_FIGURE * any(map(str.isdigit, clause))
        - PER_MANNER * (_MANNER.match(clause) is not None)
    )


class RoleChoice:
    """The roles of a career by what they say about the job. `now` is a month."""

    def __init__(
        self, posts: Sequence[RoleTitle], fits: Sequence[float], deeds: Sequence[LetterDeed], now: int
    ) -> None:
        self._posts, self._fits, self._deeds = posts, fits, deeds
        ends = [post.period.last or now for post in posts if post.period]
        self._latest = max(ends, default=0)

    def _age(self, at: int) -> float:
        """Years between the end of the role and that of the latest one."""
        post = self._posts[at] if at >= 0 else None
        if not post or not post.period or post.is_current:
            return 0.0
        return max(0, self._latest - (post.period.last or post.period.first)) / MONTHS

    def _worth(self, deed: LetterDeed) -> float:
        nameless = NAMELESS * (deed.post >= 0 and not role_of(self._posts[deed.post]))
        return (
            PER_NEAR * deed.near + concrete(deed.clause) - nameless - min(MOST_YEARS, PER_YEAR * self._age(deed.post))
        )

    def lead(self) -> int:
        """The number of the role with a name with which the letter begins; -1 without one."""
        named = [at for at, post in enumerate(self._posts) if role_of(post) and not post.unpaid]
        return max(named, key=self._value, default=-1)

    def latest(self) -> int:
        """The number of the last role with a name, unless it was training or is long ago; -1 without one."""
        named = (at for at, post in enumerate(self._posts) if role_of(post) and not post.unpaid)
        roles = (at for at in named if not _TRAINEE.search(self._posts[at].title) and self._age(at) <= RECENT)
        return next(roles, -1)

    def _value(self, at: int) -> float:
        of_role = (PER_NEAR * deed.near + concrete(deed.clause) for deed in self._deeds if deed.post == at)
        values = sorted(of_role, reverse=True)[:_TOP]
        is_like = self._fits[at] >= min(LIKE, max(self._fits))
        value = PER_FIT * self._fits[at] + sum(values) / _TOP + CURRENT * (self._posts[at].is_current and is_like)
        value -= MUTE * (not values and not self._fits[at])
        most = MOST_YEARS / 2 if self._fits[at] >= LIKE else 2 * MOST_YEARS
        return value - min(most, 2 * PER_YEAR * self._age(at)) - 0.01 * at

    def chosen(
        self, lead: int, emphasis: Emphasis, length: int, answers: str, first: LetterDeed | None = None
    ) -> list[LetterDeed]:
        """Deeds of about `length` words and three roles at most, `first` in any case and half of them of the lead, each
        about something else; none that `answers` tell."""
        figure = FIGURE * (emphasis is Emphasis.ACHIEVEMENTS)
        worth = {deed: self._worth(deed) + figure * deed.has_figure for deed in self._deeds}
        picked = [first] if first else []
        clauses = {deed.clause for deed in picked}
        left = [deed for deed in self._deeds if deed.clause not in clauses and not _repeats(deed, answers)]
        best = max(map(self._worth, left), default=0.0)
        of_others = FAR if length > LONG else NEAR

        def has_room(deed: LetterDeed, least: float, share: float) -> bool:
            of_role = [_length(earlier) for earlier in picked if earlier.post == deed.post]
            is_near = self._worth(deed) >= (least if deed.post == lead else max(least, of_others)) * best
            is_near |= len(picked) < (FEWEST if deed.post == lead else 1)
            is_few = len({*(earlier.post for earlier in picked), deed.post, lead}) <= MOST_ROLES
            fits = sum(map(_length, picked)) + _length(deed) <= length or len(picked) < FEWEST
            return is_near and is_few and fits and (sum(of_role) + _length(deed) <= length * share or not of_role)

        # What room the shares leave is for the nearest.
        for least, lead_share, other_share in ((FAR, LEAD_SHARE, OTHER_SHARE), (NEAR, 1.0, 1.0)):
            while options := [
                deed
                for deed in left
                if has_room(deed, least, lead_share if deed.post == lead else other_share) and _adds(deed, picked)
            ]:
                roots = {stem for deed in picked for stem in _content(deed)}
                picked.append(max(options, key=lambda deed: worth[deed] - REPEAT * len(_content(deed) & roots)))
                left.remove(picked[-1])
        return picked

    def carried(self, lead: int, answers: str) -> list[LetterDeed]:
        """What carries over to other work: two deeds at most, of two things that the job asks for; without such deeds
        two of the lead."""
        left = [deed for deed in self._deeds if not _repeats(deed, answers)]
        ranked = sorted(left, key=self._worth, reverse=True)
        of_need: dict[str, LetterDeed] = {}
        for deed in (deed for deed in ranked if deed.need):
            of_need.setdefault(deed.need, deed)
        picked = list(of_need.values())[:MOST_CARRIED]
        for deed in (deed for deed in ranked if deed.post == lead or not deed.need):
            if len(picked) < MOST_CARRIED and deed.near >= FAR * ranked[0].near and _adds(deed, picked):
                picked.append(deed)
        return picked or ranked[:1]


@cache
def _content(deed: LetterDeed) -> frozenset[str]:
    """The roots of the words that say what the deed is about."""
    return frozenset(root(word.norm) for word in words(deed.clause) if len(word.norm) >= TELLING_WORD)


def _length(deed: LetterDeed) -> int:
    return len(deed.clause.split())


def _adds(deed: LetterDeed, picked: Sequence[LetterDeed]) -> bool:
    """The deed says something new, and has no two words of another one of its role."""
    of_post = [earlier for earlier in picked if earlier.post == deed.post] if len(picked) >= FEWEST else []
    repeats = any(len(_content(deed) & _content(earlier)) >= SHARED for earlier in of_post)
    return not repeats and not any(_alike(deed, earlier) for earlier in picked)


def _repeats(deed: LetterDeed, answers: str) -> bool:
    """An answer of the person has the same figure with the same words."""
    shared = _bare_words(deed.clause) & _bare_words(answers)
    figures = {word for word in shared if any(map(str.isdigit, word))}
    return bool(figures) and len({word for word in shared if len(word) > 2} - figures) > 1


@lru_cache(maxsize=512)  # the answers are compared with each deed
def _bare_words(text: str) -> frozenset[str]:
    return frozenset(word.strip(".,;:!?()") for word in text.casefold().split())


def _alike(deed: LetterDeed, earlier: LetterDeed) -> bool:
    """The two deeds share most of their words."""
    first, second = (set(part.clause.lower().split()) - {"i", "have"} for part in (deed, earlier))
    return len(first & second) > _ALIKE * min(len(first), len(second))


def by_role(deeds: Sequence[LetterDeed], first: int) -> list[tuple[int, list[LetterDeed]]]:
    """The deeds by role: those of the role with which the letter opens, and then the latest first."""
    roles: dict[int, list[LetterDeed]] = {}
    for deed in deeds:
        roles.setdefault(deed.post, []).append(deed)
    return sorted(roles.items(), key=lambda role: (role[0] != first, role[0] < 0, role[0]))


LONGEST_NAMED = 4  # words of a title in a row of titles


def different(titles: list[str]) -> list[str]:
    """Short titles in common words, no two of which say the same."""
    chosen: list[str] = []
    for title in titles:
        spoken = title.casefold().split()
        is_plain = (
            is_person(title)
            and role_in_prose(title) != title
            and len(spoken) <= LONGEST_NAMED
            and not re.search(r"[/&]|\band\b", title)
        )
        if is_plain and not any(
            spoken[-1] in earlier.casefold() or earlier.casefold() in title.casefold() for earlier in chosen
        ):
            chosen.append(title)
    return chosen
