import { createHash } from 'node:crypto';

import Big from 'big.js';

import { sumOf, toAmount } from '../domain/amount.ts';
import { addMonths, dayOf, monthOf, startOfDay } from '../domain/calendar.ts';
import type { Random } from '../random.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import { demoPlayer } from './demo-player.ts';
import { movement, redemption, type PastEvent } from './past-event.ts';
import type { PlanForEdge } from './plans.ts';

const DAY = 24 * 60 * 60 * 1000;
const BALANCE = '1250.00';
const BONUS = '25.00';
const CORRECTION = '-5.00';
/** About what the race was worth; its cents make the balance exact. */
const RACE = 60;

/** Eight months of rake, three redemptions, a bonus, a correction and a race, which leave 1250.00. */
export async function demoHistory(
  { database, settings }: Services,
  playerId: number,
  now: number,
  premium: PlanForEdge | null,
): Promise<PastEvent[]> {
  const accounts = await connectedAccounts(database, playerId);
  const [first] = accounts;
  const start = startOfDay(`${monthOf(addMonths(startOfDay(`${monthOf(now)}-01`), -7))}-01`);
  const welcome = {
    kind: 'bonus',
    description: 'Welcome bonus',
    reason: 'welcome',
    occurredAt: start,
  } as const;
  if (first === undefined) return [movement(playerId, { ...welcome, amount: BALANCE })];

  const redeemed = new Big(premium?.amount ?? 0).times(2);
  const needed = redeemed.plus(BALANCE).minus(BONUS).minus(CORRECTION);
  const rake = demoRake(accounts, start, now, needed.minus(RACE));
  // On a day that all rooms have reported before `now`.
  const isPast = (creditedAt: number | null) => creditedAt !== null && creditedAt < now - 2 * DAY;
  const corrected = rake.findLast(({ creditedAt, edge }) => isPast(creditedAt) && new Big(edge).gt(6));
  const credited = sumOf(rake.flatMap(({ creditedAt, edge }) => (creditedAt === null ? [] : edge)));
  return [
    movement(playerId, { ...welcome, amount: BONUS }),
    movement(playerId, {
      kind: 'bonus',
      amount: toAmount(needed.minus(credited)),
      description: 'Monthly race',
      reason: 'race',
      room: first.room.slug,
      occurredAt: addMonths(start, 5) + DAY / 2,
    }),
    ...rake.flatMap((day) => rakeOfDay(playerId, day, day === corrected)),
    ...(premium === null ? [] : redemptionsOf(playerId, start, premium, settings.random)),
  ];
}

function rakeOfDay(playerId: number, rake: RakeDay, isCorrected: boolean): PastEvent[] {
  const { account, day, edge, reportedAt, creditedAt } = rake;
  const { slug, name } = account.room;
  const facts = { amount: edge, description: `Rake at ${name}`, room: slug, playedOn: day };
  const reason = `The room corrected ${formatDay(day)}.`;
  const written: PastEvent = {
    at: reportedAt,
    apply: async (transaction) => {
      await transaction
        .insertInto('rake_days')
        .values({
          room_account_id: account.id,
          day,
          rake: rake.rake,
          net_rake: rake.net_rake,
          edge_credited: creditedAt === null ? '0.00' : edge,
          credited_at: creditedAt,
          updated_at: reportedAt,
        })
        .execute();
    },
  };
  if (edge === '0.00') return [written];
  const earned = movement(playerId, { ...facts, kind: 'earned', occurredAt: reportedAt });
  if (creditedAt === null) return [written, earned];
  const correction = movement(playerId, {
    kind: 'corrected',
    amount: CORRECTION,
    description: reason,
    room: slug,
    playedOn: day,
    occurredAt: creditedAt,
  });
  return [
    written,
    earned,
    movement(playerId, { ...facts, kind: 'credited', occurredAt: creditedAt }),
    ...(isCorrected ? [correction, adjustmentOf(account, day, reason, creditedAt)] : []),
  ];
}

/** `November 26` */
function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** The correction in the earnings of the room account, at the time of its movement in the ledger. */
function adjustmentOf({ id }: RakedAccount, day: string, reason: string, at: number): PastEvent {
  return {
    at,
    apply: async (transaction) => {
      await transaction
        .insertInto('earnings_adjustments')
        .values({ room_account_id: id, amount: CORRECTION, reason, played_on: day, applied_at: at })
        .execute();
    },
  };
}

function redemptionsOf(
  playerId: number,
  start: number,
  { plan, amount: edge_amount }: PlanForEdge,
  random: Random,
): PastEvent[] {
  return [
    { day: 100, email: 'dana@unknown.test' },
    { day: 103, email: demoPlayer.email },
    { day: 175, email: demoPlayer.email },
  ].map(({ day, email }) => {
    const requestedAt = start + day * DAY + 9 * 60 * 60 * 1000;
    const settledAt = requestedAt + DAY / 2;
    return redemption({ playerId, plan, edge_amount, email, key: random.uuid(), requestedAt, settledAt });
  });
}

async function connectedAccounts(database: Database, playerId: number): Promise<RakedAccount[]> {
  const rows = await database
    .selectFrom('room_accounts as account')
    .innerJoin('deals as deal', 'deal.id', 'account.deal_id')
    .innerJoin('rooms as room', 'room.slug', 'account.room_slug')
    .where('account.player_id', '=', playerId)
    .where('account.status', '=', 'connected')
    .select(['account.id', 'deal.edge_multiplier', 'room.slug', 'room.name'])
    .orderBy('account.id')
    .execute();
  return rows.map(({ id, edge_multiplier, slug, name }) => ({ id, edge_multiplier, room: { slug, name } }));
}

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
 * The same rake on every run: days without rake, with little and with much. It is scaled so that the Edge credited before
 * `now` adds up to about `credited`.
 */
function demoRake(accounts: readonly RakedAccount[], from: number, now: number, credited: Big): RakeDay[] {
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
