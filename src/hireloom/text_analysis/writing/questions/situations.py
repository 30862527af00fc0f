"""Moments of the work that an advert names, to decide in, each answered with its steps and a deed of the person's own,
or with the plain word that there is none yet."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.evidence.statements import Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import listed
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.clauses.readable_clauses import is_thin, roughness, substance
from hireloom.text_analysis.writing.clauses.sentences import also
from hireloom.text_analysis.writing.questions.answer_facts import AnswerFacts
from hireloom.text_analysis.writing.questions.drafts import QuestionDraft
from hireloom.text_analysis.writing.questions.order import turned
from hireloom.text_analysis.writing.trades.open_jobs import ANY, LEAST_CENTRAL, NEAR, SOLID, OpenJob, matter_of
from hireloom.text_analysis.writing.trades.question_banks import OF_A_TRADE, Activity, QuestionBank, Situation
from hireloom.text_analysis.writing.trades.work_of_titles import leads

ROUNDS = 4  # questions about an activity
NEAR_DEED = 2.5  # from here on a deed is near to the job
CLOSE = 1.5  # from here on it is near enough to be told for want of a nearer one
MOST_NEIGHBORS = 3  # activities near enough to one to stand in for it
MOST_DEEDS = 4  # that show it
OF_ALL_WORK = 1  # the weight of activities that nobody writes into a resume
AT_ONCE = 2  # skills that an answer names
FEWEST_LINES = 2  # of a post in another field that show an activity
TELLING = -0.8  # what a deed with which a question begins says at least, see `substance`
NEARLY_ALL = 0.9  # of the words of a line
_POSES = ("Say", "Now suppose")
_DECLARED = re.compile(
    r"(?!(?:How|What|Which|Where|When|Why|Do|Would|If)\b)[A-Z](?![A-Z.])"
)  # it begins with what happens
ONE_BREATH, SMOOTH = 18, 0.7  # words of a deed at the end of an answer, and how rough they may be


@dataclass(frozen=True, slots=True)
class JobActivity:
    """An activity of the job with the deeds of the person that show it, and the post that does."""

    activity: Activity
    deeds: Sequence[Statement]
    post: RoleTitle | None
    is_new: bool
    worth: int  # how much of the job it is
    neighbors: Sequence[Activity] = ()  # what comes nearest to it

    @property
    def is_solid(self) -> bool:
        """More than one line of the advert, or its title, is about it, and nobody would ask about it in any job."""
        return self.worth >= (SOLID if self.activity.weight > OF_ALL_WORK else LEAST_CENTRAL)


def job_activities(
    job: OpenJob, resume: str, deeds: Sequence[Statement], facts: AnswerFacts, bank: QuestionBank
) -> list[JobActivity]:
    """The activities of a job, what it is most about first; `deeds` are those that make whole sentences, in the order
    in which they are told. Each deed is given to one activity, and none gets a second one before all had a first."""
    is_led = leads(job.title)
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
            neighbors = bank.near(activity)[:MOST_NEIGHBORS]
            activity = (
                replace(activity, new=_to_lead(activity.new)) if is_led and activity.weight == OF_A_TRADE else activity
            )
            activities.append(JobActivity(activity, own_deeds, post, is_new, worth, neighbors))
    return activities


def _to_lead(new: str) -> str:
    """What is new, as somebody says it who is to lead those who do it and does not begin with their simple tasks."""
    lack = new.partition(", so ")[0]
    return f"{lack}, so I would spend the first weeks beside the people who do it and decide nothing over their heads."


def _tells(post: RoleTitle, activity: Activity, job: OpenJob, lexicon: Lexicon) -> bool:
    """The post shows the activity by its title, or by more than a word in passing."""
    lines = sum(activity.proof.search(line) is not None for line in post.sentences)
    is_of_field = not job.family or job.family in lexicon.families_of(post.title)
    is_told = lines >= FEWEST_LINES and activity.weight < OF_A_TRADE
    return activity.cue.search(post.title) is not None or is_of_field or is_told


def _nearness(deed: Statement, matter: frozenset[str], lexicon: Lexicon) -> float:
    return sum(sorted(map(lexicon.telling, deed.terms & matter)))


@dataclass(frozen=True, slots=True)
class Accounts:
    """What answers to moments can tell: the deeds of the resume, how near each is to the job, what other answers say to
    be new (`elsewhere`), and the license that the person does not have (`paper`)."""

    deeds: Sequence[Statement]
    nearness: Callable[[Statement], float]
    is_of_field: Callable[[Statement], bool]
    facts: AnswerFacts
    bank: QuestionBank
    level: Level
    skills: list[str]
    elsewhere: Sequence[str] = ()
    paper: str = ""
    _turns: Counter[str] = field(default_factory=Counter)  # how often an answer has led up to its fact in a way

    def answered(self, item: JobActivity, situation: Situation, number: int) -> QuestionDraft:
        """The moment with its steps and, of the person, a deed of the activity or the one that comes nearest to it."""
        says_new = item.is_new and not number and item.activity.new not in self.elsewhere
        of_activity = None if item.is_new else _nearest(item, situation, self.facts)
        deed = of_activity or (None if self.paper or number > 1 else self._beside(item, situation))
        closest = None if deed or self.paper or item.is_new else self._closest(situation)
        premise = None if deed or item.is_new or self.paper else self._premise(item)
        text = self._posed(premise, situation) if premise else situation.text
        added = self._added(item, premise) if premise else ""
        closest = None if premise else closest
        clause = self.facts.clause(of_activity) if of_activity else ""
        is_same = item.activity.is_named_in(clause)
        account = self._tied(deed, "own" if is_same else "beside") if deed else added
        account = self._tied(closest, "field" if self.is_of_field(closest) else "closest") if closest else account
        new = item.activity.new if says_new else ""
        is_of_trade = item.is_solid and item.activity.weight == OF_A_TRADE
        if is_of_trade and not (account or item.is_new or self.paper):
            account = self._practised()
        return QuestionDraft(
            text,
            " ".join(filter(None, (situation.steps, new, account))),
            item.activity.name,
            of=deed or premise or closest,
            unmet=says_new or bool(self.paper and account),
            is_whole=True,
            is_own=bool(premise or of_activity or (deed and not item.is_new)),
            is_loose=not item.is_solid or bool(self.paper and number > 1),
        )

    def _premise(self, item: JobActivity) -> Statement | None:
        """The unused deed of the activity with which a question about it can begin: one whose words name the activity
        itself, a whole line of the resume and no list."""
        opening = filter(self._opens, item.deeds)
        named = (deed for deed in opening if _is_of_its_name(item.activity, self.facts.clause(deed)))
        whole = (deed for deed in named if _is_single_line(self.facts.clause(deed), deed.sentence.text))
        return max(whole, key=lambda deed: substance(self.facts.clause(deed)), default=None)

    def _added(self, item: JobActivity, premise: Statement) -> str:
        """What the person adds of the same work: another deed of the activity in the same role."""
        role = self.facts.role(premise)
        same = (deed for deed in item.deeds if self._opens(deed) and self.facts.role(deed) == role)
        further = next((deed for deed in same if not self.facts.are_alike(deed, premise)), None)
        return f"In that job {also(self.facts.sentence(further))}" if further else ""

    def _practised(self) -> str:
        """'I bring experience with firewalls and VPN.', skills of the job that no answer has named yet."""
        names, self.skills[:] = self.skills[:AT_ONCE], self.skills[AT_ONCE:]
        return f"I bring experience with {listed(names)}." if names else ""

    def _closest(self, situation: Situation) -> Statement | None:
        """The unused deed of a few near to the job that is about something in the moment or its steps, where no deed
        shows the activity itself."""
        near = (deed for deed in self.deeds if self.nearness(deed) >= CLOSE and not self.facts.times(deed))
        named = [deed for deed in near if self.facts.role(deed) and _is_sayable(deed, self.facts)]
        about = _about(f"{situation.text} {situation.steps}", named, self.facts)
        return next(iter(turned(sorted(about, key=self.nearness, reverse=True), self.level)), None)

    def _opens(self, deed: Statement) -> bool:
        """A question can begin with it: nobody has told it, the role has a name, and it tells enough in one breath."""
        is_untold = not self.facts.times(deed) and bool(self.facts.role(deed))
        return is_untold and _is_sayable(deed, self.facts) and substance(self.facts.clause(deed)) >= TELLING

    def _posed(self, premise: Statement, situation: Situation) -> str:
        """'As a clerk, you counted cash. Say a drawer is short. What do you do?'"""
        low = situation.text
        if first := _DECLARED.match(low):
            low = f"{first[0].lower()}{low[first.end() :]}"
            self._turns["pose"] += 1
            low = f"{_POSES[self._turns['pose'] % len(_POSES)]} {low}"
        return f"{self.facts.asked(premise)}. {low}"

    def _beside(self, item: JobActivity, situation: Situation) -> Statement | None:
        """The unused deed, near to the job and about what the moment asks, of the nearest activity that any shows."""
        near = (deed for deed in self.deeds if self.nearness(deed) >= NEAR_DEED and not self.facts.times(deed))
        sayable = [deed for deed in near if _is_sayable(deed, self.facts)]
        return _nearest_of(item.neighbors, _about(situation.text, sayable, self.facts), self.facts)

    def _tied(self, deed: Statement, when: str) -> str:
        """The deed behind the words that lead up to it, none of them again before all were used."""
        account, supports = self.facts.tell(deed), self.bank.supports[when]
        low = account if account.startswith("I ") else f"{account[:1].lower()}{account[1:]}"
        self._turns[when] += 1
        return supports[(self._turns[when] - 1 + list(Level).index(self.level)) % len(supports)].format(
            told=account, low=low
        )


def situations(
    job: OpenJob, activities: Sequence[JobActivity], accounts: Accounts, level: Level
) -> Iterator[QuestionDraft]:
    """The questions about the activities, the second one about the work itself before the first about a small part of
    it."""
    is_any_solid = any(item.is_solid and item.activity.weight == OF_A_TRADE for item in activities)
    turns = [(item.worth / (number + 1), number, item) for number in range(ROUNDS) for item in activities]
    for _, number, item in sorted(turns, key=lambda turn: -turn[0]):
        if is_any_solid and item.activity.weight == OF_A_TRADE and not item.is_solid:
            continue  # a word in passing
        moments = [moment for moment in accounts.bank.situations_of(item.activity, level) if job.asks(moment)]
        for situation in moments[number : number + 1]:
            yield accounts.answered(item, situation, number)


def _nearest(item: JobActivity, situation: Situation, facts: AnswerFacts) -> Statement | None:
    """The unused deed about what the moment asks that can be said in one breath, of several the one that tells most."""
    sayable = [deed for deed in item.deeds if not facts.times(deed) and _is_sayable(deed, facts)]
    return max(_about(situation.text, sayable, facts), key=lambda deed: substance(facts.clause(deed)), default=None)


def _about(text: str, deeds: Sequence[Statement], facts: AnswerFacts) -> list[Statement]:
    """The deeds whose own words name what a text is about: others of the same activity, such as invoices
    for goods where a display is meant, would only claim to be like it."""
    matter = frozenset(telling_terms(text, facts.lexicon))
    return [deed for deed in deeds if _nearness(deed, matter, facts.lexicon) >= NEAR]


def _nearest_of(activities: Sequence[Activity], deeds: Sequence[Statement], facts: AnswerFacts) -> Statement | None:
    """Of the deeds of the first activity that any of them shows, the one that tells most."""
    for activity in activities:
        if proofs := [deed for deed in deeds if activity.proof.search(facts.clause(deed))]:
            return max(proofs, key=lambda deed: substance(facts.clause(deed)))
    return None


def _is_sayable(deed: Statement, facts: AnswerFacts) -> bool:
    clause = facts.clause(deed)
    return _is_short(clause) and not is_thin(clause)


def _is_short(clause: str) -> bool:
    return len(clause.split()) <= ONE_BREATH and roughness(clause) <= SMOOTH


def is_whole(clause: str, line: str) -> bool:
    """The clause has nearly all the words of the line."""
    return len(clause.split()) >= NEARLY_ALL * len(line.split())


def _is_of_its_name(activity: Activity, clause: str) -> bool:
    """The clause names the activity: by all its signs, or by its own name where that is no trade: 'projects'."""
    is_named = OF_ALL_WORK < activity.weight < OF_A_TRADE and activity.name.casefold() in clause.split()
    return is_named or activity.is_named_in(clause)


def _is_single_line(clause: str, line: str) -> bool:
    return "," not in clause and is_whole(clause, line)
