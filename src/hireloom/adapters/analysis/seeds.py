"""Keeps the pages of a list apart without remembering them: each text belongs to the one seed it is nearest to."""

import re
from collections import Counter
from collections.abc import Sequence

_WORD = re.compile(r"[^\W_][\w+#.-]*[\w+#]|[^\W_]")


def folded(text: str) -> frozenset[str]:
    """The words of a text whatever their case, order and punctuation."""
    return frozenset(word.casefold() for word in _WORD.findall(text))


class Seeds:
    """All texts of our own list, every page of it. What a model writes for one of them is taken only when it is nearer
    to that one than to every other. No text can be so near to two, so no two pages show the same one: that follows
    from the documents alone and holds after a restart and between processes."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._words = [folded(text) for text in texts]
        self._count = Counter(word for words in self._words for word in words)

    def owns(self, seed: int, text: str) -> bool:
        words = folded(text)
        own = self._nearness(self._words[seed], words)
        return own > 0 and all(
            self._nearness(other, words) < own for place, other in enumerate(self._words) if place != seed
        )

    def _nearness(self, seed: frozenset[str], words: frozenset[str]) -> float:
        # Words of many seeds say little about any; sorted, because the order of adding changes the last digit.
        return sum(1 / self._count[word] for word in sorted(seed & words))
