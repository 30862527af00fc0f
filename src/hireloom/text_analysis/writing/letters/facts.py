"""The facts for a letter: roles, deeds, skills and certificates of a person, nearest to the job first."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from hireloom.domain.cover_letters.orders import LetterOrder, Opening
from hireloom.domain.resume_match.findings import Finding, Kind, State
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.duties import asked_duties
from hireloom.text_analysis.evidence.implied import TRADES
from hireloom.text_analysis.evidence.job_skills import JobSkill, job_skills
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.lexicon import CREDENTIALS, Lexicon, Skill
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.words import stem, words
from hireloom.text_analysis.resumes.careers import Career, CareerRole, career
from hireloom.text_analysis.resumes.positions import RoleTitle, posts
from hireloom.text_analysis.resumes.readings import reading
from hireloom.text_analysis.writing.clauses.employers import named
from hireloom.text_analysis.writing.clauses.plain_deeds import is_plain_duty
from hireloom.text_analysis.writing.clauses.prose import unpadded
from hireloom.text_analysis.writing.clauses.readable_clauses import roughness
from hireloom.text_analysis.writing.clauses.sentence_repair import repaired
from hireloom.text_analysis.writing.clauses.wording import stands_in
from hireloom.text_analysis.writing.letters.asked import proved_duties, proved_needs, proved_skills, proved_years
from hireloom.text_analysis.writing.letters.deeds import (
    SAME_WORK,
    JobWork,
    LetterDeed,
    deeds,
    match_of,
    proofs,
)
from hireloom.text_analysis.writing.letters.degrees import degree_of, is_professional
from hireloom.text_analysis.writing.letters.distance import Distance, distance_of
from hireloom.text_analysis.writing.letters.duties import duty
from hireloom.text_analysis.writing.letters.gaps import Gap, Lack, gaps
from hireloom.text_analysis.writing.letters.jobs import business_of, sayable_title
from hireloom.text_analysis.writing.letters.licences import obtained_papers
from hireloom.text_analysis.writing.letters.own_words import OwnWords
from hireloom.text_analysis.writing.letters.shortfalls import shortfalls, speciality, unknown_work
from hireloom.text_analysis.writing.letters.strays import of_known_roles, with_open_end
from hireloom.text_analysis.writing.letters.work import LetterWork
from hireloom.text_analysis.writing.letters.years import experience
from hireloom.text_analysis.writing.trades.usual_work import load_fields
from hireloom.text_analysis.writing.trades.work_of_titles import work_of

SMOOTH, TELLING = 0.5, 0.08
LAPSE = 10  # years after which nobody can be assumed to hold the license for former work


@dataclass(frozen=True, slots=True)
class LetterFacts:
    posts: tuple[RoleTitle, ...]
    experience: str  # '15 years of experience in nursing'
    topics: tuple[tuple[str, ...], ...]  # the work of each role in names that the person used
    deeds: tuple[LetterDeed, ...]
    tools: tuple[str, ...]  # that the job asks for and the person has, in words that both would use
    subjects: tuple[str, ...]  # knowledge and methods of that kind
    papers: tuple[str, ...]
    languages: tuple[str, ...]
    degree: str
    asks_degree: bool
    own_words: tuple[str, ...]
    award: str  # 'Employee of the Month'
    trains: bool  # the employer says that it trains new people
    duties: tuple[str, ...]  # of the job, as they follow 'to'
    business: str  # of the employer, as it follows 'you'
    gaps: tuple[Gap, ...]
    distance: Distance
    first_steps: str  # how the person would begin with other work: 'I would begin with prep and ask …'


def facts(order: LetterOrder, lexicon: Lexicon, now: int) -> LetterFacts:
    resume, job = order.resume.text, order.job.advert
    life = with_open_end(of_known_roles(career(resume, lexicon), resume, lexicon))
    roles = tuple(_without_doubles(named(post, lexicon) for post in posts(life, lexicon)))
    had = f"{resume}\n\nSkills\n{order.sender.skills}\n{order.answers.strengths}"
    needs = [need for need in job_skills(had, job, lexicon) if need.proof or need.skill in reading(had, lexicon).skills]
    own_words = OwnWords(had, job, lexicon)
    match = match_of(order.resume, job, lexicon, now)
    job_names = list(dict.fromkeys((*proved_skills(match, lexicon), *(need.skill for need in needs))))
    telling = [skill for skill in job_names if _is_telling(skill, lexicon) and not _is_trade(skill, order, roles)]
    distance = distance_of(order.job, roles, match, lexicon, now)
    lines = [line for line in advert(job).lines if line.ask is not Ask.NOISE]
    studies = [order.job.title, *(line.text for line in lines if degrees(line.text))]  # that somebody should have
    degree = degree_of(life, now // MONTHS, resume, " ".join(studies))
    asks = [line.bare_text for line in lines if line.bare_text]
    work = LetterWork(sayable_title(order.job), asks, needs, lexicon, is_change=distance.is_change)
    return LetterFacts(
        posts=roles,
        experience=experience(life, order, lexicon, now) or proved_years(match),
        topics=tuple(_topics(role, own_words, order, lexicon) for role in roles),
        deeds=deeds(life, roles, distance.links, _job_work(order, roles, match, distance, work, lexicon), lexicon),
        tools=tuple(dict.fromkeys(_names(job_names, own_words, job, ("tool",)))),
        subjects=tuple(dict.fromkeys(_names(telling, own_words, job, ("method", "knowledge")))),
        papers=tuple(dict.fromkeys(_papers(needs, had, own_words, lexicon))),
        languages=tuple(_languages(needs)),
        degree="" if _CUT_OFF.search(degree) else degree,
        asks_degree=is_professional(degree) or any(map(_meets_degree, match)),
        own_words=tuple(_own_words(life)),
        award=_award(resume),
        trains=_TRAINS.search(order.job.description) is not None,
        duties=tuple(_duties(order.job, lexicon)),
        business=business_of(order.job),
        distance=distance,
        first_steps=work.first_steps(f"{had}\n{order.answers.text}", [role.title for role in life.roles]),
        gaps=_gaps(order.job, had, life, match, distance, lexicon, now),
    )


def _job_work(
    order: LetterOrder,
    roles: tuple[RoleTitle, ...],
    match: Sequence[Finding],
    distance: Distance,
    work: LetterWork,
    lexicon: Lexicon,
) -> JobWork:
    needs = {skill: name for skill, name in proved_needs(match, lexicon).items() if not _is_trade(skill, order, roles)}
    return JobWork(
        order.job.advert,
        order.job.short_title,
        lexicon,
        proofs(match, lexicon),
        needs,
        proved_duties(match),
        work=work,
        usual_work=_usual_work(sayable_title(order.job), lexicon),
        is_change=distance.is_change,
    )


def _gaps(
    job: Opening,
    had: str,
    life: Career,
    match: Sequence[Finding],
    distance: Distance,
    lexicon: Lexicon,
    now: int,
) -> tuple[Gap, ...]:
    is_learned = distance.closest >= SAME_WORK or _TRAINS.search(job.description)
    new_work = () if is_learned else unknown_work(match, had, job.short_title, lexicon)
    others = gaps(
        job,
        had,
        tuple(role.title for role in life.roles),
        lexicon,
        (*shortfalls(match), *new_work),
        late_titles=(*(role.title for role in life.roles if _is_late(role, now)), *_head(life)),
        is_near=distance.is_near,
        new_field=distance.new_field(job.advert, had),
    )
    says_new = any(gap.lack in (Lack.LICENCE, Lack.ROLE, Lack.WORK, Lack.INDUSTRY) for gap in others)
    return others if says_new else (*speciality(job, had), *others)


def _meets_degree(finding: Finding) -> bool:
    return finding.requirement.kind is Kind.EDUCATION and finding.state is not State.MISSING


def _usual_work(title: str, lexicon: Lexicon) -> tuple[str, ...]:
    """What somebody with the title does: an estimator requests bids, whether or not the advert says so."""
    fields = load_fields()
    occupation = lexicon.occupation_of(title)
    work = fields.get(work_of(title, "", fields, lexicon)) if occupation else None
    return work.duties if work else ()


def _without_doubles(roles: Iterable[RoleTitle]) -> Iterator[RoleTitle]:
    """Two entries of one post, as resumes repeat it for two groups of lines, are one role with the lines of both."""
    single: dict[tuple[object, ...], RoleTitle] = {}
    for number, role in enumerate(roles):
        when = "now" if role.is_current else role.period and (role.period.first, role.period.last)
        key = (role.title.casefold(), role.employer, when) if role.title and when else (number,)
        first = single.get(key)
        single[key] = replace(first, sentences=(*first.sentences, *role.sentences)) if first else role
    yield from single.values()


def _topics(role: RoleTitle, own_words: OwnWords, order: LetterOrder, lexicon: Lexicon) -> tuple[str, ...]:
    """Methods and knowledge of the job's field that the sentences of the role name, none of which the title implies."""
    families = set(lexicon.families_of(order.job.short_title)) | set(lexicon.families_of(role.title))
    mentions = (mention.skill for text in role.sentences for mention in lexicon.skills_in(text))
    skills = (
        skill
        for skill in dict.fromkeys(mentions)
        if skill.kind in ("method", "knowledge")
        and not families.isdisjoint(skill.families)
        and _is_telling(skill, lexicon)
        and not _is_trade(skill, order, (role,))
    )
    names = (own_words.skill(skill) for skill in skills)
    return tuple(name for name in names if name and stands_in(name, " ".join(role.sentences)))


