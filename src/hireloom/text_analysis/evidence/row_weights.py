"""The points that each requirement weighs, learned from judged pairs."""

from collections.abc import Sequence
from math import sqrt

from hireloom.domain.resume_match.findings import Kind
from hireloom.text_analysis.adverts.licences import can_wait
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.adverts.whole_work import WorkRow
from hireloom.text_analysis.evidence.learned import learned

ALL_POINTS = 100  # of a job, so that a point is a percent
FEW_TOOLS = 3
LICENCE = 0.6  # of all single requirements together: without its license nobody may do the work
FEWEST_POINTS = 24  # of all single requirements together, so that one line alone never decides


def weights_of(needs: Sequence[ProvableRequirement]) -> list[int]:
    """Whole points that add up to 100, in the order of `needs`. What compares the work as a whole weighs as a multiple
    of all single requirements together. The more tools a job lists beyond a few, the less each of them weighs."""
    table, tools = learned("weight"), max(FEW_TOOLS, sum(map(is_of_tools, needs)))
    of_a_tool = sqrt(FEW_TOOLS / tools)
    weights = [table[row_of(need)][0] * (of_a_tool if is_of_tools(need) else 1) for need in needs]
    single = sum(weight for need, weight in zip(needs, weights, strict=True) if not need.work)
    whole = max(FEWEST_POINTS, single)
    decisive = decisive_of(needs)
    learned_weights = [
        whole * weight if need.work else max(weight, whole * LICENCE) if need is decisive else weight
        for need, weight in zip(needs, weights, strict=True)
    ]
    return _shared_out(ALL_POINTS, learned_weights)


def decisive_of(needs: Sequence[ProvableRequirement]) -> ProvableRequirement | None:
    """The must without which nobody may do the work: the license of a profession, that of the title if there is one."""
    titled = next((need.professions for need in needs if need.work is WorkRow.ROLE), frozenset[str]())
    licences = [need for need in needs if _is_licence(need) and (not titled or need.professions & titled)]
    return licences[0] if licences else None


def _is_licence(need: ProvableRequirement) -> bool:
    requirement = need.requirement
    has_other_way = need.either and len(need.names) > len(need.professions)
    is_must = requirement.must and not has_other_way and not can_wait(requirement.source)
    return requirement.kind is Kind.CERTIFICATE and bool(need.professions) and is_must


def is_of_tools(need: ProvableRequirement) -> bool:
    return bool(need.skills) and all(skill.kind == "tool" for skill in need.skills)


def _shared_out(total: int, weights: Sequence[float]) -> list[int]:
    """`total` in whole parts as the weights have it, at least 1 for each; the largest remainders are rounded up."""
    if not weights:
        return []
    exact = [total * weight / sum(weights) for weight in weights]
    parts = [max(1, int(part)) for part in exact]
    rest = total - sum(parts)
    by_remainder = sorted(range(len(parts)), key=lambda at: parts[at] - exact[at])
    for at in by_remainder[: max(0, rest)]:
        parts[at] += 1
    while sum(parts) > max(total, len(parts)):  # those below 1 were rounded up, so the heaviest give
        parts[parts.index(max(parts))] -= 1
    return parts


def row_of(need: ProvableRequirement) -> str:
    """The name under which the weight of a requirement was learned."""
    requirement = need.requirement
    if need.work:
        return need.work.value
    if need.is_manner:
        return "manner"
    return f"{requirement.kind.value} {'must' if requirement.must else 'nice'}"
