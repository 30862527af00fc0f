"""How much a short piece of a resume looks like the title of a role, and how much like the name of an employer."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from hireloom.text_analysis.language.data_files import lines_of, words_named
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import dated
from hireloom.text_analysis.language.places import COUNTRY, TOWN, is_a_place
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.language.titles import is_person, one
from hireloom.text_analysis.language.verbs import is_base, is_gerund, is_past
from hireloom.text_analysis.resumes.passages import PLACEHOLDER, is_heading

FEWEST_LETTERS = 2
LONGEST_TITLE, LONGEST_NAME, LONGEST_OPENING, LONGEST_BESIDE = 12, 10, 14, 10  # words
LONGEST_JOINED = 10  # words of a title of two pieces
TITLE, UNLIKELY = 3.0, -3.0  # from TITLE on a piece is a title wherever it stands
# Where one line says several things.
PARTS = re.compile(
    r"\s*[|•·;]\s*|\s*:\s+|\s*,\s+|\s+,\s*|\s+[-–—－@]+\s+|\s+at\s+|\s{3,}|\t|\s+/\s+(?=[A-Z])|[-–—－]{2,}"
)
_TITLE_WORDS = re.compile(rf"\b(?:{'|'.join(lines_of('title_words.txt', 'resumes'))})\b", re.I)
_FIRM = re.compile(
    r"\b(?:Inc|LLC|L\.L\.C|LLP|Ltd|Limited|PLC|Corp(?:oration)?|Co|Company|GmbH|mbH|AG|KG|SE|Group|Holdings|Industries"
    r"|Enterprises|Technologies|Solutions|Systems|Partners|Associates|Bank|Hospital|Clinic|Medical Center|Center|Centre"
    r"|University|College|School|Academy|Institute|District|Department|Dept|Ministry|Church|Foundation|Agency|Bureau"
    r"|Restaurant|Hotel|Inn|Resort|Café|Cafe|Grill|Stores?|Foods|Airlines|Pharmacy|Laboratories|Labs|Army|Navy"
    r"|Armed Forces|Air Force|Marines?|National Guard|City of|County(?: of)?|State of)\b\.?",
)
_SHORT_FIRM = re.compile(r"\w (?:Co|Inc|Ltd|Corp|Bros)$")
_PARTNERS = re.compile(r" ([A-Z]\w{2,30}) (?:&|and) ([A-Z]\w{2,30})$")
BORNE = re.compile(r"(?i:registered|licensed|certified|chartered|lead|head) (?=[A-Z])")  # part of a title, and no deed
_OTHERS = frozenset(("the", "my", "our"))  # 'the supervisor' is somebody else
_OF_WORK = re.compile(r"\w (?:experience|history|employment)$", re.I)
_STATE = re.compile(r"^(?:City|State|[A-Z]{2}|USA|United States)$")
_AWARD = re.compile(
    r"\b(?:award|scholarship|scholar|dean['’]?s list|honou?rs?|winner|certificat\w*|certified|licen[cs]ed?"
    r"|cards?|permit"
    r"|gpa|conference|seminar|workshop|training|course|coursework|thesis|publications?|patent|cohort|bootcamp"
    r"|(?:of|for) the (?:year|quarter|month|week)"
    r"|bachelors?|masters?|diploma|degree|ged|semester|classes)\b",
    re.I,
)


# Labels that some forms write before title, employer and period.
LABEL = re.compile(
    r"\W{0,20}(?:\d{1,2}[.)]\s*)?(?:designation|position(?: held)?|post|role|(?:job )?title|company(?: name)?|employer"
    r"|organi[sz]ation|duration|tenure|period|dates?|from)\s*:\s*",
    re.I,
)
_LEADS = re.compile(
    r"^\W*(?:\d{1,2}[.)]\s+)?(?:(?:worked|working|works|employed|served|serving) as (?:an? |the )?)?", re.I
)


def without_lead(text: str) -> str:
    """The line without a number, a label, or 'Worked as a' before its title."""
    return _LEADS.sub("", LABEL.sub("", text))


_BRACKETS = re.compile(r"\([^()]{0,80}\)")
# Forms of public employers ask for the number of an occupation and for one's superior, who is not an employer.
_OF_FORMS = re.compile(
    r"\bSeries\s?:?\s\d{4}\b"
    r"|\bSupervisor(?:['’]s Name)?\s?:(?:\s(?:(?:Mr|Ms|Mrs|Dr|Lt|Sgt|Capt|Captain|Col|Colonel|Maj|Major)\b\.?\s)?"
    r"[A-Z][\w'’-]+\s(?:[A-Z]\.\s)?[A-Z][\w'’-]+)?"
)


@sentence_cache
def parts(text: str) -> Sequence[str]:
    """The pieces of a line of titles and names, without placeholders and what stands in brackets."""
    bare = PLACEHOLDER.sub(" | ", _OF_FORMS.sub(" | ", without_lead(text)))
    outside = _BRACKETS.sub(" ", bare)
    bare = TOWN.sub(_no_town, outside if any(map(str.isalpha, outside)) else bare)
    return [piece for piece in map(_without_edges, PARTS.split(bare)) if piece]


def _without_edges(piece: str) -> str:
    """The dot of 'Cascade Current Co.' stays."""
    bare = piece.strip(" ,.:;-–—－()*\"'|")
    return f"{bare}." if _SHORT_FIRM.search(bare) and f"{bare}." in piece else bare


def _no_town(match: re.Match[str]) -> str:
    """'Teacher, MD' is not a town."""
    return match.group() if _TITLE_WORDS.search(match.group()) or _FIRM.search(match.group()) else " | "


def without_firm(piece: str, lexicon: Lexicon) -> tuple[str, ...]:
    """'Web Developer Vale Technologies', 'Project Designer Engineers & Architects': the title and the firm after it."""
    partners = _PARTNERS.search(piece)
    if partners and all(map(_in_the_plural, partners.groups())) and is_person(piece[: partners.start()]):
        return piece[: partners.start()], partners.group().strip()
    roles = lexicon.roles_in(piece)
    if not roles or roles[-1].end == len(piece):
        return (piece,)
    title, firm = piece[: roles[-1].end], piece[roles[-1].end :].strip()
    match = _FIRM.search(firm) or _FIRM.search(firm.title())
    is_named = match is not None and match.start() > 0 and firm[0].isupper()
    return (title, firm) if is_named else (piece,)


JOINERS = words_named("joiners", "resumes")


def opening(text: str, lexicon: Lexicon) -> str:
    """The part of a line that may name title and employer, without the deeds that follow on the same line."""
    pieces = [piece.strip(" |,–-") for piece in PLACEHOLDER.split(text)]
    if len(pieces) == 1:
        return text if len(text.split()) <= LONGEST_OPENING else ""
    short = [piece for piece in pieces if len(piece.split()) <= LONGEST_BESIDE and not piece.endswith((".", ";"))]
    if any(short):
        return " | ".join(filter(None, short))
    bare = next(filter(None, pieces), "")
    words: list[str] = []
    for word in bare.split()[:LONGEST_OPENING]:
        is_named = word[0].isupper() or word in JOINERS or word[0] in "&/"
        if words and (is_past(word) or not is_named):
            break
        words.append(word)
    run = " ".join(words)
    roles = lexicon.roles_in(run)
    behind = run[roles[-1].end :].split() if roles else []
    if behind and is_base(behind[0]):
        return run[: roles[-1].end]
    return run if roles else ""


def opens_a_deed(text: str) -> bool:
    """The line begins with a verb, as deeds do."""
    words = text.split(maxsplit=2)
    first = words[0].strip(",.:;")
    return is_past(first) or (len(words) > 1 and (is_gerund(first) or is_base(first)))


@lru_cache(maxsize=4096)
def title_score(piece: str, lexicon: Lexicon) -> float:
    """From TITLE on surely a title, below zero hardly one."""
    words = piece.split()
    if not words or len(words) > LONGEST_TITLE or sum(map(str.isalpha, piece)) < FEWEST_LETTERS:
        return UNLIKELY
    if (piece.endswith((".", "!", "?")) and len(words) > 3) or "@" in piece or "http" in piece:
        return UNLIKELY
    if _STATE.match(piece) or COUNTRY.fullmatch(piece) or is_a_place(piece) or dated(piece) or words[0] in _OTHERS:
        return UNLIKELY
    roles = tuple(role for role in lexicon.roles_in(piece) if not _in_the_plural(piece[role.start : role.end]))
    title_word = max(_TITLE_WORDS.finditer(piece), key=lambda match: match.end(), default=None)
    if not roles and (_is_a_tool(piece, lexicon) or (_OF_WORK.search(piece) and is_heading(piece))):
        return UNLIKELY
    ends_as_title = bool((roles and roles[-1].end == len(piece)) or (title_word and title_word.end() == len(piece)))
    score = 0.0
    if roles:
        score += 3.0 if roles[-1].end == len(piece) or roles[0].start == 0 else 2.0
    elif title_word:
        score += 2.5
    if is_person(piece) or (title_word and title_word.end() == len(piece)):
        score += 1.0
    elif not roles and not title_word and _ends_as_person(words):
        score += 1.5
    if _FIRM.search(piece):
        score -= 2.5 if not (title_word or roles) else 1.0
    if _AWARD.search(piece):
        score -= 1.5 if ends_as_title else 4.0
    if words[0][0].islower() and not piece.islower():
        score -= 2.0
    if opens_a_deed(piece) and not BORNE.match(piece):
        names = [word for word in words if word[0].isalpha() and word not in JOINERS]
        is_whole = all(word[0].isupper() for word in names) and (ends_as_title or bool(roles))
        score -= 0.5 if is_whole else 3.0
    small = sum(word[0].islower() for word in words)
    if small > len(words) // 2 and len(words) > 4:
        score -= 2.0
    return score - 0.1 * max(0, len(words) - 6) + (0.5 if all(word[0].isupper() for word in words) else 0.0)


def with_double_titles(text: str, pieces: Iterable[str], lexicon: Lexicon) -> list[str]:
    """The pieces of a text; 'President / General Manager' is one piece."""
    whole: list[str] = []
    for piece in pieces:
        are_titles = bool(whole) and all(title_score(name, lexicon) >= TITLE for name in (whole[-1], piece))
        double_title = f"{whole[-1]} / {piece}" if are_titles else ""
        if double_title and double_title in text and len(double_title.split()) <= LONGEST_JOINED:
            whole[-1] = double_title
        else:
            whole.append(piece)
    return whole


def _in_the_plural(role: str) -> bool:
    """'Mechanics' is a subject, 'nurses' are other people."""
    return one(role) != role


def _is_a_tool(piece: str, lexicon: Lexicon) -> bool:
    """The piece ends in the name of a tool: 'Windows Server' is not a role."""
    named = [mention for mention in lexicon.skills_in(piece) if mention.skill.kind == "tool"]
    return any(mention.end == len(piece) for mention in named)


def _ends_as_person(words: list[str]) -> bool:
    return is_person(" ".join(words))


_NO_EMPLOYER = re.compile(
    r"^(?:present|current)\b|\b(?:present|current)$"
    r"|^(?:city|state|(?:the )?united (?:states|kingdom)\b(?! (?:navy|army|air|marine|coast|postal)\b).*)$"
    r"|\b(?:company name|confidential|self[- ]employed|freelanc\w*|remote|full[- ]time|part[- ]time|contract"
    r"|(?:experience|background|highlights|(?:work|employment|job|career) history)$"
    r"|internship|various|usa|uk|india|street|avenue|department|in my free time)\b|\d|[:@#%$]",
    re.I,
)


_WORD = re.compile(r"[A-ZÀ-Þ][a-zà-ÿ]+")


@lru_cache(maxsize=4096)
def employer_score(piece: str, lexicon: Lexicon) -> float:
    """Above zero the piece looks like the name of an employer, and from 2 on surely."""
    words = piece.split()
    if not 1 <= len(words) <= LONGEST_NAME or len(piece) < 3 or COUNTRY.fullmatch(piece):
        return UNLIKELY
    if is_a_place(piece) or _STATE.match(piece):
        return UNLIKELY
    if piece.islower() or _NO_EMPLOYER.search(piece) or dated(piece) or is_heading(piece):
        return UNLIKELY
    is_firm = bool(_FIRM.search(piece) or (piece.isupper() and _FIRM.search(piece.title())))
    if not all(word[0].isupper() or word.lower() in JOINERS or not word[0].isalpha() for word in words):
        return UNLIKELY
    if piece in {piece[mention.start : mention.end] for mention in lexicon.skills_in(piece)}:
        return UNLIKELY
    if not is_firm and (piece.endswith((".", "!", "?", ";")) or _AWARD.search(piece)):
        return UNLIKELY
    likeness = title_score(piece, lexicon)
    if _WORD.fullmatch(piece):
        return 0.5 + 2.0 * is_firm  # 'Leeds' may be a town
    return 1.0 + 2.0 * is_firm + 0.2 * (len(words) > 1) - max(0.0, likeness - 1.0) - 2.0 * opens_a_deed(piece)


def before_a_town(name: str, line: str) -> bool:
    """'Amtrak' in 'Amtrak, Los Angeles, CA'."""
    return name[:1].isupper() and line.startswith(f"{name},") and TOWN.match(line, len(name) + 1) is not None


def is_surely_an_employer(line: str) -> bool:
    """A name of several words in a line of its own; one word may as well be a place."""
    words = line.split()
    if not len(line.split(",")[0].split()) > 1 or len(words) > LONGEST_NAME - 1 or line[-1] in ".!?;" or "%" in line:
        return False
    if any(is_past(word) for word in (words if line.isupper() else words[:1])) or is_a_place(line):
        return False
    return all(not word[0].isalpha() or word[0].isupper() or word in JOINERS for word in words)
