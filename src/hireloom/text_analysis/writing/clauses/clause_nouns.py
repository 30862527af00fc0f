"""The nouns of a line by the parts of speech of its words: where each ends, and whether it is whole."""

import re
from functools import cache

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.inflection import base_form, is_verb
from hireloom.text_analysis.language.parts_of_speech import Token, tagged
from hireloom.text_analysis.language.spellings import with_article
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.writing.clauses.sentence_repair import countable_nouns, in_small_letters

LONGEST_NOUN, MOST_ITEMS = 8, 6  # words of a noun, and nouns in a row
LONGEST = 500  # characters from the beginning that are looked at: more than the longest clause has
ABOUT = frozenset(("over", "about", "nearly", "approximately", "almost", "around", "roughly"))
TIMES = frozenset(("daily", "weekly", "monthly", "quarterly", "yearly", "annually", "nightly", "hourly"))
_SUM = re.compile(r"[$€£]\d")
_SIZE = re.compile(r"[$€£]\d|\d[\d,.]*%$")  # counts nothing: 'a $5M budget', 'a 53% increase'
_MORE = frozenset((("more", "than"), ("less", "than"), ("up", "to"), ("at", "least")))
_PRONOUNS = frozenset(("them", "it", "each", "others", "all"))
_SINGLE = frozenset(("1", "one"))
# Words in the singular of which there may be several.
_MANY = frozenset(("several", "many", "various"))
_SCALES = frozenset(("thousand", "million", "billion"))
_CROWDS = frozenset(("staff", "personnel", "people", "revenue", "debt", "inventory", "equipment"))
_SAYS_LITTLE = frozenset(("work", "level", "levels", "line"))  # without a word before it
_NO_END = frozenset(("etc", "various", "other"))
_HALF = re.compile(r"-(?:wide|based|related|driven|oriented|level|facing|sensitive|specific|focused)$", re.I)
_NO_THING = Token("", "", 0, 0)
_KINDS = frozenset((speech.ADJECTIVE, speech.PARTICIPLE, speech.GERUND))
_BEFORE_NOUNS = speech.NOUNS | {speech.ADJECTIVE}
_DETERMINERS = frozenset((speech.DETERMINER, speech.OWNER))
_OPENS_ASIDE = frozenset((speech.QUESTION, speech.PREPOSITION, speech.TO))


@cache
def _counted() -> frozenset[str]:
    return countable_nouns() | words_named("more counted nouns", "writing")


def noun_at(text: str) -> str:
    """The row of nouns with which the text begins, in small letters; empty where it begins with no whole noun."""
    text = in_small_letters(f"in {text[:LONGEST]}").removeprefix("in ")
    nouns = Nouns(text)
    end = nouns.row(0)
    return nouns.wording(0, end) if end else ""


