"""Learn `parts_of_speech.tsv`, by which lines of resumes are read, from the treebank UD English EWT.

    python -m bench.train_parts_of_speech FOLDER --texts TEXTS...

FOLDER holds en_ewt-ud-train.conllu and en_ewt-ud-test.conllu of https://github.com/UniversalDependencies/UD_English-EWT
(CC BY-SA 4.0); each file of TEXTS holds JSON lines with a `text`, whose verbs are added to `verb_bases.txt`.
docs/models/parts-of-speech.md tells more.
"""

import argparse
import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.inflection import in_past, is_verb
from hireloom.text_analysis.language.verbs import BASES

WEIGHTS = Path(speech.__file__).parent / "data" / "parts_of_speech.tsv"
HEAD = "# feature, then for each part of speech its letter and its weight; made by bench/train_parts_of_speech.py\n"
VERBS = WEIGHTS.with_name("verb_bases.txt")
HEAD_OF_VERBS = (
    "# Verbs of the treebank UD English EWT and of adverts and resumes; made by bench/train_parts_of_speech.py\n"
)
FIRST_ROUNDS, ROUNDS, SEED = 2, 5, 7
LEAST_SEEN, LEAST_TEXTS, LEAST_WEIGHT, SCALE = 2, 3, 8, 8
TAG_OF = {
    **dict.fromkeys(("VB", "VBP"), speech.BASE),
    "VBZ": speech.PERSON,
    "VBD": speech.PAST,
    "VBN": speech.PARTICIPLE,
    "VBG": speech.GERUND,
    "NN": speech.NOUN,
    "NNS": speech.PLURAL,
    **dict.fromkeys(("NNP", "NNPS"), speech.NAME),
    **dict.fromkeys(("JJ", "JJR", "JJS"), speech.ADJECTIVE),
    **dict.fromkeys(("RB", "RBR", "RBS"), speech.ADVERB),
    "IN": speech.PREPOSITION,
    "TO": speech.TO,
    **dict.fromkeys(("DT", "PDT"), speech.DETERMINER),
    "CD": speech.NUMBER,
    "CC": speech.CONJUNCTION,
    **dict.fromkeys(("PRP", "EX"), speech.PRONOUN),
    "PRP$": speech.OWNER,
    "POS": speech.POSSESSIVE,
    **dict.fromkeys(("WDT", "WP", "WP$", "WRB"), speech.QUESTION),
    "MD": speech.MODAL,
    "RP": speech.PARTICLE,
    **dict.fromkeys((",", ".", ":", "``", "''", "-LRB-", "-RRB-", "HYPH", "$", "SYM", "NFP"), speech.MARK),
}
Line = tuple[list[str], list[str]]  # words and their tags


@dataclass(frozen=True, slots=True)
class Word:
    text: str
    tag: str
    head: int
    relation: str
    is_glued: bool  # no blank behind it
    lemma: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--texts", nargs="*", type=Path, default=[])
    options = parser.parse_args()
    folder = options.folder
    treebank = list(sentences(folder / "en_ewt-ud-train.conllu"))
    write_verbs(treebank, options.texts)
    lines = training_lines(treebank)
    print(len(lines), "lines,", sum(len(words) for words, _ in lines), "words", flush=True)
    write(train(lines, FIRST_ROUNDS))
    speech._weights.cache_clear()
    write(train([*lines, *duty_lines(), *name_lines()], ROUNDS))
    speech._weights.cache_clear()
    right, count = 0, 0
    for sentence in sentences(folder / "en_ewt-ud-test.conllu"):
        words, tags = joined(sentence)
        right += sum(made == tag for made, tag in zip(speech.tags(words), tags, strict=True))
        count += len(tags)
    print(f"{right / count:.4f} of {count} words of the test right; {WEIGHTS.stat().st_size:,} bytes")


def sentences(file: Path) -> Iterator[list[Word]]:
    for block in file.read_text(encoding="utf-8").split("\n\n"):
        rows = [line.split("\t") for line in block.splitlines() if line[:1].isdigit()]
        rows = [row for row in rows if row[0].isdigit()]
        if rows:
            yield [
                Word(
                    row[1], TAG_OF.get(row[4], speech.OTHER), int(row[6]) - 1, row[7], "SpaceAfter=No" in row[9], row[2]
                )
                for row in rows
            ]


