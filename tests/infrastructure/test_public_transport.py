"""Addresses that other people choose lead to the internet, and nowhere else."""

from ipaddress import ip_address

import httpx2
import pytest
from pytest_httpserver import HTTPServer

from hireloom.infrastructure.public_transport import PublicTransport, is_public, is_safe
from tests.certificates import certificate_for

NAME = "login.acme.example"


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_these_are_public(address: str):
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "192.0.2.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "64:ff9b:1::a00:1",
        "::127.0.0.1",
        "::ffff:0:10.0.0.1",
        "fec0::1",
        "5f00::1",
        "3fff::1",
        "192.0.0.8",
        "192.88.99.1",
        "no address",
    ],
)
def test_and_these_are_not(address: str):
    assert not is_public(address)


def test_without_encryption_only_on_this_machine_by_name():
    assert is_safe("https://login.acme.example/x")
    assert is_safe("http://localhost:8080/x", ("localhost",))
    assert is_safe("http://127.0.0.1/x", ("127.0.0.1",))
    for url in (
        "http://localhost/x",
        "http://10.0.0.1/x",
        "ftp://a.example",
        "https://",
        "javascript:x",
        "",
    ):
        assert not is_safe(url, ("127.0.0.1", "10.0.0.1"))


@pytest.fixture
def client():
    def client(lookup, **options) -> httpx2.Client:
        return httpx2.Client(transport=PublicTransport(lookup, limit=1000, **options), timeout=2)

    return client


@pytest.mark.parametrize("addresses", [[], ["10.0.0.1"], ["93.184.215.14", "127.0.0.1"]])
def test_a_name_with_a_private_address_is_not_asked(client, addresses):
    with pytest.raises(httpx2.ConnectError):
        client(lambda host, seconds: addresses).get(f"https://{NAME}/")


@pytest.mark.parametrize("url", ["https://10.0.0.1/", "https://[::1]/", "https://[::ffff:7f00:1]/", "https://127.1/"])
def test_nor_is_a_private_address_itself(client, url):
    with pytest.raises(httpx2.TransportError):
        client(lambda host, seconds: []).get(url)


def test_hosts_that_the_operator_names_may_be_anywhere(client, httpserver: HTTPServer):
    httpserver.expect_request("/x").respond_with_data("here")
    transport = client(lambda host, seconds: [], private_hosts=("localhost", "127.0.0.1"))
    assert transport.get(httpserver.url_for("/x")).text == "here"
    with pytest.raises(httpx2.UnsupportedProtocol):
        client(lambda host, seconds: []).get(httpserver.url_for("/x"))


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    """A server's certificate for one name, and what trusts it."""
    return certificate_for(NAME, tmp_path_factory.mktemp("tls"))


def test_the_checked_address_is_the_one_that_is_asked_and_the_name_stays_in_the_certificate(client, authority):
    server_side, trusting = authority
    looked_up = []

    def lookup(host, seconds):
        looked_up.append(host)
        return ["127.0.0.1"]

    with HTTPServer(ssl_context=server_side) as server:
        server.expect_request("/x", headers={"Host": f"{NAME}:{server.port}"}).respond_with_data("by name")
        transport = client(lookup, verify=trusting, is_allowed=lambda address: ip_address(address).is_loopback)
        assert transport.get(f"https://{NAME}:{server.port}/x").text == "by name"
        assert looked_up == [NAME]
        with pytest.raises(httpx2.ConnectError):  # the certificate is of another name
            transport.get(f"https://other.example:{server.port}/x")
