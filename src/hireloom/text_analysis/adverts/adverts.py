"""A pasted job text, often one long line: its title, its company, and how each of its sentences asks."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from hireloom.text_analysis.adverts.asides import asks_nothing
from hireloom.text_analysis.adverts.clauses import clauses
from hireloom.text_analysis.adverts.conditions import conditions_in, is_unmistakable
from hireloom.text_analysis.adverts.cues import MUST, NICE, ask_of
from hireloom.text_analysis.adverts.employers import company as employer
from hireloom.text_analysis.adverts.employers import without_company
from hireloom.text_analysis.adverts.job_titles import job_title
from hireloom.text_analysis.adverts.line_features import addresses_deed, features
from hireloom.text_analysis.adverts.line_model import CLASSES, Chances, chances, is_familiar
from hireloom.text_analysis.adverts.sections import AdvertPassage, Ask, is_heading, passages
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.labels import does
from hireloom.text_analysis.language.languages import language_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.repair import unglued
from hireloom.text_analysis.language.words import blank, singular, words

_ASKS = {"M": Ask.MUST, "N": Ask.NICE, "D": Ask.DUTY}


@dataclass(frozen=True, slots=True)
class Line:
    """A clause of the advert and how it asks; `bare_text` is the same without the employer's name, as long as `text`.
    `chance` is the probability, 0 to 1, that it asks for something or describes the work."""

    text: str
    ask: Ask
    bare_text: str
    section: Ask = Ask.OPEN
    chance: float = 1.0

    def asks_at(self, place: int) -> Ask:
        """How the words around a place ask."""
        return ask_of(self.bare_text, place, self.ask, self.section)


@dataclass(frozen=True, slots=True)
class Advert:
    """`conditions` are the lines that demand something besides skill: weekends, a work permit, lifting."""

    title: str
    company: str
    lines: tuple[Line, ...]
    conditions: tuple[Line, ...] = ()


@lru_cache(maxsize=16)
def advert(text: str) -> Advert:
    """The title, the company, the lines and the conditions of a job text."""
    title, company, passages = passages_of(text)
    asks = asks_of(title, company, passages)
    lines = [line for passage, ask in zip(passages, asks, strict=True) for line in _lines(passage, *ask, company)]
    return Advert(
        title,
        company,
        tuple(line for line in lines if line.ask is not Ask.CONDITION),
        tuple(line for line in lines if line.ask is Ask.CONDITION),
    )


def asks_of(title: str, company: str, passages: Sequence[AdvertPassage]) -> list[tuple[Ask, float]]:
    """How each of the passages asks, and the chance that it asks for something."""
    lexicon = load_lexicon()
    seen = [features(passage, title, company, lexicon) for passage in passages]
    familiar = [is_familiar(traits) for traits in seen]
    is_known = sum(familiar) >= FAMILIAR * len(familiar)
    is_english = language_of("\n".join(passage.text for passage in passages)) == "English"
    return [
        _ask(passage, class_chances, title, familiar=is_known or is_plain or (is_english and not _is_headed(passage)))
        for passage, is_plain, class_chances in zip(passages, familiar, chances(seen), strict=True)
    ]


def passages_of(text: str) -> tuple[str, str, list[AdvertPassage]]:
    """The title, the company and the passages of a job text."""
    body = unglued(text[:100_000], is_heading)
    title = job_title(body, load_lexicon())
    company = employer(body, title)
    return title, company, [passage for passage in passages(body) if passage.text != company]


FAMILIAR = 0.8  # the share of passages in known words from which the model knows the language of the advert
ASKS = 0.58  # the chance from which a passage asks for something
SURE = 0.8  # the same for a duty: adverts list more duties than are shown
CERTAIN = 0.9  # the same below a heading of what the company offers
DEED = 0.4  # the same for a line that begins with a verb, or only names something below a heading
SHORT = 2  # words
LISTED = 0.1  # the same below a heading that has a line of its own
STATED = 0.45  # the same for a sentence that tells about something
PLAIN = 9  # words
SCHEDULE = 20  # words of a sentence that tells the working time
MAY_BE = 0.3  # the chance from which a passage in the words of a condition is one
_CUES = re.compile(f"{MUST.pattern}|{NICE.pattern}", re.I)
_HEADED = (Ask.MUST, Ask.NICE, Ask.DUTY)


def _ask(passage: AdvertPassage, chances: Chances, title: str, *, familiar: bool) -> tuple[Ask, float]:
    """How the passage asks, and the chance that it asks for something. Where the heading has a line of its own, or the
    model does not know the language, the heading decides."""
    chance_of = dict(zip(CLASSES, chances, strict=True))
    chance = sum(chance_of[ask_class] for ask_class in _ASKS) if familiar else 1.0
    listed = _is_headed(passage) or (passage.section in _HEADED and not familiar)
    is_offer = passage.is_listed and passage.section is Ask.NOISE and chance < CERTAIN and not MUST.search(passage.text)
    if _is_title(passage.text, title) or is_offer or asks_nothing(passage.text):
        depends = _DEPENDS.search(passage.text) and any(conditions_in(passage.text))
        return Ask.CONDITION if depends or _is_plain_condition(passage.text) else Ask.NOISE, chance
    is_duty = chance_of["D"] == max(chance_of[ask_class] for ask_class in _ASKS)
    names = passage.section in _HEADED and len(passage.text.split()) <= SHORT
    opens = names or does(passage.text) or addresses_deed(passage.text) or _DEMANDS_OF.search(passage.text) is not None
    is_known = names and passage.section is not Ask.DUTY and _names_skill(passage.text)
    least = (
        (STATED if _TELLS.match(passage.text) and not _ASKING.search(passage.text) else LISTED)
        if listed or is_known
        else DEED
        if opens
        else SURE
        if is_duty
        else ASKS
    )
    is_headed = passage.section in (Ask.MUST, Ask.CONDITION) and not _OFFERS.search(passage.text)
    may_be = chance_of["C"] >= MAY_BE or is_headed or _demands(passage.text) or _is_plain_condition(passage.text)
    unless_asked = Ask.CONDITION if may_be and any(conditions_in(passage.text)) else Ask.NOISE
    if chance < least and not (chance >= MAY_BE and chance_of["C"] == max(chances) and _is_of_skill(passage.text)):
        is_demand = chance_of["C"] == max(chances) and not _names_only_language(passage.text)
        return Ask.CONDITION if is_demand else unless_asked, chance
    if listed or not familiar:
        ask = _listed_ask(passage, chance_of) if listed else Ask.MUST if _CUES.search(passage.text) else unless_asked
    else:
        ask = _ASKS[max(_ASKS, key=lambda ask_class: chance_of[ask_class])]
        if ask is Ask.MUST and passage.section is Ask.NICE and not MUST.search(passage.text):
            ask = Ask.NICE
    return Ask.NICE if ask is Ask.MUST and NICE.search(passage.text) else ask, chance


_DEMANDS_OF = re.compile(
    r"\b(?:candidates?|applicants?|incumbent|individual|person|you) (?:should|must|will|would|needs? to)(?: also)?"
    r" (?:have|possess|hold|bring|be (?:able|proficient|familiar|skilled|a\b|an\b|fluent))\b"
    r"|\b(?:licen[cs]e|certification|certificate|degree|diploma|experience|knowledge|fluency|proficiency)\b"
    r"(?: \w+){0,4} (?:(?:is|are) )?(?:required|mandatory|essential|a must|necessary)\b"
    r"|\b(?:requires|need|needs|looking for|seeking) (?:an? )?(?:\w+ ){1,4}(?:with|who (?:has|have|is|can))\b",
    re.I,
)


# 'Any offer is contingent upon a background check', also below 'Equal opportunity'.
_DEPENDS = re.compile(
    r"\b(?:contingent|conditional) (?:up)?on\b|\bsubject to\b(?!.{0,60}\bchange)"
    r"|\b(?:must|required to) (?:pass|undergo)\b",
    re.I,
)


def _is_title(text: str, title: str) -> bool:
    """The title again, or a part of it: 'Computer Technicians' under 'Computer Technician Level I & II'."""
    named = [singular(word.norm) for word in words(text)]
    return text == title or (
        len(named) >= FEWEST_OF_TITLE and {*named} <= {singular(word.norm) for word in words(title)}
    )


def _is_headed(passage: AdvertPassage) -> bool:
    return passage.is_listed and passage.section in _HEADED


def _listed_ask(passage: AdvertPassage, chance_of: dict[str, float]) -> Ask:
    """As the heading says; among duties, what asks for an ability is a must: 'Basic math skills'."""
    if (
        passage.section is Ask.DUTY
        and NICE.search(passage.text)
        and not (does(passage.text) and not _WELCOME.search(passage.text))
    ):
        return Ask.NICE
    if passage.section is Ask.NICE and _INSISTS.search(passage.text) and not NICE.search(passage.text):
        return Ask.MUST
    if passage.section is Ask.DUTY and chance_of["M"] > MIXED * chance_of["D"]:
        return Ask.MUST
    return passage.section


_SCHEDULE = re.compile(
    r"\W*(?:this|the|our) (?:is an?|(?:\w+ )?(?:position|role|job|schedule|shift|hours)) (?=.*\d ?[ap]\.?m\b)", re.I
)
# 'CMMI is an approach to better processes', below a list of what is asked for
_TELLS = re.compile(
    r"(?-i:[A-Z])[\w-]*(?:\s[\w'’&/-]+){0,7}?\s(?:is an?|is the|are the|has been|have (?:\w+ed|been))\s", re.I
)
_ASKING = re.compile(
    r"\b(?:must|will|should|you|experience|ability|able|skills?|knowledge|required|preferred|plus|candidates?"
    r"|(?:an?|is|are) (?:\w+ )?(?:essential|important|asset|advantage|helpful|needed))\b",
    re.I,
)
# 'Receiving and forklift experience is strongly preferred' among the duties
_WELCOME = re.compile(
    r"\bexperience (?:is |would be )?(?:\w+ )?(?:preferred|desired|desirable|helpful|an? plus)\b", re.I
)
# 'A valid license is required' below 'Desired qualifications'
_INSISTS = re.compile(r"^\W*must\b|\b(?:is|are) (?:required|mandatory|a must)\b", re.I)
FEWEST_OF_TITLE = 2  # words that repeat a title; one alone may be a skill
MIXED = 2  # how much likelier a must than a duty
_OFFERS = re.compile(
    r"https?:|www\.|\b(?:bonus|employer|pay|offers (?:competitive|excellent|great|an?))\b"
    r"|[$€£]\s?\d",
    re.I,
)
_ABILITY = re.compile(r"(?:(?:must )?be able|able|ability|capacity) (?:to|of)\b", re.I)
_DEMANDS = re.compile(r"\b(?:able|ability|willing\w*|only|contingent|subject to|pass|expected|occasional\w*)\b", re.I)


def _is_plain_condition(text: str) -> bool:
    """'Travel: 25%', '2nd shift': short, and nothing but a condition."""
    most = SCHEDULE if _SCHEDULE.match(text) else PLAIN
    return len(text.split()) <= most and is_unmistakable(text) and not _OFFERS.search(text)


def _is_of_skill(text: str) -> bool:
    """'Ability to think globally': what a person can do, in no words of a condition."""
    return _ABILITY.match(text) is not None and not any(conditions_in(text))


def _demands(text: str) -> bool:
    return bool(MUST.search(text) or _DEMANDS.search(text))


def _lines(passage: AdvertPassage, ask: Ask, chance: float, company: str) -> Iterator[Line]:
    """The clauses of a passage that asks for something; a passage that asks for nothing is one line. A clause that
    contains a condition is one, and asks for something else only if it names a skill or a degree."""
    bare_text = _HIRING.sub(blank, without_company(passage.text, company))
    asks = ask in (Ask.MUST, Ask.NICE)
    for start, end in clauses(passage.text) if asks else [(0, len(passage.text))]:
        text, spoken = passage.text[start:end].strip(" ,;"), bare_text[start:end].strip(" ,;")
        of_clause = ask_of(bare_text, start, ask, passage.section) if asks and end - start < len(bare_text) else ask
        of_clause = Ask.NICE if of_clause is Ask.MUST and NICE.search(text) else of_clause
        if asks and (spans := list(conditions_in(text))):
            yield Line(text, Ask.CONDITION, spoken, passage.section, chance)
            if not _names_skill(_without(text, spans)):
                continue
        elif ask is Ask.DUTY and (is_unmistakable(text) or (_demands(text) and any(conditions_in(text)))):
            yield Line(text, Ask.CONDITION, spoken, passage.section, chance)
            if _is_plain_condition(text) and not _names_skill(text):
                continue
        yield Line(text, of_clause, spoken, passage.section, chance)


def _without(text: str, spans: list[tuple[int, int]]) -> str:
    for start, end in reversed(spans):
        text = f"{text[:start]} {text[end:]}"
    return text


def _names_skill(text: str) -> bool:
    return bool(degrees(text)) or any(mention.skill.kind != "soft" for mention in load_lexicon().skills_in(text))


def _names_only_language(text: str) -> bool:
    """'Must be bilingual in Spanish or French' is a skill, wherever it stands."""
    named = {mention.skill.kind for mention in load_lexicon().skills_in(text)}
    return named == {"language"} and not any(conditions_in(text))


_HIRING = re.compile(r"\b(?:is|are|['’]re|now|currently) (?:now |currently )?(?:hiring|recruiting)\b", re.I)
