"""What the engine knows about the world of work."""

import pytest

from hireloom.domain.resume_match.findings import Kind
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.words import stem


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return load_lexicon()


def named(lexicon: Lexicon, text: str) -> list[str]:
    return [text[mention.start : mention.end] for mention in lexicon.skills_in(text)]


def test_the_tables_are_read_once(lexicon: Lexicon) -> None:
    assert load_lexicon() is lexicon


@pytest.mark.parametrize(
    ("text", "skills"),
    [
        ("Reports with ORACLE, EXCEL and OUTLOOK", ["ORACLE", "EXCEL", "OUTLOOK"]),
        ("Wrote services in Go and Python.", ["Go", "Python"]),
        ("Ready to go the extra mile.", []),
        ("Go out at night.", []),
        ("Go the extra mile and excel at rest.", []),
        ("Excel in a busy kitchen. Excel skills", ["Excel"]),
        ("Backend in Go, REST APIs", ["Go", "REST APIs"]),
        ("Go\nRust", ["Go", "Rust"]),
        ("Job Description, best pricing", []),
        ("R.N. with an A/C licence", []),
        ("Kids R Kids Academy, Toys R Us, Python R", ["Python", "R"]),
        ("C++, C# and .NET", ["C++", "C#", ".NET"]),
        ("Kept the general\nledger", ["general\nledger"]),
        ("general. Ledger paper", []),
        ("designs in canva, a canvas tent", ["canva"]),
    ],
)
def test_a_skill_is_found_as_it_is_written_and_nowhere_else(lexicon: Lexicon, text: str, skills: list[str]) -> None:
    assert named(lexicon, text) == skills


def test_a_title_means_its_longest_known_name(lexicon: Lexicon) -> None:
    nurse = lexicon.occupation_of("Registered Nurse - ICU Full Time")
    assert nurse is not None
    assert (nurse.title, nurse.family) == ("Registered Nurse", "healthcare")
    assert lexicon.occupation_of("Zyx of the Quux") is None


def test_a_rank_tells_less_of_the_field_than_a_word_of_the_field(lexicon: Lexicon) -> None:
    result = lexicon.families_of("Agronomy Operations Manager")
    assert max(result, key=lambda family: result[family]) == "agriculture"
    assert lexicon.families_of("Zyx") == {}


def test_words_that_come_in_clusters_tell_more_than_words_spread_evenly(lexicon: Lexicon) -> None:
    assert lexicon.telling(stem("patient")) > 3 * lexicon.telling(stem("enthusiastic"))
    for personal in ("visa", "university", "female", "christian", "street"):
        assert lexicon.telling(stem(personal)) == 0.0


def test_a_job_without_a_known_title_takes_its_field_from_its_skills(lexicon: Lexicon) -> None:
    asks = ("Kubernetes", "Docker", "Java", "Preferred: master's degree", "40 years of experience")
    job = "\n- ".join(("Zyx wanted here now!\nRequirements", *asks))
    rows = [requirement.requirement for requirement in job_requirements(job, lexicon).asked]
    assert any(requirement.kind is Kind.EXPERIENCE and "software" in requirement.label for requirement in rows)
    assert not any("40" in requirement.label for requirement in rows)


@pytest.mark.parametrize(
    ("title", "occupation"),
    [
        ("Health Unit Coordinator / Certified Nurse Assistant", "Nursing Assistant"),
        ("Nurse Tech", "Nursing Assistant"),
        ("Teacher's Aide", "Teaching Assistant"),
        ("Physical Therapist Aide", "Physical Therapist Assistant"),
        ("Staff Nurse", "Registered Nurse"),
    ],
)
def test_helpers_have_an_occupation_of_their_own(title: str, occupation: str) -> None:
    named = load_lexicon().occupation_of(title)
    assert named is not None
    assert named.title == occupation


@pytest.mark.parametrize("title", ["Student Nurse", "Plumber's Helper", "Chef Assistant", "Apprentice Electrician"])
def test_who_helps_or_learns_has_not_the_occupation(title: str) -> None:
    assert load_lexicon().occupation_of(title) is None
