"""A short line of a resume as its whole self in the first person, where it is a deed with nothing to mend.

Whoever wrote 'Ensured that contracts and bids were filed on time' wrote a sentence that lacks only its 'I'. Such a
line is not read for its parts: it only has to begin with a verb, have no second sentence in it and end whole."""

import re
from collections.abc import Iterator

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.inflection import base_form, in_past, is_verb, participle_of
from hireloom.text_analysis.language.parts_of_speech import Token, tagged
from hireloom.text_analysis.writing.clauses.clause_nouns import SURE
from hireloom.text_analysis.writing.clauses.joined_verbs import LIKE_DEEDS, OPENS_OBJECT
from hireloom.text_analysis.writing.clauses.line_words import in_words
from hireloom.text_analysis.writing.clauses.no_deeds import BY_OTHERS, IN_CHARGE, RANKED, tells_no_deed
from hireloom.text_analysis.writing.clauses.sentences import DANGLING, ODD

FEWEST, MOST = 5, 20  # words of a line
# What the line may go on with behind a part that is whole.
_JOINT = re.compile(
    r",? (?:while|in order to|so that|resulting in|as well as|along with) |, (?:which|including|ensuring|resulting"
    r"|allowing|leading|such as|based on|thus|thereby|with|through|by|using|to|from|in|on|for|at|of|within) "
    r"|[;:] |\s?\("
)
_AS_NEEDED = re.compile(
    r",? (?:as|when|where|if) (?:needed|necessary|required|assigned|directed|requested|appropriate)$"
)
_JOINERS = frozenset((",", "and", "or", "then", "&"))
_OPENS_CLAUSE = frozenset(("that", "which", "who", "when", "while", "where", "as", "if", "what", "how", "whether"))
_SINGULAR = frozenset((speech.NOUN, speech.ADJECTIVE))
_HELPS = frozenset(("help", "helped", "helping", "let", "made", "make", "making"))
_OPEN_NOUNS = words_named("nouns that need a phrase", "writing")
_ADJECTIVES = words_named("adjectives that open a line", "writing") | words_named("adjectives like verbs", "writing")
_PAST_OF_INTRANSITIVE = words_named("verbs without objects", "writing")
_ONLY_VERBS = (SURE | {"include"}) - {"process", "fund", "produce", "complete", "lead", "service", "clean"}
_NO_PASTS = frozenset(("adhoc", "upbeat", "offbeat"))  # which the reader of parts of speech takes for one
_LINKED = OPENS_OBJECT | {speech.PREPOSITION, speech.TO, speech.ADVERB, speech.PRONOUN, speech.GERUND}
# A second sentence, words of the person about the job, signs, and what a list has instead of an end.
_NO_SENTENCE = re.compile(
    r"[|•<>\[\]{}*_=~\\&;:@\"“”#()/]|\.\s|\betc\b|\b(?:I|my|me|we|our|us|you|your|he|she|his|her|am|is|are|was|etc)\b"
    r"|[^\x00-\x7f’–$€£]|\b(\w+) \1\b|\s-|-\s|,[a-z]|\b(?:various|other)$|\bduties\b|\bresponsib|\b[a-z]{3,}[A-Z]"
    r"|(?<=[a-z] )[A-Z][a-z]+(?:ed|ing)\b|[a-rt-z]['’] |\b[A-Z]\.[A-Z]$|^\w+ (?:19|20)\d\d\b|\b[b-hj-z]\b"
    r"|\b(?:of|with|for|in|to|on) \$[\d.,]+(?:[kKmM]| million)? [a-z]"
)


def whole_line(line: str, *, is_current: bool) -> str:
    """'I ensured that bids were filed on time' of 'Ensured that bids …'; empty where the line is longer than a sentence
    of a letter and has no place where it may stop, or is none for certain."""
    text = in_words(line)
    if any(pattern.match(text) for pattern in (IN_CHARGE, BY_OTHERS, RANKED)) or tells_no_deed(text):
        return ""
    for part in _beginnings(text):
        if wording := _Line(part, is_current=is_current).wording():
            return wording
    return ""


def _beginnings(text: str) -> Iterator[str]:
    """The line, and what is left of it without its last parts, the longest first."""
    ends = [len(text), *(match.start() for match in reversed(list(_JOINT.finditer(text))))]
    for end in ends:
        part = _AS_NEEDED.sub("", text[:end].rstrip(" ,;:.–-"))
        if FEWEST <= len(part.split()) <= MOST:
            yield part


