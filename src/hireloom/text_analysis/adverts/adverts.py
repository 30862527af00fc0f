"""A pasted job text, often one long line: its title, its company, and the sentences that ask for something."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import islice

from hireloom.text_analysis.adverts.asides import asks_nothing
from hireloom.text_analysis.adverts.employers import company as employer
from hireloom.text_analysis.adverts.employers import promises, tells_of_itself, without_company


class Ask(StrEnum):
    """How a sentence of an advert asks."""

    MUST = "must"
    NICE = "nice"
    DUTY = "duty"
    OPEN = "open"  # neither a heading nor a cue word tells
    NOISE = "noise"  # benefits, equal opportunity, praise of the company


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the advert and how it asks; `said` is the same without the employer's name, as long as `text`."""

    text: str
    ask: Ask
    said: str
    section: Ask = Ask.OPEN

    def asks_at(self, place: int) -> Ask:
        """How the clause around a place asks: 'RN license required, ACLS preferred', 'five years, ideally in care'."""
        if self.ask is not Ask.NICE or self.section is Ask.NICE:
            return self.ask
        cue = _NICE.search(self.said)
        if not cue:
            return self.ask
        if (
            self.section is Ask.MUST
            and place < (opened := self.said.rfind("(", 0, cue.start()))
            and ")" not in self.said[opened : cue.start()]
        ):
            return Ask.MUST  # 'OSHA 10 (OSHA 30 preferred)'
        if _FORWARD.match(cue.group()) and self.said[: cue.start()].rstrip().endswith(
            (",", "(", "but", "and", "–", "-")
        ):
            return Ask.MUST if place < cue.start() else Ask.NICE
        must = _MUST.search(self.said)
        if must and must.start() < cue.start():
            ends = _CLAUSE.search(self.said, must.end())
            return Ask.MUST if ends and place < ends.start() <= cue.start() else Ask.NICE
        if must:
            ends = _CLAUSE.search(self.said, cue.end())
            return Ask.MUST if ends and place >= ends.start() and ends.start() <= must.start() else Ask.NICE
        return Ask.NICE


@dataclass(frozen=True, slots=True)
class Advert:
    title: str
    company: str
    lines: tuple[Line, ...]


