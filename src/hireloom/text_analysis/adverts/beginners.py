"""Adverts that take people without experience."""

import re
from collections.abc import Collection

from hireloom.text_analysis.adverts.adverts import Advert
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import Lexicon

_WORDS = r"(?:[a-z]+ ){0,3}"
_NOT_NEEDED = r"(?:needed|required|necessary|essential|expected|asked for|a must|a requirement)"
# 'No previous experience is needed', 'Experience not required'; 'No experience with Kafka needed' is about Kafka.
_NO_EXPERIENCE = re.compile(
    rf"\b(?<!little to )(?:no|without any|zero) (?P<of>{_WORDS})(?:experience|background)(?: at all)?(?: is|,)? "
    rf"{_NOT_NEEDED}"
    rf"|(?:^|[.,;:!(–-]\s?)(?P<about>{_WORDS})experience (?:is )?(?:not|never) {_NOT_NEEDED}"
    r"|\bno experience\W{0,2}(?:no problem|we (?:will|['’]ll)? ?train|welcome|$)|\bbeginners (?:are )?welcome\b"
    r"|\bexperience(?: is)? (?:un|not )necessary\b|\b(?:do not|don['’]t) need (?:any )?(?:prior )?experience\b",
    re.I,
)
_ANY = words_named("kinds of experience", "adverts")
_TRAINED = re.compile(
    r"\b(?:full|paid|complete|all|comprehensive|on[- ]the[- ]job) (?:on[- ]the[- ]job )?training"
    r"(?: (?:will be|is))? (?:provided|given|included)"
    r"|\btraining (?:will be|is) (?:provided|given)\b|^training provided\b"
    r"|\bwe(?: will|['’]ll| can)? (?:fully )?(?:train you|teach you (?:everything|the (?:job|trade)|all))\b"
    r"|\bwe (?:provide|give) (?:full|all|complete) training\b|\bwill train (?:the )?right\b",
    re.I,
)
_EXPERIENCE = re.compile(r"\bexperienced?\b|\byears?\b|\bbackground in\b|\bproven\b|\bqualified\b", re.I)


def takes_beginners(job_advert: Advert, families: Collection[str], lexicon: Lexicon) -> bool:
    """The advert says that no experience is needed, or it offers training and asks for no experience. `families` are
    the fields of the work."""
    lines = [line for line in job_advert.lines if line.text != job_advert.title]
    for match in (match for line in lines for match in _NO_EXPERIENCE.finditer(line.text)):
        if _is_all(match["of"] or match["about"] or "", job_advert.title, families, lexicon):
            return True
    asks = (line for line in lines if line.ask in (Ask.MUST, Ask.DUTY))
    return any(_TRAINED.search(line.text) for line in lines) and not (
        _EXPERIENCE.search(job_advert.title) or any(_EXPERIENCE.search(line.text) for line in asks)
    )


def _is_all(of: str, title: str, families: Collection[str], lexicon: Lexicon) -> bool:
    """The experience named is that of the work itself: of warehouses in a warehouse, but not of Kafka."""
    plain = _ANY.union(title.lower().split())
    named = " ".join(word for word in of.lower().split() if word not in plain)
    own_families = set(lexicon.families_of(named))
    own_families.update(
        family
        for mention in lexicon.skills_in(named)
        if mention.skill.kind != "tool"
        for family in mention.skill.families
    )
    return not named or not own_families.isdisjoint(families)
