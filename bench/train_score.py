"""Learn `score.tsv` from pairs of adverts and resumes that readers judged. docs/models/score.md tells what it holds.

python bench/train_score.py --labels FILE --texts FILE ... [--held FILE]. A line of labels is a job with its asks, the
verdicts on them, and how well each resume fits, 0 to 4; a line of texts is an id and a text. Needs numpy and
scikit-learn. Prints how the number agrees with the readers, also on `--held`, which nothing is learned from.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.preprocessing import StandardScaler

from hireloom.domain.resume_match.findings import State
from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.testing.measure import NOW
from hireloom.text_analysis.adverts.requirements import wanted
from hireloom.text_analysis.evidence.closeness import closeness, job_words, measures, resume_counts
from hireloom.text_analysis.evidence.evidence import judged
from hireloom.text_analysis.evidence.implied import shown_by
from hireloom.text_analysis.evidence.learned import learned
from hireloom.text_analysis.evidence.likelihood import likelihood_measures
from hireloom.text_analysis.evidence.row_weights import BACKGROUND, row_of
from hireloom.text_analysis.evidence.word_vectors import word_profile
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.readings import Reading, reading

TABLE = Path(__file__).parents[1] / "src/hireloom/text_analysis/evidence/data/score.tsv"
JUDGED = Path(__file__).parents[1] / "src/hireloom/domain/resume_match/judged_scores.py"
RANGES = ((0, 29), (30, 39), (40, 46), (47, 54), (55, 61), (62, 69), (70, 100))  # percents
INTERVIEW = 3  # the grade from which a reader would have interviewed
VERDICTS = ("missing", "partly", "met")
KINDS = ("title", "experience", "skill", "education", "certificate", "language", "duty")
TARGETS = np.array([25.0, 38.0, 54.0, 66.0, 76.0])  # the percent that each grade should come to
GOOD, MEDIUM, MARGIN = 70.0, 55.0, 3.0
BAND = 12.0  # how much worse a wrong band is than a number that is off
LEXICON = load_lexicon()

Table = dict[tuple[str, str], tuple[float, ...]]


@dataclass(frozen=True, eq=False)
class Pair:
    """A judged pair: its advert, its grade, the closeness before it is scaled, and the rows with their shares."""

    job: str
    grade: int
    close: float
    rows: Sequence[tuple[str, float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", type=Path, required=True)
    parser.add_argument("--texts", nargs="+", type=Path, required=True)
    parser.add_argument("--held", type=Path)
    asked = parser.parse_args()
    texts = {row["id"]: row["text"] for file in asked.texts for row in lines(file) if "text" in row}
    readings = {id: reading(text, LEXICON) for id, text in texts.items()}
    labels = list(lines(asked.labels))
    table = untrained() | closeness_rows(labels, texts, readings)
    write(table)
    table |= likelihood_rows(labels, texts, readings)
    write(table)
    pairs = list(judged_pairs(labels, texts, readings))
    (low, high), weights = calibrated(pairs)
    table |= {("weight", name): (weight,) for name, weight in weights.items()}
    table |= scaled(table, low, high)
    write(table)
    print("learned from:", told(pairs, low, high, weights))
    shown: list[tuple[float, int]] = []
    for part in range(2):  # halves of the adverts, each judged by what the other teaches
        jobs = sorted({pair.job for pair in pairs})[part::2]
        half = [pair for pair in pairs if pair.job in jobs]
        scale, own = calibrated([pair for pair in pairs if pair.job not in jobs])
        print("the other half:", told(half, *scale, own))
        shown += zip(percents(half, *scale, own), (pair.grade for pair in half), strict=True)
    if asked.held:
        held = list(judged_pairs(list(lines(asked.held)), texts, readings, low, high))
        print("held:", told(held, low, high, weights))
        shown += zip(percents(held, low, high, weights), (pair.grade for pair in held), strict=True)
    JUDGED.write_text(meanings(shown), encoding="utf-8")


def meanings(shown: Sequence[tuple[float, int]]) -> str:
    """How many pairs of each range of percents there are, and how many of them are worth an interview."""
    rows = []
    for first, last in RANGES:
        grades = [grade for percent, grade in shown if first <= np.floor(percent + 0.5) <= last]
        rows.append((first, last, len(grades), sum(grade >= INTERVIEW for grade in grades)))
    table = "\n".join(f"    {row}," for row in rows)
    return (
        '"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""\n\n'
        "# First percent, last percent, pairs, pairs that readers judged worth an interview.\n"
        f"JUDGED = (\n{table}\n)\n"
    )


def lines(file: Path) -> Iterator[dict]:
    return map(json.loads, file.read_text(encoding="utf-8").splitlines())


def write(table: Table) -> None:
    rows = (
        f"{group}\t{name}\t" + "\t".join(f"{value:.4g}" for value in values) for (group, name), values in table.items()
    )
    TABLE.write_text(
        "# group\tname\tnumbers; made by bench/train_score.py\n" + "\n".join(rows) + "\n", encoding="utf-8"
    )
    learned.cache_clear()


def untrained() -> Table:
    table: Table = {("weight", "manner"): (1,), ("weight", BACKGROUND): (1,)}
    return table | {("weight", f"{kind} {must}"): (1,) for kind in KINDS for must in ("must", "nice")}


def linear(group: str, names: Iterable[str], scaler: StandardScaler, weights: np.ndarray, base: np.ndarray) -> Table:
    """A linear model of scaled measures as one of plain measures."""
    plain = weights / scaler.scale_[:, None]
    table: Table = {(group, "base"): tuple(base - scaler.mean_ @ plain)}
    return table | {(group, name): tuple(row) for name, row in zip(names, plain, strict=True)}


def closeness_rows(labels: Sequence[dict], texts: Mapping[str, str], readings: Mapping[str, Reading]) -> Table:
    """The grade from what a pair shares as a whole."""
    measured, grades = [], []
    for label in labels:
        job = texts[label["job_id"]]
        try:
            needs = wanted(job, LEXICON)
        except NoRequirement:
            continue
        for id, fit in label["fit"].items():
            measured.append(measures(job_words(job, LEXICON), needs, word_profile(resume_counts(readings[id]))))
            grades.append(fit["grade"])
    scaler = StandardScaler().fit(cells(measured))
    model = Ridge(alpha=10).fit(scaler.transform(cells(measured)), grades)
    return linear("closeness", measured[0], scaler, model.coef_[:, None], np.array([model.intercept_]))


def cells(measured: Sequence[Mapping[str, float]]) -> np.ndarray:
    return np.array([list(each.values()) for each in measured])


def likelihood_rows(labels: Sequence[dict], texts: Mapping[str, str], readings: Mapping[str, Reading]) -> Table:
    """The verdict on what no sentence names."""
    measured, verdicts = [], []
    for label in labels:
        job = texts[label["job_id"]]
        asks = {ask["id"]: ask for ask in label["asks"]}
        for id, evidence in label["evidence"].items():
            try:
                close = closeness(job_words(job, LEXICON), wanted(job, LEXICON), readings[id])
            except NoRequirement:
                continue
            for each in evidence:
                ask = asks[each["ask"]]
                if close and ask["type"] in ("skill", "licence") and not is_named(ask["what"], readings[id]):
                    measured.append(likelihood_measures(ask["what"], readings[id], close, LEXICON)[0])
                    verdicts.append(VERDICTS.index(each["verdict"]))
    scaler = StandardScaler().fit(cells(measured))
    model = LogisticRegression(C=0.1, max_iter=500).fit(scaler.transform(cells(measured)), verdicts)
    return linear("likely", measured[0], scaler, model.coef_.T, model.intercept_)


def is_named(what: str, read: Reading) -> bool:
    skills = [mention.skill for mention in LEXICON.skills_in(what)]
    return bool(skills) and all(shown_by(skill, read) for skill in skills)


def judged_pairs(
    labels: Sequence[dict], texts: Mapping[str, str], readings: Mapping[str, Reading], low: float = 0, high: float = 1
) -> Iterator[Pair]:
    for label in labels:
        job = texts[label["job_id"]]
        try:
            rows = [row_of(asked) for asked in wanted(job, LEXICON).asked]
        except NoRequirement:
            continue
        for id, fit in label["fit"].items():
            close = closeness(job_words(job, LEXICON), wanted(job, LEXICON), readings[id])
            found = judged(readings[id], job, LEXICON, NOW).findings
            shares = [each.share if each.state is not State.MISSING else 0.0 for each in found]
            grade = close.grade * (high - low) + low if close else 0.0
            yield Pair(label["job_id"], fit["grade"], grade, list(zip(rows, shares, strict=True)))


def percents(pairs: Sequence[Pair], low: float, high: float, weights: Mapping[str, float]) -> np.ndarray:
    names = sorted({row for pair in pairs for row, _ in pair.rows} - {BACKGROUND})
    counts, shares, has = _tables(tuple(pairs), tuple(names))
    weight = np.array([weights[name] for name in names])
    close = np.array([pair.close for pair in pairs])
    heavy = np.maximum(1, np.round(counts @ weight * weights[BACKGROUND])) * has
    points = shares @ weight + heavy * np.clip((close - low) / (high - low), 0, 1)
    return 100 * points / (counts @ weight + heavy)


@lru_cache
def _tables(pairs: tuple[Pair, ...], names: tuple[str, ...]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Of each pair the number of rows of each name, the sum of their shares, and whether it has a background."""
    counts = np.array([[sum(row == name for row, _ in pair.rows) for name in names] for pair in pairs])
    shares = np.array([[sum(share for row, share in pair.rows if row == name) for name in names] for pair in pairs])
    return counts, shares, np.array([any(row == BACKGROUND for row, _ in pair.rows) for pair in pairs])


