"""Prevents repeats between the pages of a list without state: each text belongs to the seed nearest to it."""

import re
from collections import Counter
from collections.abc import Sequence

_WORD = re.compile(r"[^\W_][\w+#.-]*[\w+#]|[^\W_]")


def folded(text: str) -> frozenset[str]:
    """The words of a text without case, order and punctuation."""
    return frozenset(word.casefold() for word in _WORD.findall(text))


class Seeds:
    """All texts of our own list, on all pages. A model's text for one of them is accepted only if it is nearer to that
    seed than to every other. No text can be nearest to two seeds, so no two pages show the same text. This follows
    from the documents alone and holds after a restart and between processes."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._words = [folded(text) for text in texts]
        self._count = Counter(word for words in self._words for word in words)

    def owns(self, seed: int, text: str) -> bool:
        words = folded(text)
        nearness = self._nearness(self._words[seed], words)
        return nearness > 0 and all(
            self._nearness(seed_words, words) < nearness
            for place, seed_words in enumerate(self._words)
            if place != seed
        )

    def _nearness(self, seed: frozenset[str], words: frozenset[str]) -> float:
        # Words of many seeds say little about any; sorted, because the order of addition changes the last digit.
        return sum(1 / self._count[word] for word in sorted(seed & words))
