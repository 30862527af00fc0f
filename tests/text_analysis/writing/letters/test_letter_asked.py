"""What a letter tells because the job asks for it by name and the resume proves it, or admits because it does not."""

import pytest

from hireloom.domain.cover_letters.orders import Opening
from hireloom.domain.resume_match.findings import Evidence, Finding, Kind, Requirement, State
from hireloom.domain.resume_match.role_years import MONTHS, Counting, DatedRole, RoleYears, YearSum
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.asked import proved_skills, proved_years
from tests.text_analysis.writing.sample_letters import ANN, letter

CLERK = (
    "Ann Fresh\n\nExperience\n\nPayroll Clerk, Cedar Mills, 2010 - 2018\n- Did the payroll processing of 40 hands.\n"
)


def finding_of(label, quote, state=State.MET, weight=2, *, is_implied=False):
    need = Requirement(1, Kind.SKILL, label, True, weight, f"Experience in {label}")
    return Finding(need, state, (Evidence(0, len(quote), quote),), is_implied=is_implied)


def names(*findings):
    return [skill.name for skill in proved_skills(findings, load_lexicon())]


def test_skills_that_a_line_names_are_told_the_heaviest_first():
    light, heavy = (
        finding_of("Payroll", "Ran the payroll."),
        finding_of("Auditing", "Led the auditing of two quays.", weight=5),
    )
    assert names(light, heavy) == ["Auditing", "Payroll"]


@pytest.mark.parametrize(
    "finding",
    [
        finding_of("Payroll", "Ran the payroll.", State.MISSING),
        finding_of("Payroll", "Ran the payroll.", is_implied=True),
        finding_of("Payroll", "Met the people of the ward."),
    ],
)
def test_what_is_missing_or_only_implied_is_not(finding):
    assert names(finding) == []


def test_years_that_dated_roles_add_up_to_are_told():
    line = "5+ years of human resource experience"
    need = Requirement(1, Kind.EXPERIENCE, line, True, 2, f"Must have {line}.")

    def years_of(months):
        role = RoleYears(DatedRole("HR Clerk", "Acme", 24000, 24000 + months - 1), Counting.WHOLLY)
        return proved_years([Finding(need, State.MET, years=YearSum(5 * MONTHS, 24300, (role,)))])

    assert years_of(72) == "the five years of human resource experience that you ask for"
    assert years_of(30) == ""


def test_a_degree_below_the_one_that_is_required_is_admitted():
    line = "Requirements\n- A Bachelor's degree in accounting or finance is required, preferably with honors.\n"
    job = Opening("Payroll Clerk", "Acme", line)
    associate = f"{CLERK}\nEducation\nAssociate of Arts in Painting, Hill College, 2009\n"
    assert "do not have a bachelor's degree" in letter(job, resume=associate, sender=ANN)
    bachelor = f"{CLERK}\nEducation\nBachelor of Arts in Painting, Hill College, 2009\n"
    assert "do not have" not in letter(job, resume=bachelor, sender=ANN)


def test_one_of_two_languages_that_the_job_demands_is_admitted():
    job = Opening(
        "Payroll Clerk", "Acme", "Requirements\n- Must be bilingual in Spanish or French.\n- Count the pay.\n"
    )
    assert "do not speak Spanish or French" in letter(job, resume=CLERK, sender=ANN)


def test_a_program_that_the_work_only_touches_is_not_admitted():
    job = Opening(
        "Payroll Clerk", "Acme", "Requirements\n- Approve all work hours in the ADP system.\n- Count the pay.\n"
    )
    assert "ADP" not in letter(job, resume=CLERK, sender=ANN)
