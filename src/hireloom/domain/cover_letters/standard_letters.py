"""The letter of a one-click application."""

from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.skills import split
from hireloom.domain.profiles import Profile
from hireloom.text_analysis.language.spellings import listed, with_article
from hireloom.text_analysis.language.titles import plain

_MOST_SKILLS = 6
# The experience bands of the profile as words of a sentence.
_YEARS = {
    "0-1": "up to one year",
    "1-3": "one to three years",
    "3-5": "three to five years",
    "5-10": "five to ten years",
    "10+": "more than ten years",
}


def standard_letter(job: Job, profile: Profile, full_name: str) -> str:
    """A short letter with facts of the profile only."""
    skills = list(split(profile.skills)[:_MOST_SKILLS])
    role = next(iter(split(profile.job_roles)), "")
    sentences = []
    if role:
        sentences.append(f"I am looking for work as {with_article(plain(role))}.")
    if profile.experience:
        sentences.append(f"I have {_YEARS.get(profile.experience, f'{profile.experience} years')} of experience.")
    if skills:
        sentences.append(f"My skills include {listed(skills)}.")
    closing = "My resume has the details. I would be glad to hear from you. Thank you for your time."
    body = "\n\n".join(paragraph for paragraph in (" ".join(sentences), closing) if paragraph)
    opening = f"I would like to apply for the position of {plain(job.title, job.company)} at {job.company}."
    return "\n\n".join(("Dear hiring team,", opening, body, f"Kind regards,\n{full_name}"))