class _Line:
    def __init__(self, text: str, *, is_current: bool) -> None:
        self._text, self._tokens, self._is_current = text, tagged(text), is_current

    def wording(self) -> str:
        """The whole of it in the first person; empty where its verbs are not certain."""
        if _NO_SENTENCE.search(self._text) or ODD.search(self._text) or DANGLING.search(self._text):
            return ""
        form = self._form()
        forms = self._verbs(form) if form else {}
        if not forms or not self._is_one_sentence(forms) or not self._is_whole():
            return ""
        parts, start = [], 0
        for at, verb in forms.items():
            token = self._tokens[at]
            parts += [self._text[start : token.start], verb]
            start = token.end
        have = "have " if self._is_current and form == speech.PAST else ""
        return f"I {have}{''.join(parts)}{self._text[start:]}"

    def _at(self, at: int) -> Token:
        return self._tokens[at] if at < len(self._tokens) else Token("", "", 0, 0)

    def _form(self) -> str:
        """That of the verb with which the line begins; empty where it begins with something else."""
        first, after = self._at(0), self._at(1)
        is_followed = after.tag in _LINKED or (after.low in _JOINERS and self._at(2).tag in speech.VERBS)
        if not first.text.isalpha() or not is_followed or first.low in _ADJECTIVES:
            return ""
        forms = (speech.PAST, speech.GERUND, speech.BASE)
        bases = {base_form(first.low, form) for form in forms} - {""}
        is_free = after.tag in (speech.PREPOSITION, speech.TO) and after.low not in _OPENS_CLAUSE
        if is_free and _PAST_OF_INTRANSITIVE.isdisjoint(map(in_past, bases)):
            return ""  # 'Designed to support the teams'
        if base_form(first.low, speech.PAST) and (
            first.tag in speech.DONE or (first.tag in LIKE_DEEDS and after.tag in OPENS_OBJECT)
        ):
            return speech.PAST
        if first.tag == speech.GERUND and after.text != "," and base_form(first.low, speech.GERUND):
            return speech.GERUND
        is_base = first.tag == speech.BASE or (first.low in SURE and after.tag in OPENS_OBJECT)
        return speech.BASE if is_base and is_verb(first.low) else ""

    def _verbs(self, form: str) -> dict[int, str]:
        """The verbs of the deed by their places, as they are told; none where one of them is not certain."""
        verbs = {0: self._told_as(self._at(0).low, form)}
        is_behind_to = self._at(0).low in _HELPS
        for at in range(1, len(self._tokens)):
            following = self._at(at + 1)
            is_behind_to |= self._at(at).low == "to" and (following.tag == speech.BASE or following.low in _ONLY_VERBS)
            if not self._is_joined(at) or not (joined := self._form_at(at)):
                continue
            if joined == speech.BASE and is_behind_to:
                if form == speech.BASE and not self._is_current:
                    return {}  # 'plan to sell and write': what was done, or what was planned
                continue
            if joined == speech.GERUND and form != speech.GERUND:
                continue
            is_behind = at - 2 in verbs or (at - 3 in verbs and self._at(at - 2).text == ",")
            if joined == speech.PAST and self._at(at).low in _NO_PASTS:
                return {}
            if joined != form or not (
                is_behind or form == speech.PAST or (form, self._is_current) == (speech.BASE, True)
            ):
                return {}
            verbs[at] = self._told_as(self._at(at).low, form)
        return verbs if all(verbs.values()) else {}

    def _is_joined(self, at: int) -> bool:
        return self._at(at - 1).low in _JOINERS or (
            self._at(at - 1).tag == speech.ADVERB and at > 1 and self._at(at - 2).low in _JOINERS
        )

    def _form_at(self, at: int) -> str:
        """That of a verb which is joined to another one, or may be; empty for other words."""
        token, after = self._at(at), self._at(at + 1)
        if token.low in _ONLY_VERBS:
            return speech.BASE
        if token.tag in speech.DONE and not (is_verb(token.low) and not base_form(token.low, speech.PAST)):
            return speech.PAST
        if token.tag in speech.VERBS:
            return speech.BASE if token.tag in speech.DONE else token.tag
        has_object = after.tag in (speech.DETERMINER, speech.OWNER, speech.PLURAL, speech.ADJECTIVE)
        if token.tag == speech.PLURAL and has_object and base_form(token.low, speech.PERSON):
            return speech.PERSON
        may_be_verb = token.tag in LIKE_DEEDS and is_verb(token.low)
        return speech.BASE if may_be_verb and (has_object or not after.text or after.low in _JOINERS) else ""

    def _told_as(self, low: str, form: str) -> str:
        if form == speech.PAST:
            return participle_of(low) if self._is_current else low
        base = base_form(low, form)
        return base if self._is_current or not base else in_past(base)

    def _has_subject(self, at: int) -> bool:
        """'Supported includes detailed analysis': a verb that looks like a noun in the plural."""
        after = self._at(at + 1).tag
        is_verb_form = base_form(self._at(at).low, speech.PERSON) in _ONLY_VERBS
        return is_verb_form and after in (speech.DETERMINER, speech.OWNER, speech.ADJECTIVE)

    def _is_whole(self) -> bool:
        """The last word needs nothing behind it, and a row has its 'and'."""
        if self._tokens[-1].low in _OPEN_NOUNS and self._at(len(self._tokens) - 2).low == "the":
            return False
        if self._tokens[-1].tag in _SINGULAR and self._at(len(self._tokens) - 2).tag == speech.NUMBER:
            return False  # 'supported 15 intermediate'
        last = max((at for at, token in enumerate(self._tokens) if token.text == ","), default=-1)
        opens = self._at(last + 1)
        is_joined = any(token.low in ("and", "or") for token in self._tokens[last + 1 :])
        return last < 0 or is_joined or opens.tag in (speech.GERUND, speech.QUESTION) or opens.low == "such"

    def _is_one_sentence(self, verbs: dict[int, str]) -> bool:
        """No verb with a subject of its own, except in a clause: 'that bids were filed'."""
        is_in_clause = self._at(0).low in _HELPS
        for at, token in enumerate(self._tokens):
            is_in_clause |= token.low in _OPENS_CLAUSE
            is_finite = token.tag in (speech.PAST, speech.PERSON, speech.MODAL) or self._has_subject(at)
            is_bare = token.tag == speech.BASE and self._at(at - 1).tag not in (speech.TO, speech.ADVERB, speech.MODAL)
            if at and at not in verbs and (is_finite or is_bare) and not is_in_clause and not self._is_joined(at):
                return False
        return True
