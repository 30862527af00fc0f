"""Codes as every authenticator app makes them, and secrets that only we can read."""

import base64
from datetime import UTC, datetime, timedelta
from urllib.parse import parse_qs, urlsplit

import pytest

from hireloom.adapters.second_factors import SealedSecrets, TotpCodes

SECRET = base64.b32encode(b"12345678901234567890").decode()  # of RFC 6238, appendix B
VECTORS = [(59, "287082"), (1111111109, "081804"), (1234567890, "005924"), (20000000000, "353130")]


def at(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


@pytest.mark.parametrize(("seconds", "code"), VECTORS)
def test_the_codes_are_those_of_the_standard(seconds, code):
    assert TotpCodes().step(code, SECRET, at(seconds)) == seconds // 30


@pytest.mark.parametrize(("later", "is_known"), [(-59, True), (-60, False), (30, True), (31, False)])
def test_a_clock_may_be_half_a_minute_off(later, is_known):
    seconds, code = VECTORS[1]  # the last of the half minute
    step = TotpCodes().step(code, SECRET, at(seconds) + timedelta(seconds=later))
    assert step == (seconds // 30 if is_known else None)


@pytest.mark.parametrize("code", ["", "28708", "2870820", "２８７０８２", "abcdef", "\x00"])
def test_what_is_no_code_is_wrong(code):
    assert TotpCodes().step(code, SECRET, at(59)) is None


def test_an_app_reads_the_secret_from_the_address():
    codes = TotpCodes()
    secret = codes.secret()
    address = urlsplit(codes.address(secret, "anna@people.example"))
    parameters = {name: values[0] for name, values in parse_qs(address.query).items()}
    assert (address.scheme, address.netloc, address.path) == ("otpauth", "totp", "/Hireloom:anna%40people.example")
    assert parameters == {"secret": secret, "issuer": "Hireloom", "digits": "6", "period": "30", "algorithm": "SHA1"}
    assert len(base64.b32decode(secret)) == 20
    assert codes.secret() != secret


def test_a_sealed_text_opens_for_its_purpose_and_with_its_key_only():
    box = SealedSecrets(secret="one " * 10)
    sealed = box.sealed(SECRET, purpose="a")
    assert SECRET not in sealed
    assert sealed != box.sealed(SECRET, purpose="a")
    assert box.opened(sealed, purpose="a") == SECRET
    assert box.opened(sealed, purpose="b") is None
    assert SealedSecrets(secret="two " * 10).opened(sealed, purpose="a") is None


@pytest.mark.parametrize("text", ["", "x", "AAAA", "é", "A" * 400])
def test_what_we_did_not_seal_does_not_open(text):
    assert SealedSecrets(secret="one " * 10).opened(text, purpose="a") is None
