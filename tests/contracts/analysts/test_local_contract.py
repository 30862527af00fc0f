"""The analyst that needs no model keeps the promises of the port."""

import pytest

from hireloom.adapters.analysts.local import LocalAnalyst
from hireloom.domain.resume_match.analyses import Level
from hireloom.ports.analysts import Analyst
from hireloom.testing.analysts import AnalystContract
from hireloom.testing.clock import StoppedClock
from hireloom.testing.text_work import directly
from hireloom.text_analysis.language.lexicon_files import load_lexicon


class TestLocalAnalyst(AnalystContract):
    @pytest.fixture
    def analyst(self) -> Analyst:
        return LocalAnalyst(load_lexicon(), StoppedClock(), directly)

    @pytest.mark.parametrize("level", Level)
    @pytest.mark.spec("QUES-11")
    def test_no_page_repeats_a_question_of_another(self, analyst: Analyst, level: Level) -> None:
        super().test_no_page_repeats_a_question_of_another(analyst, level)

    def test_answers_under_its_own_name(self, analyst: Analyst) -> None:
        assert {ask().by for ask in self.every_answer(analyst, self.resume, self.job)} == {"local"}
