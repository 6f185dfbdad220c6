import type { Limits } from '../domain/limits.ts';
import { countTry } from '../domain/rate-limits.ts';
import type { Services } from '../services.ts';
import { throttled } from './problem.ts';

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
