"""Any model behind an OpenAI-compatible API: OpenAI itself, Ollama, vLLM, llama.cpp and others."""

import json
import ssl
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import httpx2
import openai

from hireloom.infrastructure.connections import reason
from hireloom.infrastructure.http_client import BoundedTransport, retry_after
from hireloom.infrastructure.public_transport import Lookup, PublicTransport
from hireloom.ports.chats import ChatFailed, KeyRefused, Message, Schema

MAX_ANSWER_BYTES = 1_000_000
MAX_ANSWER_TOKENS = 2_500
MAX_ATTEMPTS = 3
FIRST_WAIT = 0.5  # seconds, doubled each time
LOOK_SECONDS = 4.0  # for each of the two questions of a check
MOST_MODELS = 500  # in a list to choose from
LONGEST_WAIT = 5.0  # if a server asks for a longer wait, the call fails immediately


@dataclass(frozen=True, slots=True)
class _Dialect:
    """The options that this server accepts: all at first, without each one that the server refuses."""

    shape: str = "json_schema"  # then json_object, then text
    tokens: str = "max_tokens"  # newer models want max_completion_tokens
    steady: bool = True  # temperature 0 and a seed

    def without(self, complaint: str) -> "_Dialect | None":
        """The dialect without the option that the server refused, None if no option is left."""
        if "max_tokens" in complaint and self.tokens == "max_tokens":
            return replace(self, tokens="max_completion_tokens")
        if self.steady and ("temperature" in complaint or "seed" in complaint):
            return replace(self, steady=False)
        if self.shape != "text":
            return replace(self, shape="json_object" if self.shape == "json_schema" else "text")
        return None

    def settings(self, schema: Schema) -> dict[str, Any]:
        chosen: dict[str, Any] = {self.tokens: MAX_ANSWER_TOKENS}
        if self.steady:
            chosen |= {"temperature": 0, "seed": 7}
        if self.shape == "json_schema":
            shape = {"name": schema["title"], "schema": schema, "strict": True}
            chosen["response_format"] = {"type": "json_schema", "json_schema": shape}
        elif self.shape == "json_object":
            chosen["response_format"] = {"type": "json_object"}
        return chosen


