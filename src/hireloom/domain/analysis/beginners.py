"""Adverts that take people who have never done the work."""

import re

from hireloom.domain.analysis.adverts import Advert, Ask

_BEFORE = r"(?:[a-z]+ ){0,3}"
_NOT_NEEDED = r"(?:needed|required|necessary|essential|expected|asked for|a must|a requirement)"
# 'No previous experience is needed', 'Experience not required'; 'No experience with Kafka needed' is about Kafka.
_NO_EXPERIENCE = re.compile(
    rf"\b(?<!little to )(?:no|without any|zero) {_BEFORE}(?:experience|background)(?: at all)?(?: is|,)? {_NOT_NEEDED}"
    rf"|(?:^|[.,;:!(–-]\s?)(?:{_BEFORE})experience (?:is )?(?:not|never) {_NOT_NEEDED}"
    r"|\bno experience\W{0,2}(?:no problem|we (?:will|['’]ll)? ?train|welcome|$)|\bbeginners (?:are )?welcome\b"
    r"|\bexperience(?: is)? (?:un|not )necessary\b|\b(?:do not|don['’]t) need (?:any )?(?:prior )?experience\b",
    re.I,
)
_TRAINED = re.compile(
    r"\b(?:full|paid|complete|all|comprehensive|on[- ]the[- ]job) (?:on[- ]the[- ]job )?training"
    r"(?: (?:will be|is))? (?:provided|given|included)"
    r"|\btraining (?:will be|is) (?:provided|given)\b|^training provided\b"
    r"|\bwe(?: will|['’]ll| can)? (?:fully )?(?:train you|teach you (?:everything|the (?:job|trade)|all))\b"
    r"|\bwe (?:provide|give) (?:full|all|complete) training\b|\bwill train (?:the )?right\b",
    re.I,
)
_EXPERIENCE = re.compile(r"\bexperienced?\b|\byears?\b|\bbackground in\b|\bproven\b|\bqualified\b", re.I)


def takes_beginners(read: Advert) -> bool:
    """It says that no experience is needed, or that whoever comes is trained and asks for no experience."""
    said = [line for line in read.lines if line.text != read.title]
    if any(_NO_EXPERIENCE.search(line.text) for line in said):
        return True
    asks = (line for line in said if line.ask in (Ask.MUST, Ask.OPEN, Ask.DUTY))
    return any(_TRAINED.search(line.text) for line in said) and not (
        _EXPERIENCE.search(read.title) or any(_EXPERIENCE.search(line.text) for line in asks)
    )
