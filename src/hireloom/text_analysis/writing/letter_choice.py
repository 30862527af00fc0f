"""Chooses the role and the deeds of a resume that a cover letter tells."""

import re
from collections.abc import Sequence

from hireloom.domain.cover_letters.orders import Emphasis
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.writing.letter_evidence import LetterDeed
from hireloom.text_analysis.writing.sentence_repair import role_in_prose

# Of what the best deed says about the job, which each deed must say, in a letter of so many deeds and in a longer one.
PART, USUAL, PART_OF_LONG = 0.45, 5, 0.2
FEWEST = 3  # deeds, if all are far from the job
MOST_OF_ROLE, MOST_ROLES = 3, 3  # deeds of a role, and roles
PER_WORD, MOST_WORDS, PER_NAME, MOST_NAMES, PER_RESULT, PER_FIGURE = 0.12, 16, 0.3, 2, 0.8, 2.5
FIGURE = 3.0  # what a figure adds where achievements are stressed
OLDER = 0.4  # what each later role takes from the worth of a deed
_ALIKE = 0.6  # of the words of two deeds


def concrete(clause: str) -> float:
    """How much a listener would remember: results, figures, named things, and more than a verb with its object."""
    _, *spoken = clause.split()
    results = words_named("verbs of what is done once", "writing")
    names = sum(word[:1].isupper() for word in spoken)
    return (
        PER_WORD * min(len(spoken), MOST_WORDS)
        + PER_NAME * min(names, MOST_NAMES)
        + PER_RESULT * any(word in results for word in spoken[:2])
        + PER_FIGURE * any(map(str.isdigit, clause))
    )


def worth(deed: LetterDeed) -> float:
    return deed.near + concrete(deed.clause) - OLDER * max(deed.post, 0)


def chosen_deeds(candidates: Sequence[LetterDeed], emphasis: Emphasis, count: int, answers: str) -> list[LetterDeed]:
    """At most `count` deeds, the best first, none that the person's `answers` tell already."""
    best = max((deed.near for deed in candidates), default=0.0)
    least = (PART if count <= USUAL else PART_OF_LONG) * best
    near = [deed for deed in candidates if deed.near >= least]
    if len(near) < FEWEST:  # what is far from the job shows at least how somebody works
        near, count = list(candidates), min(count, FEWEST)
    near.sort(key=lambda deed: -worth(deed) - FIGURE * (emphasis is Emphasis.ACHIEVEMENTS and deed.has_figure))
    most_of_role = MOST_OF_ROLE - (emphasis is Emphasis.EXPERIENCE)
    picked: list[LetterDeed] = []
    for deed in near:
        roles = [other.post for other in picked]
        has_room = roles.count(deed.post) < most_of_role and len({*roles, deed.post}) <= MOST_ROLES
        if len(picked) < count and has_room and _adds(deed, picked) and not _repeats(deed, answers):
            picked.append(deed)
    return picked


def is_task(deed: LetterDeed) -> bool:
    """The clause is a task ('it was my task to …'), not a deed of 'I'."""
    return not deed.clause.startswith("I ")


def _adds(deed: LetterDeed, picked: Sequence[LetterDeed]) -> bool:
    """The deed says something new in the tense of its role, and, if it is a task, it is the only one."""
    if is_task(deed) and any(map(is_task, picked)):
        return False
    return not any(_alike(deed, other) or _changes_tense(deed, other) for other in picked)


def _changes_tense(deed: LetterDeed, other: LetterDeed) -> bool:
    """What a role does today and what was done in it once, side by side; a result may always be told."""
    return deed.post == other.post and not deed.has_figure and _is_past(deed) is not _is_past(other)


def _is_past(deed: LetterDeed) -> bool:
    verb = re.match(r"I (?:have |also |\w+ly )?([a-z]+)", deed.clause)
    return verb is not None and is_past(verb[1])


def _repeats(deed: LetterDeed, answers: str) -> bool:
    """An answer of the person has the same figure with the same words."""
    deed_words, answer_words = (
        {word.strip(".,;:!?()") for word in text.casefold().split()} for text in (deed.clause, answers)
    )
    figures = {word for word in deed_words & answer_words if any(map(str.isdigit, word))}
    return bool(figures) and len({word for word in deed_words & answer_words if len(word) > 2} - figures) > 1


def _alike(one: LetterDeed, other: LetterDeed) -> bool:
    """The two deeds share most of their words, or begin with the same two."""
    first, second = one.clause.lower().split(), other.clause.lower().split()
    shared = len(set(first) & set(second))
    return shared > _ALIKE * min(len(first), len(second))


def best_role(deeds: Sequence[LetterDeed], fits: Sequence[float], names: Sequence[str]) -> int:
    """The number of the named role that is most like the job, the latest of equal ones, preferably with a deed; the
    role of the best deed, or the latest one, if none is like the job; -1 without a named role."""
    with_deeds = {deed.post for deed in deeds}
    named = [at for at, name in enumerate(names) if name]
    fitting = [at for at in named if fits[at]]
    if fitting:
        return max(fitting, key=lambda at: (fits[at], at in with_deeds, -at))
    return next((deed.post for deed in deeds if deed.post in named), next(iter(named), -1))


def by_role(deeds: Sequence[LetterDeed], first: int) -> list[tuple[int, list[LetterDeed]]]:
    """The deeds by role: those of the role that the letter opened with, then from the latest role on."""
    roles: dict[int, list[LetterDeed]] = {}
    for deed in deeds:
        roles.setdefault(deed.post, []).append(deed)
    return sorted(roles.items(), key=lambda role: (role[0] != first, role[0] < 0, role[0]))


LONGEST_NAMED = 4  # words of a title in a row of titles


def different(titles: list[str]) -> list[str]:
    """Short titles in common words, no two of which say the same."""
    chosen: list[str] = []
    for title in titles:
        words = title.casefold().split()
        is_plain = (
            is_person(title)
            and role_in_prose(title) != title
            and len(words) <= LONGEST_NAMED
            and not re.search(r"[/&]|\band\b", title)
        )
        if is_plain and not any(
            words[-1] in other.casefold() or other.casefold() in title.casefold() for other in chosen
        ):
            chosen.append(title)
    return chosen
