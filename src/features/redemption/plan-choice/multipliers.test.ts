import { expect, it } from 'vitest';

import { dealMultipliers, ownMultipliers } from './multipliers.ts';

const deal = (edge_multiplier: string) => ({ edge_multiplier });

it('are those of the rooms where somebody played', () => {
  expect(ownMultipliers([deal('1.25'), deal('1.00')])).toEqual({
    of: 'ownRooms',
    multipliers: ['1.25', '1.00'],
  });
  expect(ownMultipliers([])).toBe(null);
});

it('are else those of the deals that are open', () => {
  expect(dealMultipliers([deal('1.25')])).toEqual({ of: 'countryDeals', multipliers: ['1.25'] });
});
