"""The shipped vocabulary: large enough, well formed, and every word means one thing only."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from hireloom.domain.language.words import words

_FAMILIES = (
    "software data it-operations engineering construction manufacturing automotive aviation logistics agriculture "
    "healthcare fitness education law public-safety finance accounting banking insurance hr sales marketing "
    "public-relations media design arts fashion hospitality customer-service consulting business-development "
    "real-estate science administration"
)
FAMILIES = frozenset(_FAMILIES.split())
KINDS = {"tool", "method", "knowledge", "certificate", "language", "licence", "soft"}


def rows(name: str) -> list[list[str]]:
    text = (files("hireloom") / "adapters" / "analysis" / "data" / name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if not line.startswith("#")]


def listed(cell: str) -> list[str]:
    return cell.split("|") if cell else []


def names(row: list[str]) -> Iterator[str]:
    yield row[0]
    yield from listed(row[1])


def norm(name: str) -> str:
    return " ".join(word.norm for word in words(name.removeprefix("=")))


SKILLS = rows("skills.tsv")
OCCUPATIONS = rows("occupations.tsv")


def test_it_is_large_enough_for_all_occupations() -> None:
    assert len(SKILLS) >= 1700
    assert len(OCCUPATIONS) >= 450
    counted = Counter(family for row in SKILLS for family in listed(row[3]))
    assert set(counted) == FAMILIES
    assert min(counted.values()) >= 40, counted.most_common()[-3:]


def test_every_skill_has_a_name_a_kind_and_known_families() -> None:
    for row in SKILLS:
        assert len(row) == 4, row
        assert row[0].strip() == row[0] != "", row
        assert row[2] in KINDS, row
        assert set(listed(row[3])) <= FAMILIES, row
        assert row[3] or row[2] in {"language", "soft"}, row
        assert all(name.strip() == name != "" for name in names(row)), row


def test_every_occupation_has_a_family_and_near_families_beside_it() -> None:
    for row in OCCUPATIONS:
        assert len(row) == 4, row
        assert row[2] in FAMILIES, row
        assert set(listed(row[3])) <= FAMILIES - {row[2]}, row
    assert {row[2] for row in OCCUPATIONS} == FAMILIES


@pytest.mark.parametrize("table", [SKILLS, OCCUPATIONS], ids=["skills", "occupations"])
def test_no_name_means_two_things(table: list[list[str]]) -> None:
    plain: dict[str, str] = {}
    exact: dict[str, str] = {}
    for row in table:
        for name in names(row):
            key = norm(name)
            assert key, f"{name} of {row[0]} holds no word"
            if name.startswith("="):
                assert exact.setdefault(name, row[0]) == row[0], name
            else:
                assert key not in plain, f"{name}: {row[0]} and {plain[key]}"
                plain[key] = row[0]
    for name, owner in exact.items():
        assert plain.get(norm(name), owner) == owner, name


def test_english_words_count_only_in_their_own_case() -> None:
    by_name = {row[0].removeprefix("="): set(names(row)) for row in SKILLS}
    for word in ("Go", "R", "C", "Excel", "REST", "Spring", "Rust", "React", "Swift", "Word", "Access"):
        written = [name for every in by_name.values() for name in every if norm(name) == norm(word)]
        assert all(name.startswith("=") for name in written), written


@pytest.mark.parametrize(
    ("alias", "skill"),
    [
        ("js", "JavaScript"),
        ("ts", "TypeScript"),
        ("py", "Python"),
        ("NodeJS", "Node.js"),
        ("ReactJS", "React"),
        ("Postgres", "PostgreSQL"),
        ("K8s", "Kubernetes"),
        ("Golang", "Go"),
        ("C Sharp", "C#"),
        ("cpp", "C++"),
        ("dotnet", ".NET"),
        ("ML", "Machine learning"),
        ("Amazon Web Services", "AWS"),
        ("RESTful", "REST"),
        ("ci cd", "CI/CD"),
        ("MSSQL", "SQL Server"),
        ("mongo", "MongoDB"),
        ("sauté", "Sautéing"),
        ("Basic Life Support", "BLS"),
        ("RN license", "RN licence"),
        ("A&P license", "FAA A&P licence"),
        ("month end close", "Month-end close"),
    ],
)
def test_common_short_forms_are_known(alias: str, skill: str) -> None:
    found = {row[0].removeprefix("=") for row in SKILLS for name in names(row) if norm(name) == norm(alias)}
    assert found == {skill}
