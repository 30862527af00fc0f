"""The fonts of resumes: those that are packages, and for other scripts those of the system."""

from functools import cache
from importlib.resources import files
from pathlib import Path

_PACKAGES = (
    *("ibm_plex_serif", "lato", "fira_sans"),
    *("amiri", "noto_sans_devanagari", "noto_sans_thai", "heebo"),
)
_EAST_ASIA = "漢语かな한글"
NO_EAST_ASIA = "resumes in Chinese, Japanese or Korean need a font; on Debian: apt-get install fonts-noto-cjk"


def font_folders() -> list[Path]:
    return [Path(str(files(f"fontpkg_{name}"))) for name in _PACKAGES]


def missing_letters(text: str) -> str:
    """Letters and digits that no font has, each once, in their order."""
    missing = [sign for sign in dict.fromkeys(text) if sign.isalnum() and ord(sign) not in _packaged()]
    fonts = iter(_of_system() if missing else ())
    while missing and (font := next(fonts, None)):  # one large font has most scripts, and reading all takes seconds
        missing = [sign for sign in missing if ord(sign) not in _letters_of(*font)]
    return "".join(missing)


def look() -> str:
    return NO_EAST_ASIA if missing_letters(_EAST_ASIA) else "for all scripts of resumes"


@cache
def _packaged() -> frozenset[int]:
    paths = (path for folder in font_folders() for path in sorted(folder.rglob("*.ttf")))
    return frozenset().union(*(_letters_of(path, 0) for path in paths))


@cache
def _of_system() -> tuple[tuple[Path, int], ...]:
    """The files that the typesetter would use, as it reports them itself, and the number of the font in each."""
    import typst

    return tuple((Path(font.path), font.index or 0) for font in typst.Fonts().fonts() if font.path)


@cache
def _letters_of(path: Path, number: int) -> frozenset[int]:
    from fontTools.ttLib import TTFont, TTLibError  # type: ignore[import-untyped]

    try:
        with TTFont(path, lazy=True, fontNumber=number) as font:
            return frozenset(font.getBestCmap() or ())
    except (TTLibError, OSError, KeyError):  # a broken font of the system
        return frozenset()
