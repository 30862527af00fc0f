"""A resume in short, composed of its own facts only; a name is never among them."""

import re
from collections.abc import Sequence
from functools import lru_cache

from hireloom.domain.resume_match.analyses import About, Fact
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.job_skills import JobSkill, job_skills
from hireloom.text_analysis.evidence.statements import Statement, quoted, statements
from hireloom.text_analysis.language.degrees import degrees, level_name
from hireloom.text_analysis.language.lexicon import CREDENTIALS, Lexicon
from hireloom.text_analysis.language.spellings import listed, spoken, with_article
from hireloom.text_analysis.resumes.careers import Career, CareerRole, career, quotable
from hireloom.text_analysis.resumes.positions import RoleTitle, posts
from hireloom.text_analysis.resumes.readings import Reading, reading
from hireloom.text_analysis.writing.clauses.employers import named
from hireloom.text_analysis.writing.clauses.plain_deeds import is_title
from hireloom.text_analysis.writing.letters.degrees import degree_of
from hireloom.text_analysis.writing.questions.answer_facts import work_of

HIGHLIGHTS = 5
MOST_NEAR = 3.0  # the most that words shared with the job add to a sentence
NAMED_SKILLS, NAMED_FACTS = 8, 6
ROLES_NAMED = 2


@lru_cache(maxsize=16)
def about(resume: str, job: str, lexicon: Lexicon, now: int) -> About:
    """One to three paragraphs, facts with the words that say them, and the strongest sentences."""
    life = career(resume, lexicon)
    resume_reading = reading(resume, lexicon)
    nearest = _nearest_first(statements(life, lexicon), job, lexicon)
    needs = [need for need in job_skills(resume, job, lexicon) if need.skill.kind != "soft"]
    paragraphs = (
        _path(life, resume_reading, lexicon, now),
        _skills(resume_reading, needs, nearest),
        _rest(life, resume_reading, now),
    )
    summary = tuple(filter(None, paragraphs)) or (_little(resume),)
    return About(
        summary,
        tuple(_facts(life, resume_reading, now)),
        tuple(statement.sentence.text for statement in _strongest(nearest)),
    )


def _nearest_first(statements: tuple[Statement, ...], job: str, lexicon: Lexicon) -> tuple[Statement, ...]:
    """The strong sentences about the matters of the job."""
    terms = {
        term
        for line in advert(job).lines
        if line.ask is not Ask.NOISE
        for term in telling_terms(line.bare_text, lexicon)
    }

    def worth(statement: Statement) -> float:
        return statement.strength + min(
            MOST_NEAR, sum(lexicon.telling(term) for term in sorted(statement.terms & terms))
        )

    return tuple(sorted(statements, key=lambda statement: -worth(statement)))


