"""What the job wants done, each with the sentence that shows it, and what was done in each role of the resume."""

import re
from functools import lru_cache

from hireloom.domain.resume_match.analyses import Responsibility
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.statements import Statement, statements
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.careers import career

ENOUGH = 0.2  # a sentence that covers this share of a duty shows it
ONE_WORD = 0.4  # a single word in common must weigh this much, or it may be chance
SKILL = 0.6  # what a named skill adds to its words
MOST = 200
FEWEST_WORDS = 4
_ADDRESSES = re.compile(r"\b(?:looking for|seeking|hiring|apply|overview|please|click|resume|if you|you are)\b", re.I)
_NAMES_ITSELF = re.compile(r"(?:[A-Z][\w&'.-]+ ){2,4}(?:is|are|was|has|[a-z]{3,}s) ")  # "Harbor Mills makes …"


@lru_cache(maxsize=16)
def responsibilities(resume: str, job: str, lexicon: Lexicon) -> tuple[Responsibility, ...]:
    """The job's duties in its order, then those of the roles; each text once."""
    life = career(resume, lexicon)
    deeds = statements(life, lexicon)
    tasks: dict[tuple[str, str], Responsibility] = {}
    for duty in asked_duties(job, lexicon):
        proof = shown_by(duty, deeds, lexicon)
        item = Responsibility("job", duty, proof=proof.sentence.text if proof else "")
        tasks.setdefault(("job", duty.casefold()), item)
    for role in life.roles:
        for sentence in role.sentences:
            tasks.setdefault(("resume", sentence.text.casefold()), Responsibility("resume", sentence.text, role.where))
    return tuple(tasks.values())[:MOST]


def asked_duties(job: str, lexicon: Lexicon) -> tuple[str, ...]:
    """The sentences of a job about the work; if the advert has no such section, all telling sentences."""
    job_advert = advert(job)
    lines = [
        line
        for line in job_advert.lines
        if line.text != job_advert.title
        and len(line.text.split()) >= FEWEST_WORDS
        and not _presents(line.text, job_advert.company)
    ]
    duties = [line.text for line in lines if line.ask is Ask.DUTY]
    if not duties:
        telling = [
            line
            for line in lines
            if line.ask is not Ask.NOISE and (telling_terms(line.text, lexicon) or lexicon.skills_in(line.text))
        ]
        work = [line for line in telling if line.section is Ask.OPEN and line.ask is not Ask.NICE]
        duties = [line.text for line in work or telling]
    return tuple(dict.fromkeys(duties))


def _presents(line: str, company: str) -> bool:
    """The employer speaks of itself, not of the work."""
    is_of_company = line.startswith(("We ", "Our ", "We're ", "The team ")) or bool(
        company and line.startswith(company)
    )
    return is_of_company or bool(_NAMES_ITSELF.match(line) or _ADDRESSES.search(line))


def shown_by(duty: str, deeds: tuple[Statement, ...], lexicon: Lexicon) -> Statement | None:
    """The statement that covers most of what the duty says, if it covers enough."""
    terms = telling_terms(duty, lexicon)
    skills = {mention.skill for mention in lexicon.skills_in(duty) if mention.skill.kind != "soft"}
    total = sum(lexicon.telling(term) for term in terms) + SKILL * len(skills)
    if not total:
        return None

    def share(statement: Statement) -> float:
        common = [lexicon.telling(term) for term in terms if term in statement.terms]
        shared = skills & statement.skills
        enough = shared or len(common) > 1 or sum(common) >= ONE_WORD
        return (sum(common) + SKILL * len(shared)) / total if enough else 0.0

    best = max(deeds, key=share, default=None)
    return best if best and share(best) >= ENOUGH else None
