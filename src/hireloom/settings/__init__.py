"""Everything that can be configured: one frozen value, read from the environment at startup."""

from hireloom.settings.loading import PREFIX, BadSetting, Settings, documentation, load

__all__ = ["PREFIX", "BadSetting", "Settings", "documentation", "load"]