def loss(pairs: Sequence[Pair], percent: np.ndarray) -> float:
    """How far the numbers are from what the grades mean, worst where a band is wrong."""
    grade = np.array([pair.grade for pair in pairs])
    wrong = np.where(grade <= 1, np.maximum(0, percent - GOOD + MARGIN), 0) * 3
    wrong += np.where(grade >= 3, np.maximum(0, MEDIUM + MARGIN - percent), 0)
    wrong += np.where(grade == 4, np.maximum(0, GOOD + MARGIN - percent), 0)
    return float(np.mean((percent - TARGETS[grade]) ** 2 + BAND * wrong**2))


def calibrated(pairs: Sequence[Pair]) -> tuple[tuple[float, float], dict[str, float]]:
    """Scale and weights, one changed at a time as long as that helps."""
    numbers: dict[str, float] = {name: values[0] for (_, name), values in untrained().items()}
    numbers |= {"low": 0.0, "high": 3.0, "title must": 4.0, "title nice": 4.0}
    steps: dict[str, tuple[float, ...]] = {name: (1.0, 2.0, 3.0, 4.0) for name in numbers if name.endswith("must")}
    steps |= {name: (1.0, 2.0) for name in numbers if name.endswith("nice")}  # a wish never outweighs a must
    steps["title must"] = steps["title nice"] = (4.0, 6.0, 8.0)
    steps[BACKGROUND] = (1.0, 1.5, 2.0, 3.0, 4.0)
    steps["low"] = tuple(np.arange(-1.6, 1.0, 0.1).round(2))
    steps["high"] = tuple(np.arange(1.8, 4.6, 0.1).round(2))

    def cost(trial: Mapping[str, float]) -> float:
        return loss(pairs, percents(pairs, trial["low"], trial["high"], trial))

    best = cost(numbers)
    for _ in range(4):
        before = best
        for name, values in steps.items():
            for value in values:
                trial = numbers | {name: value}
                if (now := cost(trial)) < best - 1e-3:
                    best, numbers = now, trial
        if best > before - 0.1:
            break
    return (numbers.pop("low"), numbers.pop("high")), numbers


