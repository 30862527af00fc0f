"""Text analysis in the processes that also read documents, with a deadline."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from hireloom.adapters.documents import pickles
from hireloom.adapters.documents.sandbox import Sandbox
from hireloom.adapters.documents.wire import WORK
from hireloom.domain.refusals import TextTooDifficult

P = ParamSpec("P")
T = TypeVar("T")


class TextAnalysisBroke(Exception):
    """A bug in text analysis; the message is the trace of the child."""


class SandboxedTextWork:
    def __init__(self, sandbox: Sandbox, *, seconds: float) -> None:
        self._sandbox, self._seconds = sandbox, seconds

    def __call__(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        call = pickles.packed_call((function, args, kwargs))
        head, body = self._sandbox.ask(WORK, call, seconds=self._seconds, failure=TextTooDifficult())
        if "refused" in head:
            raise pickles.refusal_in(body)
        if "defect" in head:
            raise TextAnalysisBroke(str(head["defect"]))
        result: T = pickles.result_in(body)
        return result
