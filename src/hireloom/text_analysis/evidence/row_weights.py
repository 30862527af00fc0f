"""The points that each requirement weighs, learned from judged pairs."""

from collections.abc import Sequence

from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.evidence.learned import learned

FEWEST_POINTS = 24  # of all single requirements together, so that one line alone never decides


def weights_of(asked: Sequence[ProvableRequirement]) -> list[int]:
    """Whole points, in the order of `asked`. What compares the work as a whole weighs as a multiple of all single
    requirements together."""
    table = learned("weight")
    single = max(
        FEWEST_POINTS, sum(int(table[row_of(requirement)][0]) for requirement in asked if not requirement.work)
    )
    return [
        max(1, round(single * table[requirement.work][0])) if requirement.work else int(table[row_of(requirement)][0])
        for requirement in asked
    ]


def row_of(asked: ProvableRequirement) -> str:
    """The name under which the weight of a requirement was learned."""
    need = asked.requirement
    if asked.work:
        return asked.work.value
    if asked.skills and all(skill.kind == "soft" for skill in asked.skills):
        return "manner"
    return f"{need.kind.value} {'must' if need.must else 'nice'}"
