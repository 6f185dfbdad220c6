import { siteConfig, standardConfig } from '#lib/config.ts';
import { useAfterHydration } from './use-after-hydration.ts';

/** The email address of the support. A page is prerendered and hydrated with the standard one. */
export function useSupportEmail(): string {
  return useAfterHydration(() => siteConfig().supportEmail, standardConfig.supportEmail);
}
