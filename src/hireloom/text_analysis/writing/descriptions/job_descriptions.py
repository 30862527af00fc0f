"""A job description from a few facts of the recruiter; it promises nothing and invents no number."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hireloom.domain.refusals import Invalid
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import opening, with_article
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.writing.descriptions.brief_keywords import BriefKeywords, pieces
from hireloom.text_analysis.writing.descriptions.brief_terms import CONDITION, BriefTerms, in_text, whole_skill
from hireloom.text_analysis.writing.descriptions.keyword_duties import JobRank, is_named, joined, named_tasks, suits
from hireloom.text_analysis.writing.descriptions.keyword_places import is_beside_the_work, offer_of
from hireloom.text_analysis.writing.descriptions.keyword_sense import is_whole_task
from hireloom.text_analysis.writing.descriptions.need_lines import is_said, is_spelled, serves_anyway
from hireloom.text_analysis.writing.descriptions.needs import DescriptionNeeds, JobSeniority
from hireloom.text_analysis.writing.descriptions.title_specialities import MOST_TASKS, specialities_of
from hireloom.text_analysis.writing.trades.chains import work_at_chain
from hireloom.text_analysis.writing.trades.title_asides import (
    REMOTE,
    hours_of,
    is_remote,
    own_title,
    promises,
    schedules,
    setting_of,
)
from hireloom.text_analysis.writing.trades.usual_work import FieldOfWork
from hireloom.text_analysis.writing.trades.work_of_titles import (
    LEADERSHIP,
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
_LEVEL = re.compile(r"\b(?:II|III|IV)\b")  # above the first of a trade: 'Analyst II'
_LEADING = re.compile(r"\b(?:lead|hire|coach|supervise|evaluate|staffing|assign|feedback)\b", re.I)
# Who leads those who do the work has neither supervisors nor a budget of the whole place.
_FIRST_LINE = re.compile(r"\b(?:supervisor|team lead(?:er)?|shift lead(?:er)?|foreman)\b", re.I)
_OF_SUPERVISORS = re.compile(r"\b(lead|leading|develop|coach) (?:dock )?supervisors(?: and crews)?\b", re.I)
_DEPUTY = re.compile(r"(?:assistant|associate|deputy|co-?)[ -](?:\w+ ){0,3}manager\b", re.I)
_SEVERAL_YEARS = re.compile(r"^Several years(?: of experience)?\b")
_OF_BUDGET = re.compile(r"\bbudget", re.I)
MOST_SKILLS = 6
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
    def of_work(self) -> str:
        """The keywords that are about the work, separated by commas; the company is no skill."""
        return ", ".join(
            piece
            for piece in pieces(self.keywords)
            if not offer_of(piece, self.title)
            and not is_beside_the_work(piece, self.title)
            and piece.casefold() != self.company.casefold()
        )

    @property
    def offers(self) -> tuple[str, ...]:
        """What the keywords offer, each once."""
        return tuple(dict.fromkeys(filter(None, (offer_of(piece, self.title) for piece in pieces(self.keywords)))))

    @property
    def named(self) -> BriefKeywords:
        """The keywords about the work one by one."""
        return BriefKeywords.of(self.of_work)

    @property
    def terms(self) -> tuple[str, ...]:
        """What the keywords name, each once."""
        return self.named.terms


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
    chain = work_at_chain(own_title(position.title), position.title, position.company)
    keywords = f"{position.of_work}, remote" if is_remote(position.location) else position.of_work
    work = chain or work_of(position.title, keywords, fields, lexicon)
    return _Writer(position, work, fields[work], lexicon).parts()


# How titles end that name the work, not the person.
_ACTIVITY = re.compile(r"(?:ing|ion|ment|care|support|service|s)$", re.I)


class _Writer:
    def __init__(self, position: JobBrief, work: str, field: FieldOfWork, lexicon: Lexicon) -> None:
        self._position, self._field, self._lexicon = position, field, lexicon
        function, area = function_of(own_title(position.title))
        self._title = own_title(position.title)
        is_of_rank = leads(self._title) or is_executive(self._title)
        self._is_named = is_person(self._title) or is_of_rank or not _ACTIVITY.search(self._title)
        of = _OF.search(self._title)
        self._area = area if area and work in (function, LEADERSHIP) else of[1] if of else UNNAMED_AREA
        self._is_executive, self._leads = is_executive(position.title), leads(position.title)
        occupation = lexicon.occupation_of(position.title) or lexicon.occupation_of(work)
        self._family = occupation.family if occupation else field_of_keywords(position.of_work, lexicon)
        self._rank = JobRank.EXECUTIVE if self._is_executive else JobRank.BEGINNER if self._is_junior else JobRank.USUAL
        self._specialities = [*specialities_of(position.title, self._family, (field.about, *field.duties))]
        self._keywords = position.named
        demands = [term for term in self._keywords.terms if term not in self._keywords.helpful]
        nouns = [term for term in demands if term not in self._keywords.tasks or self._is_condition(term)]
        tasks = [term for term in demands if term not in nouns and is_whole_task(term)]
        spelled = {
            term: in_text(term, whole_skill(term, lexicon))
            for term in demands
            if not self._says_itself(term) and not self._is_condition(term)
        }  # the trade's own words are better
        self._named = {
            **{term: f"{term[0].upper()}{term[1:]}" for term in tasks},
            **named_tasks(spelled, self._family, self._rank),
        }
        self._terms = BriefTerms.sorted(nouns, position.title, lexicon)
        self._schedules = [*schedules(position.employment_type, position.title)]

    def _is_condition(self, term: str) -> bool:
        """Offices book the travel of others; elsewhere it is one's own."""
        return CONDITION.fullmatch(term) is not None and self._family != "administration"

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
        role = self._kind if self._kind.endswith("ship") else "role"  # the offer tells the hours
        yield f"In this {role} you will {self._field.about.format(area=self._area)}."
        if setting := setting_of(self._position.title, self._position.location, self._position.terms, self._lexicon):
            yield f"The position is in {setting}."

    @property
    def _kind(self) -> str:
        kind = hours_of(self._position.employment_type, self._position.title)
        return kind if kind.endswith("ship") else f"{kind} position"

    @property
    def _where(self) -> str:
        place = self._position.location
        if match := REMOTE.fullmatch(place):
            return f"to work remotely{f' ({match[1].strip()})' if match[1] else ''}"
        if re.search(r"\barea$", place) and not place.lower().startswith("the "):
            place = f"the {place}"
        return f"({place})" if re.match(r"(?:remote|hybrid)\b", place, re.I) else f"in {place}"

    def _duties(self) -> tuple[str, ...]:
        """All tasks of the work; leaders plan for their team, beginners have fewer tasks and somebody to ask."""
        special = [task for speciality in self._specialities for task in speciality.tasks if suits(task, self._rank)]
        usual = [*self._field.duties[:1], *special[:MOST_TASKS], *self._field.duties[1:]]
        if _FIRST_LINE.search(self._title):
            usual = [_OF_SUPERVISORS.sub(r"\1 the team", duty) for duty in usual if not _OF_BUDGET.search(duty)]
        duties = joined(self._named, [duty.format(area=self._area) for duty in usual])
        if self._is_junior:
            return ("Learn the work step by step alongside experienced colleagues", *duties[:6])
        teams = [f"Lead a {term}" for term in self._terms.teams]
        if teams or (self._leads and not self._is_executive and not self._leads_already(duties)):
            return (*(teams[:1] or ("Plan the team's work, agree on goals and give feedback",)), *duties)
        if _SENIOR.search(self._position.title) and not self._leads_already(duties):
            return (*duties, "Take on the difficult cases and help less experienced colleagues")
        if _LEVEL.search(self._position.title) and not self._is_executive and not self._leads_already(duties):
            return (*duties, "Handle cases out of the ordinary and answer questions of newer colleagues")
        return duties

    @staticmethod
    def _leads_already(duties: Sequence[str]) -> bool:
        return any(_LEADING.search(duty) for duty in duties)

    @property
    def _is_junior(self) -> bool:
        return bool(self._position.employment_type.lower() == "internship" or _JUNIOR.search(self._position.title))

    @property
    def _is_senior(self) -> bool:
        is_of_years = self._leads and not _DEPUTY.match(self._title)
        return not self._is_executive and bool(is_of_years or _SENIOR.search(self._position.title))

    def _needs(self, duties: Sequence[str]) -> Iterator[str]:
        """What the work asks of anybody at this rank, and what the recruiter names besides."""
        area = "this field" if self._area == UNNAMED_AREA else self._area
        return DescriptionNeeds(
            title=self._title,
            location=self._position.location,
            family=self._family,
            rank=JobSeniority(is_junior=self._is_junior, is_senior=self._is_senior),
            usual=[*self._usual_needs(area), *self._special_needs()],
            duties=duties,
            keywords=self._keywords,
            terms=self._terms,
            tasked=frozenset(self._named),
            lexicon=self._lexicon,
        ).lines()

    def _usual_needs(self, area: str) -> Iterator[str]:
        for need in self._field.needs:
            text = need.format(area=area)
            text = _SEVERAL_YEARS.sub("Experience", text) if _DEPUTY.match(self._title) else text
            yield _OF_SUPERVISORS.sub(r"\1 people", text) if _FIRST_LINE.search(self._title) else text

    def _special_needs(self) -> Iterator[str]:
        for speciality in self._specialities:
            yield from speciality.needs

    def _skills(self, lines: str) -> Iterator[str]:
        """The recruiter's keywords that nothing names yet, then what is usual in the work and what somebody is like."""
        terms = [term for term in (*self._terms.tools, *self._terms.work) if not is_said(term, lines)]
        named = (*self._position.terms, self._title)
        usual = [skill for skill in self._field.skills if not any(is_named(term, [skill]) for term in named)]
        usual = [skill for skill in usual if not any(is_said(skill, term) or is_spelled(skill, term) for term in terms)]
        if len(terms) + len(usual) < FEWEST_SKILLS:
            usual = [skill for skill in self._field.skills if skill not in terms]
        yield from map(opening, (*terms, *usual[: max(0, MOST_SKILLS - len(terms))], *self._terms.manners))

    def _offer(self) -> tuple[str, ...]:
        """What the top has not said: the hours and terms, and what the recruiter offers."""
        return (
            opening(with_article(self._kind)),
            *self._schedules,
            *promises(self._position.title),
            *self._position.offers,
        )
