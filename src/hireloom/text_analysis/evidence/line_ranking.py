"""Which sentences of a resume a reader would quote for a requirement: learned from the lines that readers chose."""

from collections.abc import Collection, Mapping, Sequence

from hireloom.domain.resume_match.findings import Kind
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.evidence.comparisons import Comparison, alike, asked_words, meant
from hireloom.text_analysis.evidence.implied import shown_by
from hireloom.text_analysis.evidence.learned import weighed
from hireloom.text_analysis.evidence.manners import deeds_of_manner
from hireloom.text_analysis.language.lexicon import Lexicon

MOST_WEIGHED = 15  # sentences; the others share next to nothing with the requirement
NEARLY = 0.3  # from which a meaning is close
LONG = 400  # characters; longer sentences are not worse
LONG_AGO = 20.0  # years
MOST_DEEDS, BY_DEEDS = 2, 1.5  # words of deeds that show a manner, and what each adds to the rank


def ranked(
    need: ProvableRequirement, proven: Sequence[int], roles: Collection[int], pair: Comparison, lexicon: Lexicon
) -> list[tuple[float, int]]:
    """How well each of the nearest sentences shows it, the best first. `proven` are those that the rules found, the
    best first, `roles` those that show roles of the field."""
    measured = line_measures(need, proven, roles, pair, lexicon)
    deeds = deeds_of_manner(need, pair.read)
    ranks = (
        (weighed("line", measures)[0] + BY_DEEDS * min(MOST_DEEDS, deeds.get(at, 0)), at)
        for at, measures in measured.items()
    )
    return sorted(ranks, key=lambda rank: (-rank[0], rank[1]))


def line_measures(
    need: ProvableRequirement, proven: Sequence[int], roles: Collection[int], pair: Comparison, lexicon: Lexicon
) -> Mapping[int, Mapping[str, float]]:
    """What the rank of the nearest sentences is computed from."""
    requirement, resume = need.requirement, pair.read
    kind = requirement.kind
    label, _, rarest = _overlaps(asked_words(requirement.label), resume.roots)
    source, count, _ = _overlaps(asked_words(requirement.source), resume.roots)
    topics = [alike(text, pair, lexicon) for text in (requirement.label, requirement.source)]
    meanings = [meant(text, pair) for text in (requirement.label, requirement.source)]
    named = {at for skill in need.skills for at in shown_by(skill, resume)}
    deeds = deeds_of_manner(need, resume)
    proofs, of_field = frozenset(proven), frozenset(roles)
    near = [
        label.get(at, 0.0)
        + 0.5 * (topics[0][at] + source.get(at, 0.0) + (at in named) + (at in of_field))
        + (at in proofs)
        + 0.3 * (kind is Kind.EDUCATION and line.level > 0)
        + 0.1 * pair.shared.get(at, 0.0)
        + 0.5 * max(0.0, meanings[0][at] - NEARLY, meanings[1][at] - NEARLY)
        + 0.5 * min(MOST_DEEDS, deeds.get(at, 0))
        for at, line in enumerate(pair.lines)
    ]
    showing = [at for at, line in enumerate(pair.lines) if near[at] > 0 and not line.shows_nothing]
    nearest = sorted(showing, key=lambda at: (-near[at], at))[:MOST_WEIGHED]
    measured: dict[int, Mapping[str, float]] = {}
    for at in nearest:
        line = pair.lines[at]
        length = len(line.text.split())
        measured[at] = {
            "near": near[at],
            "label": label.get(at, 0.0),
            "rarest": rarest.get(at, 0.0),
            "source": source.get(at, 0.0),
            "count": float(min(4, count.get(at, 0))),
            "topic": topics[0][at],
            "source topic": topics[1][at],
            "meant": meanings[0][at],
            "source meant": meanings[1][at],
            "named": float(at in named),
            "proven": float(at in proofs),
            "first": float(at in proven[:1]),
            "shared": pair.shared.get(at, 0.0),
            "role of field": float(at in of_field),
            "head": float(line.is_head),
            "deed": float(line.in_role),
            "head for years": float(line.is_head and need.years > 0),
            "deed for years": float(line.in_role and need.years > 0),
            "study": float(line.is_study),
            "study for education": float(line.is_study and kind is Kind.EDUCATION),
            "level": float(line.level > 0 and kind is Kind.EDUCATION),
            "enough": float(line.level >= need.degree > 0),
            "list": float(line.is_list),
            "list for paper": float(line.is_list and kind is Kind.CERTIFICATE),
            "list for manner": float(line.is_list and need.is_manner),
            "praise": float(line.has_praise),
            "praise for manner": float(line.has_praise and need.is_manner),
            "verb": float(line.tells_deed),
            "length": min(LONG, len(line.text)) / LONG,
            "few words": float(length <= 3),
            "some words": float(3 < length <= 7),
            "ago": min(LONG_AGO, max(0.0, line.years_ago)) / LONG_AGO,
        }
    return measured


def _overlaps(
    weights: Mapping[str, float], roots: Mapping[str, Sequence[int]]
) -> tuple[Mapping[int, float], Mapping[int, int], Mapping[int, float]]:
    """For each sentence, the part of the words that it contains, their count, and the rarest of them."""
    total = sum(weights.values()) or 1.0
    part: dict[int, float] = {}
    count: dict[int, int] = {}
    rarest: dict[int, float] = {}
    for word, weight in weights.items():
        for at in roots.get(word, ()):
            part[at] = part.get(at, 0.0) + weight / total
            count[at] = count.get(at, 0) + 1
            rarest[at] = max(rarest.get(at, 0.0), weight)
    return part, count, rarest
