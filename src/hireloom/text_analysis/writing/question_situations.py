"""Moments of the work that an advert names, to decide in, each answered with its steps and a deed of the person's own,
or with the plain word that there is none yet."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.answer_facts import AnswerFacts
from hireloom.text_analysis.writing.central_work import OF_LEADERS
from hireloom.text_analysis.writing.drafts import QuestionDraft
from hireloom.text_analysis.writing.question_banks import Activity, QuestionBank, Situation
from hireloom.text_analysis.writing.readable_clauses import roughness
from hireloom.text_analysis.writing.work_of_titles import leads

IN_TITLE, MOST_LINES = 3, 3  # what a word in the title counts, and the lines that count
ANY = "any"  # instead of families: the activity is part of all work, also where no line says so
OF_A_TRADE, PASSING = 3, 1
SOLID = 3  # the worth from which on an activity is surely part of the job
UNSURE = 3  # lines that make an activity part of a job whose family is unknown
CENTRAL, LEAST_CENTRAL = 30, 26  # the worth of the most central activity
ROUNDS = 4  # questions about an activity
MOST_DEEDS = 4  # that show it
OF_ALL_WORK = 1  # the weight of activities that nobody writes into a resume
FEWEST_LINES = 2  # of a post in another field that show an activity
NEAR = 0.4  # what a deed and a moment share at least
ONE_BREATH, SMOOTH = 18, 0.7  # words of a deed at the end of an answer, and how rough they may be


@dataclass(frozen=True, slots=True)
class OpenJob:
    """What an advert says: its title, the family of its trade or nothing, its lines, and its central activities by
    name, where the title tells them."""

    title: str
    family: str
    lines: Sequence[str]
    work: Sequence[str] = ()

    def asks(self, situation: Situation) -> bool:
        """Nobody who leads no one is asked about a team of their own."""
        return not situation.leads or leads(self.title)

    def _is_sure(self, activity: Activity) -> bool:
        """The first work of a title needs no line of the advert, nor does leading; what comes after it does."""
        first = next((name for name in self.work if name != OF_LEADERS), "")
        return activity.name in (first, OF_LEADERS) or self.names(activity)

    def names(self, activity: Activity) -> bool:
        """A line of the advert or the title is about it."""
        return any(map(activity.cue.search, (self.title, *self.lines)))

    def is_missed(self, activity: Activity) -> bool:
        """Whoever has not done it should say so: the title means it in the first place, or the advert names it."""
        return activity.name in self.work[:1] or self.names(activity)

    def worth(self, activity: Activity) -> int:
        """How much of the job the activity is; 0 if it is no part of it, PASSING if only one line names it."""
        if activity.name in self.work and self._is_sure(activity):
            return CENTRAL - self.work.index(activity.name)
        if self.work and activity.weight == OF_A_TRADE:
            return 0  # of another trade, whatever one line says
        in_title = activity.cue.search(self.title) is not None
        count = min(MOST_LINES, sum(activity.cue.search(line) is not None for line in self.lines))
        is_of_family = not activity.families or not activity.families.isdisjoint((self.family, ANY))
        if not (in_title or (count and is_of_family) or (not self.family and count >= UNSURE)):
            return 0
        if (count == 1 and activity.weight == OF_A_TRADE and not in_title) or (self.work and count < MOST_LINES):
            return PASSING
        return activity.weight * (count + IN_TITLE * in_title)


@dataclass(frozen=True, slots=True)
class JobActivity:
    """An activity of the job with the deeds of the person that show it, and the post that does."""

    activity: Activity
    deeds: Sequence[Statement]
    post: RoleTitle | None
    is_new: bool
    worth: int  # how much of the job it is

    @property
    def is_solid(self) -> bool:
        """More than one line of the advert, or its title, is about it, and nobody would ask about it in any job."""
        return self.worth >= (SOLID if self.activity.weight > OF_ALL_WORK else LEAST_CENTRAL)


def job_activities(
    job: OpenJob, resume: str, deeds: Sequence[Statement], facts: AnswerFacts, bank: QuestionBank
) -> list[JobActivity]:
    """The activities of a job, what it is most about first; `deeds` are those that make whole sentences, in the order
    in which they are told. Each deed is given to one activity, and none gets a second one before all had a first."""
    weighed = sorted(((job.worth(activity), activity) for activity in bank.activities), key=lambda pair: -pair[0])
    weighed = [(worth, activity) for worth, activity in weighed if worth or ANY in activity.families]
    used: set[str] = set()
    of_activity: dict[str, list[Statement]] = {activity.name: [] for _, activity in weighed}
    for _ in range(MOST_DEEDS):
        for _, activity in weighed:
            unused = (deed for deed in deeds if deed.sentence.text not in used)
            proofs = [deed for deed in unused if activity.proof.search(facts.clause(deed))]
            matter = matter_of(activity, bank, facts.lexicon) if len(proofs) > 1 else frozenset()
            deed = max(proofs, key=lambda deed: _nearness(deed, matter, facts.lexicon), default=None)
            if deed:
                used.add(deed.sentence.text)
                of_activity[activity.name].append(deed)
    activities = []
    for worth, activity in weighed:
        own_deeds = of_activity[activity.name]
        touched = facts.posts_with(activity.cue, activity.proof) if worth else []
        of_field = facts.posts_in(job.family) if worth >= SOLID else []
        post = next((post for post in (*touched, *of_field) if _tells(post, activity, job, facts.lexicon)), None)
        is_shown = own_deeds or touched or activity.trace.search(resume)
        is_new = not is_shown and (activity.weight > OF_ALL_WORK or worth >= LEAST_CENTRAL) and worth >= SOLID
        is_new = is_new and job.is_missed(activity)
        if worth or own_deeds:
            activities.append(JobActivity(activity, own_deeds, post, is_new, worth))
    return activities


def _tells(post: RoleTitle, activity: Activity, job: OpenJob, lexicon: Lexicon) -> bool:
    """The post shows the activity by its title, or by more than a word in passing."""
    lines = sum(activity.proof.search(line) is not None for line in post.sentences)
    is_of_field = not job.family or job.family in lexicon.families_of(post.title)
    is_told = lines >= FEWEST_LINES and activity.weight < OF_A_TRADE
    return activity.cue.search(post.title) is not None or is_of_field or is_told


@lru_cache(maxsize=256)
def matter_of(activity: Activity, bank: QuestionBank, lexicon: Lexicon) -> frozenset[str]:
    """The telling words of the questions about the activity and of their answers."""
    texts = (f"{item.text} {item.steps}" for item in bank.situations if item.activity == activity.name)
    return frozenset(term for text in texts for term in telling_terms(text, lexicon))


def _nearness(deed: Statement, matter: frozenset[str], lexicon: Lexicon) -> float:
    return sum(sorted(map(lexicon.telling, deed.terms & matter)))


def situations(
    job: OpenJob,
    activities: Sequence[JobActivity],
    elsewhere: Sequence[str],
    facts: AnswerFacts,
    bank: QuestionBank,
    level: Level,
    paper: str = "",
) -> Iterator[QuestionDraft]:
    """The questions about the activities, the second one about the work itself before the first about a small part of
    it; `elsewhere` is what other answers say to be new, and `paper` the license that the person does not have."""
    is_any_solid = any(item.is_solid and item.activity.weight == OF_A_TRADE for item in activities)
    is_named = False  # the work from which the person comes
    turns = [(item.worth / (number + 1), number, item) for number in range(ROUNDS) for item in activities]
    for _, number, item in sorted(turns, key=lambda turn: -turn[0]):
        if is_any_solid and item.activity.weight == OF_A_TRADE and not item.is_solid:
            continue  # a word in passing
        moments = [moment for moment in bank.situations_of(item.activity, level) if job.asks(moment)]
        for situation in moments[number : number + 1]:
            deed = None if item.is_new else _nearest(item, situation, facts)
            account = facts.tell(deed) if deed else ""
            if item.is_new and not number and item.activity.new not in elsewhere:
                account = item.activity.new
            is_first = account == item.activity.new and facts.latest and not is_named
            before = f"You come to us from work as {facts.latest}." if is_first else ""
            is_named = is_named or bool(before)
            yield QuestionDraft(
                " ".join(filter(None, (before, situation.text))),
                " ".join(filter(None, (situation.steps, account))),
                item.activity.name,
                of=deed,
                unmet=account == item.activity.new or bool(paper and account),
                is_whole=True,
                is_own=bool(deed or item.post),
                is_loose=not item.is_solid or bool(paper and number),
            )


def _nearest(item: JobActivity, situation: Situation, facts: AnswerFacts) -> Statement | None:
    """The unused deed that can be said in one breath and shares most with the moment; none that shares little."""
    matter = frozenset(telling_terms(f"{situation.text} {situation.steps}", facts.lexicon))
    sayable = [deed for deed in item.deeds if not facts.times(deed) and _is_sayable(deed, facts)]
    deed = max(sayable, key=lambda deed: _nearness(deed, matter, facts.lexicon), default=None)
    return deed if deed and _nearness(deed, matter, facts.lexicon) >= NEAR else None


def _is_sayable(deed: Statement, facts: AnswerFacts) -> bool:
    return bool(facts.role(deed)) and _is_short(facts.clause(deed))


def _is_short(clause: str) -> bool:
    return len(clause.split()) <= ONE_BREATH and roughness(clause) <= SMOOTH
