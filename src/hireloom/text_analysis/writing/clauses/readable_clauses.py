"""How well a clause made of a resume's line reads: what would make a reader stumble."""

import re

from hireloom.text_analysis.language.labels import content

LONG = 20  # words, from which on a clause is hard to follow
ENOUGH_WORDS, FEWEST_WORDS = 6, 3  # of content: what a clause with something to tell has, and what the least has


def roughness(text: str) -> float:
    """What would make a reader stumble: many words, capitals inside, rows of things."""
    spoken = text.split()
    capitals = sum(word[0].isupper() and word[1:].islower() for word in spoken[1:])
    slips = len(_VAGUE.findall(text)) + 1.5 * bool(_ODD.search(text) or _BARE.search(text))
    slips += 1.5 * (len(spoken) < SHORT) + 1.0 * (not text.startswith("I "))
    marks = 0.15 * text.count(",") + 0.7 * ("(" in text)
    return 0.1 * max(0, len(spoken) - LONG) + 0.4 * capitals + marks + 0.6 * slips


def substance(clause: str) -> float:
    """How much a listener learns from it: a figure and many words of content, little from 'I performed field work'."""
    thinness = max(0, ENOUGH_WORDS - len(content(clause)))
    vagueness = 2.0 * is_empty(clause) + 0.8 * (_BESIDE_OTHERS.match(clause) is not None)
    return 1.0 * bool(re.search(r"\d", clause)) - 0.4 * thinness - vagueness


def is_thin(clause: str) -> bool:
    """Too little to stand as an example of one's work: 'I managed risk', 'I followed all standard procedures'."""
    return len(content(clause)) < FEWEST_WORDS or is_empty(clause)


def is_empty(clause: str) -> bool:
    """It says only that there was work: 'I coordinated initiatives and projects', 'I built good relationships'."""
    return _EMPTY.match(clause) is not None


_BESIDE_OTHERS = re.compile(
    r"I (?:have )?(?:also )?(?:collaborat|partner|communicat|interact|liais|participat|emphasi[sz]|interfac"
    r"|work(?:ed)? (?:with|closely)|assisted|helped|served as)\w*\b"
)
_OF_NOTHING = (
    r"(?:steps|procedures|practices|policies|duties|tasks|work|relationships?|relations|rapport|quality|team|initiatives?"
    r"|hours|issues|problems|projects|operations|activities|processes|performance|risk|staff|members?|standards|goals"
    r"|objectives|needs|strategies|responsibilities|functions|services?|communication|environment|atmosphere|business|management)"
)
_EMPTY = re.compile(
    r"^I was (?:recognized|praised|known|commended) (?:for|as)\b"
    r"|^I (?:have |am |was )?(?:also )?(?:\w+ly )?(?:responsible for|\w+(?: and \w+)?)"
    r"(?: (?:all|any|some|several|many|most|the|an?|our|my|their|other|different|standard|established|daily|day-to-day"
    r"|general|basic|positive|productive|good|strong|healthy|close|clear|safe|new|internal|various|working|field|business"
    r"|company|service|project|maintenance|construction|clerical|administrative|department|store|restaurant|office|with|on|to|for|financial|specific|both|effective|strategic|senior|executive|upper))*"
    rf" {_OF_NOTHING}(?:(?:,| and|, and) {_OF_NOTHING})*"
    r"(?: (?:with|for|among|between) (?:\w+,? (?:and )?){0,4}(?:members|customers|clients|staff|management|co-?workers"
    r"|colleagues|personnel|students|parents|guests|patients|associates|others|teams?|department|company|administrators|areas))?$",
    re.I,
)


SHORT = 5  # words, below which a clause says little
_VAGUE = re.compile(
    r"\b(?:various|excellent|outstanding|effective(?:ly)?|great|top-notch|efficient(?:ly)?|successful(?:ly)?"
    r"|as (?:needed|necessary|required|appropriate)|goals and expectations|responsible for"
    r"|duties|necessary|dependable|multiple"
    r"|numerous|all aspects"
    r"|proficien\w+|exceptional|superior|strategic\w*|dynamic)\b",
    re.I,
)
# A person without an article, as notes name them: 'advised owner on costs'.
_BARE = re.compile(
    r"\b(?:with|for|to|of|by|as|and|advised|assisted|supported|helped)\s"
    r"(?!(?:an?|the|our|my|each|every|his|her|their|any|one|another|senior)\b)"
    r"(?:[a-z]+\s){0,2}(?<!a )(?<!the )(?:owner|developer|manager|guest|contractor|resource|engineer"
    r"|customer|supervisor"
    r"|patient"
    r"|client|partner|student|director|department|team|company|function|system)\b"
    r"(?=\s(?:on|in|of|to|and|with|for|by)\b|,|$)"
)
# A slip that no rule fixes: the text had none, or a note with signs of its own.
_ODD = re.compile(r"\bi\.e|[#+]/|\d\+/-|\s[-–]\s|\b(\w+) \1\b|/\w+/|\bthere purchase|\b[A-Z]{5,}\b")


def is_worth_telling(clause: str) -> bool:
    """A listener would neither stumble over it nor hear what everybody says of themselves."""
    return not (_STUMBLES.search(clause) or _SAID_BY_ALL.match(clause))


_STUMBLES = re.compile(
    r"^I (?:diversified|led with|respond|participate|included|did|figured|initialized)\b|^I \w+, (?:an?|the)\b"
    r"|\w-\w+-[A-Z]|'n'|\bexemplified\b|, [A-Z][a-z]+, and |\bthe \w+ing an?\b|\beach \w+s\b|\$0\b| \.|\bamounts of\b"
    r"|\b(?:recruit|train|manage|develop), (?:train|develop|manage|recruit)|\bwhere I was able\b|\btrained for\b"
    r"|\bfrom [$]?[\d,.]+%?$|\b\w+ing the department's\b|[a-z]-(?:write|related|based)$|\bwork included\b|\bas follows$"
    r"|\b(?:relating|pertaining|regarding|involving|an ability)$|^I required\b"
)
_SAID_BY_ALL = re.compile(
    r"I (?:have )?(?:\w+ly )?(?:remain|stay|kept? (?:abreast|up|current)|showcas|demonstrat|exhibit|display|strive"
    r"|strove|utiliz|appl(?:y|ied) |ensur|possess|embrac|contribut|participat|gain"
    r"|work(?:ed)? (?:on|well|hard|towards|with (?:the |a |my )?\w+$)"
    r"|learn|pass|provided? (?:\w+ )?(?:quality|excellent)|develop\w* (?:an )?understanding|deliver\w* quality"
    r"|maintain\w* (?:a |an )?(?:positive|professional|high|full responsib)|promot\w+ (?:teamwork|cooperation)|foster"
    r"|establish\w* (?:long-range|strategic))"
)