_HEADINGS = {
    Ask.MUST: r"(?:(?:minimum|basic|required|job|key|essential|mandatory|position|education(?: and|/"
    r"| &)? experience) )?"
    r"(?:requirements?|qualifications?)(?: (?:and|&) (?:requirements?|qualifications?|skills|experience))?"
    r"|(?:required|key|core|technical|essential|must.have) (?:skills?|experience|knowledge|competencies)"
    r"(?:(?: and|/| &) (?:skills|experience|qualifications|abilities))?"
    r"|what (?:you(?:['’]ll| will)? (?:need|bring)|we(?:['’]re| are)? (?:look(?:ing)? for|need|expect|ask(?: for)?)"
    r"|you(?: should)? have)|we (?:expect|ask for|require|need|look for)|wanted|(?:the )?candidate|required|essential"
    r"|who you are|your (?:profile|skills|background)|about you|must.haves?|you (?:have|bring)|skills? (?:and"
    r"|&) experience"
    r"|skills|experience|education|person specification"
    r"|who we(?:['’]d| would)? (?:like|love)(?: to meet)?|you (?:might|may|could) be (?:a (?:good )?fit"
    r"|right) if(?: you)?"
    r"|(?:you(?:['’]re| are)|this is) (?:a (?:good|great) fit|for you) if(?: you)?|(?:desired )?candidate profile"
    r"|the ideal candidate|you(?: will|['’]ll) (?:need|have|bring)|ideal candidate"
    r"|licen[sc]es?(?:/certifications?)?|certifications?|knowledge, skills,? (?:and|&) abilities"
    r"|(?:ihr|dein|unser) (?:profil|anforderungsprofil)|anforderungen|voraussetzungen|qualifikation(?:en)?"
    r"|(?:ihre|deine) (?:qualifikation(?:en)?|voraussetzungen|kenntnisse)|(?:das )?(?:bringen sie|bringst du) mit"
    r"|was (?:sie|du) mitbring(?:en|st)|(?:sie bringen|du bringst) mit|wir erwarten",
    Ask.NICE: r"(?:preferred|desired|desirable|additional|bonus|optional)(?: (?:requirements?|qualifications?"
    r"|skills?|experience"
    r"|education|criteria|points?))?|nice.to.haves?|pluses|bonus points|would be (?:nice|great)|good to have"
    r"|even better|what (?:would be|is) (?:welcome|helpful|nice|good)|(?:also )?(?:helpful|welcome|useful)|ideally"
    r"|(?:good|nice|great) to have|it would help|wünschenswert|von vorteil|idealerweise",
    Ask.DUTY: r"(?:(?:essential|primary|key|job|main|core|principal|general|specific|position|major|your) )?"
    r"(?:roles? (?:and|&) )?(?:(?:duties|responsibilities|accountabilities|functions|tasks)(?:(?: and|/| &) (?:duties"
    r"|responsibilities|tasks))?)(?: of the (?:job|role|post|position))?"
    r"|what (?:the|this) (?:role|job|position|post|internship|work) (?:involves|includes|is about|looks like)"
    r"|(?:a|your) typical (?:day|week)"
    r"|essential (?:job )?functions|what you(?:'ll| will) (?:do|be doing)|the role|your role|role|in this role"
    r"|day to day"
    r"|job (?:description|summary|duties)|position (?:summary|overview|purpose|description)|summary|description"
    r"|overview"
    r"|job purpose|about the (?:role|job|position)|you(?: will|['’]ll)"
    r"|(?:the )?successful (?:candidate|applicant) will|duties include|scope of work|the (?:work|job)|your work"
    r"|(?:the )?first year|your (?:tasks|day|week)"
    r"|(?:(?:das sind )?(?:ihre|deine) )?(?:aufgaben|tätigkeiten)|aufgaben(?:gebiet|bereich)|stellenbeschreibung"
    r"|(?:das|was) (?:sie|dich) erwartet|das erwartet (?:sie|dich)",
    Ask.NOISE: r"(?:(?:our|the|company|employee) )?benefits(?: (?:and|&) perks| include)?|perks|what we offer"
    r"|we offer|our offer"
    r"|why (?:join|work (?:for|with|at))(?: us)?|about (?:us|the company|our company|the team)|who we are|our company"
    r"|company (?:overview|description|profile|information)|compensation|salary(?: range)?|how to apply|to apply"
    r"|equal (?:opportunity|employment)(?: employer| opportunity)?|eeo(?: statement)?|disclaimer"
    r"|additional information"
    r"|physical (?:demands|requirements)|working conditions|work environment|contact(?: information)?|job type"
    r"|location"
    r"|schedule|hours|our (?:mission|values|culture)|application process|what we (?:promise|give|pay)|we promise"
    r"|how (?:the|our|we) (?:team )?works?|what happens (?:after|when|next)[\w ]{0,20}|good to know|how we hire"
    r"|(?:das bieten wir|wir bieten)(?: ihnen| dir)?|unser angebot|(?:ihre|deine) vorteile|über uns|wer wir sind"
    r"|(?:ihre )?bewerbung|kontakt|(?:haben wir )?(?:ihr|dein) interesse geweckt",
}
_HEADING = re.compile(
    r"(?P<before>^|[\n.!?;:•*·]\s{0,3}|(?-i:(?<=[A-Za-z.)])(?=[A-Z]))|(?<=\s\s))(?P<title>"
    + "|".join(f"(?P<{ask.value}>{names})" for ask, names in _HEADINGS.items())
    + r")(?P<after>\s?[:?]|\s{0,3}(?:[-–—]\s)|\s{0,3}(?=\n|$)|\s{1,3}(?=[•*·▪]))",
    re.IGNORECASE,
)
# Headings in capitals inside a blob need no colon: 'JOB REQUIREMENTS Minimum of 5 years'.
_SHOUTED = re.compile(
    r"(?<![A-Z])(?P<title>"
    + "|".join(f"(?P<{ask.value}>{names.upper()})" for ask, names in _HEADINGS.items())
    + r")(?=(?:\s{1,3}:?|:)\s{0,3}[A-Z•*·][a-z ]|[A-Z][a-z]|[•*·][a-z ])"
)

