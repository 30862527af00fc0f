"""Everything that can be configured: one frozen value, read from the environment at startup."""

from hireloom.settings.loading import BadSetting, documentation, load
from hireloom.settings.settings import PREFIX, Settings

__all__ = ["PREFIX", "BadSetting", "Settings", "documentation", "load"]
