"""A job description from a few facts of the recruiter; it promises nothing and invents no number."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from hireloom.domain.refusals import Invalid
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.spellings import listed, opening, paper, spoken, with_article
from hireloom.text_analysis.language.titles import is_person, one
from hireloom.text_analysis.writing.keyword_duties import JobRank, joined, named_tasks
from hireloom.text_analysis.writing.title_asides import promises, setting_of
from hireloom.text_analysis.writing.work_of_titles import is_executive, leads, work_of

# The dashboard splits a description at these lines.
ABOUT, DUTIES, NEEDS, SKILLS, OFFER = "About the Role", "Responsibilities", "Requirements", "Skills", "What We Offer"
FEWEST_WORDS, FEWEST_SKILLS = 100, 3
MOST_KEYWORDS, LONGEST_FIELD, LONGEST_KEYWORD, LONGEST_KEYWORDS = 12, 200, 60, 2_000
_JUNIOR = re.compile(r"\b(?:junior|trainee|apprentice|intern(?:ship)?|graduate|entry|working student|jr)\b", re.I)
_SENIOR = re.compile(r"\b(?:senior|lead|principal|staff|sr)\b(?<!chief of staff)", re.I)
_RANK = re.compile(r"^(?:senior|sr\.?|principal|lead)\s+", re.I)
_LEADING = re.compile(r"\b(?:lead|hire|coach|supervise|evaluate|staffing)\b", re.I)
_OF_PRACTICE = re.compile(r"\bexperience\b|\bseveral years\b", re.I)
_YEARS = re.compile(r"\bseveral years\b", re.I)
MOST_SKILLS, MOST_OF_WORK = 6, 4
UNNAMED_AREA = "the area"
_OF_WORK = re.compile(r"^[a-z].*(?:ing|ions?|ments?|ies|care|design|service|sales|analysis|accounts)$")
_PAPER = re.compile(r"\b(?:licen[cs]es?|certificat\w+|registration)$", re.I)


_OF = re.compile(r"\bof (?:the )?([A-Z]\w+(?: (?:[A-Z]\w+|and|&))*)$")
_ASIDE = re.compile(r"\s?[-–—|]+\s|\s?[!*$]|\s\((?![mwfdx]/)[^()]{1,60}\)")
_TEAM = re.compile(r"team of (?:about )?\d+(?: [a-z]+)*", re.I)
_HOURS = re.compile(r"^(?:(?:full|part)[- ]time\s*[-–:,]?\s+)|(?<=\w)\s+(?:full|part)[- ]time\b.*$|\s[PF]T(?=\s)", re.I)


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
        terms = (term.strip(" .-•*") for term in re.split(r"[,;|]", self.keywords))
        once = {term.casefold(): term for term in reversed([term[:LONGEST_KEYWORD] for term in terms if term])}
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
    return _Writer(position, fields[work_of(position.title, position.keywords, fields, lexicon)], lexicon).parts()


# Keywords that say when somebody works and at which rank, not what with.
_CONDITION = re.compile(
    r"(?:(?:day|night|evening|early|late|weekend|rotating|first|second|third|1st|2nd|3rd)\s)?shifts?(?: work)?"
    r"|nights?|evenings?|weekends?|overtime|on[- ]call(?: (?:work|duty))?|entry[- ]level",
    re.I,
)
_OPEN = re.compile(r"\bnot essential\b|\bis helpful\b|\bwillingness\b", re.I)  # nobody must have done it before
_HELPFUL = re.compile(r" (?:is|are) helpful(?:, not essential)?$")
_IF_CERTIFIED = re.compile(r"^certification\b.*\b(?:helpful|soon)$", re.I)
_IF_REQUIRED = re.compile(r"\blicense\b.*\b(?:where|if|as)\b.*\brequires?d?\b", re.I)


def _apart(need: str) -> Iterator[str]:
    """What is asked, and what would only help: 'Experience in sales is helpful' as the latter."""
    *firm, helpful = _HELPFUL.sub("", need).split("; ")
    yield from firm
    yield f"Helpful, not required: {helpful[0].lower()}{helpful[1:]}"


def _of_condition(term: str) -> str:
    if term.lower().startswith("entry"):
        return f"Open to beginners ({term.lower()})"
    if term.lower() in ("on-call", "on call"):
        return "Available for on-call work"
    return f"Available for {'the ' if term.lower().endswith('shift') else ''}{term}"


def _are_one(skill: str, term: str) -> bool:
    """The same in another form: 'IEPs' and 'IEP', 'invoicing' and 'invoices'."""
    one, other = (re.sub(r"(?:ing|ies|es|y|s)$", "", word.casefold()) for word in (skill, term))
    return one == other


class _Writer:
    def __init__(self, position: JobBrief, field: FieldOfWork, lexicon: Lexicon) -> None:
        self._position, self._field, self._lexicon = position, field, lexicon
        self._title = one(_HOURS.sub("", _ASIDE.split(_HOURS.sub("", position.title), maxsplit=1)[0])) or position.title
        self._is_named = bool(is_person(self._title) or leads(self._title) or lexicon.roles_in(self._title))
        of = _OF.search(self._title)
        self._area = of[1] if of else UNNAMED_AREA
        self._is_executive = is_executive(position.title)
        self._leads = leads(position.title)
        occupation = lexicon.occupation_of(position.title)
        rank = JobRank.EXECUTIVE if self._is_executive else JobRank.BEGINNER if self._is_junior else JobRank.USUAL
        self._named = named_tasks(position.terms, occupation.family if occupation else "", rank)

    def parts(self) -> Parts:
        return Parts(tuple(self._about()), self._duties(), tuple(self._needs()), tuple(self._skills()), self._offer())

    def _about(self) -> Iterator[str]:
        hires = f"is looking for {with_article(self._title)}" if self._is_named else f"is hiring for {self._title}"
        yield f"{self._position.company} {hires} {self._where}."
        yield f"In this {self._kind} you will {self._field.about.format(area=self._area)}."
        tools = [self._in_text(term) for term in self._position.terms if self._is_of("tool", term)]
        tools = [tool for tool in tools if tool[0].isupper()][:3]  # 'Outlook', not 'reach truck'
        if len(tools) > 1:
            yield f"You will work with {listed(tools)}."
        if len(others := self._named_work()) > 1:
            yield f"The work includes {listed(others)}."
        if setting := setting_of(self._position.title, self._position.location, self._lexicon):
            yield f"The position is in {setting}."

    def _named_work(self) -> list[str]:
        """The parts of the work that the recruiter names and nothing else in the text does."""
        text = " ".join((self._title, self._field.about, *self._field.duties)).casefold()
        terms = (term for term in self._position.terms if term not in self._named)
        work = [self._in_text(term) for term in terms if self._is_work(term)]
        return [term for term in work if term.casefold() not in text][:MOST_OF_WORK]

    def _is_work(self, term: str) -> bool:
        """A part of the work, by the lexicon or by the form of the word, and no manner, paper or condition."""
        skill = self._skill(term)
        if skill:
            is_work = " " in term or _OF_WORK.search(term.lower()) is not None  # no 'ventilator'
            return skill.kind in ("method", "knowledge") and not term.isupper() and is_work
        return not self._is_paper(term) and not _CONDITION.fullmatch(term) and _OF_WORK.search(term) is not None

    @property
    def _kind(self) -> str:
        kind = self._position.employment_type.lower().split(",")[0]
        return kind if kind.endswith("ship") else f"{kind} position"

    @property
    def _where(self) -> str:
        place = self._position.location
        if match := re.fullmatch(
            r"(?:(?:fully )?remote|anywhere|work from home)(?:\s?\(?([\w ,]{2,40}?)\)?)?", place, re.I
        ):
            return f"to work remotely{f' ({match[1].strip()})' if match[1] else ''}"
        if re.search(r"\barea$", place) and not place.lower().startswith("the "):
            place = f"the {place}"
        return f"({place})" if re.match(r"(?:remote|hybrid)\b", place, re.I) else f"in {place}"

    def _is_of(self, kind: str, term: str) -> bool:
        skill = self._skill(term)
        return skill is not None and skill.kind == kind and skill.name.casefold() not in self._title.casefold()

    def _duties(self) -> tuple[str, ...]:
        """All tasks of the work; leaders plan for their team, beginners have fewer tasks and somebody to ask."""
        usual = tuple(duty.format(area=self._area) for duty in self._field.duties)
        duties = joined(self._named, usual)
        if self._is_junior:
            return ("Learn the work step by step alongside experienced colleagues", *duties[:6])
        teams = [f"Lead a {term}" for term in self._position.terms if self._leads and _TEAM.fullmatch(term)]
        if teams or (self._leads and not self._leads_already(duties)):
            return (*(teams[:1] or ("Plan the work of the team, agree goals and give feedback",)), *duties)
        if _SENIOR.search(self._position.title) and not self._leads_already(duties):
            return (*duties, "Take on the difficult cases and help less experienced colleagues")
        return duties

    @staticmethod
    def _leads_already(duties: Sequence[str]) -> bool:
        return any(_LEADING.search(duty) for duty in duties)

    @property
    def _is_junior(self) -> bool:
        return bool(self._position.employment_type.lower() == "internship" or _JUNIOR.search(self._position.title))

    def _needs(self) -> Iterator[str]:
        area = "this field" if self._area == UNNAMED_AREA else self._area
        position, needs = self._position, [need.format(area=area) for need in self._field.needs]
        is_senior = not self._is_executive and bool(self._leads or _SENIOR.search(position.title))
        if any(map(_YEARS.search, needs)):
            is_senior = False  # the work says it in its own words
        methods = [term for term in position.terms if self._is_of("method", term) and not _CONDITION.fullmatch(term)]
        tasks = [self._in_text(term) for term in methods if not term.islower() or self._is_work(term)]
        chosen = sorted(tasks, key=self._named_work().__contains__)[:3]  # first what the beginning does not name
        tasks = [task for task in tasks if task in chosen]
        if self._is_junior:
            also = ", and" if len(tasks) > 1 else " and"
            yield f"Interest in {listed(tasks) or 'the field'}{also} willingness to learn the work thoroughly"
        elif is_senior:
            role = _RANK.sub("", self._title)
            is_role = role != self._title and is_person(role)
            yield (
                f"Several years as {with_article(role)}"
                if is_role
                else "Several years in this field, some of them leading people"
            )
        elif not any(map(_OF_PRACTICE.search, needs)):
            yield f"Experience {f'as {with_article(self._title)} or ' if self._is_named else ''}in similar work"
        if len(tasks) > 1 and not self._is_junior:
            yield f"Experience with {listed(tasks)}"
        papers = [*self._papers()]
        open_needs = [need for need in needs if _HELPFUL.search(need) and not (papers and _IF_CERTIFIED.match(need))]
        for need in needs:  # nobody asks a beginner for experience, or anybody twice
            if (self._names_licence and _IF_REQUIRED.search(need)) or (papers and _IF_CERTIFIED.match(need)):
                continue
            if need not in open_needs and not ((self._is_junior or is_senior) and _OF_PRACTICE.search(need)):
                yield need
        yield from papers
        yield from self._languages()
        conditions = [term for term in position.terms if _CONDITION.fullmatch(term)]
        yield from (_of_condition(term) for term in conditions if term.casefold() not in " ".join(needs).casefold())
        for need in () if is_senior else open_needs:
            yield from _apart(need)

    @property
    def _names_licence(self) -> bool:
        return any(re.search(r"\blicen[cs]e$", term, re.I) for term in self._position.terms if self._is_paper(term))

    def _papers(self) -> Iterator[str]:
        """Those that the recruiter names; a license that the work requires anyway is not named again."""
        has_licence = any(re.search(r"\blicense\b", need) for need in self._field.needs)
        needs = " ".join(self._field.needs).casefold()
        yield from (
            opening(term) for term in self._position.terms if self._is_paper(term) and term.casefold() not in needs
        )
        for skill in filter(None, map(self._skill, self._position.terms)):
            if skill.kind in ("certificate", "licence"):
                name = paper(skill)
                if not (has_licence and skill.kind == "licence"):
                    name = re.sub(r"licence$", "license", name)
                    yield opening(name) if name.endswith("certification") else f"A valid {name}"

    def _skills(self) -> Iterator[str]:
        """Those that the recruiter names, then what is usual in the work, then what somebody is like."""
        papers = ("certificate", "licence", "language", "soft")
        needs = " ".join(self._field.needs)
        terms = [
            term
            for term in self._position.terms
            if not self._is_paper(term)
            and not _CONDITION.fullmatch(term)
            and not (self._leads and _TEAM.fullmatch(term))
            and f"({term})" not in needs
            and term.casefold() not in self._title.casefold()
        ]
        unsaid = [term for term in terms if term.casefold() not in self._named.get(term, "").casefold()]
        terms = unsaid if len(unsaid) >= FEWEST_SKILLS else terms
        kinds = {term: skill.kind if (skill := self._skill(term)) else "" for term in terms}
        skills = [opening(self._in_text(term)) for term in terms if kinds[term] not in papers]
        named = " ".join(self._position.terms).casefold()
        others = (skill for skill in self._field.skills if skill.casefold() not in named)
        usual = [opening(skill) for skill in others if not any(_are_one(skill, term) for term in terms)]
        soft = [opening(self._in_text(term)) for term in terms if kinds[term] == "soft"]
        yield from (*skills, *usual[: max(0, MOST_SKILLS - len(skills))], *soft)

    def _offer(self) -> tuple[str, ...]:
        remote = self._where.startswith("to ")
        where = self._where.replace("to work", "in which you work") if remote else self._where
        return (
            f"{opening(with_article(self._kind))} {where}",
            *promises(self._position.title),
            f"Details of {'pay and terms' if 'contract' in self._kind else 'pay, hours and benefits'} on request",
        )

    def _is_paper(self, term: str) -> bool:
        """A license or certificate that only the recruiter knows."""
        return not self._skill(term) and _PAPER.search(term) is not None

    def _skill(self, term: str) -> Skill | None:
        """The known skill that the term names as a whole."""
        mentions = self._lexicon.skills_in(term)
        return mentions[0].skill if len(mentions) == 1 and mentions[0].end - mentions[0].start == len(term) else None

    def _in_text(self, term: str) -> str:
        skill = self._skill(term)
        if not skill:
            return term
        if skill.kind == "tool" and term.casefold() == skill.name.casefold():
            return spoken(skill)
        if any(sum(map(str.isupper, word)) > 1 for word in term.split()):
            return term  # 'AR apps', 'GST returns'
        if term.islower() and skill.name[1:].islower() and skill.kind != "tool":
            return term
        plain = not any(word[:1].isupper() for word in skill.name.split()[1:])  # 'Menu planning', not 'Six Sigma'
        named = skill.name if term.casefold() == skill.name.casefold() else term.capitalize() if plain else term
        return spoken(replace(skill, name=named)) if skill.kind in ("method", "knowledge", "soft") else term

    def _languages(self) -> Iterator[str]:
        for term in self._position.terms:
            if (skill := self._skill(term)) and skill.kind == "language":
                yield f"Good command of {self._in_text(term)}, spoken and written"
