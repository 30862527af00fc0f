"""How a resume meets one requirement: what the rules find, weighed by what was learned from readers."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from hireloom.domain.resume_match.findings import Kind, State
from hireloom.text_analysis.adverts.requirements import ProvableRequirement
from hireloom.text_analysis.evidence.comparisons import Comparison, asked_words
from hireloom.text_analysis.evidence.implied import shown_by
from hireloom.text_analysis.evidence.line_ranking import ranked
from hireloom.text_analysis.evidence.manners import deeds_of_manner, showing_manner
from hireloom.text_analysis.evidence.proof_lines import shows_nothing
from hireloom.text_analysis.evidence.proofs import is_dump, is_list
from hireloom.text_analysis.evidence.row_weights import is_of_tools
from hireloom.text_analysis.evidence.rules import NO_DATES, UNDATED, ruled
from hireloom.text_analysis.evidence.verdicts import speaks_of_study, verdict, verdict_measures
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.careers import CareerRole, career
from hireloom.text_analysis.resumes.field_years import FieldYears, asked_field, field_years
from hireloom.text_analysis.resumes.readings import Reading

FROM_A_DUMP = 0.5  # of a requirement that only a long row of names shows
IMPLIED = 0.5  # of a requirement that the resume comes close to without naming it
MOST_QUOTES = 4
MOST_NAMES = 0.5  # of the words of a label; where more have a capital, none is known to be a name
FEWEST_WORDS = 4  # of a sentence that describes work; fewer only name something
WEIGHED = (Kind.SKILL, Kind.DUTY)
DONE = ("soft", "method")  # kinds of skills that only deeds show
FAR_BEHIND = 3.5  # a sentence quoted next to the best one may be this much less likely, as a logarithm
LEAST_RANK = 0.8  # the same measure: without a sentence of this rank, nothing shows a skill or a duty in part
EXPRESSION = frozenset(("Communication", "Written communication"))
MOST_DEEDS = 2  # quoted for a manner that no line names
BY_MANNER = 0.25  # of what asks how somebody works, where deeds show it and no line says it
BEHIND = 1.5  # the same for a row of names without any word that is asked for
FAR_WORK, NEAR_WORK = 0.5, 0.55  # the part of the work of a job that the work of the resume comes close to
UNFINISHED = 0.5  # of a certificate that somebody is working toward
SHORT = 120  # characters of a sentence that speaks of one certificate
OTHER_WORK = "Your resume shows the years, in work that is only in part like this job."
NEAR = "No line says this in these words; this one comes nearest."
AS_A_WHOLE = "Your resume shows this as a whole; this line comes nearest."
NOT_YET = "Your resume says that you do not have it yet."
_UNFINISHED = re.compile(
    r"\b(?:candidate|in progress|working towards?|(?:studying|preparing) for|pursuing|eligible|expected|scheduled)\b",
    re.I,
)
_NAME = re.compile(r"(?<=[\w,/&] )[A-Z][\w&/-]*")
THIN = "Your resume names this, and little of your work shows it."


@dataclass(frozen=True, slots=True)
class Judgement:
    """`share` is the part that is met, `at` the sentences to quote, the best first. `is_implied`: none of them says it,
    they only come nearest. `proof` is the sentence that the rules found, where another one may be quoted first."""

    state: State
    share: float
    at: Sequence[int]
    note: str
    is_implied: bool = False
    proof: int | None = None


def judgement(
    need: ProvableRequirement,
    resume: Reading,
    pair: Comparison | None,
    lexicon: Lexicon,
    now: int,
    alike: Collection[CareerRole] = (),
) -> Judgement:
    """`alike` are the roles whose work is that of the job. Languages are judged and quoted by rules alone, and so is
    everything if the texts say too little to compare. Skills and duties are weighed, unless the resume plainly names
    them; tools are named or they are missing. Naming a subject to be studied counts as plain only if the work shows it,
    too."""
    kind, years = need.requirement.kind, years_asked(need, resume, lexicon, now, alike)
    share, at, note = proven(need, resume, years, lexicon, now)
    by_rule = Judgement(state_of(share), share, at, note)
    if pair is None or kind is Kind.LANGUAGE:
        return by_rule
    state = by_rule.state
    has_names = kind is not Kind.DUTY or _has_names(need.requirement.label, resume)
    plain = state is State.MET and is_plain(need, at, pair) and _is_worked(need, at, resume)
    if years:
        by_rule = _in_view_of_work(by_rule, years, pair)
        state, share, note = by_rule.state, by_rule.share, by_rule.note
    if kind in WEIGHED and not plain and not is_of_tools(need):
        state = _allowed(verdict(verdict_measures(need, share, at, pair, lexicon, now)), need, by_rule)
        state = State.PARTLY if state is State.MET and not has_names else state
    if state is State.MISSING:
        return _by_manner(need, resume)
    ranks = _quotable(ranked(need, at, field_lines(years, resume), pair, lexicon), need, at, resume, is_plain=plain)
    if not (quoted := _quoted(at, ranks, resume)):
        return _by_manner(need, resume)
    proof = quoted[0]
    quoted = quoted if years else _in_order(quoted, ranks, resume)  # of years, the first role counted is named first
    if state is State.PARTLY and not share and not need.is_manner and ranks[0][0] < LEAST_RANK:
        return _by_manner(need, resume)
    if state is State.MET and not share and _is_unproven(need, quoted, resume):
        state = State.PARTLY
    if state is by_rule.state:
        return Judgement(state, share, quoted, note, not has_names, proof)
    return _weighed(state, quoted, proof, is_shared=share > 0)


def _weighed(state: State, quoted: list[int], proof: int, *, is_shared: bool) -> Judgement:
    """What readers would say otherwise than the rules, which found a part of it or nothing."""
    if state is State.MET:
        return Judgement(state, 1.0, quoted, "" if is_shared else AS_A_WHOLE, not is_shared, proof)
    return Judgement(state, IMPLIED, quoted, THIN if is_shared else NEAR, not is_shared, proof)


def _is_worked(need: ProvableRequirement, at: Sequence[int], resume: Reading) -> bool:
    """Whether it is no subject to be studied, or the work shows it, too."""
    is_studied = _is_about_study(need.requirement.source, need)
    return not is_studied or any(_tells_of_work(resume.sentence(number), need) for number in at)


def _by_manner(need: ProvableRequirement, resume: Reading) -> Judgement:
    """A need that no sentence names is missing, unless it asks how somebody works and deeds show it."""
    if places := showing_manner(need, resume):
        return Judgement(State.PARTLY, BY_MANNER, places[:MOST_DEEDS], NEAR, is_implied=True)
    return Judgement(State.MISSING, 0.0, [], "")


def _is_unproven(need: ProvableRequirement, quoted: Sequence[int], resume: Reading) -> bool:
    """A manner that no sentence to quote names or shows. Every resume shows that somebody can express themselves."""
    expresses = any(skill.name in EXPRESSION for skill in need.skills)
    return need.is_manner and not expresses and not deeds_of_manner(need, resume).keys() & set(quoted)


def _in_view_of_work(by_rule: Judgement, years: FieldYears, pair: Comparison) -> Judgement:
    """Similar roles count only if the work as a whole is close to the job. If the job names no field, roles of other
    work count in part only. Close work counts in part even if no role has dates."""
    if by_rule.state is State.MET and not years.names_field and pair.close.share < FAR_WORK:
        return Judgement(State.PARTLY, IMPLIED, by_rule.at, OTHER_WORK)
    if years.roles or years.stated or by_rule.state is State.MET:
        return by_rule
    if by_rule.state is State.PARTLY and pair.close.share < FAR_WORK:
        return Judgement(State.MISSING, 0.0, [], "")
    if by_rule.state is State.MISSING and pair.close.share >= NEAR_WORK:
        return Judgement(State.PARTLY, UNDATED, [], NO_DATES)
    return by_rule


def proven(
    need: ProvableRequirement,
    resume: Reading,
    years: FieldYears | None,
    lexicon: Lexicon,
    now: int,
) -> tuple[float, Sequence[int], str]:
    """What the rules find. An objective or advice on letters shows nothing. A long row of names shows half at most, and
    so does any row where the requirement is something done, not used: a list proves a tool or a language, but neither a
    manner nor a deed. A certificate that somebody is still working toward counts in part."""
    share, places, note = ruled(need, resume, years, lexicon, now)
    if not share or not places or need.requirement.kind is Kind.EXPERIENCE:
        return share, places if share else [], note
    at = [number for number in places if not shows_nothing(resume.sentence(number))]
    if not at:
        return 0.0, [], ""
    if need.requirement.kind is Kind.LANGUAGE or (is_of_tools(need) and share >= 1):
        return share, at, note
    if need.requirement.kind is Kind.CERTIFICATE and all(map(_is_unfinished, map(resume.sentence, at))):
        return min(UNFINISHED, share), at, NOT_YET
    if share > FROM_A_DUMP and all(is_dump(resume.sentence(number)) for number in at):
        return FROM_A_DUMP, at, "Only a long list names it, and no line tells of it."
    if share > FROM_A_DUMP and need.requirement.kind is Kind.DUTY and not _has_names(need.requirement.label, resume):
        return FROM_A_DUMP, at, NEAR
    if share > FROM_A_DUMP and _is_done(need) and all(is_list(resume.sentence(place)) for place in at):
        return FROM_A_DUMP, at, "Only a list names it, and no line tells of it."
    return share, at, note


def _is_unfinished(sentence: str) -> bool:
    return len(sentence) <= SHORT and _UNFINISHED.search(sentence) is not None


def _is_about_study(text: str, need: ProvableRequirement) -> bool:
    """Apart from the words of the requirement: "patient education" is work."""
    return speaks_of_study(text.casefold().replace(need.requirement.label.casefold(), ""))


def _tells_of_work(sentence: str, need: ProvableRequirement) -> bool:
    return not (_is_about_study(sentence, need) or is_list(sentence) or len(sentence.split()) < FEWEST_WORDS)


def _is_done(need: ProvableRequirement) -> bool:
    return bool(need.skills) and all(skill.kind in DONE for skill in need.skills)


def years_asked(
    need: ProvableRequirement, resume: Reading, lexicon: Lexicon, now: int, alike: Collection[CareerRole] = ()
) -> FieldYears | None:
    """The years in the field that the job names; where it names none, in the field of the job. None where no years are
    asked for."""
    if not need.years:
        return None
    field = asked_field(need.requirement.source, need.years, lexicon, need.requirement.label)
    life, families = career(resume.text, lexicon), [family for family, _ in need.families]
    return field_years(field, life, lexicon, now, families, alike)


def field_lines(years: FieldYears | None, resume: Reading) -> frozenset[int]:
    """The sentences that name the roles of the field."""
    places = (place for role in years.roles for place in (role.start, role.shown_at)) if years else ()
    return frozenset(at for place in places if (at := resume.sentence_at(place)) is not None)


def state_of(share: float) -> State:
    return State.MET if share >= 1 else State.PARTLY if share > 0 else State.MISSING


def is_plain(need: ProvableRequirement, proven: Sequence[int], pair: Comparison) -> bool:
    """A sentence has the words of the requirement, and is neither a list nor praise."""
    label_words = set(asked_words(need.requirement.label))
    plain = (line for at in proven if not (line := pair.lines[at]).is_list and not line.has_praise)
    return any(label_words <= {root(word.norm) for word in words(line.text)} for line in plain)


def _has_names(label: str, resume: Reading) -> bool:
    """The resume contains one of the proper names of a requirement, if there are any: 'Kauffman Hall systems'. Where
    most words have a capital, none is known to be a name."""
    names = [name for name in _NAME.findall(label) if len(name) > 1]
    if not names or len(names) > MOST_NAMES * len(label.split()):
        return True
    return any(root(word.norm) in resume.roots for name in names for word in words(name))


def _allowed(state: State, need: ProvableRequirement, by_rule: Judgement) -> State:
    """Without its name, a tool that nobody knows is never met, and neither is the rest of a list of tools that is named
    only in part. A tool of the trade that no line names is missing, however close the work. What the rules find is
    never missing, and neither are several tools of which the resume names one."""
    if by_rule.state is State.MISSING and any(skill.kind == "tool" and skill.families for skill in need.skills):
        return State.MISSING
    if state is State.MISSING and by_rule.state is State.MET:
        return State.PARTLY
    in_part = by_rule.state is State.PARTLY and need.requirement.kind is Kind.SKILL and not _is_done(need)
    if state is State.MISSING and in_part and len(need.skills) > 1:
        return State.PARTLY
    lacks = in_part or (need.written and by_rule.state is not State.MET)
    return State.PARTLY if state is State.MET and lacks else state


def _quotable(
    ranks: list[tuple[float, int]],
    need: ProvableRequirement,
    proven: Sequence[int],
    resume: Reading,
    *,
    is_plain: bool,
) -> list[tuple[float, int]]:
    """Without sentences that prove nothing: next to one that plainly says what is asked for, a sentence without any of
    its words looks like a mistake, and so does a row of other names or a degree, unless it is among the nearest. A row
    of names adds nothing to a line that says all of it, and a heading of other words no manner. Of a tool, a sentence
    that is only near shows nothing, and of a degree only studies with one show anything."""
    if need.requirement.kind is Kind.EDUCATION:
        return [(rank, at) for rank, at in ranks if at in resume.studies and degrees(resume.sentence(at))] or ranks
    if need.requirement.kind not in WEIGHED or not ranks:
        return ranks
    need_words = {word for name in (need.requirement.label, *need.names) for word in asked_words(name)}
    named = {*proven, *(place for skill in need.skills for place in shown_by(skill, resume))}
    if is_of_tools(need):
        return [(rank, at) for rank, at in ranks if at in named]
    places = [resume.roots.get(word, ()) for word in need_words]
    named.update(place for all_at in places for place in all_at)
    telling = {at for _, at in ranks if not is_list(resume.sentence(at))}.intersection(*places)
    best = ranks[0][0]

    def adds(rank: float, at: int) -> bool:
        sentence = resume.sentence(at)
        if need.is_manner and at not in named and len(sentence.split()) < FEWEST_WORDS:
            return False
        if rank == best:
            return at in named or not is_plain
        if is_list(sentence) and telling:
            return False
        is_far = rank < best - BEHIND and (at in resume.studies or is_list(sentence))
        return at in named or not (is_plain or is_far)

    return [(rank, at) for rank, at in ranks if adds(rank, at)] or ranks[:1]


def _quoted(proven: Sequence[int], ranks: Sequence[tuple[float, int]], resume: Reading) -> list[int]:
    """The best sentence that the rules found, if any, and those that readers would quote with it, each text once."""
    best = ranks[0][0] if ranks else 0.0
    beside = [at for rank, at in ranks if rank >= best - FAR_BEHIND]
    by_text: dict[str, int] = {}
    for at in (*proven[:1], *beside):
        by_text.setdefault(" ".join(resume.sentence(at).casefold().split()), at)
    return list(by_text.values())[:MOST_QUOTES]


def _in_order(quoted: Sequence[int], ranks: Sequence[tuple[float, int]], resume: Reading) -> list[int]:
    """As readers would choose them; a row of names that nobody reads comes after what tells of the work."""
    rank_of = {at: rank for rank, at in ranks}
    best = max(rank_of.values(), default=0.0)
    return sorted(quoted, key=lambda at: (is_dump(resume.sentence(at)), -rank_of.get(at, best)))