class Nouns:
    """Each method that reads takes a place and returns the place behind what it has read: 0 where that is not whole."""

    def __init__(self, text: str) -> None:
        self.text, self.tokens = text, tagged(text)
        self.instead: dict[int, str] = {}  # what is said for a word
        self.people_are_bare = False  # as in 'promoted to head clerk'

    def at(self, place: int) -> Token:
        return self.tokens[place] if place < len(self.tokens) else _NO_THING

    def wording(self, first: int, end: int) -> str:
        """The words from `first` on, with what is said for them."""
        parts: list[str] = []
        for place in range(first, end):
            token = self.tokens[place]
            parts.append(self.text[self.tokens[place - 1].end : token.start] if place > first else "")
            parts.append(self.instead.get(place, token.text))
        return "".join(parts).replace(" , and", ", and").replace(" and ,", " and")

    def row(self, at: int) -> int:
        """'letters', 'letters, minutes and reports'; of half a row only its first, if that stands alone."""
        first = end = self.noun(at)
        count, comma = 1, 0
        while end and count < MOST_ITEMS:
            joint = self.at(end)
            after = end + 1
            is_last = joint.low in ("and", "or", "&")
            if joint.text == ",":
                comma = end
                is_last = self.at(after).low in ("and", "or", "&")
                after += is_last
            is_aside = joint.text == "," and not is_last and self.at(after).tag in _OPENS_ASIDE  # ', which grew'
            if not (is_last or joint.text == ",") or is_aside or self.opens_deed(after):
                if count > 1 and self.at(first - 1).low.endswith("ing"):
                    return 0  # 'cleaning, stocking and organizing tasks'
                if joint.text == "," and (self.at(first - 1).low.endswith("ing") or self.is_odd_row(after)):
                    return 0  # 'all cleaning, stocking and organizing tasks'
                break
            if not (item := self.noun(after, is_further=True)):
                return first if self._stands_alone(at, first) else 0
            end, count = item, count + 1
            if is_last:
                return end
        if count > 2 and comma and end == len(self.tokens):
            self.instead[comma] = " and"
            return end
        return first

    def is_odd_row(self, at: int) -> bool:
        """A word of a row is taken for a verb: 'cash, check and credit cards'."""
        return self.at(at).tag == speech.BASE and self.at(at + 1).tag not in _DETERMINERS

    def opens_deed(self, at: int) -> bool:
        token = self.at(at)
        if token.tag == speech.ADVERB or self.may_be_verb(at):
            return True
        if token.tag == speech.GERUND:
            return self.at(at + 1).tag in _DETERMINERS or self.at(at + 1).tag in speech.NOUNS
        return token.tag in (speech.BASE, speech.PAST, speech.PERSON) or (
            token.tag == speech.PARTICIPLE and not self.is_modifier(at)
        )

    def is_hidden_verb(self, at: int) -> bool:
        """'issue' of 'and issue disciplinary action', which the tagger takes for a noun."""
        is_noun = self.at(at).tag == speech.NOUN and is_verb(self.at(at).low)
        return is_noun and self.at(at + 1).tag in (speech.ADJECTIVE, speech.DETERMINER, speech.OWNER)

    def may_be_verb(self, at: int) -> bool:
        """'order' of 'and order parts': a noun or a verb, nobody knows."""
        return self.is_hidden_verb(at) or (
            self.at(at).tag == speech.NOUN and is_verb(self.at(at).low) and self.at(at + 1).tag == speech.PLURAL
        )

    def is_modifier(self, at: int) -> bool:
        """A participle before its noun: 'finished goods'."""
        return self.at(at).low in _LIKE_VERBS and self.at(at + 1).tag in speech.NOUNS

    def _stands_alone(self, start: int, end: int) -> bool:
        """It is no first part of a compound: 'sales' of 'sales and …'."""
        if self.at(end - 1).low.endswith("ing"):
            return False  # 'all framing, plumbing, electrical …'
        has_own = any(self.at(place).tag in _DETERMINERS for place in range(start, end))
        last = self.at(end - 1)
        return has_own or (last.tag == speech.PLURAL and last.low not in _FIRST_PARTS)

    def noun(self, at: int, *, is_further: bool = False) -> int:
        """'the weekly reports'; 0 if it is not whole. A further one of a row may share the article of the first."""
        start = at
        if self.at(at).low in ABOUT and self.at(at + 1).tag == speech.NUMBER:
            at += 1
        elif (self.at(at).low, self.at(at + 1).low) in _MORE:
            at += 2
        following = self.at(at + 1)
        is_alone = following.low in TIMES or following.tag not in _BEFORE_NOUNS | {speech.NUMBER}
        is_alone &= at > start or following.text not in ("", ".")  # 'managed $250K' tells nothing
        of_what = following.low == "of" or (following.low in ("on", "in") and self.at(at).text.endswith("%"))
        is_part = _SIZE.match(self.at(at).text) and of_what  # '110% of quota', '15% on services'
        if is_part or (_SUM.match(self.at(at).text) and is_alone):
            return at + 1  # 'saved $75,000'
        if self.at(at).tag == speech.PRONOUN:
            return at + 1 if self.at(at).low in _PRONOUNS else 0
        opening = at
        if self.at(at).tag == speech.DETERMINER and self.at(at + 1).low == "of":
            return at + 1  # 'each of them'
        while self.at(at).tag in _DETERMINERS:
            at += 1
        has_own = at > opening
        last = 0
        while at - start < LONGEST_NOUN and self._is_of_noun(at, last):
            at += 1
            is_noun = self.at(at - 1).tag in speech.NOUNS and not _HALF.search(self.at(at - 1).text)
            if is_noun or self._is_work(at - 1, last):
                last = at
        after = self.at(at + 1).tag
        is_open = after in speech.NOUNS | speech.VERBS | {speech.ADJECTIVE, speech.DETERMINER, speech.OWNER}
        if not last and self.at(at).tag == speech.GERUND and at == start and not is_open:
            last = at = at + 1  # 'scheduling and payroll'
        if last != at or not self._is_whole(start, last):
            return 0
        return last if has_own or self._has_article(start, last, is_further=is_further) else 0

    def _is_of_noun(self, at: int, last: int) -> bool:
        token, after = self.at(at), self.at(at + 1)
        if _HALF.search(token.text):
            return after.tag in speech.NOUNS | {speech.ADJECTIVE, speech.CONJUNCTION, speech.PARTICIPLE}
        if self.is_sure_verb(at):
            return False
        if token.tag in speech.NOUNS:
            before = self.at(at - 1)
            return not (last and last == at and before.tag == speech.PLURAL and before.low not in _FIRST_PARTS)
        if token.low in TIMES and after.tag not in _BEFORE_NOUNS:
            return False
        if token.tag in (speech.ADJECTIVE, speech.NUMBER):
            before = self.at(at - 1)
            if token.tag == speech.ADJECTIVE and last == at and last:
                return False  # 'issue disciplinary action'
            return token.low not in _MANY or not (before.tag in _BEFORE_NOUNS or before.low in ("a", "an"))
        if self._is_work(at, last):
            return True
        if token.tag in (speech.PARTICIPLE, speech.PAST, speech.GERUND):
            return last != at and after.tag in _BEFORE_NOUNS | _KINDS
        if token.tag == speech.POSSESSIVE:
            return last == at
        if token.tag == speech.ADVERB:
            if last != at and after.tag in _BEFORE_NOUNS | _KINDS and ("-" in token.low or token.low in _LY):
                return True  # 'quarterly reports'
            return after.tag in (speech.ADJECTIVE, speech.PARTICIPLE) and last != at
        if token.low in ("and", "or", ",", "&"):
            further = self.at(at + 2)
            is_row = after.tag in _KINDS and further.tag in _BEFORE_NOUNS | {speech.CONJUNCTION, *_KINDS}
            is_pair = token.text != "," and after.tag == speech.NOUN and further.tag in speech.NOUNS
            return last != at and self.at(at - 1).tag in _KINDS and (is_row or is_pair)
        return False

    def _is_work(self, at: int, last: int) -> bool:
        """'goal setting': what ends in -ing behind a noun, with nothing that it does anything to."""
        is_closed = self.at(at + 1).tag in (speech.CONJUNCTION, speech.MARK, speech.PREPOSITION, "")
        is_behind = (last and last == at) or (at and self.at(at - 1).tag == speech.ADJECTIVE)
        return bool(is_behind) and self.at(at).tag == speech.GERUND and is_closed

    def is_sure_verb(self, at: int) -> bool:
        """A verb that is no noun as well, whatever the tagger thinks: 'advise managers and ensures'."""
        token = self.at(at)
        if token.tag == speech.PLURAL:
            is_joined = self.at(at - 1).low in ("and", "or", ",") if at else False
            return is_joined and base_form(token.text, speech.PERSON) in SURE
        is_like_verb = _FROM_LATIN.search(token.low) is not None and token.low not in _LIKE_LATIN
        return token.tag == speech.NOUN and (token.low in SURE or is_like_verb)

    def _has_article(self, start: int, end: int, *, is_further: bool) -> bool:
        """A single thing has its article, or now gets it; nobody knows that of a person."""
        words = self.tokens[start:end]
        last = words[-1]
        sizes = (speech.POSSESSIVE, speech.NUMBER)
        is_open = not any(word.tag in sizes and not _SIZE.match(word.text) for word in words)
        if last.low == "setting" and words[0] is not last:
            return True  # 'goal setting'
        is_somebody = is_person(last.low) or last.low in _CALLERS
        if last.tag != speech.NOUN or not (is_somebody or last.low in _counted()) or not is_open:
            return True
        joined = self.at(end + 2)
        is_joined = self.at(end).low in ("and", "or") and self.at(end + 1).tag in (speech.NOUN, speech.ADJECTIVE)
        is_joined &= joined.tag == speech.PLURAL or (joined.tag == speech.NOUN and joined.low not in _counted())
        if is_joined and not is_person(joined.low):
            return True  # 'audit and control requirements'
        if start and self.at(start - 1).low in _OF_IDIOMS and len(words) == 1:
            return True
        if is_further and self._shares_article(start):
            return True
        is_crew = last.low in _CREWS and self.at(end).low == "of"
        if not is_crew and (last.low in _BOSSES or last.low in _ONLY_ONE or self._is_of(end)):
            self.instead[start] = f"the {words[0].text}"
            return True
        if is_somebody:
            return self.people_are_bare
        phrase = " ".join(word.text for word in words)
        wording = with_article(phrase)[: -len(phrase)] + words[0].text
        self.instead[start] = wording
        return True

    def _shares_article(self, start: int) -> bool:
        """'and report' of 'a plan and report': the noun before it has an article."""
        before = self.tokens[max(0, start - LONGEST_NOUN) : start]
        places = range(start - len(before), start)
        has_own = any(token.tag in _DETERMINERS for token in before)
        return has_own or any(self.instead.get(place, "").startswith(("a ", "an ", "the ")) for place in places)

    def _is_of(self, at: int) -> bool:
        """'of' follows, at once or behind a second noun."""
        if self.at(at).low in ("and", "or") and self.at(at + 1).tag in speech.NOUNS:
            at += 2
        return self.at(at).low == "of"

    def _says_little(self, low: str, end: int) -> bool:
        return low in _SAYS_LITTLE or (low in EMPTY and self.at(end).low not in ("with", "of"))

    def _is_whole(self, start: int, end: int) -> bool:
        words = self.tokens[start:end]
        core = [word for word in words if word.tag not in _DETERMINERS]
        if not core or (len(core) < 2 and (self._says_little(core[-1].low, end))):
            return False
        if words[-1].low in _NO_END or _TENS.match(words[-1].low):
            return False
        is_quality = len(core) < 2 and core[-1].tag == speech.NOUN and _QUALITY.search(core[-1].low)
        if is_quality and core[-1].low not in _NOUNS_LIKE_QUALITIES:
            return False  # 'maintained a comprehensive'
        many = any(
            word.tag == speech.NUMBER
            and word.low not in _SINGLE
            and word.low.count("-") < 2
            and not _SIZE.match(word.text)
            and not (word.low in _SCALES and _SIZE.match(words[at - 1].text))  # 'a $1.5 million budget'
            for at, word in enumerate(words[:-1])
        )
        return not (many and words[-1].tag == speech.NOUN and words[-1].low not in _CROWDS)


