"""Text analysis as bytes: the function with its arguments on the way to a child, the result on the way back.

The parent trusts no child, since one may have read a hostile file: from a result it loads nothing but our own values.
"""

import io
import pickle
from collections.abc import Callable
from dataclasses import is_dataclass
from datetime import date, datetime, timedelta, timezone
from enum import Enum
from typing import Any

from hireloom.domain.refusals import Refusal
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.phrases import LetterPhrases, load_phrases
from hireloom.text_analysis.writing.post_writing import PostPhrases, load_post_phrases
from hireloom.text_analysis.writing.trades.question_banks import QuestionBank, load_bank

SHIPPED: dict[type, Callable[[], Any]] = {  # what every process has: sent as the name of the function that loads it
    Lexicon: load_lexicon,
    QuestionBank: load_bank,
    LetterPhrases: load_phrases,
    PostPhrases: load_post_phrases,
}
VALUES = ("hireloom.domain.", "hireloom.text_analysis.")
BUILT_IN = {
    (kind.__module__, kind.__qualname__): kind for kind in (date, datetime, timedelta, timezone, set, frozenset)
}

Call = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]


class _CallPickler(pickle.Pickler):
    def reducer_override(self, value: Any) -> Any:
        loader = SHIPPED.get(type(value))
        return (loader, ()) if loader else NotImplemented


class _ResultPickler(pickle.Pickler):
    def reducer_override(self, value: Any) -> Any:
        """Members of an Enum go by their value. Python before 3.11.4 sends them by getattr, which no parent loads."""
        return (type(value), (value.value,)) if isinstance(value, Enum) else NotImplemented


class _ResultUnpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if kind := BUILT_IN.get((module, name)):
            return kind
        value = super().find_class(module, name) if module.startswith(VALUES) else None
        if not isinstance(value, type) or not value.__module__.startswith(VALUES):
            raise pickle.UnpicklingError(f"{module}.{name} is no value of ours.")
        if not (is_dataclass(value) or issubclass(value, Enum | tuple | Refusal)):
            raise pickle.UnpicklingError(f"{module}.{name} is no value of ours.")
        return value


def packed_call(call: Call) -> bytes:
    packed = io.BytesIO()
    _CallPickler(packed, pickle.HIGHEST_PROTOCOL).dump(call)
    return packed.getvalue()


def call_in(packed: bytes) -> Call:
    """For the child, which trusts its parent."""
    call: Call = pickle.loads(packed)  # noqa: S301
    return call


def packed_result(result: object) -> bytes:
    packed = io.BytesIO()
    _ResultPickler(packed, pickle.HIGHEST_PROTOCOL).dump(result)
    return packed.getvalue()


def packed_refusal(refusal: Refusal) -> bytes:
    return packed_result((type(refusal), str(refusal), vars(refusal)))


def refusal_in(packed: bytes) -> Refusal:
    """Like `result_in`. Not made by calling the class, whose arguments may differ from the sentence."""
    kind, sentence, state = result_in(packed)
    refusal: Refusal = kind.__new__(kind, sentence)
    vars(refusal).update(state)
    return refusal


def result_in(packed: bytes) -> Any:
    """Raises ValueError if it is not made of our own values alone."""
    try:
        return _ResultUnpickler(io.BytesIO(packed)).load()
    except Exception as garbage:  # whatever a broken pickle makes its reader raise
        raise ValueError("This is no result of text analysis.") from garbage
