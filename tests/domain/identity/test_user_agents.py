"""What devices are called."""

import pytest

from hireloom.domain.identity.user_agents import UNKNOWN, device_name

MOZILLA = "Mozilla/5.0"
WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (f"{MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Windows"),
        (f"{MOZILLA} (Windows NT 10.0) {WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0", "Edge on Windows"),
        (f"{MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) {WEBKIT} Chrome/142.0.0.0 Safari/537.36", "Chrome on macOS"),
        (
            f"{MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) {WEBKIT} Version/18.6 Safari/604.1",
            "Safari on iPhone",
        ),
        (f"{MOZILLA} (iPad; CPU OS 18_6 like Mac OS X) {WEBKIT} CriOS/142.0 Safari/604.1", "Chrome on iPad"),
        (
            f"{MOZILLA} (Linux; Android 16; SM-S931B) {WEBKIT} SamsungBrowser/28.0 Chrome/130",
            "Samsung Internet on Android",
        ),
        (f"{MOZILLA} (X11; CrOS x86_64 14541.0.0) {WEBKIT} Chrome/142.0.0.0 Safari/537.36", "Chrome on ChromeOS"),
        (f"{MOZILLA} (X11; Linux x86_64) {WEBKIT} Chrome/142.0 Safari/537.36 OPR/125.0", "Opera on Linux"),
        ("Firefox/145.0", "Firefox"),
        ("curl/8.11.0", UNKNOWN),
        ("<script>alert(1)</script>", UNKNOWN),
        ("x" * 100_000 + "Firefox/145.0 Windows", UNKNOWN),
        ("", UNKNOWN),
    ],
)
def test_a_device_is_called_as_people_call_it(header: str, name: str) -> None:
    assert device_name(header) == name
