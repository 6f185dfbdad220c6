import Big from 'big.js';
import { http, HttpResponse, type HttpHandler } from 'msw';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import redemptions from '#api-spec/examples/redemptions.json' with { type: 'json' };
import type { DailyEarnings } from '#sdk/generated/model/daily-earnings.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { EdgeHistory } from '#sdk/generated/model/edge-history.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { RedemptionRequest } from '#sdk/generated/model/redemption-request.ts';
import type { RedemptionStatus } from '#sdk/generated/model/redemption-status.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';

const REDEMPTIONS = '*/api/v1/account/redemptions/';
const HISTORY = '*/api/v1/account/edge-history/';

export const earned = (earnings: Earnings): HttpHandler =>
  http.get('*/api/v1/account/earnings/', () => HttpResponse.json(earnings));

export const earnedDaily = (earnings: DailyEarnings): HttpHandler =>
  http.get('*/api/v1/account/earnings/daily/', () => HttpResponse.json(earnings));

/** Of the kinds that are asked for, newest first as they come, or the other way round. */
export const movedEdge = (movements: readonly EdgeMovement[]): HttpHandler =>
  http.get(HISTORY, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const kinds = searchParams.getAll('kind');
    const results = movements.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    if (searchParams.get('order') === 'oldest') results.reverse();
    return HttpResponse.json({ count: results.length, results, next_cursor: null });
  });

/** The cursor leads from the first page to the second and last one. */
export const twoPages = (page: EdgeHistory, cursor: string): HttpHandler =>
  http.get(HISTORY, ({ request }) => {
    const asked = new URL(request.url).searchParams.get('cursor');
    return HttpResponse.json({ ...page, next_cursor: asked === cursor ? null : cursor });
  });

export const brokenCursor = (cursor: string): HttpHandler =>
  http.get(HISTORY, ({ request }) =>
    new URL(request.url).searchParams.get('cursor') === cursor
      ? HttpResponse.json({ cursor: ['Invalid cursor.'] }, { status: 400 })
      : undefined,
  );

export const redeemed = (list: readonly Redemption[]): HttpHandler =>
  http.get(REDEMPTIONS, () => HttpResponse.json([...list]));

export const redemptionStands = (status: RedemptionStatus): HttpHandler =>
  http.get('*/api/v1/account/redemption-status/', () => HttpResponse.json(status));

/** Another plan does not exist, another price is out of date; so is what arrives after its time. */
export const planCosts = (plan: number, edgeAmount: string): HttpHandler =>
  http.post(REDEMPTIONS, async ({ request }) => {
    const asked = (await request.clone().json()) as RedemptionRequest;
    if (Date.parse(asked.valid_until) < Date.now())
      return HttpResponse.json(redemptions.intent_expired.value, { status: 409 });
    if (asked.plan !== plan) return HttpResponse.json({ plan: ['There is no such plan.'] }, { status: 400 });
    return asked.edge_amount === edgeAmount
      ? undefined
      : HttpResponse.json(redemptions.price_changed.value, { status: 409 });
  });

/** A plan that costs more than this balance is refused. */
export const edgeEnoughFor = (balance: string): HttpHandler =>
  http.post(REDEMPTIONS, async ({ request }) => {
    const asked = (await request.clone().json()) as RedemptionRequest;
    return new Big(asked.edge_amount).gt(balance)
      ? HttpResponse.json(redemptions.insufficient_balance.value, { status: 400 })
      : undefined;
  });

/** The same key and request are answered as before; another key finds it running, another request the key used. */
export const runningRedemption = (
  key: string,
  made: Omit<RedemptionRequest, 'valid_until'>,
): HttpHandler[] => [
  http.delete('*/api/v1/account/', () =>
    HttpResponse.json(problems.redemption_running.value, { status: 409 }),
  ),
  http.post(REDEMPTIONS, async ({ request }) => {
    if (request.headers.get('Idempotency-Key') !== key)
      return HttpResponse.json(problems.redemption_running.value, { status: 409 });
    const asked = (await request.clone().json()) as RedemptionRequest;
    return asked.email === made.email
      ? undefined
      : HttpResponse.json(redemptions.key_reused.value, { status: 409 });
  }),
];
