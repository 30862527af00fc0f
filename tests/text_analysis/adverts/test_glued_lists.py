"""Lists that lost their breaks, and what stands between an ask and the name of the employer."""

import pytest

from hireloom.testing.measure import requirements
from hireloom.text_analysis.adverts.adverts import passages_of
from hireloom.text_analysis.adverts.conditions import condition_names
from hireloom.text_analysis.adverts.sections import passages
from hireloom.text_analysis.language.degrees import ASSOCIATE, degrees
from hireloom.text_analysis.language.labels import label
from hireloom.text_analysis.language.lexicon_files import load_lexicon

HEAD = "Data Scientist\n\nRequirements\n- Knowledge of statistics\n- Test plans\n- Python\n"


def labels(advert: str) -> set[str]:
    return {str(row["text"]) for row in requirements(advert)}


def test_dashes_of_a_list_cut_behind_a_capital_too() -> None:
    rows = labels(
        "Data Scientist\nWhat you need:-Big data-Java-Logistic regression-Neural networks-SVM-Decision trees"
        "-Strong scripting (Bash/Perl)-Full-Time availability"
    )
    assert {"Java", "Logistic regression", "Neural networks", "SVM", "Decision trees"} <= rows


def test_a_dash_in_a_name_opens_no_item() -> None:
    rows = labels(
        "Sales Rep\nRequirements: -Two years of Coca-Cola sales -Knowledge of Navier-Stokes solvers"
        " -Attention to detail -Johnson-Johnson products"
    )
    assert {"Navier-Stokes solvers", "Johnson-Johnson products", "Attention to detail"} <= rows
    assert any("Coca-Cola" in row for row in rows)


def test_a_dash_after_a_blank_opens_an_item() -> None:
    rows = labels(
        "Mail Clerk\nRequirements: -Good proof-reading skills -Basic comprehension of mathematics a must. -Excellent"
        " attendance -Attention to detail"
    )
    assert {"Basic comprehension of mathematics", "Attention to detail"} <= rows


@pytest.mark.parametrize(
    ("glued", "whole"),
    [
        ("Skilled in follow-upAbility to manage projects", "Ability to manage projects"),
        ("Able to rank by urgencyWE ARE ONLY HIRING HERE", "Able to rank by urgency"),
        ("Excel or other reporting toolsGD123 Acme Staffing", "Excel or other reporting tools"),
        ("Ability to plan Flexible availability", "Ability to plan"),
        ("Must enjoy caring If you're an Acme associate, refer a friend", "Must enjoy caring"),
        ("Weighs risks of the teamCoachableIf you have any sense, call us", "Coachable"),
        ("Reports to the risk team.3 Years Experience is required", "3 Years Experience is required"),
        ("Motor vehicle check for the past 3 years Successfully pass a physical", "Successfully pass a physical"),
        ("Know what to do If you believe an order is late", "Know what to do If you believe an order is late"),
        ("High School Diploma or GED required If you feel you fit, write to us", "High School Diploma or GED required"),
    ],
)
def test_sentences_that_ran_into_each_other_are_cut(glued: str, whole: str) -> None:
    assert whole in [passage.text for passage in passages_of(f"{HEAD}- {glued}\n")[2]]


def test_names_between_semicolons_are_one_list() -> None:
    text = "Familiarity with: HPUX; EMC NetWorker; Zerto; APTARE; and Windows Server"
    assert [passage.text for passage in passages(text)] == [text.replace(";", ",")]
    assert {"APTARE", "EMC NetWorker"} <= labels(f"{HEAD}- {text}\n")


def test_several_things_of_a_list_stand_alone_and_open_plurals_do_not() -> None:
    advert = f"{HEAD}- Knowledge of blueprints, specifications, safety requirements and contract administration\n"
    assert {"Blueprints", "Specifications", "Contract administration"} <= labels(advert)
    assert "Concepts" not in labels(f"{HEAD}- Knowledge of general business operations, concepts and best practices\n")


def test_the_employer_before_its_legal_notice_is_no_part_of_an_ask() -> None:
    text = "Basic legal labeling practice Acme Seattle Foods, Inc. is an Equal Opportunity Employer"
    assert next(passages(text)).text == "Basic legal labeling practice"


def test_a_tool_whose_line_wraps_behind_is_an_is_no_employer() -> None:
    rows = labels("Analyst\n\nRequirements\nUse of Power BI, Tableau and Looker Studio is an\nadvantage\nSQL\n")
    assert {"Tableau", "Looker"} <= rows


