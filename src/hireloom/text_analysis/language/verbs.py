"""The verbs with which resumes and adverts begin their lines, in the forms that a sentence needs."""

import re

_REGULAR = (
    "achieve act adapt address administer advise agree align analyse analyze answer apply appraise approve"
    " arrange assemble assess assign assist attend attract audit automate bake balance book brief calculate"
    " calibrate care carry charge check clean close coach collaborate collect command commission communicate"
    " compare compile complete comply compose conduct configure connect construct consult contact contribute"
    " control convert cook coordinate counsel craft create cultivate debug decide define deliver demonstrate"
    " deploy describe design detect determine develop devise diagnose direct discuss dispatch dispense display"
    " distribute document draft earn edit educate embed enable enforce engage engineer enhance ensure enter"
    " escalate establish estimate evaluate examine exceed execute expand explain explore extend facilitate file"
    " fix follow forecast formulate foster fulfil fulfill gather generate govern greet guide halve handle help"
    " hire host identify illustrate implement import improve include increase influence inform initiate innovate"
    " inspect inspire install instruct integrate interact interpret interview introduce inventory investigate"
    " invoice join label launch learn liaise listen locate log maintain manage map market master measure mediate"
    " meet mentor merge migrate model modify monitor motivate move navigate negotiate observe obtain open operate"
    " optimise optimize order organise organize outline oversee own package paint participate partner perform"
    " persuade pilot plan port post prepare present prevent prioritise prioritize proceed process procure produce"
    " program project promote propose protect prototype provide publish purchase raise rank reach receive"
    " recommend reconcile record recruit redesign reduce refactor refine register release remove renew renovate"
    " reorganise reorganize repair replace reply report represent research resolve respond restore restructure"
    " resurface retouch return review revise rework roast roll rotate sample scale schedule screen search secure"
    " segment select separate serve service shape ship sign simplify solve sort source specify staff standardise"
    " standardize stock streamline strengthen structure study submit succeed suggest supervise supply support"
    " survey talk test tighten track trade train transfer translate transport treat troubleshoot tune turn update"
    " upgrade use utilise utilize validate verify visit welcome weld work"
)
_IRREGULAR = {
    "bend": "bent", "begin": "began", "break": "broke", "bring": "brought", "build": "built", "buy": "bought",
    "catch": "caught", "choose": "chose", "cut": "cut", "do": "did", "draw": "drew", "drive": "drove", "fall": "fell",
    "feed": "fed", "find": "found", "get": "got", "give": "gave", "go": "went", "grow": "grew", "have": "had",
    "hold": "held", "keep": "kept", "lay": "laid", "lead": "led", "leave": "left", "lend": "lent", "look": "looked",
    "make": "made", "meet": "met", "oversee": "oversaw", "pay": "paid", "put": "put", "read": "read",
    "rebuild": "rebuilt", "rewrite": "rewrote", "ride": "rode", "rise": "rose", "run": "ran", "see": "saw",
    "sell": "sold", "send": "sent", "set": "set", "shoot": "shot", "show": "showed", "sing": "sang", "speak": "spoke",
    "spend": "spent", "split": "split", "stand": "stood", "take": "took", "teach": "taught", "tell": "told",
    "think": "thought", "understand": "understood", "win": "won", "withdraw": "withdrew", "write": "wrote",
    "be": "was", "spread": "spread", "undertake": "undertook", "troubleshoot": "troubleshot", "swim": "swam",
}  # fmt: skip
_PARTICIPLES = {
    "begun": "begin", "broken": "break", "chosen": "choose", "done": "do", "drawn": "draw", "driven": "drive",
    "fallen": "fall", "given": "give", "gone": "go", "grown": "grow", "overseen": "oversee", "rewritten": "rewrite",
    "ridden": "ride", "risen": "rise", "seen": "see", "shown": "show", "spoken": "speak", "sung": "sing",
    "swum": "swim", "taken": "take", "undertaken": "undertake", "withdrawn": "withdraw", "written": "write",
}  # fmt: skip
# Nouns of what is done, whose endings do not show the verb.
_NOUNS = {
    "acquisition": "acquire", "advice": "advise", "analysis": "analyse", "appraisal": "appraise",
    "approval": "approve", "delivery": "deliver", "description": "describe", "diagnosis": "diagnose",
    "discovery": "discover", "disposal": "dispose", "entry": "enter", "growth": "grow",
    "introduction": "introduce", "maintenance": "maintain", "payment": "pay", "prescription": "prescribe",
    "production": "produce", "proposal": "propose", "recovery": "recover", "reduction": "reduce",
    "referral": "refer", "removal": "remove", "renewal": "renew", "resolution": "resolve", "response": "respond",
    "retention": "retain", "sale": "sell", "service": "serve", "serviced": "serve", "servicing": "serve",
    "storage": "store", "subscription": "subscribe", "transcription": "transcribe",
}  # fmt: skip
_DOUBLED = ("control", "debug", "embed", "fulfil", "log", "map", "plan", "program", "ship", "submit", "transfer")
BASES = frozenset(_REGULAR.split()) | _IRREGULAR.keys()
_PASTS = frozenset(_IRREGULAR.values())
_THINGS = ("left", "rose", "saw", "shot", "set")  # pasts that name a thing, or a side, more often than a deed
_BASE_OF = (
    {past: base for base, past in _IRREGULAR.items() if past not in _THINGS and past not in BASES}
    | _PARTICIPLES
    | _NOUNS
)
# Words in -ed that describe a person or a thing and tell no deed.
_NO_DEED_WORDS = (
    "accomplished advanced allied associated based certified committed dedicated detailed driven educated embed exceed"
    " experienced focused gifted heed indeed limited motivated need proceed qualified related required seasoned seed"
    " skilled speed succeed talented united unlimited varied weed"
)
_NO_DEED = frozenset(_NO_DEED_WORDS.split())


