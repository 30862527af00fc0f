"""The ceremonies of WebAuthn, checked by py_webauthn."""

import logging
from collections.abc import Callable, Mapping, Sequence
from ipaddress import ip_address
from typing import Any, TypeVar
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from hireloom.domain.identity.passkeys import Passkey, PasskeyRefused, PasskeysNeedName
from hireloom.domain.product import PRODUCT_NAME
from hireloom.ports.passkeys import NewCredential

TIMEOUT = 5 * 60 * 1000  # milliseconds that a browser waits for the person
_KNOWN_TRANSPORTS = {transport.value for transport in AuthenticatorTransport}

log = logging.getLogger(__name__)
Checked = TypeVar("Checked")


class PyWebAuthn:
    """Passkeys for one address: they belong to its host, and answers given on another origin are refused. Every passkey
    is discoverable and verifies the person, so that it can log in alone."""

    def __init__(self, public_url: str) -> None:
        address = urlsplit(public_url)
        self._host, self._origin = address.hostname or "", f"{address.scheme}://{address.netloc}"

    def creation_options(
        self, *, challenge: bytes, user_handle: bytes, account: str, existing: Sequence[Passkey]
    ) -> Mapping[str, Any]:
        self._must_have_name()
        options = webauthn.generate_registration_options(
            rp_id=self._host,
            rp_name=PRODUCT_NAME,
            user_id=user_handle,
            user_name=account,
            challenge=challenge,
            timeout=TIMEOUT,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[_descriptor(passkey) for passkey in existing],
        )
        return options_to_json_dict(options)

    def request_options(self, *, challenge: bytes, allowed: Sequence[Passkey]) -> Mapping[str, Any]:
        self._must_have_name()
        options = webauthn.generate_authentication_options(
            rp_id=self._host,
            challenge=challenge,
            timeout=TIMEOUT,
            allow_credentials=[_descriptor(passkey) for passkey in allowed],
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    def registered(self, credential: Mapping[str, Any], *, challenge: bytes) -> NewCredential:
        def check() -> NewCredential:
            registration = webauthn.verify_registration_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origin,
                require_user_verification=True,
            )
            transports = tuple(
                transport
                for transport in credential["response"].get("transports") or ()
                if transport in _KNOWN_TRANSPORTS
            )
            id_ = bytes_to_base64url(registration.credential_id)
            return NewCredential(id_, registration.credential_public_key, registration.sign_count, transports)

        return _refused_or(check)

    def checked(self, credential: Mapping[str, Any], *, challenge: bytes, passkey: Passkey) -> int:
        def check() -> int:
            handle = credential["response"].get("userHandle")
            if handle and base64url_to_bytes(handle) != passkey.user_handle:
                raise ValueError("the passkey is another person's")
            return webauthn.verify_authentication_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            ).new_sign_count

        return _refused_or(check)

    def _must_have_name(self) -> None:
        try:
            ip_address(self._host)
        except ValueError:
            return
        raise PasskeysNeedName


def _descriptor(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    transports = [AuthenticatorTransport(transport) for transport in passkey.transports]
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id), transports=transports or None)


def _refused_or(check: Callable[[], Checked]) -> Checked:
    """The library parses what strangers send, and may raise anything."""
    try:
        return check()
    except Exception as reason:
        log.info("a passkey was refused: %s", reason)
        raise PasskeyRefused from reason