_BREAK = re.compile(
    r"\s*\n+\s*|\s*[•▪■●◦‣·➢✓✔§\uf0b7\uf0a7\ufffd]+\s*|\s*(?<!\d)\*+\s*"
    r"|\s+[-–—]{1,2}\s+(?=[A-Z])|(?<=[^\s\d.,A-Z])\?\s*(?=[A-Z])"
    r"|(?<=[a-z)%][.!?;])(?:\s+(?=[A-Z\"'(\d])|(?=[A-Z][a-z]))|(?<=\d[.!?;])\s+(?=[A-Z\"'(\d])|;\s+|\s{3,}"
    r"|(?<=[a-z)])\s?\d{1,2}[.)]\s?(?=[A-Z])"
)
_GLUED = re.compile(r"\b([A-Z]?[a-z]{3,})([A-Z][a-z]{2,})\b|(?<=[a-z]\))(?=[A-Z][a-z])|(?<=[a-z]:)(?=[A-Z])")
_MUST = re.compile(
    r"\b(?:must|required|requires?|requirements?|mandatory|essential|minimum|at least|need(?:s|ed)? to|necessary"
    r"|mindestens|erforderlich|zwingend|notwendig)\b",
    re.I,
)
_NICE = re.compile(
    r"\b(?:prefer(?:red|ably|ence|s)?|desir(?:ed|able)|(?:nice|good|great).to.have|a plus|plus\b(?=[.,;)]|$)"
    r"|bonus(?! (?:plan"
    r"|program|opp"
    r"|struc|pay|s\b))|(?<!take )(?<!taking )advantage(?:ous)?|ideally|helpful|optional|beneficial"
    r"|would (?:be (?:an? )?(?:great|good|nice|welcome|useful|ideal)|help|make [\w ]{1,20} easier)"
    r"|(?:is|are) (?:also )?(?:(?:very|most|always) )?(?:welcome|useful|an asset|a bonus)|(?:or"
    r"|and) (?:the )?willing(?:ness)? to learn"
    r"|(?:not|n['’]t) (?:required|essential|necessary|mandatory|a must)|helps?(?=\s*(?:[.,;)]|$|but\b))"
    r"|can be learn(?:ed|t)|comes by itself|(?:even )?better still"
    r"|von vorteil|wünschenswert|idealerweise|kein muss|hilfreich)\b",
    re.I,
)
_FORWARD = re.compile(r"(?:ideally|preferably|helpful)", re.I)
_CLAUSE = re.compile(r"[,;(]|\s(?:and|but|while)\s")
_NOISE = re.compile(
    r"equal[- ]opportunity|equal employment|\bEEO\b|\bEOE\b|affirmative action|regardless of|without regard to"
    r"|discriminat"
    r"|sexual orientation|protected veteran|drug[- ](?:free|screen|test)|background check|e-verify"
    r"|401\s?\(?k|dental|paid time off|\bPTO\b|paid holiday|vacation|life insurance|health insurance|medical insurance"
    r"|tuition reimburse|competitive (?:salary|pay|base|compensation|wage|benefit)|benefits? package|employee discount"
    r"|retirement plan|stock purchase|sign[- ]on bonus|bonus(?:es)? (?:plan|opportunit|program)|commission structure"
    r"|\bapply (?:now|today|online|here|at|to)\b|click here|submit (?:your|a) resume|send (?:your|a) resume"
    r"|e-?mail your"
    r"|our (?:mission|values|culture|benefits|founder)|we offer|we provide|what we offer|join (?:us|our team)"
    r"|(?:leading|largest|premier|top|fastest[- ]growing|trusted|global) (?:provider|company|supplier|leader"
    r"|manufacturer"
    r"|retailer|producer|firm|organization|distributor|name)|fortune \d+|founded in|headquartered|years in business"
    r"|great place to work|best places to work|family[- ]owned|per hour\b|\$\s?\d|visit us|www\.|https?:"
    r"|not limited to the"
    r"|reasonable accommodation|perform other duties|other duties as|additional duties as|duties as assigned"
    r"|not (?:designed|intended) to|physical demands|ability to (?:lift|stand|sit)|lift(?:ing)? (?:up to )?\d+"
    r"|lbs|pounds"
    r"|\bjob number\b|\bjob id\b|req(?:uisition)? (?:id|number)|tracking|function \(|\.attr\(|display: none|third part"
    r"|no phone calls|only qualified|shift differential|per diem|visa|sponsor|citizen|authorized to work|relocat"
    r"|primary location|eligible to work|\d\d\+? years (?:of age|old)|years of age|18 years|21 years"
    r"|reliable transportation|opportunit(?:y|ies) for advancement"
    r"|\b(?:share|forward|mail|drop|send|submit)\b[^.]{0,20}\b(?:your|their|updated) (?:\w+ )?(?:cv|resum[eé]"
    r"|application)\b"
    r"|\b(?:tage urlaub|urlaubstage|weihnachtsgeld|altersvorsorge|jobrad|wir bieten)\b|\bbewerbungsunterlagen\b"
    r"|\binterested candidates\b|\bapply with\b|\bclosing date\b|\bnotice period\b|\bCTC\b|\bLPA\b|moving violation"
    r"|^(?:full|part)[- ]time\b(?:[,/ ]{1,3}(?:night|day|evening|morning|weekend|late|early|shift|permanent|temporary"
    r"|contract|hybrid|remote|on-?site)s?)*\W*$",
    re.I,
)
# Praise of the company: 'We build homes …', but not 'We need a carpenter …'.
_PRAISE = re.compile(r"^(?:[^,]{0,40},\s)?(?:we|our (?:company|firm|team|clients?|customers|people))\b", re.I)
_SEEKS = re.compile(r"\b(?:look|seek|need|requir|expect|hir(?:e|ing)|search|recruit|you)", re.I)
MOST_SENTENCES = 400


