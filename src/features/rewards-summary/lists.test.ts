import { expect, it } from 'vitest';

import examples from '../../../api-spec/examples/room-accounts.json' with { type: 'json' };
import { getDealsResponseMock } from '../../sdk/generated/api/deals/deals.msw.ts';
import { RoomAccount } from '../../sdk/generated/zod/schemas/room-account.zod.ts';
import { extraDealsOf } from './extra-deals.ts';
import { unverifiedOf } from './unverified.ts';

const accounts = examples.some.value.map((one) => RoomAccount.parse(one));
const ids = (things: readonly { readonly id: number }[]) => things.map(({ id }) => id);

it('a refused username is past once another one at the room followed it', () => {
  expect(ids(accounts)).toEqual([501, 498, 490]);
  expect(ids(unverifiedOf(accounts))).toEqual([501]);
  expect(ids(unverifiedOf(accounts.filter(({ id }) => id !== 498)))).toEqual([501, 490]);
});

it('nothing is left when every username is connected', () => {
  expect(unverifiedOf(accounts.filter(({ status }) => status === 'connected'))).toEqual([]);
});

it('deals are extra at rooms without a username', () => {
  const deals = getDealsResponseMock().results;
  const [first, ...others] = deals;
  if (first === undefined) throw new Error('No deals');
  expect(ids(extraDealsOf(deals, []))).toEqual(ids(deals));
  expect(ids(extraDealsOf(deals, [first]))).toEqual(
    ids(others.filter(({ room }) => room.slug !== first.room.slug)),
  );
});
