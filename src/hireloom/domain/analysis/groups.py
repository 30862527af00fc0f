"""Skills that an advert asks for in one breath: 'AWS (ECS, RDS, IAM)', 'Word, Excel and PowerPoint', 'Java or C#'."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hireloom.domain.analysis.adverts import Ask, Line
from hireloom.domain.language.labels import trimmed
from hireloom.domain.language.lexicon import Lexicon, Mention, Skill
from hireloom.domain.resumes.degrees import degrees

MOST_IN_GROUP = 5
# What a sentence asks for expressly counts before what another one mentions in passing.
_EXPLICIT = (Ask.MUST, Ask.NICE, Ask.DUTY, Ask.OPEN, Ask.NOISE)
_LIST = re.compile(r"\s*(?:,|/|&|;|\band\b|,\s*and\b)\s*", re.I)
_EITHER = re.compile(r"\s*(?:,?\s*or\b|/|,?\s*and/or\b)\s*(?:an?\s)?", re.I)
_OPENS = re.compile(r"\s*\((?:e\.g\.,?|i\.e\.,?|such as|including|like|for example)?\s*(?:[^()]{1,40},\s*)?", re.I)
_INSIDE = re.compile(r"\s*,[^()]{1,40},\s*(?:and\s)?")  # a name between two known ones that no table knows
MOST_WRITTEN = 60


@dataclass(frozen=True, slots=True)
class Group:
    """Skills of one requirement. `either`: one of them is enough; otherwise each counts its part. `names` are the
    skills as a sentence of ours names them; `inside`: the first is what the others are parts of."""

    skills: tuple[Skill, ...]
    names: tuple[str, ...]
    label: str
    line: Line
    ask: Ask
    either: bool = False
    inside: bool = False


def groups(lines: Iterable[Line], lexicon: Lexicon) -> list[Group]:
    """The skills of the lines in order, each once, those that are named together in one group."""
    listed: list[Group] = []
    taken: set[Skill] = set()
    for line in sorted(lines, key=lambda line: _EXPLICIT.index(line.ask)):
        if line.ask is Ask.NOISE:
            break
        mentions = [m for m in lexicon.skills_in(line.said) if not degrees(line.text[m.start : m.end])]
        for run, either, inside in _runs(line, mentions):
            fresh = {each.skill: each for each in reversed(run) if each.skill not in taken}
            if fresh:
                skills = tuple(skill for skill in dict.fromkeys(each.skill for each in run) if skill in fresh)
                taken.update(skills)
                if inside:
                    label = _written(line.text, run)
                else:
                    alone = len(run) == len(mentions) == len(skills) and line.ask in (Ask.MUST, Ask.NICE)
                    label = _whole(line.text, run, lexicon) if alone else ""
                named = _name if inside else _known
                names = tuple(named(line.text, fresh[skill]) for skill in skills)
                label = label or _label(names, either)
                ask = line.asks_at(run[0].start)
                listed.append(Group(skills, names, label, line, ask, either and len(skills) == len(run), inside))
    return listed


def _name(text: str, mention: Mention) -> str:
    """A short name as the advert writes it: 'IAM'."""
    said = text[mention.start : mention.end]
    return said if said.isupper() else _known(text, mention)


def _known(text: str, mention: Mention) -> str:
    """The name of the skill; as the advert writes it where the table tells it from another one in brackets, which
    nobody would write."""
    if "(" not in mention.skill.name:
        return mention.skill.name
    said = " ".join(text[mention.start : mention.end].split())
    return said[:1].upper() + said[1:]


WHOLE_WORDS, LONGEST_WHOLE = 6, 120
_ASIDES = re.compile(
    r"\s*[,(]?\s*\b(?:is |are )?(?:strongly |highly )?(?:required|preferred|desired|a plus|a must|essential|current"
    r"|is helpful"
    r"|needed|an advantage|mandatory|(?:very |most )?welcome|preferably|ideally|or similar|or equivalent"
    r"|or (?:the )?willing(?:ness)? to learn(?: it)?|von vorteil|wünschenswert)\b\)?[.!]?",
    re.I,
)
_ADORNED = re.compile(
    r"^(?:(?:an?|the|some|good|strong|solid|excellent|advanced|proven|hands-on|working|deep|sound|valid|active"
    r"|current|clear"
    r"|knowledge|understanding|command|experience|experienced|familiarity|familiar|proficiency|proficient|skills?"
    r"|of|in|with"
    r"|must|have|be|using|prior|previous|ability to|able to|preferably|ideally|required|preferred|desired"
    r"|(?:sehr )?gute|fundierte|sicherer umgang mit|kenntnisse in|erfahrung(?:en)? (?:in|mit)|idealerweise)\b[\s:]*)+",
    re.I,
)


_MORE = re.compile(r"\d|[,;/&]|\b(?:and|or)\b", re.I)
_CLAIMS = re.compile(r"\b(?:is|are|be|was|has|will|takes?|comes?|kept|done|that|years?|jahren?|would|we|our)\b", re.I)


def _whole(text: str, run: Sequence[Mention], lexicon: Lexicon) -> str:
    """A short line as it is written, 'REST API design': it says more than the name of the skill, and asks for nothing
    else, which the skill alone would not prove."""
    if len(text) > LONGEST_WHOLE or run[0].skill.kind == "language":
        return ""
    if _MORE.search(text[: run[0].start]) or _MORE.search(_ASIDES.sub("", text[run[-1].end :])):
        return ""
    if degrees(text) or lexicon.roles_in(text):
        return ""
    said = _ADORNED.sub("", _ASIDES.sub("", text)).strip(" .,;:!*")
    if (
        (run[0].skill.kind == "tool" and text[run[0].start : run[0].end] not in said)  # Active Directory keeps both
        or _CLAIMS.search(said)
        or len(said.split()) > WHOLE_WORDS
        or "(" in said
        or len(text.split()) > WHOLE_WORDS + 2
    ):
        return ""
    cut = trimmed(said)
    return cut[:1].upper() + cut[1:] if cut and cut.split()[0].islower() else cut


def _runs(line: Line, mentions: Sequence[Mention]) -> Iterable[tuple[list[Mention], bool, bool]]:
    """Mentions in a row that nothing but list signs separates, and that are asked for alike: skills, whether one is
    enough, whether in brackets."""
    text = line.text
    run: list[Mention] = []
    either = inside = False
    for before, mention in zip((None, *mentions), mentions, strict=False):
        gap = text[before.end : mention.start] if before else ""
        opens = bool(before and _OPENS.fullmatch(gap))
        alternative = bool(_EITHER.fullmatch(gap))
        listed = alternative or bool(_LIST.fullmatch(gap) or (inside and _INSIDE.fullmatch(gap)))
        joins = (opens or (inside and listed) or (alternative and not inside)) or (
            listed and mention.skill.kind == "tool"
        )
        if (
            before
            and joins
            and len(run) < MOST_IN_GROUP
            and (opens or inside or before.skill.kind == mention.skill.kind)
            and line.asks_at(before.start) is line.asks_at(mention.start)
        ):
            run.append(mention)
            inside, either = inside or opens, either or (alternative and not inside)
            continue
        if run:
            yield run, either, inside
        run, either, inside = [mention], False, False
    if run:
        yield run, either, inside


def _written(text: str, run: Sequence[Mention]) -> str:
    """A skill and what stands in its brackets, as the advert writes it."""
    said = text[run[0].start : run[-1].end]
    rest, closed, _ = text[run[-1].end : run[0].start + MOST_WRITTEN].partition(")")
    return f"{said}{rest})" if closed else f"{said})"


def _label(names: Sequence[str], either: bool) -> str:
    if len(names) == 1:
        return names[0]
    return ", ".join(names[:-1]) + (" or " if either else " and ") + names[-1]
