"""About the resume: what it says about education stands on a degree."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.summaries import about

RESUME = (
    "Ann Fresh\n\nExperience\n\nAccountant, Salt Cellar, 2018 - 2022\n- Reconciled the accounts of two shops.\n\n"
    "Education\n\n{study}\n"
)
JOB = "Accountant\n\nRequirements\n- Account reconciliation\n"


@pytest.mark.parametrize(
    ("study", "is_told"),
    [
        ("Bachelor of Science in Accounting, Hill College, 2017", True),
        ("May 2011", False),
        ("National Safety Council Defensive Driving Course (2016)", False),
    ],
)
def test_a_date_or_a_course_is_not_told_as_an_education(study, is_told):
    summary = " ".join(about(RESUME.format(study=study), JOB, load_lexicon(), 2026 * 12).summary)
    assert ("ducation" in summary) is is_told


def test_a_title_read_twice_is_told_once_and_a_missing_license_has_its_article():
    deed = "- Kept customer service and inventory management records in Excel.\n"
    resume = f"Ann Fresh\n\nExperience\n\nLaborer Laborer, Salt Cellar, 2018 - 2022\n{deed}"
    job = "Laborer\n\nRequirements\n- Valid driver's license required\n- Customer service\n"
    summary = " ".join(about(resume, job, load_lexicon(), 2026 * 12).summary)
    assert "Laborer Laborer" not in summary
    assert "a driver's license" in summary
