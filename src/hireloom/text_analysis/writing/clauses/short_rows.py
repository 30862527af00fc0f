"""Rows inside a deed: three things or verbs at most, and an 'and' before the last of them.

Resumes write rows that nobody says in a sentence: 'drafted pleadings, memoranda, settlement agreements, motions and
letters', 'arranged displays, placed merchandise on counters'. A part of such a row is as true as the whole of it."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import takewhile

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.inflection import base_form, is_verb
from hireloom.text_analysis.language.parts_of_speech import Token, tagged
from hireloom.text_analysis.writing.clauses.clause_nouns import SURE

MOST = 3  # things in a row, and verbs in one
_PIECE = re.compile(r"(?:(?P<joint>and|or)(?: then)? )?(?P<text>[^,]*(?:,(?! )[^,]*)*)(?:, |$)")
_JOINT = re.compile(r" (and|or) ")
# What begins with it says something about all that stands before it.
_PHRASE = frozenset((speech.PREPOSITION, speech.TO, speech.QUESTION, speech.CONJUNCTION, speech.PRONOUN))
_OBJECT = frozenset((speech.DETERMINER, speech.OWNER, speech.NUMBER, speech.ADJECTIVE, *speech.NOUNS))
_OPENING = re.compile(r"I (?:have )?(?=\w)")

Nearness = Callable[[str], float]


class _Kind(Enum):
    DEED = auto()
    PHRASE = auto()
    THING = auto()


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of the clause between commas; `joint` is the 'and' or 'or' before it."""

    kind: _Kind
    text: str
    joint: str = ""


@dataclass(slots=True)
class _Row:
    """What stands up to the first thing, with it, and the further things."""

    opening: str
    things: list[_Piece] = field(default_factory=list)


def with_short_rows(clause: str, nearness: Nearness) -> str:
    """The clause with three things in each row at most: those of the greatest `nearness`, otherwise the first. Empty
    where a row has no 'and' and none can be added for certain."""
    opening = _OPENING.match(clause)
    if not opening or ", " not in clause or "(" in clause:
        return clause
    pieces = _Clause(clause, opening.end()).pieces()
    verbs = [piece.text for piece in takewhile(lambda piece: " " not in piece.text, pieces)]
    if verbs:  # they share what is done to it
        pieces = _with_one_object(verbs, pieces[len(verbs) :])
    deeds: list[list[_Row]] = []
    for piece in pieces:
        if piece.kind is _Kind.DEED:
            deeds.append([_Row(piece.text)])
        elif piece.kind is _Kind.PHRASE:
            deeds[-1].append(_Row(piece.text))
        else:
            deeds[-1][-1].things.append(piece)
    if not deeds or not all(_is_whole(row) for rows in deeds for row in rows):
        return ""
    if any(map(_may_be_things, pieces, pieces[1:])):
        return clause
    is_short = all(_is_short(row) for rows in deeds for row in rows) and len(verbs) <= MOST
    if (
        is_short
        and len(deeds) <= MOST
        and (len(deeds) == 1 or any(piece.joint for piece in pieces if piece.kind is _Kind.DEED))
    ):
        return clause
    told_deeds = [", ".join(_shortened(row, nearness) for row in rows) for rows in deeds]
    near = sorted(told_deeds, key=lambda deed: -nearness(deed))[:MOST]
    return f"{opening[0]}{_in_a_row([deed for deed in told_deeds if deed in near])}"


def _with_one_object(verbs: Sequence[str], others: Sequence[_Piece]) -> list[_Piece]:
    """'designed, tested and maintained the network' of 'designed, built, tested, and maintained the network'; nothing
    where the last verb has no object either."""
    if not others:
        return []
    last, *further = others
    has_pair = re.match(r"\w+ (?:and|or) \w+ ", last.text) is not None
    joint = "," if has_pair else f" {last.joint}" if last.joint else ""
    text = f"{', '.join(verbs[: MOST - 1 - has_pair])}{joint} {last.text}"
    return [_Piece(_Kind.DEED, text), *further] if joint else []


def _may_be_things(before: _Piece, piece: _Piece) -> bool:
    """'for banquets, catered events and dining areas': what looks like a verb may be a word before its noun."""
    tags = [token.tag for token in tagged(before.text)[-2:]]
    ends_in_things = tags == [speech.PREPOSITION, speech.PLURAL]
    return piece.kind is _Kind.DEED and ends_in_things and not piece.joint and _JOINT.search(piece.text) is not None


def _is_whole(row: _Row) -> bool:
    return not row.things or any(thing.joint for thing in row.things)


def _is_short(row: _Row) -> bool:
    """No more things than one says at once, and the last of them behind the only 'and'."""
    return len(row.things) < MOST and not any(thing.joint for thing in row.things[:-1])


def _shortened(row: _Row, nearness: Nearness) -> str:
    """The first thing and those two of the others that are nearest; the last one among them where the others may stand
    before its noun: 'customer, vendor and staff meetings'. What follows a thing with a phrase of its own may belong to
    that."""
    things = [thing.text for thing in row.things]
    if not _is_short(row):
        simple = list(takewhile(lambda thing: not _has_phrase(thing), things[:-1]))
        if simple == things[:-1]:
            simple.append(things[-1])
        plain = [thing for thing in simple if not _JOINT.search(thing) and "," not in thing]
        near = sorted(plain, key=lambda thing: -nearness(thing))[: MOST - 1]
        if things[-1] in simple and things[-1] not in near and not all(map(_stands_alone, (row.opening, *near))):
            near = [*near[: MOST - 2], things[-1]]
        things = [thing for thing in things if thing in near]
    joint = next((thing.joint for thing in row.things if thing.joint), "and")
    return _in_a_row([row.opening, *things], joint)


