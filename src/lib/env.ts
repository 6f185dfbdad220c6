import * as z from 'zod/mini';

import { originsIn } from './link-targets.ts';

const environment = z.object({
  /** Origin of the API; empty when the site and the API share one. */
  VITE_API_ORIGIN: z.catch(z.string(), ''),
  /** Domain of the partner's solver service, for the device-id cookie. */
  VITE_PARTNER_COOKIE_DOMAIN: z.catch(z.nullable(z.string().check(z.minLength(1))), null),
  /** Origins of the partner's login that an `auth_url` may lead to, separated by commas. */
  VITE_HAND_OFF_ORIGINS: z.catch(z.string(), ''),
  /** The email address of the support. */
  VITE_SUPPORT_EMAIL: z.catch(z.string(), 'support@rakebackwizard.example'),
});

const parsed = environment.parse(import.meta.env);

/** The build's settings, parsed once. */
export const env = {
  apiOrigin: parsed.VITE_API_ORIGIN,
  partnerCookieDomain: parsed.VITE_PARTNER_COOKIE_DOMAIN,
  handOffOrigins: originsIn(parsed.VITE_HAND_OFF_ORIGINS),
  supportEmail: parsed.VITE_SUPPORT_EMAIL,
} as const;
