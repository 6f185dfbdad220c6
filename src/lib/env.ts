import * as z from 'zod/mini';

const environment = z.object({
  /** Origin of the API; empty when the site and the API share one. */
  VITE_API_ORIGIN: z.catch(z.string(), ''),
  /** Domain of the partner's solver service, for the device-id cookie. */
  VITE_PARTNER_COOKIE_DOMAIN: z.catch(z.nullable(z.string().check(z.minLength(1))), null),
  /** Origins that `auth_url` may hand a signed-in player to, separated by commas. */
  VITE_AUTH_URL_ORIGINS: z.catch(z.string(), ''),
});

const parsed = environment.parse(import.meta.env);

/** The build's settings, parsed once. */
export const env = {
  apiOrigin: parsed.VITE_API_ORIGIN,
  partnerCookieDomain: parsed.VITE_PARTNER_COOKIE_DOMAIN,
  authUrlOrigins: parsed.VITE_AUTH_URL_ORIGINS.split(',').filter((origin) => origin !== ''),
} as const;
