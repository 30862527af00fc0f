"""Adverts whose items ran into each other: each asks for itself, and what the law lists asks for nothing."""

import pytest

from hireloom.testing.measure import requirements
from hireloom.text_analysis.adverts.sections import passages

HEAD = "Quality Engineer\n\nRequirements\n- Knowledge of machining\n- Test plans\n- Inspection of parts\n"
AD = HEAD + "- {}\n"


def rows(line: str) -> dict[str, str]:
    """The kind of each row by its text."""
    before = {(str(row["text"]), row["kind"], row["type"]) for row in requirements(HEAD)}
    now = [row for row in requirements(AD.format(line)) if (row["text"], row["kind"], row["type"]) not in before]
    return {str(row["text"]): str(row["kind"] if row["type"] != "condition" else "condition") for row in now}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Injection molding an asset.", {"Injection molding": "nice"}),
        ("Experience with laser welding a MAJOR plus.", {"Laser welding": "nice"}),
        ("BS is preferred 3-5 years experience in labs is needed", {"Bachelor's degree": "nice"}),
        ("Excel skills.2-4 yrs experience in claims", {"2+ years of claims": "must", "Excel skills": "must"}),
        ("Minimum of 8 - 10 years of experience in IT", {"8+ years of IT": "must"}),
        ("Proficiency with project management softwarePMP certification", {"PMP certification": "must"}),
        (
            "Excel is the leading tool (Word) Clean Harbors is the leading provider of services to 500 companies",
            {"Excel": "must"},
        ),
    ],
)
def test_an_item_that_ran_into_another_asks_for_itself(line: str, expected: dict[str, str]) -> None:
    labels = rows(line)
    assert expected.items() <= labels.items(), labels


@pytest.mark.parametrize(
    ("line", "condition"),
    [
        (
            "Able to obtain a food handler's permit within 60 days of hire",
            "Obtain a food handler's permit within 60 days of hire",
        ),
        ("Good hand/eye coordination", "Good hand/eye coordination"),
        ("Flexible schedule necessary", "Flexible schedule"),
    ],
)
def test_a_condition_is_no_requirement_as_well(line: str, condition: str) -> None:
    assert list(rows(line).items()) == [(condition, "condition")]


def test_a_clearance_that_is_not_required_is_no_condition() -> None:
    assert not rows("Security Clearance: Not Required")


def test_knowledge_of_a_rule_for_drivers_is_a_requirement() -> None:
    assert "must" in rows("Thorough knowledge of DOT regulations").values()


def test_what_the_law_lists_asks_for_nothing() -> None:
    law = (
        "All applicants will receive consideration without regard to race; color; marital, domestic partnership or"
        " civil union status; affectional or sexual orientation; atypical cellular or blood trait; genetics."
    )
    assert not rows(law)


def test_a_check_below_equal_opportunity_is_a_condition() -> None:
    text = HEAD + "\nEEO Statement\nNo discrimination.\nAny offer of employment is contingent upon the results of a"
    labels = requirements(text + " pre-employment drug test and background check.\n")
    assert "Pre-employment drug test and background check" in [row["text"] for row in labels]


def test_what_a_heading_of_wishes_insists_on_is_a_must() -> None:
    text = HEAD + "\nDesired Qualifications\n- A valid driver's license is required\n- Forklift driving\n"
    kinds = {row["text"]: row["kind"] for row in requirements(text)}
    assert (kinds["Driver's license"], kinds["Forklift driving"]) == ("must", "nice")


def test_a_list_of_protected_grounds_ends_with_the_first_item_that_is_none() -> None:
    line = "Teach all pupils regardless of ability; hold a teaching license; 3 years of teaching; Spanish preferred"
    assert [passage.text for passage in passages(line)] == [
        "Teach all pupils regardless of ability",
        "hold a teaching license",
        "3 years of teaching",
        "Spanish preferred",
    ]
    law = "Without regard to race; color; marital or family status; or any other protected status; 2 years of sales"
    assert [passage.text for passage in passages(law)] == [
        "Without regard to race, color, marital or family status, or any other protected status",
        "2 years of sales",
    ]


def test_a_heading_ends_at_a_bullet_without_a_blank() -> None:
    text = "Baker\nRequirements• Excel• Two years of oven Experience• Careful workNice to Have• SAP• Java"
    kinds = {row["text"]: row["kind"] for row in requirements(text)}
    assert (kinds["Excel"], kinds["SAP"], kinds["Java"]) == ("must", "nice", "nice")
    assert kinds["2+ years of oven experience"] == "must"


def test_a_row_of_physical_demands_is_cut_into_its_items() -> None:
    demands = "Bending Carrying Up to 40 pounds Grasping Lifting Pulling Pushing Twisting"
    rows = requirements(f"{HEAD}\nPhysical requirements {demands}")
    conditions = {row["text"] for row in rows if row["type"] == "condition"}
    assert {"Bending", "Carrying Up to 40 pounds", "Grasping", "Pulling", "Twisting"} <= conditions


def test_the_company_and_the_number_of_the_advert_end_the_last_item() -> None:
    rows = requirements(HEAD + "\nPreferred Skills\n- Excel\n- Servers such as VMwareAbout Rosewell: We bake.")
    assert "VMware" in [row["text"] for row in rows]
    rows = requirements(HEAD + "\nRequirements\n- Excel\n- Must hold a Secret clearancePI94001234Apply Here")
    assert not [row for row in rows if "PI94" in row["text"] + row["quote"]]


def test_any_of_a_list_is_enough() -> None:
    rows = requirements(HEAD + "\nRequirements\n- Experience with any of the databases (MySQL, MongoDB, Redis etc.)")
    assert "MySQL, MongoDB or Redis" in [row["text"] for row in rows]


def test_a_license_before_a_heading_of_wishes_is_no_heading() -> None:
    text = "Sales Rep\nBasic Qualifications:Excel sales.Driver's License Preferred Qualifications:Bachelor's Degree."
    kinds = {row["text"]: row["kind"] for row in requirements(text)}
    assert (kinds["Driver's license"], kinds["Bachelor's degree"]) == ("must", "nice")
