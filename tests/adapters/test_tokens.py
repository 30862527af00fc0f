"""What nobody may guess is drawn from enough values, and each time anew."""

import re
from base64 import urlsafe_b64decode

from hireloom.adapters.security import Argon2Passwords, SystemTokens

TOKENS = SystemTokens()


def test_a_token_has_256_bits():
    drawn = {TOKENS.token() for _ in range(1_000)}
    assert len(drawn) == 1_000
    assert {len(urlsafe_b64decode(token + "=")) for token in drawn} == {32}


def test_a_code_has_six_digits_and_any_of_them():
    drawn = [TOKENS.digits() for _ in range(2_000)]
    assert all(re.fullmatch(r"[0-9]{6}", code) for code in drawn)
    assert len(set(drawn)) > 1_900
    assert [len({code[place] for code in drawn}) for place in range(6)] == [10] * 6


def test_a_recovery_code_has_140_bits():
    drawn = [TOKENS.recovery_code().replace("-", "") for _ in range(1_000)]
    assert len(set(drawn)) == 1_000
    assert {len(code) for code in drawn} == {28}
    assert len(set("".join(drawn))) == 32  # five bits each


def test_a_password_is_hashed_as_owasp_recommends():
    algorithm, version, settings = Argon2Passwords().hashed("Weft4yarn!").split("$")[1:4]
    amounts = {name: int(amount) for name, amount in (part.split("=") for part in settings.split(","))}
    assert (algorithm, version) == ("argon2id", "v=19")
    assert amounts["m"] >= 19 * 1024  # KiB
    assert amounts["t"] >= 2
    assert amounts["p"] == 1
