"""The applications of the demo: who applied for which job, when, with which documents, and what was decided."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta

from hireloom.demo.jobs import DemoJob
from hireloom.demo.people import SEED, Seeker
from hireloom.domain.applications import LEGACY, Status, SubmissionMethod
from hireloom.domain.files import FileKind
from hireloom.domain.papers import LABELS

OPEN_RECRUITER = "recruiter@loomworks.example"  # the recruiter as whom anybody may sign in
LICENSE, VISA = FileKind.DRIVING_LICENSE, FileKind.VISA_DOCUMENT
KINDS = {label: kind for kind, label in LABELS.items()}

_SUBMITTED, _SELECTED, _REJECTED = Status
_SCORES = {_SUBMITTED: (55, 85), _SELECTED: (74, 94), _REJECTED: (28, 58)}
_OUTCOMES = (_SUBMITTED,) * 5 + (_REJECTED,) * 3 + (_SELECTED,) * 2


@dataclass(frozen=True, slots=True)
class DemoApplication:
    """`seeker` and `advert` are indexes in their lists. Ages are days before today; `papers` come with the resume."""

    seeker: int
    advert: int
    age: int
    status: Status = Status.SUBMITTED
    papers: tuple[FileKind, ...] = ()
    sent_by: SubmissionMethod = SubmissionMethod.FORM
    opened: int | None = None  # age; when the recruiter opened it
    decided: int | None = None
    is_imported: bool = False
    score: int | None = None  # set by the recruiter; the analysis computes its score when it is asked for

    @property
    def source(self) -> str:
        return "import" if self.is_imported else ""

    def kept(self, key: str) -> str:
        """The key that the application keeps for a document: LEGACY for an import, whose files were never stored
        here."""
        return LEGACY if self.is_imported else key


# Maya has applied for these; the jobs that fit her best are left for users of the demo.
MAYA = {
    "Python Developer, Payments": DemoApplication(0, 0, 6, opened=4),
    "Java Backend Developer": DemoApplication(0, 0, 4, sent_by=SubmissionMethod.AUTO),
    "Backend Engineer (m/f/d) for Agricultural Sensor Networks and Data": DemoApplication(
        0, 0, 18, _REJECTED, opened=15, decided=9
    ),
    "Go Engineer, Grid Telemetry": DemoApplication(0, 0, 30, _REJECTED, opened=27, decided=21),
    "Data Platform Engineer": DemoApplication(0, 0, 5, _SELECTED, (VISA,), opened=3, decided=1),
    "Field Service Engineer, Nordics": DemoApplication(0, 0, 37, _REJECTED, (LICENSE, VISA), opened=33, decided=20),
    "Head of Engineering": DemoApplication(0, 0, 26, opened=24),
    "Technical Support Engineer": DemoApplication(0, 0, 3, sent_by=SubmissionMethod.AUTO),
    "Customer Success Manager": DemoApplication(0, 0, 22, papers=(LICENSE,), is_imported=True),
    "Build and Release Engineer": DemoApplication(0, 0, 28, _SELECTED, opened=26, decided=19),
}


def sent(adverts: Sequence[DemoJob], seekers: Sequence[Seeker], today: date) -> tuple[DemoApplication, ...]:
    """All applications, oldest first."""
    applications = []
    for place, advert in enumerate(adverts):
        if seekers and advert.title in MAYA:
            applications.append(replace(MAYA[advert.title], advert=place))
        chance = random.Random(f"{SEED} applications {advert.title}")
        for seeker in _interested(advert, seekers, chance):
            application = _one(seeker, seekers[seeker], place, advert, today, chance)
            if application:
                applications.append(application)
    return tuple(sorted(applications, key=lambda submission: (-submission.age, submission.advert, submission.seeker)))


def moment(today: date, age: int, *, salt: int) -> datetime:
    """A time on that day, after the hour at which jobs are posted and accounts are made."""
    minutes = random.Random(f"{SEED} minute {salt} {age}").randrange(10 * 60, 21 * 60)
    return datetime.combine(today - timedelta(age), time(minutes // 60, minutes % 60), UTC)


def letter(seeker: Seeker, advert: DemoJob) -> str:
    """The cover letter, made only of lines from the resume."""
    resume, lines = seeker.file.resume, []
    for post in resume.posts[:2]:
        lines += [f"- {post.bullets[0]} ({post.employer}, {post.period})"] if post.bullets else []
    deeds = "\n".join(lines)
    return (
        f"Dear hiring team at {advert.company.name},\n\nI would like to work for you as {advert.title}."
        f" {resume.summary}\n\nOf what I have done, this may matter to you:\n{deeds}\n\n"
        f"I would be glad to tell you more.\n\nKind regards\n{resume.name}"
    )


def _interested(advert: DemoJob, seekers: Sequence[Seeker], chance: random.Random) -> list[int]:
    """Seekers who apply: some of the job's occupation, with more of them for the open recruiter, and some of others."""
    others = range(1, len(seekers))
    of_trade = [place for place in others if seekers[place].occupation == advert.occupation]
    strangers = [place for place in others if place not in of_trade]
    is_hers = advert.company.recruiter_email == OPEN_RECRUITER
    many, few = (8, 3) if is_hers else (chance.randint(0, 3), 0)
    if is_hers and not of_trade:
        few += 4
    return sorted(
        chance.sample(of_trade, min(many, len(of_trade))) + chance.sample(strangers, min(few, len(strangers)))
    )


def _one(
    place: int, seeker: Seeker, number: int, advert: DemoJob, today: date, chance: random.Random
) -> DemoApplication | None:
    """The application of this seeker; None if the account is inactive, or did not exist while people could apply."""
    oldest = min((today - advert.posted_on).days, seeker.joined_days_ago)
    newest = max(1, (today - advert.ends_on).days if advert.ends_on else 1)
    if oldest < newest or not seeker.is_active:
        return None
    age = chance.randint(newest, oldest)
    opened = chance.randint(max(1, age // 2), age - 1) if age > 1 and chance.random() < 0.75 else None
    status = chance.choice(_OUTCOMES) if opened else _SUBMITTED
    decided = chance.randint(1, opened) if opened and status is not _SUBMITTED else None
    papers = tuple(KINDS[label] for label in advert.mandatory_documents if KINDS[label] is not FileKind.RESUME)
    if not papers and advert.company.recruiter_email == OPEN_RECRUITER and chance.random() < 0.2:
        papers = (LICENSE, VISA) if chance.random() < 0.5 else (VISA,)
    by = SubmissionMethod.AUTO if not papers and chance.random() < 0.35 else SubmissionMethod.FORM
    score = None
    if opened and advert.company.recruiter_email == OPEN_RECRUITER and chance.random() < 0.4:
        low, high = _SCORES[status]
        score = chance.randint(low, high)
    return DemoApplication(place, number, age, status, papers, by, opened, decided, score=score)
