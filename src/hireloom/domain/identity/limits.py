"""How often something may be tried."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class RateLimit:
    """At most `times` in any `window`, counted separately for each subject. `name` distinguishes the counts."""

    name: str
    times: int
    window: timedelta

    def growing(self) -> tuple["RateLimit", ...]:
        """The limit with a delay that grows for those who keep trying: twice as many tries in four windows, four times
        as many in ninety-six, which is a day for windows of a quarter of an hour."""
        longer = RateLimit(f"{self.name}:longer", 2 * self.times, 4 * self.window)
        return self, longer, RateLimit(f"{self.name}:longest", 4 * self.times, 96 * self.window)
