import { expect, it } from 'vitest';

import type { Deal } from '#sdk/generated/model/deal.ts';
import { roomDeals } from './room-deals.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');
const PAST = '2026-03-14T12:00:00Z';
const FUTURE = '2026-03-14T12:00:01Z';

function deal(changes: Pick<Deal, 'closed_at' | 'expires_at'>): Deal {
  return {
    id: 11,
    title: '30% rakeback',
    room: { slug: 'river-room', name: 'River Room', logo_url: null },
    terms: 'New players only.',
    bonus_code: null,
    tracking_url: 'https://river-room.example/join?ref=wizard',
    rakeback_percentage: '30',
    extra_rewards_percentage: null,
    edge_multiplier: '1.25',
    benefits: [],
    platforms: [],
    payment_methods: [],
    ...changes,
  };
}

const endless = deal({ closed_at: null, expires_at: null });
const running = deal({ closed_at: null, expires_at: FUTURE });
const expired = deal({ closed_at: null, expires_at: PAST });
const closed = deal({ closed_at: PAST, expires_at: FUTURE });

it('a deal is open until it is closed or its time is over, whatever comes first', () => {
  expect(roomDeals([endless, expired, running, closed], NOW)).toEqual({
    open: [endless, running],
    ended: [
      { deal: expired, kind: 'expired', since: PAST },
      { deal: closed, kind: 'closed', since: PAST },
    ],
  });
});
