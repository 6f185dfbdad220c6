import { inject, parse, type RouteParams } from 'regexparam';
import * as z from 'zod/mini';

import { isMonth } from '#lib/calendar.ts';
import { findBase } from '#lib/language-base.ts';
import { type Language, languageList, languages, sourceLanguage } from '#i18n/language-list.ts';
import { localPath } from '#lib/link-targets.ts';

/**
 * `open`: anyone. `loggedOut`: a logged-in player is sent onward. `private`: everyone else is sent to login.
 */
export type Guard = 'open' | 'loggedOut' | 'private';

const nothing = z.object({});
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** URLSearchParams decodes a plus as a space. An email address never contains a space, but often a plus. */
const email = z.pipe(
  z.string(),
  z.transform((value: string) => value.trim().replaceAll(' ', '+')),
);
const linkPart = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,500}$/));

const logIn = z.object({
  back_url: optional(z.string()),
  auth_url: optional(z.string()),
  email: optional(email),
});
const handOff = z.object({ auth_url: optional(z.string()) });
const mailedLink = z.object({ uidb64: optional(linkPart), token: optional(linkPart) });
const mailedSecrets = ['uidb64', 'token'];
const passwordReset = z.object({ ...logIn.shape, status: optional(z.enum(['success', 'error'])) });
const account = z.object({ ...handOff.shape, token: optional(linkPart) });
const faq = z.object({ q: optional(z.string()) });
const dealIds = z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/));
/** The filters and sort order of the list of deals, and the deals to compare. */
const deals = z.object({
  ...handOff.shape,
  q: optional(z.string().check(z.regex(/^.{0,100}$/))),
  platform: optional(z.enum(['windows', 'mac', 'android', 'ios', 'web'])),
  payment: optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  exclusive: optional(z.enum(['only'])),
  sort: optional(z.enum(['value', 'rakeback', 'edge', 'ending', 'room'])),
  compare: optional(dealIds),
});
/** The filters and sort order of the earnings, and the view of the chart. */
const rewards = z.object({
  ...handOff.shape,
  q: optional(z.string().check(z.regex(/^.{0,100}$/))),
  sort: optional(z.string().check(z.regex(/^-?[a-z_]{1,30}$/))),
  chart: optional(z.enum(['total', 'months'])),
  /** The month of the table; without it this month and last month. */
  month: optional(z.string().check(z.refine(isMonth))),
});
const day = z.pipe(
  z.string(),
  z.transform((text: string) => (isDay(text) ? text : undefined)),
);
const history = z.object({
  ...handOff.shape,
  /** Kinds of movement, separated by commas. */
  kind: optional(z.string().check(z.regex(/^[a-z]+(,[a-z]+)*$/))),
  from: optional(day),
  to: optional(day),
  order: optional(z.enum(['oldest'])),
});
/** The interval of the shown plans; monthly by default. */
const redeem = z.object({ ...handOff.shape, interval: optional(z.enum(['YEAR'])) });
const statement = z.object({
  ...handOff.shape,
  month: optional(z.string().check(z.refine(isMonth))),
});
/** `report=open` shows the dialog for reporting a username. */
const room = z.object({ ...handOff.shape, report: optional(z.enum(['open'])) });

/** Every URL of the application. Page loaders and titles are in `src/app/route-table.tsx`. */
export const routes = {
  home: route('/', 'open', nothing),
  blocked: route('/blocked', 'open', nothing),
  termsOfService: route('/terms-of-service', 'open', nothing),
  privacyPolicy: route('/privacy-policy', 'open', nothing),
  support: route('/support', 'open', nothing),
  faq: route('/faq', 'open', faq),
  aboutUs: route('/about-us', 'open', nothing),
  signUp: route('/signup', 'loggedOut', logIn),
  login: route('/login/', 'loggedOut', logIn),
  verifyEmail: route('/login/verify-email/', 'open', logIn),
  verifyEmailCode: route('/login/verify-email/code', 'open', mailedLink, mailedSecrets),
  passwordReset: route('/login/password-reset/', 'open', passwordReset),
  newPassword: route('/login/password-reset/create-new', 'open', mailedLink, mailedSecrets),
  goodbye: route('/goodbye', 'open', nothing),
  app: route('/app/', 'private', handOff),
  deals: route('/app/deals/', 'private', deals),
  room: route('/app/deals/:room', 'private', room),
  rewards: route('/app/rewards/', 'private', rewards),
  redeem: route('/app/rewards/edge', 'private', redeem),
  edgeHistory: route('/app/rewards/edge-history', 'private', history),
  statement: route('/app/rewards/statement', 'private', statement),
  settings: route('/app/user/settings', 'private', handOff),
  account: route('/app/user/account', 'private', account, ['token']),
};

/** Explains net rake. Link to it wherever Edge for net rake is mentioned. */
export const netRakeHref = `${routes.faq.href()}#net-rake`;

/** How the rooms pay us. */
export const howWeArePaidHref = `${routes.aboutUs.href()}#how-we-are-paid`;

export type RouteName = keyof typeof routes;

/** The section of the support page with help for gambling problems. */
export const HELP_ANCHOR = 'get-help';
export const helpHref = `${routes.support.href()}#${HELP_ANCHOR}`;

interface LanguagePath {
  readonly language: Language;
  /** What the path begins with, such as `/de`; empty for English. */
  readonly base: string;
  /** As it would be in English. Everything below reads and writes paths of this form. */
  readonly path: string;
}

