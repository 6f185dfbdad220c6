import { isIPv6 } from 'node:net';

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

import type { Limits } from '../domain/limits.ts';
import { countTry } from '../domain/rate-limits.ts';
import type { Settings } from '../options.ts';
import type { Services } from '../services.ts';
import { throttled } from './problem.ts';

/** Where the call came from, for rate limits: an address, or in IPv6 the network, of which one caller has all of. */
export function callerOf(c: Context, settings: Settings): string {
  const named =
    settings.clientAddressHeader === undefined ? undefined : c.req.header(settings.clientAddressHeader);
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return networkOf(named ?? bindings?.incoming?.socket.remoteAddress ?? 'unknown');
}

/** The first 64 bits of an IPv6 address, in one spelling; any other text stays. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const groups = expandIPv6(address.replace(/%.*$/, '')).split(':');
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Counts a try against each of the limits; answers 429 when one of them is used up. */
export async function throttle(
  services: Services,
  tries: Partial<Record<keyof Limits, string>>,
): Promise<void> {
  for (const [name, subject] of Object.entries(tries)) {
    const wait = await countTry(services, name as keyof Limits, subject);
    if (wait !== null) throw throttled(wait);
  }
}
