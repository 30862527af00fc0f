"""Analysts built on a model keep the same promises as the local one, over a real socket."""

import pytest

from hireloom.adapters.analysts.cached import CachedChat
from hireloom.adapters.analysts.fallback import FallbackAnalyst
from hireloom.adapters.analysts.guarded import GuardedChat
from hireloom.adapters.analysts.prompted import PromptedAnalyst
from hireloom.domain.resume_match.analyses import Level
from hireloom.ports.analysts import Analyst
from hireloom.testing.analysts import AnalystContract


class TestOverAimock(AnalystContract):
    """Without a fallback: the model's answers themselves keep the promises, and nothing covers up for them."""

    @pytest.fixture
    def analyst(self, aimock, chat_at, waits, local) -> Analyst:
        return PromptedAnalyst(CachedChat(GuardedChat(chat_at(aimock), monotonic=waits.monotonic)), local)

    def test_the_model_contributed_to_every_answer(self, analyst: Analyst) -> None:
        answers = self.every_answer(analyst, self.resume, self.job)
        lighthouse = "Keeper of the light\n- You must know limewash scrubbing.\n- Watch the sea at night."
        answers[3] = lambda: analyst.top_skills(self.resume, lighthouse)  # where ours knows fewer than ten
        *questions, post = answers
        assert [ask().by for ask in questions] == ["openai"] * len(questions)
        assert post().by == "local"  # what is published in our name is in nobody else's words


class TestWithAModelThatFailsInTurn(AnalystContract):
    """Every kind of failure in turn: the caller gets an answer each time."""

    @pytest.fixture
    def analyst(self, server, reply, says, chat_at, local) -> Analyst:
        faults = [
            reply("{}", status="503 Service Unavailable"),
            reply("<html><body>Welcome</body></html>", kind="text/html"),
            reply("\x00garbage{{{"),
            says({"unexpected": True}),
            says("I am sorry, I cannot help with that."),
            lambda wire: wire.write(b"HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n{"),
            lambda wire: None,
        ]
        server.script = faults * 40
        return FallbackAnalyst(PromptedAnalyst(chat_at(server.url), local), local)

    @pytest.mark.spec("OPEN-108")
    def test_the_local_analyst_answers_word_for_word(self, analyst, local) -> None:
        local_answers = [ask() for ask in self.every_answer(local, self.resume, self.job)]
        assert [ask() for ask in self.every_answer(analyst, self.resume, self.job)] == local_answers
        assert analyst.questions(self.resume, self.job, level=Level.ADVANCED, offset=5).by == "local"