/** Divides the path of an address, in any case, into what says its language and the path of its page. */
export function splitLanguage(pathname: string): LanguagePath {
  const base = findBase(pathname, bases);
  const language = languages[bases.indexOf(base)] ?? sourceLanguage;
  return { language, base, path: pathname.slice(base.length) || '/' };
}

const bases = languages.map((language) => languageList[language].base);

/** The same page in another language. Query, hash and the rest of the address stay. */
export function inLanguage(address: string, language: Language): string {
  const url = new URL(address);
  url.pathname = languageList[language].base + splitLanguage(url.pathname).path;
  return url.href;
}

/** The route a path belongs to, in any case and with or without its trailing slash, or null. */
export function matchRoute(path: string): RouteName | null {
  return routeNames.find((name) => routes[name].matches(path)) ?? null;
}

/** The configuration of the site, which is read at start. */
export const CONFIG_ADDRESS = '/config.json';

/** The files of a language without content, for the pages of mailed links, and for an unknown address. */
export const EMPTY_FILE = 'empty.html';
export const NOT_FOUND_FILE = '404.html';

/** Whether the first view of a page is the same for everybody: it does not depend on a mailed link. */
export function isPrerendered(name: RouteName): boolean {
  return routes[name].secrets.length === 0;
}

/** The file of the built site that an address shows, in its language; null for an address without a page. */
export function pageFile(pathname: string): string | null {
  const { language, base, path } = splitLanguage(pathname);
  const name = matchRoute(path);
  // The build has no pages of a language that players cannot choose yet.
  if (name === null || !languageList[language].isFinished) return null;
  const folder = base === '' ? '' : `${base.slice(1)}/`;
  if (!isPrerendered(name)) return folder + EMPTY_FILE;
  const { pattern } = routes[name];
  const file = folder + pattern.slice(1).replace(':', '');
  return pattern.endsWith('/') ? `${file}index.html` : `${file}.html`;
}

/**
 * Where a `back_url` may lead: a private page of ours, or `/app/` for anything else (design: section 8). The page of another
 * language leads to the same page in the language of the visitor.
 *
 * @param candidate the parameter as the link gave it
 */
export function returnPath(candidate: string | undefined, origin: string): string {
  const path = candidate === undefined ? null : localPath(candidate, origin);
  if (path === null) return routes.app.href();
  const { pathname, search, hash } = new URL(path, origin);
  const page = splitLanguage(pathname).path;
  const name = matchRoute(page);
  if (name === null || routes[name].guard !== 'private') return routes.app.href();
  return page + withoutSecrets(name, search) + hash;
}

/** The slug of the room that a `back_url` leads to, or null. */
export function roomOf(candidate: string | undefined, origin: string): string | null {
  const { pathname } = new URL(returnPath(candidate, origin), origin);
  return matchRoute(pathname) === 'room' ? routes.room.params(pathname).room : null;
}

/** The sign-up page for a visitor, followed by a private page. */
export function joinHref(target: string): string {
  return routes.signUp.href({ back_url: target });
}

/** Removes the token of a mailed link from a query, because it must not be copied to other addresses. */
export function withoutSecrets(name: RouteName, query: string): string {
  const { secrets } = routes[name];
  const params = new URLSearchParams(query);
  if (!secrets.some((secret) => params.has(secret))) return query;
  for (const secret of secrets) params.delete(secret);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

const routeNames = Object.keys(routes) as RouteName[];

type SearchValues<Search> = { readonly [Key in keyof Search]?: Search[Key] | undefined };

interface Route<Search, Params> {
  readonly pattern: string;
  readonly guard: Guard;
  /** Search parameters that leave the address bar on entry (`src/lib/link-secrets.ts`). */
  readonly secrets: readonly string[];
  readonly matches: (path: string) => boolean;
  /** The path parameters of a matching path, in the form that `href` writes. */
  readonly params: (path: string) => Params;
  /** The canonical path of this page for any matching path. */
  readonly canonical: (path: string) => string;
  /** The search parameters of a location. Invalid ones fall back to their defaults. */
  readonly search: (query: string) => Search;
  readonly href: (
    ...values: keyof Params extends never
      ? [search?: SearchValues<Search>]
      : [paramsAndSearch: Params & SearchValues<Search>]
  ) => string;
}

function route<Pattern extends string, Schema extends z.ZodMiniType<object>>(
  pattern: Pattern,
  guard: Guard,
  schema: Schema,
  secrets: readonly string[] = [],
): Route<z.output<Schema>, RouteParams<Pattern>> {
  type Params = RouteParams<Pattern>;
  const { pattern: expression, keys } = parse(pattern);
  const params = (path: string) => {
    const [, ...values] = expression.exec(path) ?? [];
    return Object.fromEntries(keys.map((key, index) => [key, asSlug(values[index] ?? '')])) as Params;
  };
  return {
    pattern,
    guard,
    secrets,
    matches: (path) => expression.test(path) && !Object.values(params(path)).includes(''),
    params,
    canonical: (path) => inject(pattern, params(path)),
    search: (query) => schema.parse(Object.fromEntries(new URLSearchParams(query))),
    href: (...[values = {}]) => {
      const path = inject(pattern, values as Params);
      const given = Object.entries(values).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && !keys.includes(entry[0]),
      );
      return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
    },
  };
}

/** A valid date: `2026-02-29` is invalid. */
function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Normalizes a name from a path, in any case or encoding. Empty if it is not a valid name; then there is no page. */
function asSlug(written: string): string {
  return encodeURIComponent(decoded(written).trim().toLowerCase().replaceAll(/\s+/g, '-'));
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return '';
  }
}
