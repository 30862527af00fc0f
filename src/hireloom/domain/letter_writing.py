"""Writes a cover letter from the facts of a profile, a resume and a job; it has nothing else to write from."""

from hireloom.domain.careers import career
from hireloom.domain.cover_letters import LetterOrder
from hireloom.domain.lexicon import Lexicon
from hireloom.domain.spellings import listed
from hireloom.domain.statements import statements
from hireloom.domain.wishes import wishes


def written(order: LetterOrder, lexicon: Lexicon, now: int) -> str:
    """The whole letter; the same order on the same day gives the same letter."""
    job = order.job
    at = f" at {job.company}" if job.company else ""
    told = statements(career(order.resume.text, lexicon), lexicon)
    have = [w.skill.name for w in wishes(order.resume.text, job.advert, lexicon) if w.proof]
    parts = [f"Dear {job.company or 'Hiring'} Team,", f"I am applying for the position of {job.title}{at}."]
    if told:
        parts.append(" ".join(f"{each.quote}." for each in told[:2]))
    if have:
        parts.append(f"Of what you ask, I bring {listed(have[:4])}.")
    parts.append("I would be glad to talk with you about the position.")
    parts.append("\n".join(filter(None, ("Kind regards,", order.sender.name))))
    return "\n\n".join(parts)
