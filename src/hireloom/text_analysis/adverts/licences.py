"""What a license or certificate is for, if an advert asks for one that the lexicon does not know by name."""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from hireloom.text_analysis.adverts.adverts import Advert, Line
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import CREDENTIALS, Lexicon
from hireloom.text_analysis.language.licensed_professions import ProfessionMention, Sign, professions_in, titled
from hireloom.text_analysis.language.places import region_letters
from hireloom.text_analysis.language.words import singular, words

HEAD = 3  # lines that may be the title, the place and the kind of job
MOST_WORDS = 5  # of what it is for
BESIDE = 60  # characters between a profession and the word for its license
_PAPER = r"(?:licen[cs](?:e|es|ure)|certification|certificate|registration|credential)s?"
_WORD = r"[\w&/'’-]{1,40}"
_NAME = rf"(?:{_WORD}\s){{0,{MOST_WORDS - 1}}}{_WORD}"
_ASIDE = r"\s?\([^()]{1,30}\)"  # 'registered nurse (RN) license'
_AS = re.compile(
    rf"\b(?:{_PAPER}|licensed|certified|registered)\s(?:to (?:practi[cs]e|work)\s)?as\s"
    r"(?!an? (?:condition|requirement|result|part)\b)"
    rf"(?:an?\s)?(?P<name>{_NAME})",
    re.I,
)
_BEFORE = re.compile(rf"(?<!\w)(?P<name>(?:{_WORD}\s){{0,{MOST_WORDS - 1}}}?{_WORD})(?:{_ASIDE})?\s{_PAPER}\b", re.I)
_BEHIND = re.compile(rf"\b(?:licensed|certified)\s(?P<name>{_NAME})", re.I)
# 'license to practice pharmacy', 'licensed by the State Board of Nursing'; not 'to practice in Ohio'
_PRACTISED = re.compile(
    rf"\blicen[cs]\w+(?:\s(?:or|and)\s\w+)?\s(?:to practi[cs]e\s(?!by|in|as|at|with|before|within|under|the\b)"
    rf"|(?:[\w ]{{0,40}}\s)?Board of\s(?:Examiners (?:of|for)\s)?)(?P<name>{_NAME})",
    re.I,
)
_IN = re.compile(rf"\b{_PAPER}\s(?:in|for)\s(?:the\s)?(?P<name>{_NAME})", re.I)
_ANY = re.compile(r"licen[cs]|certifi|credential|regist", re.I)  # what each of these patterns needs
# 'hold an active real estate license'
_LEAD = re.compile(
    r"(?:\w+\s){0,3}(?:have|hold|pass|obtain|possess)\s(?:(?:an?|active|current|valid)\s)*|(?:(?:must|hold|possess|have|maintain|obtain|an?|the|active|current|valid)\s)+",
    re.I,
)
_HANDLES = re.compile(
    r"(?:processing|verifying|reviewing|tracking|issuing|renewing)$", re.I
)  # work with papers of others
_WILL = re.compile(r"(?:^|\s(?:but\s)?)(?:will|would|may|can)\s")
_EXAM = re.compile(r"\s(?:exam(?:ination)?|test)s?\b", re.I)  # what is passed to obtain it
_NOUNS = {"licensed": "license", "licenced": "license", "certified": "certification", "registered": "registration"}
_END = re.compile(r"\s(?:by|in|from|with|or|and|to|within|who|for|required|preferred|is|are|the|of)\b|/", re.I)
_BESIDES = re.compile(r"(?:,| (?:and|&)| as well as)(?: (?:an?|the|current|valid|active))*\s?$", re.I)
# 'within the scope of the nurse's license', and papers of a house or of goods
_LIMIT = re.compile(r"\bscope of\b|\bcertificates? of (?:occupancy|insurance|origin|analysis)\b", re.I)
_BARE = words_named("no subject of a licence", "adverts").union(
    singular(word) for name in region_letters("US") for word in name.split()
)


class LicenceAsk(NamedTuple):
    """`terms` name what the license is for, in order: physical, therapist; the line asks for it from `start` on, in the
    words of `text`, which leaves out what stands in brackets, and names it up to `end`."""

    start: int
    end: int
    text: str
    terms: tuple[str, ...]


def licence_asked(line: Line, lexicon: Lexicon) -> LicenceAsk | None:
    """The license that a line asks for: 'licensed as a physical therapist by the state' is one. None where it asks for
    none, names nothing, or names one that the lexicon knows; one that the line asks for besides is left out: 'RN
    license and CPR certification'."""
    if line.ask not in (Ask.MUST, Ask.NICE) or not (licence := _ask_in(line.text)):
        return None
    credentials = [mention.start for mention in lexicon.skills_in(line.bare_text) if mention.skill.kind in CREDENTIALS]
    if not credentials:
        return licence
    besides = min(credentials)
    if besides < licence.end or not _BESIDES.search(line.text, licence.end, besides):
        return None
    return licence._replace(text=_without_aside(_BESIDES.sub("", line.text[licence.start : besides])))


def _without_aside(text: str) -> str:
    return re.sub(_ASIDE, "", text)


class ProfessionLicence(NamedTuple):
    """`name` is 'Registered Nurse license'; `is_implied`: no line asks for it, and the title needs it."""

    name: str
    must: bool
    source: str
    is_implied: bool


