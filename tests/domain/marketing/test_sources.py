"""Only the tokens of our own links say where somebody came from."""

from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.domain.marketing.post_orders import FEATURES, source
from hireloom.domain.marketing.sources import SOURCES, source_of
from hireloom.domain.public_jobs import SOURCE_FIELD, with_source


@pytest.mark.parametrize("token", SOURCES)
def test_every_token_that_we_give_out_comes_back_from_an_address(token):
    address = with_source("https://hireloom.example/jobs/1", token)
    assert source_of(parse_qs(urlsplit(address).query)[SOURCE_FIELD][0]) == token
    assert len(token) <= 60


def test_every_post_has_a_token_of_its_own():
    tokens = [source(platform, feature) for platform in PLATFORMS for feature in FEATURES]
    assert len({*tokens}) == len(tokens)
    assert set(tokens) < set(SOURCES)
    assert len({*SOURCES.values()}) == len(SOURCES)


@given(st.text(max_size=60) | st.integers() | st.none() | st.lists(st.just("linkedin")))
def test_whatever_else_an_address_says_is_no_source(text):
    assert source_of(text) in ("", str(text).strip().lower())
    if not isinstance(text, str) or text.strip().lower() not in SOURCES:
        assert source_of(text) == ""


@pytest.mark.parametrize("text", ["LinkedIn", " linkedin ", "LINKEDIN"])
def test_what_mail_programs_make_of_a_token_is_still_it(text):
    assert source_of(text) == "linkedin"
