"""Each keyword of a recruiter in the one place of a description where it belongs."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from hireloom.text_analysis.evidence.rare_words import rarities
from hireloom.text_analysis.language.data_files import rows_of, words_named
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.parts_of_speech import ADJECTIVE, tagged
from hireloom.text_analysis.language.spellings import opening, paper, spoken, with_article
from hireloom.text_analysis.language.titles import is_person, one
from hireloom.text_analysis.language.words import root
from hireloom.text_analysis.writing.descriptions.keyword_sense import is_noun_phrase
from hireloom.text_analysis.writing.trades.work_of_titles import is_executive, leads

TEAM = re.compile(r"(?:team|crew|staff) of (?:about )?\d+(?: [a-z]+)*", re.I)
# Keywords that say when somebody works and at which rank, not what with.
CONDITION = re.compile(
    r"(?:criminal )?background (?:checks?|screening)"
    r"|(?:pre-employment )?(?:drug|reference) (?:tests?|screens?|screening|checks?)"
    r"|(?:nights?|evenings?|weekends?)(?:,| and|, and| or) (?:nights?|evenings?|weekends?|holidays)|travel"
    r"|(?:(?:day|night|evening|early|late|weekend|rotating|first|second|third|1st|2nd|3rd)\s)?shifts?(?: work)?"
    r"|(?:night|evening|weekend|holiday|shift) work"
    r"|nights?|evenings?|weekends?|holidays|(?:early )?mornings?|overtime|on[- ]call(?: (?:work|duty))?|entry[- ]level",
    re.I,
)
# Nobody can say a word without a vowel: 'hrm'; units are written small.
_ABBREVIATION = re.compile(r"\b(?!(?:lbs?|hrs?|yrs?|ft|kg|mph|vs|th|st|nd|rd)\b)[bcdfghj-np-tv-xz]{2,5}\b")
_PAPER = re.compile(r"\b(?:licen[cs]e|certificat\w+|registration|endorsement|clearance|card|degree|diploma|GED)$", re.I)
_PAPERS = ("certificate", "licence")  # kinds of skills
_MANNER = re.compile(
    r"^(?:clear )?communication$|^[a-z-]+(?:ly|able|ible|ful|ous|minded|oriented|driven|motivated|player)$"
    r"|\b(?:attitude|personality|mindset|demeanor|(?:work|team) (?:ethic|spirit)|teamwork|independent work"
    r"|(?:interpersonal|organi[sz]ational|verbal|written|analytical|people|soft|computer|math|phone|telephone"
    r"|typing) skills)$",
    re.I,
)
_TRAIT = re.compile(
    r"^(?:[a-z-]+(?:ly|able|ible|ful|ous|minded|oriented|driven|motivated)|[a-z-]+-centric"
    r"|(?:highly|self|detail|results?|goal|customer|service|team) (?:oriented|motivated|driven|focused)"
    r"|self[- ](?:starter|motivated|directed)|(?:highly |well[- ])?organized"
    r"|(?:good |great )?team players?|flexibility)$"
    r"|\b(?:attitude|personality|mindset|demeanor|work ethic|sense of urgency)$",
    re.I,
)
_ONE_OF = re.compile(r"\b(?:starter|player|attitude|personality|mindset|demeanor|work ethic|sense of urgency)$", re.I)
_OF_NATION = re.compile(
    r"(?:American|Asian|Brazilian|British|Chinese|Cuban|Ethiopian|European|French|German|Greek|Indian|Irish|Italian"
    r"|Japanese|Korean|Latin|Mediterranean|Mexican|Peruvian|Polish|Portuguese|Russian|Spanish|Thai|Turkish|Vietnamese)"
)
# Where work is done, which is no skill of anybody.
_INDUSTRY = re.compile(
    r"real estate|retail|restaurants?|hospitality|health ?care|automotive|banking|manufacturing|education"
    r"|non-?profits?|government|telecom(?:munications)?|pharmaceuticals?|biotech(?:nology)?|aerospace|agriculture"
    r"|oil and gas|wholesale|energy|utilities|hotels?|casinos?|airlines?|entertainment|financial services",
    re.I,
)
_OF_LEADERS = re.compile(r"(?:restaurant|store|hotel|branch|kitchen|bar|plant|people|staff|team) management", re.I)
_CDL = re.compile(
    r"\b(?:CDL|commercial driver(?:'?s|s'?)? licen[cs]e)(?:[ -](?:class )?([ABC])\b)?|\bclass ([ABC]) CDL\b", re.I
)


@dataclass(slots=True)
class BriefTerms:
    """The keywords by what they are, each in the recruiter's order and as a sentence writes it."""

    tools: list[str] = field(default_factory=list)
    work: list[str] = field(default_factory=list)
    papers: list[str] = field(default_factory=list)
    languages: list[str] = field(default_factory=list)
    manners: list[str] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)  # what somebody is like, which nobody lists as a skill
    conditions: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    teams: list[str] = field(default_factory=list)
    industries: list[str] = field(default_factory=list)

    @classmethod
    def sorted(cls, terms: Iterable[str], title: str, lexicon: Lexicon) -> "BriefTerms":
        """What the title itself says is no keyword any more, except a license for a class of vehicle."""
        sorts, words = cls(), title.casefold()
        sorts.papers.extend(_driving(title))
        for term in _unlike(terms, lexicon):
            skill = whole_skill(term, lexicon)
            if driving := [*_driving(term)]:
                sorts.papers.extend(name for name in driving if name not in sorts.papers)
            elif TEAM.fullmatch(term):
                sorts.teams.append(term)
            elif CONDITION.fullmatch(term):
                sorts.conditions.append(term)
            elif skill and skill.kind in _PAPERS:
                sorts.papers.append(_paper(skill))
            elif len(named := lexicon.skills_in(term)) > 1 and all(mention.skill.kind in _PAPERS for mention in named):
                sorts.papers.extend(dict.fromkeys(_paper(mention.skill) for mention in named))
            elif not skill and _PAPER.search(term):
                sorts.papers.append(opening(term))
            elif term in words_named("initials of papers", "writing"):
                sorts.papers.append(f"{term} certification")
            elif is_person(term) and lexicon.roles_in(term) and one(term) == term:
                sorts.roles.append(with_article(term))
            elif _INDUSTRY.fullmatch(term):
                sorts.industries.extend([term.casefold()] * (term.casefold() not in words))
            elif _is_adjective(term, skill) or (
                _OF_LEADERS.fullmatch(term) and not (leads(title) or is_executive(title))
            ):
                continue
            elif term.casefold() not in words and (skill or _is_manner(term) or is_noun_phrase(term)):
                sorts._add(term, skill)
        return sorts

    def _add(self, term: str, skill: Skill | None) -> None:
        name = in_text(_calm(term), skill)
        if (not skill or skill.kind == "soft") and _is_trait(term):  # Ansible is a tool
            name = "strong work ethic" if name == "work ethic" else name
            self.traits.append(with_article(name) if _ONE_OF.search(name) else name)
        elif not skill and _is_manner(term):
            self.manners.append(name)
        elif skill and skill.kind in ("language", "soft"):
            (self.languages if skill.kind == "language" else self.manners).append(name)
        elif (skill and skill.kind == "tool" and name[:1].isupper()) or (not skill and _is_name(name)):
            self.tools.append(name)
        else:
            self.work.append(name)


