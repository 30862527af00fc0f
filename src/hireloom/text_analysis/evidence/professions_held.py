"""Which licensed professions the person of a resume has, by their papers and by the titles that they have borne."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import islice

from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.licensed_professions import ProfessionMention, Sign, above, professions_in
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.readings import Reading, claims_title

MOST_NAMED = 20  # professions of a sentence; a line with more is a list of words
BESIDE = 100  # characters around a profession in which its paper is named
LONGEST_PAPER_LINE = 14  # words of a line that names a paper of one's own
_PAPER = re.compile(r"\b(?:licen[cs]\w*|certifi\w*|regist\w*|credential\w*|admitted|admission|boards?|passed)\b", re.I)
_HOLDS = re.compile(
    r"(?:I (?:am|hold)|hold\w*|maintain\w*|possess\w*|licen[cs]ed|certified|registered|active|current)\b", re.I
)
_OF_OTHERS = re.compile(
    r"\b(?:under|(?:assist|help|support|supervis|report|train|collaborat|coordinat)\w*|worked)\b", re.I
)
_NOT_YET = re.compile(
    r"\b(?:program|incomplete|student|candidate|in progress|pursuing|eligible|expected|expired|preparing|studying"
    r"|courses?|towards?)\b|\bpre-",
    re.I,
)


@dataclass(frozen=True, slots=True)
class ProfessionsHeld:
    """The sentence that first shows each profession, by its license and by a title."""

    by_licence: Mapping[str, int]
    by_title: Mapping[str, int]

    def licence_of(self, professions: Collection[str]) -> int | None:
        """Where the license of one of them stands, or of a profession above it."""
        return _first(self.by_licence, professions)

    def title_of(self, professions: Collection[str]) -> int | None:
        """Where a title of one of them stands, or of a profession above it."""
        return _first(self.by_title, professions)

    def has(self, professions: Collection[str]) -> bool:
        return self.licence_of(professions) is not None or self.title_of(professions) is not None


def _first(places: Mapping[str, int], professions: Collection[str]) -> int | None:
    names = sorted({name for profession in professions for name in (profession, *above(profession))})
    return next((places[name] for name in names if name in places), None)


def professions_held(resume: Reading, lexicon: Lexicon) -> ProfessionsHeld:
    """A title that others bear as well shows a profession only where nothing shows one below it: the travel nurse of a
    practical nurse's resume is no registered nurse."""
    licences, titles, open_titles = dict[str, int](), dict[str, int](), dict[str, int]()
    roles = {resume.sentence_at(role.start) for role in career(resume.text, lexicon).roles}
    for at in range(len(resume.sentences)):
        sentence = resume.sentence(at)
        for mention in professions_in(sentence)[:MOST_NAMED]:
            kind = titles if mention.sign is Sign.TITLE else open_titles
            is_title = mention.sign is not Sign.LICENCE
            if is_title and at in roles:
                kind.setdefault(mention.profession, at)
            elif _names_paper(sentence, mention):
                licences.setdefault(mention.profession, at)
            elif is_title and _bears(sentence, mention, is_study=at in resume.studies):
                kind.setdefault(mention.profession, at)
    certain = licences.keys() | titles.keys()
    for profession, at in open_titles.items():
        if not any(profession in above(narrower) for narrower in certain):
            titles.setdefault(profession, at)
    return ProfessionsHeld(licences, titles)


def is_of_oneself(sentence: str, papers: Collection[Skill], lexicon: Lexicon) -> bool:
    """The sentence names one of the papers as the person's own: 'under a licensed electrician' does not."""
    named = (mention for mention in lexicon.skills_in(sentence) if mention.skill in papers)
    return any(not _of_others(sentence, mention.start) for mention in islice(named, MOST_NAMED))


def _names_paper(sentence: str, mention: ProfessionMention) -> bool:
    """The line is about a paper, and of the person's own: neither 'licensed nurses' that were led nor one in sight. The
    'licensed' of a title names no paper."""
    start, end = mention.start, mention.end
    before, behind = sentence[max(0, start - BESIDE) : start], sentence[end : end + BESIDE]
    paper = sentence[start:end] if mention.sign is Sign.LICENCE else ""
    is_short = len(sentence.split()) <= LONGEST_PAPER_LINE
    return (
        _PAPER.search(f"{before} {paper} {behind}") is not None
        and (is_short or _HOLDS.match(sentence) is not None)
        and not _of_others(sentence, start)
        and not _NOT_YET.search(sentence)
    )


def _of_others(sentence: str, start: int) -> bool:
    return _OF_OTHERS.search(sentence, max(0, start - BESIDE), start) is not None


def _bears(sentence: str, mention: ProfessionMention, *, is_study: bool) -> bool:
    if is_study:
        return mention.start == 0 and not _NOT_YET.search(sentence)
    return claims_title(sentence, sentence[mention.start : mention.end])
