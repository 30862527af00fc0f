"""What an answer adds of the person where no deed shows the moment itself, and how gaps are told by rank."""

import pytest

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.trades.question_banks import load_bank

ENGINEER = (
    "Ann Fresh\n\nExperience\n\nNetwork Engineer, Cedar Mills, 2018 - 2022\n- Configured firewalls at nine sites.\n"
    "- Set up VPN tunnels for three offices.\n- Wrote the runbooks of the night shift.\n- Trained two colleagues.\n"
)
NETWORKS = (
    "Network Engineer\n\nResponsibilities\n- Run our networks and switches\n- Monitor the network at night\n\n"
    "Requirements\n- Firewalls\n- VPN\n"
)
MANAGER = (
    "Ann Fresh\n\nExperience\n\nHR Manager, Cedar Mills, 2016 - 2022\n"
    "- Led the yearly talk about goals with forty people.\n- Hired twelve recruiters for three offices.\n"
)


def questions_at(level, resume, job):
    return interview(resume, job, load_lexicon(), load_bank(), level, NOW)


@pytest.mark.parametrize("level", Level)
def test_an_answer_without_a_deed_names_skills_of_the_job_that_the_person_has_practised(level):
    answers = [line.answer for line in questions_at(level, ENGINEER, NETWORKS)]
    [first, *_] = [answer for answer in answers if "I bring experience with" in answer]
    assert "firewalls" in first or "VPN" in first
    assert sum("experience with firewalls" in answer for answer in answers) <= 1


@pytest.mark.parametrize("level", Level)
def test_a_question_about_a_deed_asks_for_another_one_of_the_same_job(level):
    further = [line for line in questions_at(level, ENGINEER, NETWORKS) if "What else" in line.text]
    assert all(line.answer.startswith("In that job I also ") for line in further)


@pytest.mark.parametrize("level", Level)
def test_who_is_to_lead_does_not_begin_with_the_simple_tasks(level):
    job = (
        "Lawn Care Operations Manager\n\nResponsibilities\n- Lead the crews that treat lawns for weeds and pests\n"
        "- Plan the treatments of lawns and trees\n- Answer for pesticide records\n"
    )
    new = [
        line.answer for line in questions_at(level, MANAGER, job) if "I have not treated homes or lawns" in line.answer
    ]
    assert new
    assert not [answer for answer in new if "ride along" in answer]
    assert any("decide nothing over their heads" in answer for answer in new)


def test_nobody_signs_up_next_week_for_a_license_that_takes_years_of_study():
    job = (
        "Case Manager\n\nResponsibilities\n- Carry a caseload of forty families\n- Plan care with clients\n\n"
        "Requirements\n- Current RN license\n- Two years of casework\n"
    )
    resume = (
        "Ann Fresh\n\nExperience\n\nCase Manager, Cedar Mills, 2016 - 2022\n- Carried a caseload of thirty families.\n"
    )
    answers = " ".join(line.answer for level in Level for line in questions_at(level, resume, job))
    assert "I would sign up for the next date" not in answers
