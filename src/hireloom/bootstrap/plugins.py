"""Makes the providers of plugins, each behind the check of its port."""

from collections.abc import Mapping, Sequence
from typing import Any

from hireloom.adapters.plugins.checked import CheckedChat, CheckedFiles, CheckedMailer, CheckedPublisher
from hireloom.ports.boards import JobBoard
from hireloom.ports.chats import Chat
from hireloom.ports.files import FileStore
from hireloom.ports.mailers import Mailer
from hireloom.ports.publishers import Publisher
from hireloom.settings import BadSetting
from hireloom.settings.plugins import BOARDS, CHATS, FILE_STORES, MAILERS, PUBLISHERS, factory


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


def _made(group: str, name: str, **words: Any) -> Any:
    """Raises BadSetting, whatever the package raises."""
    try:
        return factory(group, name)(**words)
    except Exception as broken:
        raise BadSetting(f"The plugin {name} does not start: {type(broken).__name__}: {broken}.") from broken
