"""Small numbers as people write them in words."""

_WORDS = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    " eighteen nineteen twenty"
)
_GERMAN_WORDS = "zwei drei vier fünf sechs sieben acht neun zehn"
SPELLED = {word: number for number, word in enumerate(_WORDS.split(), start=1)}
_KNOWN = SPELLED | {word: number for number, word in enumerate(_GERMAN_WORDS.split(), start=2)}
_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50}
_WITH_ONES = rf"(?:{'|'.join(_TENS)})(?:-(?:{'|'.join(tuple(SPELLED)[:9])}))?"
ANY = rf"(?:\d{{1,2}}|{_WITH_ONES}|{'|'.join(_KNOWN)})"  # a pattern, for use without regard to case


def number_of(written: str) -> int:
    """What figures or a word of `ANY` say."""
    if written.isdigit():
        return int(written)
    tens, _, ones = written.lower().partition("-")
    return (_TENS | _KNOWN)[tens] + SPELLED.get(ones, 0)
