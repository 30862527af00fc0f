"""Whether a job really comes from the company that it names: company names are free text, email addresses are
verified."""

from hireloom.domain.boards.posting_copies import company_words
from hireloom.domain.identity.emails import is_personal
from hireloom.domain.searches import folded

# Second-level domains under which companies register names, instead of under the country's own: acme.co.uk,
# acme.com.au.
_SECOND_LEVEL_NAMES = "ac co com edu go gob gov gv ltd ne net nom or org plc sch"
_SECOND_LEVELS = frozenset(_SECOND_LEVEL_NAMES.split())


def verified_domain(company: str, recruiter_email: str) -> str:
    """The domain of the recruiter's mailbox if it matches the company's name and is not a provider of free mailboxes;
    otherwise empty. People see the domain itself: it only proves that somebody registered it."""
    domain = recruiter_email.rpartition("@")[2].lower()
    labels = domain.split(".")
    above = 2 if len(labels[-1]) == 2 and labels[-2:-1] and labels[-2] in _SECOND_LEVELS else 1
    if len(labels) <= above or is_personal(recruiter_email):
        return ""
    registered = _plain(labels[-above - 1])
    names = {_plain(company), _plain("".join(company_words(company)))}
    return domain if len(registered) > 1 and registered in names else ""


def _plain(name: str) -> str:
    """Letters and digits only: Loom & Sons and loom-sons become the same."""
    return "".join(sign for sign in folded(name) if sign.isalnum())