def _has_phrase(thing: str) -> bool:
    return any(token.tag in _PHRASE | {speech.GERUND} for token in tagged(thing)[1:])


def _in_a_row(parts: Sequence[str], joint: str = "and") -> str:
    *first, last = parts
    if not first:
        return last
    comma = "," if any(map(_JOINT.search, (first[-1], last))) else ""
    return f"{', '.join(first)}{comma} {joint} {last}"


def _stands_alone(thing: str) -> bool:
    """The last word is a noun that no other one needs behind it."""
    last = tagged(thing)[-1]
    return last.tag in (speech.PLURAL, speech.NAME) or last.low in words_named("things without a number", "writing")


class _Clause:
    """A clause in the first person, whose first verb begins at `start`."""

    def __init__(self, clause: str, start: int) -> None:
        self._text, self._start, self._tokens = clause, start, tagged(clause)
        first = self._token(start)
        self._is_done = clause.startswith("I have ") or not is_verb(first.low) or first.low.endswith("ed")

    def _token(self, start: int, step: int = 0) -> Token:
        at = next((at for at, token in enumerate(self._tokens) if token.start >= start), len(self._tokens)) + step
        return self._tokens[at] if at < len(self._tokens) else Token("", "", 0, 0)

    def pieces(self) -> list[_Piece]:
        made: list[_Piece] = []
        spans = [match for match in _PIECE.finditer(self._text, self._start) if match["text"]]
        for match, following in zip(spans, (*spans[1:], None), strict=True):
            kind = self._kind(match.start("text"), made, match["joint"] or "")
            if kind is _Kind.THING and self._goes_on(match.start("text")) and not match["joint"]:
                *made, before = made  # 'in a complex, fast-paced office'
                made.append(_Piece(before.kind, f"{before.text}, {match['text']}", before.joint))
                continue
            is_last = not following or self._kind(following.start("text"), made, following["joint"]) is not _Kind.THING
            if kind is _Kind.THING and is_last and following and self._may_be_verb(match.start("text")):
                kind = _Kind.DEED  # 'present findings' between other deeds
            made += self._parts(match.start("text"), match["text"], kind, match["joint"] or "", is_last=is_last)
        return made

    def _parts(self, start: int, text: str, kind: _Kind, joint: str, *, is_last: bool) -> Iterator[_Piece]:
        """The piece, parted where a second verb or the last thing of a row begins in it."""
        for match in _JOINT.finditer(text) if kind is not _Kind.PHRASE else ():
            left, right = text[: match.start()], text[match.end() :]
            if " " in left and self._is_verb(start + match.end()):
                yield from self._parts(start, left, kind, joint, is_last=True)
                yield _Piece(_Kind.DEED, right, match[1])
                return
        last = [*_JOINT.finditer(text)][:1] if kind is _Kind.THING and is_last and not joint else []
        for match in last:
            yield _Piece(kind, text[: match.start()])
            yield _Piece(kind, text[match.end() :], match[1])
        if not last:
            yield _Piece(kind, text, joint)

    def _kind(self, start: int, before: Sequence[_Piece], joint: str | None) -> _Kind:
        token, last = self._token(start), before[-1] if before else None
        if not last or self._is_verb(start):
            return _Kind.DEED
        if token.low == "such":
            return _Kind.PHRASE
        if last.kind is _Kind.THING and (joint or last.text.split()[0].endswith("ing")):
            return _Kind.THING
        if token.tag == speech.ADVERB:
            return _Kind.DEED if self._is_verb(self._token(start, 1).start) else self._of_adverb(token)
        is_gerund = token.tag == speech.GERUND and self._token(start, 1).tag in _OBJECT | _PHRASE
        is_named = self._token(start, -2).low.endswith("ing")  # 'budgeting, planning sales and …'
        return _Kind.PHRASE if token.tag in _PHRASE or (is_gerund and not is_named) else _Kind.THING

    def _of_adverb(self, token: Token) -> _Kind:
        return _Kind.THING if token.low.endswith("ly") else _Kind.PHRASE  # 'monthly reports', but 'as well as'

    def _is_verb(self, start: int) -> bool:
        """A verb in the form of the first one, with something that it is done to."""
        token, after = self._token(start), self._token(start, 1)
        if self._is_done:
            is_past = bool(base_form(token.low, speech.PAST)) and (token.tag in speech.DONE or token.low.endswith("ed"))
            return is_past and after.tag in _OBJECT | _PHRASE | {speech.PARTICLE, speech.ADVERB, speech.GERUND}
        is_base = token.tag == speech.BASE or (token.low in SURE and after.tag in _OBJECT)
        return is_base and is_verb(token.low)

    def _may_be_verb(self, start: int) -> bool:
        low = self._token(start).low
        return bool(base_form(low, speech.PAST)) if self._is_done else is_verb(low)

    def _goes_on(self, start: int) -> bool:
        """An adjective stands before the comma, so that both need the same noun."""
        before, token = self._token(start, -2), self._token(start)
        is_pair = self._token(start, -3).low in ("a", "an") and (token.tag == speech.ADJECTIVE or "-" in token.text)
        return is_pair or (
            before.tag == speech.ADJECTIVE and token.tag in (speech.ADJECTIVE, *speech.NOUNS, *speech.DONE)
        )
