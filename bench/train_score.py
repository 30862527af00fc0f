"""Learn `score.tsv` from pairs of adverts and resumes that readers judged. docs/models/score.md describes it.

python bench/train_score.py --labels FILE ... --texts FILE ... [--held FILE ...]. A line of labels is a job and how well
each resume fits, 0 to 4; a line of texts is an id and a text. Needs numpy and scikit-learn. Prints how well the score
agrees with the readers, also on `--held`, from which nothing is learned.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from bench.score_models import (
    KINDS,
    WHOLE,
    WORDS,
    Measures,
    Model,
    Numbers,
    Pair,
    calibration,
    cross_grades,
    grades,
    linear,
    models,
    percents,
    report_of,
    tables,
)
from hireloom.domain.resume_match.findings import State
from hireloom.domain.resume_match.job_texts import NoRequirement
from hireloom.testing.measure import NOW
from hireloom.text_analysis.adverts.requirements import JobRequirements, job_requirements
from hireloom.text_analysis.adverts.whole_work import WorkRow
from hireloom.text_analysis.evidence.closeness import (
    FEWEST_WORDS,
    JobWords,
    job_measures,
    job_words,
    resume_counts,
    word_measures,
)
from hireloom.text_analysis.evidence.evidence import judged
from hireloom.text_analysis.evidence.learned import learned
from hireloom.text_analysis.evidence.near_roles import career_measures, rank_share, role_measures
from hireloom.text_analysis.evidence.row_weights import decisive_of, row_of
from hireloom.text_analysis.evidence.work import UNLICENSED, field_measures, is_open_to
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.pastes import pasted
from hireloom.text_analysis.language.word_vectors import cosine, word_profile
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.readings import Reading, reading

TABLE = Path(__file__).parents[1] / "src/hireloom/text_analysis/evidence/data/score.tsv"
JUDGED = Path(__file__).parents[1] / "src/hireloom/domain/resume_match/judged_scores.py"
RANGES = ((0, 29), (30, 39), (40, 46), (47, 54), (55, 61), (62, 69), (70, 100))  # percents
INTERVIEW = 3  # the grade from which a reader would have invited the person
LEXICON = load_lexicon()
JOB = "Line Cook\nRequirements\n- Grilling fish and meat\n- Baking bread and pastry\n- Two years in a kitchen\n"
RESUME = (
    "Experience\nLine Cook, The Salt Cellar, 2019 - 2023\n- Grilled fish and meat for forty guests a night.\n"
    "- Baked bread and pastry, and kept the kitchen of the restaurant clean.\n- Ordered vegetables and stored them.\n"
)

Table = dict[tuple[str, str], tuple[float, ...]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", nargs="+", type=Path, required=True)
    parser.add_argument("--texts", nargs="+", type=Path, required=True)
    parser.add_argument("--held", nargs="+", type=Path, default=[])
    arguments = parser.parse_args()
    texts = {row["id"]: pasted(row["text"]) for row in lines(arguments.texts) if "text" in row}
    labels = list(lines(arguments.labels))
    table = base_table()
    write(table | model_table({"words": word_model(labels, texts)}, WORDS))
    pairs = list(judged_pairs(labels, texts))
    others = list(judged_pairs(lines(arguments.held), texts))
    model_by_name = models(pairs)
    pair_tables = tables(pairs, cross_grades(pairs))
    numbers = calibration(pair_tables)
    print("learned from:", report_of(pair_tables, numbers), numbers)
    results = list(zip(percents(pair_tables, numbers), (pair.grade for pair in pairs), strict=True))
    if others:
        tables_beside = tables(others, grades(others, model_by_name))
        print("held:", report_of(tables_beside, numbers))
        results += zip(percents(tables_beside, numbers), (pair.grade for pair in others), strict=True)
    table |= model_table(model_by_name, numbers)
    write(table)
    JUDGED.write_text(meanings(results), encoding="utf-8")


def model_table(model_by_name: Mapping[str, Model], numbers: Numbers) -> Table:
    """The weights, and each model as a share: 0 from its lower grade down, 1 from its higher one up."""
    table: Table = {("weight", name): (numbers[name],) for name in weight_names() if name in numbers}
    for name, model in model_by_name.items():
        low, high = numbers[f"low {name}"], numbers[f"high {name}"]
        table[name, "base"] = ((model.base - low) / (high - low),)
        table |= {(name, item): (weight / (high - low),) for item, weight in model.weights.items()}
    return table


def meanings(results: Sequence[tuple[float, int]]) -> str:
    """How many pairs of each range of percents there are, and how many of them are worth an interview."""
    rows = []
    for first, last in RANGES:
        band_grades = [grade for percent, grade in results if first <= np.floor(percent + 0.5) <= last]
        rows.append((first, last, len(band_grades), sum(grade >= INTERVIEW for grade in band_grades)))
    table = "\n".join(f"    {row}," for row in rows)
    return (
        '"""Judged pairs by their percent, each scored by models trained on other adverts; made by '
        'bench/train_score.py."""\n\n'
        "# First percent, last percent, pairs, pairs that readers judged worth an interview.\n"
        f"JUDGED = (\n{table}\n)\n"
    )


