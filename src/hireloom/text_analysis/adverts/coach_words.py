"""Words in job posts that turn people away: what each sounds like, and what to write instead."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby


class Sound(StrEnum):
    """Whom a word turns away."""

    MEN = "men"  # it sounds as if men were meant
    WOMEN = "women"
    ONE_GENDER = "one gender"
    AGE = "age"
    ORIGIN = "origin"
    ABILITY = "ability"
    HYPE = "hype"
    HARSH = "harsh"


@dataclass(frozen=True, slots=True)
class CodedWord:
    """`instead` fits into the same sentence; empty if the sentence must be rewritten as `advice` says."""

    sound: Sound
    start: int
    end: int
    words: str
    instead: str
    advice: str


# Left of the colon: the words to find, with their plural; right: the replacement. A line that begins with '>' is
# advice for words without a simple replacement.
_WORDS = {
    Sound.MEN: """
aggressive: determined; aggressively: with determination; dominant: leading; dominate: lead; dominating: leading
fearless: confident; fearlessly: with confidence; headstrong: independent; outspoken: open; warrior: professional
killer instinct: good judgement; battle-tested: proven; battle tested: proven; conquer: win; crush it: do well
crush your targets: reach your targets; alpha: confident; macho: confident; bulldog: persistent person
hard-hitting: direct; take no prisoners: decide clearly; competitive spirit: ambition; hyper-competitive: ambitious
highly competitive: motivated; hunter: seller of new business; hunter mentality: interest in new customers
ruthless: consistent; ruthlessly: consistently; brotherhood: community
""",
    Sound.WOMEN: """
nurturing: helping people grow; nurture: develop; bubbly: friendly; motherly: caring; girl friday: assistant
ladylike: polite; sweet-natured: friendly; housewife: parent; feminine touch: eye for detail
""",
    Sound.ONE_GENDER: """
he or she: they; she or he: they; he/she: they; she/he: they; s/he: they; (s)he: they; his or her: their; his/her: their
her/his: their; him or her: them; him/her: them; himself or herself: themselves; chairman: chair; chairmen: chairs
salesman: salesperson; salesmen: sales people; saleswoman: salesperson; foreman: supervisor; foremen: supervisors
manpower: staff; man-hour: working hour; man hour: working hour; man-day: working day; mankind: people; guys: people
handyman: maintenance worker; waitress: server; stewardess: flight attendant; craftsman: craftsperson
craftsmen: craftspeople; draftsman: drafter; policeman: police officer; fireman: firefighter; repairman: repairer
cameraman: camera operator; businessman: business person; businessmen: business people; middleman: intermediary
spokesman: spokesperson; workman: worker; workmen: workers; hostess: host; actress: actor; cleaning lady: cleaner
right-hand man: deputy; gentlemen: people; manned: staffed; unmanned: uncrewed; man-made: artificial
> he, she: Say “you”, or “they”.
""",
    Sound.AGE: """
digital native: confident user of digital tools; digital natives: confident users of digital tools
young and dynamic: motivated; young, dynamic: motivated; young & dynamic: motivated
young team: motivated team; young company: new company; youthful: lively; young and energetic: motivated
young professional: professional; young at heart: curious
recent graduate: person who is new to the field; recent graduates: people who are new to the field
recent college graduate: person who is new to the field; fresh graduate: person who is new to the field
young people: people; young person: person; old school: traditional; tech-savvy millennial: confident user of technology
millennial: person; gen z: people; grandfathered: exempt
> maximum age, age limit, no older than, not older than, younger than: Ask for what the work needs, not for an age.
""",
    Sound.ORIGIN: """
native english speaker: fluent English speaker; native german speaker: fluent German speaker
native french speaker: fluent French speaker; native spanish speaker: fluent Spanish speaker
native dutch speaker: fluent Dutch speaker; native speaker: fluent speaker; native-level: fluent; native level: fluent
mother tongue: fluent language; culture fit: shared values; cultural fit: shared values; blacklist: blocklist
whitelist: allowlist; blacklisted: blocked; whitelisted: allowed; master/slave: primary/replica; tribe: team
spirit animal: favourite; powwow: meeting; guru of: expert in
> no accent, without accent, accent-free: Say what has to be understood by whom.
> locals only, citizens only: Name the permit that the law asks for.
""",
    Sound.ABILITY: """
able-bodied: able to do the tasks listed; physically fit: able to do the tasks listed; physically strong: able to lift
crazy: demanding; insane: very high; insanely: very; wheelchair-bound: wheelchair-using; dumb down: simplify
tone-deaf: insensitive; suffers from: has; handicapped: disabled; sanity check: quick check; cripple: block
must be able to stand: able to work at the workplace described, with adjustments
> perfect health, excellent health, full health: Describe the task; offer adjustments.
> clean-shaven, well-groomed, attractive appearance, good looking, good-looking: Looks do not do the work; leave it out.
""",
    Sound.HYPE: """
