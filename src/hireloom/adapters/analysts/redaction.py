"""Identifying words are not sent: a model gets placeholders, and its answer gets the words back."""

import re
from collections.abc import Iterator

from hireloom.ports.chats import ChatFailed
from hireloom.text_analysis.resumes.identities import MANY, TooManyNames, hidden_words

PLACEHOLDER = re.compile(r"«[A-Z]+-\d+»")


class Redaction:
    """The placeholders of one resume and one job. The same words always get the same placeholder, regardless of spaces
    and line ends between them. Every spelling has its own placeholder, so that a restored quote is found in the
    document. Raises ChatFailed if there is too much to hide."""

    def __init__(self, resume: str, job: str) -> None:
        self._names: dict[str, str] = {}
        counts: dict[str, int] = {}
        for kind, finding in self._findings(resume, job):
            words = " ".join(finding.split())
            if words and words not in self._names:
                counts[kind] = counts.get(kind, 0) + 1
                self._names[words] = f"«{kind}-{counts[kind]}»"
        if len(self._names) > MANY:
            raise ChatFailed("There is too much in the documents that must be hidden.")
        self._words = {name: words for words, name in self._names.items()}
        # Longest first: a whole name before its parts, a link before the name in it.
        longest = sorted(self._names, key=lambda words: (-len(words), words))
        self._hidden = re.compile("|".join(_bounded(words) for words in longest)) if longest else None

    @staticmethod
    def _findings(resume: str, job: str) -> Iterator[tuple[str, str]]:
        for text in (resume, job):  # a placeholder in a document could otherwise be replaced by hidden words
            yield from (("TEXT", match.group()) for match in PLACEHOLDER.finditer(text))
        try:
            yield from hidden_words(resume, job)
        except TooManyNames as many:
            raise ChatFailed(str(many)) from None

    def hide(self, text: str) -> str:
        return (
            self._hidden.sub(lambda match: self._names[" ".join(match.group().split())], text) if self._hidden else text
        )

    def reveal(self, text: str) -> str:
        """The text with its words restored; an unknown placeholder stays and marks the text as invented."""
        return PLACEHOLDER.sub(lambda match: self._words.get(match.group(), match.group()), text)


def _bounded(words: str) -> str:
    before = r"(?<!\w)" if words[0].isalnum() else ""
    after = r"(?!\w)" if words[-1].isalnum() else ""
    return before + r"\s+".join(re.escape(word) for word in words.split()) + after
