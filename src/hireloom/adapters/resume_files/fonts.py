"""The fonts of resumes: those that are packages, and for other scripts those of the system."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

_PACKAGES = (
    *("source_serif_4", "libre_franklin", "inter"),
    *("amiri", "noto_sans_devanagari", "noto_sans_thai", "heebo"),
)
_EAST_ASIA = "漢语かな한글"
NO_EAST_ASIA = "resumes in Chinese, Japanese or Korean need a font; on Debian: apt-get install fonts-noto-cjk"


def font_folders() -> list[Path]:
    return [Path(str(files(f"fontpkg_{name}"))) for name in _PACKAGES]


def missing_letters(text: str) -> str:
    """Letters and digits that no font has, each once, in their order."""
    needed = {sign: None for sign in text if sign.isalnum()}
    missing = [sign for sign in needed if ord(sign) not in _packaged()]
    return "".join(sign for sign in missing if ord(sign) not in _of_system())


def look() -> str:
    return NO_EAST_ASIA if missing_letters(_EAST_ASIA) else "for all scripts of resumes"


@cache
def _packaged() -> frozenset[int]:
    return _letters((path, 0) for folder in font_folders() for path in sorted(folder.rglob("*.ttf")))


@cache
def _of_system() -> frozenset[int]:
    """What the typesetter would take, which it says itself; this takes a second once."""
    import typst

    return _letters((Path(font.path), font.index or 0) for font in typst.Fonts().fonts() if font.path)


def _letters(fonts: Iterable[tuple[Path, int]]) -> frozenset[int]:
    from fontTools.ttLib import TTFont, TTLibError  # type: ignore[import-untyped]

    letters: set[int] = set()
    for path, number in fonts:
        try:
            with TTFont(path, lazy=True, fontNumber=number) as font:
                letters.update(font.getBestCmap() or ())
        except (TTLibError, OSError, KeyError):  # a broken font of the system
            continue
    return frozenset(letters)
