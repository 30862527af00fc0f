"""Where people come from, what they may know of it, and how tries are slowed down."""

from datetime import UTC, datetime, timedelta

import pytest

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.origins import Device, Origin, device_after, source_of
from hireloom.domain.identity.passwords import PasswordLeaked, PasswordPersonal, chosen
from hireloom.domain.identity.second_factors import TrustedDevice
from hireloom.domain.identity.security_events import shown_details
from hireloom.domain.identity.sessions import (
    UNKNOWN,
    ConfirmationNeeded,
    Session,
    SessionKind,
    SessionLimits,
    kind_for,
)
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.users import Phone, Role, User, public_number
from hireloom.domain.lives import USUAL

NOW = datetime(2026, 11, 21, tzinfo=UTC)
SECRET = "a secret of the server"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_network_is_what_one_person_can_use_freely(address: str, network: str) -> None:
    assert Origin(address).network == network


def test_a_device_knows_the_emails_of_its_people_and_gives_none_away() -> None:
    device = Device("a" * 32).remembering("anna@people.example", secret=SECRET)
    assert device.knows("anna@people.example", secret=SECRET)
    assert not device.knows("bert@people.example", secret=SECRET)
    assert not device.knows("anna@people.example", secret="another secret")
    assert "anna" not in "".join(device.seals)
    assert Device.of("not a cookie of ours") is None
    assert Device.of(f"{device.cookie[:-1]}ä") is None
    assert not Device(device.id, ("ä",)).knows("anna@people.example", secret=SECRET)


@pytest.mark.parametrize(("viewer", "fields"), [(1, {"device", "address"}), (2, set())])
def test_where_somebody_else_acted_from_is_not_shown(viewer: int, fields: set[str]) -> None:
    event = AuditEvent(NOW, "passwords.changed", 1, "", Origin("192.0.2.7").details | {"note": "internal"})
    assert set(shown_details(event, viewer_id=viewer)) == fields


def test_who_keeps_trying_waits_longer() -> None:
    limits = RateLimit("login", 5, timedelta(minutes=15)).growing()
    assert [(limit.times, limit.window) for limit in limits] == [
        (5, timedelta(minutes=15)),
        (10, timedelta(hours=1)),
        (20, timedelta(days=1)),
    ]
    assert len({limit.name for limit in limits}) == 3


def test_a_leaked_password_is_refused_even_if_it_is_strong() -> None:
    with pytest.raises(PasswordLeaked):
        chosen("Correct-Horse-7", leaked={"Correct-Horse-7"})
    assert chosen("Correct-Horse-7") == "Correct-Horse-7"


def test_a_session_is_full_once_there_is_a_phone_and_short_while_a_step_is_missing() -> None:
    user = User("anna", "anna@people.example", Role.USER, NOW)
    assert kind_for(user) is SessionKind.PENDING_PHONE
    assert kind_for(User("anna", "a@b.example", Role.USER, NOW, phone=Phone("+91", "9876543210"))) is SessionKind.FULL
    limits = SessionLimits()
    assert limits.longest(SessionKind.PENDING_SECOND_STEP, Role.USER) == limits.second_step
    assert limits.longest(SessionKind.PENDING_PHONE, Role.ADMIN) == limits.pending


def test_the_names_of_sessions_and_devices_say_too_little_to_find_them_with() -> None:
    session = Session(token_hash("token"), 1, SessionKind.FULL, NOW, NOW, "Firefox on Linux")
    assert session.device == "Firefox on Linux"
    assert Session(token_hash("token"), 1, SessionKind.FULL, NOW, NOW).device == UNKNOWN
    assert session.handle != session.key
    assert session.key.startswith(session.handle)
    trusted = TrustedDevice(token_hash("device"), 1, "Firefox", NOW)
    assert trusted.handle != trusted.key
    assert trusted.key.startswith(trusted.handle)


def test_tries_are_counted_for_the_device_that_knows_an_email_and_else_for_the_network() -> None:
    email = "anna@people.example"
    cookie = device_after(email, Origin("192.0.2.7"), secret=SECRET, new_id="d" * 43)
    at_home, travelling = (Origin(address, device=cookie) for address in ("192.0.2.7", "198.51.100.1"))
    assert source_of(email, at_home, secret=SECRET) == source_of(email, travelling, secret=SECRET)
    assert source_of(email, at_home, secret=SECRET).is_known
    stranger = source_of(email, Origin("192.0.2.7"), secret=SECRET)
    assert not stranger.is_known
    assert stranger != source_of(email, Origin("198.51.100.1"), secret=SECRET)
    assert device_after(email, at_home, secret=SECRET, new_id="f" * 32) == cookie


def test_a_person_has_to_show_again_who_they_are_after_a_while() -> None:
    session = Session(token_hash("token"), 1, SessionKind.FULL, NOW, NOW)
    session.must_be_confirmed(NOW)
    with pytest.raises(ConfirmationNeeded):
        session.must_be_confirmed(NOW + USUAL.confirmation)


def test_a_password_is_more_than_the_name_of_its_person() -> None:
    for password, name in (("Annaberg-7!", "Anna Berg"), ("Li7x2026!", "Li7x2026"), ("li7X-weft!", "li7x")):
        with pytest.raises(PasswordPersonal):
            chosen(password, personal_words=(name, None))
    assert chosen("Weft2026!", personal_words=("maya.2026@people.example",)) == "Weft2026!"  # anybody's year


def test_an_account_has_a_public_number() -> None:
    assert public_number(7) == "TF-000007"
    assert public_number(1_000_000) == "TF-1000000"
