"""Which lines of an advert describe the work: not the title again, not who is sought, not what is asked for by name."""

import pytest

from hireloom.domain.resume_match.findings import Kind, Requirement
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.evidence.duties import asked_duties
from hireloom.text_analysis.language.lexicon_files import load_lexicon

WORK = "- Repair pumps and valves of the dairy at night\n"


def duties(job: str) -> list[str]:
    return [value.label for value in requirements_of(job).values() if value.kind is Kind.DUTY]


def requirements_of(job: str) -> dict[str, Requirement]:
    return {
        requirement.requirement.label: requirement.requirement
        for requirement in job_requirements(job, load_lexicon()).asked
    }


@pytest.mark.parametrize(
    "line",
    [
        "Mechanic wanted!! Dairy of the Valley, 14 Dock Street.",
        "Urgent opening for Mechanic @ Mumbai (Andheri East)",
        "Are you kind to machines, patient with valves and careful with pumps?",
        "Required for September: a full-time Mechanic of pumps to join a successful dairy.",
        "Harlan Pryce Pumps, a firm of forty in the valley, seeks a mechanic for its pumps.",
        "You are a trained mechanic of pumps and valves with your own tools.",
        "Proficiency with Microsoft Excel and AutoCAD drawings of pumps and valves in the dairy.",
    ],
)
def test_who_is_sought_and_what_is_named_is_no_work(line: str) -> None:
    (only,) = duties(f"Mechanic\n{line}\n{WORK}")
    assert only.startswith("Repair pumps")


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("As a Mechanic you'll own the whole cycle of pump repairs", "Own the whole cycle of pump repairs"),
        ("Repair of dairy pumps preferred", "Repair of dairy pumps"),
        ("Repair of dairy pumps is strongly desired", "Repair of dairy pumps"),
    ],
)
def test_a_label_is_the_work_alone(line: str, name: str) -> None:
    assert name in duties(f"Mechanic\n\n{line}\n")


@pytest.mark.parametrize(
    ("head", "title"),
    [
        (
            "About Us\nBrightloop is a shop for clinics.\n\nThe Role: Account Executive, Mid-Market\n",
            "Account Executive",
        ),
        ("Job description\nNurse Manager\nRun a ward.\n", "Nurse Manager"),
        ("Mechanic @ Mumbai (Andheri East)\nRepair pumps.\n", "Mechanic"),
        ("Mechanic wanted!!\nRepair pumps.\n", "Mechanic"),
        ("Mechanic\nThe role: five teams and a budget\nRepair pumps.\n", "Mechanic"),
    ],
)
def test_a_heading_and_a_place_are_no_title(head: str, title: str) -> None:
    assert job_requirements(f"{head}{WORK}", load_lexicon()).job.title.split(",")[0] == title


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("The Copper Kettle serves modern food to ninety guests a night.", "The Copper Kettle"),
        ("The Successful Candidate is a person who repairs pumps.", ""),
        ("Harlan Pryce LLP, a 40-attorney firm in Chicago, seeks a mechanic.", "Harlan Pryce LLP"),
        ("Northgate Colleges Trust | Bristol | part of the town", "Northgate Colleges Trust"),
    ],
)
def test_who_is_hiring_may_be_told_in_many_ways(text: str, company: str) -> None:
    assert job_requirements(f"Mechanic\n{text}\n{WORK}", load_lexicon()).job.company == company


def test_what_stands_before_a_bracket_with_a_wish_is_a_must() -> None:
    rows = requirements_of(
        f"Electrician\n{WORK}\nRequirements\n- OSHA 10 (OSHA 30 preferred)\n- Active Directory is required\n"
    )
    assert (rows["OSHA 10"].must, rows["OSHA 30"].must) == (True, False)
    assert "Active Directory" in rows


def test_years_in_a_field_stand_for_years_of_any() -> None:
    rows = requirements_of(
        "Accountant\nExperience: 2 - 4 yrs\n\nRequirements\n- Minimum 2 years of experience in accounts\n"
    )
    assert [label for label in rows if label.startswith("2+")] == ["2+ years of accounts"]


def test_without_a_heading_the_work_is_told_before_what_is_wished_for() -> None:
    job = (
        "Mechanic\nYou repair pumps and valves of the dairy.\nA forklift certificate is an advantage.\n\n"
        "You'll bring\n- Knowledge of hydraulic pumps\n"
    )
    assert asked_duties(job, load_lexicon()) == ("You repair pumps and valves of the dairy.",)
    taught = (
        "Teacher\nThe successful candidate will:\n- plan lessons for forty pupils\n\nEssential\n- A degree in physics\n"
    )
    assert asked_duties(taught, load_lexicon()) == ("plan lessons for forty pupils",)


def test_a_sign_before_a_line_is_no_part_of_it() -> None:
    assert duties("Mechanic\n> Repair of pumps and valves in the dairy\n") == [
        "Repair of pumps and valves in the dairy"
    ]


def test_years_at_the_head_of_their_line_are_years_of_work() -> None:
    rows = requirements_of("Mechanic\n\nRequirements\n- Pumps\n\nExperience: 8 to 12 years, min. 3 years in dairies\n")
    assert [label for label in rows if "years" in label] == ["8+ years of relevant experience", "3+ years of dairies"]
