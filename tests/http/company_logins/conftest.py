"""A company and the identity provider through which its people log in."""

import pytest
from pytest_httpserver import HTTPServer

from tests.http.company_login_calls import set_up
from tests.identity_provider import Provider


@pytest.fixture
def environment(environment):
    return environment | {"HIRELOOM_PRIVATE_PROVIDERS": "localhost, 127.0.0.1"}


@pytest.fixture
def provider(httpserver: HTTPServer, clock) -> Provider:
    return Provider(httpserver, clock)


@pytest.fixture
def acme(container, provider):
    return set_up(container, provider.issuer)
