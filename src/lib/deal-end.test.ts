import { expect, it } from 'vitest';

import { dealEnd, openDeals } from './deal-end.ts';

const PAST = '2026-03-14T12:00:00Z';
const FUTURE = '2026-03-14T12:00:01Z';

it.each([
  [null, null, null],
  [null, FUTURE, null],
  [null, PAST, { kind: 'expired', since: PAST }],
  [PAST, null, { kind: 'closed', since: PAST }],
  [PAST, FUTURE, { kind: 'closed', since: PAST }],
])('closed at %j, expiring at %j: %j', (closed_at, expires_at, end) => {
  expect(dealEnd({ closed_at, expires_at }, Date.parse(PAST))).toEqual(end);
});

it('a deal is open until the moment it expires, or is closed', () => {
  const deal = (expires_at: string | null, closed_at: string | null = null) => ({ expires_at, closed_at });
  const [endless, running] = [deal(null), deal(FUTURE)];
  expect(openDeals([endless, deal(PAST), running, deal(FUTURE, PAST)], Date.parse(PAST))).toEqual([
    endless,
    running,
  ]);
});
