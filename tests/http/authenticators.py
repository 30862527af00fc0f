"""An authenticator app as it runs on somebody's phone."""

import base64
from datetime import timedelta

from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP


class App:
    def __init__(self, secret, clock):
        self.clock, self.totp = clock, TOTP(base64.b32decode(secret), 6, SHA1(), 30)

    def code(self, later=timedelta()):
        return self.totp.generate((self.clock.now() + later).timestamp()).decode()