def joined(sentence: Sequence[Word], first: int = 0, end: int | None = None) -> Line:
    """Words and tags from `first` on, with compounds like 'high-quality' in one piece as the tagger reads them."""
    words: list[str] = []
    tags: list[str] = []
    end = len(sentence) if end is None else end
    at = first
    while at < end:
        last = at
        while last + 2 < end and sentence[last + 1].text == "-" and all(map(_is_glued, sentence[last : last + 2])):
            last += 2
        if sentence[at].text == "$" and at + 1 < end and sentence[at].is_glued:
            last = at + 1
        if at + 1 < end and sentence[at + 1].text == "%" and sentence[at].is_glued:
            last = at + 1
        group = sentence[at : last + 1]
        outer = next((word for word in group if not at <= word.head <= last), group[0])
        kinds = [word.tag for word in group if word.tag != speech.MARK and word.text != "%"] or [speech.MARK]
        nouns = [tag for tag in kinds if tag in speech.NOUNS]
        tag = kinds[0] if len(kinds) == 1 else speech.ADJECTIVE if outer.relation == "amod" else (nouns or kinds)[-1]
        words.append("".join(word.text for word in group))
        tags.append(tag)
        at = last + 1
    return words, tags


def _is_glued(word: Word) -> bool:
    return word.is_glued


def training_lines(treebank: Sequence[Sequence[Word]]) -> list[Line]:
    """The sentences; what follows a verb of theirs as a line of its own, with a capital, as resumes write; the same for
    nouns; and some of all that in small letters or in title case."""
    dice = random.Random(SEED)
    lines = [joined(sentence) for sentence in treebank]
    for sentence in treebank:
        for at, word in enumerate(sentence):
            has_object = any(token.head == at and token.relation in ("obj", "obl") for token in sentence[at + 1 :])
            is_noun = word.tag in speech.NOUNS and dice.random() < 0.15
            if (word.tag in speech.VERBS and has_object and word.relation != "amod") or is_noun:
                start, end = span(sentence, at, from_left=is_noun)
                if end - start > 2:
                    words, tags = joined(sentence, start, end)
                    lines.append(([capital(words[0]), *words[1:]], tags))
    for words, tags in tuple(lines):
        if dice.random() < 0.08:
            lines.append(([word.lower() for word in words], tags))
        if dice.random() < 0.05 and len(words) < 12:
            lines.append(([capital(word) if len(word) > 3 else word for word in words], tags))
    return lines


def span(sentence: Sequence[Word], at: int, *, from_left: bool) -> tuple[int, int]:
    """What hangs on a word: from the word on, or with what stands before it."""
    below = {at}
    for _ in range(8):
        below |= {place for place, word in enumerate(sentence) if word.head in below}
    left = min(below) if from_left else at
    end = at
    while end + 1 < len(sentence) and end + 1 in below:
        end += 1
    return left, end + 1


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def duty_lines() -> Iterator[Line]:
    """The duties of our own descriptions, which begin with a verb in its plain form, and the same in the other forms.
    The rest is tagged by the first model. They teach the words of many trades."""
    files = ("descriptions.tsv", "occupation_work.tsv")
    texts = {cell for file in files for row in rows_of(file, "writing") for cell in row}
    for duty in sorted({duty.strip() for text in texts for duty in text.split("|")}):
        words = [token.text for token in speech.tagged(duty)]
        if len(words) < 4 or not words[0].istitle() or words[0].lower() not in BASES:
            continue
        tags = [speech.BASE, *speech.tags(words)[1:]]
        if words[1] in ("and", "or") and is_verb(words[2]):
            tags[2] = speech.BASE
        yield words, tags
        heads = {
            0,
            *(at for at in range(1, len(words)) if tags[at] == speech.BASE and words[at - 1] in ("and", "or", ",")),
        }
        if any(tag == speech.BASE and at not in heads for at, tag in enumerate(tags) if tags[at - 1] != speech.TO):
            continue
        for tag, form in ((speech.PAST, in_past), (speech.GERUND, _in_ing), (speech.PERSON, _of_others)):
            lowered = [form(word.lower()) if at in heads else word for at, word in enumerate(words)]
            yield [capital(lowered[0]), *lowered[1:]], [tag if at in heads else old for at, old in enumerate(tags)]


def _in_ing(base: str) -> str:
    past = in_past(base)
    doubled = past.removesuffix("ed") if past.endswith(f"{base[-1]}ed") and not base.endswith("e") else base
    return f"{doubled if len(doubled) == len(base) + 1 else base.removesuffix('e')}ing"


def _of_others(base: str) -> str:
    if re.search(r"(?:s|x|z|ch|sh)$", base):
        return f"{base}es"
    return f"{base[:-1]}ies" if re.search(r"[^aeiou]y$", base) else f"{base}s"


