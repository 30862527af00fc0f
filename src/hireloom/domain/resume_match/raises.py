"""Advice what to write so that a requirement counts more, worded by its kind."""

from collections.abc import Sequence
from dataclasses import replace

from hireloom.domain.resume_match.findings import Finding, Kind, Requirement, State
from hireloom.text_analysis.language.labels import does
from hireloom.text_analysis.language.lexicon import Skill
from hireloom.text_analysis.language.spellings import listed, spoken, with_article
from hireloom.text_analysis.language.titles import short

BACKGROUND = "Background in "
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
    Kind.DUTY: "It is part of the work, and no sentence of your resume mentions it.",
}
_LACKING = "The job asks for it as a must and no sentence of your resume mentions it."
_HONEST = "A nice-to-have here. One honest line is enough."
# For a job that does not insist on a past.
_NO_MUST = {
    Kind.TITLE: "Not a must here. If you have never held it, leave it out.",
    Kind.EXPERIENCE: "Not a must here. Name also what you did at school, in a club or as a volunteer.",
}
_MORE = {
    Kind.TITLE: "If you held this role under another name, add the name that the job uses.",
    Kind.EXPERIENCE: "Give the first and last month of each role that counts.",
    Kind.SKILL: "Name what you know and where you did it.",
    Kind.EDUCATION: "If you have the higher one, name it with its year.",
    Kind.CERTIFICATE: "Name each one that you hold.",
    Kind.LANGUAGE: "Name each one that you speak, and how well.",
    Kind.DUTY: "If you did more of it, say what, how often and with what result.",
}


def wording(finding: Finding) -> tuple[str, str]:
    """What the person could add, and why it counts."""
    asked = finding.requirement
    task = finding.task or _task(asked)
    if finding.state is State.PARTLY:
        return task, f"{finding.note} {_MORE[asked.kind]}".strip()
    return task, _LACKS.get(asked.kind, _LACKING) if asked.must else _NO_MUST.get(asked.kind, _HONEST)


def _task(asked: Requirement) -> str:
    said = asked.label
    if asked.kind is Kind.TITLE:
        return f"Say where you have worked as {with_article(short(said))}"
    if asked.kind is Kind.EXPERIENCE and said.startswith(BACKGROUND):
        return f"Name your roles and skills in {said.removeprefix(BACKGROUND)}"
    if asked.kind is Kind.DUTY:
        return f"Describe work like this: {said}" if does(said) else f"Describe your work on this: {said}"
    return _TASKS[asked.kind].format(said)


def skill_task(label: str, skills: Sequence[Skill], *, whole: str = "") -> str:
    """The task for skills, worded by their kind (tool, method, certificate). `whole` is the skill whose parts they are,
    if the resume has some of them."""
    kind = skills[0].kind
    if whole:
        return f"Name the parts of {whole} you worked with"
    if kind == "language":
        return f"Say how well you speak {label}"
    if kind == "certificate":
        return f"Name your {label}" if label.endswith(" certification") else f"Name your certificate: {label}"
    if kind == "licence":
        return f"Name your licence: {label}"
    if kind == "tool":
        for each in skills:
            label = label.replace(each.name, spoken(each))
        is_deed = label.endswith("operation")
        return f"Describe your experience with {label}" if is_deed else f"Say where you have used {label}"
    if kind == "soft":
        return f"Give an example of {listed([spoken(skill) for skill in skills])}"
    return f"Describe your experience with {spoken(replace(skills[0], name=label))}"
