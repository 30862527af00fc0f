"""Makes the weights of the model of advert lines from labeled adverts.

    python -m bench.train_advert_lines --labels gold.jsonl more.jsonl --texts FOLDER... [--keep kept_apart.jsonl]

Labels: one advert a line, its `segments` (text and class: T, M, N, D, O, C or several letters) and its `asks`; texts:
folders whose *.jsonl hold `id` and `text`. `--keep` labels are only measured. Needs `pip install python-crfsuite`.
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from hireloom.text_analysis.adverts import line_model
from hireloom.text_analysis.adverts.adverts import passages_of
from hireloom.text_analysis.adverts.line_features import BEGINNING, features
from hireloom.text_analysis.language.lexicon_files import load_lexicon

WEIGHTS = Path(line_model.__file__).parent / "data" / "lines.tsv"
LEAST_ADVERTS = 3  # a feature found in fewer adverts may be a name
LEAST_WEIGHT = 4  # hundredths; smaller weights change nothing
SHARED = 0.5  # the part of an ask's words that tells which of the classes of a mixed segment a passage has
FAR = 4_000  # characters; a segment is not looked for beyond
HEAD = (
    "# feature, then hundredths for each of " + " ".join(line_model.CLASSES) + "; made by bench/train_advert_lines.py\n"
)

Sequences = list[tuple[list[frozenset[str]], list[str]]]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--labels", nargs="+", required=True)
    options.add_argument("--texts", nargs="+", required=True)
    options.add_argument("--keep", nargs="*", default=[])
    arguments = options.parse_args()
    rows = [row for folder in arguments.texts for path in sorted(Path(folder).glob("*.jsonl")) for row in _rows(path)]
    texts = {row["id"]: row["text"] for row in rows if "text" in row}
    examples = [_example(advert, texts) for path in arguments.labels for advert in _rows(Path(path))]
    WEIGHTS.write_text(HEAD + "".join(_weight_lines(examples, _ordinary(texts.values()))), encoding="utf-8")
    line_model.weights.cache_clear()
    for name, labels in (("trained on", arguments.labels), ("kept apart", arguments.keep)):
        trials = [_example(advert, texts) for path in labels for advert in _rows(Path(path))]
        if trials:
            print(name, _figures(trials))


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def _example(advert: dict[str, Any], texts: dict[str, str]) -> tuple[list[frozenset[str]], list[str]]:
    """The features and the class of each passage: that of the segment that covers most of it."""
    title, company, passages = passages_of(texts[advert["job_id"]])
    whole, segments = _plain(texts[advert["job_id"]]), advert["segments"]
    asks: dict[int, list[dict[str, Any]]] = {}
    for ask in advert["asks"]:
        for at in ask["segments"]:
            asks.setdefault(at, []).append(ask)
    spans = list(_places([segment["text"] for segment in segments], whole))
    classes = []
    for passage, place in zip(passages, _places([item.text for item in passages], whole), strict=True):
        shares = [_overlap(place, segment) for segment in spans]
        most = max(range(len(segments)), key=shares.__getitem__)
        label = _class(passage.text, segments[most]["class"], asks.get(most, [])) if shares[most] else "O"
        classes.append(label)
    lexicon = load_lexicon()
    return [features(item, title, company, lexicon) for item in passages], classes


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "", text).lower()


def _places(parts: Sequence[str], whole: str) -> Iterator[tuple[int, int]]:
    """Where each part is in the text without its punctuation; an empty place if it is not found."""
    at = 0
    for part in parts:
        plain = _plain(part)
        start = whole.find(plain, at, at + FAR + len(plain))
        if start < 0:
            start = whole.find(plain[:40], at, at + FAR)
        yield (start, start + len(plain)) if start >= 0 else (0, 0)
        at = max(at, start + len(plain)) if start >= 0 else at


def _overlap(first: tuple[int, int], second: tuple[int, int]) -> int:
    return max(0, min(first[1], second[1]) - max(first[0], second[0]))


def _class(text: str, letters: str, asks: list[dict[str, Any]]) -> str:
    """The class of a passage: C if it asks for conditions alone; in a mixed segment its asks decide, or else the
    rest."""
    if asks and set(letters) <= {"M", "N"} and all(ask["type"] == "other" for ask in asks):
        return "C"
    if len(letters) == 1:
        return letters
    sentence = _stems(text)
    shares = [(len(_stems(ask["what"]) & sentence) / max(1, len(_stems(ask["what"]))), ask) for ask in asks]
    share, ask = max(shares, key=lambda share: share[0], default=(0, {}))
    if share >= SHARED:
        return "C" if ask["type"] == "other" else "M" if ask["kind"] == "must" else "N"
    return next((letter for letter in letters if letter not in "MN"), letters[0])


def _stems(text: str) -> set[str]:
    return {word[:6] for word in re.findall(r"[a-z0-9+#]{3,}", text.lower())}


def _ordinary(texts: Iterable[str]) -> frozenset[str]:
    """The words that several texts write in lower case: no names of people, companies or places."""
    counts = Counter(
        word for text in texts for word in set(re.findall(r"(?<![^\W\d_])[^\W\d_]+", text)) if word.islower()
    )
    words = [word for word, count in counts.items() if count >= LEAST_ADVERTS]
    return frozenset((*words, *(word[:BEGINNING] for word in words)))


def _is_ordinary(feature: str, ordinary: frozenset[str]) -> bool:
    kind, _, value = feature.partition("=")
    if kind in ("s", "r"):
        return True
    return all(not part.isalpha() or part in ordinary for part in re.split(r"[ ']", value))


def _weight_lines(examples: Sequences, ordinary: frozenset[str]) -> Iterator[str]:
    """The lines of the file of weights."""
    import pycrfsuite

    adverts = Counter(
        name for features_of, _ in examples for name in frozenset().union(*features_of) if _is_ordinary(name, ordinary)
    )
    trainer = pycrfsuite.Trainer(verbose=False)
    trainer.set_params({"c1": 0.1, "c2": 1.0, "max_iterations": 150, "feature.possible_transitions": True})
    for features_of, classes in examples:
        trainer.append(
            [[name for name in sorted(item) if adverts[name] >= LEAST_ADVERTS] for item in features_of], classes
        )
    trainer.train("/tmp/advert_lines.crf")
    tagger = pycrfsuite.Tagger()
    tagger.open("/tmp/advert_lines.crf")
    info = tagger.info()
    cells: dict[str, dict[str, float]] = {}
    for (name, letter), weight in info.state_features.items():
        cells.setdefault(name, {})[letter] = weight
    for (before, letter), weight in info.transitions.items():
        cells.setdefault(line_model.BEFORE + before, {})[letter] = weight
    for name in sorted(cells):
        row = [round(cells[name].get(letter, 0.0) * line_model.SCALE) for letter in line_model.CLASSES]
        if max(map(abs, row)) >= LEAST_WEIGHT:
            yield (
                "\t".join([name, *(str(cell) if abs(cell) >= LEAST_WEIGHT else "" for cell in row)]).rstrip("\t") + "\n"
            )


def _figures(examples: Sequences) -> str:
    """Accuracy over the classes, and precision and recall for passages that ask for something or describe the work."""
    pairs = Counter[tuple[str, str]]()
    for features_of, classes in examples:
        result = [
            line_model.CLASSES[max(range(6), key=chance.__getitem__)] for chance in line_model.chances(features_of)
        ]
        pairs.update(zip(classes, result, strict=True))
    asks = set("MND")
    agreed = sum(n for (label, result), n in pairs.items() if label in asks and result in asks)
    right = sum(n for (label, result), n in pairs.items() if label == result)
    as_asks = sum(n for (_, result), n in pairs.items() if result in asks)
    asks_by_label = sum(n for (label, _), n in pairs.items() if label in asks)
    return f"accuracy {right / pairs.total():.3f} precision {agreed / as_asks:.3f} recall {agreed / asks_by_label:.3f}"


if __name__ == "__main__":
    main()
