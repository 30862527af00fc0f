"""What a requirement is called: the few words of the advert that say what is looked for."""

import pytest

from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.lexicon_files import load_lexicon


def labels(job: str) -> list[str]:
    return [need.requirement.label for need in job_requirements(job, load_lexicon()).asked]


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("Good knowledge of Zentrix and MS Excel", "Excel"),
        ("SQL and comfort with data", "SQL"),
        ("6 months Java", "Java"),
        ("REST API design", "REST API design"),
        ("Compensation, talent management", "Talent management"),
        ("Degree in mechanical engineering or comparable", "Bachelor's degree"),
        (
            "Bamboo Experience This position involves managing tasks when the Store Manager is unavailable",
            "Managing tasks",
        ),
        ("Knowledge of scaffolds of bamboo is a plus", "Scaffolds of bamboo"),
        ("Scaffolds of bamboo are highly desired", "Scaffolds of bamboo"),
        ("Candidates with the following background: Journeyman", "Journeyman"),
        (
            "Only those candidates with experience working in a bamboo or rattan workshop will be considered",
            "Bamboo or rattan workshop",
        ),
        ("Bamboo Works candidates should demonstrate knowledge of scaffolds of reed", "Scaffolds of reed"),
        (
            "The primary objective of the Help Counter is to quickly resolve the troubles of visitors",
            "Quickly resolve the troubles of visitors",
        ),
        (
            "In addition to serving as the right hand of the Head of the Department of Reed and Bamboo Scaffolds (DRBS)"
            ", this position will also serve as a floor lead on the ground floor",
            "Serve as a floor lead on the ground floor",
        ),
        (
            "Oversee that the shelves are regularly inspected as directed by the Store Manager",
            "Oversee that the shelves are regularly inspected",
        ),
        ("Six months to one year related experience and/or training", "6+ months of relevant experience"),
        ("Will have 9+ years of experience with the following", "9+ years of relevant experience"),
        ("Demonstrated experience with Microsoft Excel", "Microsoft Excel"),
        ("Expert in QuickBooks Online", "QuickBooks Online"),
        ("The sailmaker must have knowledge of knot names and sail cuts", "Knot names and sail cuts"),
        ("Our yard needs someone with a feel for wet clay", "Feel for wet clay"),
        ("2 years working in a bamboo workshop", "2+ years in a bamboo workshop"),
        ("1-2 years of experience working in a fast-paced environment", "1+ year of relevant experience"),
        ("Two years of successful reed sales experience", "2+ years of reed sales experience"),
        (
            "5 years experience with electrical control, pneumatics, hydraulics and welding",
            "5+ years of electrical control, pneumatics, hydraulics and welding",
        ),
        ("Pass Food Safety Certification exam", "Food Safety Certification"),
        ("As a Shift Lead, you will be involved in stacking the pallets", "Stacking the pallets"),
    ],
)
def test_a_label_says_no_more_than_what_is_looked_for(line: str, label: str) -> None:
    rows = labels(f"Clerk\nRequirements\n- {line}\n- Careful work\n")
    assert label in rows
    assert label == line or line not in rows


def test_a_label_keeps_what_is_not_required() -> None:
    rows = labels("Clerk\nRequirements\n- Bamboo preferred, not required\n- Careful work\n")
    assert not any(label.endswith("not") for label in rows)


def test_a_label_keeps_what_is_ensured() -> None:
    line = "Ensure that all wires are properly positioned"
    assert line in labels(f"Welder\nRequirements\n- {line}\n- Care\n")


def test_a_diploma_is_asked_for_by_its_name() -> None:
    assert "Diploma" in labels("Ward Nurse\nRequirements\n- Diploma in nursing\n- BLS\n")


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("Ability to work independently with minimal direction", "Independent work"),
        ("Must be able to coordinate and prioritize multiple tasks", "Time management"),
        ("Ability to learn products quickly", "Learning agility"),
    ],
)
def test_a_line_about_soft_skills_is_one_row(line: str, label: str) -> None:
    rows = labels(f"Clerk\nRequirements\n- {line}\n- SQL\n")
    assert label in rows
    assert not [row for row in rows if row.split()[0].lower() in line.lower().split() and row != label]


def test_a_line_about_a_soft_skill_and_more_keeps_the_rest() -> None:
    line = "Presents professional image to consumers through dress, behavior and speech"
    assert {"Professionalism", line} <= {*labels(f"Clerk\nRequirements\n- {line}\n- SQL\n")}


@pytest.mark.parametrize(
    ("line", "trait"),
    [
        ("Run backups to ensure network integrity", "Integrity"),
        ("Ability to explain cable faults at all levels of leadership", "Leadership"),
    ],
)
def test_a_thing_that_is_called_like_a_trait_asks_for_no_trait(line: str, trait: str) -> None:
    assert trait not in labels(f"Clerk\nRequirements\n- {line}\n- SQL\n")
