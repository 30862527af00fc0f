"""The data files next to the code of text analysis, read as lines, cells or words."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files


def lines_of(name: str, folder: str = "language") -> Iterator[str]:
    """The lines of a data file next to the code, without those that begin with #."""
    table = files("hireloom.text_analysis") / folder / "data" / name
    for line in table.read_text(encoding="utf-8").splitlines() if table.is_file() else ():
        if line and not line.startswith("#"):
            yield line


def rows_of(name: str, folder: str = "language") -> Iterator[list[str]]:
    """The cells of each line of a .tsv file."""
    for line in lines_of(name, folder):
        yield [cell.strip() for cell in line.split("\t")]


def words_of(name: str, folder: str = "language") -> frozenset[str]:
    """The words of a .txt file, separated by whitespace."""
    return frozenset(word for line in lines_of(name, folder) for word in line.split())


def words_named(name: str, folder: str = "language") -> frozenset[str]:
    """The words of one list in word_lists.tsv."""
    return _word_lists(folder)[name]


@cache
def _word_lists(folder: str) -> dict[str, frozenset[str]]:
    return {name: frozenset(words.split()) for name, words in rows_of("word_lists.tsv", folder)}
