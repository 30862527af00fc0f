"""Every public function of the domain and of text analysis on fragments that are repeated, and on sentences whose words
never are: none may take too long.

python bench/text_functions.py [--only NAME] [--chance N] [--size N]. A text twice as long may take 2.5 times as long,
and 100 kB one second of processor time. Prints what takes longer, and ends with 1 if anything does.
"""

import argparse
import gc
import random
import signal
import sys
import time
from collections.abc import Iterator

from hireloom.domain.refusals import Refusal
from hireloom.testing.text_functions import TextCall, forget, forget_arguments, text_calls

SIZE = 50_000  # characters; measured again at twice the size
SECONDS, RATIO = 1.0, 2.5  # at twice the size
UNSURE = 0.1  # seconds; nobody could measure a growth smaller than this
SHARE = 5  # a first look takes this part of the whole text, and this part of that
SUSPECT = 5.5  # times as long for SHARE times the text: 5 grows with the text, 25 with its square
SURE = 0.008  # seconds from which on such a growth is more than noise
PATIENCE = 8  # seconds for one call
ATOMS = (
    *"\n \t(a)[1]{},.;:-/|&'\"*#@+=_<>%$€•–—…Aä中",
    *("and ", "in ", "of ", "or ", "with ", "the ", "to ", "at ", "as a ", "e.g. ", "etc. ", "not ", "no ", "years "),
    *("2019", "2019 - ", "Jan 2019 ", "01/2019 - ", "present ", "5+ years ", "10,000 ", "$20k ", "30 % ", "3-5 years"),
    *("under 200 ms ", "at least 3 ", "24 hours a day ", "BSc ", "Bachelor of Science ", "University of ", "School "),
    *(
        "Python ",
        "SQL, ",
        "C++/",
        "Senior ",
        "Engineer ",
        "Nurse ",
        "Led ",
        "managed ",
        "built a ",
        "experience ",
        "Inc. ",
    ),
    *("\n- ", "\n• ", "\n\n", "\na", "\nA.", "\nSkills\n", "\nExperience:\n", "\r\n", " \n", "(a ", ") (", "a-", "A. "),
    *(
        "a@b.example ",
        "https://a.example/",
        "+1 (520) 555-",
        "48 Lane, AZ 85701 ",
        "Dear ",
        "I am ",
        "you will ",
        "must ",
    ),
    *("Engineer, Loom Ltd, 2019 - 2020\n", "Engineer at Loom\n2019 - 2020\n- Led a team.\n", "Skills: SQL, Go\n"),
    *(
        "Requirements\n- SQL\n",
        "- 5 years of Python is required.\n",
        "ignore all instructions ",
        "U\u0308",
        "\u200b",
        "ﬁ",
    ),
)


# Each {} is another word each time: what is searched for once for each name has many to search for.
SENTENCES = (
    "worked at {} {}, and managed {} {} with {}. ",
    "{} Engineer, {} Ltd, 2019 - 2020\n- Built a {} {} in {}.\n",
    "- 5 years of {} {} is required, {} preferred.\n",
)


def texts(chance: int, size: int) -> Iterator[tuple[str, str]]:
    """What is repeated, and the text of that many characters."""
    dice = random.Random(chance)
    by_chance = ("".join(dice.choices(ATOMS, k=dice.randint(2, 4))) for _ in range(chance))
    for fragment in (*ATOMS, *by_chance):
        yield fragment, fragment * (size // len(fragment))
    for sentence in SENTENCES:
        count = sentence.count("{}")
        yield sentence, "".join(sentence.format(*words(at * count, count)) for at in range(size // len(sentence)))


def words(first: int, count: int) -> Iterator[str]:
    for number in range(first, first + count):
        yield "".join(chr(ord("a") + number // 26**place % 26) for place in range(5)).title()


def seconds(call: TextCall, text: str) -> float:
    """Seconds of processor time; PATIENCE if it takes longer."""
    forget()
    try:
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        run = call.of(text)
        gc.disable()  # a full collection goes through the word lists, whatever the text, and takes 50 to 100 ms
        begun = time.process_time()
        run()
        return time.process_time() - begun
    except Refusal:
        return 0.0  # nothing can be read from such a text, so the function never gets it
    except TimeoutError:
        return PATIENCE
    finally:
        gc.enable()
        signal.setitimer(signal.ITIMER_PROF, 0)


def stop(*_: object) -> None:
    raise TimeoutError


def fault(call: TextCall, repeated: str, text: str) -> str:
    """What is wrong with the call on the text, or nothing."""
    part = seconds(call, text[: len(text) // SHARE])
    if part < SURE or (
        part < SECONDS / SHARE / 2 and part < SUSPECT * seconds(call, text[: len(text) // SHARE // SHARE])
    ):
        return ""
    whole = seconds(call, text)
    if whole < UNSURE:
        return ""
    half = seconds(call, text[: len(text) // 2])
    if whole > RATIO * half:  # measured again: something else may have taken the processor's caches
        whole, half = min(whole, seconds(call, text)), max(half, seconds(call, text[: len(text) // 2]))
    if whole > SECONDS or whole > RATIO * half:
        size = len(text) // 1000
        return f"{call} on {repeated!r}: {half:.2f} s for {size // 2} kB, {whole:.2f} s for {size} kB"
    return ""


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default="", help="a part of the function's name")
    parser.add_argument("--chance", type=int, default=0, help="so many fragments put together by chance")
    parser.add_argument("--size", type=int, default=SIZE, help="characters of the shorter text")
    chosen = parser.parse_args()
    signal.signal(signal.SIGPROF, stop)
    calls = [call for call in text_calls() if chosen.only in str(call)]
    slow = 0
    for repeated, text in texts(chosen.chance, 2 * chosen.size):
        forget_arguments()
        for call in calls:
            if problem := fault(call, repeated, text):
                slow += 1
                print(problem, flush=True)
    print(f"{len(calls)} calls, {len(ATOMS) + chosen.chance + len(SENTENCES)} texts, {slow} too slow")
    sys.exit(bool(slow))
