"""What functions say about sentences, kept because several rules read each sentence of a resume or an advert."""

from collections.abc import Callable
from functools import lru_cache, wraps
from inspect import signature
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])

LONGEST_SENTENCE = 1_000  # characters; of longer texts the last few are kept, because thousands would fill the memory
MOST_SENTENCES, MOST_LONG = 4_096, 4


def sentence_cache(function: Function) -> Function:
    """For a pure function or method whose first argument is the text and whose result nobody changes."""
    sentences, long_texts = (lru_cache(maxsize=most)(function) for most in (MOST_SENTENCES, MOST_LONG))
    names = list(signature(function).parameters)
    place = int(names[0] == "self")

    @wraps(function)
    def answer(*args: Any, **kwargs: Any) -> object:
        text = args[place] if len(args) > place else kwargs[names[place]]
        return (sentences if len(text) <= LONGEST_SENTENCE else long_texts)(*args, **kwargs)

    def cache_clear() -> None:
        sentences.cache_clear()
        long_texts.cache_clear()

    # Named as lru_cache names it. The type of a function cannot say that this one has an attribute of its own.
    answer.cache_clear = cache_clear  # type: ignore[attr-defined]
    return cast(Function, answer)
