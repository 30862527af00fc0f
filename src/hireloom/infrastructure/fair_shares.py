"""How much of a scarce resource one person may have."""

FACTOR = 2


def is_fair(places: int, free: int) -> bool:
    """Whether somebody who has `places` may take another of the `free` ones: while more than twice as many are free.
    So neither one person nor a few together ever take them all, and whoever has none yet finds one."""
    return FACTOR * places < free
