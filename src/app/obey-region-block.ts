import { navigate } from 'wouter/use-browser-location';

import { routes } from '#routes.ts';
import { onRegionBlocked } from '#sdk/signals.ts';

/** A 403 on any call leads to /blocked, unless the visitor is there already (specification, section 6). */
export function obeyRegionBlock(): void {
  onRegionBlocked(() => {
    if (!routes.blocked.matches(window.location.pathname)) navigate(routes.blocked.href());
  });
}
