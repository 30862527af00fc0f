"""What about a person or a layout moves the score: nothing about a person may, and a layout hardly.

python bench/invariance.py --labels FILE --texts FILE ... [--pairs 120]. Prints for each change the largest move in
percent points and how many pairs move by more than it may.
"""

import argparse
import json
import random
import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from hireloom.testing.measure import match_percent
from hireloom.text_analysis.language.pastes import pasted
from hireloom.text_analysis.resumes.passages import is_heading

OCR = {"l": "1", "o": "0", "e": "c", "m": "rn", "i": "l", "s": "5", "a": "o", "n": "r"}


def with_noise(text: str) -> str:
    """One letter in a hundred read wrongly."""
    chance = random.Random(1)
    return "".join(OCR.get(sign, sign) if chance.random() < 0.01 else sign for sign in text)


def sections_turned(text: str) -> str:
    """The sections in reverse order; what comes before the first heading stays there."""
    head, *sections = _sections(text.split("\n"))
    return "\n".join(line for section in (head, *reversed(sections)) for line in section)


def _sections(lines: list[str]) -> Iterator[list[str]]:
    section: list[str] = []
    for line in lines:
        if is_heading(line.strip()):
            yield section
            section = []
        section.append(line)
    yield section


_KIND = r"(?:(?:State|Community|City|Technical|Business|Junior|Training) )?(?:University|College|Institute)\b"


def another_school(text: str) -> str:
    """Each college and university under another name; what comes before the name stays."""
    called = re.sub(rf"\b(?!(?:Degree|Science|Arts|The)\b)[A-Z][\w.'&]+ (?={_KIND})", "Stonefield ", text)
    return re.sub(r"\b(University|College|Institute) of [A-Z]\w+\b", r"\1 of Stonefield", called)


CHANGES: dict[str, tuple[float, Callable[[str], str]]] = {
    "name": (0, lambda text: f"Anna Cook\n{text}"),
    "name of a trade": (0, lambda text: f"Lee Banks\n{text}"),
    "gender": (0, lambda text: f"{text}\nGender: female\n"),
    "age": (0, lambda text: f"{text}\nDate of birth: 3 May 1961\n"),
    "school": (0, another_school),
    "visa": (0, lambda text: f"{text}\nVisa status: H-1B\n"),
    "address": (0, lambda text: f"12 Harbour Street\n{text}"),
    "career break": (0, lambda text: f"{text}\nParental leave 01/2012 - 12/2013\n"),
    "order of sections": (0, sections_turned),
    "small letters": (3, str.lower),
    "capitals": (3, str.upper),
    "paragraphs joined": (3, lambda text: re.sub(r"\n(?=[a-z])", " ", text)),
    "noise of a scan": (3, with_noise),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", type=Path, required=True)
    parser.add_argument("--texts", nargs="+", type=Path, required=True)
    parser.add_argument("--pairs", type=int, default=120)
    files = parser.parse_args()
    texts = {
        row["id"]: pasted(row["text"]) for file in files.texts for row in map(json.loads, file.open()) if "text" in row
    }
    labels = map(json.loads, files.labels.open())
    pairs = list(islice(((texts[id], texts[label["job_id"]]) for label in labels for id in label["fit"]), files.pairs))
    honest = [match_percent(resume, job) for resume, job in pairs]
    for name, (most, change) in CHANGES.items():
        moves = [
            abs(match_percent(change(resume), job) - before)
            for (resume, job), before in zip(pairs, honest, strict=True)
        ]
        beyond = sum(move > most + 0.05 for move in moves)
        print(f"{name:20} largest {max(moves):5.1f}  may move {most}  beyond {beyond} of {len(moves)}")


if __name__ == "__main__":
    main()
