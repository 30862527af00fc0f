"""The highest degree of a resume as a letter names it."""

import re
from collections.abc import Iterable, Iterator

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.degrees import SCHOOL, degrees
from hireloom.text_analysis.language.spellings import with_the
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.careers import Career, quotable
from hireloom.text_analysis.resumes.studies import StudyLevel
from hireloom.text_analysis.resumes.titles_and_employers import JOINERS

_STUDY = re.compile(
    r"^(?P<level>(?:(?:Bachelor|Master|Associate|Doctor)(?:['’]?s)? of [A-Z]\w+"
    r"(?: Administration| Arts| Education| Science)?"
    r"|(?:Bachelor|Master|Associate)(?:['’]?s)?(?: [Dd]egree)?|Diploma|Doctorate|Ph\.?D\.?"
    r"|(?:B|M)\.?(?:Sc|S|A|Tech|Eng|E|Com|Ed|Des|Arch|FA|BA|Pharm)\b\.?|BBA|MBA|M\.B\.A\.?|LL\.?[BM]\.?|PGCE|PharmD|B\.?S\.?N\.?"
    r"|J\.?D\.?|Juris Doctor(?:ate)?|M\.?D\.?|D\.?D\.?S\.?|D\.?V\.?M\.?|D\.?P\.?T\.?|Ed\.?D\.?)"
    r"(?: \(?Hons?\.?\)?)?)(?:\s*[:,–-]?\s*(?P<joint>in|of|with)?\s*(?P<field>[A-Z][^,|•;:()\d]{2,60}(?!\w)))?"
)
# A level whose own name goes on: 'Master of Social Work'.
_OPEN_LEVEL = re.compile(
    r" of (?!(?:Science|Arts|Engineering|Technology|Commerce|Education|Laws?)$"
    r"|\w+ (?:Arts|Administration|Education|Science)$)"
)
# Names of degrees that stand by themselves; 'Master of Industrial' was cut off.
_WHOLE_LEVEL = re.compile(
    r" of (?:Social Work|Public (?:Health|Policy|Administration)|Fine Arts?|Architecture|Music|Nursing|Accountancy"
    r"|Accounting|Divinity|Pharmacy|Philosophy|Medicine|Journalism|Design|Theology|Finance|Teaching|Library Science"
    r"|Health Administration|Business|Applied Science)$"
)
# Doctorates of a profession, which name their subject.
_OF_ONE_FIELD = re.compile(r"(?:J\.?D|Juris|M\.?D|D\.?D\.?S|D\.?V\.?M|D\.?P\.?T)\b")
_BRACKETS = re.compile(r"\s*\([^()]*\)")
_AFTER_FIELD = re.compile(
    r"\s(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}|Expected|Graduated|GPA|Class)\b.*$"
)
# Forms print the school and its place or year before the degree.
_SCHOOL_FIRST = re.compile(
    r"^(?=[^:]{0,80}\b(?:University|College|Institute|School|Academy|Seminary)\b|(?:[A-Z][a-z]{2,8}\s)?(?:19|20)\d\d\s"
    r"|City , State)[^:]{3,100}?(?=\b(?:Bachelor|Master|Associate)s? [Oo]f )"
)
_SCHOOL_BEHIND = re.compile(r"\s(?:(?:University|College|Institute) of\b|[A-Z]{4,}\s(?:[A-Z]{2,}\s)*[A-Z]{4,}\b).*$")
_DASH = re.compile(r"\s*ï¼\W?\s*")  # as mis-encoded resumes have it
_SCHOOLS = re.compile(r"\b(?:University|College|Institute|School|Academy|Polytechnic|Conservatory)\b")


_PLACEHOLDER = re.compile(r"\s(?:City|State|Country)\b.*$|\s(?:Academic|Latin)? ?Honou?rs$")


def _possessive(level: str) -> str:
    """'Bachelor's degree' of 'Bachelors Degree'."""
    level = re.sub(r"\b([BM])\.(S|A|Sc|Ed|Com|Tech|E)$", r"\1.\2.", level)
    return re.sub(r"^(Bachelor|Master|Associate)s\b", r"\1's", level).replace(" Degree", " degree")


def is_professional(degree: str) -> bool:
    """A doctorate that a profession asks for, as law does for the J.D."""
    return _OF_ONE_FIELD.match(degree) is not None