def test_an_employer_alone_before_its_legal_notice_asks_for_nothing() -> None:
    rows = labels(f"{HEAD}- Test scripts\n  Acme Foods is an Equal Opportunity Employer\n")
    assert "Test scripts" in rows
    assert not any("Acme" in row for row in rows)


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "Manager will be a self directed individual with strong skills",
            "Self directed individual with strong skills",
        ),
        ("Acme is currently seeking an Office Manager to handle the daily operations", "Handle the daily operations"),
        ("Solid understanding/experience with traffic methods", "Traffic methods"),
        ("A/C refrigerant handling certification", "A/C refrigerant handling certification"),
    ],
)
def test_a_label_begins_with_what_is_asked_for(sentence: str, expected: str) -> None:
    assert label(sentence, load_lexicon()) == expected


def test_each_shift_is_one_condition() -> None:
    text = "Working hours: 1st shift: 8:00am -- 4:00pm Monday-Sunday 2nd shift: 6:00pm -- 11:00pm Monday-Sunday"
    assert condition_names(text) == [
        "Working hours: 1st shift: 8:00am -- 4:00pm Monday-Sunday",
        "2nd shift: 6:00pm -- 11:00pm Monday-Sunday",
    ]


def test_a_plain_condition_among_the_duties_is_no_duty_as_well() -> None:
    rows = requirements("Imaging Clerk\n\nDuties\n- Lifting 30-40 lb. boxes\n- Scanning documents\n- Indexing files\n")
    assert [row["type"] for row in rows if "30-40" in str(row["text"])] == ["condition"]


def test_a_license_that_only_the_head_names_is_asked_for() -> None:
    advert = (
        "Truck Driver – CDL ( Class A ) Transportation – Full Time\nDuties\n- Haul refrigerated freight to stores\n"
        "- Inspect the tractor before each trip\n- Keep logs of hours\n"
    )
    assert "Commercial Driver license" in labels(advert)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Follow the Health Insurance Portability and Accountability Act", "Health insurance"),
        ("Ability to differentiate between colors of cleaning products", "Differentiated instruction"),
        ("Five years with backup and data protection technologies", "GDPR"),
        ("Give counseling and disciplinary action to associates", "Mental health counseling"),
    ],
)
def test_a_name_in_another_sense_asks_for_no_skill(line: str, name: str) -> None:
    assert name not in labels(f"{HEAD}- {line}\n")


def test_an_associates_degree_keeps_its_level_with_its_apostrophe_behind() -> None:
    assert degrees("Minimum of Associates' degree in Information Technology") == (ASSOCIATE,)


def test_growing_responsibility_names_no_field() -> None:
    line = "Minimum of 5 years in roles of increasing responsibility in demand generation"
    assert "5+ years of demand generation" in labels(f"{HEAD}- {line}\n")


def test_what_is_told_below_a_list_asks_for_nothing() -> None:
    line = "Acme is a process improvement company that organizations of every size turn to."
    assert "Process improvement" not in labels(f"{HEAD}- {line}\n")


def test_what_is_called_essential_below_a_list_is_asked_for() -> None:
    assert "Microsoft Word" in labels(f"{HEAD}- Word is an essential tool\n")


def test_sciences_and_crafts_in_s_are_not_several_things() -> None:
    rows = labels(f"{HEAD}- Proficiency with hydraulics, pneumatics, and electrical motors\n")
    assert "Hydraulics" in rows
    assert "Hydraulics, pneumatics, and electrical motors" not in rows


def test_whom_an_employer_thanks_and_is_friendly_to_asks_for_nothing() -> None:
    advert = (
        f"{HEAD}We thank all those interested; however only those that apply online will be considered. Acme is a"
        " Military & Veteran friendly company.\n"
    )
    assert labels(advert) == labels(HEAD)


def test_an_adjective_without_its_noun_is_no_item_of_a_list() -> None:
    rows = labels(f"{HEAD}- Must have excellent, professional communication skills\n")
    assert "Communication" in rows
    assert "Must have excellent" not in rows


def test_a_language_below_a_heading_of_conditions_is_no_condition() -> None:
    rows = requirements(f"{HEAD}\nLocation: Cypress\n*Must be bilingual in Spanish or French.\n")
    assert "condition" not in [row["type"] for row in rows if "French" in str(row["text"])]


def test_a_level_of_organization_is_an_organizational_skill() -> None:
    assert "Organizational skills" in labels(f"{HEAD}- A high level of organization\n")
