"""What we believe an identity provider, and what we do not."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from urllib.parse import urlsplit

import pytest
from joserfc import jwt
from joserfc.jwk import ECKey, OctKey, RSAKey
from pytest_httpserver import HTTPServer
from werkzeug import Response

from hireloom.adapters.oidc import AT_ONCE, SECONDS, OidcProviders
from hireloom.domain.company_logins import (
    ProvenIdentity,
    ProviderAway,
    ProviderMisconfigured,
    ProviderRefused,
    ProviderUntrusted,
)
from hireloom.ports.identity_providers import ProviderClient
from tests.identity_provider import CLIENT_ID, CLIENT_SECRET, Provider, new_key, unsigned

BACK = "https://jobs.example/user/login/acme.example"
HERE = ("localhost", "127.0.0.1")


def nothing(host: str, seconds: float) -> list[str]:
    return []


def client_at(issuer: str) -> ProviderClient:
    return ProviderClient(issuer, "x", "", BACK)


@pytest.fixture
def provider(httpserver: HTTPServer, clock) -> Provider:
    return Provider(httpserver, clock)


@pytest.fixture
def providers(clock) -> OidcProviders:
    return OidcProviders(clock, nothing, HERE)


@pytest.fixture
def log_in(provider: Provider, providers: OidcProviders):
    def log_in(
        *,
        nonce: str = "nonce",
        verifier: str = "verifier",
        secret: str = CLIENT_SECRET,
        named_issuer: str = "",
        is_fresh: bool = False,
    ) -> ProvenIdentity:
        client = ProviderClient(provider.issuer, CLIENT_ID, secret, BACK)
        address = providers.login_address(
            client, state="state", nonce="nonce", verifier="verifier", hint="anna@acme.example", is_fresh=is_fresh
        )
        answer = provider.log_in(address)
        assert answer["state"] == "state"
        return providers.identity(client, answer["code"], named_issuer=named_issuer, nonce=nonce, verifier=verifier)

    return log_in


def test_the_provider_names_the_person(provider, log_in):
    assert log_in() == ProvenIdentity(provider.issuer, "anna-7", "anna@acme.example", True)
    provider.spoilt = {"email_verified": "true", "hd": "acme.example"}
    assert log_in() == ProvenIdentity(provider.issuer, "anna-7", "anna@acme.example", False, "acme.example")
    provider.metadata = {"token_endpoint_auth_methods_supported": ["client_secret_post"]}
    assert log_in().subject == "anna-7"


def test_what_is_not_in_the_token_is_asked_for(provider, log_in):
    provider.spoilt = {"email": None, "email_verified": None}
    assert log_in().email == ""
    provider.metadata = {"userinfo_endpoint": f"{provider.issuer}/me"}
    provider.user_information = provider.person
    assert log_in() == ProvenIdentity(provider.issuer, "anna-7", "anna@acme.example", True)
    provider.user_information = {**provider.person, "sub": "bert-8"}
    with pytest.raises(ProviderUntrusted):
        log_in()


def test_the_email_and_whether_it_is_verified_are_of_one_source(provider, log_in):
    provider.metadata = {"userinfo_endpoint": f"{provider.issuer}/me"}
    provider.user_information = {"sub": "anna-7", "email": "anna@elsewhere.example"}
    provider.spoilt = {"email": None}  # but it says that it is verified
    assert log_in() == ProvenIdentity(provider.issuer, "anna-7", "anna@elsewhere.example", False)
    provider.spoilt = {"email_verified": None}
    assert log_in() == ProvenIdentity(provider.issuer, "anna-7", "anna@elsewhere.example", False)
    provider.user_information = provider.person
    assert log_in() == ProvenIdentity(provider.issuer, "anna-7", "anna@acme.example", True)


def test_a_provider_that_names_itself_in_each_answer_must_do_so(provider, log_in):
    assert log_in().subject == "anna-7"
    assert log_in(named_issuer=provider.issuer).subject == "anna-7"
    with pytest.raises(ProviderUntrusted):
        log_in(named_issuer="https://elsewhere.example")
    provider.metadata = {"authorization_response_iss_parameter_supported": True}
    assert log_in(named_issuer=provider.issuer).subject == "anna-7"
    for issuer_name in ("", "https://elsewhere.example"):
        with pytest.raises(ProviderUntrusted):
            log_in(named_issuer=issuer_name)


def test_when_the_person_showed_who_they_are(provider, log_in, clock):
    now = clock.now()
    assert log_in().authenticated_at is None
    assert log_in(is_fresh=True).authenticated_at == now.replace(microsecond=0)
    for seconds, moment in (
        (int(now.timestamp()) - 3600, now.replace(microsecond=0) - timedelta(hours=1)),
        (int(now.timestamp()) + 30, now),
        (int(now.timestamp()) + 3600, None),
        (10**30, None),
        (-1, None),
        (True, None),
        ("soon", None),
    ):
        provider.spoilt = {"auth_time": seconds}
        assert log_in().authenticated_at == moment


@pytest.mark.parametrize(
    "spoilt",
    [
        {"iss": "https://elsewhere.example"},
        {"iss": None},
        {"aud": "another client"},
        {"aud": None},
        {"aud": [CLIENT_ID, "another client"]},
        {"aud": [CLIENT_ID, "another client"], "azp": "another client"},
        {"azp": "another client"},
        {"exp": None},
        {"exp": 1},
        {"exp": "soon"},
        {"iat": None},
        {"iat": 1},
        {"nonce": "of another log-in"},
        {"nonce": None},
        {"sub": None},
        {"sub": ""},
        {"sub": 7},
        {"sub": "x" * 256},
    ],
    ids=str,
)
def test_a_token_for_something_else_is_refused(provider, log_in, spoilt):
    provider.spoilt = spoilt
    with pytest.raises(ProviderUntrusted):
        log_in()


def test_one_of_several_addressees_is_named_as_the_one_that_asked(provider, log_in):
    provider.spoilt = {"aud": ["another client", CLIENT_ID], "azp": CLIENT_ID}
    assert log_in().subject == "anna-7"


@pytest.mark.parametrize(("seconds", "is_valid"), [(-50, True), (50, True), (70, False), (-700, False)])
def test_clocks_may_differ_by_a_minute(provider, log_in, clock, seconds, is_valid):
    issued_at = int(clock.now().timestamp()) + seconds
    provider.spoilt = {
        "iat": issued_at,
        "exp": issued_at + 20 if seconds == -50 else issued_at + 2000,
        "nbf": issued_at,
    }
    if is_valid:
        assert log_in().subject == "anna-7"
    else:
        with pytest.raises(ProviderUntrusted):
            log_in()


def test_only_the_provider_signs(provider, log_in):
    stranger, shared = new_key("one"), OctKey.import_key(CLIENT_SECRET.ljust(64, "x"))
    for sign in (
        unsigned,
        lambda claims: jwt.encode({"alg": "ES256", "kid": "one"}, claims, stranger),
        lambda claims: jwt.encode({"alg": "ES256", "kid": "two"}, claims, provider.key),
        lambda claims: jwt.encode({"alg": "HS256", "kid": "one"}, claims, shared),
        lambda claims: jwt.encode({"alg": "ES256", "kid": "one", "jwk": stranger.as_dict()}, claims, stranger),
        lambda claims: provider.signed(claims)[:-4] + "AAAA",
        lambda claims: "no.token",
        lambda claims: "",
    ):
        provider.sign = sign
        with pytest.raises(ProviderUntrusted):
            log_in()


def test_a_key_that_the_provider_publishes_for_shared_secrets_is_no_key(provider, log_in):
    shared = OctKey.import_key("y" * 64, {"kid": "one"})
    provider.published = [shared]
    provider.sign = lambda claims: jwt.encode({"alg": "HS256", "kid": "one"}, claims, shared, algorithms=["HS256"])
    with pytest.raises(ProviderUntrusted):
        log_in()


def test_other_algorithms_and_keys_without_a_name(provider, log_in):
    key = RSAKey.generate_key(2048, {"use": "sig"}, auto_kid=False)
    provider.published = [key]
    provider.sign = lambda claims: jwt.encode({"alg": "PS256"}, claims, key, algorithms=["PS256"])
    assert log_in().subject == "anna-7"
    provider.published = [key, ECKey.generate_key("P-256", {"use": "enc", "kid": "e"})]
    assert log_in().subject == "anna-7"
    provider.published = [key, new_key("other")]
    with pytest.raises(ProviderUntrusted):
        log_in()


def test_rotated_keys_work_at_once_and_former_ones_no_longer(provider, log_in):
    former = provider.key
    assert log_in().subject == "anna-7"
    provider.rotate()
    assert log_in().subject == "anna-7"
    provider.sign = lambda claims: jwt.encode({"alg": "ES256", "kid": "one"}, claims, former)
    with pytest.raises(ProviderUntrusted):
        log_in()


def test_a_code_needs_what_began_the_log_in_and_works_once(provider, providers, log_in):
    with pytest.raises(ProviderRefused):
        log_in(verifier="another")
    with pytest.raises(ProviderMisconfigured):
        log_in(secret="wrong")
    with pytest.raises(ProviderUntrusted):
        log_in(nonce="another")
    client = ProviderClient(provider.issuer, CLIENT_ID, CLIENT_SECRET, BACK)
    with pytest.raises(ProviderRefused):
        providers.identity(client, "made up", named_issuer="", nonce="nonce", verifier="verifier")


@pytest.mark.parametrize(
    "metadata",
    [
        {"issuer": "https://elsewhere.example"},
        {"authorization_endpoint": None},
        {"authorization_endpoint": "javascript:alert(1)"},
        {"authorization_endpoint": "http://elsewhere.example/authorize"},
        {"authorization_endpoint": ["https://elsewhere.example"]},
    ],
    ids=str,
)
def test_a_provider_that_leads_astray_is_not_followed(provider, log_in, metadata):
    provider.metadata = metadata
    with pytest.raises(ProviderUntrusted):
        log_in()


@pytest.mark.parametrize("name", ["token_endpoint", "jwks_uri"])
@pytest.mark.parametrize(
    "url", ["http://10.0.0.1/x", "https://10.0.0.1/x", "https://[::1]/x", "https://nowhere.example"]
)
def test_nor_into_our_own_network(provider, log_in, name, url):
    provider.metadata = {name: url}
    with pytest.raises((ProviderUntrusted, ProviderAway)):
        log_in()


@pytest.mark.parametrize("content", ["no json", "[]", '"text"', "x" * 400_000, "{" * 5_000])
def test_a_garbled_answer_is_refused(httpserver: HTTPServer, providers, content):
    httpserver.expect_request("/.well-known/openid-configuration").respond_with_data(content)
    with pytest.raises((ProviderUntrusted, ProviderAway)):
        providers.login_address(client_at(httpserver.url_for("")), state="", nonce="", verifier="")


@pytest.mark.parametrize("fault", [Response("", 503), Response("", 302, {"Location": "/elsewhere"}), Response("", 404)])
def test_a_provider_that_fails_is_named_as_the_cause(httpserver: HTTPServer, providers, fault):
    httpserver.expect_request("/.well-known/openid-configuration").respond_with_response(fault)
    with pytest.raises(ProviderAway):
        providers.login_address(client_at(httpserver.url_for("").rstrip("/")), state="", nonce="", verifier="")


def test_a_provider_that_hangs_is_waited_for_once(httpserver: HTTPServer, clock, nobody: int):
    slow = OidcProviders(clock, nothing, HERE, 0.3)
    httpserver.expect_request("/.well-known/openid-configuration").respond_with_handler(
        lambda _: time.sleep(1) or Response("{}")
    )
    began = time.monotonic()
    for issuer in (httpserver.url_for("").rstrip("/"), f"http://127.0.0.1:{nobody}"):
        with pytest.raises(ProviderAway):
            slow.login_address(client_at(issuer), state="", nonce="", verifier="")
    assert time.monotonic() - began < 0.9
    assert SECONDS < 10


def test_providers_that_hang_leave_threads_for_everybody_else(httpserver: HTTPServer, clock):
    end = threading.Event()
    httpserver.expect_request("/.well-known/openid-configuration").respond_with_handler(
        lambda _: Response("{}" if end.wait(5) else "")
    )
    slow = OidcProviders(clock, nothing, HERE, 5)

    def seconds_of(_: int) -> float:
        began = time.monotonic()
        with pytest.raises((ProviderAway, ProviderUntrusted)):
            slow.login_address(client_at(httpserver.url_for("").rstrip("/")), state="", nonce="", verifier="")
        return time.monotonic() - began

    with ThreadPoolExecutor(AT_ONCE + 3) as pool:
        waiting = [pool.submit(seconds_of, number) for number in range(AT_ONCE + 3)]
        time.sleep(2)
        assert sum(future.done() for future in waiting) == 3
        end.set()
        assert sorted(future.result() for future in waiting)[2] < 1.9


def test_only_a_provider_on_this_machine_that_the_operator_named_may_be_plain(clock):
    named = OidcProviders(clock, nothing, ("localhost", "keycloak.intern"))
    assert named.may_be_plain("http://localhost:8080/realms/acme")
    for address in (
        "http://127.0.0.1:8080",
        "http://keycloak.intern",
        "https://localhost",
        "http://elsewhere.example",
        "",
    ):
        assert not named.may_be_plain(address)


def test_no_secret_reaches_the_log(provider, log_in, caplog):
    with pytest.raises(ProviderMisconfigured):
        log_in(secret="a secret of mine")
    assert urlsplit(provider.issuer).netloc in caplog.text
    for secret in ("a secret of mine", CLIENT_SECRET, "verifier", "nonce"):
        assert secret not in caplog.text
