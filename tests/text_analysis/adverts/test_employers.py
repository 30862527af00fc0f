"""Who is hiring: found as before in what people write, and in no time in what nobody writes."""

import re
import subprocess
import sys

from hypothesis import example, given, settings
from hypothesis import strategies as st

from hireloom.text_analysis.adverts.employers import _NAMED

# What the patterns were when a space between two words could be missing: they found the same and took minutes for it.
PLAIN = (
    None,
    re.compile(
        r"^(?:about\s)?((?:[A-Z][\w&'.-]*[ ]?){1,5}?)(?:,?\s(?:Inc\.?|LLC|Ltd\.?|GmbH|Corp\.?))?,?\s(?:is"
        r"|are)\s(?:a|an|the"
        r"|currently|now|seeking|looking|hiring|searching|one of|recruiting)\b(?! (?:plus|must|bonus|asset"
        r"|advantage|big|strong|great|nice))",
        re.M,
    ),
    None,
    re.compile(
        r"(?<=[.!?:]\s)((?:[A-Z][\w&'-]*[ ]?){1,5}?)\s(?:is|are)\s(?:currently|now|seeking|looking|hiring"
        r"|recruiting)\b"
    ),
    None,
    re.compile(r"\b(?:at|join)\s((?:[A-Z][\w&'-]*[ ]?){1,4}?)(?=,?\s(?:is|we|you|as|and|our)\b|[.,!]|\sin\b|$)", re.M),
)
WORDS = [
    "Loom",
    "Works",
    "LoomWorks",
    "A&B",
    "Inc",
    "Inc.",
    "GmbH",
    "is",
    "are",
    "a",
    "hiring",
    "now",
    "at",
    "join",
    "we",
]
STATEMENTS = st.lists(
    st.tuples(
        st.sampled_from([*WORDS, "about", "in", "B"]),
        st.sampled_from(
            " ",
        )
        | st.sampled_from(["  ", "\n", ", ", ". ", ""]),
    )
)


@given(STATEMENTS)
@example([("at", " "), *[("Loom", " ")] * 5, ("is", " "), ("hiring", " ")])
@example([("Loom", " "), ("Inc", " "), ("is", " "), ("a", " ")])
@settings(max_examples=300)
def test_names_are_found_as_they_were(sentence):
    text = "".join(word + gap for word, gap in sentence[:14])
    for new, plain in zip(_NAMED, PLAIN, strict=True):
        if plain:
            assert [match.span(1) for match in new.finditer(text)] == [match.span(1) for match in plain.finditer(text)]


def test_capitals_without_end_keep_nobody_busy():
    """In a process of its own: nothing stops a pattern that has begun. It takes a hundredth of a second; before, nobody
    had waited long enough."""
    text = "Senior Nurse\nRequirements:\nAt " + "A" * 200 + " x\n" + "M&" * 1_500 + ". " + "A" * 200
    sentence = f"from hireloom.text_analysis.adverts.employers import company; print(company({text!r}, 'Nurse') == '')"
    process = subprocess.run([sys.executable, "-c", sentence], capture_output=True, text=True, timeout=60)
    assert process.stdout == "True\n"
