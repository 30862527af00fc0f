"""Tells lines of an advert about the work from lines about the person sought, certificates or the employer."""

import re

from hireloom.domain.resume_match.findings import Kind
from hireloom.text_analysis.language.labels import does, label
from hireloom.text_analysis.language.lexicon import Lexicon

_AIMLESS = re.compile(
    r"^(?:we|our|if|this (?:position|job|role|is)|as an?|in this|come|are you|do you|when|since|key ?words?|join"
    r"|at|with over"
    r"|drive your|there|it|they|these|those|that|but|because|while|what|why|how|please|note|length|thank|original"
    r"|no |the"
    r" (?:company|above|position|hotel|hospital|city))\b",
    re.I,
)


PLAIN_WORDS, HEAD, AROUND = 8, 3, 4  # words; lines; words beside the title
_NAME = r"(?:[A-Z][\w'’&.-]*|of|and|the|for|&)"
_EMPLOYER = re.compile(rf"{_NAME}(?: {_NAME}){{1,5}}")
# Lines about the person sought, not about the work: 'We are looking for a nurse', 'Please have a licence'.
_SEEKING = re.compile(
    r"^(?:(?:for |in |at )?(?:we|our)\b[^.]{0,80}\b(?:hiring|appoint|hire|look(?:ing)? for|seek|need|requir)"
    r"|please (?:have|note|send|bring)"
    r"|(?-i:(?:[A-Z][\w&'’.-]*\s){1,5})(?:is|are) (?:now |currently )?(?:hiring|recruiting|seeking|looking for)\b"
    r"|(?:\S+\s){1,6}wanted(?:\W*$|[!.:])"
    r"|(?:are|do|have|would|can|could|will) you\b|you are an?\b"
    r"|(?:urgent|immediate) (?:opening|requirement|vacancy|hiring)s?\b|(?:opening|vacancy)s? for\b"
    r"|(?:urgent(?:ly)? )?(?:required|wanted|needed) (?:for|from|by)\b"
    r"|(?-i:[A-Z][^.]{0,120}\s(?:seeks|is (?:seeking|looking for|hiring)|needs|wants) (?:an?|the)\b)"
    r"|(?:its|our|their|the) [^.;]{2,60}\bwould (?:like|love)\b)",
    re.I,
)
_NEGATED = re.compile(r"(?:no|not|never|without)\b", re.I)  # a prohibition is no work


def tells_of_work(text: str, covered: Kind | None, title: str, lexicon: Lexicon, *, is_head: bool) -> bool:
    """The line says more than the title, speaks of the work, and is not wholly covered by another requirement."""
    if text in title or (is_head and title and title in text and len(text.split()) <= len(title.split()) + AROUND):
        return False
    if _SEEKING.match(text) or _NEGATED.match(text):
        return False
    return not _says_no_work(text, covered, lexicon, is_head=is_head)


def is_aimless(text: str) -> bool:
    """The text begins as sentences that seldom tell of the work."""
    return _AIMLESS.match(text) is not None


def _says_no_work(text: str, covered: Kind | None, lexicon: Lexicon, *, is_head: bool) -> bool:
    """Another requirement covers the whole line, or the line names an employer or a thing and no deed."""
    named = label(text, lexicon)
    if len(text.split()) > PLAIN_WORDS:
        return bool(covered or len(named.split()) == 1) and not does(named)
    if covered:
        return True
    is_name = len(named.split()) == 1 or (is_head and bool(_EMPLOYER.fullmatch(text)))
    return is_name and not does(named)
