"""A job description from a few facts of the recruiter; it promises nothing and invents no number."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from hireloom.domain.refusals import Invalid
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.spellings import listed, opening, paper, spoken, with_article
from hireloom.text_analysis.language.titles import is_person, one

# The dashboard splits a description at these lines.
ABOUT, DUTIES, NEEDS, SKILLS, OFFER = "About the Role", "Responsibilities", "Requirements", "Skills", "What We Offer"
FEWEST_WORDS = 100
GENERAL = "general"
MOST_KEYWORDS, LONGEST_FIELD, LONGEST_KEYWORD, LONGEST_KEYWORDS = 12, 200, 60, 2_000
_JUNIOR = re.compile(r"\b(?:junior|trainee|apprentice|intern(?:ship)?|graduate|entry|working student|jr)\b", re.I)
_SENIOR = re.compile(r"\b(?:senior|lead|principal|staff|sr|chief|head|director|manager|supervisor)\b", re.I)
# Occupations whose family says too little about their work.
_OWN = {
    "dishwashing": re.compile(r"\b(?:dishwasher|kitchen (?:utility|porter))\b", re.I),
    "kitchen": re.compile(r"\b(?:chef|cook|kitchen|baker|pastry|commis)\b", re.I),
    "driving": re.compile(
        r"(?<!device )\bdrivers?\b(?!\s(?:developer|engineer))"
        r"|\b(?:courier|chauffeur|trucker|berufskraftfahrer|lkw-fahrer)\b",
        re.I,
    ),
    "retail": re.compile(
        r"\b(?:shop|store|retail)\s(?:sales\s)?(?:assistant|associate|clerk|manager|supervisor|worker)"
        r"|\bsales (?:associate|assistant)|\b(?:cashier|verkäufer)",
        re.I,
    ),
    "animals": re.compile(
        r"\b(?:dog|pet|animal|kennel|zoo)\s(?:care|carer|groomer|sitter|walker|keeper|trainer|attendant|assistant)\b",
        re.I,
    ),
    "pharmacy": re.compile(r"\bpharmac\w+", re.I),
    "machine-learning": re.compile(
        r"\b(?:machine learning|ml engineer|deep learning|ai engineer|nlp engineer)\b", re.I
    ),
    "chief-of-staff": re.compile(r"\bchief of staff\b", re.I),
    "floral": re.compile(r"\b(?:floral|florist)", re.I),
    "service-advice": re.compile(r"\bservice (?:advisor|adviser|writer)\b", re.I),
    "front-desk": re.compile(r"\b(?:patient|medical|clinic) (?:representative|receptionist|registrar|access)", re.I),
    "recruiting": re.compile(r"\b(?:recruiters?|talent acquisition|sourcer)\b", re.I),
    "billing": re.compile(r"\b(?:medical|patient) (?:billing|coding|biller|coder)\b", re.I),
    "nursing": re.compile(r"\b(?:nurses?|rn|lpn|lvn)\b", re.I),
    "security-engineering": re.compile(r"\b(?:network|cyber|information|it|cloud) ?security\b", re.I),
    "promotion": re.compile(r"\b(?:event specialist|promoter|brand ambassador|demonstrator)\b", re.I),
    "paralegal": re.compile(r"\b(?:paralegal|legal (?:assistant|secretary)|law secretary)\b", re.I),
    "estimating": re.compile(r"\bestimator\b", re.I),
    "product-management": re.compile(r"\bproduct (?:manager|owner)\b", re.I),
    "project-management": re.compile(r"\b(?:project|program) manager\b", re.I),
    "payroll": re.compile(r"\bpayroll\b", re.I),
    "therapy": re.compile(r"\b(?:(?:physical|occupational|speech|rehab) .{0,20}therap|physiotherap)", re.I),
    "quality": re.compile(r"\b(?:quality (?:engineer|auditor|inspector|control|assurance|manager)|qc inspector)", re.I),
}
_LEADS = re.compile(
    r"\b(?:lead|head|director|supervisor|chief)\b"
    r"|(?<!account )(?<!product )(?<!project )(?<!case )(?<!community )(?<!relationship )\bmanager\b(?! trainee)",
    re.I,
)
_EXECUTIVE = re.compile(
    r"\b(?:[se]?vp|vice president|chief (?!engineer|of staff)|director|c[efot]o|president|head of)\b", re.I
)
_PAPER = re.compile(r"\b(?:licen[cs]es?|certificat\w+|registration)$", re.I)
LEADERSHIP = ("leading managers", "planning and budgeting", "decisions", "clear communication")
_EXECUTIVE_DUTIES = (
    "Set goals for {area} and agree on them with the leadership",
    "Choose, guide and develop the managers of {area}",
    "Take responsibility for budget, staffing and results",
    "Decide on priorities and explain the decisions",
    "Represent {area} inside and outside the organization",
    "Make sure that laws, standards and agreements are followed",
)


_OF = re.compile(r"\bof (?:the )?([A-Z]\w+(?: (?:[A-Z]\w+|and|&))*)$")
_ASIDE = re.compile(r"\s[-–—|]+\s")


class FieldsMissing(Invalid):
    """The sentence names them."""


class TooMuchText(Invalid):
    sentence = "Title, company and location can have at most 200 characters, keywords 2,000."


@dataclass(frozen=True, slots=True)
class JobBrief:
    """The recruiter's input; `keywords` as typed, separated by commas."""

    title: str
    company: str
    employment_type: str
    location: str
    keywords: str = ""

    def checked(self) -> "JobBrief":
        """The same on clean lines. Raises FieldsMissing or TooMuchText."""
        title, company, kind, location, keywords = (
            " ".join(value.split())
            for value in (self.title, self.company, self.employment_type, self.location, self.keywords)
        )
        named = {"title": title, "company": company, "location": location, "employmentType": kind}
        if missing := [name for name, value in named.items() if not value]:
            raise FieldsMissing(f"Missing fields: {', '.join(missing)}")
        if max(map(len, named.values())) > LONGEST_FIELD or len(keywords) > LONGEST_KEYWORDS:
            raise TooMuchText
        return JobBrief(title, company, kind, location, keywords)

    @property
    def terms(self) -> tuple[str, ...]:
        """The keywords one by one, each once."""
        found = (term.strip(" .-•*") for term in re.split(r"[,;|]", self.keywords))
        once = {term.casefold(): term for term in reversed([term[:LONGEST_KEYWORD] for term in found if term])}
        return tuple(reversed(once.values()))[:MOST_KEYWORDS]


