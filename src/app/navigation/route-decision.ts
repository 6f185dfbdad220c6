import { handOffUrl } from '#lib/link-targets.ts';
import { matchRoute, returnPath, routes, withoutSecrets, type RouteName } from '#routes.ts';
import type { SessionView } from '#session/session-view.ts';

export interface Address {
  /** Path without origin, query and hash. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  readonly origin: string;
  /** Origins that an `auth_url` may lead to. */
  readonly handOffOrigins: readonly string[];
}

/** The state of the session, as far as the guards need it. */
export type Visitor = 'unknown' | 'loggedIn' | 'loggedOut' | 'unreachable';

export type RouteDecision =
  | { readonly kind: 'show'; readonly page: RouteName | 'notFound' }
  | { readonly kind: 'redirect'; readonly href: string }
  /** Leave this site for the partner that asked for the login. */
  | { readonly kind: 'handOff'; readonly href: string }
  /** The page is private and the session is still loading. */
  | { readonly kind: 'wait'; readonly page: RouteName }
  /** The page is private and the server did not answer, so that the account is unknown. */
  | { readonly kind: 'unreachable' };

/** Applies the guards of `src/routes.ts`: decides what an address shows to a visitor. */
export function decideRoute(address: Address, visitor: Visitor): RouteDecision {
  const name = matchRoute(address.path);
  if (name === null) return { kind: 'show', page: 'notFound' };
  const { canonical, guard } = routes[name];
  const path = canonical(address.path);
  if (address.path !== path) return { kind: 'redirect', href: path + address.query + address.hash };
  if (guard === 'open') return { kind: 'show', page: name };
  if (visitor === 'loggedIn') return decideForPlayer(name, address);
  return guard === 'private' ? decidePrivate(name, address, visitor) : { kind: 'show', page: name };
}

function decideForPlayer(name: RouteName, address: Address): RouteDecision {
  const { auth_url } = routes.app.search(address.query);
  const partner = handOffUrl(auth_url, address.handOffOrigins);
  if (partner !== null) return { kind: 'handOff', href: partner };
  if (routes[name].guard === 'private') return { kind: 'show', page: name };
  const { back_url } = routes.login.search(address.query);
  return { kind: 'redirect', href: returnPath(back_url, address.origin) };
}

function decidePrivate(
  name: RouteName,
  address: Address,
  visitor: Exclude<Visitor, 'loggedIn'>,
): RouteDecision {
  if (visitor === 'unknown') return { kind: 'wait', page: name };
  if (visitor === 'unreachable') return { kind: 'unreachable' };
  const { auth_url } = routes.app.search(address.query);
  return {
    kind: 'redirect',
    href: routes.login.href({
      back_url: address.path + withoutSecrets(name, address.query) + address.hash,
      auth_url,
    }),
  };
}

export function visitorOf({ isAuthorized, isInitialized, isOpening, status }: SessionView): Visitor {
  if (isAuthorized) return 'loggedIn';
  // After a login or a retry the account is fetched next.
  if (!isInitialized || isOpening) return 'unknown';
  return status === 'unreachable' ? 'unreachable' : 'loggedOut';
}
