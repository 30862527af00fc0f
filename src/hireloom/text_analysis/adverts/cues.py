"""Words by which a clause of an advert says how it asks: must, nice to have, or expressly not needed."""

import re

from hireloom.text_analysis.adverts.sections import Ask

MUST = re.compile(
    r"\b(?:must|required|requires?|requirements?|mandatory|essential|minimum|at least|need(?:s|ed)? to|necessary"
    r"|mindestens|erforderlich|zwingend|notwendig)\b",
    re.I,
)
NICE = re.compile(
    r"\b(?:prefer(?:red|ably|ence|s)?|desir(?:ed|able)|(?:nice|good|great).to.have|a plus|plus\b(?=[.,;)]|$)"
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


def ask_of(sentence: str, place: int, ask: Ask, section: Ask) -> Ask:
    """How the clause around a place asks: 'RN license required, ACLS preferred', 'five years, ideally in care'. `ask`
    is how the whole sentence asks, below a heading that announces `section`."""
    if ask is not Ask.NICE or section is Ask.NICE:
        return ask
    cue = NICE.search(sentence)
    if not cue:
        return ask
    if (
        section is Ask.MUST
        and place < (opened := sentence.rfind("(", 0, cue.start()))
        and ")" not in sentence[opened : cue.start()]
    ):
        return Ask.MUST  # 'OSHA 10 (OSHA 30 preferred)'
    if _FORWARD.match(cue.group()) and sentence[: cue.start()].rstrip().endswith((",", "(", "but", "and", "–", "-")):
        return Ask.MUST if place < cue.start() else Ask.NICE
    must = MUST.search(sentence)
    if must and must.start() < cue.start():
        ends = _CLAUSE.search(sentence, must.end())
        return Ask.MUST if ends and place < ends.start() <= cue.start() else Ask.NICE
    if must:
        ends = _CLAUSE.search(sentence, cue.end())
        return Ask.MUST if ends and place >= ends.start() and ends.start() <= must.start() else Ask.NICE
    return Ask.NICE
