"""Settings for reading resumes and writing texts."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from hireloom.settings import values as read
from hireloom.settings.plugins import CHATS, plugin
from hireloom.settings.values import setting


@dataclass(frozen=True)
class AnalysisSettings:
    analyses_per_minute: int = setting(
        60, read.whole(1, 10000), "How many analyses one person may request in a minute."
    )
    analyses_at_once: int = setting(
        12,
        read.whole(1, 128),
        "How many analyses one process runs at the same time, for everybody together; keep it below "
        "HIRELOOM_THREADS so that other requests get through.",
    )
    analysis_wait: float = setting(
        5.0,
        read.seconds(0, 30),
        "How many seconds an analysis waits for its turn if the allowed number run, or the person's share of them; "
        "half of the other threads may wait.",
    )
    analysis_seconds: float = setting(
        10.0,
        read.seconds(0.1, 25),
        "How many seconds the analysis of one text may take; then its process is ended and the person gets an error.",
    )
    model_url: str = setting(
        "",
        read.url("http", "https"),
        "An OpenAI-compatible service, such as http://localhost:11434/v1. Empty: everything is done locally.",
    )
    model_key: str = setting("", str, "The API key of that service, if it needs one.", is_secret=True)
    model_name: str = setting("", str, "The name of the model there, such as gpt-4.1-mini or qwen3:8b.")
    private_models: tuple[str, ...] = setting(
        (),
        read.words,
        "Hosts of models that an admin may choose on the screen although they are in a private network or on this "
        "machine, separated by commas. All others must be on the internet, with https, or be the server of "
        "HIRELOOM_MODEL_URL itself.",
        documented_as="none",
    )
    chat: str = setting(
        "",
        plugin(CHATS),
        "The name of a plugin that brings a model with another protocol, instead of HIRELOOM_MODEL_URL.",
    )
    model_timeout: float = setting(25.0, read.seconds(0.1, 300), "How many seconds one answer from the model may take.")
    model_fallback: bool = setting(
        True,
        read.yes,
        "1 uses the local analyst if the model does not answer; 0 reports that the analysis is not available.",
    )

    @property
    def model_title(self) -> str:
        """What answers call the model."""
        return self.model_name or self.chat

    @property
    def model_address(self) -> str:
        """Where it is asked, without a password; empty for a plugin."""
        parts = urlsplit(self.model_url)
        return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()

    @property
    def analyst(self) -> str:
        """Who reads resumes: one of local, model, model_then_local."""
        if not (self.model_url or self.chat):
            return "local"
        return "model_then_local" if self.model_fallback else "model"


def misfit(settings: AnalysisSettings, *, threads: int) -> str:
    """What is wrong with the combination of these settings, as a sentence without its initial HIRELOOM_; empty if
    nothing."""
    if bool(settings.model_url) != bool(settings.model_name):
        return "MODEL_URL and HIRELOOM_MODEL_NAME belong together: set both or none."
    if settings.model_url and settings.chat:
        return "CHAT and HIRELOOM_MODEL_URL exclude each other: set one of them."
    if settings.analyses_at_once >= threads:
        return f"ANALYSES_AT_ONCE ({settings.analyses_at_once}) must be smaller than HIRELOOM_THREADS ({threads})."
    return ""
