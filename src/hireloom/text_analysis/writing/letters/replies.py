"""A person's answers as sentences of a letter: whole sentences stay, short notes get a beginning."""

import re

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.spellings import listed, opening
from hireloom.text_analysis.language.verbs import is_base, is_gerund, is_past

_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"'(])")
_WHOLE = re.compile(
    r"^(?:(?:Since|After|Before|When|While|As|With|In|At|For|During|Over|Because|If|Although|Having)\b.*\b(?:I|we|it|my)\b"
    r"|(?:I|I['’]\w+|We|My|It|Its|This|That|These|Those|There|You|Your|They|Their|The|Our|A|An|One|People|Working|What|Nothing|Everything)\b.*?"
    r"\b(?:am|is|are|was|were|have|has|had|do|does|did|can|could|will|would|may|might|should|like|love|want|enjoy|\w+ed|\w{3,}s|led|built|ran|made|grew|wrote|taught|know|speak|work|believe|bring|need|live|find|think|feel|hope|care|hold|use|run|lead|"
    r"cut|took|began|started|'m|'ve|'d|’m|’ve|’d)\b)",
    re.I,
)
_FRAMES = {
    "motivation": "What draws me to this position is {}.",
    "experience": "My experience includes {}.",
    "achievements": "Among my achievements: {}.",
    "strengths": "To sum up my strengths: {}.",
    "company": "What appeals to me about {company} is {}.",
    "notes": "Please note: {}.",
}


_NO = (
    r"(?:none|nothing|no|nope|n/?a|nil|not (?:yet|applicable|really|sure)|skip|pass|idk|dunno"
    r"|i (?:don['’]t|do not) know)"
)
_NO_MORE = (
    r"(?:[ ,]+(?:so far|yet|at all|really|i can think of|comes to mind|special|much|in particular|(?:that )?i know of"
    r"|(?:worth |to )(?:\w+ )?(?:brag|mention|speak|say|tell|report|add|show)\w*(?: about| of)?))*"
)
_ELSEWHERE = (
    r"(?:please )?(?:see|as|like|same as|look at) (?:i )?(?:the )?"
    r"(?:above|below|before|said|resume|cv|my (?:resume|cv)|attached)(?: above| before)?"
)
_NOTHING = re.compile(
    rf"{_NO}{_NO_MORE}|{_ELSEWHERE}|same|ditto|tbd|whatever|anything|everything|(?:the )?money|salary|test|asdf\w*|\?+",
    re.I,
)
# What the person asks of the writer and not of the employer.
_TO_WRITER = re.compile(
    r"(?:please |just |pls |try to |can you |could you )*(?:"
    r"(?:keep|make|leave) (?:it|this|the letter)\b.*|be (?:brief|short|formal|polite|honest)\b.*"
    r"|no (?:fluff|clich[eé]s|buzzwords)\b.*"
    r"|(?:do not|don['’]t) (?:mention|include|write|say|use|add|exaggerate|lie)\b.*"
    r"|(?:short|brief|one page|formal|simple)(?: (?:please|only|letter|is fine))?"
    r"|(?:mention|include|write|emphasi[sz]e|highlight|focus on|add|use)"
    r" (?:that|my|the|it|something|a few|more|less)\b.*)",
    re.I,
)
_SHORT = re.compile(
    r"\b(?:keep (?:it|this|the letter) (?:\w+ )?(?:short|brief)|be (?:brief|short)|(?:short|brief) please)\b", re.I
)


def wants_short(answers: str) -> bool:
    """The person asks the writer for a short letter."""
    return _SHORT.search(answers) is not None


_OF_OTHERS = re.compile(r"(?:you|your|they|their|the|it|its|this|that|there)\b", re.I)


def reply(about: str, answer: str, company: str = "") -> str:
    """The answer to one question in whole sentences, empty for no answer."""
    sentences = [sentence for sentence in _END.split(" ".join(answer.split())) if re.search(r"\w", sentence)]
    return " ".join(filter(None, (_sentence(about, sentence, company) for sentence in sentences)))


