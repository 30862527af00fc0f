"""The models among which an admin chooses on the screen, and the stored choice."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.model_choices import ModelChoice
from hireloom.ports.chats import Chat


class ModelChoices(Protocol):
    def get(self) -> ModelChoice | None:
        """None as long as the settings choose."""
        ...

    def put(self, choice: ModelChoice | None, now: datetime) -> None: ...


class SelectableModels(Protocol):
    """`usual` is what the settings name: without a name there is no model, without an address it is a plugin's."""

    @property
    def usual(self) -> ModelChoice: ...

    def chosen(self) -> ModelChoice:
        """The one that answers people."""
        ...

    def may_choose(self, choice: ModelChoice) -> bool:
        """Whether its address is that of the settings, is on the internet with https, or is of a host that the settings
        allow. Takes limited time."""
        ...

    def key_for(self, choice: ModelChoice) -> str:
        """Empty for a host that must not get the key."""
        ...

    def chat(self, choice: ModelChoice) -> Chat:
        """The model by itself, to be tried."""
        ...

    def names(self, choice: ModelChoice) -> Sequence[str]:
        """The models at this address; none if it lists none, or for a plugin."""
        ...
