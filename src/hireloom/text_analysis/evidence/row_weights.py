"""The points that each requirement weighs, learned from judged pairs."""

from collections.abc import Sequence

from hireloom.domain.resume_match.findings import Kind
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.evidence.learned import learned

BACKGROUND = "background"


def weights_of(asked: Sequence[ProvableRequirement]) -> list[int]:
    """Whole points, in the order of `asked`. The background weighs as a share of all other rows together."""
    table = learned("weight")
    rows = [row_of(each) for each in asked]
    others = sum(int(table[row][0]) for row in rows if row != BACKGROUND)
    background = max(1, round(others * table[BACKGROUND][0]))
    return [background if row == BACKGROUND else int(table[row][0]) for row in rows]


def row_of(asked: ProvableRequirement) -> str:
    """The name under which the weight of a requirement was learned."""
    need = asked.requirement
    if need.kind is Kind.EXPERIENCE and not asked.years:
        return BACKGROUND
    if asked.skills and all(skill.kind == "soft" for skill in asked.skills):
        return "manner"
    return f"{need.kind.value} {'must' if need.must else 'nice'}"