def base_of(word: str) -> str:
    """The verb of an irregular past or noun: run of ran, reduce of reduction; any other word unchanged."""
    return _BASE_OF.get(word, word)


_ACTING = ("ing", "tion", "sion", "ment", "ance", "ence", "sis")


def is_action(word: str) -> bool:
    """The word, in lower case and the singular, may tell a deed: manage, managed, management, but not manager."""
    if word in BASES or word in _BASE_OF or is_past(word):
        return True
    return word.endswith(_ACTING) and len(word) > 5


def is_past(word: str) -> bool:
    """The word begins a line about a past deed."""
    low = word.lower()
    if low in _NO_DEED:
        return False
    return low in _PASTS or (low.endswith("ed") and len(low) > 4)


def is_base(word: str) -> bool:
    return word.lower() in BASES


def past(base: str) -> str:
    """The past of a verb in its plain form: led of lead, planned of plan, studied of study."""
    if base in _IRREGULAR:
        return _IRREGULAR[base]
    if base.endswith("e"):
        return f"{base}d"
    if re.search(r"[^aeiou]y$", base):
        return f"{base[:-1]}ied"
    return f"{base}{base[-1]}ed" if base in _DOUBLED else f"{base}ed"


def is_gerund(word: str) -> bool:
    return bool(base_of_gerund(word))


def base_of_gerund(word: str) -> str:
    """The verb: manage of managing, plan of planning; empty for other words."""
    low = word.lower()
    if not low.endswith("ing") or len(low) < 6:
        return ""
    stem = low[:-3]
    doubled = stem[:-1] if len(stem) > 2 and stem[-1] == stem[-2] else stem
    return next((base for base in (stem, f"{stem}e", doubled) if base in BASES), "")


_JOINTS = ("and", "or", "&")


def as_done(duty: str) -> str:
    """A duty in the past: 'Read and followed guidance' of 'Read and follow guidance', 'Developed plans' of 'Develops
    plans'. Empty if it opens with no verb, as 'Process optimization' and 'Review of designs' do."""
    said = duty.split()
    bases = [_base_of_duty(word.rstrip(",")) for word in said]
    following = said[1] if len(said) > 1 else "of"
    if not bases or not bases[0] or following.lower() in ("of", "for") or following.istitle():
        return ""
    reached = 0  # the last of the verbs that open it
    for at in range(1, len(said)):
        if bases[at] and (said[at - 1].endswith(",") or said[at - 1].lower() in _JOINTS):
            reached = at
        elif said[at].lower() not in _JOINTS:
            break
    told = [
        past(bases[at]) + "," * word.endswith(",") if at <= reached and bases[at] else word
        for at, word in enumerate(said)
    ]
    return f"{told[0].capitalize()} {' '.join(told[1:])}".strip()


def _base_of_duty(word: str) -> str:
    """The verb in the forms that adverts use: develop, develops, developing."""
    low = word.lower()
    forms = (low, low.removesuffix("s"), low.removesuffix("es"), f"{low.removesuffix('ies')}y", base_of_gerund(low))
    return next((form for form in forms if is_base(form)), "")
