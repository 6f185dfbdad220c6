import { parse } from 'regexparam';
import * as z from 'zod/mini';

import { localPath } from './lib/local-path.ts';

/**
 * `open`: anyone. `signedOut`: a signed-in player is sent onward. `private`: everyone else is sent to login.
 */
export type Guard = 'open' | 'signedOut' | 'private';

const nothing = z.object({});
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** URLSearchParams reads a bare plus as a space; no address holds a space, many hold a plus. */
const email = z.pipe(
  z.string(),
  z.transform((value: string) => value.trim().replaceAll(' ', '+')),
);
const linkPart = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/));

const signIn = z.object({
  back_url: optional(z.string()),
  auth_url: optional(z.string()),
  email: optional(email),
});
const handOff = z.object({ auth_url: optional(z.string()) });
const mailedLink = z.object({ uidb64: optional(linkPart), token: optional(linkPart) });
const mailedSecrets = ['uidb64', 'token'];
const passwordReset = z.object({ ...signIn.shape, status: optional(z.enum(['success', 'error'])) });
const account = z.object({ ...handOff.shape, token: optional(linkPart) });

/** Every URL of the application. Page loaders and titles stand in `src/app/route-table.tsx`. */
export const routes = {
  home: route('/', 'open', nothing),
  blocked: route('/blocked', 'open', nothing),
  termsOfService: route('/terms-of-service', 'open', nothing),
  privacyPolicy: route('/privacy-policy', 'open', nothing),
  support: route('/support', 'open', nothing),
  signUp: route('/signup', 'signedOut', signIn),
  login: route('/login/', 'signedOut', signIn),
  verifyEmail: route('/login/verify-email/', 'open', signIn),
  verifyEmailCode: route('/login/verify-email/code', 'open', mailedLink, mailedSecrets),
  passwordReset: route('/login/password-reset/', 'open', passwordReset),
  newPassword: route('/login/password-reset/create-new', 'open', mailedLink, mailedSecrets),
  goodbye: route('/goodbye', 'open', nothing),
  app: route('/app/', 'private', handOff),
  settings: route('/app/user/settings', 'private', handOff),
  account: route('/app/user/account', 'private', account, ['token']),
};

export type RouteName = keyof typeof routes;

/** The route a path belongs to, in any case and with or without its trailing slash, or null. */
export function matchRoute(path: string): RouteName | null {
  return routeNames.find((name) => routes[name].matches(path)) ?? null;
}

/**
 * Where a `back_url` may lead: a private page of ours, or `/app/` for anything else (design: section 8).
 *
 * @param candidate the parameter as the link gave it
 */
export function returnPath(candidate: string | undefined, origin: string): string {
  const path = candidate === undefined ? null : localPath(candidate, origin);
  if (path === null) return routes.app.href();
  const { pathname, search, hash } = new URL(path, origin);
  const name = matchRoute(pathname);
  if (name === null || routes[name].guard !== 'private') return routes.app.href();
  return pathname + withoutSecrets(name, search) + hash;
}

/** A query without what must not be carried in addresses: the token of a mailed link. */
export function withoutSecrets(name: RouteName, query: string): string {
  const { secrets } = routes[name];
  const params = new URLSearchParams(query);
  if (!secrets.some((secret) => params.has(secret))) return query;
  for (const secret of secrets) params.delete(secret);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

const routeNames = Object.keys(routes) as RouteName[];

interface Route<Search> {
  readonly pattern: string;
  readonly guard: Guard;
  /** Search parameters that leave the address bar on entry (`src/lib/link-secrets.ts`). */
  readonly secrets: readonly string[];
  readonly matches: (path: string) => boolean;
  /** Search parameters of a location; those that are not valid fall back to their defaults. */
  readonly search: (query: string) => Search;
  readonly href: (search?: { readonly [Key in keyof Search]?: Search[Key] | undefined }) => string;
}

function route<Schema extends z.ZodMiniType<object>>(
  pattern: string,
  guard: Guard,
  schema: Schema,
  secrets: readonly string[] = [],
): Route<z.output<Schema>> {
  const { pattern: expression } = parse(pattern);
  return {
    pattern,
    guard,
    secrets,
    matches: (path) => expression.test(path),
    search: (query) => schema.parse(Object.fromEntries(new URLSearchParams(query))),
    href: (search = {}) => {
      const given = Object.entries(search).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return given.length === 0 ? pattern : `${pattern}?${new URLSearchParams(given).toString()}`;
    },
  };
}
