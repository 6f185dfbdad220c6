import { expect, it } from 'vitest';

import { getDealsResponseMock } from '#sdk/generated/api/deals/deals.msw.ts';
import { extraDealsOf } from './extra-deals-card.tsx';

const ids = (things: readonly { readonly id: number }[]) => things.map(({ id }) => id);

it('deals are extra at rooms without a username', () => {
  const deals = getDealsResponseMock().results;
  const [first, ...others] = deals;
  if (first === undefined) throw new Error('No deals');
  expect(ids(extraDealsOf(deals, []))).toEqual(ids(deals));
  expect(ids(extraDealsOf(deals, [first]))).toEqual(
    ids(others.filter(({ room }) => room.slug !== first.room.slug)),
  );
});
