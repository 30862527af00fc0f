"""Levels of education, as adverts ask for them and resumes state them."""

import re
from collections.abc import Iterator

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.verbs import is_past

SCHOOL, ASSOCIATE, BACHELOR, MASTER, DOCTOR = 1, 2, 3, 4, 5
NAMES = {
    SCHOOL: "High school diploma",
    ASSOCIATE: "Associate degree",
    BACHELOR: "Bachelor's degree",
    MASTER: "Master's degree",
    DOCTOR: "Doctorate",
}
_FACULTIES = "Des|Arch|Eng|Pharm|Mus"  # M.Des, BEng
# What follows the last year of school, whatever it is called: 'graduate of an accredited school of nursing'.
_OF_A_PROGRAM = (
    r"(?:graduate|graduation|graduated) (?:of|from) an? (?:[\w-]+ ){0,2}"
    r"(?:accredited|approved|recogni[sz]ed)(?: (?!high\b)[\w/()-]+){0,4}? (?:school|program)\b(?! diploma)"
)
# A 'master of operating systems' has no degree by that.
_MASTERED = (
    r"(?:science|arts|business|public|social|education|engineering|laws?|fine|philosophy|health|nursing|computer"
    r"|computing|technology|commerce|applied|library|divinity|theology|pharmacy|architecture|management|administration"
    r"|accountancy|accounting|finance|music|design|economics|psychology|international|urban|veterinary|studies)\b"
)
# What is ahead of the words is a look at their first letters, which is most of the speed.
_LEVELS = (
    (
        DOCTOR,
        re.compile(
            r"\b(?=[djmp])(?:ph\.?\s?d\.?\b|doctorate|doctoral|doctor of|m\.d\.|j\.d\.|juris doctor|pharm\.?\s?d)", re.I
        ),
    ),
    (
        MASTER,
        re.compile(
            rf"\b(?=[dlmp])(?:master(?:['’]?s['’]?)?\s(?:degree|in\s)|masters of\s"
            rf"|master['’]?s? of\s(?=(?-i:[A-Z])|{_MASTERED})"
            r"|master['’]s\b"
            r"|masters (?:degree|of|in|preferred|required|desired)\b"
            r"|(?-i:Masters?)\b(?=\s?(?:[,:;/).–-]|$|\d))|(?-i:M\.?[AS])(?=\s?:)"
            r"|m\.?b\.?a\b\.?|m\.?sc\b\.?"
            r"|m\.?tech\b|m\.s\b\.?|m\.a\b\.?|m\.ed\b|\bLL\.?M\b|post.?graduate (?:degree|diploma)"
            r"|(?-i:MSN|MPH|MCom)\b|m\.com\b|m\.?phil\b|(?-i:MCA|PGDM)\b(?=\s?(?:[/,;:).|–-]|$|\d|(?:in|from|with|or)\b))"
            rf"|(?-i:M\.?(?:{_FACULTIES}))\b|m\.f\.a\."
            r"|(?-i:MS|MA)(?=\s(?:in|degree)\b)|(?m:^)(?-i:MA)(?=\s[A-Z][^\n]{0,60}\b(?:University|College)\b)|master(?:abschluss|studium)\b|diplom-\w+|magister\b)",
            re.I,
        ),
    ),
    (
        BACHELOR,
        re.compile(
            r"\b(?=[4bflu])(?:bach(?:elor|lor|eler)(?:['’]?s)?\b|(?-i:B\.?[AS])(?=\s?[:,])|baccalaureate|b\.?sc\b\.?|b\.?tech\b|b\.com\b|(?-i:BCom)\b|b\.s\b\.?|b\.a\b\.?|b\.e\b\.?"
            r"|b\.ed\b|(?-i:BEd)\b|bba\b|bsn\b|(?-i:BCA)\b(?=\s?(?:[/,;:).|–-]|$|\d|(?:in|from|with|or)\b))"
            rf"|(?-i:B\.?(?:{_FACULTIES}))\b|b\.f\.a\."
            r"|bfa\b|\bLL\.?B\b|(?:4|four)(?: \(4\))?[- ]year (?:college )?degree"
            r"|undergraduate degree|bachelor(?:abschluss|studium)\b)"
            r"|\b(?-i:BS|BA)\b(?=[\s,:/]|$)(?!\s(?:EN|ISO)\b|\s(?!(?:19|20)\d\d\b)\d{3,5}\b)|\b(?-i:BE)\b(?=\s?/|\sin\b)",
            re.I,
        ),
    ),
    (
        ASSOCIATE,
        re.compile(
            r"\b(?=[2abdefghnptv])(?:associate(?:['’]?s['’]?)?\s(?:degree|of\s(?:arts|science|applied|occupational)"
            r"|or (?:a )?bachelor)"
            r"|(?-i:ADN|AAS)\b|(?-i:A[AS](?= (?:[Dd]egree|DEGREE|in [A-Z])))|a\.a\.s?\.?|a\.s\.|(?-i:A\.?[AS])(?=\s?:)"
            r"|(?:2|two)(?: \(2\)| or (?:4|four))?[- ]year (?:college )?degree|foundation degree"
            r"|(?<!school )(?<!graduate )(?<!graduate-)diploma (?:of|in)"
            r"|(?:polytechnic|(?:higher )?national|advanced|engineering|nursing) diploma|(?-i:HND|HNC)\b"
            rf"|{_OF_A_PROGRAM}"
            r"|vocational degree|technical (?:degree|diploma)|(?:abgeschlossene|dreijährige) (?:\w+ )?ausbildung"
            r"|berufsausbildung|ausbildung (?:als|zum|zur)\b)|(?:^|: )diploma\b(?! or (?:ged|equ))"
            r"|(?m:^)(?![^\n]*\b(?:high school|hs|h\.\s?s\.))[^\n]*\bdiploma"
            r"(?=\s?:\s?(?!general|basic|academic|college prep|high|city)\w)",
            re.I,
        ),
    ),
    (
        SCHOOL,
        re.compile(
            r"\b(?=[afghmrs])(?:high school (?:diploma|graduate|degree|education|or)|\bged\b|secondary school"
            r"|high school,? diploma|high school\s*(?:[,|(–—-][^.;]{0,40})?\b(?:19|20)\d\d"
            r"|a[- ]levels?|gcses?\b|hs diploma"
            r"|(?:fach)?abitur\b|(?:real|haupt)schulabschluss|mittlere reife|fachhochschulreife)",
            re.I,
        ),
    ),
)
_OF_DEGREES = ("degree", "graduate", "studium", "abschluss")  # one of them is in all of the following wordings
# A degree without a level counts as a bachelor's; 'Associate Degree in Nursing' has its level.
_DEGREE = re.compile(
    r"\b(?:(?:college|university|honou?rs|science|engineering|nursing|business|law|arts|stem|relevant|numerate|technical"
    r"|quantitative|2:[12]|first(?! degree (?:\w+ )?(?:burns?|block|relatives?))|good) degree"
    r"|degree[- ](?:level|educated|qualified|holder)"
    r"|(?:college|university|business|engineering|accounting|finance|law) graduates?\b"
    r"|degree in\b"
    r"|(?<!school )(?<!no )(?<!associate )(?<!no college )degree (?:is )?"
    r"(?:required|preferred|desired|essential|mandatory)\b"
    r"|\b(?:must|should) (?:have|hold|possess) an? degree\b"
    r"|degree from an? (?:\w+ )?(?:accredited|approved)\b|graduate degree|studium (?:der|des|in)\b"
    r"|(?:hochschul|universitäts)(?:abschluss|studium)\b|abgeschlossenes studium)",
    re.I,
)
# Nurses qualify by a diploma or an associate degree as well.
_DEGREE_OR_DIPLOMA = re.compile(
    r"\b(?:nursing degree(?: or (?:an? )?diploma)?|degree in nursing"
    r"|(?<!school )degree(?: or (?:an? )?|/)diploma(?: in nursing)?)\b",
    re.I,
)
_STUDY = re.compile(
    r"\b(?:universit\w*|college|school|institute of|academy|polytechnic|degree|diploma|bachelor\w*|master of|masters|"
    r"ph\.?d|b\.?sc|m\.?sc|mba|gpa|major|minor in|coursework|semester|graduat\w+|studied|student of|certificate|"
    r"high school|course|studium|hochschule|berufs(?:fach)?schule|berufsausbildung|ausbildung (?:als|zum|zur))\b",
    re.I,
)


