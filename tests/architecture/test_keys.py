"""The inventory of keys in docs/security.md, and the algorithms that use them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/hireloom"
SEALS = re.compile(
    r"\b(?:hmac\.new|HKDF|AESGCM|AESSIV|TOTP|PasswordHasher|ECDSA|verify_authentication_response|jwt\.decode)\("
)


def test_the_inventory_of_keys_names_all_that_seals_or_signs() -> None:
    inventory = (ROOT / "docs/security.md").read_text().partition("\n## Keys\n")[2].partition("\n## ")[0]
    files = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.py") if SEALS.search(path.read_text())}
    places = set(re.findall(r"`([a-z_/]+\.py)`", inventory))
    assert files - places == set()
    assert [place for place in places if not (SOURCE / place).is_file()] == []


# Everything else is SHA-2. MD5 and SHA-1 protect nothing here: what we speak to asks for them.
HASHES = {
    ("adapters/files/s3.py", "md5"),  # Content-MD5 of S3, for storage that knows no newer checksum
    ("adapters/leak_ranges.py", "sha1"),  # the service of leaked passwords is asked by it
    ("adapters/second_factors.py", "SHA1"),  # RFC 6238, as authenticator apps compute it; inside an HMAC
    ("adapters/social/x.py", "sha1"),  # OAuth 1.0a of X; inside an HMAC
}
HASH = re.compile(r"\b(md5|sha1|SHA1|MD5|sha3_\w+|blake2\w)\b(?=[(,)]|$)", re.M)
CIPHERS = {"AESGCM", "AESSIV"}  # both authenticate what they encrypt
OTHERS = re.compile(
    r"^\s*(?:from|import) (?:Crypto|Cryptodome|nacl|rsa|ecdsa|passlib|pyotp|bcrypt|OpenSSL|jose)\b", re.M
)


def test_only_approved_algorithms_are_used() -> None:
    sources = {
        str(path.relative_to(SOURCE)): path.read_text()
        for path in SOURCE.rglob("*.py")
        if path.relative_to(SOURCE).parts[0] != "testing"
    }
    old_hashes = {(name, old) for name, text in sources.items() for old in HASH.findall(text)}
    assert old_hashes == HASHES
    imports = re.compile(r"from cryptography\.hazmat\.primitives\.ciphers(\S*) import (.+)")
    ciphers = [(where, name) for text in sources.values() for where, name in imports.findall(text)]
    assert {where for where, _ in ciphers} == {".aead"}
    assert {name for _, name in ciphers} == CIPHERS
    assert [
        name for name, text in sources.items() if OTHERS.search(text) or ("padding" in text and "hazmat" in text)
    ] == []