class OpenAiChat:
    """One question is one request, repeated on 429, 5xx and broken lines as far as `timeout` seconds in all allow."""

    def __init__(
        self,
        *,
        base_url: str,
        key: str,
        model: str,
        timeout: float,
        monotonic: Callable[[], float],
        wait: Callable[[float], None],
        lookup: Lookup | None = None,
    ) -> None:
        """With a `lookup`, somebody has chosen the address, so it must be on the internet, with https."""
        self._model = model
        self._timeout = timeout
        self._monotonic = monotonic
        self._wait = wait
        self._dialect = _Dialect()
        # Without TLS no certificate authorities are needed: this context trusts none of them.
        verify = base_url.startswith("https:") or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        http = httpx2.Client(
            transport=BoundedTransport(limit=MAX_ANSWER_BYTES, verify=verify)
            if lookup is None
            else PublicTransport(lookup, limit=MAX_ANSWER_BYTES, verify=verify),
            headers={"Accept-Encoding": "identity"},
            trust_env=False,
            follow_redirects=False,
        )
        self._has_key = bool(key)
        # Local servers need no key, but the client requires one.
        self._client = openai.OpenAI(base_url=base_url, api_key=key or "none", max_retries=0, http_client=http)

    def complete(self, messages: Sequence[Message], schema: Schema) -> str:
        deadline = self._monotonic() + self._timeout
        pause = FIRST_WAIT
        for attempt in range(1, MAX_ATTEMPTS + 1):
            left = deadline - self._monotonic()
            if left <= 0:
                break
            try:
                return _text(self._ask(messages, schema, deadline))
            except openai.APIStatusError as refused:
                if refused.status_code != 429 and refused.status_code < 500:
                    raise ChatFailed(f"The model's server answered {refused.status_code}.") from None
                failure = f"The model's server answered {refused.status_code}."
                seconds = retry_after(refused.response.headers)
            except (openai.OpenAIError, httpx2.HTTPError) as broken:
                failure, seconds = f"The model's server cannot be used: {reason(broken)}.", None
            pause_now = pause if seconds is None else seconds
            if attempt == MAX_ATTEMPTS or pause_now > LONGEST_WAIT or self._monotonic() + pause_now >= deadline:
                raise ChatFailed(failure) from None
            self._wait(pause_now)
            pause *= 2
        raise ChatFailed("The model did not answer in time.")

    def look(self) -> str:
        """Ask for the list of models, and with a key also for one token, as some servers list their models to anybody;
        returns the model's name. Raises KeyRefused and other ChatFailed."""
        try:
            is_listed = self._is_listed()
            if self._has_key:
                self._ask_for_one_token()
        except (openai.AuthenticationError, openai.PermissionDeniedError) as refused:
            raise KeyRefused(f"The model's server does not accept the key ({refused.status_code}).") from None
        except openai.APIStatusError as refused:
            raise ChatFailed(f"The model's server answered {refused.status_code}.") from None
        except (openai.OpenAIError, httpx2.HTTPError, ValueError) as broken:
            raise ChatFailed(f"The model's server cannot be used: {reason(broken)}.") from None
        return self._model if is_listed else f"the server of {self._model} answers"

    def model_names(self) -> Sequence[str]:
        """Those that the server lists, in alphabetical order; none if it lists none or does not answer."""
        try:
            return sorted({model.id for model in self._client.models.list(timeout=LOOK_SECONDS)})[:MOST_MODELS]
        except (openai.OpenAIError, httpx2.HTTPError, ValueError):
            return ()

    def _is_listed(self) -> bool:
        """False if the server has no list of its models. Raises ChatFailed if the model is not in it."""
        try:
            names = {model.id for model in self._client.models.list(timeout=LOOK_SECONDS)}
        except openai.NotFoundError:
            return False
        if names and self._model not in names:
            raise ChatFailed(f"The server has no model with the name {self._model}.")
        return True

    def _ask_for_one_token(self) -> None:
        """A complaint about the question itself means that the key was accepted."""
        with suppress(openai.BadRequestError, openai.UnprocessableEntityError):
            self._client.chat.completions.create(
                model=self._model,
                messages=[{"role": "user", "content": "Hello"}],
                max_tokens=1,
                timeout=LOOK_SECONDS,
            )

    def close(self) -> None:
        self._client.close()

    def _ask(self, messages: Sequence[Message], schema: Schema, deadline: float) -> bytes:
        dialect = self._dialect
        while True:
            left = deadline - self._monotonic()
            if left <= 0:
                raise ChatFailed("The model did not answer in time.")
            try:
                answer = self._client.chat.completions.with_raw_response.create(
                    model=self._model,
                    messages=[{"role": message.role, "content": message.content} for message in messages],  # type: ignore[misc]
                    timeout=left,
                    **dialect.settings(schema),
                )
            except (openai.BadRequestError, openai.UnprocessableEntityError) as refused:
                simpler = dialect.without(refused.message)
                if simpler is None:
                    raise
                dialect = simpler
                continue
            self._dialect = dialect  # only after success: the refusal may have been about this one question
            return answer.content


def _text(body: bytes) -> str:
    """The text of the first choice, no matter what else the server wrapped around it."""
    try:
        choice = json.loads(body)["choices"][0]
        text = choice["message"]["content"]
    except (ValueError, LookupError, TypeError, RecursionError) as wrong:
        raise ChatFailed("The answer is not a chat completion.") from wrong
    if not isinstance(text, str) or not text.strip():
        raise ChatFailed("The model gave no answer.")
    if choice.get("finish_reason") == "length":
        raise ChatFailed("The answer was cut off at the token limit.")
    return text
