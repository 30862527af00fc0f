"""How desks and what they share are wired: a field named like an adapter gets that adapter."""

from dataclasses import fields
from datetime import timedelta
from typing import Any

from dependency_injector import providers

from hireloom.bootstrap.adapters import Adapters
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.second_factors import FactorDuty

HOUR = timedelta(hours=1)

config = Adapters.config


class DeskProvider(providers.Singleton):  # type: ignore[type-arg]
    """Distinguishes desks from everything else that is created once."""


def desk(kind: type, **ports: Any) -> DeskProvider:
    return DeskProvider(kind, **_ports_of(kind) | ports)


def part(kind: type, **ports: Any) -> providers.Singleton[Any]:
    """What several desks use."""
    return providers.Singleton(kind, **_ports_of(kind) | ports)


def hourly(name: str, times: object) -> providers.Factory[RateLimit]:
    return providers.Factory(RateLimit, name, times, HOUR)


def _ports_of(kind: type) -> dict[str, Any]:
    """A field named like an adapter or a common setting gets that; the caller provides the others."""
    limits = {"rate_limits": config.rate_limits, "amounts": config.amounts, "lives": config.lives}
    rules = {
        "secret": config.secret,
        "open_to_all": Adapters.demo_accounts,
        "factor_duty": providers.Factory(
            FactorDuty, admins=config.admin_second_factor, everybody=config.second_factor_for_all
        ),
    }
    shared = Adapters.providers | limits | rules
    return {port.name: shared[port.name] for port in fields(kind) if port.name in shared}
