"""The beginning of a resume's line as a few plain words: a verb and what it was done to.

Notes leave out articles and mix forms, so a long line seldom makes a sentence. Its beginning does: only what fits a
small grammar is read, and nothing is cut inside a noun."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.spellings import listed
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.language.verbs import base_of_gerund, is_base, is_gerund, is_past, participle, past
from hireloom.text_analysis.writing.letter_deeds import is_own_deed
from hireloom.text_analysis.writing.letter_prose import VAGUE, is_short_form, unpadded
from hireloom.text_analysis.writing.sentence_repair import calm, countable_nouns, in_small_letters, repaired
from hireloom.text_analysis.writing.shorter_lines import plain_line

# Words of a deed and of a noun, nouns in a row, phrases behind it, verbs in a row.
LONGEST, LONGEST_NOUN, MOST_ITEMS, MOST_PHRASES, MOST_VERBS = 14, 5, 4, 3, 4
_TOKEN = re.compile(
    r"[$€£]?\d(?:[\d,.]*\d)?(?:[%kKmMB]\b|\+)?(?:\s(?:million|billion|thousand)\b)?|[A-Za-z][\w'’+#/&-]*|[^\s\w]"
)
_VERB = re.compile(r"(?P<joint>,? and |, | & )?(?P<verb>[A-Za-z]+)(?=[ ,]|$)")
_BEHIND = words_named("words behind a noun", "writing")
_NEEDED = ("of", "with", "about", "between", "into", "as")  # what they lead to belongs to the noun before
_ENDS = words_named("words that end a noun", "writing")
_CHANGES = re.compile(r"(?:under|with the (?:help|assistance)|except|but|not|unless|without|if|in support)\b", re.I)
_QUANTITY = ("over", "about", "nearly", "approximately", "almost")
_NUMBERS = frozenset(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "several", "both"))
_DETERMINERS = _NUMBERS | {"the", "a", "an", "all", "our", "their", "its", "each", "every", "any"}
_OWNER = re.compile(r"^(?=[a-z]+['’]s [a-z])")
_PARTICLES = ("up", "out", "off", "down")
_LY = words_named("adjectives in -ly", "writing")
_MASS = re.compile(r"\w{2,}(?:tion|sion|ment|ity|ance|ence|ship|ware|acy|ery|sis|ics|ness|age)$")
_PLURAL = re.compile(r"(?:[^siu]|ie|nu)s$")
_PLURALS = ("people", "children", "analyses")
_CREWS = ("staff", "personnel")


def short_deed(line: str, advert: str, *, is_current: bool) -> str:
    """'I scheduled depositions' of 'Scheduling depositions, as directed'; empty for a line that does not begin with a
    certain verb and a whole noun. `advert` is the job in small letters, whose names its reader knows."""
    text = in_small_letters(unpadded(f"I {_lowered(calm(plain_line(line)))}")).removeprefix("I ")
    is_title = line.istitle() and is_person(line)
    if is_title or not is_own_deed(text) or re.match(r"\w+ by\b", text):
        return ""
    verbs, end = _verbs(text, is_current=is_current)
    if not verbs:
        return ""
    after = re.match(r"\s*(?:to )?(\w+)", text[end:])
    if after and is_base(after[1]) and verbs[-1].endswith(("help", "helped")):
        return ""  # 'helped write'
    head = f"I {verbs[-1].removeprefix('have ')} "
    rest = repaired(f"{head}{_OWNER.sub('the ', text[end:].strip())}").removeprefix(head)
    thing = _Reader(_TOKEN.findall(rest), advert).object(verbs[-1])
    clause = f"I {listed(verbs)} {thing}"
    return clause if thing and len(clause.split()) <= LONGEST and not VAGUE.search(clause) else ""


def noun_at(text: str) -> str:
    """The row of nouns with which the text begins, in small letters; empty where it begins with no whole noun."""
    return _Reader(_TOKEN.findall(in_small_letters(f"in {text}").removeprefix("in ")), "").row()


def nouns_of(clause: str) -> Iterator[str]:
    """The whole nouns of a clause without their determiners: 'motion packets' and 'courts' of 'I filed motion packets
    with three courts'."""
    tokens = _TOKEN.findall(clause)
    first = 2 + (tokens[1:2] == ["have"])
    for at in range(first, len(tokens)):
        before = tokens[at - 1].lower()
        if before == "to" or not (at == first or before in (*_BEHIND, ",", "and", "or")):
            continue
        reader = _Reader(tokens[at : at + LONGEST_NOUN + 1], "")  # a noun, and the word that ends it
        words = reader.noun().split()
        while words and (words[0].lower() in _no_nouns() or any(map(str.isdigit, words[0]))):
            words = words[1:]
        is_deed = before not in _BEHIND and is_past(tokens[at])  # ', stocked shelves'
        if words and not is_deed and reader.is_whole(words):
            yield " ".join(words)


