"""The inventory of keys in docs/security.md."""

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
