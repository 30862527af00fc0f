"""How long somebody worked in a field: an occupation, a family of occupations, a skill, or free words."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache

from hireloom.text_analysis.language.data_files import rows_of, words_named
from hireloom.text_analysis.language.durations import durations
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import MONTHS, years
from hireloom.text_analysis.language.spellings import listed
from hireloom.text_analysis.language.words import root, stem, words
from hireloom.text_analysis.resumes.careers import Career, CareerRole
from hireloom.text_analysis.resumes.stated_years import StatedYears

AT_LENGTH = 5  # words of a field, of which one may be missing
SEVERAL, PART = 2, 0.3  # deeds about the field: how many, and their share of the role's deeds
TELLS = 0.7  # from this weight on a title stands for a family
MOST_NAMED = 2
MOST_FIELDS = 20  # no line asks for years in more of them
_ANYTHING = words_named("any field", "resumes")
_FAMILIES = {field: families.split() for field, families in rows_of("fields.tsv", "resumes")}
_TWO_WORDS = words_named("fields of two words", "resumes")
_NARROW = ("consulting", "science", "arts", "data", "law", "public-safety")  # their names are words of other fields


@dataclass(frozen=True, slots=True)
class FieldYears:
    """The months in roles of the field itself, overlaps counted once, and the further months in roles that only come
    near it. `stated` is the sentence that gives a number where the roles give none; `names_field`: the field is named
    and not only that of the job."""

    months: int
    near_months: int
    roles: tuple[CareerRole, ...]
    near: tuple[CareerRole, ...]
    stated: StatedYears | None = None
    names_field: bool = True

    @property
    def years(self) -> float:
        return self.months / MONTHS

    def sentence(self, now: int) -> str:
        """'2 years 4 months as Accountant: 2019 to 2021', then the same for near roles, marked as near; empty without
        any."""
        if self.stated and self.months and not self.roles:
            return f"{_lasted(self.months)}, as stated: “{self.stated.text}”"
        if self.roles and self.months:
            return f"{_lasted(self.months)} as {_named(self.roles)}: {_when(self.roles, now)}"
        if self.near and self.near_months:
            return f"{_lasted(self.near_months)} in near work, as {_named(self.near)}: {_when(self.near, now)}"
        return ""


def field_years(
    field: str,
    career: Career,
    lexicon: Lexicon,
    now: int,
    families: Iterable[str] = (),
    alike: Collection[CareerRole] = (),
) -> FieldYears:
    """The years in the field that `field` names. Where it names none, `families` are the field, and so is the work of
    the roles that are `alike`: of "relevant experience" neighboring fields count in full, of "a similar role" they are
    near.
    A stated number counts where its sentence names the field, or where no role has dates and the field is that of most
    titles."""
    kinds = _kinds(field, of_job := frozenset(families))
    names_field = any(kind.stems for kind in kinds)
    least = SAME if _SIMILAR.search(field) or names_field else NEAR
    in_field: list[CareerRole] = []
    near: list[CareerRole] = []
    for role in career.roles:
        nearness = max((_nearness(kind, role, of_job, lexicon) for kind in kinds), default=SAME)
        nearness = SAME if not names_field and role in alike else nearness
        (in_field if nearness >= least else near if nearness == NEAR else []).append(role)
    months = _months(in_field, now)
    whole = _months([*in_field, *near], now)
    stated = _stated(kinds, career, is_own=bool(in_field))
    if stated and stated.years * MONTHS > months:
        return FieldYears(stated.years * MONTHS, max(0, whole - months), tuple(_dated(in_field)), tuple(near), stated)
    return FieldYears(months, whole - months, tuple(in_field), tuple(near), names_field=names_field)


_SIMILAR = re.compile(r"\bsimilar (?:\w+ )?(?:role|position|job|capacity|setting)\b", re.I)
_CLAUSE = re.compile(
    r"[.;:!?\n(]|\s?[-–]\s|,\s(?=(?:including|preferabl|with|and\b))|\b(?:including|since|(?:combined|coupled) with"
    r"|required|preferred|desired|preferably|which|is"
    r"|but|or equivalent|or an? |OR |and (?:a|an|the|must)\b)|\s(?=Skills\b)",
)
LONGEST_ASKED, LONGEST_BEFORE = 14, 6  # words
NAMED = 40  # characters behind the years that name the field


def asked_field(source: str, number: float, lexicon: Lexicon, name: str = "") -> str:
    """The field for which a sentence of an advert asks years: '3+ years of experience in software testing', 'Billing: 2
    years'. Empty where it says nothing about it, or in German without a known occupation. Where it asks for as many
    years twice, `name` tells which is meant: '1+ year of driving'."""
    spans = list(durations(source))
    if not spans:
        return ""
    of_number = [span for span in spans if span.least == number] or spans[:1]
    meant = set(_telling_words(name)) if len(of_number) > 1 else set[str]()
    span = max(of_number, key=lambda span: len(meant.intersection(_telling_words(source[span.end : span.end + NAMED]))))
    end = span.end - source.endswith(".", 0, span.end)  # the stop may end the sentence
    behind = " ".join(_CLAUSE.split(source[end:].lstrip(" )"), maxsplit=1)[0].split()[:LONGEST_ASKED])
    if any(_alternatives(behind)):
        is_german = "jahr" in source[span.start : end].lower()
        return behind if not is_german or lexicon.roles_in(behind) else ""
    clause = re.split(r"[.;!?\n]", source[: span.start])[-1]
    before = " ".join(clause.split()[-LONGEST_BEFORE:])
    if similar := _SIMILAR.search(behind):
        return similar.group()
    return before if re.search(r"\b(?:experience|practice)\b", clause, re.I) and any(_alternatives(before)) else ""


SAME, NEAR, FAR = 2, 1, 0


@dataclass(frozen=True, slots=True)
class _Kind:
    """One of the fields that are asked for with 'or': its words, their stems, and the family if it is a whole one."""

    text: str
    stems: frozenset[str]
    families: frozenset[str]


@lru_cache(maxsize=1024)
def _kinds(field: str, families: frozenset[str]) -> tuple[_Kind, ...]:
    kinds = []
    for named in _alternatives(field):
        text = " ".join(named)
        whole = frozenset(_FAMILIES.get(text, (text,)))
        kinds.append(_Kind(text, frozenset(map(_stem, named)), whole))
    return tuple(dict.fromkeys(kinds))[:MOST_FIELDS] or ((_Kind("", frozenset(), families),) if families else ())


def _alternatives(field: str) -> list[list[str]]:
    """The telling words of each field: 'retail or hospitality management' asks for retail management or for hospitality
    management, 'project delivery/management' for project delivery or project management."""
    shared = _IN.match(field)
    specialty = _telling_words(shared["whose"]) if shared else []
    parts = re.split(r"(\bor\b|\band/or\b|[,/;])", shared["fields"] if shared else field, flags=re.I)
    named = [_telling_words(part) for part in parts[::2]]
    last, signs = named[-1], parts[1::2]
    if len(last) > 1 and "-".join(last) not in _TWO_WORDS:
        named = [[*words, *last[1:]] if len(words) == 1 else words for words in named[:-1]] + [last]
    elif last and signs and signs[-1] == "/" and len(named[-2]) > 1 and _SAME.get(last[0]) == "manager":
        named[-1] = [*named[-2][:-1], *last]
    return [[*specialty, *words] for words in named if words] or [specialty] * bool(specialty)


# 'leadership experience in restaurants or retail'
_IN = re.compile(r"(?P<whose>.*?)\bexperience\s(?:in|within)\s(?P<fields>.*)", re.I | re.S)


def _telling_words(text: str) -> list[str]:
    plain = _joined(text).replace("(", " ").replace(")", " ")
    return [word.norm for word in words(plain) if not _is_bare(word.norm)]


def _is_bare(norm: str) -> bool:
    return norm in _ANYTHING or norm.isdigit()


@lru_cache(maxsize=16384)
def _stem(norm: str) -> str:
    """The part that accountant and accounting share, manager and management, nurse and nursing."""
    if norm in _SAME:
        return _SAME[norm]
    cut = stem(root(norm))
    return next((cut[: -len(end)] for end in ("ant", "ist", "ial") if cut.endswith(end) and len(cut) > 6), cut)[:8]


_SAME = {word: name for name, words in rows_of("same_words.tsv", "resumes") for word in (name, *words.split())}
_GAP = re.compile(r"[\s,/-]+")
_SEVERAL_WORDS = re.compile(
    "|".join(
        rf"\b{name.replace('-', r'(?:,? |[/-])')}\b"
        for name in sorted(_SAME, key=len, reverse=True)
        if not name.isalpha()
    ),
    re.I,
)


@lru_cache(maxsize=4096)
def _stems(text: str) -> frozenset[str]:
    return frozenset(_stem(word.norm) for word in words(_joined(text)))


def _joined(text: str) -> str:
    """With the one word for names of several words: 'tester' for 'quality assurance'."""
    return _SEVERAL_WORDS.sub(lambda match: _SAME[_GAP.sub("-", match.group().casefold())], text)


def _nearness(kind: _Kind, role: CareerRole, of_job: frozenset[str], lexicon: Lexicon) -> int:
    weights = lexicon.families_of(role.title)
    if not kind.stems:
        return _by_family(kind.families, weights, lexicon)
    title, telling = _stems(role.title), [_stems(sentence.text) for sentence in role.sentences]
    if kind.stems == _LEADS:  # 'management reports' and 'inventory management' lead nobody
        telling = [
            deed | _LEADS if _LED.search(sentence.text) else deed - _LEADS
            for deed, sentence in zip(telling, role.sentences, strict=True)
        ]
    if kind.stems <= title or _is_of_whole_family(kind, weights) or _does(kind, role, lexicon):
        return SAME
    deeds = sum(kind.stems <= deed for deed in telling)
    if deeds >= max(SEVERAL, PART * len(telling)):
        return SAME
    if kind.stems & title and _covers(kind, title | _stems(role.employer), telling):
        return SAME
    families = lexicon.families_of(kind.text) or of_job
    is_near = deeds or kind.stems & title or _tells_of(weights, families)
    return NEAR if is_near else FAR


_LEADS = frozenset((_SAME["leadership"],))
# Whoever is supervised by somebody, directs calls to a department or keeps a ledger leads nobody.
_LED = re.compile(
    r"\b(?:manag(?:e[ds]?|ing)|supervis(?:e[ds]?|ing)|(?<!\bthe )(?<!\bsales )lead(?:s|ing)?|led"
    r"|overs(?:ee[sn]?|aw|eeing)|direct(?:s|ed|ing)|coach(?:e[ds]|ing)?|mentor(?:s|ed|ing)?|hir(?:e[ds]?|ing)"
    r"|delegat(?:e[ds]?|ing) (?:\w+ ){1,3}to)"
    r"(?:,? (?!(?:for|by|with|from|at|in|into|as|between|(?<!up )to)\b)[\w+&/’'-]+){0,6}?,? (?:teams?|staff|employees"
    r"|associates|people|crews?|personnel|workers|subordinates|direct reports|nurses|technicians|engineers|sailors"
    r"|soldiers|marines|volunteers)\b(?! (?:to|records?|files?|schedules?|calendars?|benefits|expenses|relations"
    r"|meetings|data|accounts?)\b)",
    re.I,
)


def _covers(kind: _Kind, head: frozenset[str], telling: list[frozenset[str]]) -> bool:
    """The words of the field that its head lacks occur in several deeds of the role; of a field described at length ('a
    mechanic who repairs heavy construction equipment') most do."""
    lacking = kind.stems - head
    often = {stem for stem in lacking if sum(stem in deed for deed in telling) >= SEVERAL}
    return len(lacking) - len(often) <= (len(kind.stems) // AT_LENGTH)


def _is_of_whole_family(kind: _Kind, weights: dict[str, float]) -> bool:
    mainly = max(weights.values(), default=0.0)
    return any(0 < mainly == weights.get(family) and family not in _NARROW for family in kind.families)


def _by_family(families: Collection[str], weights: dict[str, float], lexicon: Lexicon) -> int:
    if _tells_of(weights, families):
        return SAME
    near = {neighbour for family in families for neighbour in lexicon.neighbours_of(family)}
    return NEAR if _tells_of(weights, near) else FAR


def _tells_of(weights: dict[str, float], families: Collection[str]) -> bool:
    """The title stands for one of the families."""
    return any(weight >= TELLS and family in families for family, weight in weights.items())


def _does(kind: _Kind, role: CareerRole, lexicon: Lexicon) -> bool:
    """The title or several deeds show the skill that the field names."""
    skills = {
        mention.skill for mention in lexicon.skills_in(kind.text) if len(_stems(mention.skill.name)) >= len(kind.stems)
    }
    if any(_stems(skill.name) <= _stems(role.title) for skill in skills):
        return True
    deeds = sum(
        any(mention.skill in skills for mention in lexicon.skills_in(deed.text)) for deed in role.sentences if skills
    )
    return deeds >= max(SEVERAL, PART * len(role.sentences))


def _stated(kinds: tuple[_Kind, ...], career: Career, *, is_own: bool) -> StatedYears | None:
    undated = not any(role.period for role in career.roles)
    best: StatedYears | None = None
    for statement in career.stated:
        stems = _stems(statement.subject)
        stems = stems if stems - _BARE else _stems(statement.text)  # 'Accountant with 9 years of experience'
        names_it = any(kind.stems and kind.stems <= stems for kind in kinds)
        if (names_it or (undated and is_own and not _stems(statement.subject) - _BARE)) and (
            best is None or statement.years > best.years
        ):
            best = statement
    return best


_BARE = frozenset(map(_stem, _ANYTHING))


def _dated(roles: Iterable[CareerRole]) -> list[CareerRole]:
    return [role for role in roles if role.period]


def _months(roles: Iterable[CareerRole], now: int) -> int:
    return round(MONTHS * years((role.period for role in roles if role.period and not role.unpaid), now))


def _lasted(months: int) -> str:
    whole, rest = divmod(months, MONTHS)
    parts = [f"{whole} year{'s' * (whole != 1)}"] * (whole > 0) + [f"{rest} month{'s' * (rest != 1)}"] * (rest > 0)
    return " ".join(parts)


def _named(roles: tuple[CareerRole, ...]) -> str:
    titles = list(dict.fromkeys(role.title for role in roles if role.title))
    return listed(titles[:MOST_NAMED]) + (" and others" if len(titles) > MOST_NAMED else "")


def _when(roles: tuple[CareerRole, ...], now: int) -> str:
    spans = [role.period for role in roles if role.period]
    first = min(span.first for span in spans) // MONTHS
    if any(span.last is None for span in spans):
        return f"{first} to now"
    last = max(min(now, span.last or now) for span in spans) // MONTHS
    return f"{first} to {last}" if last > first else f"{first}"
