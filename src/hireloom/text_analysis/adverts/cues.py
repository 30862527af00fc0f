"""Words by which a clause of an advert says how it asks: must, nice to have, or expressly not needed."""

import re
from typing import NamedTuple

from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.sentence_cache import sentence_cache

MUST = re.compile(
    r"\b(?:must|required|requires?|requirements?|mandatory|essential|minimum|at least|need(?:s|ed)? to|necessary"
    r"|mindestens|erforderlich|zwingend|notwendig)\b",
    re.I,
)
NICE = re.compile(
    r"\b(?:prefer(?:red|ably|ence|s)?|desir(?:ed|able)|(?:nice|good|great).to.have|plus\b(?=[.,;)]|$)"
    r"|an? (?:(?:big|huge|major|definite|strong|real|great|added|large|significant|distinct|additional) )?plus"
    r"|an asset(?=[.,;)]|$)"
    r"|bonus(?! (?:plan"
    r"|program|opp"
    r"|struc|pay|s\b))|(?<!take )(?<!taking )advantage(?:ous)?|ideally|helpful|optional|beneficial"
    r"|would (?:be (?:an? )?(?:great|good|nice|welcome|useful|ideal)|help|make [\w ]{1,20} easier)"
    r"|(?:is|are) (?:also )?(?:(?:very|most|always) )?(?:welcome|useful|an asset|a bonus)|(?:or"
    r"|and) (?:the )?willing(?:ness)? to learn"
    r"|(?:not|n['’]t) (?:required|essential|necessary|mandatory|a must)|helps?(?=\s*(?:[.,;)]|$|but\b))"
    r"|can be learn(?:ed|t)|comes by itself|(?:even )?better still"
    r"|von vorteil|wünschenswert|idealerweise|kein muss|hilfreich)\b",
    re.I,
)
_FORWARD = re.compile(r"(?:ideally|preferably|helpful)", re.I)
_CLAUSE = re.compile(r"[,;]|\((?!\d+\))|\s(?:and|but|while)\s")


class _Cue(NamedTuple):
    """Where a sentence says that something would be nice, and what stands around it; -1 where nothing does."""

    start: int
    opened: int  # the bracket that it stands in
    is_forward: bool  # it speaks of what follows
    must: int  # where the sentence says that something is required
    clause: int  # where the clause of the earlier of both ends


@sentence_cache
def _cue(sentence: str) -> _Cue | None:
    nice = NICE.search(sentence)
    if not nice:
        return None
    before = sentence[: nice.start()]
    opened = -1 if before.rfind(")") > before.rfind("(") else before.rfind("(")
    is_forward = bool(_FORWARD.match(nice.group())) and before.rstrip().endswith((",", "(", "but", "and", "–", "-"))
    is_forward = is_forward or (nice.group().lower() == "preferably" and bool(before.strip()))
    must = MUST.search(sentence)
    earlier = must if must and must.start() < nice.start() else nice
    ends = _CLAUSE.search(sentence, earlier.end())
    return _Cue(nice.start(), opened, is_forward, must.start() if must else -1, ends.start() if ends else -1)


def ask_of(sentence: str, place: int, ask: Ask, section: Ask) -> Ask:
    """How the clause around a place asks: 'RN license required, ACLS preferred', 'five years, ideally in care'. `ask`
    is how the whole sentence asks, below a heading that announces `section`."""
    if ask is not Ask.NICE or section is Ask.NICE:
        return ask
    cue = _cue(sentence)
    if not cue:
        return ask
    if section is Ask.MUST and place < cue.opened:
        return Ask.MUST  # 'OSHA 10 (OSHA 30 preferred)'
    if cue.is_forward:
        return Ask.MUST if place < cue.start else Ask.NICE
    if 0 <= cue.must < cue.start:
        return Ask.MUST if place < cue.clause <= cue.start else Ask.NICE
    return Ask.MUST if 0 <= cue.clause <= min(place, cue.must) else Ask.NICE