@sentence_cache
def degrees(text: str) -> tuple[int, ...]:
    """The levels that a text names, the highest first."""
    levels = tuple(level for level, pattern in _LEVELS if pattern.search(text))
    if max(levels, default=0) > SCHOOL or not any(map(text.lower().__contains__, _OF_DEGREES)):
        return levels
    if _DEGREE_OR_DIPLOMA.search(text):
        return ASSOCIATE, *levels
    return (BACHELOR, *levels) if _DEGREE.search(text) else levels


def level_name(level: int, text: str) -> str:
    """The name of a level as `text` uses it: a diploma stays a diploma, and training for a trade stays training."""
    if level == ASSOCIATE and "ausbildung" in text.lower():
        return "Vocational qualification"
    if level == ASSOCIATE and (program := _PROGRAM.search(text)):
        start, end = subject_span(text)
        end -= text.endswith(tuple(f" {letter}" for letter in "ABCDEF"), start, end) * 2  # of the next item, 'B.'
        name = program["name"] + f" of {text[start:end]}" * (end > start)
        return name[0].upper() + name[1:]
    is_open = level == ASSOCIATE and "associate" not in text.lower()
    if is_open and (name := _DEGREE_OR_DIPLOMA.search(text)):
        return name.group().capitalize()
    return "Diploma" if is_open and "diploma" in text.lower() else NAMES[level]


