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
        "recorded": r"(?:prepared|processed|entered|recorded|compiled|reconciled|filed|updated|tracked|calculated"
        r"|posted|maintained)\b.{0,40}\b(?:records?|files?|logs?|databases?|reports?|spreadsheets?|inventory|ledgers?|documents?"
        r"|documentation|invoices|payroll|data|statements|budgets?|correspondence|forms|orders|claims|entries"
        r"|schedules|contracts|taxes|accounts|payments|transactions|letters|presentations|expenses|paperwork)",
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
        "checked": r"mistakes?|defects?|tolerance|audit\w*|inspect\w*|errors?|bug|scrap",
        "arranged": r"schedul\w+|weekend|deadline|dates?|tomorrow|double-booked|the day before|booked?|hour before"
        r"|behind",
    }.items()
}


def kind_of_work(clause: str) -> str:
    """What of all work the verb and the object of a deed tell; empty where they tell none."""
    return "" if _TIES.search(clause) else next((kind for kind, deed in _WORK.items() if deed.search(clause)), "")


def kinds_in(moment: str) -> list[str]:
    """The kinds of work that a moment takes; who comes to you with something takes help before all else."""
    return [*["helped"] * bool(_COMER.match(moment)), *(kind for kind, what in _MOMENTS.items() if what.search(moment))]


_COMER = re.compile(
    r"(?:An?|The|Your|Two|Three)\s(?:\w+\s){0,2}?(?:customers?|clients?|guests?|patients?|callers?|users?|visitors?"
    r"|tenants?|parents?|daughter|son|family|employees?|students?|residents?|shopper)\b"
)
