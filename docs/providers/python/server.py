"""Three operations of `api-spec/openapi.yaml`: createToken, account and deals. The README beside it explains them."""

import base64
import hashlib
import hmac
import json
import math
import os
import re
import secrets
import sqlite3
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlsplit

SCHEMA = """
CREATE TABLE IF NOT EXISTS members (
  id INTEGER PRIMARY KEY, email TEXT NOT NULL, password TEXT NOT NULL, verified INTEGER NOT NULL,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, country TEXT NOT NULL, edge_cents INTEGER NOT NULL,
  unconfirmed_email TEXT, unconfirmed_email_expires_at REAL, marketing_opt_in INTEGER NOT NULL DEFAULT 0,
  whatsapp_number TEXT NOT NULL DEFAULT '', discord_id TEXT NOT NULL DEFAULT '', telegram TEXT NOT NULL DEFAULT '',
  flags TEXT NOT NULL DEFAULT '[]', subscriptions TEXT NOT NULL DEFAULT '[]', language TEXT NOT NULL DEFAULT 'en');
CREATE TABLE IF NOT EXISTS deals (
  id INTEGER PRIMARY KEY, country TEXT NOT NULL, position INTEGER NOT NULL, top INTEGER NOT NULL, deal TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS login_limits (email TEXT PRIMARY KEY, refused INTEGER NOT NULL, closed_until REAL NOT NULL);
"""
# In the place of an address: the login is closed for all.
EVERYBODY = "*"
PLATFORMS = ("windows", "mac", "android", "ios", "web")
CONTACTS = ("whatsapp_number", "discord_id", "telegram")
UNAUTHORIZED = {"WWW-Authenticate": 'Bearer realm="api"'}


class Refusal(Exception):
    def __init__(self, status, body, headers=None):
        super().__init__(status)
        self.answer = (status, body, headers or {})