rockstar: experienced; rock star: experienced; ninja: skilled; guru: expert; wizard: expert; superhero: professional
superstar: strong professional; unicorn: versatile person; code monkey: developer; evangelist: advocate
10x engineer: experienced engineer; 10x developer: experienced developer; jedi: expert; badass: strong
world-class: excellent; best of the best: people who are good at it; a-player: professional; a player: professional
hacker: engineer; genius: expert
""",
    Sound.HARSH: """
thick skin: calm under pressure; thick-skinned: calm under pressure; work hard, play hard: steady work in good company
work hard play hard: steady work in good company; we are a family: we look after each other
we are like a family: we look after each other; like a family: like a good team; whatever it takes: what was agreed
hit the ground running: learn quickly, with our help; willing to sacrifice: willing; no excuses: reliability
sink or swim: learning by doing, with help; high-pressure environment: busy environment
pressure cooker: busy place; slave away: work; blood, sweat and tears: effort; drink from a firehose: learn a lot
> no nine-to-five mentality, not a nine-to-five, no 9-5 mentality, not a 9-5 job: Say the hours that are really worked.
> no gaps, unbroken career, uninterrupted career: People pause for children, care and illness; leave it out.
> must be single, unmarried, no children: Leave it out; in most places the law forbids to ask.
> unpaid overtime, unlimited overtime: Say the hours that are really worked.
""",
}

# Words before or after that make the word harmless: a competitive salary is no competitive person.
_HARMLESS = re.compile(r"alpha (?:release|version|test|channel)|hunter(?: ?x|'s)|crazy egg|unmanned aerial", re.I)


def coded_words(text: str) -> Iterator[CodedWord]:
    """Words of the text that turn people away, in order; of several at the same place the longest."""
    for found in _FINDER.finditer(text):
        words = found.group()
        if _HARMLESS.match(text, found.start()):
            continue
        sound, instead, advice = _ENTRIES.get(words.casefold()) or _ENTRIES[words.casefold().removesuffix("s")]
        if words.casefold() not in _ENTRIES and instead:
            instead = _of_several(instead)
        instead = _in_case_of(words, instead)
        article = _ARTICLE.search(text, max(0, found.start() - 3), found.start())
        if article and instead and _opens_with_vowel(instead) != (len(article[1]) == 2):
            fitting = f"{article[1][0]}n" if _opens_with_vowel(instead) else article[1][0]
            yield CodedWord(sound, article.start(1), found.end(), words, f"{fitting} {instead}", advice)
        else:
            yield CodedWord(sound, found.start(), found.end(), words, instead, advice)


_ARTICLE = re.compile(r"\b(an?)\s$", re.I)


def _opens_with_vowel(words: str) -> bool:
    return words[:1].lower() in "aeiou"


def _of_several(instead: str) -> str:
    """The replacement in the singular or plural; adjectives get a noun to describe."""
    before, _, last = instead.rpartition(" ")
    if last == "person":
        return f"{before} people".strip()
    return f"{instead}s" if last in _NOUNS else f"{instead} people"


def _in_case_of(words: str, instead: str) -> str:
    if words.isupper() and len(words) > 3:
        return instead.upper()
    return instead[:1].upper() + instead[1:] if words[:1].isupper() else instead


def _entries() -> Iterator[tuple[str, tuple[Sound, str, str]]]:
    for sound, lines in _WORDS.items():
        for line in lines.strip().splitlines():
            if line.startswith(">"):
                names, _, advice = line[1:].partition(":")
                yield from ((name.strip(), (sound, "", advice.strip())) for name in names.split(","))
                continue
            for pair in line.split(";"):
                name, _, instead = pair.partition(":")
                yield name.strip(), (sound, instead.strip(), "")


_NOUN_WORDS = (
    "expert professional worker officer supervisor speaker engineer developer intermediary chair salesperson server"
    " firefighter repairer operator attendant host actor cleaner deputy drafter hour day team meeting parent"
    " advocate assistant company place"
)
_NOUNS = frozenset(_NOUN_WORDS.split())
_ENTRIES = dict(_entries())


def _alternatives() -> Iterator[str]:
    """The words by their first character, the longest first, so that a search tries few of them at each place."""
    for sign, names in groupby(sorted(_ENTRIES), key=lambda name: name[0]):
        rests = "|".join(re.escape(name[1:]) for name in sorted(names, key=len, reverse=True))
        yield f"{re.escape(sign)}(?:{rests})"


_FINDER = re.compile(rf"(?<![\w-])(?:{'|'.join(_alternatives())})s?(?![\w-])", re.IGNORECASE)
