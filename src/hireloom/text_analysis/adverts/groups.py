"""Skills that an advert names together: 'AWS (ECS, RDS, IAM)', 'tools such as Jira and Trello', 'Java or C#'."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from hireloom.text_analysis.adverts.adverts import Line
from hireloom.text_analysis.adverts.items import part_of
from hireloom.text_analysis.adverts.licences import licence_asked
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.adverts.vague_asks import is_vague_word
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.degrees import degrees, subject_span
from hireloom.text_analysis.language.labels import trimmed
from hireloom.text_analysis.language.lexicon import CREDENTIALS, Lexicon, Mention, Skill, helps
from hireloom.text_analysis.language.senses import has_other_sense
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.words import stem, words

MOST_IN_GROUP = 5
# Skills that a sentence asks for expressly are taken before skills that another sentence only mentions.
_EXPLICIT = (Ask.MUST, Ask.NICE, Ask.DUTY, Ask.NOISE)
_LIST = re.compile(r"\s*(?:,|/|&|;|\band\b|,\s*and\b)\s*", re.I)
_EITHER = re.compile(r"\s*\(?\s*(?:,?\s*or\b|/|,?\s*and/or\b)\s*(?:an?\s)?", re.I)
_OPENS = re.compile(r"\s*\((?:e\.g\.,?|i\.e\.,?|such as|including|like|for example)?\s*(?:[^()]{1,40},\s*)?", re.I)
_INSIDE = re.compile(r"\s*,[^()]{1,40},\s*(?:and\s)?")  # an unknown name between two known ones
MOST_WRITTEN = 60


@dataclass(frozen=True, slots=True)
class Group:
    """Skills of one requirement. `either`: one of them is enough; otherwise each counts its part. `names` are the
    skills as our sentences name them; `inside`: the others are parts of the first; `source`: the words that ask for
    them."""

    skills: tuple[Skill, ...]
    names: tuple[str, ...]
    label: str
    line: Line
    ask: Ask
    source: str
    either: bool = False
    inside: bool = False


@dataclass(frozen=True, slots=True)
class _Run:
    """Mentions that nothing but list signs separates. `either`: one is enough; `inside`: all but the first stand in
    brackets."""

    mentions: Sequence[Mention]
    either: bool = False
    inside: bool = False


def groups(lines: Iterable[Line], lexicon: Lexicon) -> list[Group]:
    """The skills of the lines in order, each once, those that are named together in one group."""
    listed: list[Group] = []
    grouped: set[Skill] = set()
    for line in sorted(lines, key=lambda line: _EXPLICIT.index(line.ask)):
        if line.ask is Ask.NOISE:
            break
        mentions = _skills_in(line, lexicon)
        for run in _asked_together(line, mentions):
            # The first mention of each skill that no group has yet.
            fresh: dict[Skill, Mention] = {}
            for mention in run.mentions:
                if mention.skill not in grouped:
                    fresh.setdefault(mention.skill, mention)
            if fresh:
                grouped.update(fresh)
                listed.append(_group(line, run, fresh, lexicon, is_alone=len(run.mentions) == len(mentions)))
    return listed


def _skills_in(line: Line, lexicon: Lexicon) -> list[Mention]:
    """'A degree in marketing' asks for no marketing, a 'licence in physical therapy' for no therapy, and a 'graduate of
    a nursing program' for no nursing: what is asked for is the degree, the license or the program. What the name of an
    authority contains is asked for by nobody: 'licensed by the Department of Public Health'."""
    start, end = subject_span(line.text)
    elsewhere = [match.span() for match in (*_STUDIES.finditer(line.text), *_AUTHORITY.finditer(line.text))]
    licence = licence_asked(line, lexicon)
    paper = set(licence.terms) if licence else set()
    mentions = [
        mention
        for mention in lexicon.skills_in(line.bare_text)
        if not start <= mention.start < end
        and not any(first <= mention.start < last for first, last in elsewhere)
        and not has_other_sense(line.bare_text, mention)
        and not _is_paper(line.text[mention.start : mention.end], paper)
        and not (mention.skill.kind in CREDENTIALS and helps(line.text, mention.start, mention.end))
    ]
    return _without_own_language(line.text, mentions)


def _without_own_language(text: str, mentions: list[Mention]) -> list[Mention]:
    """Of 'bilingual in English and Spanish' the advert, which is in English, asks for Spanish."""
    foreign = [mention for mention in mentions if mention.skill.name != "English"]
    is_other_named = any(mention.skill.kind == "language" for mention in foreign)
    return foreign if is_other_named and _is_of_several_languages(text) else mentions


_STUDIES = re.compile(
    r"\b(?:graduat(?:e|ion|ed)|completion|completed)\s(?:of|from)\s[^.;,]{0,80}?\b(?:school|program)\b(?:\s(?:of|in)\s"
    r"(?:[\w/-]{3,30}\s)?[\w/-]{3,30})?",
    re.I,
)

_AUTHORITY = re.compile(
    r"\b(?:Department|Board|Ministry|Bureau|Office) of (?:(?:[A-Z][\w&-]+|of|and|the)\s){0,5}[A-Z][\w&-]+"
)


def _is_paper(name: str, licence: set[str]) -> bool:
    return bool(degrees(name)) or {word.norm for word in words(name)} <= licence


def _group(line: Line, run: _Run, fresh: Mapping[Skill, Mention], lexicon: Lexicon, *, is_alone: bool) -> Group:
    """The group of a run; `is_alone`: the line names no other skill."""
    named = _name if run.inside else _known
    names = tuple(named(line.text, mention, lexicon) for mention in fresh.values())
    is_whole = len(fresh) == len(run.mentions)
    label = ""
    if run.inside:
        label = _written(line.text, run.mentions)
    elif is_alone and is_whole and line.ask in (Ask.MUST, Ask.NICE) and run.mentions[0].skill.kind != "soft":
        label = _whole(line.text, run.mentions, lexicon)
    return Group(
        tuple(fresh),
        names,
        label or _label(names, run.either),
        line,
        line.asks_at(run.mentions[0].start),
        part_of(line.text, run.mentions[0].start, run.mentions[-1].end, lexicon),
        either=run.either and is_whole,
        inside=run.inside,
    )


def _name(text: str, mention: Mention, lexicon: Lexicon) -> str:
    """A short name as the advert writes it: 'IAM'."""
    name = text[mention.start : mention.end]
    return name if name.isupper() else _known(text, mention, lexicon)


def _known(text: str, mention: Mention, lexicon: Lexicon) -> str:
    """The name of the skill; as the advert writes it if that is another name, or if the table adds a distinction in
    brackets, which nobody would write."""
    skill, spoken = mention.skill, " ".join(text[mention.start : mention.end].split())
    if "(" not in skill.name and not _is_other_name(spoken, skill, lexicon):
        return skill.name
    return spoken[:1].upper() + spoken[1:]


_COMMON = words_named("too common to tell", "adverts")
SHORTEST_NAME = 6  # letters; shorter ones are mostly abbreviations, and the table has them in full


def _is_other_name(spoken: str, skill: Skill, lexicon: Lexicon) -> bool:
    """'Continuous improvement' for Kaizen and 'micrometer' for Calipers, but neither 'power point', 'CRM' nor a name in
    another language; of soft skills 'analytical skills', but not 'dependable'."""
    if skill.kind == "language" or (skill.kind == "soft" and not _SOFT_NOUN.search(spoken)):
        return False
    letters, table = _letters(spoken), _letters(skill.name)
    if len(letters) < SHORTEST_NAME or letters in table or table in letters or skill.name.isupper():
        return False
    norms = {word.norm for word in words(spoken)}
    is_plain = all(lexicon.is_usual(stem(norm)) or is_vague_word(norm) or norm in _COMMON for norm in norms)
    return is_plain and set(map(stem, norms)).isdisjoint(stem(word.norm) for word in words(skill.name))


_SOFT_NOUN = re.compile(r"(?:skills|solving|ethic|thinking)$", re.I)


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name)).casefold()


WHOLE_WORDS, LONGEST_WHOLE = 6, 120
_ASIDES = re.compile(
    r"\s*[,(]?\s*\b(?:is |are )?(?:strongly |highly )?(?:required|preferred|desired|a (?:\w+ )?plus|a must|essential"
    r"|current|is helpful|needed|an advantage|an asset|mandatory|(?:very |most )?welcome|preferably|ideally|or similar"
    r"|or equivalent(?: (?:\w+ )?experience)?"
    r"|or (?:the )?willing(?:ness)? to learn(?: it)?|von vorteil|wünschenswert)\b\)?[.!]?",
    re.I,
)
_ADORNED = re.compile(
    r"^(?:(?:(?:good|nice|great) to have|an?|the|some|good|strong|solid|excellent|advanced|proven|hands-on|working"
    r"|deep|sound|valid|active"
    r"|current|clear|hold|possess"
    r"|demonstrated|expert|knowledge|understanding|command|experience|experienced|familiarity|familiar|proficiency|proficient|skills?"
    r"|of|in|with"
    r"|must|have|be|using|prior|previous|ability to|able to|preferably|ideally|required|preferred|desired"
    r"|(?:sehr )?gute|fundierte|sicherer umgang mit|kenntnisse in|erfahrung(?:en)? (?:in|mit)|idealerweise)\b[\s:]*)+",
    re.I,
)


_MORE = re.compile(r"\d|[,;/&]|\b(?:and|or)\b", re.I)
_CLAIMS = re.compile(
    r"\b(?:is|are|be|was|has|will|takes?|comes?|kept|done|that|years?|jahr(?:en?)?|would|we|our)\b", re.I
)


def _whole(text: str, run: Sequence[Mention], lexicon: Lexicon) -> str:
    """A short line as written, 'REST API design', if it says more than the name of the skill and asks for nothing else
    that the skill would not prove; otherwise empty."""
    if len(text) > LONGEST_WHOLE or run[0].skill.kind == "language":
        return ""
    if _MORE.search(text[: run[0].start]) or _MORE.search(_ASIDES.sub("", text[run[-1].end :])):
        return ""
    if degrees(text) or lexicon.roles_in(text):
        return ""
    phrase = _ADORNED.sub("", _ASIDES.sub("", text)).strip(" .,;:!*")
    if (
        (run[0].skill.kind == "tool" and text[run[0].start : run[0].end] not in phrase)  # Active Directory keeps both
        or _CLAIMS.search(phrase)
        or len(phrase.split()) > WHOLE_WORDS
        or "(" in phrase
        or len(text.split()) > WHOLE_WORDS + 2
    ):
        return ""
    cut = trimmed(phrase)
    return cut[:1].upper() + cut[1:] if cut and cut.split()[0].islower() else cut


def _asked_together(line: Line, mentions: Sequence[Mention]) -> Iterator[_Run]:
    """The mentions that are asked for as one; of 'Word, Excel and PowerPoint' each is asked for by itself."""
    are_examples = bool(_EXAMPLES.search(line.text))
    for run in _runs(line, mentions):
        if are_examples and _ANY_OF.search(line.text[: run.mentions[0].start]):
            yield replace(run, either=True)
            continue
        if run.either or run.inside or run.mentions[0].skill.kind != "tool" or are_examples:
            yield run
        else:
            yield from (_Run([mention]) for mention in run.mentions)


_ANY_OF = re.compile(r"\b(?:any|one|either)(?: one)? of [^.;]{0,40}$", re.I)  # one is enough
_EXAMPLES = re.compile(
    r"\b(?:such as|like|e\.g|for example|(?:any|one|either|some) of|and\s?/\s?or|or similar)\b", re.I
)


def _runs(line: Line, mentions: Sequence[Mention]) -> Iterator[_Run]:
    """The mentions in rows that are separated by list signs alone and asked for alike."""
    if not mentions:
        return
    run = _Run(mentions[:1])
    for before, mention in pairwise(mentions):
        longer = _joined(line, run, before, mention)
        if not longer:
            yield run
        run = longer or _Run([mention])
    yield run


def _joined(line: Line, run: _Run, before: Mention, mention: Mention) -> _Run | None:
    """The run with one more mention; None where another run begins. Brackets hold whatever is named; outside them
    only skills of one kind are joined, and only tools are listed without 'or'."""
    if len(run.mentions) == MOST_IN_GROUP or line.asks_at(before.start) is not line.asks_at(mention.start):
        return None
    gap, more = line.text[before.end : mention.start], [*run.mentions, mention]
    either, listed = bool(_EITHER.fullmatch(gap)), bool(_LIST.fullmatch(gap))
    if _OPENS.fullmatch(gap) or (run.inside and (either or listed or _INSIDE.fullmatch(gap))):
        return _Run(more, run.either, inside=True)
    if run.inside or before.skill.kind != mention.skill.kind:
        return None
    if mention.skill.kind == "language" and listed and _is_of_several_languages(line.text):
        return _Run(more)
    if either or (listed and mention.skill.kind == "tool"):
        return _Run(more, run.either or either)
    return None


# Each of 'trilingual English/Spanish/French' is asked for.
_BILINGUAL = re.compile(r"\b(?:bi|tri|multi)-?lingual|\bboth\b", re.I)


@sentence_cache
def _is_of_several_languages(text: str) -> bool:
    return _BILINGUAL.search(text) is not None


def _written(text: str, run: Sequence[Mention]) -> str:
    """A skill and what stands in its brackets, as the advert writes it."""
    name = text[run[0].start : run[-1].end]
    rest, closed, _ = text[run[-1].end : run[0].start + MOST_WRITTEN].partition(")")
    return f"{name}{rest})" if closed else f"{name})"


def _label(names: Sequence[str], either: bool) -> str:
    if len(names) == 1:
        return names[0]
    return ", ".join(names[:-1]) + (" or " if either else " and ") + names[-1]
