import { useAfterHydration } from '#hooks/use-after-hydration.ts';

/** The origin of the site. It is not known while a page is prerendered, and no text of a page may depend on it. */
export function useOrigin(): string {
  return useAfterHydration(() => window.location.origin, 'https://origin.invalid');
}