def scaled(table: Table, low: float, high: float) -> Table:
    """Closeness as a share: 0 from the lower grade down, 1 from the higher one up."""
    rows = {key: values[0] for key, values in table.items() if key[0] == "closeness"}
    rows["closeness", "base"] -= low
    return {key: (value / (high - low),) for key, value in rows.items()}


def told(pairs: Sequence[Pair], low: float, high: float, weights: Mapping[str, float]) -> str:
    percent, grade = percents(pairs, low, high, weights), np.array([pair.grade for pair in pairs])
    job = np.array([pair.job for pair in pairs])
    within = [
        rank(percent[job == one], grade[job == one]) for one in sorted(set(job)) if len(set(grade[job == one])) > 1
    ]
    good, bad = percent[grade >= 3], percent[grade <= 1]
    return (
        f"spearman {rank(percent, grade):.3f} within {np.mean(within):.3f}"
        f" auc {np.mean((good[:, None] > bad) + 0.5 * (good[:, None] == bad)):.3f}"
        f" good below 55 {np.mean(good < 54.5):.3f} excellent from 70 {np.mean(percent[grade == 4] >= 69.5):.3f}"
        f" unfit from 70 {np.mean(bad >= 69.5):.4f} n {len(pairs)}"
    )


def rank(one: np.ndarray, two: np.ndarray) -> float:
    def ranks(values: np.ndarray) -> np.ndarray:
        return np.array([np.mean(values < value) + np.mean(values <= value) for value in values])

    first, second = ranks(one), ranks(two)
    return float(np.corrcoef(first, second)[0, 1]) if len(set(first)) > 1 else 0.0


if __name__ == "__main__":
    main()
