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
    requirement, resume, close = need.requirement, pair.read, pair.close
    kinds = {skill.kind for skill in need.skills}
    soft = float(kinds == {"soft"})
    skill = float(requirement.kind is Kind.SKILL and not soft)
    duty = float(requirement.kind is Kind.DUTY)
    lines = [pair.lines[at] for at in {*proven, *(at for skill in need.skills for at in shown_by(skill, resume))}]
    fields = [resume.fields[family] for family in pair.families if family in resume.fields]
    overlaps = _overlap(requirement.label, "label", pair, lexicon)
    measured = {
        "share": share,
        "whole": float(share >= 1),
        "any": float(share > 0),
        "skill": skill,
        "duty": duty,
        "manner": soft,
        "tool": float("tool" in kinds),
        "knowledge": float("knowledge" in kinds),
        "method": float("method" in kinds),
        "must": float(requirement.must),
        "names": min(MANY, len(need.skills)),
        "either": float(need.either),
        "unknown": float(need.written),
        **overlaps,
        **_overlap(requirement.source, "source", pair, lexicon),
        **_meant(requirement.label, "label", pair),
        **_meant(requirement.source, "source", pair),
        "title meant": max((likeness_of(pair.job.title_meaning, title) for title in pair.titles), default=0.0),
        "job meant": likeness_of(pair.job.meaning, pair.meaning),
        "licence": float(_LICENCE.search(requirement.source) is not None),
        "related": float(_RELATED.search(requirement.source) is not None),
        "studied": float(speaks_of_study(requirement.source)),
        "practised": float(_PRACTISED.search(requirement.source) is not None),
        "close words": close.words,
        "close fields": close.fields,
        "close": close.share,
        "named": float(any(skill in resume.skills for skill in need.skills)),
        "by deed": float(any(line.tells_deed for line in lines)),
        "by praise": float(any(line.has_praise for line in lines)),
        "only in lists": float(bool(lines) and all(line.is_list for line in lines)),
        "field years": min(MANY_YEARS, sum(field.years(now) for field in fields)) / MANY_YEARS,
        "field roles": min(MANY, sum(field.roles for field in fields)) / MANY,
        "field skills": min(MANY_YEARS, max((field.skills for field in fields), default=0.0)) / MANY_YEARS,
    }
    crossed = {
        "close whole": measured["whole"] * measured["close"],
        "close named": measured["any"] * measured["close"],
        "close manner": soft * measured["close"],
        "close skill": skill * measured["close"],
        "close duty": duty * measured["close"],
        "close tool": measured["tool"] * measured["close"],
        "whole manner": soft * share,
        "whole duty": duty * share,
        "label close": overlaps["label together"] * measured["close"],
        "field close": overlaps["label field"] * measured["close"],
        "nearest duty": duty * overlaps["label nearest"],
        "nearest skill": skill * overlaps["label nearest"],
    }
    return measured | crossed


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
