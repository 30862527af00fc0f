"""What people call the browser and the system that a User-Agent header names."""

UNKNOWN = "Unknown device"
LONGEST = 512  # characters of the header that are read

# The first that is named counts: most browsers also name those that they are built on.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """Such as 'Firefox on Windows'; UNKNOWN for a program that is not a browser."""
    header = user_agent[:LONGEST]
    browser = next((name for token, name in _BROWSERS if token in header), "")
    system = next((name for token, name in _SYSTEMS if token in header), "")
    return f"{browser} on {system}" if browser and system else browser or UNKNOWN
