"""What functions say about sentences, kept because several rules read each sentence of a resume or an advert."""

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])

LONGEST_SENTENCE = 1_000  # characters; whole texts are not kept, because thousands of them would fill the memory
MOST_SENTENCES = 4_096


def sentence_cache(function: Function) -> Function:
    """For a pure function or method whose first argument is the text and whose result nobody changes."""
    cached = lru_cache(maxsize=MOST_SENTENCES)(function)

    @wraps(function)
    def answer(*args: Hashable, **kwargs: Hashable) -> object:
        text = next(value for value in (*args, *kwargs.values()) if isinstance(value, str))
        return (cached if len(text) <= LONGEST_SENTENCE else function)(*args, **kwargs)

    # Named as lru_cache names it. The type of a function cannot say that this one has an attribute of its own.
    answer.cache_clear = cached.cache_clear  # type: ignore[attr-defined]
    return cast(Function, answer)
