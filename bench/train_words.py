"""Learn `words.tsv` from texts: for each stem its rarity, the words it comes with, and the fields of work it belongs
to; and `rarities.tsv`, how rare the root of each word is.

python bench/train_words.py --adverts FILE ... --resumes FILE ... ; each file holds JSON lines with a `text`. Needs
numpy and scikit-learn. A field is learned from roles and adverts whose title names it; the lines below are its words.
"""

import argparse
import json
from base64 import b85encode
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression
from sklearn.utils.extmath import randomized_svd

from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.closeness import job_counts, resume_counts
from hireloom.text_analysis.language.lexicon import CUE, Lexicon
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.word_vectors import TOPICS
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.readings import reading

FEWEST_DOCUMENTS = 3
DATA = Path(__file__).parents[1] / "src/hireloom/text_analysis/language/data"
TABLE, RARITIES = DATA / "words.tsv", DATA / "rarities.tsv"
FEWEST_WITH_WORD = 5  # documents
HEAD = "# stem\trarity\tbase 85: a byte for each number of its vector, 128 for none; topics, then a number a field\n"

# Words that say nothing about any work, however rare.
_EMPTY_WORDS = (
    "a an the and or but if of in to with for on by at as from into about over under between through during before"
    " after above below up down out off then than so also only same too very here there where when why how while"
    " again once further per via within is am are was were be been being has have had having do does did doing will"
    " would can could may might must should shall not no nor i me my myself we us our ours you your yours he him his"
    " she her hers it its they them their theirs who whom whose which what this that these those all any each few"
    " more most other some such both own"
)

Counts = Mapping[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--adverts", nargs="+", type=Path, required=True)
    parser.add_argument("--resumes", nargs="+", type=Path, required=True)
    files = parser.parse_args()
    lexicon = load_lexicon()
    adverts, resumes = texts(files.adverts), texts(files.resumes)
    RARITIES.write_text(rarities([*adverts, *resumes]), encoding="utf-8")
    documents = [job_counts(text, lexicon) for text in adverts]
    documents += [resume_counts(reading(text, lexicon)) for text in resumes]
    holders = Counter(stem for counts in documents for stem in counts)
    stems = sorted(stem for stem, count in holders.items() if count >= FEWEST_DOCUMENTS and "\t" not in stem)
    rarity = np.array([1 + np.log((1 + len(documents)) / (1 + holders[stem])) for stem in stems])
    table = matrix(documents, stems, rarity)
    _, _, topics = randomized_svd(table, TOPICS, random_state=0)
    examples = [*of_adverts(adverts, lexicon), *of_resumes(resumes, lexicon)]
    fields = field_weights(matrix([counts for _, counts in examples], stems, rarity), [field for field, _ in examples])
    vectors = np.vstack([numbers(topics), numbers(fields)]).T
    rows = (
        f"{stem}\t{rare:.2f}\t{b85encode(bytes(row)).decode()}\n"
        for stem, rare, row in zip(stems, rarity, vectors, strict=True)
    )
    TABLE.write_text(HEAD + "".join(rows), encoding="utf-8")
    print(f"{len(stems)} stems of {len(documents)} documents, fields from {len(examples)} roles and adverts")


def texts(files: Iterable[Path]) -> list[str]:
    """The texts of all files, in order."""
    rows = (json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines())
    return [row["text"] for row in rows if "text" in row]


def rarities(documents: Sequence[str]) -> str:
    """The table of the roots that occur in several documents."""
    empty = {root(word) for word in _EMPTY_WORDS.split()}
    holders = Counter(stem for text in documents for stem in {root(word.norm) for word in words(text)})
    rows = (
        f"{stem}\t{1 + np.log((1 + len(documents)) / (1 + count)):.2f}\n"
        for stem, count in sorted(holders.items())
        if count >= FEWEST_WITH_WORD and stem not in empty
    )
    return "# root of a word\trarity; made by bench/train_words.py\n" + "".join(rows)


def matrix(documents: Sequence[Counts], stems: Sequence[str], rarity: np.ndarray) -> csr_matrix:
    """One row per document, of length 1, as `word_profile` weights words."""
    column = {stem: number for number, stem in enumerate(stems)}
    cells = [
        (row, column[stem], (1 + np.log(max(count, 1))) * rarity[column[stem]])
        for row, counts in enumerate(documents)
        for stem, count in counts.items()
        if stem in column
    ]
    rows, columns, values = map(np.array, zip(*cells, strict=True))
    table = csr_matrix((values, (rows.astype(int), columns.astype(int))), shape=(len(documents), len(stems)))
    lengths = np.sqrt(np.asarray(table.multiply(table).sum(axis=1)).ravel())
    return csr_matrix(table.multiply(1 / np.maximum(lengths, 1e-9)[:, None]))


def of_adverts(adverts: Iterable[str], lexicon: Lexicon) -> Iterator[tuple[str, Counts]]:
    """The field of each advert whose title names one, with its words."""
    for text in adverts:
        if field := field_of(advert(text).title, lexicon):
            yield field, job_counts(text, lexicon)


def of_resumes(resumes: Iterable[str], lexicon: Lexicon) -> Iterator[tuple[str, Counts]]:
    """The field of each role whose title names one, with the words of the lines below it."""
    for text in resumes:
        for role in career(text, lexicon).roles:
            if len(role.sentences) > 1 and (field := field_of(role.title, lexicon)):
                yield (
                    field,
                    Counter(stem for sentence in role.sentences for stem in telling_terms(sentence.text, lexicon)),
                )


def field_of(title: str, lexicon: Lexicon) -> str:
    """The field that a title names, empty if it names none."""
    families = lexicon.families_of(title)
    best = max(families, key=lambda family: families[family], default="")
    return best if families.get(best, 0) >= CUE else ""


def field_weights(table: csr_matrix, fields: Sequence[str]) -> np.ndarray:
    """How much each stem speaks for each field, against the mean of all fields."""
    model = LogisticRegression(C=20, max_iter=300, class_weight="balanced").fit(table, fields)
    return model.coef_ - model.coef_.mean(axis=0)


def numbers(weights: np.ndarray) -> np.ndarray:
    """Each weight as a byte; the largest one in a thousand are cut."""
    scale = 127 / np.quantile(np.abs(weights), 0.999)
    return (np.clip(np.round(weights * scale), -127, 127) + 128).astype(np.uint8)


if __name__ == "__main__":
    main()
