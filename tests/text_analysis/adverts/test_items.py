"""A clause that asks for several things is one requirement for each; what belongs together stays together."""

import pytest

from hireloom.domain.resume_match.findings import Requirement
from hireloom.text_analysis.adverts.items import items
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.lexicon_files import load_lexicon


@pytest.mark.parametrize(
    ("clause", "names"),
    [
        (
            "Solid knowledge of criminal procedure, search and seizure law, and evidence is required.",
            ["Criminal procedure", "Search and seizure law", "Evidence"],
        ),
        (
            "Must understand remittances, denials, ICD-10 & CPT-4 codes",
            ["Remittances", "Denials", "ICD-10", "CPT-4 codes"],
        ),
        ("BLS and ACLS required", ["BLS", "ACLS"]),
        (
            "Must possess very good problem solving, mathematical and interpersonal skills.",
            ["Problem solving", "Mathematical skills", "Interpersonal skills"],
        ),
        ("Office applications: Excel, Word, and Access", ["Excel", "Word", "Access"]),
        (
            "understanding of marketing including product positioning, market research, pricing, and more",
            ["Product positioning", "Market research", "Pricing"],
        ),
        ("experience with review tools such as Nessus, Nipper, Algo", ["Nessus", "Nipper", "Algo"]),
    ],
)
def test_a_list_of_things_has_items(clause: str, names: list[str]) -> None:
    assert [part.name for part in items(clause, load_lexicon())] == names


@pytest.mark.parametrize(
    "clause",
    [
        "Excellent written and oral communication skills",
        "Knowledge of federal and state laws",
        "Expert understanding of network design and implementation",
        "Experience with Java or Kotlin, Spring and Kafka",
        "Ability to read documents such as safety rules, instructions, and manuals",
        "Skills to calculate amounts such as discounts, interest, area, and volume",
        "Perform all tasks in a safe manner consistent with policies and applicable laws.",
        "Plan, organize and prioritize the work of the team",
        "Bilingual English and Spanish",
        "Should understand the principles of growth and development for the entire life span",
        "Should be proficient with the setup and use of test equipment",
    ],
)
def test_what_belongs_together_is_no_list(clause: str) -> None:
    assert items(clause, load_lexicon()) == ()


def asked(*lines: str) -> dict[str, Requirement]:
    job = "Analyst\n\nRequirements\n" + "".join(f"- {line}\n" for line in lines)
    return {need.requirement.label: need.requirement for need in job_requirements(job, load_lexicon()).asked}


def test_each_item_is_a_requirement_with_its_own_words() -> None:
    all_of_it = asked(
        "Solid knowledge of criminal procedure, search and seizure law, and Excel",
        "Knowledge of SDN, IAM, NAC and DLP",
        "Excel, Word, and Access",
    )
    assert all_of_it["Search and seizure law"].source == "search and seizure law"
    assert (all_of_it["SDN"].source, all_of_it["DLP"].source) == ("Knowledge of SDN", "DLP")
    assert all_of_it["Identity and access management"].source == "IAM"
    assert all_of_it["Access"].must


def test_each_name_of_a_plain_list_is_asked_for_by_its_letters() -> None:
    all_of_it = asked("Experience with TS16949, ISO14001, QCDMS, and Employee Involvement programs")
    assert {"TS16949", "ISO14001", "QCDMS", "Employee Involvement programs"} <= set(all_of_it)


def test_a_short_ask_stands_beside_a_longer_line_with_the_same_words() -> None:
    all_of_it = asked("Experience with spelling", "Experience with spelling tests of school children in Ohio")
    assert {"Spelling", "Spelling tests of school children in Ohio"} <= set(all_of_it)


def test_a_plain_word_is_asked_for_where_it_is_an_item_of_a_list() -> None:
    all_of_it = asked("Must understand remittances, denials, ICD-10 & CPT-4 codes")
    assert all_of_it["Denials"].source == "denials"
