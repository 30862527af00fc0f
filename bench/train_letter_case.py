"""Learn `letter_case.tsv`: the words that resumes write with a capital inside their sentences, and those
that they write in capitals in titles.

python bench/train_letter_case.py TEXTS... ; each file holds JSON lines with a `text`.
"""

import argparse
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src/hireloom/text_analysis/resumes/data/letter_case.tsv"
FEWEST_TEXTS = 8  # with a capital
MOSTLY = 0.6  # the part of its texts in which a word has a capital
FEWEST_WORDS, SMALL = 6, 0.6  # words of a line, and the part of them in lower case, from which on it is a sentence
Forms = dict[str, Counter[str]]
_WORD = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿ]{2,}(?:['’][^\W\d_]+)?")
HEAD = "# word as written\twhere: everywhere, or in titles; made by bench/train_letter_case.py\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("texts", nargs="+", type=Path)
    inside: Forms = defaultdict(Counter)
    titles: Forms = defaultdict(Counter)
    for file in parser.parse_args().texts:
        for row in map(json.loads, file.open(encoding="utf-8")):
            for forms, words_of in ((inside, _inside), (titles, _in_titles)):
                for form in set(words_of(row.get("text", ""))):
                    forms[form.lower()][form] += 1
    everywhere = sorted(_forms(inside))
    beside = sorted(form for form in _forms(titles) if form.isupper() and form not in everywhere)
    rows = [f"{form}\teverywhere\n" for form in everywhere] + [f"{form}\tin titles\n" for form in beside]
    TABLE.write_text(HEAD + "".join(rows), encoding="utf-8")


def _inside(text: str) -> Iterator[str]:
    """The words inside sentences, as written; the first word of a sentence says nothing."""
    for line in text.split("\n"):
        words = _WORD.findall(line)
        if len(words) >= FEWEST_WORDS and sum(map(str.islower, words)) >= SMALL * len(words):
            for match in _WORD.finditer(line):
                before = line[: match.start()].rstrip(" \"'(")
                if before and before[-1] not in ".!?:•*-–":
                    yield match.group()


def _in_titles(text: str) -> Iterator[str]:
    """The words of lines in which every word begins with a capital, but not all are in capitals."""
    for line in text.split("\n"):
        words = [word for word in _WORD.findall(line) if len(word) > 1]
        if len(words) > 1 and not line.isupper() and all(word[0].isupper() for word in words):
            yield from words


def _forms(forms_by_word: Forms) -> Iterator[str]:
    for word, forms in forms_by_word.items():
        form, count = forms.most_common(1)[0]
        if form != word and count >= FEWEST_TEXTS and count >= MOSTLY * forms.total():
            yield form


if __name__ == "__main__":
    main()