class Api:
    """The operations, and what they share. Each answers a status and a body, or raises a Refusal."""

    def __init__(self, database=":memory:"):
        self.db = sqlite3.connect(database)
        self.db.row_factory = sqlite3.Row
        self.db.executescript(SCHEMA)
        self.signing_key = os.environ.get("SIGNING_KEY", secrets.token_hex()).encode()
        self.blocked_countries = {"US"}
        self.operations = {
            ("POST", "/api/v1/token/"): self.create_token,
            ("GET", "/api/v1/account/"): self.account,
            ("GET", "/api/v1/deals/"): self.deals,
        }

    def country_of(self, headers):
        """The proxy in front sets this header, and removes it from what callers send."""
        return headers.get("CF-IPCountry", "CA")

    def called(self, method, url, headers, body):
        operation = self.operations.get((method, url.path))
        if operation is None:
            raise Refusal(404, {"detail": "Not found."})
        if self.country_of(headers) in self.blocked_countries:
            detail = "Sorry, we do not offer services to your region."
            raise Refusal(403, {"detail": detail, "code": "region_blocked"})
        return operation(headers, parse_qs(url.query), body)

    def create_token(self, headers, query, body):
        email, password = str(body.get("email", "")).lower(), str(body.get("password", ""))
        if not re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s]+", email):
            raise Refusal(400, {"email": ["Enter a valid email address."]})
        if password == "":
            raise Refusal(400, {"password": ["This field may not be blank."]})
        self.check_limit(email)
        for member in self.db.execute("SELECT * FROM members WHERE email = ? AND verified = 1", [email]):
            if is_password(password, member["password"]):
                return 200, self.token_pair(member["id"])
        self.count_refusal(email)
        raise Refusal(401, {"detail": "No active account found with the given credentials"}, UNAUTHORIZED)

    def account(self, headers, query, body):
        member = self.member_of(headers)
        expires_at = member["unconfirmed_email_expires_at"]
        copied = ("id", "unconfirmed_email", "first_name", "last_name", "country", "language", *CONTACTS)
        return 200, {
            **{name: member[name] for name in copied},
            "email": member["email"] if member["verified"] else None,
            "unconfirmed_email_expires_at": None if expires_at is None else timestamp(expires_at),
            "edge_balance": amount(member["edge_cents"]),
            "marketing_opt_in": bool(member["marketing_opt_in"]),
            "flags": json.loads(member["flags"]),
            "subscriptions": json.loads(member["subscriptions"]),
        }

    def deals(self, headers, query, body):
        rooms, platforms, methods = (set(query.get(name, [])) for name in ("room", "platform", "payment_method"))
        for platform in platforms.difference(PLATFORMS):
            raise Refusal(400, {"platform": [f'"{platform}" is not a valid choice.']})
        country = self.country_of(headers)
        top = int(query.get("top") == ["true"])
        rows = self.db.execute(
            "SELECT deal FROM deals WHERE country = ? AND top >= ? ORDER BY position, id", [country, top]
        )
        now = timestamp(time.time())
        results = [
            deal
            for deal in (json.loads(row["deal"]) for row in rows)
            if deal["closed_at"] is None
            and (deal["expires_at"] is None or deal["expires_at"] > now)
            and (not rooms or deal["room"]["slug"] in rooms)
            and (not platforms or platforms.intersection(deal["platforms"]))
            and (not methods or methods.intersection(method["slug"] for method in deal["payment_methods"]))
        ]
        return 200, {"country": country, "results": results}

    def member_of(self, headers):
        scheme, _, token = headers.get("Authorization", "").partition(" ")
        text, _, signature = token.partition(".")
        if scheme == "Bearer" and hmac.compare_digest(signature.encode(), self.signature(text).encode()):
            claims = json.loads(base64.urlsafe_b64decode(text))
            member = self.db.execute("SELECT * FROM members WHERE id = ?", [claims["member"]]).fetchone()
            if member is not None and claims["expires"] > time.time():
                return member
        raise Refusal(401, {"detail": "Token is invalid or expired", "code": "token_not_valid"}, UNAUTHORIZED)

    def token_pair(self, member):
        # Nobody takes the refresh token yet: refreshToken would be the next operation to build.
        return {"access": self.access_token(member, time.time() + 300), "refresh": secrets.token_urlsafe()}

    def access_token(self, member, expires):
        claims = json.dumps({"member": member, "expires": expires})
        text = base64.urlsafe_b64encode(claims.encode()).decode()
        return f"{text}.{self.signature(text)}"

    def signature(self, text):
        return hmac.new(self.signing_key, text.encode(), hashlib.sha256).hexdigest()

    def check_limit(self, email):
        question = "SELECT MAX(closed_until) FROM login_limits WHERE email IN (?, ?)"
        closed_until = self.db.execute(question, [email, EVERYBODY]).fetchone()[0] or 0
        seconds = math.ceil(closed_until - time.time())
        if seconds > 0:
            detail = f"Request was throttled. Expected available in {seconds} seconds."
            raise Refusal(429, {"detail": detail}, {"Retry-After": str(seconds)})

    def count_refusal(self, email):
        """From the fifth wrong password on, each one closes the login of this address for a minute."""
        self.db.execute(
            "INSERT INTO login_limits VALUES (?, 1, 0) ON CONFLICT (email) DO UPDATE SET refused = refused + 1, "
            "closed_until = CASE WHEN refused >= 4 THEN ? ELSE 0 END",
            [email, time.time() + 60],
        )
        self.db.commit()


def timestamp(seconds):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def amount(cents):
    return f"{cents // 100}.{cents % 100:02}"


def hash_password(password, salt=None):
    salt = salt or secrets.token_hex(16)
    return f"{salt}${hashlib.scrypt(password.encode(), salt=salt.encode(), n=2**14, r=8, p=1).hex()}"


def is_password(password, hashed):
    return hmac.compare_digest(hash_password(password, hashed.split("$")[0]), hashed)


def serve(api, port):
    class Handler(BaseHTTPRequestHandler):
        def answer(self):
            try:
                text = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                body = json.loads(text or "{}")
                if not isinstance(body, dict):
                    raise ValueError("not an object")
                self.send(*api.called(self.command, urlsplit(self.path), self.headers, body))
            except ValueError as error:
                self.send(400, {"detail": f"JSON parse error: {error}"})
            except Refusal as refusal:
                self.send(*refusal.answer)

        do_GET = do_POST = answer

        def send(self, status, body, headers=None):
            self.send_response(status)
            for name, value in {"Content-Type": "application/json", **(headers or {})}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

    server = HTTPServer(("127.0.0.1", port), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    serve(Api(os.environ.get("DATABASE", ":memory:")), int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