def _strongest(statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
    return tuple(
        statement
        for statement in statements
        if statement.strength >= 1.5 and len(statement.sentence.text.split()) <= 60
    )[:HIGHLIGHTS]


def _path(life: Career, resume_reading: Reading, lexicon: Lexicon, now: int) -> str:
    title = next((post.title for post in posts(life, lexicon) if post.title), "")
    occupation = next((_plain(role.title) for role in resume_reading.roles), "")
    person = re.sub(r"\b(\w+)(?: \1\b)+", r"\1", title or occupation)  # 'Laborer Laborer', as tables are read
    who = with_article(person) if person else "A candidate"
    who = who[:1].upper() + who[1:]
    years = life.years(now)
    sentences = []
    if years >= 1:
        sentences.append(f"{who} whose dated roles add up to about {years} year{'s' if years > 1 else ''}.")
    elif resume_reading.stated:
        line = resume_reading.sentence(resume_reading.stating[0])
        sentences.append(f"{who} whose resume states “{quoted(line)}”." if quotable(line) else f"{who}.")
    elif person:
        sentences.append(f"{who}; the resume gives no dates from which years of work could be counted.")
    listed_posts = [named(post, lexicon) for post in posts(life, lexicon) if post.title]
    worked = [post for post in listed_posts if is_title(post.title)]
    if worked:
        sentences.append(_roles(worked[: 1 + ROLES_NAMED], is_whole=worked[0] is listed_posts[0]))
    return " ".join(sentences)


def _roles(worked: Sequence[RoleTitle], *, is_whole: bool) -> str:
    """'Now a cook at Alba (since 2018), before that a server (2015 to 2018).' Without `is_whole` the resume begins with
    a role that has no plain title."""
    latest, *earlier = map(_post, worked)
    starts = [post.period.first if post.period else 0 for post in worked]
    is_in_order = is_whole and starts == sorted(starts, reverse=True) and starts[-1] > 0
    if not (is_in_order or (is_whole and worked[0].is_current)):
        return f"Roles named: {listed([latest, *earlier])}."
    opening = f"Now {latest}" if worked[0].is_current else f"Most recently {latest}"
    return f"{opening}, before that {listed(earlier)}." if earlier else f"{opening}."


def _post(post: RoleTitle) -> str:
    """'a cook at Alba (2015 to 2018)'."""
    if not post.period:
        return work_of(post)
    first, last = post.period.first // 12, post.period.last and post.period.last // 12
    years = f"since {first}" if last is None else f"{first}" if first == last else f"{first} to {last}"
    return f"{work_of(post)} ({years})"


def _skills(resume_reading: Reading, needs: list[JobSkill], statements: tuple[Statement, ...]) -> str:
    have = [spoken(need.skill) for need in needs if need.proof]
    missing = [need.skill for need in needs if not need.proof and need.must and need.skill.name != "English"]
    lack = [with_article(spoken(skill)) if skill.kind == "licence" else spoken(skill) for skill in missing]
    further = [
        spoken(skill)
        for skill in sorted(
            resume_reading.skills,
            key=lambda skill: (-len(resume_reading.skills[skill]), resume_reading.skills[skill][0], skill.name),
        )
        if skill.kind not in ("soft", "language", *CREDENTIALS) and spoken(skill) not in have
    ]
    sentences = []
    if have:
        sentences.append(f"Of what this job asks, the resume shows {listed(have[:NAMED_SKILLS])}.")
        if further:
            sentences.append(f"It also speaks of {listed(further[:5])}.")
    elif further:
        sentences.append(f"The resume speaks of {listed(further[:NAMED_SKILLS])}.")
    best = next(iter(_strongest(statements)), None)
    if best:
        sentences.append(f"Its strongest sentence is “{best.quote}”.")
    if lack and (have or further):
        sentences.append(f"It does not mention {listed(lack[:3], 'or')}, which the job asks for.")
    return " ".join(sentences)


def _rest(life: Career, resume_reading: Reading, now: int) -> str:
    sentences = []
    if life.studies:
        highest = max(life.studies, key=lambda line: max(degrees(line), default=0))
        degree = degree_of(life, now // 12)
        if degree:
            sentences.append(f"Education: {degree}.")
        elif degrees(highest):  # a bare date or a course says nothing of a degree
            sentences.append(f"On education it says “{quoted(highest)}”.")
    papers = [spoken(certificate.skill) for certificate in life.certificates]
    if papers:
        sentences.append(f"Licenses and certificates named: {listed(papers[:4])}.")
    languages = [skill.name for skill in resume_reading.skills if skill.kind == "language"]
    if languages:
        sentences.append(f"Languages named: {listed(languages[:5])}.")
    return " ".join(sentences)


def _little(resume: str) -> str:
    count = len(resume.split())
    if not count:
        return "There is no readable text in this resume, so nothing can be said about it."
    words = f"{count} word{'s' if count != 1 else ''}"
    return f"The resume holds {words} and names no role, skill or education that could be summed up."


def _facts(life: Career, resume_reading: Reading, now: int) -> list[Fact]:
    facts = []
    dated = [role for role in life.roles if role.period and role.where]
    if (years := life.years(now)) >= 1:
        quote = dated[-1].where if dated else ""
        facts.append(Fact("Experience", f"about {years} year{'s' if years > 1 else ''} in dated roles", quote))
    elif resume_reading.stated:
        line = resume_reading.sentence(resume_reading.stating[0])
        facts.append(
            Fact("Experience", f"{resume_reading.stated:.0f} years, as stated", line if quotable(line) else "")
        )
    if latest := next((role for role in life.roles if role.title), None):
        facts.append(Fact("First role listed", latest.title, _first(latest)))
    if life.roles:
        facts.append(Fact("Roles", str(len(life.roles)), ""))
    if resume_reading.degrees:
        level = max(resume_reading.degrees)
        line = resume_reading.sentence(resume_reading.degrees[level])
        facts.append(Fact("Education", level_name(level, line), line if quotable(line) else ""))
    if papers := life.certificates:
        names = ", ".join(certificate.skill.name for certificate in papers[:NAMED_FACTS])
        facts.append(Fact("Licences and certificates", names, papers[0].line if quotable(papers[0].line) else ""))
    if languages := [skill for skill in resume_reading.skills if skill.kind == "language"]:
        line = resume_reading.sentence(resume_reading.skills[languages[0]][0])
        names = ", ".join(skill.name for skill in languages[:NAMED_FACTS])
        facts.append(Fact("Languages", names, line if quotable(line) else ""))
    hard = sum(skill.kind not in ("soft", "language", *CREDENTIALS) for skill in resume_reading.skills)
    if hard:
        facts.append(Fact("Skills named", str(hard), ""))
    return facts


def _first(role: CareerRole) -> str:
    return role.where or role.title


def _plain(title: str) -> str:
    return title.split(" (")[0]