@dataclass(frozen=True, slots=True)
class FieldOfWork:
    """The usual work in a family of occupations."""

    about: str
    duties: tuple[str, ...]
    needs: tuple[str, ...]
    skills: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Parts:
    """A description under its five headings."""

    about: tuple[str, ...]
    duties: tuple[str, ...]
    needs: tuple[str, ...]
    skills: tuple[str, ...]
    offer: tuple[str, ...]

    @property
    def text(self) -> str:
        blocks = [f"{ABOUT}\n{' '.join(self.about)}"]
        lists = ((DUTIES, self.duties), (NEEDS, self.needs), (SKILLS, self.skills), (OFFER, self.offer))
        blocks += ["\n".join((heading, *(f"- {item}" for item in items))) for heading, items in lists if items]
        return "\n\n".join(blocks)


def parts(position: JobBrief, fields: Mapping[str, FieldOfWork], lexicon: Lexicon) -> Parts:
    """The description of the local writer; the same position always gets the same text."""
    return _Writer(position, fields[_family(position, fields, lexicon)], lexicon).parts()


def _family(position: JobBrief, fields: Mapping[str, FieldOfWork], lexicon: Lexicon) -> str:
    """The family that the title points to, otherwise the family of most keywords."""
    occupation = lexicon.occupation_of(position.title)
    weights = lexicon.families_of(position.title)
    if not occupation and not weights:
        for found in lexicon.skills_in(position.keywords):
            for family in found.skill.families if found.skill.kind != "soft" else ():
                weights[family] = weights.get(family, 0.0) + 1 / len(found.skill.families)
    if own := next((family for family, title in _OWN.items() if title.search(position.title)), None):
        return own
    best = max(sorted(weights), key=lambda family: weights[family], default=GENERAL)
    family = occupation.family if occupation else best
    return family if family in fields else GENERAL