@lru_cache(maxsize=16)
def advert(text: str) -> Advert:
    """The title, the company and the lines of a job text."""
    said = text[:100_000]
    named = frozenset(name.lower() for name in _CAMEL_NAME.findall(said))
    body = _GLUED.sub(lambda found: _unglued(found, named), said)
    title = _title(body)
    company = employer(body, title)
    return Advert(title, company, tuple(islice(_lines(body, title, company), MOST_SENTENCES)))


# Names with a capital inside; any other such word is two sentences that lost their line break.
_CAMEL_WORDS = (
    "javascript typescript postgresql mysql powerpoint powershell quickbooks linkedin youtube facebook wordpress "
    "coreldraw"
    " indesign autocad solidworks peoplesoft salesforce sharepoint mongodb dynamodb graphql jquery bigquery pytorch"
    " tensorflow github gitlab bitbucket photoshop dreamweaver successfactors servicenow smartsheet mailchimp hubspot"
    " openshift vmware cloudformation onedrive outsystems elasticsearch rabbitmq micropython opengl netsuite servsafe"
    " aftereffects macos webgl freshbooks bamboohr opentable arcgis labview matlab datastage onenote clickup "
    "wooCommerce"
    " childplus powerschool lastpass zoominfo docusign focusvision creativecloud careerbuilder redhat sqlserver"
    " javabeans openstack powercenter pagemaker framemaker"
)
_CAMEL = frozenset(_CAMEL_WORDS.split())


# 'TalkWell is a …': a company name as the subject of a sentence.
_CAMEL_NAME = re.compile(
    r"\b([A-Z][a-z]{2,}[A-Z][a-z]{2,})\b(?:['’]s\b|,?\s(?:is|are|was|has|offers|provides|builds|makes|helps|runs"
    r"|seeks|needs"
    r"|Inc|LLC|Ltd|GmbH|Corp)\b)"
)


def _unglued(found: re.Match[str], named: frozenset[str]) -> str:
    if not found.group():
        return "\n"
    low, behind = found.group().lower(), found.string[found.end() : found.end() + 1]
    is_listed = behind == "," and found.string.endswith(", ", 0, found.start())
    # Nothing but a name ends a line or stands in a list with a capital inside: 'SystmOne', unlike 'PMRequirements'.
    is_name = (behind in ("", "\n", ".", ")") or is_listed) and not _ONLY_HEADING.fullmatch(found[2])
    return found.group() if is_name or low in _CAMEL or low in named else f"{found[1]}\n{found[2]}"


def _lines(text: str, title: str, company: str) -> Iterator[Line]:
    """The sentences under their headings. The section of a heading in the middle of a line ends with its paragraph."""
    cuts = sorted(_headings(text))
    section, at, inline = Ask.OPEN, 0, False
    for start, end, ask in [*cuts, (len(text), len(text), Ask.OPEN)]:
        if start < at:
            continue
        for number, paragraph in enumerate(_PARAGRAPH.split(text[at:start])):
            under = Ask.OPEN if inline and number else section
            for sentence in _BREAK.split(paragraph):
                said = " ".join(sentence.split()).strip(" -–—:,>")
                if any(sign.isalnum() for sign in said) and said != company:
                    spoken = _HIRING.sub(_blank, without_company(said, company))
                    yield Line(said, _ask(said, under, title, company), spoken, under)
        section, at, inline = ask, end, bool(text[end:].split("\n", 1)[0].strip())


_PARAGRAPH = re.compile(r"\n\s*\n")
_HIRING = re.compile(r"\b(?:is|are|['’]re|now|currently) (?:now |currently )?(?:hiring|recruiting)\b", re.I)


def _blank(found: re.Match[str]) -> str:
    return " " * len(found.group())


