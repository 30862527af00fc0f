"""Sentences of a resume that prove a requirement: in its own words, by a number, or with most of its telling words."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.evidence.rare_words import rarities
from hireloom.text_analysis.language.labels import content
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.limits import ENOUGH, Bound, keeps
from hireloom.text_analysis.language.schools import replace_schools
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.verbs import is_action, is_past
from hireloom.text_analysis.language.words import root, stem, words
from hireloom.text_analysis.resumes.readings import Reading, claims_title

FEWEST_SHARED = 2  # one word in common is chance
BESIDE = 2  # words that may stand between two words of a label
TELLS, ASIDE = 3, 4  # around a label of fewer words than TELLS at most ASIDE other words may stand
RAREST, COMMON = 6.5, 2.5  # rarities of words that no text had, and of words that say nothing
TELLING = 0.2  # what a step of rarity tells, on the scale of the statistics of terms
LONGEST_DEED = 60  # words
LONGEST_LIST = 250  # characters
MANY_NAMES, LONG_NAME = 4, 6  # names, and words of one: 'bachelor's degree in accounting, five years of audits, ...'

_SERVES = re.compile(r"\b(?:assistant|secretary|report(?:s|ed|ing)?) to\b", re.I)


def claimed(title: str, resume: Reading) -> int | None:
    """The first sentence that claims the title as it is written; "Assistant to the Director" claims none."""
    need = [root(word.norm) for word in words(title)]
    if not need:
        return None
    places = set(resume.roots.get(need[0], ())).intersection(*(resume.roots.get(word, ()) for word in need[1:]))
    sentences = ((at, resume.sentence(at)) for at in sorted(places.difference(resume.studies)))
    return next((at for at, text in sentences if claims_title(text, title) and not _SERVES.search(text)), None)


def written_at(name: str, resume: Reading) -> Sequence[int]:
    """The sentences that hold a name as written or in capitals; a plain word is not a name: 'temporal' and Temporal."""
    need = [root(word.norm) for word in words(name)]
    places = set(resume.roots.get(need[0], ())).intersection(*(resume.roots.get(word, ()) for word in need[1:]))
    spelled = re.compile(rf"(?<!\w)(?:{re.escape(name)}|{re.escape(name.upper())})(?!\w)")
    return [at for at in sorted(places) if spelled.search(resume.sentence(at))]


def in_its_words(label: str, resume: Reading, missed: Collection[int]) -> int | None:
    """The first sentence with the words of the label in their order, the deed in any form."""
    core = content(label)
    if not core:
        return None
    places = set(resume.roots.get(root(core[0]), ())).intersection(
        *(resume.roots.get(root(part), ()) for part in core[1:])
    )
    for at in sorted(places.difference(missed)):
        words = content(resume.sentence(at))
        if len(core) < TELLS and len(words) > len(core) + ASIDE:
            continue
        if any(_goes_on(core, words, first) for first, word in enumerate(words) if root(word) == root(core[0])):
            return at
    return None


def _goes_on(core: Sequence[str], words: Sequence[str], first: int) -> bool:
    if words[first] != core[0] and not (is_action(words[first]) and is_action(core[0])):
        return False
    here = first
    for part in core[1:]:
        near = words[here + 1 : here + 2 + BESIDE]
        if part not in near:
            return False
        here += 1 + near.index(part)
    return True


def measured(bounds: Sequence[Bound], resume: Reading) -> tuple[dict[int, int], set[int]]:
    """The sentences whose numbers keep the limits, with the count of shared words of the subject, and the sentences
    whose numbers miss them."""
    counts: dict[int, int] = {}
    missed: set[int] = set()
    for bound in bounds:
        shared: dict[int, int] = {}
        for spoken in bound.subject or {bound.unit}:
            for at in resume.roots.get(spoken, ()):
                shared[at] = shared.get(at, 0) + 1
        for at, count in shared.items():
            if count >= min(ENOUGH, len(bound.subject)):
                is_kept = keeps(bound, resume.sentence(at))
                if is_kept:
                    counts[at] = max(counts.get(at, 0), count if bound.subject else 0)
                elif is_kept is False:
                    missed.add(at)
    return {at: count for at, count in counts.items() if at not in missed}, missed


@sentence_cache
def is_list(line: str) -> bool:
    """A row of names rather than a sentence; the name of a school counts as one word, however long it is."""
    text = replace_schools(line, lambda: "School")
    parts = text.count(",") + text.count(";") + text.count("|") + text.count("•")
    count = len(text.split())
    if parts >= MANY_NAMES and parts * LONG_NAME >= count:
        return not is_past(text.split(maxsplit=1)[0])
    return parts * 3 >= count > 3


def is_dump(text: str) -> bool:
    """A row of so many names that nobody reads it as proof."""
    return len(text) > LONGEST_LIST and is_list(text)


def fullest(places: Sequence[int], resume: Reading) -> int:
    """The best sentence: one with a deed, if possible with a number, before one that only lists names."""

    def worth(at: int) -> int:
        text = resume.sentence(at)
        count = len(text.split())
        listed = is_list(text)
        digit = any(sign.isdigit() for sign in text)
        return min(count, 12) + 4 * digit - 12 * listed - 8 * (count > LONGEST_DEED)

    return max(dict.fromkeys(places), key=lambda at: (worth(at), -at))


def overlap(
    need: ProvableRequirement, resume: Reading, lexicon: Lexicon, but: Collection[int] = ()
) -> tuple[float, list[int]]:
    """How much of the terms' weight the best sentence of the resume covers, in any form of their words; sentences in
    `but` are left out."""
    telling = weights_of(need, lexicon)
    total = sum(telling.values())
    if not total:
        return 0.0, []
    by_sentence: dict[int, float] = {}
    shared: dict[int, int] = {}
    for term, places in where_said(need, resume, telling).items():
        for at in places:
            by_sentence[at] = by_sentence.get(at, 0.0) + telling[term]
            shared[at] = shared.get(at, 0) + 1
    fewest = 1 if need.begins else min(FEWEST_SHARED, len(telling))
    by_sentence = {at: weight for at, weight in by_sentence.items() if shared[at] >= fewest and at not in but}
    if not by_sentence:
        return 0.0, []
    best = max(by_sentence, key=lambda at: (by_sentence[at], -at))
    return by_sentence[best] / total, [best]


def weights_of(need: ProvableRequirement, lexicon: Lexicon) -> Mapping[str, float]:
    """How much each term says. The statistics of terms leave out what names a trade ("healthcare") and what nobody
    wrote yet ("headless"): such words of the label count by their rarity, lest the words beside them decide. Alone
    they decide nothing: who trained registered nurses need not be one."""
    if need.begins:
        return dict.fromkeys(need.terms, 1.0)
    weights = {term: weight for term in need.terms if (weight := lexicon.telling(term))}
    if not weights:
        return weights
    for norm in content(need.requirement.label):
        if not lexicon.telling(term := stem(norm)) and norm.isalpha():
            rarity = rarities().get(root(norm), RAREST)
            weights[term] = TELLING * max(0.0, rarity - COMMON)
    return {term: weight for term, weight in weights.items() if weight}


def where_said(need: ProvableRequirement, resume: Reading, terms: Iterable[str]) -> dict[str, Collection[int]]:
    """The sentences with each term; a pair of words only as written, a beginning in every word that has it."""
    if need.begins:
        return {
            term: {at for spoken, places in resume.roots.items() if spoken.startswith(term) for at in places}
            for term in terms
        }
    roots = {stem(word.norm): root(word.norm) for word in words(f"{need.requirement.source} {need.requirement.label}")}
    return {
        term: {*resume.terms.get(term, ()), *(resume.roots.get(roots[term], ()) if term in roots else ())}
        for term in terms
    }