_PROGRAM = re.compile(rf"\b(?={_OF_A_PROGRAM})\w+ (?:of|from) an? (?P<name>.{{3,80}}?(?:school|program))\b", re.I)


def degree_mentions(text: str) -> Iterator[tuple[int, int, int]]:
    """Level, start and end of each mention of a degree; level 0 for a degree without a level."""
    for level, pattern in (*_LEVELS, (0, _DEGREE)):
        for match in pattern.finditer(text):
            yield level, match.start(), match.end()


# Elsewhere these letters and words say other things: a DBA keeps databases, an associate sells.
_BEHIND_LETTERS = r"(?=\s?(?:[:,(]|$)|\s(?:in|of|from)\b|\s(?:19|20)\d\d\b)"
_LISTED = (
    (DOCTOR, re.compile(rf"\b(?:JD|Ed\.?D\.?|DBA|DNP|DDS|DVM|DPT){_BEHIND_LETTERS}", re.M)),
    (
        MASTER,
        re.compile(rf"\b(?:M\. [AS]|MEd|EdM|MLIS|MSW|MFA|MHA|MPA|EMBA|MS(?:EE|ME|CE|CS|IT)){_BEHIND_LETTERS}", re.M),
    ),
    (BACHELOR, re.compile(rf"\b(?:B(?:\. | \.)[AES]|BSBA|BSW|BS(?:EE|ME|CE|CS|IT)){_BEHIND_LETTERS}", re.M)),
    (ASSOCIATE, re.compile(r"(?m:^|\b(?:19|20)\d\d )(?:associates?(?=\s?:)|associates(?=\s?,))", re.I)),
)


def listed_degrees(text: str) -> Iterator[tuple[int, int, int]]:
    """The mentions of degrees in a line of a list of studies, where letters such as 'MLIS' stand for one."""
    yield from degree_mentions(text)
    for level, pattern in _LISTED:
        for match in pattern.finditer(text):
            yield level, match.start(), match.end()


