"""Who may call the routes of API keys and webhooks, with a log-in, and those of /api/v1, with a key and no other."""

from collections.abc import Iterable

from hireloom.adapters.http.app import AREAS
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.v1.areas import AREAS_V1, area_for_programs

WHO = ("anonymous", "user", "recruiter", "admin", "super admin", "deactivated", "expired")
NOBODY = dict.fromkeys(WHO, 401)
SIGNED_IN = ("user", "recruiter", "admin", "super admin")
HOOK = "/api/me/webhooks/<int(max=2147483647):webhook_id>"
KEY = "/api/me/keys/<int(max=2147483647):key_id>"


def calls(areas: Iterable[Area]) -> list[tuple[str, str]]:
    """Method and address of each, except the description, which is for everybody."""
    return [
        (method, f"{area.url_prefix}{rule}")
        for area in areas
        for rule, methods, _ in area.calls
        for method in methods
        if rule != "/openapi.json"
    ]


BY_KEY_ALONE = calls(module.area for module in AREAS_V1)
BY_KEY = BY_KEY_ALONE + calls(area for module in AREAS if (area := area_for_programs(module.area)))
ROUTES = {
    ("GET", "/api/me/keys"): NOBODY | dict.fromkeys(SIGNED_IN, 200),
    ("POST", "/api/me/keys"): NOBODY | dict.fromkeys(SIGNED_IN, 422),  # not with nothing
    **{("POST", f"{KEY}/{deed}"): NOBODY | dict.fromkeys(SIGNED_IN, 404) for deed in ("replace", "revoke")},  # of none
    ("GET", "/api/me/webhooks"): NOBODY | dict.fromkeys(SIGNED_IN, 200),
    ("POST", "/api/me/webhooks"): NOBODY | dict.fromkeys(SIGNED_IN, 422),  # not with nothing
    **{(method, f"{HOOK}/secret"): NOBODY | dict.fromkeys(SIGNED_IN, 404) for method in ("GET", "POST")},  # of none
    ("POST", f"{HOOK}/switch"): NOBODY | dict.fromkeys(SIGNED_IN, 422),
    ("DELETE", HOOK): NOBODY | dict.fromkeys(SIGNED_IN, 404),  # of none
    ("GET", f"{HOOK}/deliveries"): NOBODY | dict.fromkeys(SIGNED_IN, 404),
    ("POST", f"{HOOK}/test"): NOBODY | dict.fromkeys(SIGNED_IN, 404),
    ("POST", f"{HOOK}/deliveries/<int(max=2147483647):delivery_id>/redeliver"): NOBODY | dict.fromkeys(SIGNED_IN, 404),
    ("GET", "/api/v1/openapi.json"): dict.fromkeys(WHO, 200),
    **dict.fromkeys(BY_KEY, NOBODY),
}
