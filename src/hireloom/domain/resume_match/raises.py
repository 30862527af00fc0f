"""Advice on which line of the resume to change, and with which words, so that a requirement counts more."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from hireloom.domain.resume_match.findings import Finding, Kind, Place, Requirement, State, Use
from hireloom.text_analysis.language.labels import does
from hireloom.text_analysis.language.languages import SECOND_LANGUAGE
from hireloom.text_analysis.language.lexicon import Skill
from hireloom.text_analysis.language.spellings import listed, spoken, with_article
from hireloom.text_analysis.language.titles import short

BACKGROUND = "Background in "


class Remedy(StrEnum):
    """What would help: other words for what is there, a fact that only the person knows, or nothing that is written."""

    REWORD = "reword"
    IF_TRUE = "if_true"
    BEYOND_WORDS = "beyond_words"


class PieceKind(StrEnum):
    """A piece of a line as it is, a piece that is added, or a blank that the person fills: `text` says with what."""

    KEPT = "kept"
    ADDED = "added"
    BLANK = "blank"


@dataclass(frozen=True, slots=True)
class DraftPiece:
    kind: PieceKind
    text: str


@dataclass(frozen=True, slots=True)
class LineAdvice:
    """`line` is the line to change, or the one above the new line if `is_new`; `better` is what to write, and empty
    where words do not help; `text` is empty where the title says it all."""

    remedy: Remedy
    title: str
    text: str
    role: str = ""
    line: str = ""
    is_new: bool = False
    better: tuple[DraftPiece, ...] = ()


@dataclass(frozen=True, slots=True)
class RemedyGroup:
    """All advice with the same remedy; `percent` is the score if this advice and all before it were followed."""

    remedy: Remedy
    title: str
    text: str
    percent: int


_TASKS = {
    Kind.EXPERIENCE: "Show with dates: {}",
    Kind.SKILL: "Say where you have used {}",
    Kind.EDUCATION: "State your education: {}",
    Kind.CERTIFICATE: "Name your certificate: {}",
    Kind.LANGUAGE: "Say how well you speak {}",
}
_LACKS = {
    Kind.TITLE: "This is the role itself, and no line of your resume names it or a similar one.",
    Kind.EXPERIENCE: "The job asks for it as a must, and your resume shows no experience of this kind.",
    Kind.EDUCATION: "The job asks for it as a must, and your resume names no degree.",
}
# For a job that does not insist on experience.
_NO_MUST = {
    Kind.TITLE: "Not a must here. If you have never held it, leave it out.",
    Kind.EXPERIENCE: "Not a must here. Name also what you did at school, in a club or as a volunteer.",
}
_MORE = {
    Kind.TITLE: "If you held this role under another name, add the name that the job uses.",
    Kind.EDUCATION: "If you have the higher one, name it with its year.",
}
_IN_LINES = (Kind.SKILL, Kind.DUTY, Kind.LANGUAGE)
_TELLS_BY_NAME = "The job "  # a note that goes on with what else the job asks for
LONGEST_SOURCE = 140  # characters of the job's sentence that advice quotes


def written_down(finding: Finding) -> LineAdvice:
    """How the resume would say what so far only the person says."""
    place = finding.place
    return LineAdvice(
        Remedy.REWORD,
        f"Write down what you told us: {finding.requirement.label}",
        "It counts on your word. A recruiter sees it only in your resume.",
        place.role if place else "",
        place.at.quote if place else "",
        is_new=True,
        better=(DraftPiece(PieceKind.ADDED, finding.own_word),),
    )


def advised(finding: Finding) -> LineAdvice:
    """What the person could write, where, and why it counts."""
    requirement, place = finding.requirement, finding.place
    task = finding.task or _task(requirement)
    if requirement.kind is Kind.EXPERIENCE and place:
        months = DraftPiece(PieceKind.BLANK, "first month to last month")
        return LineAdvice(
            Remedy.IF_TRUE,
            f"In “{place.role}”, give the first and last month",
            finding.note or "A role without dates counts for no years.",
            place.role,
            place.at.quote,
            better=(DraftPiece(PieceKind.KEPT, f"{place.at.quote}, "), months),
        )
    has_it = finding.state is State.PARTLY and not finding.is_implied
    remedy = Remedy.REWORD if has_it else Remedy.IF_TRUE
    if requirement.kind not in _IN_LINES:
        # A row about experience has a task of its own only where words can show more of it.
        by_words = requirement.kind is Kind.EXPERIENCE and finding.task
        return LineAdvice(remedy if by_words else Remedy.BEYOND_WORDS, task, _reason(finding))
    title = f"In “{place.role}”, {task[:1].lower()}{task[1:]}" if place and place.role else task
    if not place or place.is_new:
        line = place.at.quote if place else ""
        role = place.role if place else ""
        return LineAdvice(Remedy.IF_TRUE, title, _reason(finding), role, line, True, _new_line(requirement, place))
    return LineAdvice(remedy, title, _reason(finding), place.role, place.at.quote, better=_longer(requirement, place))


def line_of(finding: Finding) -> tuple[object, ...] | None:
    """What advice has in common that is about the same line and can be followed in one sentence; None if it stands
    alone."""
    place, kind = finding.place, finding.requirement.kind
    if not place or not place.role or kind not in (*_IN_LINES, Kind.EXPERIENCE):
        return None
    advice, is_tool = advised(finding), place.use is Use.TOOL and bool(place.words)
    return kind is Kind.EXPERIENCE, advice.remedy, advice.role, advice.line, advice.is_new, is_tool


def advised_together(findings: Sequence[Finding]) -> LineAdvice:
    """One piece of advice for requirements of which the same line could tell, the first of `findings` first."""
    first, place = advised(findings[0]), findings[0].place
    if len(findings) == 1 or not place or findings[0].requirement.kind is Kind.EXPERIENCE:
        return first  # the months of a role are given once, however many years they are asked for
    deed = "add a line about" if first.is_new else "say more about"
    title = f"In “{place.role}”, {deed} {len(findings)} things that the job asks for"
    return replace(
        first, title=title, text="", better=_of_several(first, [finding.place for finding in findings if finding.place])
    )


def _of_several(first: LineAdvice, places: Sequence[Place]) -> tuple[DraftPiece, ...]:
    """The person says which of the tools it was; of other work, what they did."""
    line = places[0].at.quote.rstrip(" .;,")
    opening = () if first.is_new else (DraftPiece(PieceKind.KEPT, line),)
    if places[0].use is Use.TOOL and places[0].words:
        tools = list(dict.fromkeys(word for place in places for word in place.words))
        named = DraftPiece(PieceKind.BLANK, listed(tools, "or"))
        lead, use = "Used " if first.is_new else ", using ", DraftPiece(PieceKind.BLANK, _USE)
        return *opening, DraftPiece(PieceKind.ADDED, lead), named, DraftPiece(PieceKind.ADDED, " for "), use
    opening = () if first.is_new else (DraftPiece(PieceKind.KEPT, f"{line}. "),)
    return *opening, DraftPiece(PieceKind.BLANK, _OWN_WORDS)


def _reason(finding: Finding) -> str:
    """What is there and what is missing. If no note names it, the sentence of the job that asks, if it says more
    than the title of the advice."""
    requirement = finding.requirement
    if finding.state is State.PARTLY and (_TELLS_BY_NAME in finding.note or requirement.kind not in _IN_LINES):
        return f"{finding.note} {_MORE.get(requirement.kind, '')}".strip()
    if not requirement.must and requirement.kind in _NO_MUST:
        return _NO_MUST[requirement.kind]
    if requirement.kind in _LACKS:
        return _LACKS[requirement.kind]
    if requirement.kind is Kind.CERTIFICATE and requirement.whole:
        return "No line of the job asks for it, and nobody may do this work without it."
    says_more = requirement.source.strip(" .-•*").casefold() != requirement.label.casefold()
    return f"The job says: “{requirement.source}”" if says_more and len(requirement.source) <= LONGEST_SOURCE else ""


# Only the name of a tool is taken from the job: its other words would claim what the person alone knows.
_OWN_WORDS, _USE = "what you did, in your own words", "what, and how often"
_RESULT = "how many, how often, with what result"


def _longer(requirement: Requirement, place: Place) -> tuple[DraftPiece, ...]:
    """The line with more after it: where it has the words of the job, the result, otherwise a sentence."""
    line = place.at.quote.rstrip(" .;,")
    if not place.words:
        return DraftPiece(PieceKind.KEPT, f"{line}, "), DraftPiece(PieceKind.BLANK, _RESULT)
    if requirement.kind is Kind.DUTY or place.use is not Use.TOOL:
        return DraftPiece(PieceKind.KEPT, f"{line}. "), DraftPiece(PieceKind.BLANK, _OWN_WORDS)
    added = DraftPiece(PieceKind.ADDED, f", using {listed(list(place.words))} for ")
    return DraftPiece(PieceKind.KEPT, line), added, DraftPiece(PieceKind.BLANK, _USE)


def _new_line(requirement: Requirement, place: Place | None) -> tuple[DraftPiece, ...]:
    if requirement.label == SECOND_LANGUAGE:
        return (DraftPiece(PieceKind.BLANK, "the language, and how well you speak it"),)
    if requirement.kind is Kind.LANGUAGE:
        return DraftPiece(PieceKind.ADDED, f"{requirement.label}: "), DraftPiece(PieceKind.BLANK, "how well")
    if requirement.kind is Kind.DUTY or not place or place.use is not Use.TOOL:
        return (DraftPiece(PieceKind.BLANK, _OWN_WORDS),)
    words = listed(list(place.words)) if place.words else requirement.label
    return DraftPiece(PieceKind.ADDED, f"Used {words} for "), DraftPiece(PieceKind.BLANK, _USE)


_HEADS = {
    Remedy.REWORD: ("You have it. Your resume does not say so.", "{} to reword, if that is what you did."),
    Remedy.IF_TRUE: ("Only if it is true", "{} that no sentence shows. One fact from you decides each."),
    Remedy.BEYOND_WORDS: ("Words cannot fix these", "Be ready to talk about them."),
}
_IF_HELD = "If you hold a certificate or license named here, or have booked it, write it down with its date."
_COUNTED = {Remedy.REWORD: ("line", "lines"), Remedy.IF_TRUE: ("requirement", "requirements")}


def group(remedy: Remedy, count: int, percent: int, kinds: Collection[Kind]) -> RemedyGroup:
    """The heading over `count` pieces of advice about requirements of these kinds."""
    title, text = _HEADS[remedy]
    if remedy is Remedy.BEYOND_WORDS and Kind.CERTIFICATE in kinds:
        text = f"{text} {_IF_HELD}"
    singular, plural = _COUNTED.get(remedy, ("", ""))
    return RemedyGroup(remedy, title, text.format(f"{count} {singular if count == 1 else plural}"), percent)


def _task(requirement: Requirement) -> str:
    label = requirement.label
    if requirement.kind is Kind.TITLE:
        return f"Say where you have worked as {with_article(short(label))}"
    if requirement.kind is Kind.EXPERIENCE and label.startswith(BACKGROUND):
        return f"More roles, years and skills in {label.removeprefix(BACKGROUND)} would count"
    if requirement.kind is Kind.DUTY:
        return f"Describe work like this: {label}" if does(label) else f"Give an example of this: {label}"
    if requirement.kind is Kind.CERTIFICATE and label.endswith("license"):
        return f"Name your license: {label}"
    return _TASKS[requirement.kind].format(label)


def skill_task(label: str, skills: Sequence[Skill], *, whole: str = "") -> str:
    """The task for skills, worded by their kind (tool, method, certificate). `whole` is the skill whose parts they are,
    if the resume has some of them."""
    kind = skills[0].kind
    if whole:
        return f"Name the parts of {whole} you worked with"
    if label == SECOND_LANGUAGE:
        return "Name a second language, and how well you speak it"
    if kind == "language":
        return f"Say how well you speak {label}"
    if kind == "certificate":
        return f"Name your {label}" if label.endswith(" certification") else f"Name your certificate: {label}"
    if kind == "licence":
        return f"Name your license: {label}"
    if kind == "tool":
        for skill in skills:
            label = label.replace(skill.name, spoken(skill))
        is_deed = label.endswith("operation")
        return f"Describe your experience with {label}" if is_deed else f"Say where you have used {label}"
    if kind == "soft":
        return f"Give an example of {listed([spoken(skill) for skill in skills])}"
    return f"Describe your experience with {spoken(replace(skills[0], name=label.removesuffix(' experience')))}"
