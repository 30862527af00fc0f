"""What can be set from outside, all of it: one frozen value read from the environment at start."""

from hireloom.settings.loading import PREFIX, BadSetting, Settings, documentation, load

__all__ = ["PREFIX", "BadSetting", "Settings", "documentation", "load"]
