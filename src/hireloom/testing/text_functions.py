"""Every public function of the domain and of text analysis, and every method of the domain's types, each with the
arguments that a text makes for it."""

import importlib
import inspect
import pkgutil
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from types import ModuleType, UnionType
from typing import Any, get_args, get_type_hints

import hireloom.domain
import hireloom.text_analysis
from hireloom.domain.refusals import Refusal
from hireloom.testing import samples
from hireloom.testing.domain_values import ZONE, NoSuchValue, value_of
from hireloom.testing.text_arguments import FIXED, READERS, TEXTS

# Their functions read our own tables and patterns, not a text of a person.
_OWN_FILES = ("hireloom.text_analysis.language.data_files", "hireloom.text_analysis.language.alternatives")
# Arguments that are keys of our own tables and not a person's text.
_KEYS: Mapping[tuple[str, str], object] = {
    ("weighed", "group"): "closeness",
    ("weighed", "measured"): defaultdict(float, base=1.0),
    ("learned", "group"): "closeness",
    ("pattern", "wording"): "track record",
    ("number_of", "written"): "three",
    ("reply", "about"): "motivation",
    ("sheet_rows", "delimiter"): ",",
}
_SHORT = "anna@loom.example"  # the other texts of a function of the domain: most are an address, a name or a link


@dataclass(frozen=True, slots=True)
class TextCall:
    """A function with some of its arguments made from a text, the others from the samples."""

    function: Callable[..., Any]
    arguments: tuple[str, ...]

    def __str__(self) -> str:
        module = self.function.__module__.removeprefix("hireloom.text_analysis.").removeprefix("hireloom.")
        return f"{module}.{self.function.__qualname__}({', '.join(self.arguments)})"

    def of(self, text: str) -> Callable[[], object]:
        """The call, ready to be timed: its arguments are made here. It answers None where the text is refused."""
        try:
            arguments = {
                name: _KEYS.get((self.function.__name__, name)) or _made(kind, self._text(name, text))
                for name, kind in _parameters(self.function).items()
            }
        except NoSuchValue:  # no such value can be made of this text
            return lambda: None
        return partial(_finished, self.function, arguments)

    def _text(self, argument: str, text: str) -> str:
        if argument in self.arguments:
            return text
        if argument == "zone":
            return ZONE
        if self.function.__module__.startswith(hireloom.domain.__name__):
            return _SHORT
        return samples.JOB if argument in {"job", "position", "order", "opening"} else samples.RESUME


def text_calls() -> Iterator[TextCall]:
    """Each function once for each argument that is a text, and once for all that are read from one."""
    yield from (call for function in _functions(hireloom.text_analysis) for call in _calls(function))
    yield from (call for function in _functions(hireloom.domain) for call in _calls(function))
    yield from (call for function in _methods(hireloom.domain) for call in _calls(function))
    yield from (call for function in _methods(hireloom.text_analysis) for call in _calls(function))


def uncalled() -> Iterator[Callable[..., Any]]:
    """Public functions and methods with an argument that we cannot make."""
    for package in (hireloom.text_analysis, hireloom.domain):
        for function in (*_functions(package), *_methods(package)):
            if any(map(_cannot_be_made, _parameters(function).values())) or _takes_any_number(function):
                yield function


def _takes_any_number(function: Callable[..., Any]) -> bool:
    return any(
        parameter.kind is parameter.VAR_POSITIONAL for parameter in inspect.signature(function).parameters.values()
    )


def _cannot_be_made(kind: Any) -> bool:
    try:
        _grows(kind)
    except NoSuchValue:
        return True
    return False


def forget() -> None:
    """Empty the caches, so that a text is read again; arguments that were made of it stay."""
    for function in _caching_functions():
        function.cache_clear()


@cache
def _caching_functions() -> tuple[Any, ...]:
    """Those that remember what they made of a text."""
    functions = (
        function
        for package in (hireloom.text_analysis, hireloom.domain)
        for function in _functions(package, private=True)
    )
    return tuple(
        function
        for function in functions
        if hasattr(function, "cache_clear") and inspect.signature(function).parameters
    )


def _calls(function: Callable[..., Any]) -> Iterator[TextCall]:
    kinds = _parameters(function)
    if _takes_any_number(function):
        return
    try:
        keys = {name for name in kinds if name == "zone" or (function.__name__, name) in _KEYS}
        growing = [name for name, kind in kinds.items() if name not in keys and _grows(kind)]
    except NoSuchValue:
        return
    texts = [name for name in growing if kinds[name] in TEXTS]
    names = tuple(name for name in growing if name not in texts)
    yield from (TextCall(function, (name,)) for name in texts)
    if names:
        yield TextCall(function, names)


def _functions(package: ModuleType, *, private: bool = False) -> Iterator[Callable[..., Any]]:
    for module in _modules(package):
        for name, value in vars(module).items():
            is_its_own = getattr(value, "__module__", "") == module.__name__
            if is_its_own and inspect.isfunction(inspect.unwrap(value)) and (private or not name.startswith("_")):
                yield value


def _methods(package: ModuleType) -> Iterator[Callable[..., Any]]:
    """Also the properties."""
    for module in _modules(package):
        for kind in vars(module).values():
            if inspect.isclass(kind) and kind.__module__ == module.__name__ and not kind.__name__.startswith("_"):
                members = (value.fget if isinstance(value, property) else value for value in vars(kind).values())
                yield from (
                    member for member in members if inspect.isfunction(member) and not member.__name__.startswith("_")
                )


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if module.name not in _OWN_FILES:
            yield importlib.import_module(module.name)


def _parameters(function: Callable[..., Any]) -> Mapping[str, Any]:
    plain = inspect.unwrap(function)
    kinds = get_type_hints(plain)
    if "." in plain.__qualname__:  # a method
        kinds["self"] = getattr(importlib.import_module(plain.__module__), plain.__qualname__.partition(".")[0])
    return {name: _without_none(kinds[name]) for name in inspect.signature(function).parameters}


def _without_none(kind: Any) -> Any:
    """The type of an optional argument when it is there, if we make it from a text."""
    first = get_args(kind)[0] if isinstance(kind, UnionType) else kind
    return first if first in TEXTS or first in READERS or first in FIXED else kind


def _finished(function: Callable[..., Any], arguments: Mapping[str, object]) -> object:
    try:
        result = function(**arguments)
        return list(result) if isinstance(result, Iterator) else result
    except (Refusal, LookupError, ValueError):  # inner functions rely on what their callers have seen in the text
        return None


def _grows(kind: Any) -> bool:
    """Raises NoSuchValue."""
    if kind in FIXED:
        return False
    return kind in TEXTS or kind in READERS or value_of(kind, "a") != value_of(kind, "b")


@lru_cache(maxsize=1024)  # most calls take what many others take, and reading a resume is most of the work
def _made(kind: Any, text: str) -> object:
    for table in (TEXTS, READERS):
        if kind in table:
            made = table[kind](text)
            return list(made) if isinstance(made, Iterator) else made
    return FIXED[kind]() if kind in FIXED else value_of(kind, text)


def forget_arguments() -> None:
    """Empty what was made of texts that are not needed any more."""
    _made.cache_clear()
