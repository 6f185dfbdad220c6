import { readFileSync } from 'node:fs';

import type { SitePage } from '#hosting/site-paths.ts';
import { createClock, type Clock } from './clock.ts';
import { DEFAULT_LIMITS, type Limits } from './domain/limits.ts';
import { logToOutput, type Log } from './log.ts';
import { createRandom, type Random } from './random.ts';

export interface ReferenceApiOptions {
  /** 0 takes a free port. */
  port?: number;
  host?: string;
  /** A file, created with its folder, or `:memory:`. */
  databasePath?: string;
  /** Folder of the built site; without it only the API is served. */
  staticDir?: string;
  /** The pages of the site. Any other path gets `404.html`. */
  pages?: readonly SitePage[];
  /** Served as the site's `config.json`, instead of the file of the built site. */
  siteConfig?: Readonly<Record<string, unknown>>;
  /** Other origins whose pages may call the API, exactly as browsers name them. */
  allowedOrigins?: readonly string[];
  /** Where the links in mails lead; the server's own origin unless given. */
  siteOrigin?: string;
  /** Serves `/dev/*` and `/_pact/provider_states`. Never on a public host. */
  devTools?: boolean;
  /** Creates the demo players and what belongs to them if they are missing, and the catalogue. */
  seedDemo?: boolean;
  countryHeader?: string;
  defaultCountry?: string;
  blockedCountries?: readonly string[];
  /** Header in which a trusted proxy names the caller's address; without it the socket's address counts. */
  clientAddressHeader?: string;
  /** Whether a refresh answers with a new refresh token too. */
  rotation?: boolean;
  accessTokenSeconds?: number;
  refreshTokenSeconds?: number;
  /** Age at which a session ends, however often it is used. */
  sessionSeconds?: number;
  /** How long a superseded refresh token is refused without ending the session (two tabs at once). */
  refreshGraceSeconds?: number;
  /** Validity of mailed links and codes. */
  linkSeconds?: number;
  /** How long the simulated review of a reported username takes; half of it is over when it is in review. */
  reviewSeconds?: number;
  /** How long the simulated redemption takes; it ends at the player's next call after that. */
  redemptionSeconds?: number;
  limits?: Partial<Limits> | 'off';
  /** Base-2 logarithm of scrypt's cost for new passwords. */
  passwordCost?: number;
  clock?: Clock;
  random?: Random;
  /** `smtp://…`; without it mail stays in the local outbox. */
  smtpUrl?: string;
  mailFrom?: string;
  /** Nothing is logged without it. */
  log?: Log;
  /** How long `/readyz` answers 503 before a stopping server refuses connections: a load balancer needs to notice. */
  drainSeconds?: number;
  /** How long requests and background work may take to end after that. */
  stopSeconds?: number;
}

export type Settings = Required<
  Omit<ReferenceApiOptions, 'staticDir' | 'siteConfig' | 'siteOrigin' | 'clientAddressHeader' | 'smtpUrl'>
> &
  Pick<ReferenceApiOptions, 'staticDir' | 'siteConfig' | 'clientAddressHeader' | 'smtpUrl'> & {
    limits: Limits | 'off';
    siteOrigin: string;
  };

export function resolveSettings(options: ReferenceApiOptions): Settings {
  const { limits = {}, ...rest } = options;
  return {
    port: 0,
    host: '127.0.0.1',
    databasePath: ':memory:',
    pages: [{ pattern: '/', file: 'index.html', isListed: true, holdsToken: false }],
    allowedOrigins: [],
    // Without a site of its own the server learns its origin only when it listens.
    siteOrigin: '',
    devTools: false,
    seedDemo: false,
    countryHeader: 'x-country',
    defaultCountry: 'DE',
    blockedCountries: ['CU', 'IR', 'KP', 'SY'],
    rotation: true,
    accessTokenSeconds: 5 * 60,
    refreshTokenSeconds: 30 * 24 * 60 * 60,
    sessionSeconds: 90 * 24 * 60 * 60,
    refreshGraceSeconds: 10,
    linkSeconds: 10 * 60,
    reviewSeconds: 60,
    redemptionSeconds: 60,
    passwordCost: 15,
    clock: createClock(),
    random: createRandom(),
    mailFrom: 'Rakeback Wizard <no-reply@rakeback.test>',
    log: () => undefined,
    drainSeconds: 0,
    stopSeconds: 8,
    ...rest,
    limits: limits === 'off' ? 'off' : { ...DEFAULT_LIMITS, ...limits },
  };
}

/** Below the folder where the server is started. */
export const DEFAULT_DATABASE = '.data/reference-api.sqlite';

/** Options from environment variables; README.md lists them. What is not set keeps its default. */
export function optionsFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): ReferenceApiOptions {
  const isDevelopment = env['NODE_ENV'] !== 'production';
  const seconds = (name: string) => (env[name] === undefined ? undefined : Number(env[name]));
  const options = {
    port: Number(env['PORT'] ?? 8787),
    host: env['HOST'],
    databasePath: env['DATABASE'] ?? DEFAULT_DATABASE,
    staticDir: env['STATIC_DIR'],
    siteConfig: readJson(env['SITE_CONFIG']),
    allowedOrigins: env['ALLOWED_ORIGINS']?.split(','),
    siteOrigin: env['SITE_ORIGIN'],
    devTools: isDevelopment,
    seedDemo: isDevelopment,
    countryHeader: env['COUNTRY_HEADER'],
    defaultCountry: env['DEFAULT_COUNTRY'],
    blockedCountries: env['BLOCKED_COUNTRIES']?.split(','),
    clientAddressHeader: env['CLIENT_ADDRESS_HEADER'],
    rotation: env['ROTATION'] !== 'off',
    accessTokenSeconds: seconds('ACCESS_TOKEN_SECONDS'),
    sessionSeconds: seconds('SESSION_SECONDS'),
    reviewSeconds: seconds('REVIEW_SECONDS'),
    redemptionSeconds: seconds('REDEMPTION_SECONDS'),
    smtpUrl: env['SMTP_URL'],
    mailFrom: env['MAIL_FROM'],
    log: logToOutput,
    drainSeconds: seconds('DRAIN_SECONDS'),
    stopSeconds: seconds('STOP_SECONDS'),
  } satisfies { [Name in keyof ReferenceApiOptions]: ReferenceApiOptions[Name] | undefined };
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as ReferenceApiOptions;
}

function readJson(file: string | undefined): Readonly<Record<string, unknown>> | undefined {
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
}
