"""What an analysis found, in short."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.resume_match.briefs import LONGEST_QUOTE, brief_of
from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, JobFacts, Kind, Requirement, State

JOB = JobFacts("Baker", "Rye & Sons", 120)


def finding(label: str, state: State, weight: int, *, must: bool = True, quote: str = "") -> Finding:
    evidence = (Evidence(0, len(quote), quote),) if quote else ()
    return Finding(Requirement(1, Kind.SKILL, label, must, weight, "Asks."), state, evidence)


@pytest.mark.spec("HIR-T43")
def test_the_weightiest_gap_and_the_weightiest_proof_speak_for_all() -> None:
    rows = (
        finding("Cake", State.MET, 3, quote="Baked cakes."),
        finding("Rye", State.MET, 9, quote="Baked rye for a town."),
        finding("Wheat", State.MISSING, 14, must=False),
        finding("Ovens", State.PARTLY, 6, quote="Cleaned ovens."),
    )
    brief = brief_of(Findings(JOB, rows), is_unnamed=True)
    assert (brief.met, brief.total, brief.quote, brief.is_unnamed) == (2, 4, "Baked rye for a town.", True)
    assert (brief.gap, brief.is_partly) == ("Ovens", True)


@pytest.mark.spec("HIR-T43")
@given(st.lists(st.tuples(st.sampled_from(State), st.integers(1, 14), st.text(max_size=300))))
def test_a_brief_counts_every_requirement_and_names_a_gap_if_there_is_one(drawn: list[tuple[State, int, str]]) -> None:
    rows = tuple(finding(f"R{n}", state, weight, quote=quote) for n, (state, weight, quote) in enumerate(drawn))
    brief = brief_of(Findings(JOB, rows), is_unnamed=False)
    assert brief.total == len(rows)
    assert (brief.gap == "") is (brief.met == brief.total)
    assert len(brief.quote) <= LONGEST_QUOTE
