"""Names of tools that an advert asks for expressly and that the vocabulary does not know."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hireloom.text_analysis.adverts.adverts import Line
from hireloom.text_analysis.adverts.items import ListItem, is_named, is_proper, items, part_of
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.adverts.vague_asks import is_vague_word
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.words import stem, words

MOST = 6
SHOUTED = 0.6  # in a line with this share of capitals, a capital says nothing

_NAME = r"[A-Z][\w+#.-]{0,30}\w(?: (?:[A-Z][\w+#.-]{0,30}\w|\d[\w.]{0,9})){0,2}"
_NAMES = rf"(?P<names>{_NAME}(?:(?:,? (?:and|or|and/or)|,|/| &) ?{_NAME}){{0,4}})"
# 'Experience in' and 'certified in' are left out: places and trades follow it.
_ASKS = (
    re.compile(
        r"\b(?i:(?:experienced?|familiar(?:ity)?|hands-on|comfortable) (?:with|using)|knowledge of|command of"
        r"|(?:proficien(?:cy|t)|skilled|expertise) (?:in|with|on)|(?:certified|trained) (?:with|on)"
        r"|(?:use|used|using) of)\s(?i:the\s)?"
        rf"{_NAMES}(?=[.,;:)]|$"
        r"| (?i:is|are|required|preferred|desired|needed|essential|a|an|or|and|software|system|platform)\b)"
    ),
    re.compile(
        rf"(?:^|[,;(] ?){_NAMES} (?i:experience|knowledge|proficiency)"
        r" (?i:(?:is |are )?(?:(?:strongly|highly) )?(?:required|preferred|desired|needed|essential|a must|a plus))\b"
    ),
)
_ABBREVIATION = re.compile(r"(?=\w*[A-Z\d]\w*[A-Z\d])[A-Z]\w{2,11}")  # all that an item of a list says: 'QCDMS'
_OR = re.compile(r"\bor\b|/")
_LIST = re.compile(r",? (?:and|or|and/or) |, ?|/| & ?")


@dataclass(frozen=True, slots=True)
class UnknownTool:
    """`names` as the advert writes them, asked for by `source`; one of several is enough."""

    names: tuple[str, ...]
    source: str
    must: bool


def unknown_tools(lines: Iterable[Line], lexicon: Lexicon) -> tuple[UnknownTool, ...]:
    """At most six, each once, musts first."""
    tools: dict[str, UnknownTool] = {}
    for line in lines:
        for tool in _in_a_line(line, lexicon) if line.ask in (Ask.MUST, Ask.NICE) else ():
            tools.setdefault(tool.names[0].casefold(), tool)
    return tuple(sorted(tools.values(), key=lambda tool: not tool.must)[:MOST])


def _in_a_line(line: Line, lexicon: Lexicon) -> Iterator[UnknownTool]:
    for item in items(line.bare_text, lexicon):
        if is_unknown_tool(line.bare_text, item, lexicon):
            source = line.text[item.start : item.end]
            yield UnknownTool((item.name,), source, line.asks_at(item.start) is not Ask.NICE)
    is_heading = is_vague_word(line.bare_text.casefold())  # 'SKILLS'
    if _ABBREVIATION.fullmatch(line.bare_text) and not is_heading and not _is_known(line.bare_text, lexicon):
        yield UnknownTool((line.bare_text,), line.text, line.ask is not Ask.NICE)
    spoken = [word for word in line.bare_text.split() if word[0].isalpha()]
    if sum(word[0].isupper() for word in spoken) > max(SHOUTED * len(spoken), 2):
        return
    mentions = lexicon.skills_in(line.bare_text)
    for pattern in _ASKS:
        for match in pattern.finditer(line.bare_text):
            must = line.asks_at(match.start("names")) is not Ask.NICE
            source = part_of(line.text, *match.span("names"), lexicon)
            named = _LIST.split(match["names"])
            skilled = {
                name for name in named for mention in mentions if name in line.bare_text[mention.start : mention.end]
            }
            unknown = tuple(name for name in named if name not in skilled and not _is_known(name, lexicon))
            if not _OR.search(match["names"]):
                yield from (UnknownTool((name,), source, must) for name in unknown)
            elif unknown == tuple(named):  # a known one of 'Basware or Excel' speaks for both
                yield UnknownTool(unknown, source, must)


def is_unknown_tool(text: str, item: ListItem, lexicon: Lexicon) -> bool:
    """The item of a list is a name that the vocabulary does not know; 'Access' beside 'Excel' is one, too."""
    if not is_proper(text, item) or is_named(item.name, lexicon):
        return False
    return bool(lexicon.skills_in(f"Microsoft {item.name}")) or not _is_known(item.name, lexicon)


def _is_known(name: str, lexicon: Lexicon) -> bool:
    """A skill, a role or a word of other adverts and resumes: not the name of a tool."""
    return bool(
        lexicon.skills_in(name)
        or lexicon.skills_in(f"Microsoft {name}")  # Access is left out of the tables, because 'access' is a plain word
        or lexicon.roles_in(name)
        or any(lexicon.is_usual(stem(word.norm)) for word in words(name))
        or len(name) < 3
    )
