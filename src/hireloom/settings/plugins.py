"""Providers that other packages bring: they name themselves in entry points, and settings choose them by name."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Any

MAILERS, CHATS, BOARDS, PUBLISHERS, FILE_STORES = (
    *("hireloom.mailers", "hireloom.chats", "hireloom.job_boards"),
    *("hireloom.publishers", "hireloom.file_stores"),
)
KINDS = {
    MAILERS: "mail service",
    CHATS: "model",
    BOARDS: "job board",
    PUBLISHERS: "platform for posts",
    FILE_STORES: "place for files",
}

SETTINGS = {
    KINDS[MAILERS]: "HIRELOOM_MAIL",
    KINDS[CHATS]: "HIRELOOM_CHAT",
    KINDS[BOARDS]: "HIRELOOM_BOARD_PLUGINS",
    KINDS[PUBLISHERS]: "HIRELOOM_PUBLISHER_PLUGINS",
    KINDS[FILE_STORES]: "HIRELOOM_FILE_STORE",
}


@dataclass(frozen=True, slots=True)
class Plugin:
    kind: str
    name: str
    package: str
    version: str


def plugins() -> Iterator[Plugin]:
    """All that are installed, by kind."""
    for group, kind in KINDS.items():
        for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
            package, version = (entry.dist.name, entry.dist.version) if entry.dist else ("?", "?")
            yield Plugin(kind, entry.name, package, version)


def factory(group: str, name: str) -> Callable[..., Any]:
    """What makes the provider. Raises whatever the package raises at import."""
    [entry] = _entries(group, name)
    made: Callable[..., Any] = entry.load()
    return made


def plugin(group: str, *names: str) -> Callable[[str], str]:
    """Reads one of the names that we know, or that of an installed plugin."""

    def read(text: str) -> str:
        if text.lower() in names:
            return text.lower()
        if len(_entries(group, text)) != 1:
            choices = f"{', '.join(names)} or " if names else ""
            raise ValueError(f"must be {choices}the name of one installed plugin; `hireloom plugins` lists them")
        return text

    return read


def several(group: str) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        return tuple(plugin(group)(part.strip()) for part in text.split(",") if part.strip())

    return read


def by_platform(platforms: tuple[str, ...]) -> Callable[[str], tuple[tuple[str, str], ...]]:
    """Reads publishers as platform=plugin."""

    def read(text: str) -> tuple[tuple[str, str], ...]:
        pairs = [part.strip().partition("=") for part in text.split(",") if part.strip()]
        if any(platform not in platforms for platform, _, _ in pairs):
            raise ValueError(f"must be platform=plugin, separated by commas, with platforms of {', '.join(platforms)}")
        return tuple((platform, plugin(PUBLISHERS)(name)) for platform, _, name in pairs)

    return read


def _entries(group: str, name: str) -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=group, name=name))
