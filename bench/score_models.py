"""The models behind `train_score.py`: how close two kinds of work are, as a grade, and what each requirement weighs."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from sklearn.linear_model import Ridge
from sklearn.preprocessing import StandardScaler

from hireloom.text_analysis.evidence.row_weights import FEWEST_POINTS, LICENCE
from hireloom.text_analysis.evidence.work import NEAR_ENOUGH, NEAREST, TOGETHER

KINDS = ("experience", "skill", "education", "certificate", "language", "duty")
WHOLE = ("role", "words", "field", "rank")
TARGETS = np.array([24.0, 38.0, 55.0, 68.0, 78.0])  # the percent that each grade should come to
GOOD, MEDIUM, MARGIN = 70.0, 55.0, 3.0
BAND = 12.0  # how much worse a wrong band is than a score that is off
UNFIT_GREEN, GOOD_RED, EXCELLENT_BELOW = 6.0, 1.3, 2.5  # how bad each wrong band is
MOST_OF_ALL = 0.35  # of all points, which one requirement may weigh
FOLDS, ROUNDS = 5, 5
WORDS = {"low words": -1.0, "high words": 4.5}  # stays, since verdicts are learned from this share

Measures = Mapping[str, float]
Numbers = dict[str, float]


@dataclass(frozen=True, eq=False)
class Pair:
    """A judged pair: its advert, its grade, the measures of words, field, each role and the career as a whole, the
    ranks of the roles, and the names and shares of the single requirements. `title` is what the title alone shows, and
    `highest` the most that roles of other titles may show of it; `licence` is the name and the share of the license
    without which nobody may do the work. A missing requirement is None."""

    job: str
    grade: int
    words: Measures | None
    field: Measures | None
    roles: Sequence[Measures]
    career: Measures
    ranks: Sequence[float]
    has_rank: bool
    title: float | None
    highest: float
    licence: tuple[str, float] | None
    rows: Sequence[tuple[str, float]]


@dataclass(frozen=True, eq=False)
class Model:
    """A grade as a base and each measure times its weight."""

    weights: Measures
    base: float

    def grade(self, measures: Measures) -> float:
        return self.base + sum(self.weights[name] * value for name, value in measures.items())


def linear(rows: Sequence[Measures], grades: Sequence[int]) -> Model:
    """The model that predicts these grades best."""
    table = np.array([list(item.values()) for item in rows])
    scaler = StandardScaler().fit(table)
    model = Ridge(alpha=10).fit(scaler.transform(table), grades)
    weights = model.coef_ / scaler.scale_
    return Model(dict(zip(rows[0], weights, strict=True)), float(model.intercept_ - scaler.mean_ @ weights))


def models(pairs: Sequence[Pair]) -> dict[str, Model]:
    """The models of words, field and role; the nearest role of a career counts, and each round finds it again."""
    model_by_name = {}
    for name in ("words", "field"):
        examples = [pair for pair in pairs if getattr(pair, name) is not None]
        model_by_name[name] = linear([getattr(pair, name) for pair in examples], [pair.grade for pair in examples])
    role_lists = [pair.roles or [pair.career] for pair in pairs]
    nearest: list[Measures] = [{name: max(role[name] for role in roles) for name in roles[0]} for roles in role_lists]
    for _ in range(ROUNDS):
        model_by_name["role"] = linear(nearest, [pair.grade for pair in pairs])
        nearest = [max(roles, key=model_by_name["role"].grade) for roles in role_lists]
    return model_by_name


Grades = dict[str, list[Any]]


def grades(pairs: Sequence[Pair], model_by_name: Mapping[str, Model]) -> Grades:
    """What the models say about each pair, in grades."""
    by_model: Grades = {
        "role": [np.array([model_by_name["role"].grade(role) for role in pair.roles]) for pair in pairs],
        "career": [model_by_name["role"].grade(pair.career) for pair in pairs],
    }
    for name in ("words", "field"):
        values = [getattr(pair, name) for pair in pairs]
        by_model[name] = [None if item is None else model_by_name[name].grade(item) for item in values]
    return by_model


def cross_grades(pairs: Sequence[Pair]) -> Grades:
    """The same, with each pair judged by models that have not seen its advert."""
    jobs = sorted({pair.job for pair in pairs})
    by_model: Grades = {name: [None] * len(pairs) for name in ("words", "field", "role", "career")}
    for fold in range(FOLDS):
        out = set(jobs[fold::FOLDS])
        model_by_name = models([pair for pair in pairs if pair.job not in out])
        places = [at for at, pair in enumerate(pairs) if pair.job in out]
        for name, values in grades([pairs[at] for at in places], model_by_name).items():
            for at, value in zip(places, values, strict=True):
                by_model[name][at] = value
    return by_model


@dataclass(frozen=True, eq=False)
class Tables:
    """For each pair, the grades of the work as a whole, and the counts and shares of its single requirements by
    name."""

    pairs: Sequence[Pair]
    by_model: Grades
    names: Sequence[str]
    counts: np.ndarray
    shares: np.ndarray


def tables(pairs: Sequence[Pair], by_model: Grades) -> Tables:
    names = sorted({name for pair in pairs for name, _ in pair.rows})
    counts = np.array([[sum(row == name for row, _ in pair.rows) for name in names] for pair in pairs])
    shares = np.array([[sum(share for row, share in pair.rows if row == name) for name in names] for pair in pairs])
    return Tables(pairs, by_model, names, counts, shares)


def percents(data: Tables, numbers: Mapping[str, float]) -> np.ndarray:
    """The percent of each pair, as the product computes it, except for the rounding of points."""
    weight = np.array([numbers[name] for name in data.names])
    single = np.maximum(FEWEST_POINTS, data.counts @ weight)
    points, possible = data.shares @ weight, data.counts @ weight
    licences = [pair.licence or (data.names[0], 0.0) for pair in data.pairs]
    lighter = np.array([numbers[name] for name, _ in licences])
    more = np.maximum(0, single * LICENCE - lighter) * [pair.licence is not None for pair in data.pairs]
    points, possible = points + more * [share for _, share in licences], possible + more
    for name, (has, share) in whole_shares(data, numbers).items():
        heavy = np.maximum(1, np.round(single * numbers[name])) * has
        points, possible = points + heavy * share, possible + heavy
    return 100 * points / possible


def whole_shares(data: Tables, numbers: Mapping[str, float]) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """For each requirement about the whole work, which pairs have it, and the part that is met."""

    def part(name: str, grade: np.ndarray | float) -> np.ndarray:
        low, high = numbers[f"low {name}"], numbers[f"high {name}"]
        return np.clip((np.asarray(grade) - low) / (high - low), 0, 1)

    columns = {}
    for name in ("words", "field"):
        has = np.array([value is not None for value in data.by_model[name]])
        columns[name] = (
            has,
            part(name, np.array([value if value is not None else 0.0 for value in data.by_model[name]])),
        )
    roles = [part("role", grade) for grade in data.by_model["role"]]
    together = TOGETHER * part("role", np.array(data.by_model["career"]))
    best = np.maximum(together, [role.max(initial=0.0) for role in roles])
    floor = np.array([pair.title or 0.0 for pair in data.pairs])
    highest = np.array([pair.highest for pair in data.pairs])
    near = np.where(best >= NEAR_ENOUGH, np.minimum(NEAREST, best), 0.0)
    columns["role"] = (
        np.array([pair.title is not None for pair in data.pairs]),
        np.where(floor >= 1, 1.0, np.minimum(highest, np.where(near > 0, near, floor))),
    )
    ranks = np.array(
        [
            max(
                (share * rank for share, rank in zip(item, pair.ranks, strict=True) if share >= NEAR_ENOUGH),
                default=0.0,
            )
            for item, pair in zip(roles, data.pairs, strict=True)
        ]
    )
    columns["rank"] = np.array([pair.has_rank for pair in data.pairs]), ranks
    return columns


def loss(data: Tables, percent: np.ndarray) -> float:
    """How far the scores are from what the grades mean, worst where a band is wrong."""
    grade = np.array([pair.grade for pair in data.pairs])
    error = np.where(grade <= 1, np.maximum(0, percent - GOOD + MARGIN), 0) * UNFIT_GREEN
    error += np.where(grade >= 3, np.maximum(0, MEDIUM + MARGIN - percent), 0) * GOOD_RED
    error += np.where(grade == 4, np.maximum(0, GOOD + MARGIN - percent), 0) * EXCELLENT_BELOW
    return float(np.mean((percent - TARGETS[grade]) ** 2 + BAND * error**2))


def calibration(data: Tables) -> Numbers:
    """Weights, and for each model the grades that mean no share and a whole one; one changed at a time as long as that
    helps."""
    numbers: Numbers = {"manner": 2.0, "role": 0.5, "words": 0.5, "field": 0.5, "rank": 0.1}
    numbers |= {f"{kind} {must}": 2.0 for kind in KINDS for must in ("must", "nice")}
    steps: dict[str, Iterable[float]] = {name: (2.0, 3.0) for name in numbers if name.endswith(" must")}
    for name in ("skill must", "certificate must"):  # a misread one must not move much
        steps[name] = (2.0,)
    steps |= {name: (1.0, 2.0) for name in numbers if name.endswith(" nice")}  # a wish never outweighs a must
    # With more for the work as a whole, a true sentence about one requirement could lower the score.
    steps |= dict.fromkeys(("role", "words", "field"), (0.3, 0.4, 0.5))
    steps["rank"] = (0.1, 0.15, 0.2, 0.3)
    numbers |= WORDS
    for name in ("role", "field"):
        numbers |= {f"low {name}": 0.0, f"high {name}": 3.0}
        steps[f"low {name}"] = np.arange(-1.0, 1.0, 0.1).round(2)
        steps[f"high {name}"] = np.arange(1.8, 4.6, 0.1).round(2)

    def cost(trial: Numbers) -> float:
        whole = [trial[name] for name in WHOLE]
        too_heavy = max(0.0, max(whole) / (1 + sum(whole)) - MOST_OF_ALL)
        return loss(data, percents(data, trial)) + 1e5 * too_heavy

    best = cost(numbers)
    for _ in range(ROUNDS):
        before = best
        for name, values in steps.items():
            for value in values:
                trial = numbers | {name: float(value)}
                if (now := cost(trial)) < best - 1e-3:
                    best, numbers = now, trial
        if best > before - 0.1:
            break
    return numbers


def report_of(data: Tables, numbers: Mapping[str, float]) -> str:
    """How well the scores agree with the readers."""
    percent, grade = percents(data, numbers), np.array([pair.grade for pair in data.pairs])
    job = np.array([pair.job for pair in data.pairs])
    within = [
        rank(percent[job == number], grade[job == number])
        for number in sorted(set(job))
        if len(set(grade[job == number])) > 1
    ]
    good, bad = percent[grade >= 3], percent[grade <= 1]
    return (
        f"spearman {rank(percent, grade):.3f} within {np.mean(within):.3f}"
        f" auc {np.mean((good[:, None] > bad) + 0.5 * (good[:, None] == bad)):.3f}"
        f" good below 55 {np.mean(good < MEDIUM):.3f} excellent from 70 {np.mean(percent[grade == 4] >= GOOD):.3f}"
        f" unfit from 70 {np.mean(bad >= GOOD):.4f} n {len(grade)}"
    )


def rank(first: np.ndarray, second: np.ndarray) -> float:
    """The rank correlation."""

    def ranks(values: np.ndarray) -> np.ndarray:
        return np.array([np.mean(values < value) + np.mean(values <= value) for value in values])

    first, second = ranks(first), ranks(second)
    return float(np.corrcoef(first, second)[0, 1]) if len(set(first)) > 1 else 0.0
