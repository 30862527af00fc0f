"""Makes the providers of plugins, each behind the check of its port."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hireloom.adapters.plugins.checked import (
    CheckedBoard,
    CheckedChat,
    CheckedFiles,
    CheckedMailer,
    CheckedPublisher,
    Contract,
)
from hireloom.ports.boards import JobBoard
from hireloom.ports.chats import Chat
from hireloom.ports.failures import with_detail
from hireloom.ports.files import FileStore
from hireloom.ports.mailers import Mailer
from hireloom.ports.probes import InstalledPlugin
from hireloom.ports.publishers import Publisher
from hireloom.settings import BadSetting, Settings
from hireloom.settings.plugins import (
    BOARDS,
    CHATS,
    FILE_STORES,
    KINDS,
    MAILERS,
    PUBLISHERS,
    SETTINGS,
    Plugin,
    factory,
    plugins,
)
from hireloom.usecases.plugin_breaches import PluginBreaches

log = logging.getLogger(__name__)


class PluginDoesNotStart(BadSetting):
    def __init__(self, name: str, group: str, broken: Exception) -> None:
        self.reason, self.detail = f"The plugin {name} does not start.", f"{type(broken).__name__}: {broken}"
        self.advice = f"Mend it, or choose another with {SETTINGS[KINDS[group]]}."
        super().__init__(f"{with_detail(self.reason, self.detail)} {self.advice}")


Note = Callable[[str, str], None]  # called with the name of a plugin that broke its contract, and how


def plugin_mailer(name: str, note: Note, *, sender: str) -> Mailer:
    return CheckedMailer(_made(MAILERS, name, sender=sender), Contract(name, note))


def plugin_chat(name: str, note: Note, *, timeout: float) -> Chat:
    return CheckedChat(_made(CHATS, name, timeout=timeout), Contract(name, note))


def plugin_files(name: str, note: Note) -> FileStore:
    return CheckedFiles(_made(FILE_STORES, name), Contract(name, note))


def with_plugin_boards(boards: Sequence[JobBoard], names: Sequence[str], note: Note) -> tuple[JobBoard, ...]:
    return (*boards, *(CheckedBoard(_made(BOARDS, name), Contract(name, note)) for name in names))


def with_plugin_publishers(
    publishers: Mapping[str, Publisher], chosen: Sequence[tuple[str, str]], note: Note
) -> Mapping[str, Publisher]:
    """`chosen` are platforms and the names of their plugins."""
    checked = {platform: CheckedPublisher(_made(PUBLISHERS, name), Contract(name, note)) for platform, name in chosen}
    return dict(publishers) | checked


def installed_plugins(settings: Settings, breaches: PluginBreaches) -> Sequence[InstalledPlugin]:
    """All of them, those that cannot be used first."""
    chosen = {
        MAILERS: {settings.mail},
        CHATS: {settings.chat},
        BOARDS: set(settings.board_plugins),
        PUBLISHERS: {name for _, name in settings.publisher_plugins},
        FILE_STORES: {settings.file_store},
    }
    groups = {kind: group for group, kind in KINDS.items()}
    states = [_state(plugin, groups[plugin.kind], chosen[groups[plugin.kind]], breaches) for plugin in plugins()]
    return sorted(states, key=lambda plugin: ("refused", "broken", "loaded", "idle").index(plugin.state))


def _state(plugin: Plugin, group: str, chosen: set[str], breaches: PluginBreaches) -> InstalledPlugin:
    """A package that nobody chose is not imported."""
    problem = ""
    if plugin.name in chosen:
        try:
            factory(group, plugin.name)
        except Exception as broken:
            problem = f"It does not start: {type(broken).__name__}. The log says more."
            log.exception("the plugin %s does not start", plugin.name)
    breach = breaches.last(plugin.name)
    return InstalledPlugin(
        plugin.kind,
        plugin.name,
        plugin.package,
        plugin.version,
        plugin.name in chosen,
        problem,
        breach=breach.details["failure"] if breach else "",
        breach_at=breach.at if breach else None,
    )


def _made(group: str, name: str, **words: Any) -> Any:
    """Raises PluginDoesNotStart, whatever the package raises."""
    try:
        return factory(group, name)(**words)
    except Exception as broken:
        raise PluginDoesNotStart(name, group, broken) from broken
