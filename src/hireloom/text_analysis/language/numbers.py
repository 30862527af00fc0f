"""Small numbers as people write them in words."""

from hireloom.text_analysis.language.data_files import rows_of

_ROWS = [(word, int(number), language) for word, number, language in rows_of("number_words.tsv")]
ENGLISH = {word: number for word, number, language in _ROWS if language == "en"}
SPELLED = {word: number for word, number in ENGLISH.items() if number <= 20}
_IN_ANY_LANGUAGE = {"zero": 0} | SPELLED | {word: number for word, number, language in _ROWS if language != "en"}
_TENS = {word: number for word, number in ENGLISH.items() if number in (20, 30, 40, 50)}
_WITH_ONES = rf"(?:{'|'.join(_TENS)})(?:-(?:{'|'.join(tuple(SPELLED)[:9])}))?"
ANY = rf"(?:\d{{1,2}}|{_WITH_ONES}|{'|'.join(_IN_ANY_LANGUAGE)})"  # a pattern, for use without regard to case


def number_of(words: str) -> int:
    """What figures or a word of `ANY` say."""
    if words.isdigit():
        return int(words)
    tens, _, ones = words.lower().partition("-")
    return (_TENS | _IN_ANY_LANGUAGE)[tens] + SPELLED.get(ones, 0)
