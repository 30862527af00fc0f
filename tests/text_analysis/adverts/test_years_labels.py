"""How the years that an advert asks for are named."""

import pytest

from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.lexicon_files import load_lexicon


def labels(job: str) -> list[str]:
    return [row.requirement.label for row in job_requirements(job, load_lexicon()).asked]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("3+ years of theatre nursing in a hospital", "3+ years of theatre nursing in a hospital"),
        ("Four years of audit experience", "4+ years of audit experience"),
        ("At least 6 years of experience in payroll, part of it abroad", "6+ years of payroll"),
        ("Minimum 2 years of experience", "2+ years of relevant experience"),
        ("Exp: 4-7 yrs", "4+ years of relevant experience"),
        ("Minimum 8 years of experience in total", "8+ years of relevant experience"),
        ("3+ yrs exp in payroll", "3+ years of payroll"),
        ("2+ years of experience in a cold store", "2+ years in a cold store"),
        (
            "Three years of reactor safety experience in the nuclear industry",
            "3+ years of reactor safety experience in the nuclear industry",
        ),
        ("4 years experience in a loud, crowded brewery", "4+ years of loud"),
        ("5 years beekeeper experience in a loud, crowded farm", "5+ years of beekeeper experience"),
        ("Two years of experience driving a school bus", "2+ years of driving a school bus"),
        ("3+ years of Pastry Chef", "3+ years as a Pastry Chef"),
        ("3 years working for a pastry chef", "3+ years for a pastry chef"),
        ("2 years in a line cook or pastry chef role", "2+ years as a line cook or pastry chef"),
        ("2 years of ceramic tiling or parquet experience", "2+ years of ceramic tiling or parquet experience"),
        ("Two years of toy repair Bachelor degree welcome", "2+ years of toy repair"),
        ("3 years serving as a bell founder", "3+ years as a bell founder"),
        ("4 years of experience with a Bachelor's degree", "4+ years of relevant experience"),
        ("6 years of experience in the field", "6+ years of relevant experience"),
        (
            "3 years of repair and restoration of wooden rowing boats for museums and clubs",
            "3+ years of repair and restoration of wooden rowing boats",
        ),
        (
            "2 years of experience in retail, food service or customer care",
            "2+ years of retail, food service or customer care",
        ),
        ("Six months as a Registered nurse / RN with surgical experience", "6+ months as a Registered nurse"),
        ("5+ years of overall IT experience", "5+ years of IT experience"),
        ("2+ years of supervisory experience in the", "2+ years of supervisory experience"),
    ],
)
def test_years_are_named_without_a_dangling_word(line: str, name: str) -> None:
    assert name in labels(f"Clerk\nRequirements\n- {line}\n- Excel\n")
