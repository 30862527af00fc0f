"""Which pages of a site programs may read, by its robots.txt (RFC 9309).

Written here because the standard library knows no wildcards, and Protego turns them into regular expressions that a
hostile file can make slow.
"""

LONGEST = 500_000  # characters; the rest of a file is not read


def may_read(rules: str, path: str, *, agent: str) -> bool:
    """Whether the file lets this agent read the path: the longest rule that matches decides, allowed if two are as
    long. Rules for the agent by name replace those for everybody."""
    allowed, longest = True, 0
    for is_allowing, pattern in _rules_for(rules[:LONGEST], agent.lower()):
        if len(pattern) >= longest and _matches(pattern, path) and (is_allowing or len(pattern) > longest):
            allowed, longest = is_allowing, len(pattern)
    return allowed


def _rules_for(rules: str, agent: str) -> list[tuple[bool, str]]:
    groups: dict[str, list[tuple[bool, str]]] = {}
    agents: list[str] = []
    begins = True  # the next line that names an agent begins a new group
    for line in rules.splitlines():
        key, colon, value = line.partition("#")[0].partition(":")
        key, value = key.strip().lower(), value.strip()
        if key == "user-agent":
            agents = [value.lower()] if begins else [*agents, value.lower()]
            begins = False
            groups.setdefault(agents[-1], [])
        elif colon and key in ("allow", "disallow"):
            begins = True
            for name in agents if value else ():
                groups[name].append((key == "allow", value))
    return groups.get(agent, groups.get("*", []))


def _matches(pattern: str, path: str) -> bool:
    """`*` stands for any text, a `$` at the end for the end of the path."""
    is_whole = pattern.endswith("$")
    first, *others = pattern.removesuffix("$").split("*")
    if not path.startswith(first):
        return False
    place = len(first)
    for part in others[:-1] if is_whole else others:
        place = path.find(part, place)
        if place < 0:
            return False
        place += len(part)
    if not is_whole:
        return True
    return path.endswith(others[-1]) and len(path) - len(others[-1]) >= place if others else path == first
