"""Learn `evidence.tsv` from verdicts of readers and the lines they chose. docs/models/evidence.md describes it.

python bench/train_evidence.py --labels FILE ... --texts FILE ... [--group line|verdict]. A line of labels is a job with
its segments, its asks, and for some resumes the verdict on each ask with the lines that prove it; a line of texts is an
id and a text. Without `--group` both models are learned, with it the other one stays as it is. Needs numpy, scipy and
scikit-learn. Prints how often the verdicts agree with readers, each judged by models trained on other adverts.
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import minimize
from scipy.special import logsumexp, softmax
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler

from hireloom.domain.resume_match.findings import Kind
from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.testing.measure import NOW
from hireloom.text_analysis.adverts.requirements import JobRequirements, ProvableRequirement, job_requirements
from hireloom.text_analysis.evidence.closeness import closeness, job_words
from hireloom.text_analysis.evidence.comparisons import Comparison, comparison
from hireloom.text_analysis.evidence.judgements import WEIGHED, field_lines, proven, years_asked
from hireloom.text_analysis.evidence.line_ranking import line_measures
from hireloom.text_analysis.evidence.verdicts import verdict_measures
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.pastes import pasted
from hireloom.text_analysis.resumes.readings import reading

TABLE = Path(__file__).parents[1] / "src/hireloom/text_analysis/evidence/data/evidence.tsv"
VERDICTS = ("missing", "partly", "met")
HANDICAPS = np.array([0.0, 0.0, -0.5])  # logarithms, so that little is called met that readers call missing
SAME_LINE, SAME_SEGMENT = 0.6, 0.75  # parts of the words of the shorter text that occur in the other
PARTS = 5  # of the adverts, each judged by models trained on the others
LINE_STRENGTH, VERDICT_STRENGTH = 1.0, 0.01
LEXICON = load_lexicon()

Rows = list[str]


@dataclass(frozen=True, eq=False)
class Case:
    """An ask of an advert and a requirement that covers it, for one resume. `weight` is less where several cover it."""

    advert: str
    pair: Comparison
    ask: ProvableRequirement
    verdict: int
    lines: Sequence[str]
    weight: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", nargs="+", type=Path, required=True)
    parser.add_argument("--texts", nargs="+", type=Path, required=True)
    parser.add_argument("--group", choices=GROUPS)
    arguments = parser.parse_args()
    chosen = (arguments.group,) if arguments.group else GROUPS
    texts = {row["id"]: row["text"] for file in arguments.texts for row in lines(file) if "text" in row}
    examples = [case for file in arguments.labels for label in lines(file) for case in cases(label, texts)]
    rows = {group: rows_of(group) for group in GROUPS} | {group: MODELS[group](examples) for group in chosen}
    header = "# group\tname\tnumbers; made by bench/train_evidence.py\n"
    TABLE.write_text(header + "".join(row for group in GROUPS for row in rows[group]), encoding="utf-8")


def rows_of(group: str) -> Rows:
    """Those of the table as it is."""
    table = TABLE.read_text(encoding="utf-8").splitlines(keepends=True)
    return [row for row in table if row.startswith(f"{group}\t")]


def lines(file: Path) -> Iterator[dict[str, Any]]:
    return map(json.loads, file.read_text(encoding="utf-8").splitlines())


def verdict_model(examples: Sequence[Case]) -> Rows:
    """How likely each state is."""
    examples = [case for case in examples if case.ask.requirement.kind in WEIGHED]
    names = list(measures(examples[0]))
    table = np.array([list(measures(case).values()) for case in examples])
    verdicts, weights = np.array([case.verdict for case in examples]), np.array([case.weight for case in examples])
    adverts = sorted({case.advert for case in examples})
    part = np.array([adverts.index(case.advert) % PARTS for case in examples])
    predictions = np.zeros(len(examples), int)
    for number in range(PARTS):
        rest = part != number
        scaler, model = scaler_and_model(table[rest], verdicts[rest], weights[rest])
        predictions[~rest] = np.argmax(model.decision_function(scaler.transform(table[~rest])) + HANDICAPS, axis=1)
    print("each judged by what other adverts teach:", report_of(verdicts, predictions))
    scaler, model = scaler_and_model(table, verdicts, weights)
    return linear("verdict", names, scaler, model.coef_.T, model.intercept_ + HANDICAPS)


def cases(label: dict[str, Any], texts: Mapping[str, str]) -> Iterator[Case]:
    job = pasted(texts[label["job_id"]])
    try:
        needs = job_requirements(job, LEXICON)
    except NoRequirement:
        return
    covering = {ask["id"]: covers(ask, label, needs) for ask in label["asks"]}
    for id, evidence in label["evidence"].items():
        resume, advert_words = reading(texts[id], LEXICON), job_words(job, LEXICON)
        pair = comparison(advert_words, needs, resume, closeness(advert_words, needs, resume), LEXICON, NOW)
        if not pair:
            continue
        for item in evidence:
            numbers = covering[item["ask"]]
            for number in numbers:
                yield Case(
                    label["job_id"],
                    pair,
                    needs.asked[number],
                    VERDICTS.index(item["verdict"]),
                    item["quotes"],
                    len(numbers) ** -0.5,
                )


def covers(ask: dict[str, Any], label: dict[str, Any], needs: JobRequirements) -> list[int]:
    """The requirements that come from a segment of the ask, and share a word with it if other asks come from there."""
    segments = [label["segments"][at]["text"] for at in ask["segments"]]
    alone = sum(bool(set(neighbor["segments"]) & set(ask["segments"])) for neighbor in label["asks"]) == 1
    numbers = []
    for number, demand in enumerate(needs.asked):
        need = demand.requirement
        if demand.work or need.kind is Kind.LANGUAGE:
            continue
        same = any(overlap(need.source, segment) >= SAME_SEGMENT for segment in segments)
        if same and (alone or beginnings(ask["what"]) & beginnings(need.label)):
            numbers.append(number)
    return numbers


def words_of(text: str) -> list[str]:
    return re.findall(r"[a-z0-9+#]+", text.lower())


def beginnings(text: str) -> set[str]:
    return {word[:6] for word in words_of(text) if len(word) > 2}


def overlap(first: str, second: str) -> float:
    short, long = sorted((words_of(first), words_of(second)), key=len)
    return sum((Counter(short) & Counter(long)).values()) / len(short) if short else 0.0


def line_model(examples: Sequence[Case]) -> Rows:
    """How each sentence compares with the others of its resume: a reader chose some of them, and left the rest."""
    tables, marks, weights = list[list[list[float]]](), [], []
    names: list[str] = []
    for case in examples:
        if not case.verdict or not case.lines:
            continue
        _, at, roles = by_rule(case)
        measured = line_measures(case.ask, at, roles, case.pair, LEXICON)
        texts = [case.pair.lines[place].text for place in measured]
        mark = np.array([any(overlap(text, line) >= SAME_LINE for line in case.lines) for text in texts])
        if mark.any() and not mark.all():
            names = list(next(iter(measured.values())))
            tables.append([list(item.values()) for item in measured.values()])
            marks.append(mark)
            weights.append(case.weight)
    scaler = StandardScaler().fit(np.vstack(tables))
    scaled = [scaler.transform(table) for table in tables]

    def loss_and_slope(line_weights: np.ndarray) -> tuple[float, np.ndarray]:
        loss, slope = line_weights @ line_weights * LINE_STRENGTH / 2, line_weights * LINE_STRENGTH
        for table, mark, weight in zip(scaled, marks, weights, strict=True):
            ranks = table @ line_weights
            loss += weight * (logsumexp(ranks) - logsumexp(ranks[mark]))
            slope += weight * (softmax(ranks) @ table - softmax(ranks[mark]) @ table[mark])
        return loss, slope

    best = minimize(loss_and_slope, np.zeros(len(names)), jac=True, method="L-BFGS-B").x
    return linear("line", names, scaler, best[:, None], np.zeros(1))


def by_rule(case: Case) -> tuple[float, Sequence[int], frozenset[int]]:
    ask, resume = case.ask, case.pair.read
    years = years_asked(ask, resume, LEXICON, NOW)
    share, at, _ = proven(ask, resume, years, LEXICON, NOW)
    return share, at, field_lines(years, resume)


def measures(case: Case) -> Mapping[str, float]:
    share, at, _ = by_rule(case)
    return verdict_measures(case.ask, share, at, case.pair, LEXICON, NOW)


def scaler_and_model(
    table: np.ndarray, verdicts: np.ndarray, weights: np.ndarray
) -> tuple[StandardScaler, LogisticRegression]:
    scaler = StandardScaler().fit(table)
    model = LogisticRegression(C=VERDICT_STRENGTH, max_iter=1000)
    return scaler, model.fit(scaler.transform(table), verdicts, sample_weight=weights)


def linear(
    group: str,
    names: Iterable[str],
    scaler: StandardScaler,
    weights: np.ndarray,
    base: np.ndarray,
) -> Rows:
    """A linear model on scaled measures, turned into one on plain measures."""
    plain = weights / scaler.scale_[:, None]
    table = {"base": base - scaler.mean_ @ plain} | dict(zip(names, plain, strict=True))
    return [
        f"{group}\t{name}\t" + "\t".join(f"{number:.4g}" for number in numbers) + "\n"
        for name, numbers in table.items()
    ]


def report_of(verdicts: np.ndarray, predictions: np.ndarray) -> str:
    is_missing, is_met = verdicts == 0, verdicts == 2
    return (
        f"agree {np.mean(verdicts == predictions):.3f} met though missing {np.mean(predictions[is_missing] == 2):.3f}"
        f" missing though met {np.mean(predictions[is_met] == 0):.3f} n {len(verdicts)}"
    )


MODELS = {"line": line_model, "verdict": verdict_model}
GROUPS = tuple(MODELS)

if __name__ == "__main__":
    main()
