"""What an analysis found, as short as a row of a list needs it."""

from dataclasses import dataclass

from hireloom.domain.resume_match.findings import Finding, Findings, Kind, State

LONGEST_QUOTE = 200  # characters


@dataclass(frozen=True, slots=True)
class MatchBrief:
    """How many requirements the resume meets, of how many; `gap` is the weightiest that it does not meet, or empty, and
    `quote` the sentence that proves the weightiest that it does. `is_unnamed`: the quote says nothing about who it
    is."""

    met: int
    total: int
    gap: str = ""
    is_partly: bool = False  # the gap
    quote: str = ""
    is_unnamed: bool = False


def brief_of(findings: Findings, *, is_unnamed: bool) -> MatchBrief:
    """`is_unnamed`: the findings are those of a blind review."""
    rows = sorted(findings.findings, key=_weightiest_first)
    gap = next((row for row in rows if row.state is not State.MET), None)
    proven = [row for row in rows if row.state is State.MET and row.evidence and not row.is_implied]
    return MatchBrief(
        met=sum(row.state is State.MET for row in rows),
        total=len(rows),
        gap=gap.requirement.label if gap else "",
        is_partly=gap is not None and gap.state is State.PARTLY,
        quote=proven[0].evidence[0].quote[:LONGEST_QUOTE] if proven else "",
        is_unnamed=is_unnamed,
    )


def _weightiest_first(finding: Finding) -> tuple[bool, bool, int]:
    """A title, and what no single sentence of the job asks for, come last: they say little about the person."""
    requirement = finding.requirement
    return requirement.whole or requirement.kind is Kind.TITLE, not requirement.must, -requirement.weight