# Plurals that may stand before another noun.
SURE = words_named("sure verbs") | words_named("verbs of duties", "writing")
_OF_IDIOMS = frozenset(("took", "gave", "made", "had", "take", "give", "make", "have", "taking", "giving", "making"))
_FIRST_PARTS = words_named("plurals before nouns", "writing")
EMPTY = words_named("things that say nothing", "writing")
_ONLY_ONE = words_named("nouns of one", "writing")
_QUALITY = re.compile(r"[a-z](?:ous|ful|ive|ible|able|al|ic)$")
_NOUNS_LIKE_QUALITIES = words_named("whole ends", "writing")
_TENS = re.compile(
    r"(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|\w*teen|one|two|three|four|five|six|seven|eight|nine|ten)(?:-\w+)?$"
)
_LY = words_named("adjectives in -ly", "writing")
_LIKE_LATIN = frozenset(
    ("merchandise", "expertise", "enterprise", "franchise", "exercise", "premise", "noise", "raise")
)
_FROM_LATIN = re.compile(r"[a-z]{2}(?:ify|i[sz]e|ulate|itate|inate)$")
_CREWS = frozenset(("team", "crew", "group"))
_BOSSES = frozenset(("manager", "supervisor", "director", "owner", "president", "principal", "chef", "ceo", "board"))
_CALLERS = words_named("people without articles", "writing")
_LIKE_VERBS = words_named("adjectives like verbs", "writing")
