"""Which statements of a letter can be true or false, and which fact of the person or the job supports each."""

from hireloom.domain.cover_letters import Claim, LetterOrder
from hireloom.domain.lexicon import Lexicon


def claims(letter: str, order: LetterOrder, lexicon: Lexicon, now: int) -> tuple[Claim, ...]:
    """Every claim of the letter in order, none inside another."""
    return ()
