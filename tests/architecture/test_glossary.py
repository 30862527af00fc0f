"""The glossary explains the words with which modules of rules, use cases and ports are named."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "hireloom"
TERM = re.compile(r"^\| ([^|]+?) \| (.+) \|$", re.M)
PLAIN = {  # words of which everybody knows the meaning, and which mean nothing else here
    *(
        "chats",
        "choices",
        "countries",
        "dns",
        "failures",
        "filters",
        "former",
        "headers",
        "incoming",
        "judged",
        "listed",
    ),
    *("login", "logins", "metrics", "phones", "photos", "privacy", "refreshes", "salaries", "scanners", "security"),
    *("senders", "web", "meanings"),
}


def terms() -> list[tuple[str, str]]:
    return [row for row in TERM.findall((ROOT / "docs" / "glossary.md").read_text()) if row != ("term", "meaning")]


def forms_of(word: str) -> set[str]:
    """A plural and the nouns it may be of."""
    return {word, word.removesuffix("s"), word.removesuffix("es"), f"{word[:-3]}y", f"{word[:-2]}is"}


@pytest.mark.parametrize("folder", ["domain", "usecases", "ports"])
def test_the_words_in_names_of_modules_are_explained(folder: str) -> None:
    explained = set(re.findall(r"[a-z]+", " ".join(map(" ".join, terms())).lower()))
    modules = [path for path in (PACKAGE / folder).rglob("*.py") if path.stem != "__init__"]
    unknown = {
        (path.stem, word)
        for path in modules
        for word in path.stem.split("_")
        if word not in PLAIN and not forms_of(word) & explained
    }
    assert len(modules) > 30
    assert unknown == set()


def test_a_term_is_explained_once() -> None:
    names = [name.lower() for name, _ in terms()]
    assert len(names) > 150
    assert {name for name in names if names.count(name) > 1} == set()
