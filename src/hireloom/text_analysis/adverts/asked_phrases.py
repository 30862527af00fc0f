"""What an advert asks for in words that our tables do not know: lines, the items of lists, and duties."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from hireloom.domain.resume_match.findings import Kind
from hireloom.text_analysis.adverts.adverts import Advert, Line
from hireloom.text_analysis.adverts.items import is_named, items
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.adverts.unknown_tools import is_unknown_tool
from hireloom.text_analysis.adverts.vague_asks import is_vague, is_vague_word
from hireloom.text_analysis.language.durations import durations
from hireloom.text_analysis.language.foreign_words import WORTH, beginnings
from hireloom.text_analysis.language.labels import content, does, label
from hireloom.text_analysis.language.lexicon import CREDENTIALS, Lexicon, Mention, Skill
from hireloom.text_analysis.language.words import stem

PLAIN_WORDS = 2  # a label of this few words only names a skill
TELLING_REST = 0.5  # what words around soft skills must at least tell together to be an ask of their own
MOST_PHRASES, MOST_DUTIES = 20, 5
MOST_YEARS = 30  # a line that names more speaks of something else


class AskedPhrase(NamedTuple):
    """A line that no other requirement covers, by its number, and what it is worth."""

    at: int
    worth: float
    line: Line
    terms: tuple[str, ...]
    begins: bool = False
    name: str = ""  # of an item of a list


def asked_phrases(job_advert: Advert, covered: Mapping[str, Kind], lexicon: Lexicon) -> list[AskedPhrase]:
    """What the advert asks for in words of its own, and the duties that say most about the work, in its order.
    `covered` says which kind of requirement the text of a line has already become."""
    again = _papers_again(job_advert.lines, lexicon)
    phrases = [
        phrase
        for at, line in enumerate(job_advert.lines)
        if at not in again
        for phrase in _phrases_of(at, line, covered.get(line.text), job_advert.title, lexicon)
    ]
    room = {Ask.MUST: MOST_PHRASES, Ask.NICE: MOST_PHRASES, Ask.DUTY: MOST_DUTIES}
    chosen: list[AskedPhrase] = []
    for phrase in sorted(phrases, key=lambda phrase: -phrase.worth):
        is_said = any(_alike(phrase, earlier) for earlier in chosen)
        if room[phrase.line.ask] and not is_said:
            room[phrase.line.ask] -= 1
            chosen.append(phrase)
    return sorted(chosen, key=lambda phrase: phrase.at)


def _phrases_of(at: int, line: Line, kind: Kind | None, title: str, lexicon: Lexicon) -> Iterator[AskedPhrase]:
    """The line as a phrase, unless it is covered by a requirement of this kind; the items of a list that no skill
    covers, each for itself."""
    listed = items(line.text, lexicon) if line.ask in (Ask.MUST, Ask.NICE) else ()
    for item in listed:
        part = replace(line, text=line.text[item.start : item.end], bare_text=line.bare_text[item.start : item.end])
        is_years = any(span.start == 0 for span in durations(part.text))
        is_covered = is_years or is_named(item.name, lexicon) or is_unknown_tool(line.bare_text, item, lexicon)
        if not is_covered and (phrase := _phrase(at, part, title, lexicon, is_item=True)):
            yield phrase._replace(name=item.name)
    if listed or (kind and not (kind is Kind.SKILL and _tells_deed(line, lexicon))):
        return
    if phrase := _phrase(at, line, title, lexicon):
        yield phrase


def _tells_deed(line: Line, lexicon: Lexicon) -> bool:
    """The line says what is done with the skill that it names: 'Drive a tractor trailer in all weathers'."""
    named = label(line.text, lexicon)
    return does(named) and len(named.split()) > PLAIN_WORDS and not _tells_traits(line, lexicon)


def _tells_traits(line: Line, lexicon: Lexicon) -> bool:
    """An ask for soft skills, with words around them that say little: 'Work independently with minimal direction'."""
    mentions = lexicon.skills_in(line.bare_text)
    if line.ask is Ask.DUTY or any(mention.skill.kind != "soft" for mention in mentions):
        return False
    rest = label(_without(mentions, line.bare_text), lexicon)
    return sum(map(lexicon.telling, lexicon.telling_terms(rest))) < TELLING_REST


def _without(mentions: Sequence[Mention], text: str) -> str:
    """The words that name none of these."""
    for mention in reversed(mentions):
        text = text[: mention.start] + " " * (mention.end - mention.start) + text[mention.end :]
    return text


def _papers_again(lines: Sequence[Line], lexicon: Lexicon) -> frozenset[int]:
    """The lines with nothing but certificates that an earlier one asks for: 'BLS provider as required by policy'."""
    seen: set[Skill] = set()
    again: set[int] = set()
    for at, line in enumerate(lines):
        named = label(line.text, lexicon) if line.ask is not Ask.NOISE else ""
        papers = [mention for mention in lexicon.skills_in(named) if mention.skill.kind in CREDENTIALS]
        rest = content(_without(papers, named))
        if papers and seen.issuperset(paper.skill for paper in papers) and all(map(is_vague_word, rest)):
            again.add(at)
        seen.update(paper.skill for paper in papers)
    return frozenset(again)


def _phrase(at: int, line: Line, title: str, lexicon: Lexicon, *, is_item: bool = False) -> AskedPhrase | None:
    """The line as a phrase; None where it asks for nothing, says too little or only names the title."""
    if (
        line.ask is Ask.NOISE
        or line.text in title
        or is_vague(line.text, lexicon, is_item=is_item)
        or any(span.least > MOST_YEARS for span in durations(line.text))
    ):
        return None
    terms = lexicon.telling_terms(line.bare_text)
    foreign = beginnings(line.bare_text, lexicon) if line.ask is Ask.DUTY else ()
    if not terms and line.ask is not Ask.DUTY:
        terms = tuple(dict.fromkeys(stem(word) for word in content(line.bare_text)))
        least = 1 if is_item else 2
    else:
        least = 2 if line.ask is Ask.DUTY else 1
    if len(terms) < least and not foreign:
        return None
    worth = WORTH * len(foreign) or sum(sorted(map(lexicon.telling, terms), reverse=True)[:8])
    return AskedPhrase(at, worth * line.chance, line, foreign or terms, bool(foreign))


def _alike(first: AskedPhrase, second: AskedPhrase) -> bool:
    """Two duties say largely the same, or two lines ask for the same in the same words."""
    if first.line.ask is second.line.ask is Ask.DUTY:
        return len({*first.terms} & {*second.terms}) * 2 > min(len(first.terms), len(second.terms))
    return {*first.terms} == {*second.terms}
