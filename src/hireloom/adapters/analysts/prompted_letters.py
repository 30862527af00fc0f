"""A cover letter from a model: the person's name is not sent, and invented sentences are removed."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from hireloom.adapters.analysts.exchanges import Exchange
from hireloom.adapters.analysts.grounding import Facts
from hireloom.domain.cover_letters.orders import Length, LetterOrder

WORDS = {Length.SHORT: 130, Length.MEDIUM: 210, Length.DETAILED: 320}
PARAGRAPH = 1_600  # characters
MOST_PARAGRAPHS = 7
FEWEST_WORDS = 40
LEFT_OVER = 0.6  # the least part of its words that a usable letter keeps
_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z«\"'(])")
_FRAME = re.compile(
    r"^(?:dear|hello|hi|to whom)\b[^.]{0,80}$"
    r"|^(?:(?:with )?(?:kind|best|warm)(?:est)? |yours )?(?:sincerely|regards|faithfully)\b.{0,60}$",
    re.I | re.S,
)


class LetterQuestion:
    """Greeting and signature always come from the local letter."""

    def __init__(self, order: LetterOrder) -> None:
        sender, answers = order.sender, order.answers.text
        profile = [("Name", sender.name), ("Profile skills", sender.skills), ("Roles looked for", sender.job_roles)]
        facts = "\n".join(f"{label}: {words}" for label, words in profile if words)
        self._order = order
        # The answers are part of the resume text, so that a phone number in them is hidden as well.
        self.exchange = Exchange(f"{facts}\n\n{order.resume.text}\n\n{answers}", order.job.advert)
        in_resume = self.exchange.in_resume
        self._of_person = in_resume | Facts(self.exchange.in_job.words, frozenset())
        self._of_job = in_resume | self.exchange.in_job

    def notes(self) -> Mapping[str, Any]:
        style = self._order.style
        return {
            "title": self._order.job.title,
            "company": self._order.job.company,
            "tone": style.tone.value,
            "stress": style.emphasis.value,
            "words": WORDS[style.length],
            "answers": {name: words for name, words in asdict(self._order.answers).items() if words},
        }

    def letter(self, lines: Sequence[object], *, frame: str) -> str:
        """The model's paragraphs without invented sentences, between greeting and signature of `frame`; `frame` itself
        if too little is left."""
        greeting, *_, signature = frame.split("\n\n")
        paragraphs = [paragraph for paragraph in lines if isinstance(paragraph, str) and paragraph.strip()]
        texts = [self.exchange.text(paragraph, most=PARAGRAPH) for paragraph in paragraphs[:MOST_PARAGRAPHS]]
        bodies = [text for text in texts if text and not _FRAME.match(text.strip())]
        shortened = [" ".join(filter(self._holds, _END.split(" ".join(text.split())))) for text in bodies]
        before, after = (sum(len(text.split()) for text in parts) for parts in (bodies, shortened))
        if None in texts or after < LEFT_OVER * before or after < FEWEST_WORDS:
            return frame
        return "\n\n".join([greeting, *filter(None, shortened), signature])

    def _holds(self, sentence: str) -> bool:
        """Numbers of the job may stand only in sentences about the job."""
        facts = self._of_job if re.search(r"\byour?\b", sentence, re.I) else self._of_person
        return facts.support(sentence)
