"""What an advert is about: how much of the job each activity is."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.trades.central_work import OF_LEADERS
from hireloom.text_analysis.writing.trades.question_banks import (
    OF_A_TRADE,
    Activity,
    QuestionBank,
    Situation,
    Whom,
    activities_named_in,
)
from hireloom.text_analysis.writing.trades.question_settings import is_at_home
from hireloom.text_analysis.writing.trades.work_of_titles import is_at_entry, is_executive, leads

IN_TITLE, MOST_LINES = 3, 3  # what a word in the title counts, and the lines that count
ANY = "any"  # instead of families: the activity is part of all work, also where no line says so
PASSING = 1
SOLID = 3  # the worth from which on an activity is surely part of the job
UNSURE = 3  # lines that make an activity part of a job whose family is unknown
CENTRAL, LEAST_CENTRAL = 30, 26  # the worth of the most central activity
NEAR = 0.4  # what a deed and a moment share at least


@dataclass(frozen=True, slots=True)
class OpenJob:
    """What an advert says: its title, the family of its trade or nothing, its lines, and its central activities by
    name, where the title tells them."""

    title: str
    family: str
    lines: Sequence[str]
    work: Sequence[str] = ()
    is_of_attorneys: bool = False  # it is one for an attorney, or one has applied
    text: str = ""  # all of it

    def asks(self, situation: Situation) -> bool:
        """Nobody who leads no one is asked about a team of their own, no manager what they do at a station, and nobody
        at the entry of a trade what becomes of the whole place, nor what is foreign to the advert."""
        is_leader = leads(self.title) or is_executive(self.title)
        allowed = {
            Whom.LEADS: is_leader,
            Whom.HANDS_ON: not is_leader,
            Whom.ASSISTS: not self.is_of_attorneys,
            Whom.BEYOND_ENTRY: not is_at_entry(self.title),
        }
        return allowed.get(situation.whom, True) and is_at_home(situation.text, self.text)

    def _is_sure(self, activity: Activity) -> bool:
        """The first work of a title needs no line of the advert, nor does leading; what comes after it does."""
        first = next((name for name in self.work if name != OF_LEADERS), "")
        return activity.name in (first, OF_LEADERS) or self.names(activity)

    def names(self, activity: Activity) -> bool:
        """A line of the advert or the title is about it."""
        return any(activity.name in activities_named_in(line) for line in (self.title, *self.lines))

    def is_missed(self, activity: Activity) -> bool:
        """Whoever has not done it should say so: the title means it in the first place, or the advert names it."""
        return activity.name in self.work[:1] or self.names(activity)

    def worth(self, activity: Activity) -> int:
        """How much of the job the activity is; 0 if it is no part of it, PASSING if only one line names it."""
        if activity.name in self.work and self._is_sure(activity):
            return CENTRAL - self.work.index(activity.name)
        if self.work and activity.weight == OF_A_TRADE:
            return 0  # of another trade, whatever one line says
        in_title = activity.name in activities_named_in(self.title)
        count = min(MOST_LINES, sum(activity.name in activities_named_in(line) for line in self.lines))
        is_of_family = not activity.families or not activity.families.isdisjoint((self.family, ANY))
        if not (in_title or (count and is_of_family) or (not self.family and count >= UNSURE)):
            return 0
        if (count == 1 and activity.weight == OF_A_TRADE and not in_title) or (self.work and count < MOST_LINES):
            return PASSING
        return activity.weight * (count + IN_TITLE * in_title)


@lru_cache(maxsize=256)
def matter_of(activity: Activity, bank: QuestionBank, lexicon: Lexicon) -> frozenset[str]:
    """The telling words of the questions about the activity and of their answers."""
    texts = (f"{item.text} {item.steps}" for item in bank.situations if item.activity == activity.name)
    return frozenset(term for text in texts for term in telling_terms(text, lexicon))