def subject_between(text: str) -> str:
    """'Psychology' of ': Psychology Hill University Psychology', as forms print it: before the school and after it."""
    spoken = re.sub(r"^[\s:,–-]+", "", text).split()
    for count in range(min(MOST_OF_SUBJECT, len(spoken) // 2), 0, -1):
        head = spoken[:count]
        is_subject = all(word[0].isupper() or word in JOINERS for word in head)
        if not is_subject or _SCHOOLS.search(" ".join(spoken[: count + 1])):
            continue
        if any(head == spoken[at : at + count] for at in range(count + 1, len(spoken) - count + 1)):
            return " ".join(head)
    return ""


def _between(text: str, subject: str) -> str:
    """'Hill University' of ': Psychology Hill University Psychology'."""
    return text.strip(" :,–-").removeprefix(subject).strip().removesuffix(subject).strip()


def degree_of(life: Career, year: int, text: str = "", job: str = "") -> str:
    """The highest degree as it stands in 'I hold a …' in that `year`: level, field and school; one whose field the
    `job` names comes first. `text` is the whole resume. Empty where none is plain to see."""
    in_job = {root(word.norm) for word in words(job)}

    def rank(degree: tuple[int, str]) -> tuple[bool, int]:
        level, name = degree
        field = {root(word.norm) for word in words(name.split(" from ")[0])} - _OF_LEVELS
        return bool(field & in_job), level

    return max(_degrees(life, text, year), key=rank, default=(SCHOOL, ""))[1]


def _degrees(life: Career, text: str, year: int) -> Iterator[tuple[int, str]]:
    pursued = _pursued(life)
    named = [study.start for study in life.education if study.is_named and study.level >= StudyLevel.ASSOCIATE]
    whole = list(dict.fromkeys((*life.studies, *_lines_at(text, named))))
    lines = [_SCHOOL_FIRST.sub("", _BRACKETS.sub(" ", _DASH.sub(" , ", line))) for line in whole]
    lines = [line.replace(" Of ", " of ").replace(" & ", " and ") for line in lines]
    for at, line in enumerate(lines):
        below = lines[at + 1] if at + 1 < min(len(lines), len(life.studies)) else ""
        match = _STUDY.match(line)
        reached = max(degrees(line), default=0)
        if not match or reached <= SCHOOL or reached in pursued or _is_unfinished(*whole[at : at + 2], year=year):
            continue
        behind = line[match.end("level") :]
        around = subject_between(behind)
        is_cut = _SCHOOLS.match(line[match.end() :].lstrip())  # within the name of the school
        subject = "" if is_cut else _field(match["field"] or "")
        field = "" if _OF_ONE_FIELD.match(match["level"]) else max(_known(subject or around), around, key=len)
        degree = _possessive(re.sub(r"['’]?s(?= of )", "", match["level"].strip()))
        if field:
            joint = match["joint"] or ("" if _OPEN_LEVEL.search(degree) else "in")
            degree = " ".join(filter(None, (degree, joint, field)))
        rest = re.split(r"[,|•;:\t]| [-–] ", line[match.end() if field else match.end("level") :])
        if re.match(r"\s+[A-Z]", line[match.end() :]):
            rest = rest[
                1:
            ]  # what follows without a mark may be the end of the field: 'Sociology Journalism … University'
        rest += [below] if not subject_between(below) else []  # otherwise a study of its own
        within = _between(behind, around) if around == field else ""
        school = next((name for part in (within, *rest) if (name := _school(part))), "")
        if not field and len(school.split()) > LONGEST_SCHOOL and not school.startswith("the "):
            school = ""  # the field may stand before its name
        if name := _sayable(f"{degree} from {school}" if school else degree):
            yield reached, name


def _known(field: str) -> str:
    """The field as far as it is one that people study: 'Communication' of 'Communication Hill Valley'; empty for
    none."""
    spoken = field.split()
    subjects = words_named("subjects of study", "writing")
    count = next((at for at, word in enumerate(spoken) if word.strip(",").casefold() not in subjects), len(spoken))
    while count and spoken[count - 1].casefold().strip(",") in _JOINING:
        count -= 1
    return " ".join(dict.fromkeys(spoken[: min(count, MOST_OF_SUBJECT)])).strip(",")


_JOINING = frozenset(("and", "of", "in", "public", "general", "applied", "human", "social", "criminal", "health"))


def _field(text: str) -> str:
    """What somebody studied, without the school, the place and the year behind it; empty where they cannot be told
    apart."""
    field = _PLACEHOLDER.sub("", _AFTER_FIELD.sub("", _SCHOOL_BEHIND.sub("", text))).split(" /")[0].strip(" -–.")
    spoken = field.replace("/", " and ").split()
    if spoken[: len(spoken) // 2] == spoken[(len(spoken) + 1) // 2 :]:
        spoken = spoken[: (len(spoken) + 1) // 2]  # 'General Studies General Studies'
    field = " ".join(spoken)
    is_none = _SCHOOLS.search(field) or field.endswith(("Degree", "Program", "Honors", "Certificate"))
    return "" if is_none or not re.search(r"[a-z]{3}", field) or field.isupper() else field


def _sayable(degree: str) -> str:
    """The degree, if its name is whole and has the length of one."""
    degree = re.sub(r"^(?:Bachelor|Master)'s degree in (?=(?:Bachelor|Master) of )", "", degree)
    degree = re.sub(r"^(?:Bachelor|Master|Associate)'s", lambda level: level.group().lower(), degree)
    degree = re.sub(r"^(Bachelor|Master|Associate)(?= in | from |$)", lambda level: f"{level[1].lower()}'s", degree)
    degree = re.sub(
        r"(?<='s) in (?:Science|Arts?)(?= from |$)|(?<=^[BM]BA) in Business Administration(?= from |$)", "", degree
    )
    degree = re.sub(r"'s(?= from | in |$)", "'s degree", degree, count=1)
    name_words = degree.split(" from ")[0].split()
    if name_words[:1] == ["Diploma"]:
        return ""
    if _OPEN_LEVEL.search(level := degree.split(" in ")[0].split(" from ")[0]) and not _WHOLE_LEVEL.search(level):
        return ""
    return (
        degree
        if quotable(degree) and len(name_words) <= LONGEST_DEGREE and len({*name_words}) > len(name_words) - 2
        else ""
    )


_OF_LEVELS = frozenset(
    map(
        root,
        ["bachelor", "master", "associate", "doctor", "of", "in", "science", "art", "degree", "applied", "the", "and"],
    )
)


# People who studied without finishing hold no degree.
_UNFINISHED = re.compile(
    r"\b(?:completed (?:\d+|one|two|three|four|some|about)\b|(?:years?|credits?|hours|units|semesters?) completed"
    r"|\d+ (?:credits?|credit hours|units|semesters)\b|in progress|incomplete|unfinished|not (?:completed|finished)"
    r"|pursuing|(?:currently|still) (?:enrolled|attending|studying)|(?:working )?towards?\b|candidate\b|anticipated"
    r"|expected|did not (?:graduate|finish|complete)|(?<!relevant )coursework"
    r"|present|current|ongoing|enrolled|to date|till date)\b|[-–—] ?now\b",
    re.I,
)
_PURSUES = re.compile(
    r"\b(?:pursuing|working towards?|(?:am|is|currently|now) (?:\w+ )?(?:completing|finishing|enrolled|studying))\b",
    re.I,
)
# A line of its own below the degree; 'Coursework: statistics' there says nothing about its end.
_WORKS_ON = re.compile(r"\W*(?:relevant )?course\s?work\b(?! (?:completed )?towards?)", re.I)


def _pursued(life: Career) -> set[int]:
    """The levels for which the person is studying by their own words."""
    return {
        level
        for line in life.sentences
        if not line.where and _PURSUES.search(line.text)
        for level in degrees(line.text)
    }


def _is_unfinished(line: str, below: str = "", *, year: int) -> bool:
    """The line or the one below says so, or names a year to come."""
    if any(int(named) > year for named in re.findall(r"\b20\d\d\b", line)):
        return True
    is_of_another = _WORKS_ON.match(below) or _STUDY.match(below)
    return bool(_UNFINISHED.search(line) or (_UNFINISHED.search(below) and not is_of_another))


MOST_OF_SUBJECT = 5  # words
LONGEST_SCHOOL = 3  # words, after a degree without a field
LONGEST_DEGREE = 10  # words


# The end of a field that forms print before the school: 'Sociology , Journalism Hill University'.
_SUBJECTS = (
    "History|Journalism|Marketing|Accounting|Business|Finance|Management|Psychology|Biology|English|Economics|Nursing"
    "|Communications?|Sciences?|Engineering|Education|Music|Design|Information|Administration|Sociology|Studies"
)


_LOWER_SCHOOL = re.compile(r"\b(?:High|Middle|Elementary|Primary|Secondary|Senior) School\b")  # which grants no degree


def _school(text: str) -> str:
    name = re.sub(r"\s*\(?\b(?:City|State|(?:19|20)\d\d|[A-Z][a-z]{2,8} (?:19|20)\d\d|GPA)\b.*$", "", text).strip(
        " ,.-–()"
    )
    if name == "University of Applied Sciences":  # the line with the rest of the name was broken off
        return ""
    fits = (
        _SCHOOLS.search(name)
        and not re.search(rf"\bAnd\b|\bDegree\b|\b(\w+) \1\b|^(?:{_SUBJECTS}) (?!School)", name)
        and 2 <= len(name.split()) <= 7
        and name.split()[0].casefold() not in words_named("subjects of study", "writing")  # the end of a field
        and not _LOWER_SCHOOL.search(name)
        and all(word[0].isupper() or word in JOINERS for word in name.split())
        and not name.endswith((" of", " and", "University City"))
    )
    return with_the(name) if fits and not degrees(name) else ""


def _lines_at(text: str, starts: Iterable[int]) -> Iterator[str]:
    """The lines of the text that begin or go on there."""
    for start in starts:
        yield text[text.rfind("\n", 0, start) + 1 :].split("\n", 1)[0].strip()