_AWARD = re.compile(
    r"\b(?:Employee|Associate|Salesperson|Salesman|Teacher|Nurse|Manager|Agent|Rookie|Server|Driver|Caregiver|Recruiter"
    r"|Representative|Supervisor|Clerk|Cashier|Technician|Leader|Officer|Soldier|Airman|Sailor) [Oo]f [Tt]he"
    r" (?:Month|Quarter|Year)\b(?!\W{0,3}(?:Month|Year|Date)\b)"
)
# 'Nominated for Manager of the Year', 'Ran the Employee of the Month program'
_NOT_GIVEN = re.compile(r"\b(?:nominat(?:ed|ion)|nominee|finalist|runner[- ]up|programs?)\b", re.I)


def _award(resume: str) -> str:
    """The first such award that the person was given, in the words of the resume; empty where there is none."""
    lines = (line for line in resume.splitlines() if not _NOT_GIVEN.search(line))
    return next((award[0] for line in lines if (award := _AWARD.search(line))), "")


_TRAINS = re.compile(
    r"\b(?:paid|on[- ]the[- ]job|full|complete|comprehensive|extensive|thorough|classroom|hands-on) training\b"
    r"|\b(?:we|will|to) train\b(?! (?:new|other|staff|employees|our|and|the))|\btraining (?:is |will be )?provided\b",
    re.I,
)


