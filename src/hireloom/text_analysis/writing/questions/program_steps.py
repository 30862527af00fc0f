"""How somebody would begin to learn a program that a job asks for."""

from collections.abc import Sequence

from hireloom.text_analysis.writing.trades.question_banks import QuestionBank


class StepTurns:
    """The ways to begin with a program, each told of one of them in an interview."""

    def __init__(self, bank: QuestionBank) -> None:
        self._bank = bank
        self._used: set[str] = set()

    def take(self, families: Sequence[str]) -> str:
        """That of the first family with a way of its own, then the one of all; empty once both were told."""
        ways = (self._bank.step(families), self._bank.step(()))
        step = next((way for way in ways if way not in self._used), "")
        self._used.add(step)
        return step
