"""Offers: how many one application can have."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from hireloom.domain.applications import Application, Status
from hireloom.domain.offers import MOST_OFFERS, OfferAccepted, OfferForm, OfferState, TooManyOffers, offered

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
TODAY = date(2026, 11, 21)
FORM = OfferForm("Ward Nurse", "EUR 3,800 a month", TODAY)
APPLICATION = Application(
    7, 3, "Anna", "a@b.example", "", NOW, "Nurse", "Loom", "Pune", "r@loom.example", Status.SELECTED
)


@pytest.mark.spec("HIR-O03")
def test_offers_follow_each_other_up_to_a_number_and_none_follows_an_accepted_one():
    before = []
    for _ in range(MOST_OFFERS):
        offer = offered(APPLICATION, FORM, before, by_id=1, today=TODAY, now=NOW)
        before.append(offer.withdrawn(NOW))
    with pytest.raises(TooManyOffers):
        offered(APPLICATION, FORM, before, by_id=1, today=TODAY, now=NOW)
    before[-1] = replace(before[-1], state=OfferState.ACCEPTED)
    with pytest.raises(OfferAccepted):
        offered(APPLICATION, FORM, before, by_id=1, today=TODAY, now=NOW)
