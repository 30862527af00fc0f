"""The hosts that this server may call, where its operator lists them."""

from collections.abc import Collection

from hireloom.domain.refusals import Invalid


class HostNotListed(Invalid):
    sentence = "The operator of this server lists the hosts that it may call, and this one is not among them."


def is_listed(host: str, hosts: Collection[str]) -> bool:
    """`*.example.org` lists every host below example.org, but not example.org itself."""
    return any(host == listed or (listed.startswith("*.") and host.endswith(listed[1:])) for listed in hosts)
