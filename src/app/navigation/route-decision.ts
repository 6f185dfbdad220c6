import { matchRoute, returnPath, routes, type RouteName } from '../../routes.ts';

export interface Place {
  /** Path without origin, query and hash. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  readonly origin: string;
}

/** What the session says about the visitor. */
export type Visitor = 'unknown' | 'signedIn' | 'signedOut' | 'unreachable';

export type RouteDecision =
  | { readonly kind: 'show'; readonly page: RouteName | 'notFound' }
  | { readonly kind: 'redirect'; readonly href: string }
  /** The page is private and whose it is will be known in a moment. */
  | { readonly kind: 'wait' }
  /** The page is private and the server did not say whose it is. */
  | { readonly kind: 'unreachable' };

/** Decides what an address shows to a visitor: the guards of `src/routes.ts`, applied. */
export function decideRoute(place: Place, visitor: Visitor): RouteDecision {
  const name = matchRoute(place.path);
  if (name === null) return { kind: 'show', page: 'notFound' };
  const { pattern, guard } = routes[name];
  if (place.path !== pattern) return { kind: 'redirect', href: pattern + place.query + place.hash };
  if (guard === 'private') return decidePrivate(name, place, visitor);
  if (guard === 'signedOut' && visitor === 'signedIn') return { kind: 'redirect', href: onward(place) };
  return { kind: 'show', page: name };
}

function decidePrivate(name: RouteName, place: Place, visitor: Visitor): RouteDecision {
  if (visitor === 'signedIn') return { kind: 'show', page: name };
  if (visitor === 'unknown') return { kind: 'wait' };
  if (visitor === 'unreachable') return { kind: 'unreachable' };
  const { auth_url } = routes.app.search(place.query);
  return {
    kind: 'redirect',
    href: routes.login.href({ back_url: place.path + place.query + place.hash, auth_url }),
  };
}

function onward(place: Place): string {
  return returnPath(routes.login.search(place.query).back_url, place.origin);
}