MOST_OF_SUBJECT = 90  # characters
_LEVEL_NAME = (
    r"(?:degree|diploma|bachelors?|masters?|doctorate|b\.\s?s\.?|b\.\s?a\.?|a\.\s?a\.?|b\.?s\.?c?|b\.?a|m\.?s\.?c?"
    r"|ph\.?d|major)(?:['’]s)?\.?"
)
_SUBJECT = re.compile(
    rf"\b{_LEVEL_NAME}(?:\sdegree)?(?:\s\([^()\n]{{3,40}}\)"
    rf"|\sfrom an? (?:\w+ ){{1,5}}?(?:college|university|school|institution))"
    rf"(?:\sor university)?\sin\s(?P<aside>[^.;:()\n]{{3,{MOST_OF_SUBJECT}}})"
    rf"|\b{_LEVEL_NAME}(?:[\s/]+(?:degree|of|or|science|arts|with|an?|major|emphasis|concentration|level|{_LEVEL_NAME})){{0,4}}"
    rf"(?:[\s/]+in\s|\s\((?!ged|gpa|or\s)(?:in\s)?(?:preferably\s)?)(?P<subject>[^.;:()\n]{{3,{MOST_OF_SUBJECT}}})"
    r"|\b(?:doctorate|bachelors?|masters?) of (?!science|arts\b)(?P<whole>[\w ]{3,40}?) degree"
    r"|\bdegree from an? (?:[\w-]+ )?(?:accredited|approved|recogni[sz]ed)"
    r"(?P<accredited>(?: (?!(?:college|university|school|institution|degree|four|years?|or|and)\b)[a-z]+){1,4})"
    r" program\b"
    rf"|\bdegree\b[^.;:()\n]{{0,120}}\s\((?:preferably|ideally)\s(?P<wish>[^.;:()\n]{{3,{MOST_OF_SUBJECT}}})"
    rf"|\b{_OF_A_PROGRAM}(?: (?:of|in|for) (?P<program>[^.;:()\n]{{3,{MOST_OF_SUBJECT}}}))"
    r"|\b(?P<front>(?:electrical |mechanical |civil |chemical |computer )?(?:engineering|science|nursing|pharmacy"
    r"|paralegal|physical therapy|accounting|finance|law|business)) degree\b",
    re.I,
)
_BEHIND_SUBJECT = re.compile(
    r",?\s(?:from|with|plus|at least|minimum|along|is|are|and \d|required|preferred|desired|strongly|a plus"
    r"|or (?:\w+ ){0,3}experience|or (?:an? )?(?:equivalent )?combination)\b|(?<= field),|(?<= fields),",
    re.I,
)


def subject_span(text: str) -> tuple[int, int]:
    """Start and end of the subject in which a text asks for a degree; of nothing where it names none."""
    match = _SUBJECT.search(text)
    if not match:
        return 0, 0
    group = match.lastgroup or "subject"
    subject = _BEHIND_SUBJECT.split(match[group], maxsplit=1)[0].rstrip(" ,")
    start = match.start(group) + len(subject) - len(subject.lstrip())
    return start, match.start(group) + len(subject)


@sentence_cache
def speaks_of_study(line: str, lexicon: Lexicon) -> bool:
    """The line is about studies, so its dates are not work. 'Teacher, Hill School' is about a role at a school, and
    'Hired B.Tech freshers' about something done."""
    if _STUDY.search(line):
        return bool(degrees(line)) or not lexicon.roles_in(line)
    first = _FIRST_WORD.search(line)
    is_deed = first is not None and is_past(first.group()) and first.group().lower() not in _REACHED
    return bool(degrees(line)) and not is_deed and not lexicon.roles_in(line)


_FIRST_WORD = re.compile(r"[^\W\d_]+")
_REACHED = frozenset({"completed", "earned", "obtained", "received", "finished", "passed", "awarded", "held"})
# Headings that announce studies.
_HEADS_STUDIES = re.compile(
    r"\b(?:education\w*|academics?|studies|schooling|trainings?|courses?|coursework|ausbildung|studium|schulbildung"
    r"|bildungsweg|weiterbildung(?:en)?)\b",
    re.I,
)
_HEADS_WORK = re.compile(r"\b(?:experience|employment|work|berufs\w+|beruflich\w*)\b", re.I)


_TRAINS = re.compile(r"\b(?:apprenticeship|traineeship|berufsausbildung|lehre)\b", re.I)


def trains(line: str) -> bool:
    """Below an education heading, the line is about training: 'Cook's apprenticeship' is not yet the work of a cook."""
    return _TRAINS.search(line) is not None


def heads_studies(heading: str) -> bool:
    """Whether the heading announces studies only."""
    return bool(_HEADS_STUDIES.search(heading)) and not _HEADS_WORK.search(heading)
