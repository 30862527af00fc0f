"""The order in which a job's boards are listed."""

from collections.abc import Iterable, Sequence

from hireloom.domain.jobs import ProviderLink
from hireloom.domain.web_links import safe_link, same_page

FIRST = ("LinkedIn", "Indeed", "Glassdoor", "ZipRecruiter")


def in_order(links: Iterable[ProviderLink], first: Sequence[str] = FIRST) -> tuple[ProviderLink, ...]:
    """Every page once, and only links that are safe to open: boards in `first` come first, then the others by name."""
    rank = {name.casefold(): place for place, name in enumerate(first)}

    def place(link: ProviderLink) -> tuple[int, str]:
        name = link.provider.casefold()
        return rank.get(name, len(rank)), name

    by_page: dict[tuple[str, str], ProviderLink] = {}
    for link in links:
        if safe_link(link.url) == link.url:
            by_page.setdefault((link.provider.casefold(), same_page(link.url)), link)
    return tuple(sorted(by_page.values(), key=place))
