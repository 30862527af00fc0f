"""A search of the talent pool, as people type it."""

import pytest

from hireloom.domain.pool_terms import EVERYBODY, LONGEST_SEARCH, MOST_TERMS, ConsentState, PoolTerms, terms_of_pool


@pytest.mark.spec("HIR-P36")
def test_a_search_is_read_into_terms_and_words():
    assert terms_of_pool('tag:"Runner up" SKILL:ICU place:"Bath,  ME" night Nurse consent:soon') == PoolTerms(
        ("night", "nurse"), ("Runner up",), ("icu",), (), ("bath, me",), (), ConsentState.SOON
    )
    assert terms_of_pool("consent:maybe c:x tag:").words == ("consent:maybe", "c:x", "tag:")
    assert terms_of_pool('  "" tag:"" ') == EVERYBODY
    assert len(terms_of_pool("a " * LONGEST_SEARCH).words) == MOST_TERMS
