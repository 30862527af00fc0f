"""Analyses as self-contained plain text, for the field `response`."""

from collections.abc import Iterable, Sequence

from hireloom.domain.resume_match.analyses import About, Question, Responsibility, TopSkill
from hireloom.domain.resume_match.findings import State
from hireloom.usecases.analyses import MatchResult

NOTHING_MORE = "There is nothing more."
STATES = {State.MET: "Met", State.PARTLY: "Partly met", State.MISSING: "Missing"}


def match(matched: MatchResult) -> str:
    score = matched.score
    lines = [f"Match Percentage: {score.percent}%"]
    if score.skills_percent is not None:
        lines.append(f"Skills Match: {score.skills_percent}%")
    if score.experience_percent is not None:
        lines.append(f"Experience Match: {score.experience_percent}%")
    lines += ["", score.heading, score.advice]
    for state, title in STATES.items():
        group = [finding for finding in matched.findings.findings if finding.state is state]
        if group:
            lines += ["", f"{title}:"]
            lines += [
                f"- {finding.requirement.label}" + (f" ({finding.evidence[0].quote})" if finding.evidence else "")
                for finding in group
            ]
    return "\n".join(lines)


def about(facts: About) -> str:
    blocks = ["\n\n".join(facts.summary)]
    blocks.append("\n".join(f"{fact.label}: {fact.value}" for fact in facts.facts))
    blocks.append("\n".join(f"- {highlight}" for highlight in facts.highlights))
    return "\n\n".join(filter(None, blocks)) or NOTHING_MORE


def responsibilities(items: Iterable[Responsibility]) -> str:
    def line(item: Responsibility) -> str:
        where = f" ({item.where})" if item.where else ""
        proof = f"\n  Shown by: {item.proof}" if item.proof else ""
        return f"- {item.text}{where}{proof}"

    return "\n".join(map(line, items)) or NOTHING_MORE


def top_skills(skills: Iterable[TopSkill]) -> str:
    def line(skill: TopSkill) -> str:
        kind = "required" if skill.must else "nice to have"
        return f"{skill.rank}. {skill.name} ({kind}): {skill.proof or 'not in the resume'}"

    return "\n".join(map(line, skills)) or NOTHING_MORE


def questions(items: Sequence[Question], *, start: int) -> str:
    blocks = (f"{number}. {item.text}\n{item.answer}" for number, item in enumerate(items, start + 1))
    return "\n\n".join(blocks) or NOTHING_MORE