class _Writer:
    def __init__(self, position: JobBrief, field: FieldOfWork, lexicon: Lexicon) -> None:
        self._position, self._field, self._lexicon = position, field, lexicon
        self._title = one(_ASIDE.split(position.title, maxsplit=1)[0])
        self._is_named = bool(is_person(self._title) or _LEADS.search(self._title) or lexicon.roles_in(self._title))
        of = _OF.search(self._title)
        self._area = of[1] if of else "the area"
        self._is_executive = bool(_EXECUTIVE.search(position.title))

    def parts(self) -> Parts:
        return Parts(tuple(self._about()), self._duties(), tuple(self._needs()), tuple(self._skills()), self._offer())

    def _about(self) -> Iterator[str]:
        hires = f"is looking for {with_article(self._title)}" if self._is_named else f"is hiring for {self._title}"
        yield f"{self._position.company} {hires} {self._where}."
        about = f"lead {self._area} and be accountable for its results" if self._is_executive else self._field.about
        yield f"In this {self._kind} you will {about}."
        named = [self._in_text(term) for term in self._position.terms if self._is_work(term)][:3]
        if named:
            yield f"In your daily work {listed(named)} will play {'a part' if len(named) == 1 else 'their part'}."
        else:
            yield "The duties and requirements are listed below."

    @property
    def _kind(self) -> str:
        kind = self._position.employment_type.lower()
        return kind if kind.endswith("ship") else f"{kind} position"

    @property
    def _where(self) -> str:
        place = self._position.location
        if re.fullmatch(r"(?:fully )?remote|anywhere|work from home", place, re.I):
            return "to work remotely"
        return f"({place})" if re.match(r"(?:remote|hybrid)\b", place, re.I) else f"in {place}"

    def _is_work(self, term: str) -> bool:
        """No certificate, and no quality of a person such as 'friendly' or 'punctual'."""
        if self._is_paper(term):
            return False
        known = self._skill(term)
        return known.kind in ("tool", "method", "knowledge") if known else not re.fullmatch(r"[a-z]+", term)

    def _duties(self) -> tuple[str, ...]:
        """All tasks of the field; for leaders, leading comes first."""
        if self._is_executive:
            return tuple(duty.format(area=self._area) for duty in _EXECUTIVE_DUTIES)
        duties = self._field.duties
        if _LEADS.search(self._position.title):
            return ("Plan the work of the team, agree goals and give feedback", *duties)
        if _JUNIOR.search(self._position.title) or self._position.employment_type.lower() == "internship":
            return ("Learn the work step by step alongside experienced colleagues", *duties[:5])
        return duties

    def _needs(self) -> Iterator[str]:
        position = self._position
        if _JUNIOR.search(position.title) or position.employment_type.lower() == "internship":
            yield "Interest in the field and willingness to learn the work thoroughly"
        elif self._is_executive:
            yield "Several years of experience in leading people and being accountable for results"
        elif _SENIOR.search(position.title):
            yield "Several years of experience in comparable work"
        else:
            yield f"Experience {f'as {with_article(self._title)} or ' if self._is_named else ''}in comparable work"
        is_new = position.employment_type.lower() == "internship" or _JUNIOR.search(position.title)
        if not is_new and not self._is_executive:  # nobody asks a beginner for experience
            yield from self._field.needs
        yield from self._papers()
        yield from self._of_kind("language", words="Good command of {}, spoken and written", one_by_one=True)
        yield "Careful, reliable work and clear communication with colleagues"

    def _papers(self) -> Iterator[str]:
        yield from (opening(term) for term in self._position.terms if self._is_paper(term))
        for known in filter(None, map(self._skill, self._position.terms)):
            if known.kind in ("certificate", "licence"):
                name = paper(known)
                yield opening(name) if name.endswith("certification") else f"A valid {name}"

    def _skills(self) -> Iterator[str]:
        soft = list(self._of_kind("soft", words="{}", one_by_one=True))
        known = [*self._of_kind("tool", words="Confident use of {}"), *self._of_kind("method", words="Practice in {}")]
        known += self._of_kind("knowledge", words="Good knowledge of {}")
        known += [opening(term) for term in self._position.terms if not self._skill(term) and not self._is_paper(term)]
        usual = LEADERSHIP if self._is_executive else self._field.skills
        yield from (*known, *soft) if known else (*(opening(skill) for skill in usual), *soft)

    def _offer(self) -> tuple[str, ...]:
        remote = self._where.startswith("to ")
        where = "in which you work remotely" if remote else self._where
        return (
            f"{opening(with_article(self._kind))} {where}",
            "Answers to your questions about pay and benefits before you apply",
            "An answer to every application",
        )

    def _is_paper(self, term: str) -> bool:
        """A licence or certificate that only the recruiter knows."""
        return not self._skill(term) and _PAPER.search(term) is not None

    def _skill(self, term: str) -> Skill | None:
        """The known skill that the term names as a whole."""
        found = self._lexicon.skills_in(term)
        return found[0].skill if len(found) == 1 and found[0].end - found[0].start == len(term) else None

    def _in_text(self, term: str) -> str:
        known = self._skill(term)
        if not known:
            return term
        if known.kind == "tool" and term.casefold() == known.name.casefold():
            return known.name
        if any(len(word) > 1 and word.isupper() for word in term.split()):
            return term  # 'AR apps', 'GST returns'
        plain = not any(word[:1].isupper() for word in known.name.split()[1:])  # 'Menu planning', not 'Six Sigma'
        named = known.name if term.casefold() == known.name.casefold() else term.capitalize() if plain else term
        return spoken(replace(known, name=named)) if known.kind in ("method", "knowledge", "soft") else term

    def _of_kind(self, *kinds: str, words: str, one_by_one: bool = False) -> Sequence[str]:
        terms = [term for term in self._position.terms if (known := self._skill(term)) and known.kind in kinds]
        named = [self._in_text(term) for term in terms]
        if not named:
            return []
        return [opening(words.format(name)) for name in (named if one_by_one else [listed(named)])]
