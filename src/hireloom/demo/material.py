"""The texts of the demo data, and the filling of their slots."""

import random
import re
from functools import cache
from importlib.resources import files

_SLOT = re.compile(r"\{([^{}]+)\}")
_RANGE = re.compile(r"(\d+)-(\d+)")


@cache
def text(path: str) -> str:
    """One file of the folder `data`."""
    return files("hireloom.demo").joinpath("data", path).read_text("utf-8")


def names(folder: str) -> list[str]:
    """The names of the files in one folder, without .txt, sorted."""
    entries = files("hireloom.demo").joinpath("data", folder).iterdir()
    return sorted(item.name.removesuffix(".txt") for item in entries if item.name.endswith(".txt"))


@cache
def rows(path: str) -> tuple[tuple[str, ...], ...]:
    """The rows of a tab separated file, without its comments."""
    lines = text(path).splitlines()
    return tuple(tuple(line.split("\t")) for line in lines if line and not line.startswith("#"))


@cache
def sections(path: str) -> dict[str, tuple[str, ...]]:
    """Lists by name: `name: a | b | c` in one line, or `name:` followed by `- ` lines."""
    sections: dict[str, list[str]] = {}
    name = ""
    for line in text(path).splitlines():
        if line.startswith("- "):
            sections[name].append(line[2:].strip())
        elif ":" in line:
            name, _, rest = line.partition(":")
            sections[name] = [part.strip() for part in rest.split("|") if part.strip()]
    return {key: tuple(values) for key, values in sections.items()}


def filled(line: str, chance: random.Random, **words: str) -> str:
    """The line with its slots filled: `{12-40}` by a number, `{this|that}` by one of them, `{word}` by a given word."""

    def fill(slot: re.Match[str]) -> str:
        inside = str(slot[1])
        if inside in words:
            return words[inside]
        if bounds := _RANGE.fullmatch(inside):
            low, high = int(bounds[1]), int(bounds[2])
            return f"{_rounded(chance.randint(low, high)):,}"
        return chance.choice(inside.split("|"))

    return _SLOT.sub(fill, line)


def _rounded(number: int) -> int:
    """The number rounded as people write it: 2,400 and not 2,437."""
    if number < 100:
        return number
    step = int(10 ** (len(str(number)) - 2))
    return number // step * step
