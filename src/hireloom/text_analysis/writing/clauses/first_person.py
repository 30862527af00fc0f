"""A line of a resume as one clause in the first person.

The line is read by the parts of speech of its words: verbs, what they are done to, and the phrases behind. A clause
ends only where all of these are whole and what is left out changes nothing; a line that has no such place makes none.
"""

import re
from functools import cache

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.inflection import base_form, in_past, is_verb, participle_of
from hireloom.text_analysis.language.parts_of_speech import Token
from hireloom.text_analysis.writing.clauses.clause_nouns import ABOUT, EMPTY, SURE, TIMES, Nouns
from hireloom.text_analysis.writing.clauses.joined_verbs import LIKE_DEEDS, OPENS_OBJECT, with_joined_verbs
from hireloom.text_analysis.writing.clauses.line_words import in_words
from hireloom.text_analysis.writing.clauses.no_deeds import BY_OTHERS, IN_CHARGE, RANKED, tells_no_deed
from hireloom.text_analysis.writing.clauses.sentences import DANGLING

MOST, ONE_BREATH, FEWEST, MOST_VERBS = 24, 18, 3, 4  # words of a clause, and verbs in a row
MOST_WITH_RESULT = 30  # words
# Words that begin a clause of their own, not a phrase.
_CLAUSE = words_named("words that open a clause", "writing")
# Behind these nouns comes what they are of, for or with.
_OPEN_NOUNS = words_named("nouns that need a phrase", "writing")
_OPEN_ENDS = frozenset(("adherence", "accordance", "conjunction", "regard", "regards", "variety", "range", "series"))
_OPEN_VERBS = words_named("verbs that need a phrase", "writing")
# Verbs in -ing that begin what a clause may leave out.
_BARE_RESULTS = frozenset(("resulting", "leading"))
_RESULTS = _BARE_RESULTS | words_named("verbs of a result", "writing")
_TOWARDS = words_named("verbs of an addition", "writing")
_LIKE_VERBS = words_named("adjectives like verbs", "writing")
_ADJECTIVES = words_named("adjectives that open a line", "writing")
_DETERMINERS = frozenset((speech.DETERMINER, speech.OWNER))
_TEAMS = frozenset(("team", "crew", "staff", "group", "family", "department", "unit"))
_OF_SUMS = frozenset(("totaling", "totalling", "averaging", "exceeding", "worth"))  # before what something comes to
_LIKE_PREPOSITIONS = _OF_SUMS | {"including", "regarding", "concerning", "using"}
_OFFICES = frozenset(("serve", "served", "serves", "serving", "act", "acted", "acts", "acting", "functioned"))
_SPANS = frozenset(("hour", "day", "night", "shift", "week", "month", "quarter", "season", "year"))
_AMOUNT = re.compile(r"[$€£]?\d[\d,.]*[%kKmMB]?\+?$")
_PHRASES_OF_FIGURES = _OF_SUMS | {"by", "to", "from", "of", "at", "over", "under", "within", "in"}
_TURNS = re.compile(
    r"\W*(?:under (?:the )?(?:\w+ )?(?:supervision|direction|guidance)|except|but|not|unless|without|if)\b", re.I
)


def first_person(line: str, *, is_current: bool) -> str:
    """'I filed motions with three courts' of 'Filing motions with three courts, as directed'; empty where the line
    does not begin with a verb and what it is done to."""
    text = in_words(line)
    if IN_CHARGE.match(text):
        return _Deeds(text, is_current=is_current).state(2)
    if BY_OTHERS.match(text):
        return _Deeds(text, is_current=is_current).state(1)
    if RANKED.match(text):
        return _Deeds(text, is_current=is_current).state(2)
    wording = "" if tells_no_deed(text) else _Deeds(text, is_current=is_current).clause()
    return "" if _ODD.search(wording) else wording


# What no sentence says: 'assess/Organize', '& Yoga', 'i.e.', 'number percent'.
_ODD = re.compile(
    r"/[A-Z]|\w/\w+/|[|•<>\[\]{}*_=~\\&;:@\"“”#]|\.\.|\b(?:etc|n/a|tbd|e\.?g|i\.?e)\b|[^\x00-\x7f’–$€£]|\bX{2,}\b"
    r"|\d\w* or million|\bvs\b|(?<!\d )\bam\b|\b(\w+) \1\b|\d[a-z]{3,}\b|\b\w+ percent %|\s-|-\s"
)


