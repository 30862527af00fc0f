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
UNSURE = 3  # lines that make an activity part of a job whose family is unknown
OF_ALL_WORK = 1  # the weight of activities that nobody writes into a resume
MOST_OF_ROLE = 2  # activities that one role may show
ONE_BREATH = 30  # words of a deed and what it makes familiar


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
    """An activity of the job with the deed of the person that shows it, or the role that does."""

    activity: Activity
    deed: Statement | None
    role: str
    is_new: bool


def job_activities(
    job: OpenJob, resume: str, deeds: Sequence[Statement], facts: AnswerFacts, bank: QuestionBank
) -> list[JobActivity]:
    """The activities of a job, what it is most about first; `deeds` are those that make whole sentences, in the order
    in which they are told. Each deed is given to one activity."""
    weighed = [(job.worth(activity), activity) for activity in bank.activities]
    used: set[str] = set()
    of_role = Counter[str]()
    activities = []
    for worth, activity in sorted(weighed, key=lambda pair: -pair[0]):
        if not worth and ANY not in activity.families:
            continue
        unused = (deed for deed in deeds if deed.sentence.text not in used)
        proofs = [deed for deed in unused if activity.proof.search(facts.clause(deed))]
        matter = _matter(activity, bank, facts.lexicon) if len(proofs) > 1 else frozenset()
        deed = max(proofs, key=lambda deed: _nearness(deed, matter, facts.lexicon), default=None)
        if not worth and not deed:
            continue
        roles = facts.roles_with(activity.cue, activity.proof)
        role = next((name for name in roles if of_role[name] < MOST_OF_ROLE), "") if worth and not deed else ""
        used.update([deed.sentence.text] if deed else [])
        of_role.update([role] if role else [])
        is_shown = deed or role or activity.trace.search(resume)
        is_new = not is_shown and activity.weight > OF_ALL_WORK and worth > PASSING
        activities.append(JobActivity(activity, deed, role, is_new))
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
    """The questions about the activities in their order; `elsewhere` is what other answers say to be new."""
    turn = 0
    theory = cycle(bank.supports["theory"])
    for item in activities:
        for situation in bank.situations_of(item.activity, level):
            own = (next(theory) if item.activity.new in elsewhere else item.activity.new) if item.is_new else ""
            if item.deed or item.role:
                own, turn = _own(item, facts, is_turned=turn % 2 == 1), turn + 1
            answer = " ".join(filter(None, (situation.steps, own)))
            topic = item.activity.name
            is_own = bool(item.deed or item.role)
            yield QuestionDraft(
                situation.text, answer, topic, of=item.deed, unmet=item.is_new, is_whole=True, is_own=is_own
            )


def _own(item: JobActivity, facts: AnswerFacts, *, is_turned: bool) -> str:
    """The deed or the role, and what it makes familiar; turned, the other way round."""
    if not item.deed and not item.activity.cue.search(item.role):
        return f"I know some of this from my work as {item.role}."
    sentence = facts.tell(item.deed) if item.deed else f"I have worked as {item.role}."
    familiar = item.activity.familiar
    if is_turned:
        low = sentence if sentence.startswith("I ") else f"{sentence[:1].lower()}{sentence[1:]}"
        return f"{familiar[:1].upper()}{familiar[1:]}: {low}"
    if len(sentence.split()) + len(familiar.split()) > ONE_BREATH:
        return f"{sentence} So {familiar}."
    return f"{sentence.removesuffix('.')}, so {familiar}."
