"""A job description from a few facts of the recruiter; it promises nothing and invents no number."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hireloom.domain.refusals import Invalid
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.places import state_of
from hireloom.text_analysis.language.spellings import listed, opening, with_article
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.writing.brief_keywords import BriefKeywords
from hireloom.text_analysis.writing.brief_terms import BriefTerms, in_text, whole_skill
from hireloom.text_analysis.writing.keyword_duties import JobRank, is_named, joined, named_tasks
from hireloom.text_analysis.writing.need_lines import (
    OPEN_END,
    apart,
    is_said,
    of_condition,
    of_experience,
    serves_anyway,
)
from hireloom.text_analysis.writing.title_asides import (
    hours_of,
    own_title,
    promises,
    schedules,
    setting_of,
    tasks_of_title,
)
from hireloom.text_analysis.writing.work_of_titles import (
    field_of_keywords,
    function_of,
    is_executive,
    leads,
    work_of,
)

# The dashboard splits a description at these lines.
ABOUT, DUTIES, NEEDS, SKILLS, OFFER = "About the Role", "Responsibilities", "Requirements", "Skills", "What We Offer"
FEWEST_WORDS, FEWEST_SKILLS = 100, 3
LONGEST_FIELD, LONGEST_KEYWORDS = 200, 2_000
_JUNIOR = re.compile(
    r"\b(?:junior|trainee|apprentice|intern(?:ship)?|graduate|entry[- ]level|working student|jr)\b", re.I
)
_SENIOR = re.compile(r"\b(?:senior|lead|principal(?= \w)|(?<!wait )(?<!chief of )staff(?= \w)|sr)\b", re.I)
_RANK = re.compile(r"^(?:senior|sr\.?|principal|lead)\s+", re.I)
_LEADING = re.compile(r"\b(?:lead|hire|coach|supervise|evaluate|staffing|assign|feedback)\b", re.I)
_OF_PRACTICE = re.compile(r"\bexperience\b|\bseveral years\b", re.I)
_BROAD = ("Customer service", "Project management", "Data entry", "Retail sales", "Outside sales", "Inside sales")
_YEARS = re.compile(r"\bseveral years\b", re.I)
MOST_SKILLS, MOST_OF_WORK = 6, 4
UNNAMED_AREA = "the organization"


_OF = re.compile(r"\bof (?:the )?([A-Z]\w+(?: (?:[A-Z]\w+|and|&))*)$")


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
    def named(self) -> BriefKeywords:
        """The keywords one by one."""
        return BriefKeywords.of(self.keywords)

    @property
    def terms(self) -> tuple[str, ...]:
        """What the keywords name, each once."""
        return self.named.terms


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
    work = work_of(position.title, position.keywords, fields, lexicon)
    return _Writer(position, work, fields[work], lexicon).parts()


_IF_CERTIFIED = re.compile(r"^certification\b.*\b(?:helpful|soon)$", re.I)
# How titles end that name the work, not the person.
_ACTIVITY = re.compile(r"(?:ing|ion|ment|care|support|service|s)$", re.I)
_IF_LICENSED = re.compile(r"\blicense\b", re.I)
_OR_PRACTICE = re.compile(r", or .*\bexperience\b.*$", re.I)
_PRACTICE_FIRST = re.compile(
    r"^(Experience|Practice) (?=(?:in|with|as|on|running|building|planning|leading|managing)\b)"
)
_OR = re.compile(r", (?:or|with) .*$")
_OF_STATE = re.compile(r"(?:active )?([A-Z][a-z]+(?: [A-Z][a-z]+)?) licen[cs]e$", re.I)


class _Writer:
    def __init__(self, position: JobBrief, work: str, field: FieldOfWork, lexicon: Lexicon) -> None:
        self._position, self._field, self._lexicon = position, field, lexicon
        function, area = function_of(own_title(position.title))
        self._title = own_title(position.title)
        leads_or_knows = leads(self._title) or is_executive(self._title) or lexicon.roles_in(self._title)
        self._is_named = bool(is_person(self._title) or leads_or_knows or not _ACTIVITY.search(self._title))
        of = _OF.search(self._title)
        self._area = area if function == work else of[1] if of else UNNAMED_AREA
        self._is_executive, self._leads = is_executive(position.title), leads(position.title)
        occupation = lexicon.occupation_of(position.title)
        family = occupation.family if occupation else field_of_keywords(position.keywords, lexicon)
        rank = JobRank.EXECUTIVE if self._is_executive else JobRank.BEGINNER if self._is_junior else JobRank.USUAL
        self._keywords = position.named
        demands = [term for term in self._keywords.terms if term not in self._keywords.helpful]
        tasks = [term for term in demands if term in self._keywords.tasks]
        nouns = [term for term in demands if term not in tasks]
        spelled = {
            term: in_text(term, whole_skill(term, lexicon)) for term in demands if not self._says_itself(term)
        }  # the trade's own words are better
        self._named = {
            **{term: f"{term[0].upper()}{term[1:]}" for term in tasks},
            **named_tasks(spelled, family, rank),
        }
        self._terms = BriefTerms.sorted(nouns, position.title, lexicon)
        self._schedules = [*schedules(position.employment_type, position.title)]

    def _says_itself(self, term: str) -> bool:
        """The title or a usual task says what the keyword says."""
        return is_named(term, (*self._field.duties, self._title)) or serves_anyway(term, self._field.duties)

    def parts(self) -> Parts:
        duties = self._duties()
        needs = tuple(dict.fromkeys(self._needs(duties)))
        skills = self._skills(" ".join((*duties, *needs)))
        return Parts(tuple(self._about()), duties, needs, tuple(skills), self._offer())

    def _about(self) -> Iterator[str]:
        hires = f"is looking for {with_article(self._title)}" if self._is_named else f"is hiring for {self._title}"
        yield f"{self._position.company} {hires} {self._where}."
        yield f"In this {self._kind} you will {self._field.about.format(area=self._area)}."
        if setting := setting_of(self._position.title, self._position.location, self._position.terms, self._lexicon):
            yield f"The position is in {setting}."

    @property
    def _kind(self) -> str:
        kind = hours_of(self._position.employment_type, self._position.title)
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

    def _duties(self) -> tuple[str, ...]:
        """All tasks of the work; leaders plan for their team, beginners have fewer tasks and somebody to ask."""
        usual = [*self._field.duties[:1], *tasks_of_title(self._position.title), *self._field.duties[1:]]
        duties = joined(self._named, [duty.format(area=self._area) for duty in usual])
        if self._is_junior:
            return ("Learn the work step by step alongside experienced colleagues", *duties[:6])
        teams = [f"Lead a {term}" for term in self._terms.teams]
        if teams or (self._leads and not self._is_executive and not self._leads_already(duties)):
            return (*(teams[:1] or ("Plan the team's work, agree on goals and give feedback",)), *duties)
        if _SENIOR.search(self._position.title) and not self._leads_already(duties):
            return (*duties, "Take on the difficult cases and help less experienced colleagues")
        return duties

    @staticmethod
    def _leads_already(duties: Sequence[str]) -> bool:
        return any(_LEADING.search(duty) for duty in duties)

    @property
    def _is_junior(self) -> bool:
        return bool(self._position.employment_type.lower() == "internship" or _JUNIOR.search(self._position.title))

    @property
    def _is_senior(self) -> bool:
        return not self._is_executive and bool(self._leads or _SENIOR.search(self._position.title))

    def _needs(self, duties: Sequence[str]) -> Iterator[str]:
        """What the work asks of anybody at this rank, what the recruiter names besides, and what would only help."""
        area = "this field" if self._area == UNNAMED_AREA else self._area
        papers, state = self._terms.papers, state_of(self._position.location)
        named_state = next(filter(None, map(_OF_STATE.fullmatch, papers)), None)
        where = f"in {named_state[1]}" if named_state else f"in {state}" if state else "in the state"
        if named_state and any("in the state" in need for need in self._field.needs):
            papers = [paper for paper in papers if paper != named_state[0]]
        usual = [need.format(area=area).replace("in the state", where) for need in self._field.needs]
        named = [paper for paper in papers if not self._is_in(paper, usual)]
        if named:  # a license by its name replaces the one that may be required
            usual = [need for need in usual if not _IF_CERTIFIED.match(need) and not self._is_named_by(need, named)]
        papers = [paper for paper in papers if not self._is_in(paper, usual)]
        open_needs = [need for need in usual if OPEN_END.search(need)]
        firm = [need for need in usual if need not in open_needs]
        yield from self._keywords.stated
        if not self._keywords.stated:
            yield from self._of_practice(firm)
        of_rank, of_terms = [*filter(None, map(self._at_rank, firm))], [*self._of_terms(duties, usual)]
        yield from (*of_terms, *of_rank) if self._is_junior else (*of_rank, *of_terms)
        yield from papers
        yield from (f"Good command of {name}, spoken and written" for name in self._terms.languages)
        lines = " ".join(firm).casefold()
        yield from (of_condition(term) for term in self._terms.conditions if term.casefold() not in lines)
        for need in () if self._is_senior else open_needs:
            yield from apart(need)
        for term in (term for term in self._keywords.terms if term in self._keywords.helpful):
            yield f"Helpful, not required: {in_text(term, whole_skill(term, self._lexicon))}"

    @staticmethod
    def _is_in(paper: str, needs: Sequence[str]) -> bool:
        return is_said(paper.removeprefix("A valid ").removesuffix(" certification"), " ".join(needs))

    @staticmethod
    def _is_named_by(need: str, papers: Sequence[str]) -> bool:
        """Both are about the same kind of license."""
        kinds = ("commercial driver", "license")
        kind = next((kind for kind in kinds if kind in need.casefold()), "")
        return bool(kind) and any(kind in paper.casefold() for paper in papers) and bool(_IF_LICENSED.search(need))

    def _of_practice(self, needs: Sequence[str]) -> Iterator[str]:
        """The experience that the rank asks for, where the usual needs do not say it."""
        if self._is_junior or any(map(_YEARS.search, needs)):
            return
        if not self._is_senior:
            if not any(map(_OF_PRACTICE.search, self._field.needs)) and not self._terms.work:
                yield "Experience in this or a comparable position"
            return
        practice = next(filter(_PRACTICE_FIRST.match, needs), "")
        role = _RANK.sub("", self._title)
        if practice:
            yield f"Several years of {practice[0].lower()}{_OR.sub('', practice[1:])}"
        elif role != self._title and is_person(role):
            yield f"Several years as {with_article(role)}"
        else:
            yield "Several years in this field, some of them leading people"

    def _at_rank(self, need: str) -> str:
        """Nobody asks a beginner for experience, or anybody twice."""
        if self._is_junior:
            need = _OR_PRACTICE.sub("", need)
        if self._keywords.stated and _YEARS.search(need):
            return ""
        is_asked = self._is_junior or (self._is_senior and not _YEARS.search(need))
        return "" if is_asked and _OF_PRACTICE.search(need) else need

    def _of_terms(self, duties: Sequence[str], usual: Sequence[str]) -> Iterator[str]:
        """The keywords that neither a task nor a usual need names."""
        named = {in_text(term, whole_skill(term, self._lexicon)) for term in self._named}
        lines = [*duties, *usual]
        work = [term for term in self._terms.work if term not in named and not is_named(term, (*lines, self._title))]
        work = [term for term in work if not self._is_broad(term, usual)]
        tools = [term for term in self._terms.tools if term not in named and not is_named(term, usual)]
        work, tools = work[:MOST_OF_WORK], tools[:MOST_OF_WORK]
        if self._is_junior:
            also = ", and" if len(work) > 1 else " and"
            yield f"Interest in {listed(work) or 'the field'}{also} willingness to learn the work thoroughly"
            if tools:
                yield f"First practice with {listed(tools)}, from training or from projects of your own"
            return
        if self._terms.roles:
            yield f"Experience as {listed(self._terms.roles)}"
        if work:
            yield of_experience(work)
        if tools:
            yield f"{'Strong' if self._is_senior else 'Good'} working knowledge of {listed(tools)}"

    def _is_broad(self, term: str, usual: Sequence[str]) -> bool:
        """The name of a whole field, such as sales, which is a skill and says nothing as a requirement of its own."""
        skill = whole_skill(term, self._lexicon)
        is_word = len(term.split()) == 1 and term[1:].islower()
        is_field = skill is not None and (is_word or term.capitalize() in _BROAD)
        return (is_field or term.endswith("knowledge")) and any(map(_OF_PRACTICE.search, usual))

    def _skills(self, lines: str) -> Iterator[str]:
        """The recruiter's keywords that nothing names yet, then what is usual in the work and what somebody is like."""
        terms = [term for term in (*self._terms.tools, *self._terms.work) if not is_said(term, lines)]
        named = (*self._position.terms, self._title)
        usual = [skill for skill in self._field.skills if not any(is_named(term, [skill]) for term in named)]
        if len(terms) + len(usual) < FEWEST_SKILLS:
            usual = [skill for skill in self._field.skills if skill not in terms]
        yield from map(opening, (*terms, *usual[: max(0, MOST_SKILLS - len(terms))], *self._terms.manners))

    def _offer(self) -> tuple[str, ...]:
        remote = self._where.startswith("to ")
        where = self._where.replace("to work", "in which you work") if remote else self._where
        return (
            f"{opening(with_article(self._kind))} {where}",
            *self._schedules,
            *promises(self._position.title),
            f"Details of {'pay and terms' if 'contract' in self._kind else 'pay, hours and benefits'} on request",
        )
