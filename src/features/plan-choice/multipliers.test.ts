import { expect, it } from 'vitest';

import { dealMultipliers, ownMultipliers } from './multipliers.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');
const deal = (edge_multiplier: string, ends: { expires_at?: string; closed_at?: string } = {}) => ({
  edge_multiplier,
  expires_at: null,
  closed_at: null,
  ...ends,
});

it('are those of the rooms where somebody played', () => {
  expect(ownMultipliers([deal('1.25'), deal('1.00')])).toEqual({
    of: 'ownRooms',
    multipliers: ['1.25', '1.00'],
  });
  expect(ownMultipliers([])).toBe(null);
});

it('are else those of the deals that are open', () => {
  const past = '2026-03-14T11:00:00Z';
  const deals = [deal('1.25'), deal('9.00', { expires_at: past }), deal('8.00', { closed_at: past })];
  expect(dealMultipliers(deals, NOW)).toEqual({ of: 'countryDeals', multipliers: ['1.25'] });
});
