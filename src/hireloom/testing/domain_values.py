"""A value of any type that the domain uses, with a text wherever it can hold one."""

import types
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

from hireloom.domain.boards.postings import BoardJob, Posting
from hireloom.domain.careers.career_limits import MOST_DEEDS
from hireloom.domain.careers.records import CareerDeed, CareerEntry, CareerPosition, CareerRecord
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.mails.letters import LONGEST, Attachment, Letter
from hireloom.domain.mails.parts import Paragraph
from hireloom.domain.mails.senders import Sender
from hireloom.domain.profile_match.matches import MatchableJob
from hireloom.domain.refusals import Refusal
from hireloom.domain.tracked_jobs import TrackedJob

DEEPEST = 8  # types within types
ZONE = "UTC"  # of everything that has a zone: the name of a zone is that of a file, and checked on arrival
OPTIONAL = 4  # deeper than this, optional values are missing
_NOW = datetime(2026, 11, 1, tzinfo=UTC)
_PLAIN: Mapping[Any, Callable[[str], object]] = {
    str: str,
    bytes: str.encode,
    object: str,
    Any: str,
    int: lambda _: 3,
    float: lambda _: 3.0,
    bool: lambda _: False,
    date: lambda _: _NOW.date(),
    datetime: lambda _: _NOW,
    timedelta: lambda _: timedelta(hours=1),
    time: lambda _: time(9),
    tzinfo: lambda _: UTC,
    Attachment: lambda text: Attachment("resume.pdf", "application/pdf", text.encode()),
    CareerPosition: lambda text: _position("p", _deeds(text)),
    CareerRecord: lambda text: _record(text),
    Letter: lambda text: Letter("anna@loom.example", "Loom", (Paragraph(text[: LONGEST // 2]),), why=""),
    MatchableJob: lambda text: value_of(BoardJob, text),
    Posting: lambda text: _posting(text),
    Sender: lambda text: Sender.of(f"{text} <anna@loom.example>"),
    TrackedJob: lambda text: TrackedJob(3, "Weaver", "Loom", _NOW, note=text, contacts=text),
}
_LISTS = list, Sequence, Iterable, Iterator, Collection, Container, set, frozenset, tuple


def _deeds(text: str) -> tuple[CareerDeed, ...]:
    lines = (text[start : start + 200] for start in range(0, len(text), 200))
    return tuple(CareerDeed(f"d{number}", text=line) for number, line in enumerate(lines))


def _position(name: str, deeds: tuple[CareerDeed, ...]) -> CareerPosition:
    return CareerPosition(name, title="Weaver", deeds=deeds)


def _record(text: str) -> CareerRecord:
    deeds = _deeds(text)
    parts = (deeds[start : start + MOST_DEEDS] for start in range(0, len(deeds), MOST_DEEDS))
    return CareerRecord(tuple(_position(f"p{number}", part) for number, part in enumerate(parts)))


def _posting(text: str) -> Posting:
    line = text[:200].strip() or "Weaver"
    link = ProviderLink("loom", "https://loom.example/1")
    return Posting("loom", "1", line, line, line, (link,), description=text)


class NoSuchValue(Exception):
    """The domain has no such type, or not with this text."""


def value_of(kind: Any, text: str, depth: int = 0) -> Any:
    """Lists hold the words of a text, or one item of another type. Raises NoSuchValue."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return _made(_PLAIN[kind], text)
    if depth > DEEPEST:
        raise NoSuchValue(kind)
    if origin in (Union, types.UnionType):
        return None if depth >= OPTIONAL else value_of(parts[0], text, depth + 1)
    if origin is tuple and parts[-1] is not Ellipsis:
        return tuple(value_of(part, text, depth + 1) for part in parts)
    if origin in _LISTS:
        items = text.split() if parts[0] is str else [value_of(parts[0], text, depth + 1)]
        return origin(items) if isinstance(origin, type) and origin in (list, set, frozenset, tuple) else items
    if origin in (Mapping, dict):
        return {value_of(parts[0], text, depth + 1): value_of(parts[1], text, depth + 1)}
    return _instance(kind, text, depth)


def _instance(kind: Any, text: str, depth: int) -> object:
    if not isinstance(kind, type) or not kind.__module__.startswith("hireloom.domain"):
        raise NoSuchValue(kind)
    if issubclass(kind, Enum):
        return next(iter(kind))
    names = [field.name for field in fields(kind) if field.init] if is_dataclass(kind) else getattr(kind, "_fields", ())
    if not names:
        raise NoSuchValue(kind)
    if issubclass(kind, CareerEntry):
        return kind(kind.__name__)
    hints = get_type_hints(kind)
    texts = {name: ZONE if name == "zone" else text for name in names}
    return _made(lambda _: kind(**{name: value_of(hints[name], texts[name], depth + 1) for name in names}), text)


def _made(make: Callable[[str], object], text: str) -> object:
    try:
        return make(text)
    except (Refusal, ValueError) as reason:
        raise NoSuchValue(reason) from reason
