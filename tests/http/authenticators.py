"""What people use to prove who they are: an authenticator app, and a device that keeps passkeys."""

import base64
import hashlib
import json
from datetime import timedelta

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA1, SHA256
from cryptography.hazmat.primitives.twofactor.totp import TOTP

PRESENT, VERIFIED, HAS_KEY = 1, 4, 64


class App:
    def __init__(self, secret, clock):
        self.clock, self.totp = clock, TOTP(base64.b32decode(secret), 6, SHA1(), 30)

    def code(self, later=timedelta()):
        return self.totp.generate((self.clock.now() + later).timestamp()).decode()


def plain(value):
    return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))


def coded(value):
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


class SecurityKey:
    """One passkey on one device, and the browser around it. What it claims can be changed."""

    def __init__(self, origin="http://localhost:8000"):
        self.origin, self.host = origin, "localhost"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(repr(self.key.private_numbers().private_value).encode()).digest()
        self.handle, self.count, self.flags = b"", 0, PRESENT | VERIFIED

    def made(self, options):
        """The answer to navigator.credentials.create."""
        self.handle = plain(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(self.flags | HAS_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._credential(
            {"clientDataJSON": coded(client), "attestationObject": coded(attestation), "transports": ["internal"]}
        )

    def used(self, options):
        """The answer to navigator.credentials.get."""
        self.count += 1
        client, data = self._client("webauthn.get", options), self._data(self.flags)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {
                "clientDataJSON": coded(client),
                "authenticatorData": coded(data),
                "signature": coded(signature),
                "userHandle": coded(self.handle),
            }
        )

    def _client(self, kind, options):
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _data(self, flags):
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _credential(self, response):
        return {"id": coded(self.id), "rawId": coded(self.id), "type": "public-key", "response": response}
