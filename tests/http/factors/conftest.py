"""Anna, her browser and the security key that she has added."""

import pytest

from tests.http.authenticators import SecurityKey
from tests.http.factor_calls import ANNA, FIREFOX, add


@pytest.fixture
def anna(people):
    return people.add(username="Anna1", email=ANNA)


@pytest.fixture
def browser(visit, anna):
    firefox = visit()
    firefox.headers = FIREFOX
    assert firefox.login(ANNA).status_code == 200
    return firefox


@pytest.fixture
def key(browser):
    security_key = SecurityKey()
    assert add(browser, security_key).status_code == 200
    return security_key
