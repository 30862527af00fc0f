"""A person's six answers about a job, read from the one text that holds them."""

import re
from dataclasses import dataclass, fields

_LABELS = {
    "motivation": r"motivation[^:\n?]{0,60}|why (?:do you want )?this (?:role|job)[^:\n?]{0,60}",
    "experience": r"(?:relevant )?experience[^:\n?]{0,60}",
    "achievements": r"(?:key )?achievements?[^:\n?]{0,60}",
    "strengths": r"strengths?[^:\n?]{0,60}|skills[^:\n?]{0,60}",
    "company": r"why (?:this |the )?(?:company|employer)[^:\n?]{0,60}|(?:this )?company[^:\n?]{0,20}",
    "notes": r"availability[^:\n?]{0,60}|(?:extra |additional |other )?(?:notes?|information)[^:\n?]{0,60}",
}
_LABEL = re.compile(
    r"^[ \t]*(?:\d\s?[.)]\s?)?(?:" + "|".join(f"(?P<{name}>{words})" for name, words in _LABELS.items()) + r")[:?]",
    re.I | re.M,
)


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers in the order of the questions; empty if the person skipped a question."""

    motivation: str = ""
    experience: str = ""
    achievements: str = ""
    strengths: str = ""
    company: str = ""
    notes: str = ""

    @classmethod
    def read(cls, text: str) -> "Answers":
        """The answers from lines such as 'Motivation: …'; lines without a label are notes."""
        fields: dict[str, str] = {}
        labels = list(_LABEL.finditer(text))
        head = text[: labels[0].start()] if labels else text
        ends = [*(label.start() for label in labels[1:]), len(text)][: len(labels)]
        for label, end in zip(labels, ends, strict=True):
            name = label.lastgroup or "notes"
            fields[name] = " ".join(filter(None, (fields.get(name), " ".join(text[label.end() : end].split()))))
        fields["notes"] = " ".join(filter(None, (" ".join(head.split()), fields.get("notes", ""))))
        return cls(**fields)

    @property
    def text(self) -> str:
        """All answers, one per line."""
        return "\n".join(filter(None, (getattr(self, field.name) for field in fields(self))))
