"""Whether a recruiter would accept what a resume shows of a skill or a duty: learned from verdicts of readers.

The rules say what the sentences name; how close the whole resume is to the job says how much that is worth, and what is
implied without being named.
"""

import re
from collections.abc import Mapping, Sequence

from hireloom.domain.resume_match.findings import Kind, State
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.evidence.comparisons import Comparison, alike, asked_profile, asked_words, meant
from hireloom.text_analysis.evidence.implied import shown_by
from hireloom.text_analysis.evidence.learned import weighed
from hireloom.text_analysis.evidence.meanings import likeness_of, meaning
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.word_vectors import cosine

STATES = (State.MISSING, State.PARTLY, State.MET)
FEW = 3  # sentences that come nearest
MANY_YEARS, MANY = 10.0, 5.0  # beyond which more says nothing more
CROSSED = {  # measures that say more together: each is the product of two
    "close whole": ("whole", "close"),
    "close named": ("any", "close"),
    "close manner": ("manner", "close"),
    "close skill": ("skill", "close"),
    "close duty": ("duty", "close"),
    "close tool": ("tool", "close"),
    "whole manner": ("manner", "share"),
    "whole duty": ("duty", "share"),
    "label close": ("label together", "close"),
    "field close": ("label field", "close"),
    "nearest duty": ("duty", "label nearest"),
    "nearest skill": ("skill", "label nearest"),
}
_LICENCE = re.compile(r"licen[cs]|certif|registr", re.I)
_RELATED = re.compile(r"\b(?:related|relevant|equivalent|similar|or experience)\b", re.I)
_STUDIED = re.compile(r"degree|diploma|bachelor|master|school|graduat|educat", re.I)
_PRACTISED = re.compile(r"year|experience", re.I)


def verdict(measured: Mapping[str, float]) -> State:
    """The likeliest state. Each has a handicap, so that little is called met that readers call missing."""
    sums = weighed("verdict", measured)
    return STATES[max(range(len(STATES)), key=lambda number: sums[number])]


def verdict_measures(
    need: ProvableRequirement,
    share: float,
    proven: Sequence[int],
    pair: Comparison,
    lexicon: Lexicon,
    now: int,
) -> Mapping[str, float]:
    """What the verdict is computed from. `share` and `proven` are what the rules found, `now` is this month as periods
    count. Nothing depends on the order of the resume, nor on how often it says something."""
    requirement = need.requirement
    measured = {
        "share": share,
        "whole": float(share >= 1),
        "any": float(share > 0),
        **_kinds(need),
        **_overlap(requirement.label, "label", pair, lexicon),
        **_overlap(requirement.source, "source", pair, lexicon),
        **_meant(requirement.label, "label", pair),
        **_meant(requirement.source, "source", pair),
        "title meant": max((likeness_of(pair.job.title_meaning, title) for title in pair.titles), default=0.0),
        "job meant": likeness_of(pair.job.meaning, pair.meaning),
        "licence": float(_LICENCE.search(requirement.source) is not None),
        "related": float(_RELATED.search(requirement.source) is not None),
        "studied": float(speaks_of_study(requirement.source)),
        "practised": float(_PRACTISED.search(requirement.source) is not None),
        "close words": pair.close.words,
        "close fields": pair.close.fields,
        "close": pair.close.share,
        **_proof(need, proven, pair),
        **_work_in_field(pair, now),
    }
    return measured | {name: measured[left] * measured[right] for name, (left, right) in CROSSED.items()}


def _kinds(need: ProvableRequirement) -> Mapping[str, float]:
    """What kind of requirement it is."""
    kinds = {skill.kind for skill in need.skills}
    is_manner = kinds == {"soft"}
    return {
        "skill": float(need.requirement.kind is Kind.SKILL and not is_manner),
        "duty": float(need.requirement.kind is Kind.DUTY),
        "manner": float(is_manner),
        "tool": float("tool" in kinds),
        "knowledge": float("knowledge" in kinds),
        "method": float("method" in kinds),
        "must": float(need.requirement.must),
        "names": min(MANY, len(need.skills)),
        "either": float(need.either),
        "unknown": float(need.written),
    }


def _proof(need: ProvableRequirement, proven: Sequence[int], pair: Comparison) -> Mapping[str, float]:
    """Where the resume names it: in deeds, in praise, in lists."""
    places = {*proven, *(at for skill in need.skills for at in shown_by(skill, pair.read))}
    lines = [pair.lines[at] for at in places]
    return {
        "named": float(any(skill in pair.read.skills for skill in need.skills)),
        "by deed": float(any(line.tells_deed for line in lines)),
        "by praise": float(any(line.has_praise for line in lines)),
        "only in lists": float(bool(lines) and all(line.is_list for line in lines)),
    }


def _work_in_field(pair: Comparison, now: int) -> Mapping[str, float]:
    """How long and how widely the person has worked in the fields of the job."""
    fields = [pair.read.fields[family] for family in pair.families if family in pair.read.fields]
    return {
        "field years": min(MANY_YEARS, sum(field.years(now) for field in fields)) / MANY_YEARS,
        "field roles": min(MANY, sum(field.roles for field in fields)) / MANY,
        "field skills": min(MANY_YEARS, max((field.skills for field in fields), default=0.0)) / MANY_YEARS,
    }


def speaks_of_study(source: str) -> bool:
    """The sentence asks for a school or a degree."""
    return _STUDIED.search(source) is not None


def _overlap(text: str, name: str, pair: Comparison, lexicon: Lexicon) -> Mapping[str, float]:
    """How many of the words of a text the resume contains anywhere, and in one sentence."""
    weights = asked_words(text)
    total = sum(weights.values()) or 1.0
    sums: dict[int, float] = {}
    for word, weight in weights.items():
        for at in pair.read.roots.get(word, ()):
            sums[at] = sums.get(at, 0.0) + weight / total
    profile = asked_profile(text, lexicon)
    return {
        f"{name} anywhere": sum(weight for word, weight in weights.items() if word in pair.read.roots) / total,
        f"{name} together": max(sums.values(), default=0.0),
        f"{name} nearest": max(alike(text, pair, lexicon), default=0.0),
        f"{name} topic": cosine(profile.topics, pair.close.resume.topics) if profile.topics else 0.0,
        f"{name} field": cosine(profile.fields, pair.close.resume.fields) if profile.fields else 0.0,
        f"{name} rare": total / max(1, len(weights)),
        f"{name} length": min(12.0, len(weights)) / 12,
    }


def _meant(text: str, name: str, pair: Comparison) -> Mapping[str, float]:
    """How close the resume comes to what a text means: by its nearest sentences, deeds, titles and as a whole."""
    text_meaning, near = meaning(text), meant(text, pair)
    best = sorted({line.text: nearness for line, nearness in zip(pair.lines, near, strict=True)}.values())[-FEW:]
    deeds = (nearness for line, nearness in zip(pair.lines, near, strict=True) if line.in_role)
    return {
        f"{name} meant": max(best, default=0.0),
        f"{name} often meant": sum(best) / FEW,
        f"{name} meant by deed": max(deeds, default=0.0),
        f"{name} meant in all": likeness_of(text_meaning, pair.meaning),
        f"{name} meant by title": max((likeness_of(text_meaning, title) for title in pair.titles), default=0.0),
        f"{name} of title": likeness_of(text_meaning, pair.job.title_meaning),
    }
