"""Conditions in the words of many trades, and headings that answer themselves: 'Travel: 25 %'."""

import pytest

from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.conditions import condition_names, conditions_in, is_denied
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.lexicon_files import load_lexicon

BAKER = "Baker\n\nRosewell Breads is hiring a Baker. Bake bread and rolls for two shops. {}"


def conditions(advert_text: str) -> list[str]:
    return [condition.label for condition in job_requirements(advert_text, load_lexicon()).conditions]


@pytest.mark.parametrize(
    "wording",
    [
        "Must be able to work Monday through Friday 7am to 3:30pm",
        "Hours are 8:00 a.m. to 5:00 p.m.",
        "US citizens only",
        "Must be over 18 years",
        "On feet all day",
        "No DUIs",
        "Must pass FBI clearance",
        "Take a swim test",
        "Minimum 30 hours per week",
        "Six month commitment",
        "Complete four weeks of paid training",
        "Must be clean shaven",
        "High-speed internet at home",
        "Able to read small print",
        "Must be able to distinguish colors",
        "Works around moving machinery",
        "Get in and out of a vehicle",
        "Lift fifty pounds",
        "Annual health physical",
        "Available for emergency call-outs",
        "Enter and exit crawl spaces",
        "Tolerate outdoor environmental conditions",
    ],
)
def test_a_wording_is_known(wording: str) -> None:
    assert conditions_in(wording)


@pytest.mark.parametrize(
    "wording",
    [
        "Our sites run high speed internet and entertainment services",
        "Sell tobacco products and lottery tickets",
        "Process payroll vacation requests and timecards",
        "Develops citizen developers and makers",
        "Open two stores, 25 people",
        "Relocation assistance for managers",
    ],
)
def test_a_similar_wording_is_none(wording: str) -> None:
    assert not conditions_in(wording)


def test_the_heading_stays_with_its_answer() -> None:
    assert conditions(BAKER.format("TRAVEL REQUIRED Up to 5 %. Shift: Tuesday - Saturday 3am to 11am.")) == [
        "TRAVEL REQUIRED Up to 5 %",
        "Shift: Tuesday - Saturday 3am to 11am",
    ]


@pytest.mark.parametrize("answer", ["Travel: none", "Travel Required No", "Relocation: no", "Overtime required: N/A"])
def test_a_denied_demand_is_no_condition(answer: str) -> None:
    assert is_denied(answer)
    assert answer not in conditions(BAKER.format(answer))


def test_a_condition_ends_where_the_next_sentence_begins() -> None:
    text = BAKER.format("Must meet company driving requirements Great Pay & Benefits!")
    assert conditions(text) == ["Meet company driving requirements"]


def test_the_bracket_of_a_working_time_is_closed() -> None:
    assert conditions(BAKER.format("This is a second shift position (Monday - Friday 3pm to 11:30pm).")) == [
        "Second shift position (Monday - Friday 3pm to 11:30pm)"
    ]


def test_wishes_below_a_heading_in_the_line_stay_wishes() -> None:
    text = BAKER.format(
        "Required Qualifications - 2 years of baking Desired Qualifications - Experience with sourdough"
        " - Strong project management skills - Excellent knowledge of food allergens"
    )
    needs = job_requirements(text, load_lexicon()).asked
    assert {need.requirement.source for need in needs if not need.requirement.must} == {
        "Experience with sourdough",
        "Strong project management skills",
        "Excellent knowledge of food allergens",
    }


def test_an_ability_in_no_words_of_a_condition_asks_for_it() -> None:
    sentence = "Ability to handle confidential material in a professional manner"
    lines = advert(f"Clerk\n\nDesired Qualifications\n- Filing\n- {sentence}\n").lines
    assert sentence in [line.text for line in lines]


def test_a_degree_glued_to_the_next_item_is_cut_off() -> None:
    text = "Claims Analyst\n\nMinimum Requirements: High School diploma or GEDA minimum of 2 years of claims experience"
    sources = [need.requirement.source for need in job_requirements(text, load_lexicon()).asked]
    assert "A minimum of 2 years of claims experience" in sources


def test_an_address_is_no_part_of_a_condition() -> None:
    text = "Apply at: https://jobs.rosewell.example/ad.asp?JobID=68 No phone calls please Drug testing EOE"
    assert condition_names(text) == ["Drug testing"]
    assert condition_names("You can also email jobs@rosewell.example Drug test required.") == ["Drug test"]
    passages = advert(BAKER.format(f"{text}.")).lines
    assert not any(line.text.startswith("JobID") for line in passages)


def test_no_name_ends_inside_a_word() -> None:
    text = (
        "Employer committed to a diverse workforce– M/F/D/VSelected candidates must undergo a criminal background and"
        " reference check, hair follicle drug testing, and provide proof of authorization to work as required by the"
        " Immigration Reform and Control Act of 1986"
    )
    assert condition_names(text) == [
        "Criminal background and reference check, hair follicle drug testing",
        "Hair follicle drug testing",
        "Authorization to work as required by the Immigration Reform and Control Act",
    ]


def test_the_fields_of_a_table_without_breaks_are_parted() -> None:
    text = BAKER.format(
        "Travel: No CitizenshipStatus: Citizens only Function: Bread BusinessSegment: Shops Shift: Day job"
        " OvertimeStatus: Non-exempt"
    )
    assert conditions(text) == ["Citizens only"]


def test_proof_of_insurance_asks_for_no_skill_in_insurance() -> None:
    text = BAKER.format("Must have a valid driver's license and proof of insurance.")
    assert "Insurance" not in [need.requirement.label for need in job_requirements(text, load_lexicon()).asked]


def test_years_of_education_are_no_years_of_experience() -> None:
    text = BAKER.format("Requirements: High school diploma plus two years of education desired.")
    labels = [need.requirement.label for need in job_requirements(text, load_lexicon()).asked]
    assert not [label for label in labels if label.startswith("2+ years")]
