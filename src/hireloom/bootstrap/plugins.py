"""Makes the providers of plugins, each behind the check of its port."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from hireloom.adapters.plugins.checked import CheckedChat, CheckedFiles, CheckedMailer, CheckedPublisher
from hireloom.ports.boards import JobBoard
from hireloom.ports.chats import Chat
from hireloom.ports.files import FileStore
from hireloom.ports.mailers import Mailer
from hireloom.ports.probes import InstalledPlugin
from hireloom.ports.publishers import Publisher
from hireloom.settings import BadSetting, Settings
from hireloom.settings.plugins import BOARDS, CHATS, FILE_STORES, KINDS, MAILERS, PUBLISHERS, Plugin, factory, plugins

log = logging.getLogger(__name__)


def plugin_mailer(name: str, *, sender: str) -> Mailer:
    return CheckedMailer(_made(MAILERS, name, sender=sender), name)


def plugin_chat(name: str, *, timeout: float) -> Chat:
    return CheckedChat(_made(CHATS, name, timeout=timeout), name)


def plugin_files(name: str) -> FileStore:
    return CheckedFiles(_made(FILE_STORES, name), name)


def with_plugin_boards(boards: Sequence[JobBoard], names: Sequence[str]) -> tuple[JobBoard, ...]:
    return (*boards, *(_made(BOARDS, name) for name in names))


def with_plugin_publishers(
    publishers: Mapping[str, Publisher], chosen: Sequence[tuple[str, str]]
) -> Mapping[str, Publisher]:
    """`chosen` are platforms and the names of their plugins."""
    return dict(publishers) | {platform: CheckedPublisher(_made(PUBLISHERS, name), name) for platform, name in chosen}


def installed_plugins(settings: Settings) -> Sequence[InstalledPlugin]:
    """All of them, those that cannot be used first."""
    chosen = {
        MAILERS: {settings.mail},
        CHATS: {settings.chat},
        BOARDS: set(settings.board_plugins),
        PUBLISHERS: {name for _, name in settings.publisher_plugins},
        FILE_STORES: {settings.file_store},
    }
    groups = {kind: group for group, kind in KINDS.items()}
    states = [_state(plugin, groups[plugin.kind], chosen[groups[plugin.kind]]) for plugin in plugins()]
    return sorted(states, key=lambda plugin: ("refused", "loaded", "idle").index(plugin.state))


def _state(plugin: Plugin, group: str, chosen: set[str]) -> InstalledPlugin:
    """A package that nobody chose is not imported."""
    problem = ""
    if plugin.name in chosen:
        try:
            factory(group, plugin.name)
        except Exception as broken:
            problem = f"It does not start: {type(broken).__name__}. The log says more."
            log.exception("the plugin %s does not start", plugin.name)
    return InstalledPlugin(plugin.kind, plugin.name, plugin.package, plugin.version, plugin.name in chosen, problem)


def _made(group: str, name: str, **words: Any) -> Any:
    """Raises BadSetting, whatever the package raises."""
    try:
        return factory(group, name)(**words)
    except Exception as broken:
        raise BadSetting(f"The plugin {name} does not start: {type(broken).__name__}: {broken}.") from broken
