"""Offsets in a text as JavaScript counts them."""


def utf16_place(text: str, place: int) -> int:
    """The offset of the same place in UTF-16 units."""
    return len(text[:place].encode("utf-16-le", "surrogatepass")) // 2
