"""Which sentences of a resume are strong, what each is about, and how they are quoted."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.resumes.careers import Career, RoleSentence

LONGEST_QUOTE, SHORTEST_QUOTE, LONGEST = 24, 9, 60


class Deed(StrEnum):
    """The kind of deed, which decides the questions that fit."""

    NUMBER = "number"
    LED = "led"
    BUILT = "built"
    TAUGHT = "taught"
    ANY = "any"


_DEEDS = {
    Deed.LED: r"led|lead(?:ing)?|manag(?:ed?|ing)|supervis(?:ed?|ing)|head(?:ed|ing)|oversaw|oversee|direct(?:ed|ing)"
    r"|chaired",
    Deed.TAUGHT: r"train(?:ed|ing)?|taught|teach(?:ing)?|mentor(?:ed|ing)?|coach(?:ed|ing)?|instruct(?:ed|ing)?"
    r"|tutor(?:ed|ing)?",
    Deed.BUILT: r"built|build(?:ing)?|creat(?:ed?|ing)|design(?:ed|ing)?|develop(?:ed|ing)?|launch(?:ed)?|wrote|set up"
    r"|introduc(?:ed|ing)|establish(?:ed)?|implement(?:ed|ing)?|opened|start(?:ed)?|install(?:ed)?|planned|plans?"
    r"|produc(?:ed?|ing)",
}
_STARTS = {deed: re.compile(rf"(?:\w+ly )?(?:{verbs})\b", re.I) for deed, verbs in _DEEDS.items()}
_ANYWHERE = {deed: re.compile(rf"\b(?:{verbs})\b", re.I) for deed, verbs in _DEEDS.items()}
_FIGURE = re.compile(r"(?<![\w/.-])(?!(?:19|20)\d\d\b)[$€£₹]?\d[\d,.]*\s?(?:%|percent|[kKmM]\b|\+)?")
_VERB = re.compile(
    r"(?:\w+ly )?(?:\w{2,}ed|led|built|ran|wrote|cut|grew|won|made|taught|sold|held|kept|drove|oversaw|began|set"
    r"|brought|gave|took|rose|spoke|sang|cooked|fed|bought|manage|prepare|develop|create|lead|provide|support|coordinate|plan"
    r"|design|train|maintain|perform|conduct|analy[sz]e|review|monitor|process|assist|handle|operate|assess|deliver"
    r"|organi[sz]e|work|supervise|teach|write|negotiate|answer|care)\b",
    re.I,
)
_BREAK = re.compile(r"[,;:]$")
_JOINER = ("and", "by", "while", "which", "that", "with", "so", "but", "because", "for", "from")


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence with its strength: `quote` is its first part, short enough to stand inside another sentence."""

    sentence: RoleSentence
    quote: str
    deed: Deed
    has_figure: bool
    strength: float
    skills: frozenset[Skill]
    terms: frozenset[str]


def statements(career: Career, lexicon: Lexicon) -> tuple[Statement, ...]:
    """All sentences about work, the strongest first, equal ones in the order of the resume."""
    first: dict[str, Statement] = {}
    for sentence in career.sentences:
        first.setdefault(sentence.text.casefold(), _statement(sentence, lexicon))
    return tuple(sorted(first.values(), key=lambda statement: (-statement.strength, statement.sentence.start)))


def _statement(sentence: RoleSentence, lexicon: Lexicon) -> Statement:
    text, count = sentence.text, len(sentence.text.split())
    skills = frozenset(mention.skill for mention in lexicon.skills_in(text) if mention.skill.kind != "soft")
    figure = bool(_FIGURE.search(text))
    strength = 2.0 * figure + 1.5 * bool(_VERB.match(text)) + 0.5 * min(len(skills), 3) + 1.0 * bool(sentence.where)
    strength += 0.5 * (8 <= count <= 30) - 1.5 * (count < 6) - 2.0 * (count > LONGEST) - 1.0 * (text.count(",") > 5)
    strength -= 2.0 * (text[:1].islower() and not _VERB.match(text))  # the rest of a sentence that the margin broke
    return Statement(sentence, quoted(text), _deed(text, figure), figure, strength, skills, _terms(text, lexicon))


def _terms(text: str, lexicon: Lexicon) -> frozenset[str]:
    return frozenset(telling_terms(text, lexicon))


def _deed(text: str, figure: bool) -> Deed:
    if figure and _VERB.match(text):
        return Deed.NUMBER
    for table, of in ((_STARTS, "match"), (_ANYWHERE, "search")):
        for deed, pattern in table.items():
            if getattr(pattern, of)(text):
                return deed
    return Deed.ANY


def quoted(text: str) -> str:
    """The sentence without its full stop, or the first part of a long one; always the words of the resume."""
    spoken = text.split()
    if len(spoken) > LONGEST_QUOTE:
        cut = LONGEST_QUOTE
        for at in range(LONGEST_QUOTE, SHORTEST_QUOTE, -1):
            if _BREAK.search(spoken[at - 1]) or spoken[at].lower() in _JOINER:
                cut = at
                break
        spoken = spoken[:cut]
        while len(spoken) > SHORTEST_QUOTE and spoken[-1].lower().strip(",;:") in (
            *_JOINER,
            "the",
            "a",
            "an",
            "of",
            "to",
            "in",
        ):
            spoken.pop()
    return " ".join(spoken).strip(" .,;:!")


def nearest(options: Iterable[Statement], terms: frozenset[str], lexicon: Lexicon) -> list[tuple[float, Statement]]:
    """The statements, each with its share of the weight of `terms`, in the same order."""
    return [(sum(lexicon.telling(term) for term in sorted(option.terms & terms)), option) for option in options]