def _headings(text: str) -> Iterator[tuple[int, int, Ask]]:
    """Start and end of each heading, and how the section below it asks."""
    for pattern in (_HEADING, _SHOUTED):
        for found in pattern.finditer(text):
            yield found.start("title"), found.end(), next(ask for ask in _HEADINGS if found[ask.value])


def _ask(sentence: str, section: Ask, title: str, company: str) -> Ask:
    if (
        _NOISE.search(sentence)
        or asks_nothing(sentence)
        or promises(sentence)
        or (_PRAISE.match(sentence) and not _SEEKS.search(sentence))
    ):
        return Ask.NOISE
    if sentence != title and section is Ask.OPEN and tells_of_itself(sentence, company, title):
        return Ask.NOISE
    if section is Ask.NOISE and not _MUST.search(sentence):
        return Ask.NOISE
    if _NICE.search(sentence):
        return Ask.NICE
    if section in (Ask.NICE, Ask.MUST):
        return section
    if _MUST.search(sentence):
        return Ask.MUST
    return section


HEAD_LINES = 4
_ONLY_HEADING = re.compile("|".join(_HEADINGS.values()), re.I)
_LABELLED_TITLE = re.compile(
    r"(?:^|[.\n]\s*)(?:(?:job title|position|title|role|vacancy)\s?:\s?|the (?:role|position)\s?:\s?(?-i:(?=[A-Z])))"
    r"([^\n.;|:]{3,80})",
    re.I,
)
_WANTED = re.compile(
    r"\b(?:looking for|seeking|hiring|recruiting|searching for|in search of|need)\s(?:an?|the|our next|experienced)\s"
    r"((?:[\w/&+#.,-]+\s){0,7}?[\w/&+#-]+)(?=\s(?:to|who|with|for|in|at|that|on|and)\b|[.,;!\n]|$)",
    re.I,
)
_TITLE_TAIL = re.compile(
    r"\s*(?:\((?:[mfwdx]\s?[/|]\s?)+[mfwdx]\)|\(?(?:job|req|requisition|ref)\.?\s?(?:id|number|no"
    r"|#)?\.?\s?[:#]?\s?[\w-]*\d[\w-]*\)?"
    r"|\s(?:wanted|sought)\b.*|\s@\s.*|[-–,|(]\s*(?:full|part)[- ]time.*"
    r"|[-–|]\s*(?:remote|hybrid|on-?site|temporary|contract|prn|per diem"
    r"|nights?|days?|(?:1st|2nd|3rd|first|second|third|night|day|evening) shift|no experience)\b.*"
    r"|\s*(?:\s[-–]|[|,])\s*(?:[$£€₹]\s?\d|\d+\s?(?:[-–]|to)\s?\d+\+?\s?(?:years|yrs)\b).*)",
    re.I,
)


def _title(text: str) -> str:
    """The title of the job: from a label, a short first line, or the words after 'looking for'."""
    head = text[:3000].strip()
    if labelled := _LABELLED_TITLE.search(head[:600]):
        return _tidy(labelled[1])
    lines = (line.strip(" #*-:") for line in re.split(r"\n\s*", head)[: HEAD_LINES + 1])
    first = next((line for line in lines if line and not _ONLY_HEADING.fullmatch(line)), "")
    if 0 < len(first) <= 100 and len(first.split()) <= 14 and not first.endswith((".", "!")) and "\n" in head:
        return _tidy(first)
    if wanted := _WANTED.search(head):
        return _tidy(wanted[1])
    return _tidy(re.split(r"[.\n!?:]|\s[-–|]\s", first, maxsplit=1)[0]) if len(first) <= 400 else ""


# Words before the title: 'Urgent requirement for Java Developer', 'experienced Chef'.
_TITLE_LEAD = re.compile(
    r"^(?:(?:urgent(?:ly)?|immediate(?:ly)?|now|we are|we're)\s)*(?:requirements?|openings?|vacanc(?:y|ies)|hiring"
    r"|required|wanted)\s?(?:for|:|-|–)?\s(?:the post of\s|an?\s)?(?=\w)"
    r"|^(?:(?:experienced|passionate|motivated|talented|skilled|enthusiastic|dedicated|dynamic|reliable|friendly"
    r"|hard-?working|organi[sz]ed|energetic)(?:,|\sand)?\s)+(?=\w)",
    re.I,
)


def _tidy(title: str) -> str:
    whole = _TITLE_LEAD.sub("", " ".join(title.split()))
    cut = _TITLE_TAIL.split(whole, maxsplit=1)[0].strip(" -–,|:*(")
    return cut if len(cut) <= 100 and len(cut.split()) <= 14 else ""
