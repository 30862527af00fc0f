"""By which rules an applicant books an interview of a job."""

from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.refusals import Invalid

LONGEST_NOTICE = 168  # hours
MOST_DAYS_AHEAD = 60
STEPS = (15, 30, 60)
LONGEST_PAUSE = 120  # minutes, in quarter hours
LONGEST_CHANGE_LIMIT = 72  # hours
MOST_DAYS_TO_BOOK = 90


class BookingRulesInvalid(Invalid):
    sentence = (
        f"The notice is at most {LONGEST_NOTICE} hours, times are offered for 1 to {MOST_DAYS_AHEAD} days and start"
        f" every 15, 30 or 60 minutes, the pause takes at most {LONGEST_PAUSE} minutes in steps of 15, changes end 1 to"
        f" {LONGEST_CHANGE_LIMIT} hours before, and the link expires after 1 to {MOST_DAYS_TO_BOOK} days."
    )


@dataclass(frozen=True, slots=True)
class BookingRules:
    """An interview has the rules that its job had when it was proposed. `change_hours` before it begins the candidate
    can no longer move or cancel it. `takes_freest`: of several people of whom one holds it, the one with the fewest
    interviews that week does; otherwise the first who is free."""

    notice_hours: int = 24
    days_ahead: int = 21
    every_minutes: int = 30
    pause_minutes: int = 15
    change_hours: int = 12
    days_to_book: int = 7
    takes_freest: bool = True

    def checked(self) -> "BookingRules":
        """Raises BookingRulesInvalid."""
        is_valid = (
            0 <= self.notice_hours <= LONGEST_NOTICE
            and 1 <= self.days_ahead <= MOST_DAYS_AHEAD
            and self.every_minutes in STEPS
            and 0 <= self.pause_minutes <= LONGEST_PAUSE
            and self.pause_minutes % 15 == 0
            and 1 <= self.change_hours <= LONGEST_CHANGE_LIMIT
            and 1 <= self.days_to_book <= MOST_DAYS_TO_BOOK
        )
        if not is_valid:
            raise BookingRulesInvalid
        return self

    @property
    def notice(self) -> timedelta:
        return timedelta(hours=self.notice_hours)

    @property
    def ahead(self) -> timedelta:
        return timedelta(days=self.days_ahead)

    @property
    def pause(self) -> timedelta:
        return timedelta(minutes=self.pause_minutes)

    @property
    def change_limit(self) -> timedelta:
        return timedelta(hours=self.change_hours)

    @property
    def booking(self) -> timedelta:
        """How long the link is open to choose a time."""
        return timedelta(days=self.days_to_book)


USUAL_RULES = BookingRules()
