"""Moments of the work that an advert names, to decide in, each answered with its steps and a deed of the person's own,
or with the plain word that there is none yet."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.answer_facts import AnswerFacts
from hireloom.text_analysis.writing.drafts import QuestionDraft
from hireloom.text_analysis.writing.question_banks import Activity, QuestionBank

IN_TITLE, MOST_LINES = 3, 3  # what a word in the title counts, and the lines that count
ANY = "any"  # instead of families: the activity is part of all work, also where no line says so
OF_A_TRADE, PASSING = 3, 1
SOLID = 3  # the worth from which on an activity is surely part of the job
UNSURE = 3  # lines that make an activity part of a job whose family is unknown
ROUNDS = 2  # questions about an activity, and deeds that show it
OF_ALL_WORK = 1  # the weight of activities that nobody writes into a resume
MOST_OF_ROLE = 3  # answers that one role may show


@dataclass(frozen=True, slots=True)
class OpenJob:
    """What an advert says: its title, the family of its trade or nothing, and its lines."""

    title: str
    family: str
    lines: Sequence[str]

    def worth(self, activity: Activity) -> int:
        """How much of the job the activity is; 0 if it is no part of it, PASSING if only one line names it."""
        in_title = activity.cue.search(self.title) is not None
        count = min(MOST_LINES, sum(activity.cue.search(line) is not None for line in self.lines))
        is_of_family = not activity.families or not activity.families.isdisjoint((self.family, ANY))
        if not (in_title or (count and is_of_family) or (not self.family and count >= UNSURE)):
            return 0
        if count == 1 and activity.weight == OF_A_TRADE and not in_title:
            return PASSING
        return activity.weight * (count + IN_TITLE * in_title)


@dataclass(frozen=True, slots=True)
class JobActivity:
    """An activity of the job with the deeds of the person that show it, and the role that does."""

    activity: Activity
    deeds: Sequence[Statement]
    role: str
    is_new: bool
    is_solid: bool  # more than one line of the advert, or its title, is about it


def job_activities(
    job: OpenJob, resume: str, deeds: Sequence[Statement], facts: AnswerFacts, bank: QuestionBank
) -> list[JobActivity]:
    """The activities of a job, what it is most about first; `deeds` are those that make whole sentences, in the order
    in which they are told. Each deed is given to one activity, and none gets a second one before all had a first."""
    weighed = sorted(((job.worth(activity), activity) for activity in bank.activities), key=lambda pair: -pair[0])
    weighed = [(worth, activity) for worth, activity in weighed if worth or ANY in activity.families]
    used: set[str] = set()
    of_activity: dict[str, list[Statement]] = {activity.name: [] for _, activity in weighed}
    for _ in range(ROUNDS):
        for _, activity in weighed:
            unused = (deed for deed in deeds if deed.sentence.text not in used)
            proofs = [deed for deed in unused if activity.proof.search(facts.clause(deed))]
            matter = _matter(activity, bank, facts.lexicon) if len(proofs) > 1 else frozenset()
            deed = max(proofs, key=lambda deed: _nearness(deed, matter, facts.lexicon), default=None)
            if deed:
                used.add(deed.sentence.text)
                of_activity[activity.name].append(deed)
    activities = []
    for worth, activity in weighed:
        own = of_activity[activity.name]
        role = next(iter(facts.roles_with(activity.cue, activity.proof)), "") if worth else ""
        is_shown = own or role or activity.trace.search(resume)
        is_new = not is_shown and activity.weight > OF_ALL_WORK and worth >= SOLID
        if worth or own:
            activities.append(JobActivity(activity, own, role, is_new, worth >= SOLID))
    return activities


@lru_cache(maxsize=256)
def _matter(activity: Activity, bank: QuestionBank, lexicon: Lexicon) -> frozenset[str]:
    """The telling words of the questions about the activity and of their answers."""
    texts = (f"{item.text} {item.steps}" for item in bank.situations if item.activity == activity.name)
    return frozenset(term for text in texts for term in telling_terms(text, lexicon))


def _nearness(deed: Statement, matter: frozenset[str], lexicon: Lexicon) -> float:
    return sum(sorted(map(lexicon.telling, deed.terms & matter)))


def situations(
    activities: Sequence[JobActivity], elsewhere: Sequence[str], facts: AnswerFacts, bank: QuestionBank, level: Level
) -> Iterator[QuestionDraft]:
    """The questions about the activities, one of each before the second ones; `elsewhere` is what other answers say to
    be new."""
    turn = 0
    of_role = Counter[str]()
    theory = cycle(bank.supports["theory"])
    for number in range(ROUNDS):
        for item in activities:
            for situation in bank.situations_of(item.activity, level)[number : number + 1]:
                deed = item.deeds[number] if number < len(item.deeds) else None
                own = ""
                if item.is_new:
                    own = next(theory) if number or item.activity.new in elsewhere else item.activity.new
                elif deed:
                    own, turn = _of_deed(deed, facts, is_turned=turn % 2 == 1), turn + 1
                elif item.role and of_role[item.role] < MOST_OF_ROLE:
                    own = _of_role(item.role, item.activity)
                    of_role[item.role] += 1
                yield QuestionDraft(
                    situation.text,
                    " ".join(filter(None, (situation.steps, own))),
                    item.activity.name,
                    of=deed,
                    unmet=item.is_new,
                    is_whole=True,
                    is_own=bool(own) and not item.is_new,
                    is_loose=not item.is_solid,
                )


def _of_deed(deed: Statement, facts: AnswerFacts, *, is_turned: bool) -> str:
    """The deed; turned, or without a place to begin with, after words that lead up to it."""
    sentence = facts.tell(deed)
    if not is_turned and not sentence.startswith("I "):
        return sentence
    low = sentence if sentence.startswith("I ") else f"{sentence[:1].lower()}{sentence[1:]}"
    return f"The closest in my own work is this: {low}"


def _of_role(role: str, activity: Activity) -> str:
    if activity.cue.search(role):
        return f"I know this kind of work from my time as {role}."
    return f"I know some of this from my work as {role}."