def _head(life: Career) -> Iterator[str]:
    """What the person says above the roles about who they are: 'Attorney with ten years in court'."""
    first = min((role.start for role in life.roles), default=0)
    yield from (line.text for line in life.sentences if line.start < first and not _SEEKING.search(line.text))


def _is_late(role: CareerRole, now: int) -> bool:
    return role.period is None or role.period.last is None or now - role.period.last <= LAPSE * MONTHS


def _names(skills: Iterable[Skill], own_words: OwnWords, job: str, kinds: tuple[str, ...]) -> Iterator[str]:
    """Only names that the advert has as well, because the letter says 'you ask for'."""
    names = (own_words.skill(skill) for skill in skills if skill.kind in kinds)
    yield from (name for name in names if any(map(str.isalpha, name)) and ". " not in name and stands_in(name, job))


def _languages(needs: Iterable[JobSkill]) -> Iterator[str]:
    """Those that the job asks for, besides English."""
    of_job = (need.skill.name for need in needs if need.skill.kind == "language")
    yield from (name for name in dict.fromkeys(of_job) if name != "English")


def _papers(
    needs: Iterable[JobSkill],
    had: str,
    own_words: OwnWords,
    lexicon: Lexicon,
) -> Iterator[str]:
    """Those that the job asks for."""
    obtained = obtained_papers(had, lexicon)
    of_job = (need.skill for need in needs if need.skill.kind in CREDENTIALS)
    yield from (name for skill in of_job if skill in obtained and (name := own_words.paper(skill)))


def _is_telling(skill: Skill, lexicon: Lexicon) -> bool:
    """Not everybody has it: a name that the statistics do not know is rare."""
    return (max((lexicon.telling(stem(word.norm)) for word in words(skill.name)), default=0.0) or 1.0) >= TELLING


def _is_trade(skill: Skill, order: LetterOrder, roles: tuple[RoleTitle, ...]) -> bool:
    """Skills that the role implies: a nurse need not say that she knows nursing."""
    titles = " ".join((order.job.title, *(post.title for post in roles))).casefold().split()
    names = skill.name.casefold().split()
    in_title = all(len(name) > 3 and any(word[:4] == name[:4] for word in titles) for name in names)
    trade = skill.kind == "knowledge" and any(word[:5] == names[-1][:5] for word in titles)
    return skill.name in TRADES or trade or (skill.kind != "tool" and in_title)


_CUT_OFF = re.compile(
    r"\b(?:in|of|and)$|\bin (?:of|and)\b|\b(?:Spring|Summer|Fall|Winter)\b"
    r"|\b(?:Illinois|Texas|Ohio|Florida|California|Georgia|Michigan|Virginia|Indiana|Arizona|Colorado|Oregon|Maryland)$",
    re.I,
)  # a degree whose line was broken
_SEEKING = re.compile(r"\b(?:look|seek|want|hop|search)(?:ing)?\b", re.I)


# Age and private life are not for a letter.
_PRIVATE = re.compile(
    r"\bI(?: am|['’]m) \d\d\b|\byears old\b|\b(?:married|single|divorced|pregnant|my (?:children|kids))\b", re.I
)


def _own_words(life: Career) -> Iterator[str]:
    """What the head of the resume says in the first person, whole sentences only."""
    for sentence in life.sentences:
        is_whole = (
            sentence.text.startswith("I ") and sentence.text.endswith(".") and 5 <= len(sentence.text.split()) <= 24
        )
        if (
            is_whole
            and not sentence.where
            and not _SEEKING.search(sentence.text)
            and not _PRIVATE.search(sentence.text)
            and not re.match(r"I (?:try|strive|believe|always|am the|pride)\b", sentence.text)
            and roughness(sentence.text) <= SMOOTH
        ):
            yield sentence.text


def _duties(opening: Opening, lexicon: Lexicon) -> Iterator[str]:
    """The most telling ones first, without those into which the title of the job has slipped."""
    weights = {}
    for line in asked_duties(opening.advert, lexicon):
        work = unpadded(repaired(f"I {duty(line)}")).removeprefix("I ")
        if work and is_plain_duty(work, work) and not work.casefold().endswith(opening.short_title.casefold()):
            weights[work] = sum(sorted(lexicon.telling(term) for term in telling_terms(work, lexicon))[-6:])
    yield from sorted(weights, key=lambda work: -weights[work])