def profession_licences(job_advert: Advert) -> Iterator[ProfessionLicence]:
    """The licenses of professions of which lines speak, those first that insist on one, and that of the title, or of
    the lines above the text ('Truck Driver - CDL'), where no line asks for it."""
    head = job_advert.lines[:HEAD]
    needed = titled(job_advert.title) | {
        mention.profession for line in head for mention in professions_in(line.text) if mention.sign is Sign.LICENCE
    }
    lines = [line for line in job_advert.lines if line.ask in (Ask.MUST, Ask.NICE)]
    for line in sorted(lines, key=lambda line: can_wait(line.text)):
        # 'valid RN state license and CPR certification'
        mentions = _with_papers(line.text)
        professions = frozenset(mention.profession for mention in mentions)
        if professions:
            needed = frozenset() if needed & professions else needed
            must = line.asks_at(mentions[0].start) is not Ask.NICE
            yield ProfessionLicence(_license_of(professions), must, line.text, is_implied=False)
    if needed:
        yield ProfessionLicence(_license_of(needed), True, job_advert.title, is_implied=True)


def _license_of(professions: Iterable[str]) -> str:
    """'Licensed Practical Nurse or Registered Nurse license'."""
    return f"{' or '.join(sorted(professions))} license"


def _with_papers(text: str) -> list[ProfessionMention]:
    """The professions with a word for a paper beside them, apart from the 'registered' of a title."""
    mentions, bare = professions_in(text), list(text)
    for mention in mentions:
        if mention.sign is not Sign.LICENCE:
            bare[mention.start : mention.end] = " " * (mention.end - mention.start)
    rest = "".join(bare)
    return [
        mention
        for mention in mentions
        if mention.sign is not Sign.OPEN_TITLE
        and _ANY.search(rest, max(0, mention.start - BESIDE), mention.end + BESIDE)
    ]


def _ask_in(text: str) -> LicenceAsk | None:
    for pattern in (_AS, _PRACTISED, _BEFORE, _BEHIND, _IN) if _ANY.search(text) else ():
        for match in pattern.finditer(text):
            name = match["name"]
            around = max(0, match.start() - JUST_BEFORE), match.end() + JUST_BEFORE
            if _LIMIT.search(text, *around) or _HANDLES.search(name):
                continue
            cut = name.rsplit("/", 1)[-1] if pattern is _BEFORE else _END.split(_WILL.split(name)[0], maxsplit=1)[0]
            if terms := tuple(word.norm for word in words(cut) if word.norm not in _BARE):
                start = match.start()
                if pattern is _BEFORE and (lead := _LEAD.match(name)):
                    start += lead.end()
                end = match.end() if pattern is _BEFORE else match.start("name") + len(cut)
                noun = _NOUNS.get(match.group().split()[0].lower()) if pattern is _AS else None
                named = f"{cut} {noun}" if noun else _WILL.split(text[start:], maxsplit=1)[0]
                if _EXAM.match(text, match.end()):
                    named = text[start : match.end()]
                return LicenceAsk(start, end, _without_aside(named), terms)
    return None


# What may still be obtained, or is one way of several, is no reason to refuse anybody.
_CAN_WAIT = re.compile(
    r"\b(?:obtain|willing|will train|eligib|candidate|in progress|working towards?|as required|where required"
    r"|if (?:required|applicable|needed)|or equivalent|within (?:\w+ ){1,2}(?:days|weeks|months|years?)|preferred"
    r"|desired|a plus)|\band ?/ ?or\b|^,? ?(?:or )?(?:MBA|CMA|CFA)\b"
    r"|\bor\b[^.;]{0,40}\b(?:experience|military|E-\d|degree|bachelor\w*|master\w*|MBA|CMA|CFA|CMI|training|diploma)\b",
    re.I,
)
_WAITED_FOR = re.compile(r"\b(?:may|prefer\w*|either|and ?/ ?or|MBA|(?:as|if|where) required)\b", re.I)
JUST_BEFORE, JUST_AFTER = 30, 60  # characters
_OR = re.compile(r"[\s,()]*(?:/|\bor\b|,)[\s,(]*(?:an?\s)?")


def professions_asked(names: Iterable[str], source: str) -> frozenset[str]:
    """The professions whose license a requirement of these names asks for; `source` is the sentence that asks, and may
    name another one that is as good: 'LPN/RN license'."""
    professions = frozenset(mention.profession for name in names for mention in professions_in(name))
    return professions.union(*(either for either in _alternatives(source) if professions & either))


def _alternatives(source: str) -> Iterator[frozenset[str]]:
    """The professions that a sentence names with nothing but 'or' between them."""
    mentions = professions_in(source)
    run = frozenset[str]()
    for before, mention in pairwise(mentions):
        if _OR.fullmatch(source[before.end : mention.start]):
            run |= {before.profession, mention.profession}
        else:
            yield run
            run = frozenset()
    yield run


def can_wait(source: str) -> bool:
    """The sentence leaves time to obtain the license of a profession, or names another way."""
    return all(
        _WAITED_FOR.search(source[max(0, mention.start - JUST_BEFORE) : mention.start])
        or _CAN_WAIT.search(source[mention.end : mention.end + JUST_AFTER])
        for mention in professions_in(source)
    )