def parts_of(line: str) -> Iterator[str]:
    """The parts of a line at semicolons and ends of sentences."""
    yield from filter(None, (part.strip() for part in re.split(r";\s|(?<=[a-z)])\.\s(?=[A-Z])", line)))


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:]


def _verbs(text: str, *, is_current: bool) -> tuple[list[str], int]:
    """'planned' or 'planned and ran', in the tense of the role and all of one form, and where the rest begins."""
    verbs: list[str] = []
    form, end = "", 0
    for match in _VERB.finditer(text):
        word, joint = match["verb"].lower(), match["joint"]
        kind = _form(word, is_first=not verbs)
        if match.start() != end or (verbs and (kind != form or not joint)) or (joint and not verbs):
            break
        if not kind or (not verbs and word in words_named("adjectives like verbs", "writing")):
            break
        form, end = kind, match.end()
        verbs.append(_in_tense(word, kind, is_first=not verbs, is_current=is_current))
    return (verbs, end) if len(verbs) <= MOST_VERBS else ([], 0)


def _form(word: str, *, is_first: bool) -> str:
    if is_past(word) and not is_base(word):
        return "past"
    if is_gerund(word) and not is_base(word):
        return "ing" if is_first or word not in _things() else ""
    if word in _opening():
        return "plain"
    return "past" if is_past(word) else ""


def _in_tense(verb: str, kind: str, *, is_first: bool, is_current: bool) -> str:
    if kind == "past":
        return f"{'have ' if is_first else ''}{participle(verb)}" if is_current else verb
    base = base_of_gerund(verb) if kind == "ing" else verb
    return base if is_current else past(base)


@cache
def _things() -> frozenset[str]:
    """Nouns that stand without an article in the singular."""
    return words_named("things without articles", "writing") | words_named("work that ends in -ing", "writing")


@cache
def _weak() -> frozenset[str]:
    """Words that say nothing by themselves, or are no nouns."""
    return words_named("adjectives left alone") | words_named("things that say little", "writing")


@cache
def _empty() -> frozenset[str]:
    return words_named("things that say nothing", "writing") | words_named("padding", "writing")


@cache
def _no_nouns() -> frozenset[str]:
    """Words that stand before a noun and say little about it."""
    return _DETERMINERS | frozenset(_QUANTITY) | words_named("adjectives left alone")


@cache
def _others_do() -> frozenset[str]:
    """Verbs of somebody else, no plurals: 'assists', 'depends'."""
    return frozenset(f"{verb}s" for verb in words_named("sure verbs", "writing")) | {"depends", "includes", "involves"}


@cache
def _opening() -> frozenset[str]:
    """Verbs in their plain form that are certainly verbs at the head of a line."""
    lists = ("sure verbs", "verbs of duties", "verbs of work", "verbs that open a line", "more verbs")
    return frozenset().union(*(words_named(name, "writing") for name in lists))


def _stands_alone(verb: str) -> bool:
    """A phrase may follow the verb at once: 'corresponded with'."""
    bare = verb.removeprefix("have ")
    alone = words_named("verbs without objects", "writing")
    return not alone.isdisjoint((bare, past(bare) if is_base(bare) else bare))


