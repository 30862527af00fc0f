"""The activities that a job consists of, by which a letter ties deeds to it and says what would be new."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.job_skills import JobSkill
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.trades.central_work import central_work
from hireloom.text_analysis.writing.trades.job_trades import trade
from hireloom.text_analysis.writing.trades.open_jobs import (
    LEAST_CENTRAL,
    NEAR,
    SOLID,
    OpenJob,
    matter_of,
)
from hireloom.text_analysis.writing.trades.question_banks import OF_A_TRADE, Activity, load_bank

CENTRAL_WORK, OTHER_WORK = 1.2, 0.7  # what a deed of the job's first activity counts, and one of another
MOST = 6  # activities, the most central first


@dataclass(frozen=True, slots=True)
class WorkTie:
    """What the job asks for, as it follows 'you ask for', and what a deed that shows it counts."""

    need: str = ""
    worth: float = 0.0
    is_trade: bool = False  # what everybody of the job's own trade does: nobody of the trade need say that they can


@cache
def _needs() -> dict[str, str]:
    return {activity: f"somebody who {does}" for activity, does in rows_of("letter_needs.tsv", "writing")}


class LetterWork:
    """The activities of one job; `lines` are those of the advert that are about the work. For somebody of
    another trade (`is_change`) whatever a line names may carry over, however little of the job it is."""

    def __init__(
        self, title: str, lines: Sequence[str], needs: Sequence[JobSkill], lexicon: Lexicon, *, is_change: bool = False
    ) -> None:
        job = OpenJob(title, trade(title, title, needs, lexicon)[1], lines, central_work(title, lexicon))
        worths = sorted(((job.worth(activity), activity) for activity in load_bank().activities), key=_first)
        solid = [(worth, activity) for worth, activity in worths if worth >= SOLID][:MOST]
        named = [pair for pair in worths if is_change and pair not in solid and any(map(pair[1].cue.search, lines))]
        self._activities = [*solid, *named]
        self._lines, self._lexicon = lines, lexicon

    def tie(self, clause: str) -> WorkTie:
        """To the most central activity that the clause shows; what no line of the advert names is not said to be asked
        for."""
        for worth, activity in self._activities:
            if activity.name in _needs() and _shows(activity, clause) and self._is_near(activity, clause):
                says = _ASKS_TO_LEAD.search if activity.name == _LEADING else activity.cue.search
                need = _needs()[activity.name] if any(map(says, self._lines)) else ""
                is_trade = worth >= LEAST_CENTRAL
                return WorkTie(need, CENTRAL_WORK if is_trade else OTHER_WORK, is_trade)
        return WorkTie()

    def _is_near(self, activity: Activity, clause: str) -> bool:
        """The clause is about the work itself: words of a trade may only touch it."""
        if activity.weight < OF_A_TRADE:
            return True
        matter = matter_of(activity, load_bank(), self._lexicon)
        return sum(map(self._lexicon.telling, matter.intersection(telling_terms(clause, self._lexicon)))) >= NEAR

    def first_steps(self, had: str, titles: Collection[str]) -> str:
        """How somebody would begin who has not done the first work of the job: 'I would begin with prep and ask …';
        empty for those whose resume or titles touch it."""
        for activity in self._first_work():
            is_touched = activity.trace.search(had) or any(map(activity.cue.search, titles))
            return "" if is_touched else activity.new.partition(", so ")[2]
        return ""

    def _first_work(self) -> list[Activity]:
        return [activity for worth, activity in self._activities if worth >= LEAST_CENTRAL][:1]


_LEADING = "Leading"
# A supervisor leads, but an advert that never says it does not ask for it.
_ASKS_TO_LEAD = re.compile(
    r"\b(?:supervis(?:e|es|ing)|lead(?:s|ing)?|manag(?:e|es|ing)|direct(?:s|ing)?|oversee(?:s|ing)?) (?:[\w-]+ ){0,3}"
    r"(?:teams?|staff|crews?|employees|associates|people|personnel|members|technicians)\b|\bdirect reports\b",
    re.I,
)
# Who is led or trained stands right behind the verb: no 'managed the archive for nine departments'.
_OF_PEOPLE = re.compile(
    r"^I (?:have )?(?:also )?"
    r"(?:led|lead|managed?|supervised?|oversaw|oversee|directed?|trained?|coach(?:ed)?|mentor(?:ed)?)"
    r"(?: and \w+)?(?: (?!of\b|for\b|in\b|on\b|to\b|with\b)[\w-]+){0,3}?"
    r" (?:teams?|staff|crews?|employees|associates|people|personnel|members|technicians|clerks|servers|agents|workers"
    r"|hires|colleagues|students|volunteers|interns|trainees|cooks|nurses|drivers|professionals)\b"
)


def _shows(activity: Activity, clause: str) -> bool:
    if activity.name in (_LEADING, "New colleagues"):
        return _OF_PEOPLE.match(clause) is not None
    return activity.proof.search(clause) is not None


def _first(weighed: tuple[int, Activity]) -> int:
    return -weighed[0]
