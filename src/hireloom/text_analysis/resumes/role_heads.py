"""Where the roles of a resume begin: title, employer and dates, in whatever order and on however many lines they
stand. A resume keeps to one layout, so each place for titles gains by every role that has its title there."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from hireloom.text_analysis.language.degrees import degrees, speaks_of_study, trains
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import Period
from hireloom.text_analysis.language.schools import without_schools
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.resumes.contacts import is_contact
from hireloom.text_analysis.resumes.dated_lines import DatedLine, dated_lines, resume_lines, top_of_head
from hireloom.text_analysis.resumes.letter_case import with_capitals
from hireloom.text_analysis.resumes.lines_of_deeds import place_of_deed, stands_apart, tells_deeds
from hireloom.text_analysis.resumes.passages import tells_a_deed
from hireloom.text_analysis.resumes.sections import AWAY, Section
from hireloom.text_analysis.resumes.titles_and_employers import (
    BORNE,
    LONGEST_JOINED,
    TITLE,
    UNLIKELY,
    before_a_town,
    employer_score,
    is_surely_an_employer,
    opening,
    opens_a_deed,
    parts,
    title_score,
    with_double_titles,
    without_firm,
    without_lead,
)

LONGEST_SLOT = 14  # words of a line that may hold a title
LAYOUT = 2.5  # what a place gains at most where all roles of the resume have their titles
ENOUGH, LIKELY, SURE = 0.4, 1.5, 3.0  # titles next to an employer, below headings of work, and elsewhere
USUAL = LAYOUT / 2  # from this on most roles have their titles in a place
NOBODY = "Company Name"  # what an anonymizer wrote in place of employers
BEHIND = 0.4  # what the piece right after a title gains, and one before a town
CALLED = 0.9  # from this score on a piece may be the employer of a role
NAMED = 1.5  # from this score on a piece is an employer next to a title without dates
# Places for a title next to the dated line, as lines from it.
_OFFSETS = {"above": -1, "below": 1, "above2": -2, "below2": 2}
_SLOTS = ("before", "after", *_OFFSETS)


@dataclass(frozen=True, slots=True)
class Head:
    """`start` and `end` are its offsets in the text and those of `period` the dates; an uncertain title or employer is
    empty."""

    title: str
    employer: str
    period: Period | None
    start: int
    end: int


class _Head(NamedTuple):
    """The most likely title of a line, and the pieces after and before it."""

    score: float
    title: str
    behind: tuple[str, ...] = ()
    before: tuple[str, ...] = ()

    @property
    def rest(self) -> tuple[str, ...]:
        return (*self.behind, *self.before)


class _Draft(NamedTuple):
    """A head of lines `first` to `last`; `names` are the other pieces on them."""

    head: _Head
    names: tuple[str, ...]
    period: Period | None
    first: int
    last: int
    end: int


_NOTHING = _Head(UNLIKELY, "")
WORDS_BELOW, LONGEST_BELOW, LONG = 5, 120, 80  # words and characters below a head, characters in it: tell it apart
MOST_DATED = MOST_UNDATED = 200  # no life has more roles, and each is compared with the whole text


@lru_cache(maxsize=16)
def role_heads(text: str, lexicon: Lexicon) -> tuple[Head, ...]:
    """The heads in the order of the text; dates of studies, papers, awards and deeds open no role."""
    return _Heads(with_capitals(text), lexicon).found()


class _Heads:
    def __init__(self, text: str, lexicon: Lexicon) -> None:
        self._text, self._lexicon = text, lexicon
        self._lines = tuple(resume_lines(text))
        self._dates = tuple(islice(dated_lines(self._lines), MOST_DATED))
        self._dated = {at for date in self._dates for at in range(date.at, date.last + 1)}

    def found(self) -> tuple[Head, ...]:
        options = [self._options(date) for date in self._dates]
        weights = _weights(options)
        drafts = [
            draft
            for dates, option in zip(self._dates, options, strict=True)
            if (draft := self._draft(dates, option, weights))
        ]
        drafts += islice(self._undated(), MOST_UNDATED)
        drafts.sort(key=lambda draft: draft.first)
        beside = self._beside(drafts)
        return tuple(self._each_once(self._head(draft, beside) for draft in drafts))

    def _each_once(self, heads: Iterable[Head]) -> Iterator[Head]:
        """Some files hold the whole resume twice. Two jobs with one title at one time go on with different words."""
        seen: set[tuple[object, ...]] = set()
        for head in heads:
            below = self._text[head.end : head.end + LONGEST_BELOW].casefold().split()[:WORDS_BELOW]
            lines = self._text[head.start : head.end].casefold().splitlines()
            title = lines if len(lines) > 2 or max(map(len, lines)) > LONG else [head.title.casefold()]
            key = (*title, head.period and head.period[:2], *below)
            if head.period is None or key not in seen:
                yield head
            seen.add(key)

    def _options(self, dates: DatedLine) -> dict[str, _Head]:
        """The best title in each place."""
        options = dict.fromkeys(_SLOTS, _NOTHING)
        if dates.stands_in_a_sentence or self._is_a_deed(dates.before, dates.after):
            return options
        options["before"] = self._best(dates.before)
        options["after"] = self._best(opening(dates.after, self._lexicon))
        if options["before"].score < TITLE:
            for slot in _OFFSETS:
                options[slot] = self._slot(self._at(dates, slot))
            for slot in ("above", "below"):
                if not self._may_hold(self._at(dates, slot)):
                    options[f"{slot}2"] = _NOTHING
            for slot in _OFFSETS:
                is_likely = options[slot].score >= LIKELY and self._employer_at(self._at(dates, slot))
                if is_likely and sum(head.score >= LIKELY for head in options.values()) > 1:
                    options[slot] = _NOTHING  # 'Advocate Health Hospital' next to a title is its employer
        return options

    def _is_a_deed(self, before: str, after: str) -> bool:
        text = without_lead(before)
        if text and after[:1].islower() and is_past(text.split()[0].lower()):
            return True  # 'Earned 2013 individual award'
        if len(text.split()) <= 3 or BORNE.match(text):
            return False
        if text == before and (before[0].islower() or is_past(before.split()[0])):
            return title_score(before, self._lexicon) < TITLE
        return (text[0].islower() or opens_a_deed(text)) and self._best(text).score < TITLE

    def _slot(self, at: int) -> _Head:
        return self._best(opening(self._lines[at].text, self._lexicon)) if self._may_hold(at) else _NOTHING

    def _may_hold(self, at: int) -> bool:
        """The line may hold a title or an employer."""
        if not 0 <= at < len(self._lines) or at in self._dated:
            return False
        line = self._lines[at]
        if line.is_heading or line.is_bullet or is_contact(line.text, top=False):
            return False
        text = opening(line.text, self._lexicon).strip()
        return bool(text) and not (len(text.split()) > 4 and text.endswith((".", ";")))

    def _best(self, text: str) -> _Head:
        pieces = [part for piece in parts(text) for part in without_firm(piece, self._lexicon)]
        pieces = with_double_titles(text, pieces, self._lexicon)
        if not pieces:
            return _NOTHING
        scores = [title_score(piece, self._lexicon) for piece in pieces]
        at = scores.index(max(scores))
        return _Head(scores[at], pieces[at], tuple(pieces[at + 1 :]), tuple(pieces[:at]))

    def _draft(self, dates: DatedLine, options: dict[str, _Head], weights: dict[str, float]) -> _Draft | None:
        free = {
            slot: head
            for slot, head in options.items()
            if head.score > UNLIKELY and (slot not in _OFFSETS or self._may_hold(self._at(dates, slot)))
        }
        slot = max(free, key=lambda slot: (free[slot].score + weights[slot], -_SLOTS.index(slot)), default="before")
        head, at = options[slot], self._at(dates, slot)
        if not self._is_work(dates, head, at):
            return self._untitled(dates, usual=weights["before"] >= USUAL)
        first, last = min(at, dates.at), max(at, dates.last)
        self._dated.update(range(first, last + 1))
        unused = [options[place] for place in ("before", "after") if place != slot]
        if abs(at - dates.at) > 1:
            unused.append(options["above" if at < dates.at else "below"])
        names = tuple(name for option in unused for name in (option.title, *option.rest) if name)
        tells = len(dates.after.split()) > LONGEST_SLOT or (slot == "before" and tells_a_deed(dates.after))
        end = place_of_deed(self._lines[last], dates.after if tells and last == dates.last else "")
        return _Draft(head, names, dates.period, first, last, end)

    def _untitled(self, dates: DatedLine, *, usual: bool) -> _Draft | None:
        """A role that names only its employer, below a heading of work, or by a title that nobody knows; `usual` says
        whether the titles of most roles stand before their dates."""
        line = self._lines[dates.at]
        if line.section is not Section.WORK or not dates.is_range or line.is_bullet or AWAY.search(line.text):
            return None
        if speaks_of_study(line.text, self._lexicon) or degrees(line.text):
            return None
        pieces = [*parts(dates.before), *parts(dates.after)]
        is_apart = usual and stands_apart(self._lines, dates.at, dates.last)
        if is_apart and len(pieces) == 1 and employer_score(pieces[0], self._lexicon) < NAMED:
            self._dated.add(dates.at)
            return _Draft(_Head(0.0, pieces[0]), (), dates.period, dates.at, dates.last, line.end)
        names = (*pieces[1:], *pieces[:1])  # of two names the first one may be a title that nobody knows
        first = top_of_head(self._lines, dates)
        is_headed = first < dates.at or (not dates.before and not dates.after and self._employer_at(dates.at - 1))
        least = CALLED if len(pieces) > 1 else NAMED
        if not is_headed and not any(employer_score(piece, self._lexicon) >= least for piece in pieces):
            return None
        self._dated.update(range(first, dates.last + 1))
        return _Draft(_Head(0.0, ""), names, dates.period, first, dates.last, self._lines[dates.last].end)

    def _beside(self, drafts: Sequence[_Draft]) -> int:
        """Where the lines of employers stand: above the heads (-1), below them (1), or nowhere (0)."""
        lacking = [draft for draft in drafts if not self._employer(draft)]
        above = sum(bool(self._employer_at(draft.first - 1)) for draft in lacking)
        below = sum(bool(self._employer_at(draft.last + 1)) for draft in lacking)
        return 0 if not above and not below else 1 if below >= above else -1

    def _employer(self, draft: _Draft) -> str:
        """The employer on the lines of the head; a single word counts only right after the title."""
        scores = {name: employer_score(name, self._lexicon) for name in (*draft.names, *draft.head.rest)}
        lines = [self._lines[at].text for at in range(draft.first, draft.last + 1)]
        near_towns = (name for name in draft.names if any(before_a_town(name, line) for line in lines))
        for name in (*draft.head.behind[:1], *near_towns):
            scores[name] += BEHIND
        best = max(scores, key=lambda name: scores[name], default="")
        return best if best and scores[best] >= CALLED and not self._is_a_field(best) else ""

    def _is_a_field(self, name: str) -> bool:
        """'Medical-Surgical' after a title is a field if the resume speaks of medical-surgical nursing elsewhere."""
        is_long = len(re.split(r"[\s-]", name)) > 1
        if not is_long or name.lower() not in self._text:
            return False
        return re.search(rf"(?<!\w){re.escape(name.lower())}(?!\w)", self._text) is not None

    def _employer_at(self, at: int) -> str:
        """The employer on a line of its own."""
        if not self._may_hold(at):
            return ""
        name = next(iter(parts(self._lines[at].text)), "")
        is_short = len(self._lines[at].text.split()) <= LONGEST_SLOT
        is_called = bool(name) and is_surely_an_employer(name) and employer_score(name, self._lexicon) >= CALLED
        return name if is_short and is_called else ""

    def _short_name_at(self, at: int) -> str:
        """'Parcelwise, Rotterdam': one word before a town, where other roles show that employers stand there."""
        pieces = parts(self._lines[at].text) if self._may_hold(at) else []
        return pieces[0] if len(pieces) == 2 and employer_score(pieces[0], self._lexicon) > 0 else ""

    def _head(self, draft: _Draft, beside: int) -> Head:
        employer, start, end = self._employer(draft), self._lines[draft.first].start, draft.end
        at = draft.first - 1 if beside < 0 else draft.last + 1
        # One word after a title may as well be its field: 'Line Cook, Pastry'.
        if beside and " " not in employer and (named := self._employer_at(at) or employer or self._short_name_at(at)):
            if named != employer:
                self._dated.add(at)
                start, end = min(start, self._lines[at].start), max(end, self._lines[at].end)
            employer = named
        is_known = bool(employer) or NOBODY in self._text[start : end + len(NOBODY)]
        return Head(self._title(draft.head, employer, is_known=is_known), employer, draft.period, start, end)

    def _title(self, head: _Head, employer: str, *, is_known: bool) -> str:
        """'Line Cook, Pastry' where the employer stands elsewhere or was taken out."""
        if not head.behind or not is_known or employer in head.behind:
            return head.title
        behind = re.escape(head.behind[0])
        whole = re.search(rf"{re.escape(head.title)}\s?[,–-]\s?{behind}", self._text)
        return whole.group() if whole and len(whole.group().split()) <= LONGEST_JOINED else head.title

    def _at(self, dates: DatedLine, slot: str) -> int:
        step = _OFFSETS.get(slot, 0)
        return dates.at + step if step <= 0 else dates.last + step

    def _is_work(self, dates: DatedLine, head: _Head, at: int) -> bool:
        """The title is sure enough, and the dates are not those of studies or of time away from work."""
        line = self._lines[dates.at]
        around = " ".join(self._lines[number].text for number in sorted({at, dates.at}))
        near = f"{around} {self._lines[dates.last + 1].text if dates.last + 1 < len(self._lines) else ''}"
        if NOBODY in near:
            least = 0.0 if NOBODY in around else ENOUGH
        else:
            least = ENOUGH if self._names_an_employer(head.rest) else LIKELY
        if line.section is not Section.WORK or not dates.is_range or line.is_bullet:
            least = SURE
        if line.section is Section.PAPERS or head.score < least or AWAY.search(around):
            return False
        if head.score < TITLE and (degrees(around) or speaks_of_study(around, self._lexicon)):
            return False
        if line.section is not Section.STUDIES:
            return True
        is_study = trains(around) or speaks_of_study(line.text, self._lexicon)
        return bool(self._lexicon.roles_in(without_schools(head.title))) and not is_study

    def _undated(self) -> Iterator[_Draft]:
        """Titles without dates below a heading of work: next to or above what an anonymizer put in place of an
        employer, or next to an employer and above deeds."""
        for at, line in enumerate(self._lines):
            is_free = line.section is Section.WORK and at not in self._dated and not (line.is_heading or line.is_bullet)
            is_of_the_head_above = at - 1 in self._dated and self._employer_at(at)
            if is_free and not is_of_the_head_above and (last := self._ends_undated(at)):
                self._dated.update(range(at, last))
                head = self._best(opening(line.text, self._lexicon))
                names = parts(self._lines[last - 1].text) if last > at + 1 else ()
                yield _Draft(head, tuple(names), None, at, last - 1, self._lines[last - 1].end)

    def _ends_undated(self, at: int) -> int:
        """The number of the line after the head of an undated role that begins at a line, 0 if none does."""
        line = self._lines[at].text
        head = self._best(opening(line, self._lexicon))
        if len(line.split()) > LONGEST_SLOT or line.endswith("."):
            return 0
        if NOBODY in line and head.score >= ENOUGH:
            return at + 1
        if head.score < SURE:
            return 0
        if stands_apart(self._lines, at, at):
            return at + 1
        following = self._lines[at + 1].text if at + 1 < len(self._lines) and at + 1 not in self._dated else ""
        if NOBODY in following and len(following.split()) <= LONGEST_SLOT:
            return at + 2
        below = following if self._may_hold(at + 1) else ""
        if below and self._names_an_employer(parts(below)) and tells_deeds(self._lines, at + 1):
            return at + 2
        return at + 1 if self._names_an_employer(head.rest) and tells_deeds(self._lines, at) else 0

    def _names_an_employer(self, pieces: Sequence[str]) -> bool:
        return any(employer_score(piece, self._lexicon) >= NAMED for piece in pieces)


def _weights(options: Sequence[dict[str, _Head]]) -> dict[str, float]:
    """How much each place gains: each role votes for the places of its best titles."""
    votes = dict.fromkeys(_SLOTS, 0.0)
    for option in options:
        best = max(head.score for head in option.values())
        for slot, head in option.items():
            votes[slot] += max(0.0, head.score) if head.score >= best - 1 else 0.0
    whole = sum(votes.values()) or 1.0
    return {slot: LAYOUT * vote / whole for slot, vote in votes.items()}
