"""Makes the model and the analyst that asks it; their modules are imported only if a model is configured."""

from collections.abc import Callable
from typing import Any

from hireloom.adapters.metrics.measured import MeasuredChat
from hireloom.ports.analysts import Analyst
from hireloom.ports.chats import Chat
from hireloom.ports.metrics import Metrics


def model_chat(**options: Any) -> Any:
    """Imported only if a model is configured: its library costs a second at startup and a tenth of the memory."""
    from hireloom.adapters.analysts.openai import OpenAiChat

    return OpenAiChat(**options)


def prompted_analyst(
    local: Analyst, chat: Chat, metrics: Metrics, *, model: str, monotonic: Callable[[], float]
) -> Analyst:
    from hireloom.adapters.analysts.cached import CachedChat
    from hireloom.adapters.analysts.guarded import GuardedChat
    from hireloom.adapters.analysts.prompted import PromptedAnalyst

    guarded = GuardedChat(MeasuredChat(chat, metrics), monotonic=monotonic)
    return PromptedAnalyst(CachedChat(guarded), local, name=model)
