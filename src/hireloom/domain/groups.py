"""Skills that an advert asks for in one breath: 'AWS (ECS, RDS, IAM)', 'Word, Excel and PowerPoint', 'Java or C#'."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hireloom.domain.adverts import Ask, Line
from hireloom.domain.lexicon import Lexicon, Mention, Skill

MOST_IN_GROUP = 5
_LIST = re.compile(r"\s*(?:,|/|&|;|\band\b|,\s*and\b)\s*", re.I)
_EITHER = re.compile(r"\s*(?:,?\s*or\b|/|,?\s*and/or\b)\s*(?:an?\s)?", re.I)
_OPENS = re.compile(r"\s*\((?:e\.g\.,?|i\.e\.,?|such as|including|like|for example)?\s*(?:[^()]{1,40},\s*)?", re.I)
_INSIDE = re.compile(r"\s*,[^()]{1,40},\s*(?:and\s)?")  # a name between two known ones that no table knows
MOST_WRITTEN = 60


@dataclass(frozen=True, slots=True)
class Group:
    """Skills of one requirement. `either`: one of them is enough; otherwise each counts its part."""

    skills: tuple[Skill, ...]
    label: str
    line: Line
    either: bool = False


def groups(lines: Iterable[Line], lexicon: Lexicon) -> list[Group]:
    """The skills of the lines in order, each once, those that are named together in one group."""
    listed: list[Group] = []
    taken: set[Skill] = set()
    for line in lines:
        if line.ask is Ask.NOISE:
            continue
        for run, either, inside in _runs(line.text, lexicon.skills_in(line.text)):
            fresh = tuple(dict.fromkeys(each.skill for each in run if each.skill not in taken))
            if fresh:
                taken.update(fresh)
                label = _written(line.text, run) if inside else _label(fresh, either)
                listed.append(Group(fresh, label, line, either and len(fresh) == len(run)))
    return listed


def _runs(text: str, mentions: Sequence[Mention]) -> Iterable[tuple[list[Mention], bool, bool]]:
    """Mentions in a row that nothing but list signs separates: skills, whether one is enough, whether in brackets."""
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


def _label(skills: Sequence[Skill], either: bool) -> str:
    names = [skill.name for skill in skills]
    if len(names) == 1:
        return names[0]
    return ", ".join(names[:-1]) + (" or " if either else " and ") + names[-1]
