"""What a description asks for: the usual needs of the work at the rank of the title, and the recruiter's keywords."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.places import state_of
from hireloom.text_analysis.language.spellings import listed, opening, with_article
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.writing.descriptions.brief_keywords import BriefKeywords
from hireloom.text_analysis.writing.descriptions.brief_terms import BriefTerms, in_text, whole_skill
from hireloom.text_analysis.writing.descriptions.keyword_duties import is_named
from hireloom.text_analysis.writing.descriptions.keyword_sense import whole_part
from hireloom.text_analysis.writing.descriptions.need_lines import OPEN_END, apart, is_said, of_condition, of_experience
from hireloom.text_analysis.writing.trades.title_asides import is_remote

MOST_OF_WORK = 4
_FIELDS = dict(rows_of("field_names.tsv", "writing"))  # family of occupations: its name behind 'years in'
_RANK = re.compile(r"^(?:senior|sr\.?|principal|lead)\s+", re.I)
_OF_PRACTICE = re.compile(r"\bexperience\b|\bseveral years\b", re.I)
_YEARS = re.compile(r"\bseveral years\b", re.I)
_BROAD = ("Customer service", "Project management", "Data entry", "Retail sales", "Outside sales", "Inside sales")
# The last word of a skill that is a whole line of work: 'store management', 'patient care'.
_BROAD_HEAD = re.compile(r"\b(?:services?|sales|care|support|management|administration|supervision|operations)$", re.I)
# Keywords that are a thing to do or to pass, which nobody has experience with: they are listed only.
_DUTY = re.compile(r"\b(?:duties|tasks|responsibilities|calls?|(?:background|reference|record|credit) checks?)$", re.I)
_IF_CERTIFIED = re.compile(r"^certification\b.*\b(?:helpful|soon)$", re.I)
_LICENSE = re.compile(r"\blicense\b", re.I)
_LIFE_SUPPORT = re.compile(r"\bCPR\b|\bBLS\b|\blife support\b", re.I)
_BASIC = re.compile(r"(?:current )?(?:CPR|BLS|basic life support(?: \(BLS\))?)(?: certification)?$", re.I)
_OR_PRACTICE = re.compile(r", or (?:(?!, or ).)*\bexperience\b.*$", re.I)
_DEGREE = re.compile(r"\bdegree\b", re.I)
_PRACTICE_FIRST = re.compile(
    r"^(Experience|Practice) (?=(?:in|with|as|on|running|building|planning|leading|managing)\b)"
)
_OR = re.compile(r", (?:or|with) .*$")
_OF_STATE = re.compile(r"(?:active )?([A-Z][a-z]+(?: [A-Z][a-z]+)?) licen[cs]e$", re.I)
_IN_STATE = "in the state"
_OF_NAMED_STATE = re.compile(r"\bin the state(?! of\b)")

_NOUN_OF_TRAIT = re.compile(
    r"\b(?:integrity|compassion|initiative|empathy|curiosity|humor|passion|honesty|attitude|personality|mindset|demeanor"
    r"|ethic|urgency)$",
    re.I,
)
_OF_HOURS = re.compile(r"(?:Available|Availability|Willing to work|Dependable for)\b")
_RANK_OF_SHIFT = re.compile(r"\bshift (?:supervisor|manager|lead(?:er)?)\b")
_HOURS = re.compile(r"shift|night|evening|weekend|holiday|on[- ]call|overtime|season|hours|\bprn\b")
_TO_PASS = re.compile(r"(?:Able|Ability) to pass\b")
_CHECK = re.compile(r"check|screen|\btests?\b|clearance")
_CHECKED_BY_LAW = ("public-safety", "education", "logistics", "aviation")


def _time_of(condition: str) -> str:
    """'evening' of 'evening shifts': who is available for evenings is so for them."""
    return re.sub(r"(?<=evening|weekend)s? shifts?$", "", condition.casefold())


@dataclass(frozen=True, slots=True)
class JobSeniority:
    """Whether the job is one for beginners, or one for people with years behind them."""

    is_junior: bool
    is_senior: bool


@dataclass(frozen=True, slots=True)
class DescriptionNeeds:
    """The needs of one job; `usual` are those of its work, `duties` its tasks, `tasked` what these say of keywords."""

    title: str
    location: str
    family: str
    rank: JobSeniority
    usual: Sequence[str]
    duties: Sequence[str]
    keywords: BriefKeywords
    terms: BriefTerms
    tasked: frozenset[str]
    lexicon: Lexicon

    def lines(self) -> Iterator[str]:
        """Experience, what the work asks of anybody, what the recruiter names besides, and what would only help."""
        usual, papers = self._usual_and_papers()
        usual = [*filter(self._is_given, usual)]
        open_needs = [need for need in usual if OPEN_END.search(need)]
        firm = [need for need in usual if need not in open_needs]
        stated = [whole_part(demand) for demand in self.keywords.stated]
        yield from stated
        if not stated:
            yield from self._of_practice(firm)
        of_rank, of_terms = [*filter(None, map(self._at_rank, firm))], [*self._of_terms(usual)]
        yield from (*of_terms, *of_rank) if self.rank.is_junior else (*of_rank, *of_terms)
        yield from papers
        yield from self._traits()
        yield from (f"Good command of {name}, spoken and written" for name in self.terms.languages)
        lines = " ".join(firm).casefold()
        conditions = (of_condition(term) for term in self.terms.conditions if _time_of(term) not in lines)
        yield from dict.fromkeys(line for line in conditions if not self._is_in(line, firm))
        is_asked = bool(stated) or any(line.startswith("Experience") for line in of_terms)
        for need in () if self.rank.is_senior else open_needs:
            if not (is_asked and _OF_PRACTICE.search(need)):
                yield from apart(need)
        if self.terms.industries:
            yield f"Helpful, not required: experience in {listed(self.terms.industries)}"
        helpful = [term for term in self.keywords.terms if term in self.keywords.helpful]
        for term in (term for term in helpful if term.casefold() not in self.terms.industries):
            yield f"Helpful, not required: {in_text(term, whole_skill(term, self.lexicon))}"

    def _traits(self) -> Iterator[str]:
        """What somebody is like, adjectives, nouns and persons apart: 'Friendly', 'Integrity', 'A self-starter'."""
        nouns = [trait for trait in self.terms.traits if _NOUN_OF_TRAIT.search(trait)]
        persons = [trait for trait in self.terms.traits if trait not in nouns and " " in trait]
        adjectives = [trait for trait in self.terms.traits if trait not in (*nouns, *persons)]
        yield from (opening(listed(traits)) for traits in (adjectives, nouns, persons) if traits)

    def _is_given(self, need: str) -> bool:
        """Hours and checks are asked for only where the brief names some, or for checks where the law does."""
        brief = _RANK_OF_SHIFT.sub(" ", " ".join((self.title, *self.keywords.terms)).casefold())
        if _OF_HOURS.match(need):
            return _HOURS.search(brief) is not None
        if _TO_PASS.match(need):
            return self.family in _CHECKED_BY_LAW or _CHECK.search(brief) is not None
        return True

    def _usual_and_papers(self) -> tuple[list[str], list[str]]:
        """The usual needs, where a license by its name stands in place of the one that may be required, and the other
        papers that the recruiter names."""
        papers, state = self.terms.papers, state_of(self.location)
        named_state = next(filter(None, map(_OF_STATE.fullmatch, papers)), None)
        anywhere = "" if is_remote(self.location) else _IN_STATE
        where = f"in {named_state[1]}" if named_state else f"in {state}" if state else anywhere
        if named_state and any(_IN_STATE in need for need in self.usual):
            papers = [paper for paper in papers if paper != named_state[0]]
        usual = [" ".join(_OF_NAMED_STATE.sub(where, need).split()) for need in self.usual]
        papers = [paper for paper in papers if not self._is_in(paper, usual)]
        if papers:
            usual = [need for need in usual if not _IF_CERTIFIED.match(need)]
        if any(_LIFE_SUPPORT.search(paper) for paper in papers):
            usual = [need for need in usual if not _BASIC.fullmatch(need)]
        for place, need in enumerate(usual):
            if replaced := [paper for paper in papers if self._replaces(paper, need)]:
                usual[place : place + 1] = replaced
                papers = [paper for paper in papers if paper not in replaced]
        licenses = [paper for paper in papers if _LICENSE.search(paper) and not paper.endswith("driver's license")]
        return [*licenses, *usual], [paper for paper in papers if paper not in licenses]

    @staticmethod
    def _is_in(paper: str, needs: Sequence[str]) -> bool:
        """A need names the paper, in these words or with others between them."""
        name = paper.removeprefix("A valid ").removesuffix(" certification")
        name = "nursing assistant certification" if name == "CNA" else name
        if is_said(name, " ".join(needs)) or (_BASIC.fullmatch(paper) and any(map(_LIFE_SUPPORT.search, needs))):
            return True
        words = set(re.findall(r"\w+", name.casefold()))
        return any(words <= set(re.findall(r"\w+", need.casefold())) for need in needs)

    @staticmethod
    def _replaces(paper: str, need: str) -> bool:
        """Both are about the same kind of license."""
        kinds = ("commercial driver", "license")
        kind = next((kind for kind in kinds if kind in need.casefold()), "")
        is_of_driver = "driver" in paper.casefold()
        return bool(kind and kind in paper.casefold() and is_of_driver == ("driver" in need.casefold()))

    def _of_practice(self, needs: Sequence[str]) -> Iterator[str]:
        """The experience that the rank asks for, where the usual needs do not say it."""
        if self.rank.is_junior or any(map(_YEARS.search, needs)):
            return
        if not self.rank.is_senior:
            is_asked = any(map(_OF_PRACTICE.search, self.usual))
            if not is_asked and all(map(self._is_of_other_trade, self.terms.work)):
                yield "Experience in this or a comparable position"
            return
        practice = next(filter(_PRACTICE_FIRST.match, needs), "")
        role = _RANK.sub("", self.title)
        if practice:
            yield f"Several years of {practice[0].lower()}{_OR.sub('', practice[1:])}"
        elif role != self.title and is_person(role):
            yield f"Several years as {with_article(role)}"
        else:
            yield f"Several years in {_FIELDS.get(self.family, 'this field')}, including leading people"

    def _at_rank(self, need: str) -> str:
        """Nobody asks a beginner for experience, or anybody twice."""
        if self.rank.is_junior:
            need = _OR_PRACTICE.sub(", or progress toward one" if _DEGREE.search(need) else "", need)
        if self.keywords.stated and _YEARS.search(need):
            return ""
        is_asked = self.rank.is_junior or (self.rank.is_senior and not _YEARS.search(need))
        return "" if is_asked and _OF_PRACTICE.search(need) else need

    def _of_terms(self, usual: Sequence[str]) -> Iterator[str]:
        """The keywords that neither a task nor a usual need names."""
        named = {in_text(term, whole_skill(term, self.lexicon)) for term in self.tasked}
        lines = [*self.duties, *usual]
        work = [term for term in self.terms.work if term not in named and not is_named(term, (*lines, self.title))]
        work = [term for term in work if not self._is_broad(term, usual) and not self._is_of_other_trade(term)]
        work = [term for term in work if not _DUTY.search(term)]
        tools = [term for term in self.terms.tools if term not in named and not is_named(term, usual)]
        work, tools = work[:MOST_OF_WORK], tools[:MOST_OF_WORK]
        if self.rank.is_junior:
            also = ", and" if len(work) > 1 else " and"
            yield f"Interest in {listed(work) or 'the field'}{also} willingness to learn the work thoroughly"
            if tools:
                yield f"First practice with {listed(tools)}, from training or from projects of your own"
            return
        roles = [role for role in self.terms.roles if not is_said(role.partition(" ")[2], self.title)]
        if roles:
            yield f"Experience as {listed(roles)}"
        if work:
            yield of_experience(work)
        if tools:
            yield f"Working knowledge of {listed(tools)}"

    def _is_of_other_trade(self, term: str) -> bool:
        """A skill of other fields only is listed, and not asked for as experience."""
        skill = whole_skill(term, self.lexicon)
        return bool(skill and skill.families and self.family and self.family not in skill.families)

    def _is_broad(self, term: str, usual: Sequence[str]) -> bool:
        """The name of a whole field, such as sales, which is a skill and says nothing as a requirement of its own."""
        skill = whole_skill(term, self.lexicon)
        is_word = len(term.split()) == 1 and term[1:].islower()
        is_field = skill is not None and (is_word or term.capitalize() in _BROAD or _BROAD_HEAD.search(term))
        return bool(is_field or term.endswith("knowledge")) and any(map(_OF_PRACTICE.search, usual))
