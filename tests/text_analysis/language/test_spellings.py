import pytest

from hireloom.text_analysis.language.lexicon import Skill
from hireloom.text_analysis.language.spellings import listed, spoken, with_article


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("Wound care", "method", "wound care"),
        ("PostgreSQL", "tool", "PostgreSQL"),
        ("Python", "tool", "Python"),
        ("Oscilloscopes", "tool", "oscilloscopes"),
        ("Warehouse management systems", "tool", "warehouse management systems"),
        ("John Deere equipment", "tool", "John Deere equipment"),
        ("HACCP", "knowledge", "HACCP"),
        ("French cuisine", "knowledge", "French cuisine"),
        ("National Electrical Code", "knowledge", "the National Electrical Code"),
        ("Sautéing", "method", "sautéing"),
        ("Month-end close", "method", "month-end close"),
        ("Case management (legal)", "method", "case management"),
        ("Spanish", "language", "Spanish"),
        ("Driver's license", "licence", "driver's license"),
        ("Forklift certification", "certificate", "forklift certification"),
        ("RN license", "licence", "RN license"),
    ],
)
def test_a_skill_inside_a_sentence(name: str, kind: str, text: str) -> None:
    assert spoken(Skill(name, kind, ())) == text


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Chef", "a Chef"),
        ("Electrician", "an Electrician"),
        ("HR Manager", "an HR Manager"),
        ("UX Designer", "a UX Designer"),
        ("University Lecturer", "a University Lecturer"),
        ("iOS Developer", "an iOS Developer"),
        ("SOUS CHEF", "a SOUS CHEF"),
        ("HEAD CHEF - The Gannet, Bristol", "a HEAD CHEF - The Gannet, Bristol"),
        ("NURSE", "a NURSE"),
        ("HR MANAGER", "an HR MANAGER"),
        ("HGV DRIVER", "an HGV DRIVER"),
        ("SDR", "an SDR"),
        ("X-ray Technician", "an X-ray Technician"),
        ("Hourly Associate", "an Hourly Associate"),
        ("$8M budget", "an $8M budget"),
        ("18% rise", "an 18% rise"),
        ("80% rise", "an 80% rise"),
        ("110% rise", "a 110% rise"),
    ],
)
def test_the_article_of_a_title(title: str, text: str) -> None:
    assert with_article(title) == text


def test_a_row_of_names() -> None:
    assert [listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])] == ["a", "a and b", "a, b and c"]
