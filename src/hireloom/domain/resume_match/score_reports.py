"""The report about one candidate's resume: a text in which the number stands once, with evidence and missing points."""

from collections.abc import Iterator

from hireloom.domain.resume_match.findings import Finding, Findings, State
from hireloom.domain.resume_match.scores import MADE_BY, Score, points

PHRASE = "Overall Resume Score:"
_PARTS = ((State.MET, "Strengths"), (State.PARTLY, "Partly covered"), (State.MISSING, "Missing points"))


def report(findings: Findings, score: Score) -> str:
    """Plain text; no quote of the resume can look like the number."""
    lines = [f"{PHRASE} {score.percent}", "", f"{score.heading}. {score.advice}"]
    if score.skills_percent is not None:
        lines.append(f"Skills Match: {score.skills_percent}%")
    if score.experience_percent is not None:
        lines.append(f"Experience Match: {score.experience_percent}%")
    if score.meaning:
        lines.append(score.meaning.text)
    if findings.copied:
        lines.append(copied(findings.copied))
    if score.musts.total:
        lines.append(f"Requirements that the job calls a must: {score.musts.met} of {score.musts.total} met")
    for state, title in _PARTS:
        group = [finding for finding in findings.findings if finding.state is state]
        if group:
            lines += ["", title, *(line for finding in group for line in _lines_of(finding))]
    lines += ["", "How the score is calculated"]
    lines += [f"- {line.label}: {line.points:g}" for line in score.sum]
    lines += [f"- {score.points:g} of {score.max_points:g} points", MADE_BY]
    return "\n".join(lines)


def copied(lines: int) -> str:
    """What to say of lines that repeat the job."""
    return "1 line repeats the advert." if lines == 1 else f"{lines} lines repeat the advert. They prove nothing."


def _lines_of(finding: Finding) -> Iterator[str]:
    need = finding.requirement
    must = "must" if need.must else "nice to have"
    yield f"- {need.label} ({must}, {points(finding):g} of {need.weight} points)"
    if finding.evidence:
        yield f"  Evidence: “{_defused(finding.evidence[0].quote)}”"
    if finding.note:
        head = "" if finding.state is State.MET else "Still missing: "
        yield f"  {head}{_defused(finding.note)}"


def _defused(quote: str) -> str:
    """Words of a resume, changed so that nobody can read them as the number."""
    return quote.replace(":", " -") if "score" in quote.casefold() else quote
