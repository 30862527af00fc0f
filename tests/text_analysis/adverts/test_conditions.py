"""What a job demands besides skill: shown in a list of its own, never scored."""

import re

import pytest

from hireloom.domain.documents import Document
from hireloom.testing.measure import NOW, requirements
from hireloom.text_analysis.adverts.conditions import conditions_in
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon

JOB = "Line Cook\n\nYour tasks\n- Grill meat and fish\n\nRequirements\n- {}\n- Knife skills\n- Food safety\n"


@pytest.mark.parametrize(
    "line",
    [
        "Must be authorized to work in the United States",
        "Must pass a background check",
        "Pre-employment drug test",
        "Able to work weekends and evenings",
        "Must be able to lift up to 50 pounds",
        "Clean driving record",
        "Reliable transportation",
        "Must be at least 18 years of age",
        "Able to travel up to 25%",
        "Standing for long periods",
        "Rotational shifts including weekends",
        "On-call duty every third weekend",
        "Must be 21 or older",
        "Complete set of hand tools",
        "DOT physical",
        "Active secret clearance",
        "Flu shot and TB test",
        "Travels to customer sites",
    ],
)
def test_a_condition_is_listed_and_asks_for_no_skill(line: str) -> None:
    needs = job_requirements(JOB.format(line), load_lexicon())
    assert line in [condition.source for condition in needs.conditions]
    assert line not in [row.requirement.source for row in needs.asked]
    assert line in [row["quote"] for row in requirements(JOB.format(line)) if row["type"] == "condition"]


@pytest.mark.parametrize(
    "line",
    [
        "Knowledge of the transportation industry",
        "Analyzes facts before reaching a conclusion",
        "Knowledge of drug compliance rules",
    ],
)
def test_a_word_inside_another_one_is_no_condition(line: str) -> None:
    assert not job_requirements(JOB.format(line), load_lexicon()).conditions


def test_each_condition_of_a_sentence_has_a_name_of_its_own() -> None:
    line = "Applicants must pass a background check, drug screen and be able to lift 50 pounds"
    named = [condition.label for condition in job_requirements(JOB.format(line), load_lexicon()).conditions]
    assert named == ["Background check", "Drug screen", "Lift 50 pounds"]


def test_a_condition_is_named_without_whom_it_lets_in() -> None:
    line = "Only candidates who pass the drug test will be considered eligible for employment"
    named = [condition.label for condition in job_requirements(JOB.format(line), load_lexicon()).conditions]
    assert named == ["Drug test"]


def test_conditions_reach_the_findings_and_change_no_point() -> None:
    def counts(line: str) -> tuple[int, int]:
        match = find(Document("Line Cook, 2019 - 2021\nGrilled meat."), JOB.format(line), load_lexicon(), now=NOW)
        return len(match.conditions), sum(row.requirement.weight for row in match.findings)

    assert counts("Drug test required") == (1, counts("Knife skills")[1])


def test_a_skill_beside_a_condition_is_asked_for_too() -> None:
    needs = job_requirements(JOB.format("Must have own transport and a driving licence"), load_lexicon())
    assert [condition.source for condition in needs.conditions] == ["Must have own transport and a driving licence"]
    assert any(row.requirement.kind == "certificate" for row in needs.asked)


def test_fewer_than_six_requirements_are_too_little_to_judge() -> None:
    def few(job: str) -> bool:
        return find(Document("Line Cook"), job, load_lexicon(), now=NOW).is_too_little

    assert few("Line Cook\n\nRequirements\n- Knife skills\n- Food safety\n")
    assert not few(JOB.format("Spanish") + "- HACCP\n- Menu planning\n")


@pytest.mark.parametrize(
    "line",
    [
        "Stoop, kneel, crouch or crawl",
        "The employee is frequently required to sit and talk or hear",
        "Current automobile insurance",
        "Must have a car",
        "Flexibility in scheduling",
        "No felony convictions",
        "Must be able to move about the plant freely",
        "Domestic and international travel",
        "Work in a cold, wet environment",
        "Must commit to the full duration of the assignment",
        "Must be 18 years of age",
    ],
)
def test_demands_on_the_body_and_the_day_are_conditions(line: str) -> None:
    needs = job_requirements(JOB.format(line), load_lexicon())
    assert line in [condition.source for condition in needs.conditions]


@pytest.mark.parametrize("line", ["Lift boxes of up to 50 pounds", "May be required to work every other Saturday"])
def test_a_condition_among_the_duties_is_shown_too(line: str) -> None:
    job = JOB.format("Spanish").replace("- Grill meat and fish", f"- Grill meat and fish\n- {line}")
    assert line in [condition.source for condition in job_requirements(job, load_lexicon()).conditions]


@pytest.mark.parametrize("line", ["Tracks attendance of pupils", "Maintains CNG powered heavy duty trucks"])
def test_a_duty_about_such_words_is_no_condition(line: str) -> None:
    job = JOB.format("Spanish").replace("- Grill meat and fish", f"- Grill meat and fish\n- {line}")
    assert not job_requirements(job, load_lexicon()).conditions


def test_a_row_of_movements_is_one_condition() -> None:
    needs = job_requirements(JOB.format("Must be able to bend, kneel, crouch and crawl"), load_lexicon())
    assert [condition.label for condition in needs.conditions] == ["Bend, kneel, crouch and crawl"]


@pytest.mark.parametrize(
    "line",
    ["Track record of reaching sales targets", "Coverage requirements of the shop", "We will never require overtime"],
)
def test_other_words_are_no_condition(line: str) -> None:
    assert line not in [row.source for row in job_requirements(JOB.format(line), load_lexicon()).conditions]


def test_the_letters_of_a_condition_may_be_small_or_capital() -> None:
    """Patterns are compared with small letters, so they contain no capital but those of \\W and \\S."""
    text = "İİ WORK PERMIT, I-9, Lift 50 LBS"
    assert [text[start:end] for start, end in conditions_in(text)] == ["WORK PERMIT", "I-9", "Lift 50 LBS"]
    for _, _, pattern in rows_of("conditions.tsv", "adverts"):
        assert not re.search(r"(?<!\\)[A-Z]", pattern), pattern


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("The employee is frequently required to stand, sit, walk", ["Stand, sit, walk"]),
        ("Must successfully complete a credit and criminal background check", ["Credit and criminal background check"]),
        (
            "No more than 1 moving violation in the previous 3 years",
            ["No more than 1 moving violation in the previous 3 years"],
        ),
        ("Requires U.S. Citizenship.", ["U.S. Citizenship"]),
        ("Minimal travel may be required", ["Minimal travel"]),
        ("Must pass a felony and misdemeanor background check", ["Felony and misdemeanor background check"]),
        ("Must reside in or near Dover", ["Reside in or near Dover"]),
        (
            "Stand, sit or walk for an extended time or for an entire work shift",
            ["Stand, sit or walk for an extended time"],
        ),
        ("Carrying equipment of moderate weight (8-30 pounds) is required", ["Lift 8-30 pounds"]),
        ("The physical demands described here are representative of those of the job", []),
        ("Perfect attendance bonus", []),
        ("Dedicated Drivers must pass a DOT physical", ["DOT physical"]),
        ("Must be able to work in a virtual team environment", ["Work in a virtual team environment"]),
        ("Use of personal protective equipment is required", ["Use of personal protective equipment"]),
        ("Current liability insurance on automobile required", ["Current liability insurance on automobile"]),
    ],
)
def test_a_condition_is_named_as_one_would_say_it(line: str, names: list[str]) -> None:
    assert [condition.label for condition in job_requirements(JOB.format(line), load_lexicon()).conditions] == names
