"""What of all work a deed tells: with people, with records, with dates; and which moments take it."""

import re

_PEOPLE = (
    r"(?:teams?|staff|crews?|employees|associates|personnel|technicians|clerks|interns|students|volunteers|workers)\b"
)
# What of all work a deed tells, and the moments which take it.
_WORK = {
    kind: re.compile(rf"^I (?:have )?(?:\w+ly )?(?:{deed})\b")
    for kind, deed in {
        "led": rf"(?:led|managed|supervised|oversaw|directed)\b.{{0,40}}\b{_PEOPLE}",
        "taught": rf"(?:trained|taught|mentored|coached|instructed)\b.{{0,40}}\b(?:new|{_PEOPLE})",
        "checked": r"reviewed|inspected|audited|monitored|tested|verified|checked|investigated|examined|proofread",
        "helped": r"(?:assisted|helped|served|answered|greeted|advised|counseled|guided|resolved)\b.{0,30}\b"
        r"(?:customers?|clients?|guests?|patients?|users?|visitors?|callers?|calls|residents|students|employees|members"
        r"|patrons|families|consumers|complaints|inquiries|questions)",
        "arranged": r"(?:coordinated|scheduled|planned|organized|arranged|dispatched|hosted)\b.{0,50}\b"
        r"(?:meetings?|travel|schedul\w*|events?|appointments|shifts?|calendars?|logistics|shipping|deliver\w+"
        r"|interviews?|conferences?|staff|crews?|trips?|classes|parties|projects?|operations|production|training"
        r"|visits?)",
        "recorded": r"prepared|processed|entered|recorded|compiled|reconciled|filed|updated|tracked|calculated|posted"
        r"|maintained\b.{0,30}\b(?:records?|files?|logs?|databases?|reports?|spreadsheets?|inventory|ledgers?)",
        "won": r"sold|negotiated|pitched",
    }.items()
}
_TIES = re.compile(r"\b(?:relation\w*|rapport|partnerships?|trust|environment|atmosphere|culture|understanding)\b")
_MOMENTS = {
    kind: re.compile(rf"\b(?:{matter})\b", re.I)
    for kind, matter in {
        "led": r"responsible for people|your (?:people|team|best)|one of your|two of your|the team|crew",
        "taught": r"new (?:colleague|hire|person|people|employee)|trained|beginner|apprentice",
        "won": r"price|discount|offers?|bid|negotiat\w+|contract|supplier",
        "recorded": r"invoices?|ledger|forms?|reports?|figures?|files?|records?|numbers?|entry|entries|paper|data|books"
        r"|pages|documents|payments?|budget|forecast|costs?",
        "checked": r"mistakes?|wrong|defects?|tolerance|audit\w*|inspect\w*|errors?|bug|breaks?|fails?|test\w*|scrap"
        r"|check",
        "helped": r"customers?|callers?|guests?|patients?|users?|clients?|visitors?|tenants?|parents?|families"
        r"|employee|students?",
        "arranged": r"schedul\w+|weekend|deadline|dates?|tomorrow|double-booked|the day before|booked?|hour before"
        r"|behind",
    }.items()
}


def kind_of_work(clause: str) -> str:
    """What of all work the verb and the object of a deed tell; empty where they tell none."""
    return "" if _TIES.search(clause) else next((kind for kind, deed in _WORK.items() if deed.search(clause)), "")


def kinds_in(moment: str) -> list[str]:
    """The kinds of work that a moment takes, the rarest first."""
    return [kind for kind, matter in _MOMENTS.items() if matter.search(moment)]
