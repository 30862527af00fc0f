"""Chooses the deeds of a resume for a cover letter."""

import re
from collections import Counter
from collections.abc import Sequence

from hireloom.domain.cover_letters.orders import Emphasis
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.letter_evidence import LetterDeed
from hireloom.text_analysis.writing.letter_gaps import HIGH
from hireloom.text_analysis.writing.sentence_repair import role_in_prose

NEAR, PART = 2.5, 0.5  # a deed must say this much about the job, if any does, and this part of what the best one says
MOST_TASKS = 1
USUAL = 5  # deeds; a letter with more goes further
FEWEST = 3  # deeds, if all are far from the job
MOST_OF_ROLE, MOST_ROLES = 3, 3  # deeds of a role, and roles


def chosen_deeds(candidates: Sequence[LetterDeed], emphasis: Emphasis, count: int, answers: str) -> list[LetterDeed]:
    """At most `count` deeds, role by role in the order of the resume, none that the person's `answers` tell already."""
    best = max((deed.near for deed in candidates), default=0.0)
    deeds = [deed for deed in candidates if deed.near >= max(NEAR, PART * best * min(1.0, USUAL / max(count, 1)))]
    if len(deeds) < FEWEST:  # what is far from the job shows at least how somebody works
        deeds, count = [*deeds, *(deed for deed in candidates if deed.near < NEAR)], min(count, FEWEST)
    if emphasis is Emphasis.ACHIEVEMENTS:
        deeds.sort(key=lambda deed: not deed.has_figure)
    if emphasis is Emphasis.EXPERIENCE:
        deeds = _in_rounds(deeds)
    picked: list[LetterDeed] = []
    for deed in deeds:
        if len(picked) < count and _has_room(deed, picked) and _adds(deed, picked) and not _repeats(deed, answers):
            picked.append(deed)
    if emphasis is Emphasis.ACHIEVEMENTS:  # the best result comes first, whenever it was
        return [*picked[:1], *sorted(picked[1:], key=lambda deed: deed.post)]
    return sorted(picked, key=lambda deed: deed.post)


def is_task(deed: LetterDeed) -> bool:
    """The clause is a task ('it was my task to …'), not a deed of 'I'."""
    return not deed.clause.startswith("I ")


def _in_rounds(deeds: list[LetterDeed]) -> list[LetterDeed]:
    """The nearest deed of each role first, then the next of each."""
    counts = Counter[int]()
    rounds: list[tuple[int, LetterDeed]] = []
    for deed in deeds:
        rounds.append((counts[deed.post], deed))
        counts[deed.post] += 1
    return [deed for _, deed in sorted(rounds, key=lambda round_: round_[0])]


def _has_room(deed: LetterDeed, picked: Sequence[LetterDeed]) -> bool:
    roles = {other.post for other in picked}
    return sum(other.post == deed.post for other in picked) < MOST_OF_ROLE and len(roles | {deed.post}) <= MOST_ROLES


def _adds(deed: LetterDeed, picked: Sequence[LetterDeed]) -> bool:
    """The deed says something new, and, if it is a task, there is room for it."""
    if is_task(deed) and sum(map(is_task, picked)) == MOST_TASKS:
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
    """The two deeds share most of their words."""
    shared = len(set(one.clause.lower().split()) & set(other.clause.lower().split()))
    return shared > 0.6 * min(len(one.clause.split()), len(other.clause.split()))


RECENT = 2  # roles that are named even if they have nothing to do with the job
PER_DEED, PER_STEP = 0.25, 0.15  # what the nearest deed of a role adds, and each role after it takes away


def best_role(deeds: Sequence[LetterDeed], fits: Sequence[float], names: Sequence[str]) -> int:
    """The number of the role that comes closest to the job by its title and deeds, preferably a late one; -1 if there
    is none. A role without a name counts only if no role has one."""
    with_deeds = {deed.post for deed in deeds}
    named = [at for at, name in enumerate(names) if name and (at in with_deeds or at < RECENT or fits[at])]
    posts = named or sorted(with_deeds)
    nearest = {post: max((deed.near for deed in deeds if deed.post == post), default=0.0) for post in posts}
    return max(
        posts,
        key=lambda post: (fits[post] if post >= 0 else 0.0) + PER_DEED * nearest[post] - PER_STEP * post,
        default=-1,
    )


def is_nearer(post: int, posts: Sequence[RoleTitle], fits: Sequence[float], job: str) -> bool:
    """The earlier role ranked higher than the present one, or its title alone ends like that of the job."""
    rank = f" {job.casefold().split()[-1]}"
    earlier, now = (f" {posts[at].title}".casefold().endswith(rank) for at in (post, 0))
    is_higher = fits[post] > fits[0] and HIGH.search(posts[post].title) is not None
    return is_higher or (fits[post] >= fits[0] and earlier and not now)


def by_role(deeds: Sequence[LetterDeed], fits: Sequence[float], named: int) -> list[tuple[int, list[LetterDeed]]]:
    """The deeds by role: the role that the letter has `named` first, or the one that comes nearest to the job, then the
    others from the latest on."""
    roles: dict[int, list[LetterDeed]] = {}
    for deed in deeds:
        roles.setdefault(deed.post, []).append(deed)
    best = (
        named if named in roles else best_role(deeds, fits, ["role" if at in roles else "" for at in range(len(fits))])
    )
    return sorted(roles.items(), key=lambda role: (role[0] != best, role[0] < 0, role[0]))


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
        if is_plain and not any(words[-1] == other.casefold().split()[-1] for other in chosen):
            chosen.append(title)
    return chosen