def lines(files: Iterable[Path]) -> Iterator[dict[str, Any]]:
    return (json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines())


def write(table: Table) -> None:
    rows = (
        f"{group}\t{name}\t" + "\t".join(f"{value:.4g}" for value in values) for (group, name), values in table.items()
    )
    TABLE.write_text(
        "# group\tname\tnumbers; made by bench/train_score.py\n" + "\n".join(rows) + "\n", encoding="utf-8"
    )
    learned.cache_clear()


def weight_names() -> list[str]:
    return [*WHOLE, "manner", *(f"{kind} {must}" for kind in KINDS for must in ("must", "nice"))]


def base_table() -> Table:
    """Every weight is 1, and nothing is close."""
    words, field, roles, _ = whole_work(job_words(JOB, LEXICON), job_requirements(JOB, LEXICON), cached_reading(RESUME))
    table: Table = {("weight", name): (1.0,) for name in weight_names()}
    for group, measures in (("words", words), ("field", field), ("role", roles[0])):
        table |= {(group, name): (0.0,) for name in ("base", *(measures or ()))}
    return table


@lru_cache(maxsize=4096)
def cached_reading(text: str) -> Reading:
    return reading(text, LEXICON)


def word_model(labels: Iterable[dict[str, Any]], texts: Mapping[str, str]) -> Model:
    """The model of words, which verdicts on single requirements depend on."""
    rows, marks = [], []
    for label in labels:
        job = texts[label["job_id"]]
        try:
            needs = job_requirements(job, LEXICON)
        except NoRequirement:
            continue
        for id, fit in label["fit"].items():
            words, *_ = whole_work(job_words(job, LEXICON), needs, cached_reading(texts[id]))
            if words:
                rows.append(words)
                marks.append(fit["grade"])
    return linear(rows, marks)


def judged_pairs(labels: Iterable[dict[str, Any]], texts: Mapping[str, str]) -> Iterator[Pair]:
    for label in labels:
        job = texts[label["job_id"]]
        try:
            needs = job_requirements(job, LEXICON)
        except NoRequirement:
            continue
        work_rows, decisive = {need.work for need in needs.asked}, decisive_of(needs.asked)
        title = next((need for need in needs.asked if need.work is WorkRow.ROLE), None)
        for id, fit in label["fit"].items():
            resume = cached_reading(texts[id])
            words, field, roles, as_one = whole_work(job_words(job, LEXICON), needs, resume)
            findings = judged(texts[id], job, LEXICON, NOW).findings
            shares = [item.share if item.state is not State.MISSING else 0.0 for item in findings]
            rows = list(zip(needs.asked, shares, strict=True))
            yield Pair(
                label["job_id"],
                fit["grade"],
                words if WorkRow.WORDS in work_rows else None,
                field,
                roles,
                as_one,
                [rank_share(needs.job.title, role.title) for role in career(resume.text, LEXICON).roles],
                WorkRow.RANK in work_rows,
                next((share for item, share in rows if item.work is WorkRow.ROLE), None),
                1.0 if title is None or is_open_to(title, resume, LEXICON) else UNLICENSED,
                next(((row_of(item), share) for item, share in rows if item is decisive), None),
                [(row_of(item), share) for item, share in rows if not item.work],
            )


Whole = tuple[Measures | None, Measures | None, list[Measures], Measures]


def whole_work(job: JobWords, needs: JobRequirements, resume_reading: Reading) -> Whole:
    """The measures of the words, of the field if the job has one, of each role, and of all roles as one."""
    resume = word_profile(resume_counts(resume_reading))
    tells_enough = min(len(job.profile.words), len(resume.words)) >= FEWEST_WORDS
    words = word_measures(job, needs, resume_reading, resume) if tells_enough else None
    field = next((need for need in needs.asked if need.work is WorkRow.FIELD), None)
    fields = cosine(job.profile.fields, resume.fields)
    return (
        words,
        {**field_measures(field, resume_reading, fields, NOW), **job_measures(job, needs)} if field else None,
        [role_measures(job, needs, role, LEXICON) for role in career(resume_reading.text, LEXICON).roles],
        career_measures(job, needs, resume),
    )


if __name__ == "__main__":
    main()
