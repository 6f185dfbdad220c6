"""The API of `server.py` with the state endpoint of `pacts/README.md`. Only for tests: anybody may log in here."""

import json
import secrets
import sys
import time
from pathlib import Path

from server import EVERYBODY, Api, Refusal, hash_password, serve, timestamp

EXAMPLES = Path(__file__).parents[3] / "api-spec/examples"


def example(file, name):
    return json.loads((EXAMPLES / file).read_text())[name]["value"]


class ApiWithStates(Api):
    visitor_country = None
    is_adding = False

    def country_of(self, headers):
        return self.visitor_country or super().country_of(headers)

    def called(self, method, url, headers, body):
        if url.path == "/_pact/provider_states":
            return 200, self.change_state(body["state"], body.get("params"), body.get("action"))
        return super().called(method, url, headers, body)

    def change_state(self, state, params, action):
        if state not in STATES:
            raise Refusal(400, {"detail": f'"{state}" is not a known state.'})
        # The states of one interaction are added to each other. The first one finds nothing.
        if action == "teardown" or not self.is_adding:
            self.empty()
        self.is_adding = action != "teardown"
        if action == "teardown":
            return {}
        try:
            return STATES[state](self, **(params or {})) or {}
        except TypeError as error:
            raise Refusal(400, {"detail": f"Parameters of {state}: {error}"}) from error

    def empty(self):
        for table in ("members", "deals", "login_limits"):
            self.db.execute(f"DELETE FROM {table}")
        self.visitor_country, self.blocked_countries = None, set()


def nothing(api, **params):
    """For what an empty database already is."""


def add_member(api, email, password=None, verified=True, first_name="Dana", country="CA", edge_balance="0.00"):
    columns = "email, password, verified, first_name, last_name, country, edge_cents"
    # A slow hash is worth its time only where somebody logs in.
    hashed = hash_password(password) if password else ""
    facts = [email, hashed, verified, first_name, "River", country, edge_balance.replace(".", "")]
    return api.db.execute(f"INSERT INTO members ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", facts).lastrowid


def member_exists(api, **facts):
    add_member(api, **facts)


def member_is_logged_in(api, **facts):
    member = add_member(api, **facts)
    rich = example("account.json", "member")
    lists = [json.dumps(rich["flags"]), json.dumps(rich["subscriptions"]), member]
    api.db.execute("UPDATE members SET flags = ?, subscriptions = ? WHERE id = ?", lists)
    return api.token_pair(member)


def one_of_two_sign_ups_was_confirmed(api, email, password, other_password):
    add_member(api, email, password)
    add_member(api, email, other_password, verified=False)


def operation_is_limited(api, operation, retry_after_seconds):
    until = time.time() + retry_after_seconds
    api.db.execute("INSERT INTO login_limits VALUES (?, 0, ?)", [EVERYBODY, until])


def visitor_is_in(api, country):
    api.visitor_country = country


def region_is_blocked(api, country):
    api.visitor_country, api.blocked_countries = country, {country}


def member_reads(api, language):
    api.db.execute("UPDATE members SET language = ?", [language])


def email_change_is_pending(api, new_email):
    change = [new_email, time.time() + 600]
    # The only member is the one whom the state before has made.
    api.db.execute("UPDATE members SET unconfirmed_email = ?, unconfirmed_email_expires_at = ?", change)
    return {"token": secrets.token_urlsafe()}


def add_deal(api, country, slug="river-room", plain=False):
    deal = example("deals.json", "some")["results"][0]
    number = api.db.execute("SELECT COUNT(*) FROM deals").fetchone()[0] + 1
    deal.update(id=number, expires_at=timestamp(time.time() + 30 * 24 * 3600))
    deal["room"].update(slug=slug, logo_url=f"https://{slug}.example/logo.svg")
    if plain:
        deal.update(dict.fromkeys(("bonus_code", "rakeback_percentage", "extra_rewards_percentage", "expires_at")))
        deal.update(benefits=[], platforms=[], payment_methods=[])
        deal["room"]["logo_url"] = None
    api.db.execute("INSERT INTO deals VALUES (?, ?, ?, ?, ?)", [number, country, number, not plain, json.dumps(deal)])


STATES = {
    # By an empty name Pact announces an interaction without states.
    "": nothing,
    "a member with a verified email exists": member_exists,
    "a member with an unverified email exists": lambda api, **facts: member_exists(api, **facts, verified=False),
    "one of two sign-ups with the email was confirmed": one_of_two_sign_ups_was_confirmed,
    "an operation is rate limited": operation_is_limited,
    "a member is logged in": member_is_logged_in,
    "a member without subscriptions is logged in": lambda api, **facts: api.token_pair(add_member(api, **facts)),
    "a member whose email is not verified is logged in": lambda api, email: {
        "access": api.token_pair(add_member(api, email, verified=False))["access"]
    },
    "the member reads mails in a language": member_reads,
    "the access token of a member has expired": lambda api, email: {
        "access": api.access_token(add_member(api, email), time.time() - 1)
    },
    "an email change is pending": email_change_is_pending,
    "the visitor is in a served country": visitor_is_in,
    "the region of the visitor is blocked": region_is_blocked,
    "a country has deals": add_deal,
    "a country has plain deals": lambda api, country: add_deal(api, country, plain=True),
    "a country has no deals": nothing,
    "a room has deals in a country": add_deal,
}


if __name__ == "__main__":
    serve(ApiWithStates(), int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