@lru_cache(maxsize=4)
def _words_of(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[\w'’+#/&-]+", text))


def _is_adverb(word: str) -> bool:
    return word.endswith("ly") and word not in _LY


class _Reader:
    """Reads the object and the phrases behind it, one token after another."""

    def __init__(self, tokens: list[str], advert: str) -> None:
        self._tokens, self._advert = tokens, advert
        self._at = 0

    def _word(self, at: int | None = None) -> str:
        at = self._at if at is None else at
        return self._tokens[at] if at < len(self._tokens) else ""

    def object(self, verb: str) -> str:
        """'depositions for two attorneys'; empty if there is no whole noun, or if what follows changes the deed."""
        particle = ""
        if self._word() in _PARTICLES:
            particle, self._at = self._word(), 1
        first = self.row()
        if not first and self._word() in _BEHIND and (particle or _stands_alone(verb)):
            first = self._phrase()
        if not first:
            return ""
        parts = [first]
        while len(parts) <= MOST_PHRASES and self._word().lower() in _BEHIND:
            start, joint = self._at, self._word().lower()
            phrase = self._phrase()
            if not phrase or sum(len(part.split()) for part in (*parts, phrase)) > LONGEST - 3:
                self._at = start
                if joint in _NEEDED:
                    return ""
                break
            parts.append(phrase)
        if _CHANGES.match(" ".join(self._tokens[self._at :])):
            return ""
        return " ".join(filter(None, (particle, *parts)))

    def _phrase(self) -> str:
        joint = self._word()
        self._at += 1
        row = self.row()
        return f"{joint} {row}" if row else ""

    def row(self) -> str:
        """'letters', 'letters, minutes and reports'; empty if an item is no whole noun, or the row is too long. Of two
        things with a mere comma between them the first."""
        items: list[str] = []
        start, end, has_and = self._at, self._at, False
        while len(items) < MOST_ITEMS and (item := self.noun()):
            items.append(item)
            end = end if len(items) > 1 else self._at
            joint = self._word()
            ahead = 2 if joint == "," and self._word(self._at + 1) in ("and", "or") else 1
            after = self._word(self._at + ahead).lower()
            if joint not in (",", "and", "or", "&") or self._opens_deed(after) or not after:
                if len(items) > 1 and not has_and and not items[2:]:
                    self._at = end
                    return items[0]
                return listed(items)
            has_and |= joint != "," or ahead > 1
            self._at += ahead
        self._at = start
        return ""

    def _opens_deed(self, word: str) -> bool:
        """What follows is no further item of the row."""
        is_verb = is_past(word) or is_gerund(word) or word in _opening() or word in _others_do()
        is_noun = word in _things() and not is_past(word)
        return (is_verb and not is_noun) or word in _ENDS or word in _BEHIND or _is_adverb(word)

    def noun(self) -> str:
        """'the weekly reports'; empty if it is not whole."""
        words: list[str] = []
        while len(words) < LONGEST_NOUN and self._is_of_noun(self._word(), words):
            words.append(self._word())
            self._at += 1
        if len(words) > 1 and words[-1] in _LY:  # 'interviewed applicants daily'
            words.pop()
        return " ".join(words) if words and self.is_whole(words) and not self._goes_on() else ""

    def _goes_on(self) -> bool:
        """The noun is longer than what was read of it."""
        word = self._word()
        low = word.lower()
        if word in ("-", "–", "/"):
            return True
        is_end = low in _BEHIND or low in _ENDS or low in ("and", "or", "each", "every")
        return bool(word) and word[0].isalnum() and not is_end

    def _is_of_noun(self, word: str, before: list[str]) -> bool:
        low = word.lower()
        if not word or (not word[0].isalnum() and word[0] not in "$€£"):
            return False
        if low in _DETERMINERS or low in _QUANTITY or any(map(str.isdigit, word)):
            return not before or before[-1] in _QUANTITY or before[-1] in ("the", "all", "our")
        if low in _BEHIND or low in _ENDS or low in ("and", "or", "i", "my", "is", "are", "was") or _is_adverb(low):
            return False
        if word[0].isupper() or "/" in word or "&" in word:
            return low in _words_of(self._advert) or is_short_form(word)
        is_done = is_past(low) and bool(before) and before[-1].endswith("s")  # 'budgets increased sales'
        is_verb = (is_done or is_gerund(low)) and low not in _things()
        return not is_verb and re.fullmatch(r"[a-z]+(?:[-'’][a-z]+)*", low) is not None

    def is_whole(self, words: list[str]) -> bool:
        """The row of words ends in a noun that needs no article, or has one."""
        first, last = words[0].lower(), words[-1].lower()
        is_bare = len(words) < 2 + (first in _DETERMINERS)
        if is_past(last) or last in _others_do() or last in _empty() or (last in _weak() and is_bare):
            return False
        if last in _DETERMINERS or last in _QUANTITY or re.search(r"['’]", last):
            return False
        is_plural = _PLURAL.search(last) is not None or last in _PLURALS
        is_sum = last[0] in "$€£"
        has_number = any(re.search(r"\d", word) for word in words) or not _NUMBERS.isdisjoint(map(str.lower, words))
        if has_number and not (is_plural or is_sum or last in _CREWS):
            return False
        is_mass = last in _things() or (_MASS.match(last) is not None and last not in countable_nouns())
        is_owned = first in _DETERMINERS and len(words) > 1
        return is_plural or is_sum or is_mass or words[-1][0].isupper() or is_owned