@cache
def _intransitive() -> frozenset[str]:
    return words_named("verbs without objects", "writing")


class _Deeds(Nouns):
    """Reads the deeds of a line; the ends of each are noted, and the clause goes to one of them."""

    def __init__(self, text: str, *, is_current: bool) -> None:
        super().__init__(text)
        self.tokens = with_joined_verbs(self.tokens)
        self._is_current, self._first = is_current, 0
        self._form = ""  # of the verbs of the clause
        self._ends: list[int] = []  # where the clause may end

    def state(self, at: int) -> str:
        """'I was responsible for the stock': a state, and the phrase behind it."""
        self.people_are_bare = True
        is_charge = self.tokens[0].low == "responsible"
        end = self.row(at) if is_charge else self._phrase(at) or self.row(1)
        if not end:
            return ""
        self._ends.append(end)
        self._phrases(end)
        self.instead[0] = f"{'am' if self._is_current and is_charge else 'was'} {self.tokens[0].low}"
        return self._longest()

    def clause(self) -> str:
        """One deed, or several in a row."""
        return self._longest() if self._deeds() else ""

    def _longest(self) -> str:
        text = self.text
        whole = [end for end in self._ends if self._may_end(end, text) and self._count(end) <= MOST]
        short = [end for end in whole if self._count(end) <= ONE_BREATH]
        end = max(short or whole[:1], default=0)
        if end < len(self.tokens) and whole and whole[-1] == len(self.tokens):
            end = whole[-1]
        end = self._with_result(end) if end else 0
        wording = f"I {self.wording(self._first, end)}" if end else ""
        return wording if len(wording.split()) >= FEWEST else ""

    def _with_result(self, end: int) -> int:
        """Behind ', raising sales by 5%', where the line says with a figure what the deed came to."""
        has_comma = self.at(end).text == ","
        at = end + has_comma
        verb = self.at(at)
        if verb.low not in _RESULTS or verb.tag != speech.GERUND:
            return end
        is_bare = verb.low in _BARE_RESULTS
        after = self._phrase(at + 1) if is_bare else self._inner_act(at, speech.GERUND)
        ends: list[int] = []
        while after:
            ends.append(after)
            after = self._phrase(after)
        sayable = (
            place for place in ends if self._may_end(place, self.text) and self._count(place) <= MOST_WITH_RESULT
        )
        last = max((place for place in sayable if re.search(r"\d", self.wording(end, place))), default=end)
        if last > end and not has_comma:
            self.instead[end - 1] = f"{self.instead.get(end - 1, self.at(end - 1).text)},"
        return last

    def _count(self, end: int) -> int:
        return sum(token.tag != speech.MARK for token in self.tokens[:end])

    def _deeds(self) -> bool:
        """Reads one deed, and further ones in the same form."""
        at = self._verbs(0)
        if not at:
            return False
        end = self._act(at - 1, at)
        while end:
            joint = self.at(end)
            at = end + 1 + (joint.text == "," and self.at(end + 1).low in ("and", "then"))
            is_last = joint.low in ("and", "then") or at > end + 1
            if not (is_last or joint.text == ",") or not self._is_deed(at):
                break
            verbs = self._verbs(at)
            read_before = len(self._ends)
            after = self._act(verbs - 1, verbs) if verbs else 0
            if after and self._form == speech.GERUND and self.instead.get(verbs, "").startswith(("a ", "an ")):
                after = 0  # 'marketing plan' is no deed
            if not after:
                del self._ends[read_before:]
                break
            if not is_last:
                is_row_end = after == len(self.tokens) and verbs == at + 1
                self._ends[read_before:] = [after] if is_row_end else []
                if is_row_end:
                    self.instead[end] = " and"
            end = after
            if is_last:
                break
        return bool(self._ends)

    def is_odd_row(self, at: int) -> bool:
        return super().is_odd_row(at) and self._form not in (speech.BASE, "")

    def may_be_verb(self, at: int) -> bool:
        return self._form == speech.BASE and super().may_be_verb(at)

    def _is_deed(self, at: int) -> bool:
        token = self.at(at)
        if token.tag == speech.ADVERB:
            token = self.at(at + 1)
        return self._form_of(token) == self._form or (
            self._form == speech.BASE and (self.is_hidden_verb(at) or token.low in SURE)
        )

    def _form_of(self, token: Token) -> str:
        """That of a verb that we can inflect; empty for another word."""
        if token.tag in LIKE_DEEDS and token is self.tokens[0]:
            if self._opens_line():
                return speech.PAST
            if token.low in SURE and self.at(1).tag in OPENS_OBJECT:
                return speech.BASE  # 'Conduct quality inspections'
        if token.tag in speech.DONE and token.text.isalpha() and token.low.endswith("ed") and len(token.text) > 4:
            return speech.PAST
        if token.tag not in speech.VERBS or not token.text.isalpha() or not base_form(token.text, token.tag):
            return ""
        return speech.PAST if token.tag in speech.DONE else token.tag

    def _opens_line(self) -> bool:
        """The first word is a past, which the tagger may take for an adjective: 'Bent conduit'."""
        is_past = bool(base_form(self.tokens[0].text, speech.PAST)) and self.tokens[0].low not in _LIKE_VERBS
        return is_past and self.at(1).tag in OPENS_OBJECT

    def _verbs(self, at: int) -> int:
        """'plan', 'plan and run', 'plan, run and review', each in the tense of the role."""
        start, count = at, 0
        while count < MOST_VERBS:
            while self.at(at).tag == speech.ADVERB and self.at(at).low.endswith("ly"):
                at += 1
                self._first += not self._form
            form = self._form_of(self.at(at))
            if not form and self._form == speech.BASE and count and self.at(at).low in SURE:
                form = speech.BASE  # 'schedule, coordinate and organize'
            if not form or (self._form and form != self._form):
                return 0 if not count else start
            if not count and self.at(at).low in _ADJECTIVES and self.at(at + 1).tag in OPENS_OBJECT - _DETERMINERS:
                return 0  # 'combined revenue'
            wording = self._in_tense(self.at(at), is_first=not self._form)
            if not wording:
                return 0
            self._form = form
            self.instead[at] = wording
            at, count = at + 1, count + 1
            start = at
            joint = at + (self.at(at).text == ",")
            joint += self.at(joint).low in ("and", "or", "&")
            if joint == at or not self._is_deed(joint):
                break
            at = joint
        return at

    def _in_tense(self, token: Token, *, is_first: bool) -> str:
        low = token.low
        if token.tag in speech.DONE | LIKE_DEEDS and low not in SURE:
            return f"{'have ' if is_first else ''}{participle_of(low)}" if self._is_current else low
        base = low if token.low in SURE else base_form(low, token.tag)
        return base if self._is_current or not base else in_past(base)

    def _act(self, verb: int, at: int) -> int:
        """What the verb is done to and the phrases behind it; notes where the clause may end."""
        token = self.tokens[verb]
        base = base_form(token.text, speech.PAST if token.tag in LIKE_DEEDS else token.tag)
        is_bound = (self.at(at).low, self.at(at + 1).low) == ("up", "to") and self.at(at + 2).tag == speech.NUMBER
        if self.at(at).tag == speech.PARTICLE and not is_bound:
            at += 1
        end = self.row(at)
        has_object = bool(end)
        if not end:
            is_free = in_past(base) in _intransitive() if base else token.low in _intransitive()
            is_free &= at == verb + 1 and not self._has_verb_before(verb)
            if not is_free or self.at(at).tag not in (speech.PREPOSITION, speech.TO, speech.ADVERB):
                return 0
            end = self._phrase(at)
            if not end:
                return 0
        if token.tag == speech.BASE and self.instead.get(at, "").startswith("the ") and base not in SURE:
            return 0  # 'project owner'
        if base in ("assist", "help") and has_object and self.at(end - 1).low.endswith("ing"):
            return 0
        if base not in _OPEN_VERBS or not has_object:
            self._ends.append(end)
        return self._phrases(end)

    def _has_verb_before(self, verb: int) -> bool:
        """'plan and assist in': what is planned is not said."""
        return verb in self.instead and verb - 1 in range(len(self.tokens)) and self._joins(verb - 1)

    def _joins(self, at: int) -> bool:
        return self.at(at).low in ("and", "or") and at - 1 in self.instead

    def _phrases(self, end: int) -> int:
        while after := self._phrase(end):
            self._ends.append(after)
            end = after
        return end

    def _phrase(self, at: int) -> int:
        token = self.at(at)
        if token.tag == speech.ADVERB or token.low in TIMES:
            return at + 1 if token.low.endswith("ly") else 0
        if token.low in ("a", "an", "each", "every", "per") and self.at(at + 1).low in _SPANS:
            return at + 2
        if token.tag == speech.PARTICIPLE and self.at(at + 1).tag == speech.PREPOSITION:
            return self._phrase(at + 1)  # 'used in production'
        if token.low == "as" and self.at(at - 1).low in _OFFICES:
            return self.row(at + 1)
        if token.tag == speech.TO:
            return self._inner_act(at + 1, speech.BASE) or self.row(at + 1)
        if token.tag == speech.QUESTION and token.low in ("that", "which", "who"):
            verb = self.at(at + 1)
            return self._inner_act(at + 1, verb.tag) if self._form_of(verb) else 0
        if token.low in ("pertaining", "relating") and self.at(at + 1).low == "to":
            return self.row(at + 2)
        if token.low in _LIKE_PREPOSITIONS or (token.tag == speech.PREPOSITION and token.low not in _CLAUSE):
            if self.at(at + 1).tag == speech.GERUND and (end := self._inner_act(at + 1, speech.GERUND)):
                return end
            is_size = self.at(at - 1).low in _TEAMS and token.low == "of" and self.at(at + 1).tag == speech.NUMBER
            if is_size and self.at(at + 2).tag not in OPENS_OBJECT | {speech.PREPOSITION}:
                return at + 2  # 'a team of four'
            figure = at + 1 + (self.at(at + 1).low in ABOUT)
            if token.low in _PHRASES_OF_FIGURES and _AMOUNT.match(self.at(figure).text):
                after = figure + 1 + (self.at(figure + 1).low in ("percent", "million", "billion"))
                is_sum = not self.at(figure).text.isdigit() or after > figure + 1 or token.low in ("from", "to")
                if is_sum and self.at(after).tag not in speech.NOUNS | {speech.ADJECTIVE, speech.NUMBER}:
                    return after
            end = self.row(at + 1)
            return 0 if token.low in _LIKE_PREPOSITIONS and self.at(end).text == "," else end
        return 0

    def _inner_act(self, at: int, tag: str) -> int:
        """'to plan the week', 'by planning the week'."""
        verb = self.at(at)
        if verb.tag != tag or not (base := base_form(verb.text, tag if tag in speech.VERBS else speech.BASE)):
            return 0
        if base == "help" and is_verb(self.at(at + 1).low):
            return self._inner_act(at + 1, self.at(at + 1).tag)
        joint = at + 2
        if self.at(at + 1).low in ("and", "or") and self.at(joint).tag == tag:
            return self._inner_act(joint, tag)
        after = at + 1 + (self.at(at + 1).tag == speech.PARTICLE)
        if end := self.row(after):
            return self._phrase(end) if base in _OPEN_VERBS else end
        return self._phrase(after) if in_past(base) in _intransitive() else 0

    def _may_end(self, end: int, text: str) -> bool:
        """What follows may be left out."""
        after, last = self.at(end), self.at(end - 1)
        if last.low in _OPEN_ENDS or (last.low in _OPEN_NOUNS and (after.text or self.at(end - 2).low == "the")):
            return False
        if DANGLING.search(self.text[: last.end]):
            return False
        if not after.text:
            return True
        if _TURNS.match(text[after.start :]):
            return False
        if after.low in ("of", "into") or (last.low in EMPTY and after.low == "with"):
            return False
        if after.tag == speech.MARK:
            return after.text in ",;:." or (after.text == "(" and ")" in text and text.rstrip().endswith(")"))
        if after.low == "such" and self.at(end + 1).low == "as":
            return True
        if after.tag == speech.ADVERB:
            return self.at(end + 1).tag not in speech.VERBS | {speech.ADVERB, speech.MODAL}
        if after.tag == speech.GERUND:
            return after.low in _TOWARDS | _RESULTS or self.at(end + 1).tag in (speech.DETERMINER, speech.OWNER)
        if after.low in ("and", "or", "&", "then"):
            if self.is_sure_verb(end + 1):
                return True
            if (
                self.at(end + 1).tag == speech.BASE
                and last.tag == speech.NOUN
                and self.at(end - 2).tag not in _DETERMINERS
            ):
                return False  # 'print cost and trust checks'
            if last.tag == speech.PLURAL and self.at(end + 1).tag in OPENS_OBJECT:
                return True  # a further row
            return self.opens_deed(end + 1) or self.at(end + 1).tag in (speech.PREPOSITION, speech.ADVERB)
        return after.tag in (speech.PREPOSITION, speech.TO, speech.QUESTION)
