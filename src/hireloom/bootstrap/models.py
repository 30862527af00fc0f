"""Makes the model and the analyst that asks it; their modules are imported only if a model is configured."""

from collections.abc import Callable, Collection, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from hireloom.adapters.metrics.measured import MeasuredChat
from hireloom.domain.model_choices import ModelChoice
from hireloom.infrastructure.public_transport import Lookup, is_safe, leads_inside
from hireloom.ports.analysts import Analyst
from hireloom.ports.chats import Chat
from hireloom.ports.metrics import Metrics
from hireloom.ports.stores import Store
from hireloom.settings.values import is_readable_on_the_way

LOOKUP = 2.0  # seconds, while an admin waits


def model_chat(**options: Any) -> Any:
    """Imported only if a model is configured: its library costs a second at startup and a tenth of the memory."""
    from hireloom.adapters.analysts.openai import OpenAiChat

    return OpenAiChat(**options)


@dataclass(frozen=True)
class ConfiguredModels:
    """`usual` is what the settings name, without a password in the address, and `url` its whole address; a plugin has
    none. `key` is sent to the host of the settings alone. Any other host must be on the internet or in
    `private_hosts`, also once it was chosen."""

    usual: ModelChoice
    url: str
    key: str
    make: Callable[..., Any]
    plugin: Callable[[], Chat]
    store: Store
    lookup: Lookup
    private_hosts: Collection[str]
    encrypted_only: bool

    def chosen(self) -> ModelChoice:
        """What an admin has chosen on the screen, or else the settings."""
        if not self.usual.address:
            return self.usual
        with self.store.reading() as tx:
            return tx.model_choices.get() or self.usual

    def may_choose(self, choice: ModelChoice) -> bool:
        if self.encrypted_only and is_readable_on_the_way(choice.address):
            return False
        if not choice.address or self._is_known(choice):
            return True
        return is_safe(choice.address) and not leads_inside(choice.address, self.lookup, seconds=LOOKUP)

    def _is_known(self, choice: ModelChoice) -> bool:
        """Whether the operator has named its host."""
        return choice.has_host_of(self.usual) or urlsplit(choice.address).hostname in self.private_hosts

    def key_for(self, choice: ModelChoice) -> str:
        return self.key if choice.has_host_of(self.usual) else ""

    def chat(self, choice: ModelChoice) -> Any:
        """The model by itself, to be tried."""
        if not choice.address:
            return self.plugin()
        url = self.url if choice.address == self.usual.address else choice.address
        lookup = None if self._is_known(choice) else self.lookup
        return self.make(base_url=url, key=self.key_for(choice), model=choice.name, lookup=lookup)

    def names(self, choice: ModelChoice) -> Sequence[str]:
        if not choice.address:
            return ()
        with closing(self.chat(choice)) as chat:
            names: Sequence[str] = chat.model_names()
        return names

    def look(self) -> str:
        """The name of the model that is chosen, if it answers. Raises ChatFailed."""
        with closing(self.chat(self.chosen())) as chat:
            return str(chat.look())


def prompted_analyst(
    local: Analyst, models: ConfiguredModels, metrics: Metrics, *, monotonic: Callable[[], float]
) -> Analyst:
    from hireloom.adapters.analysts.cached import CachedChat
    from hireloom.adapters.analysts.chosen import ChosenChat
    from hireloom.adapters.analysts.guarded import GuardedChat
    from hireloom.adapters.analysts.prompted import PromptedAnalyst

    def guarded(choice: ModelChoice) -> Chat:
        return CachedChat(GuardedChat(MeasuredChat(models.chat(choice), metrics), monotonic=monotonic))

    chat = ChosenChat(guarded, models.chosen, monotonic=monotonic)
    return PromptedAnalyst(chat, local, named=lambda: chat.name)
