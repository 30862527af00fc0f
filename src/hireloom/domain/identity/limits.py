"""How often something may be tried."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class RateLimit:
    """At most `times` in any `window`, counted for each subject by itself. `name` keeps the counts apart."""

    name: str
    times: int
    window: timedelta
