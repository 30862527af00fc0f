"""A small IMAP server that speaks as much of the protocol as reading a folder needs."""

import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class ImapServer(socketserver.ThreadingTCPServer):
    """`unseen` are the emails of its one folder by number, and `dates` say when some of them came; while `marks` is
    false, it marks none as seen. The password is "right"."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Conversation)
        self.unseen: dict[int, bytes] = {}
        self.dates: dict[int, str] = {}
        self.marks = True
        self.dates_come_last = False

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class _Conversation(socketserver.StreamRequestHandler):
    server: ImapServer

    def handle(self) -> None:
        self.wfile.write(b"* OK ready\r\n")
        for line in self.rfile:
            tag, _, order = line.strip().decode().partition(" ")
            self.answer(order)
            is_wrong = order.startswith("LOGIN") and "right" not in order
            is_wrong |= "STORE" in order and not self.server.marks
            self.wfile.write(f"{tag} {'NO' if is_wrong else 'OK'} done\r\n".encode())
            if order == "LOGOUT":
                return

    def answer(self, order: str) -> None:
        unseen = self.server.unseen
        if order == "CAPABILITY":
            self.wfile.write(b"* CAPABILITY IMAP4rev1\r\n")
        elif order.startswith("SELECT"):
            self.wfile.write(b"* 1 EXISTS\r\n")
        elif order.startswith("UID SEARCH"):
            self.wfile.write(f"* SEARCH {' '.join(map(str, unseen))}\r\n".encode())
        elif fetch := re.match(r"UID FETCH (\d+)", order):
            mail, date = unseen[int(fetch[1])], self.server.dates.get(int(fetch[1]))
            items = [f"UID {fetch[1]}", f'INTERNALDATE "{date}"'] if date else [f"UID {fetch[1]}"]
            before, after = (items[:1], items[1:]) if self.server.dates_come_last else (items, [])
            head = f"* 1 FETCH ({' '.join(before)} BODY[]<0> {{{len(mail)}}}\r\n"
            self.wfile.write(head.encode() + mail + "".join(f" {name}" for name in after).encode() + b")\r\n")
        elif self.server.marks and (store := re.match(r"UID STORE (\d+) \+FLAGS \(\\Seen\)", order)):
            del unseen[int(store[1])]


@contextmanager
def imap_server() -> Iterator[ImapServer]:
    with ImapServer() as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.shutdown()