def _sentence(about: str, text: str, company: str) -> str:
    end = text[-1] if text[-1] in "!?" else "."
    bare = re.sub(r"\bi(?=\s|['’](?:m|ve|d|ll)\b)", "I", re.sub(r"^[-•*–]\s*", "", text).strip(" .,;!?"))
    if _NOTHING.fullmatch(bare) or _TO_WRITER.fullmatch(bare):
        return ""
    low = _low(bare)
    if re.match(r"because\b", bare, re.I) and "," not in bare:
        return f"I am applying {low}{end}"
    if about == "company" and company and _OF_OTHERS.match(bare) and _WHOLE.match(bare):
        return f"What I like about {company}: {low}{end}"
    if bare.split()[0] in ("I", "i") or _WHOLE.match(bare):
        return _opened(bare) + end
    if begun := _begun(about, bare, low):
        return f"{begun}{end}"
    if about == "notes" and len(low.split()) < 3:
        return ""
    return _framed(about, bare if about in _BEHIND_COLONS else low, company)


def _begun(about: str, bare: str, low: str) -> str:
    """The note as a sentence with 'I': 'I led a team', 'I am available from May'; empty if the note does not fit."""
    first = bare.split()[0]
    if is_past(first) and about in _OF_WORK:
        return f"I {_rowed(low)}"
    if re.match(r"to \w", low) and is_base(low.split()[1]):
        return f"I would like {low}"
    if beginning := next((beginning for note, beginning in _BEGINNINGS if note.match(low)), ""):
        return f"{beginning} {low}"
    return f"I {low}" if is_base(first) and not is_gerund(first) and about in _OF_WORK else ""


_BEGINNINGS = (
    (re.compile(r"\+?\d[\d.]*\+? (?:years?|yrs?|months?)\b"), "I have"),
    (re.compile(r"(?:available|willing|open|able|happy|ready|based|not|still|currently|only|free)\b"), "I am"),
    (re.compile(r"(?:can|could|will|would|have|had|am|was)\b"), "I"),
)
_BEHIND_COLONS = ("strengths", "notes")  # their notes follow a colon and keep their capital: 'Python, patience'


def _rowed(low: str) -> str:
    """'cut costs by 40%, led a team' with an 'and' between the two deeds."""
    head, comma, last = low.rpartition(", ")
    is_deed = comma and is_past(last.split()[0]) and " and " not in low
    return f"{head} and {last}" if is_deed else low


_OF_WORK = ("experience", "achievements", "strengths")


def _low(text: str) -> str:
    """The words as they continue a sentence: in lower case, but names keep their capital."""
    first, *rest = text.split()
    is_name = not first[1:].islower() or (rest and rest[0][0].isupper())
    return text if is_name or first == "I" else text[0].lower() + text[1:]


_JOINTS = ("about", "and", "at", "even", "in", "of", "on", "under", "when", "while", "with")  # behind a quality
# Qualities that people name as their own.
_LIKE = words_named("qualities", "writing")


def _and(low: str) -> str:
    """A list with 'and' in place of its last comma."""
    head, comma, last = low.rpartition(", ")
    return f"{head} and {last}" if comma and " and " not in low else low


def _of_strengths(low: str) -> str:
    """'calm at month end, Excel' as two sentences: what somebody is like, and what they know. Empty for other rows."""
    pieces = re.split(r",\s*(?:and )?", low)
    like = [piece for piece in pieces if _is_quality(piece)]
    if not any(" " in piece for piece in like):
        return ""
    rest = [piece for piece in pieces if piece not in like]
    strengths = f" My strengths include {listed(rest)}." if rest else ""
    return f"I am {listed(like)}.{strengths}"


def _is_quality(piece: str) -> bool:
    """'calm' and 'calm at month end', but not 'patient care'."""
    first, *more = piece.lower().split()
    return first in _LIKE and (not more or more[0] in _JOINTS)


def _framed(about: str, low: str, company: str) -> str:
    if about == "strengths" and all(quality in _LIKE for quality in re.split(r",\s*(?:and )?| and ", low.lower())):
        return f"I am {_and(low.lower())}."
    if about == "strengths" and (text := _of_strengths(low)):
        return text
    if about == "company" and not re.match(r"(?:the|an?|your|its|their|that|how|what|being|having)\b", low):
        return f"What appeals to me about {company or 'your company'}: {low}."
    if about == "strengths" and not re.search(r",| and ", low):
        return f"My strength: {low}."
    if about in ("strengths", "achievements"):
        low = _and(low)
    return _FRAMES[about].format(low, company=company or "your company")


def _opened(text: str) -> str:
    return opening(text) if text[:1].islower() else text
