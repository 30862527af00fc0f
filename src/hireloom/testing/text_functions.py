"""Every public function of text analysis, each with the arguments that a text makes for it."""

import importlib
import inspect
import pkgutil
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, get_type_hints

import hireloom.text_analysis
from hireloom.domain.refusals import Refusal
from hireloom.testing import samples
from hireloom.testing.text_arguments import FIXED, READERS, TEXTS

_OWN_FILES = ("hireloom.text_analysis.language.data_files",)  # its functions read no text of a person
# Arguments that are keys of our own tables and no text of a person.
_KEYS: Mapping[tuple[str, str], object] = {
    ("weighed", "group"): "closeness",
    ("weighed", "measured"): defaultdict(float, base=1.0),
    ("learned", "group"): "closeness",
    ("pattern", "wording"): "track record",
    ("number_of", "written"): "three",
    ("reply", "about"): "motivation",
}


@dataclass(frozen=True, slots=True)
class TextCall:
    """A function with some of its arguments made from a text, the others from the samples."""

    function: Callable[..., Any]
    arguments: tuple[str, ...]

    def __str__(self) -> str:
        module = self.function.__module__.removeprefix("hireloom.text_analysis.")
        return f"{module}.{self.function.__name__}({', '.join(self.arguments)})"

    def of(self, text: str) -> Callable[[], object]:
        """The call, ready to be timed: its arguments are made here. It answers None where the text is refused."""
        arguments = {
            name: self._key(name) or _made(kind, text if name in self.arguments else _sample(name))
            for name, kind in _parameters(self.function).items()
        }
        return partial(_finished, self.function, arguments)

    def _key(self, argument: str) -> object:
        return _KEYS.get((self.function.__name__, argument))


def text_calls() -> Iterator[TextCall]:
    """Each function once for each argument that is a text, and once for all that are read from one. Functions of types
    that `text_arguments` does not make are reached only through those that call them."""
    for function in _functions():
        kinds = _parameters(function)
        if not all(kind in _KINDS or (function.__name__, name) in _KEYS for name, kind in kinds.items()):
            continue
        growing = [name for name, kind in kinds.items() if kind not in FIXED and (function.__name__, name) not in _KEYS]
        texts = [name for name in growing if kinds[name] in TEXTS]
        names = tuple(name for name in growing if name not in texts)
        yield from (TextCall(function, (name,)) for name in texts)
        if names:
            yield TextCall(function, names)


def forget() -> None:
    """Empty the caches of text analysis, so that a text is read anew."""
    for function in _functions(private=True):
        if hasattr(function, "cache_clear") and inspect.signature(function).parameters:
            function.cache_clear()


def _functions(*, private: bool = False) -> Iterator[Callable[..., Any]]:
    for module in pkgutil.walk_packages(hireloom.text_analysis.__path__, "hireloom.text_analysis."):
        if module.name in _OWN_FILES:
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            is_its_own = getattr(value, "__module__", "") == module.name
            if is_its_own and inspect.isfunction(inspect.unwrap(value)) and (private or not name.startswith("_")):
                yield value


def _parameters(function: Callable[..., Any]) -> Mapping[str, Any]:
    kinds = get_type_hints(inspect.unwrap(function))
    return {name: kinds[name] for name in inspect.signature(function).parameters}


def _finished(function: Callable[..., Any], arguments: Mapping[str, object]) -> object:
    try:
        result = function(**arguments)
        return list(result) if isinstance(result, Iterator) else result
    except (Refusal, LookupError, ValueError):  # inner functions rely on what their callers have seen in the text
        return None


def _sample(argument: str) -> str:
    return samples.JOB if argument in {"job", "position", "order", "opening"} else samples.RESUME


def _made(kind: Any, text: str) -> object:
    return FIXED[kind]() if kind in FIXED else {**TEXTS, **READERS}[kind](text)


_KINDS = FIXED.keys() | TEXTS.keys() | READERS.keys()
