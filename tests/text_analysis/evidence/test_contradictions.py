"""Two rows about the same skill do not say opposite things."""

from hireloom.domain.resume_match.findings import Kind, State
from hireloom.text_analysis.adverts.requirements import ProvableRequirement, job_requirements
from hireloom.text_analysis.evidence.contradictions import without_contradictions
from hireloom.text_analysis.evidence.judgements import AS_A_WHOLE, Judgement
from hireloom.text_analysis.language.lexicon_files import load_lexicon

LEXICON = load_lexicon()
JOB = """Site Project Manager

Duties
- Prepare cash flow projections for each site
- Keep the daily log of the site and its drawings
- Lead problem solving

Requirements
- Cash flow management
- Problem solving
- Concrete and framing
- Procore
"""
MISSING = Judgement(State.MISSING, 0.0, [], "")
PARTLY = Judgement(State.PARTLY, 0.5, [4], "")
AS_WHOLE = Judgement(State.MET, 1.0, [2], AS_A_WHOLE, is_implied=True)
BY_A_LINE = Judgement(State.MET, 1.0, [2], "")


def agreed(duty: str, of_duty: Judgement, of_skill: Judgement) -> tuple[Judgement, Judgement]:
    """What becomes of a duty next to all skills."""
    needs = job_requirements(JOB, LEXICON).asked
    results = [of_duty if _is_duty(need, duty) else of_skill for need in needs]
    place = next(at for at, need in enumerate(needs) if _is_duty(need, duty))
    return results[place], without_contradictions(needs, results, LEXICON)[place]


def _is_duty(need: ProvableRequirement, words: str) -> bool:
    return need.requirement.kind is Kind.DUTY and words in need.requirement.label.lower()


def test_a_duty_is_not_met_as_a_whole_where_its_skill_is_missing() -> None:
    _, after = agreed("cash flow", AS_WHOLE, MISSING)
    assert after.state is State.PARTLY
    assert after.share < 1


def test_a_duty_that_a_line_says_stays_met() -> None:
    before, after = agreed("cash flow", BY_A_LINE, MISSING)
    assert after is before


def test_a_duty_of_skills_that_are_shown_is_not_missing() -> None:
    _, after = agreed("problem solving", MISSING, PARTLY)
    assert after.state is State.PARTLY
    assert list(after.at) == [4]


def test_a_duty_of_other_things_stays_missing() -> None:
    before, after = agreed("daily log", MISSING, PARTLY)
    assert after is before
