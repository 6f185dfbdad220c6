import { createHash } from 'node:crypto';

import type Big from 'big.js';

import { toAmount } from '../domain/amount.ts';
import { dayOf, startOfDay } from '../domain/calendar.ts';

const HOUR = 60 * 60 * 1000;

export interface RakedAccount {
  id: number;
  room: { slug: string; name: string };
  edge_multiplier: string;
}

export interface RakeDay {
  account: RakedAccount;
  day: string;
  rake: string;
  net_rake: string;
  edge: string;
  reportedAt: number;
  /** Null as long as there is no Edge, or it is not credited. */
  creditedAt: number | null;
}

/**
 * The same rake on every run: days that are reported without any, days of little and of much, so high that the Edge that is credited
 * by now adds up to about `credited`.
 */
export function demoRake(
  accounts: readonly RakedAccount[],
  from: number,
  now: number,
  credited: Big,
): RakeDay[] {
  const played = accounts.flatMap((account, index) =>
    daysBetween(from, now).flatMap((day) => {
      const weight = weightOf(`${account.room.slug}:${day}`);
      const reportedAt = startOfDay(day) + (22 + index) * HOUR;
      const creditedAt = startOfDay(day) + 51 * HOUR;
      if (reportedAt > now) return [];
      const isCredited = weight > 0 && creditedAt <= now;
      return { account, day, weight, reportedAt, creditedAt: isCredited ? creditedAt : null };
    }),
  );
  const weights = played.reduce((sum, { weight, creditedAt }) => sum + (creditedAt === null ? 0 : weight), 0);
  return played.map(({ weight, ...day }) => {
    const share = credited.times(weight).div(weights).div(day.account.edge_multiplier);
    // In steps of 0.20 a day's Edge is exact, so that a month that is credited shows the same sum as earned.
    const net = share.times(5).round(0).div(5);
    return {
      ...day,
      rake: toAmount(net.times('1.06')),
      net_rake: toAmount(net),
      edge: toAmount(net.times(day.account.edge_multiplier)),
    };
  });
}

function daysBetween(from: number, now: number): string[] {
  const days: string[] = [];
  for (let instant = from; instant <= now; instant += 24 * HOUR) days.push(dayOf(instant));
  return days;
}

/** 0 on three days of ten, else between 0.4 and 1.6. */
function weightOf(name: string): number {
  const hash = createHash('sha256').update(name).digest();
  return hash.readUInt8(0) % 10 < 3 ? 0 : 0.4 + (hash.readUInt16BE(1) / 0xffff) * 1.2;
}
