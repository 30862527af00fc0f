"""The points of a job's requirements add up to 100."""

import pytest

from hireloom.testing.samples import JOB
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.evidence.row_weights import ALL_POINTS, weights_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon

LEXICON = load_lexicon()
NURSE = "Nurse\n\nRequirements\n- RN license\n- 2 years in a hospital\n- Telemetry\n"
MANY = "Clerk\n\nRequirements\n" + "".join(f"- Experience with Tool{number} and invoicing\n" for number in range(160))


@pytest.mark.parametrize("job", [JOB, NURSE, MANY])
def test_they_add_up_to_100_and_none_is_for_nothing(job):
    weights = weights_of(job_requirements(job, LEXICON).asked)
    assert min(weights) >= 1
    assert sum(weights) == max(ALL_POINTS, len(weights))


def test_a_must_weighs_no_less_than_a_wish():
    rows = job_requirements(f"{NURSE}- Spanish is a plus\n- Excel is a plus\n", LEXICON).asked
    weights = {row.requirement.label: weight for row, weight in zip(rows, weights_of(rows), strict=True)}
    kinds = {row.requirement.label: (row.requirement.kind, row.requirement.must) for row in rows if not row.work}
    musts = {kind: weights[label] for label, (kind, must) in kinds.items() if must}
    wishes = {kind: weights[label] for label, (kind, must) in kinds.items() if not must}
    assert all(musts[kind] >= wishes[kind] for kind in musts.keys() & wishes.keys())


def test_nothing_asked_weighs_nothing():
    assert weights_of(()) == []