def _is_adjective(term: str, skill: Skill | None) -> bool:
    """'Genetic', one word that waits for a noun."""
    is_name = skill is not None and skill.name.casefold() == term.casefold()
    is_of_people = _is_manner(term) or _is_trait(term)
    return not (is_name or is_of_people) and [word.tag for word in tagged(term.casefold())] == [ADJECTIVE]


def _unlike(terms: Iterable[str], lexicon: Lexicon) -> Iterator[str]:
    """Each keyword once: no 'customer-service' beside 'customer service', no 'QA' beside 'quality assurance'."""
    seen: set[str] = set()
    for term in terms:
        skill, folded = whole_skill(term, lexicon), re.sub(r"\W+", " ", term.casefold())
        names = {folded, f"{term.isupper()} {skill.name}"} if skill else {folded}
        is_short_form = skill is not None and f"{not term.isupper()} {skill.name}" in seen
        if folded not in seen and not is_short_form:
            yield folded if skill and "-" in term and skill.name.casefold() == folded else term
        seen |= names


def _calm(term: str) -> str:
    """'background checks' of 'Background Checks', where every word is an ordinary one."""
    words = term.split()
    is_loud = len(words) > 1 and all(re.fullmatch(r"[A-Z][a-z]+", word) for word in words)
    if not is_loud or _is_name(term):
        return term
    return " ".join(word if _OF_NATION.fullmatch(word) else word.lower() for word in words)


