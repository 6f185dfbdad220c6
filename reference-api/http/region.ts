import type { Context, MiddlewareHandler } from 'hono';

import type { Services, VisitorRegion } from '../services.ts';
import { refused } from './problem.ts';

/** Where the visitor is, by the header the network in front sets; the default for none, `XX`, `T1` or rubbish. */
export function visitorRegion(c: Context, { settings, pretended }: Services): VisitorRegion {
  if (pretended.region !== null) return pretended.region;
  const named = c.req.header(settings.countryHeader)?.toUpperCase() ?? '';
  const known = /^[A-Z]{2}$/.test(named) && named !== 'XX';
  const country = known ? named : settings.defaultCountry;
  return { country, supported: !settings.blockedCountries.includes(country) };
}

/** 403 means a blocked region and nothing else. Only `exempt` answers everywhere. */
export function regionGate(services: Services, exempt: string): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path !== exempt && !visitorRegion(c, services).supported) {
      throw refused('region_blocked');
    }
    await next();
  };
}
