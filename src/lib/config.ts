import * as z from 'zod/mini';

import { logFailure, logNote } from './log.ts';

const origin = z.string().check(z.refine(isOrigin));
const domain = z
  .string()
  .check(z.maxLength(253), z.regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/));

/** What an operator can set, and the standard values, which `public/config.json` repeats. */
const settings = z.object({
  /** Origin of the site, for addresses that have to be whole. */
  siteOrigin: z._default(origin, 'https://rakebackwizard.example'),
  /** Origin of the API; empty when the site and the API share one. */
  apiOrigin: z._default(z.union([z.literal(''), origin]), ''),
  /** The email address of the support. */
  supportEmail: z._default(z.email(), 'support@rakebackwizard.example'),
  /** Origins of the partner's login that an `auth_url` may lead to. */
  handOffOrigins: z._default(z.array(origin), []),
  /** Domain of the partner's solver service, for the device-id cookie. */
  partnerCookieDomain: z._default(z.nullable(domain), null),
  /** Where reports of errors are sent. */
  reportAddress: z._default(z.nullable(z.string().check(z.refine(isAddress))), null),
});

export type SiteConfig = z.infer<typeof settings>;
export type ConfigKey = keyof SiteConfig;

export const standardConfig: SiteConfig = settings.parse({});

/** What keeps the site from starting. */
export type WrongConfig =
  | { readonly kind: 'wrongValues'; readonly keys: readonly ConfigKey[] }
  /** No JSON object, too large, or an answer that is no file. */
  | { readonly kind: 'unreadable' };

/** `unreachable` may pass. */
export type ConfigFailure = WrongConfig | { readonly kind: 'unreachable' };

let current = standardConfig;

/** The configuration; the standard one before it is loaded, and while pages are prerendered. */
export function siteConfig(): SiteConfig {
  return current;
}

const TIME_LIMIT_MS = 30_000;

/** Reads the configuration, for `siteConfig`. Returns null when it is good. Never rejects. */
export async function loadConfig(address: string): Promise<ConfigFailure | null> {
  const read = await readConfig(address);
  if (!('kind' in read)) {
    current = read;
    return null;
  }
  if (read.kind === 'wrongValues')
    logFailure('config.json has wrong values', new Error(read.keys.join(', ')));
  if (read.kind === 'unreadable') logFailure('config.json is wrong', new Error('It is no JSON object'));
  return read;
}

async function readConfig(address: string): Promise<SiteConfig | ConfigFailure> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    // Another mode or cache would not use what the HTML has preloaded.
    const answer = await fetch(address, { headers: { Accept: 'application/json' }, signal });
    if (answer.status === 404) return standardConfig;
    if (answer.status >= 500 || [408, 429].includes(answer.status)) return { kind: 'unreachable' };
    return answer.ok ? parseConfig(await textOf(answer)) : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** A key that is missing has its standard value; one that is unknown is logged. */
export function parseConfig(text: string): SiteConfig | WrongConfig {
  const given = parseJson(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { kind: 'unreadable' };
  for (const key of Object.keys(given))
    if (!Object.hasOwn(standardConfig, key)) logNote(`config.json: ${key} is no setting and has no effect`);
  const { data, error } = settings.safeParse(given);
  if (data !== undefined) return data;
  return { kind: 'wrongValues', keys: [...new Set(error.issues.map(({ path }) => path[0] as ConfigKey))] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_BYTES = 64 * 1024;

/** The text of a small answer. What is larger is cut off, and then no JSON. */
function textOf({ body }: Response): Promise<string> {
  let bytesLeft = MOST_BYTES;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytesLeft -= chunk.length;
      if (bytesLeft < 0) controller.terminate();
      else controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(limit)).text();
}

const ORIGIN = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/;

/** Without encryption only on this machine. */
function isOrigin(text: string): boolean {
  if (!ORIGIN.test(text) || !URL.canParse(text)) return false;
  const { origin: whole, protocol, hostname } = new URL(text);
  const isLocal = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return text === whole && (protocol === 'https:' || isLocal);
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  return isOrigin(`${protocol}//${host}`) && username === '' && password === '';
}