def _is_manner(term: str) -> bool:
    return bool(_MANNER.search(term)) or term.casefold() in words_named("manners of people", "writing")


def _is_trait(term: str) -> bool:
    return bool(_TRAIT.search(term)) or term.casefold() in words_named("manners of people", "writing")


def _is_name(term: str) -> bool:
    """'Procore', 'Adobe Fresco', but no 'HR strategy', 'K-12' or 'Background Checks'."""
    words = term.split()
    if not all(re.match(r"[A-Z](?!-\d)", word) for word in words):
        return False
    return len(words) == 1 or not all(word[1:].islower() and root(word.lower()) in rarities() for word in words)


def _driving(text: str) -> Iterator[str]:
    for match in _CDL.finditer(text.replace("’", "'")):
        letter = (match[1] or match[2] or "").upper()
        yield f"Commercial driver's license{f', class {letter}' if letter else ''} (CDL)"


def _paper(skill: Skill) -> str:
    name = re.sub(r"licence$", "license", paper(skill))
    return f"A valid {name}" if re.search(r"(?:license|permit|card)$", name) else opening(name)


def whole_skill(term: str, lexicon: Lexicon) -> Skill | None:
    """The known skill that the term names as a whole."""
    mentions = lexicon.skills_in(term)
    return mentions[0].skill if len(mentions) == 1 and mentions[0].end - mentions[0].start == len(term) else None


def _lowered(term: str) -> str:
    """'infection control principles' of 'Infection control principles'; one word, or one that is a name, stays."""
    first, _, rest = term.partition(" ")
    is_phrase = rest and rest == rest.lower() and re.fullmatch(r"[A-Z][a-z'’-]+", first)
    is_name = first in words_named("names in titles", "writing")
    return f"{term[0].lower()}{term[1:]}" if is_phrase and not is_name else term


def _spelled(term: str) -> str:
    """'HRM reports' of 'hrm reports'."""
    return _ABBREVIATION.sub(lambda word: word[0].upper(), term)


@cache
def _products() -> dict[str, str]:
    """The names of products of several words, by the same in small letters: 'Red Hat'."""
    rows = (row for row in rows_of("skills.tsv") if row[2] == "tool")
    names = (name for row in rows for name in (row[0], *row[1].split("|")))
    return {name.casefold(): name for name in names if re.fullmatch(r"[A-Z]\w*(?: [A-Z]\w*)+", name)}


def in_text(term: str, skill: Skill | None) -> str:
    """The term as it is written inside a sentence."""
    if skill and (product := _products().get(term.casefold())):
        return product
    if not skill:
        return _spelled(_lowered(term))
    if skill.kind == "tool" and term.casefold() == skill.name.casefold():
        return _lowered(spoken(skill))
    if any(sum(map(str.isupper, word)) > 1 for word in term.split()):
        return term  # 'AR apps', 'GST returns'
    if term.islower() and skill.name[1:].islower() and skill.kind != "tool":
        return _spelled(term)
    plain = not any(word[:1].isupper() for word in skill.name.split()[1:])  # 'Menu planning', not 'Six Sigma'
    named = skill.name if term.casefold() == skill.name.casefold() else term.capitalize() if plain else term
    return (
        spoken(replace(skill, name=named))
        if skill.kind in ("method", "knowledge", "soft")
        else _spelled(_lowered(term))
    )
