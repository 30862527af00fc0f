"""Which role of a career comes closest to a job, by its title, its deeds, and its rank."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from hireloom.text_analysis.adverts.requirements import JobRequirements, telling_terms
from hireloom.text_analysis.adverts.whole_work import WorkRow
from hireloom.text_analysis.evidence.closeness import TITLE_COUNTS, JobWords, job_measures
from hireloom.text_analysis.evidence.learned import part
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.ranks import rank_of
from hireloom.text_analysis.language.word_vectors import WordProfile, cosine, shared_words, word_profile
from hireloom.text_analysis.resumes.careers import Career, CareerRole

# What a role at another rank shows, by the number of steps below the rank of the job, or above it.
BELOW = {1: 0.6, 2: 0.25}
ABOVE = {1: 1.0, 2: 0.6, 3: 0.25}


@dataclass(frozen=True, slots=True)
class NearRole:
    """A role, how close its work is to that of the job, 0 to 1, and how much of the rank of the job it had."""

    role: CareerRole
    share: float
    rank: float


def near_roles(job: JobWords, needs: JobRequirements, life: Career, lexicon: Lexicon) -> tuple[NearRole, ...]:
    """The roles of the career, the nearest first; of equally near ones, the earliest."""
    roles = [
        NearRole(role, part("role", role_measures(job, needs, role, lexicon)), rank_share(needs.job.title, role.title))
        for role in life.roles
    ]
    return tuple(sorted(roles, key=lambda role: (-role.share, _began(role.role), role.role.title)))


def deeds_of(role: CareerRole) -> Collection[str]:
    """The deeds of a role, each once: what is said again shows no more work."""
    return dict.fromkeys(" ".join(sentence.text.split()) for sentence in role.sentences)


def _began(role: CareerRole) -> int:
    return role.period.first if role.period else 0


def role_measures(job: JobWords, needs: JobRequirements, role: CareerRole, lexicon: Lexicon) -> Mapping[str, float]:
    """What the nearness is computed from, by name."""
    counts = Counter[str]()
    for deed in deeds_of(role):
        counts.update(telling_terms(deed, lexicon))
    title_terms = telling_terms(role.title, lexicon)
    counts.update(dict.fromkeys(title_terms, TITLE_COUNTS))
    families = dict(next((row.families for row in needs.asked if row.work is WorkRow.FIELD), ()))
    told_families = lexicon.families_of(role.title).items()
    return {
        **_shared(job, word_profile(counts)),
        "title_topics": cosine(job.title.topics, word_profile(dict.fromkeys(title_terms, 1.0)).topics),
        "family": max((weight for family, weight in told_families if family in families), default=0.0),
        **job_measures(job, needs),
    }


def career_measures(job: JobWords, needs: JobRequirements, resume: WordProfile) -> Mapping[str, float]:
    """The same for the whole resume, as if it were one role without a title. In a layout where no role is found, it
    stands in for them."""
    return {**_shared(job, resume), "title_topics": 0.0, "family": 0.0, **job_measures(job, needs)}


def _shared(job: JobWords, profile: WordProfile) -> Mapping[str, float]:
    return {
        "words": shared_words(job.profile, profile),
        "topics": cosine(job.profile.topics, profile.topics),
        "fields": cosine(job.profile.fields, profile.fields),
    }


def rank_share(target: str, title: str) -> float:
    """How much of the rank of one title another one shows. Far above is as far as below."""
    steps = rank_of(title) - rank_of(target)
    return 1.0 if not steps else ABOVE.get(steps, 0.0) if steps > 0 else BELOW.get(-steps, 0.0)
