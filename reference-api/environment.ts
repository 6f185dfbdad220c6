import type { ReferenceApiOptions } from './options.ts';

/** Options from environment variables; README.md lists them. What is not set keeps its default. */
export function optionsFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): ReferenceApiOptions {
  const isDevelopment = env['NODE_ENV'] !== 'production';
  return {
    port: Number(env['PORT'] ?? 8787),
    databasePath: env['DATABASE'] ?? '.data/reference-api.sqlite',
    devTools: isDevelopment,
    seedDemo: isDevelopment,
    log: (line) => process.stdout.write(`${line}\n`),
    ...defined('host', env['HOST']),
    ...defined('siteOrigin', env['SITE_ORIGIN']),
    ...defined('staticDir', env['STATIC_DIR']),
    ...defined('smtpUrl', env['SMTP_URL']),
    ...defined('mailFrom', env['MAIL_FROM']),
    ...defined('countryHeader', env['COUNTRY_HEADER']),
    ...defined('defaultCountry', env['DEFAULT_COUNTRY']),
    ...defined('blockedCountries', env['BLOCKED_COUNTRIES']?.split(',')),
    ...defined('clientAddressHeader', env['CLIENT_ADDRESS_HEADER']),
    ...defined('rotation', env['ROTATION'] === undefined ? undefined : env['ROTATION'] !== 'off'),
    ...defined(
      'accessTokenSeconds',
      env['ACCESS_TOKEN_SECONDS'] === undefined ? undefined : Number(env['ACCESS_TOKEN_SECONDS']),
    ),
    ...defined(
      'sessionSeconds',
      env['SESSION_SECONDS'] === undefined ? undefined : Number(env['SESSION_SECONDS']),
    ),
    ...defined(
      'reviewSeconds',
      env['REVIEW_SECONDS'] === undefined ? undefined : Number(env['REVIEW_SECONDS']),
    ),
    ...defined(
      'redemptionSeconds',
      env['REDEMPTION_SECONDS'] === undefined ? undefined : Number(env['REDEMPTION_SECONDS']),
    ),
  };
}

function defined<Name extends keyof ReferenceApiOptions>(
  name: Name,
  value: ReferenceApiOptions[Name] | undefined,
): Partial<Pick<ReferenceApiOptions, Name>> {
  return value === undefined ? {} : ({ [name]: value } as Pick<ReferenceApiOptions, Name>);
}
