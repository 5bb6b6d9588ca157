"""A program that plays over the socket: it accepts every challenge, or sits down at the table with a code, and
answers at random.

    python3 examples/bot.py http://127.0.0.1:8080 uc_… [CODE]

Python 3.9 is enough, nothing is to be installed: `Socket` is as much of RFC 6455 as a client needs, in the place of
a library. Tokens are made on the page of your account; all requests and messages are described in docs/protocol.md.
"""
import base64, hashlib, json, os, random, secrets, socket, ssl, sys, urllib.parse, urllib.request

server, token = sys.argv[1].rstrip("/"), sys.argv[2]
code = sys.argv[3] if len(sys.argv) > 3 else None


class Socket:
    def __init__(self, url, headers):
        at = urllib.parse.urlparse(url)
        raw = socket.create_connection((at.hostname, at.port or (443 if at.scheme == "https" else 80)))
        if at.scheme == "https":
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=at.hostname)
        self.raw, self.stream = raw, raw.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {at.path} HTTP/1.1", f"Host: {at.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers, "", ""]
        raw.sendall("\r\n".join(lines).encode())
        status = self.stream.readline().decode()
        if " 101 " not in status:
            sys.exit(f"no socket: {status.strip()}")
        while self.stream.readline().strip():
            pass

    def send(self, payload, kind=1):
        size, mask = len(payload), os.urandom(4)
        head = bytes([0x80 | kind])
        head += bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        self.raw.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def texts(self):
        """What is told, until the server hangs up. Its texts are never in several frames."""
        while len(head := self.stream.read(2)) == 2:
            kind, size = head[0] & 15, head[1] & 127
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            payload = self.stream.read(size)
            if kind == 1:
                yield payload.decode()
            elif kind == 9:
                self.send(payload, 10)
            elif kind == 8:
                return


line = Socket(server + "/api/socket", [f"Authorization: Bearer {token}"])
# Our part of the deal at each table: sealed on sitting down, shown when all have sealed theirs.
nonces = {}
count = 0


def ask(path):
    request = urllib.request.Request(server + path, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def tell(**message):
    line.send(json.dumps(message).encode())


def act(table, **command):
    global count
    count += 1
    tell(table=table, id=f"bot-{os.getpid()}-{count}", **command)


def sit(table):
    nonces[table["id"]] = nonce = secrets.token_hex(16)
    seal = hashlib.sha256(f"undercrown seal {nonce}".encode()).hexdigest()
    act(table["id"], do="sit", code=table["code"], seal=seal)


def accept():
    for invitation in ask("/api/friends")["invitations"]:
        if invitation["table"]["id"] not in nonces:
            sit(invitation["table"])


for text in line.texts():
    told = json.loads(text)
    table, sheet, game = told.get("table"), told.get("sheet") or {}, told.get("game") or {}
    if told["type"] == "refused":
        print(told["message"], file=sys.stderr)
    elif told["type"] == "welcome":
        sit(ask(f"/api/codes/{code}")) if code else accept()
    elif told["type"] == "nudge" and told["why"] == "invited":
        accept()
    elif told["type"] == "done":
        # We sit there now, and want to be told of the table.
        tell(do="watch", table=table)
    if told.get("seat") in sheet.get("dealing", {}).get("waiting", []):
        act(table, do="reveal", nonce=nonces[table])
    # `choice` is there when our seat is asked something; every option is a legal move.
    if options := game.get("choice", {}).get("options"):
        act(table, do="play", seq=told["seq"], pick=random.randrange(len(options)))
    if sheet.get("phase") == "over":
        print("over: seat", ", ".join(map(str, sheet["result"]["winners"])), "won", flush=True)
        tell(do="unwatch", table=table)
        del nonces[table]
        if code:
            break