def name_lines() -> Iterator[Line]:
    """The names of occupations and of skills, which are no deeds although some begin with a word that may be a verb."""
    names = {row[0] for row in rows_of("occupations.tsv")} | {row[0] for row in rows_of("skills.tsv")}
    for name in sorted(names):
        words = [token.text for token in speech.tagged(name)]
        if 1 < len(words) < 6 and all(word.isalpha() for word in words):
            tags = speech.tags(["the", *map(str.lower, words)])[1:]
            yield [capital(words[0]), *words[1:]], tags


class Row:
    """The weights of one feature for each tag, their sums over time and when these were last true."""

    __slots__ = ("now", "since", "total")

    def __init__(self) -> None:
        self.now: dict[str, int] = {}
        self.total: dict[str, int] = {}
        self.since: dict[str, int] = {}

    def add(self, tag: str, step: int, clock: int) -> None:
        weight = self.now.get(tag, 0)
        self.total[tag] = self.total.get(tag, 0) + weight * (clock - self.since.get(tag, 0))
        self.since[tag] = clock
        self.now[tag] = weight + step


def train(lines: Sequence[Line], rounds: int) -> dict[str, dict[str, float]]:
    """Averaged weights of each feature for each tag."""
    dice = random.Random(SEED)
    rows = {feature: Row() for feature, count in _counts(lines).items() if count >= LEAST_SEEN}
    samples = []
    for words, tags in lines:
        shapes = _shapes(words)
        features = [
            [rows[name] for name in speech.own_features(shapes, at) if name in rows] for at in range(len(words))
        ]
        samples.append((shapes, features, tags))
    clock = 0
    for turn in range(rounds):
        dice.shuffle(samples)
        wrong = 0
        for shapes, features, tags in samples:
            made: list[str] = []
            for at, tag in enumerate(tags):
                clock += 1
                active = features[at] + [rows[name] for name in speech.row_features(shapes, at, made) if name in rows]
                scores = dict.fromkeys(speech.TAGS, 0)
                for row in active:
                    for label, weight in row.now.items():
                        scores[label] += weight
                guess = max(speech.TAGS, key=scores.__getitem__)
                if guess != tag:
                    wrong += 1
                    for row in active:
                        row.add(tag, 1, clock)
                        row.add(guess, -1, clock)
                made.append(guess)
        print("round", turn + 1, "wrong", wrong, "of", clock // (turn + 1), flush=True)
    for row in rows.values():
        for tag in row.now:
            row.add(tag, 0, clock)
    return {name: {tag: total / clock for tag, total in row.total.items()} for name, row in rows.items()}


def _shapes(words: Sequence[str]) -> list[tuple[str, str]]:
    return [*map(speech.shape, words), ("", ""), ("", "")]


def _counts(lines: Sequence[Line]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for words, tags in lines:
        shapes = _shapes(words)
        for at in range(len(words)):
            counts.update(speech.own_features(shapes, at))
            counts.update(speech.row_features(shapes, at, tags[:at]))
    return counts


def write_verbs(treebank: Sequence[Sequence[Word]], files: Sequence[Path]) -> None:
    """The verbs of the treebank, and those that texts use in the plain form, in the past and in -ing."""
    counts = Counter(word.lemma for sentence in treebank for word in sentence if word.tag in speech.VERBS)
    verbs = {verb for verb, count in counts.items() if count >= LEAST_SEEN}
    texts: Counter[str] = Counter()
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            text = json.loads(line).get("text", "").lower()
            texts.update(set(re.findall(r"[a-z]{3,}", text)))
    for verb, count in tuple(texts.items()):
        gerunds = (f"{verb}ing", f"{verb.removesuffix('e')}ing", f"{verb}{verb[-1]}ing")
        forms = texts[in_past(verb)], max(texts[form] for form in gerunds)
        if min(count, *forms) >= LEAST_TEXTS:
            verbs.add(verb)
    rows = sorted(verb for verb in verbs if re.fullmatch("[a-z]{2,}", verb))
    VERBS.write_text(HEAD_OF_VERBS + "".join(f"{verb}\n" for verb in rows), encoding="utf-8")


def write(weights: dict[str, dict[str, float]]) -> None:
    rows = []
    for feature, row in sorted(weights.items()):
        whole = {tag: round(weight * SCALE) for tag, weight in row.items()}
        numbers = "".join(f"{tag}{number}" for tag, number in sorted(whole.items()) if abs(number) >= LEAST_WEIGHT)
        if numbers and not re.search(r"[\t\n#]|\s", feature):
            rows.append(f"{feature}\t{numbers}\n")
    WEIGHTS.write_text(HEAD + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
