import fc from 'fast-check';
import { expect, it } from 'vitest';

import examples from '#api-spec/examples/deals.json' with { type: 'json' };
import type { Deal } from '#queries/deals.ts';
import { Deals } from '#sdk/generated/zod/schemas/deals.zod.ts';
import { routes } from '#routes.ts';
import {
  comparedDeals,
  comparedIds,
  dealsByEnd,
  dealsToJoin,
  filterDeals,
  paymentMethodsOf,
  searchable,
  sortDeals,
  trackingLink,
} from './deals.ts';

const { results: deals } = Deals.parse(examples.some.value);
const [riverRoom, lakeside] = deals as Deal[] as [Deal, Deal];
const EDGE_VALUE = { tier: 'STARTER', edge: '400.00', dollars: '39.00' } as const;
const index = deals.map(searchable);
const filtered = (query: string) => [...filterDeals(index, routes.deals.search(query))];

it.each([
  ['', [11, 12]],
  ['?q=RIVER', [11]],
  ['?q=%20r%C3%ADver%20', [11]],
  ['?q=race', [11]],
  ['?q=flat', [12]],
  ['?q=rakeback+river', [11]],
  ['?q=rakeback+nowhere', []],
  ['?platform=web', [12]],
  ['?platform=linux', [11, 12]],
  ['?payment=skrill', [11]],
  ['?payment=Skrill!', [11, 12]],
  ['?exclusive=only', [11]],
  ['?exclusive=yes', [11, 12]],
  ['?exclusive=only&platform=web', []],
])('the address %j leaves %j', (query, ids) => {
  expect(filtered(query)).toEqual(ids);
});

it('a deal is found by its title, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (title) => {
      const found = filterDeals([searchable({ ...riverRoom, title })], {
        ...routes.deals.search(''),
        q: title,
      });
      expect(found.has(11)).toBe(true);
    }),
  );
});

it('an address with nonsense falls back to the whole list', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const { sort, compare, ...filters } = routes.deals.search(`?sort=${query}&compare=x${query}`);
      expect([sort, compare, filters.platform]).toEqual([undefined, undefined, undefined]);
    }),
  );
});

it.each([
  ['', [1, 2, 3, 4]],
  ['?sort=value', [2, 1, 4, 3]],
  ['?sort=rakeback', [2, 4, 1, 3]],
  ['?sort=edge', [3, 1, 2, 4]],
  ['?sort=ending', [4, 2, 1, 3]],
  ['?sort=room', [2, 4, 1, 3]],
  ['?sort=worst', [1, 2, 3, 4]],
])('%j puts them in the order %j', (query, ids) => {
  const four: Deal[] = [
    { ...riverRoom, id: 1, rakeback_percentage: '9.5', edge_multiplier: '1.20', expires_at: null },
    { ...lakeside, id: 2, rakeback_percentage: '30', edge_multiplier: '1.2' },
    { ...riverRoom, id: 3, rakeback_percentage: null, edge_multiplier: '10', expires_at: null },
    { ...lakeside, id: 4, rakeback_percentage: '10.0', edge_multiplier: '0.9' },
  ].map((deal) =>
    deal.id === 2
      ? { ...deal, expires_at: '2026-07-01T00:00:00Z' }
      : deal.id === 4
        ? { ...deal, expires_at: '2026-06-30T23:59:59.5Z' }
        : deal,
  );
  const { sort } = routes.deals.search(query);
  expect(sortDeals(four, sort, 'en', EDGE_VALUE).map(({ id }) => id)).toEqual(ids);
});

it('without the value of Edge, the best value first is the order of the server', () => {
  const lastFirst = [lakeside, riverRoom];
  expect(sortDeals(lastFirst, 'value', 'en', null)).toEqual(lastFirst);
});

it('the deals to join are those at rooms without a username, the best value first', () => {
  const [best, unknown] = [
    { ...riverRoom, id: 3, rakeback_percentage: '60' },
    { ...riverRoom, id: 4, rakeback_percentage: null },
  ];
  const all = [unknown, riverRoom, lakeside, best];
  expect(dealsToJoin(all, [lakeside], EDGE_VALUE)).toEqual([best, riverRoom, unknown]);
  expect(dealsToJoin(all, [riverRoom, lakeside], EDGE_VALUE)).toEqual([]);
});

it('lists every payment method once, by name', () => {
  expect(paymentMethodsOf([riverRoom, lakeside, riverRoom], 'en').map(({ name }) => name)).toEqual([
    'Bank transfer',
    'Skrill',
    'Visa',
  ]);
});

it.each([
  ['en', ['Łatwo', 'Lydia', 'Яндекс', '银行', '阿里']],
  ['pl', ['Lydia', 'Łatwo', 'Яндекс', '银行', '阿里']],
  ['ru', ['Яндекс', 'Łatwo', 'Lydia', '银行', '阿里']],
  ['zh-CN', ['阿里', '银行', 'Łatwo', 'Lydia', 'Яндекс']],
])('names are sorted by the rules of %s', (locale, sorted) => {
  const named = (name: string) => ({ slug: name, name });
  const deal = { ...riverRoom, payment_methods: sorted.toSorted().map(named) };
  expect(paymentMethodsOf([deal], locale).map(({ name }) => name)).toEqual(sorted);
  const rooms = sorted.toSorted().map((name) => ({ ...riverRoom, room: { ...riverRoom.room, name } }));
  expect(sortDeals(rooms, 'room', locale, null).map(({ room }) => room.name)).toEqual(sorted);
});

it.each([
  ['11,12', [11, 12]],
  ['12,11', [12, 11]],
  ['12,99,12', [12]],
  ['99', []],
  [undefined, []],
])('%j compares %j', (compare, ids) => {
  const chosen = comparedDeals(deals, compare);
  expect(chosen.map(({ id }) => id)).toEqual(ids);
  expect(comparedIds(chosen)).toBe(ids.length === 0 ? undefined : ids.join(','));
});

it('compares three deals at most', () => {
  const many = [1, 2, 3, 4].map((id) => ({ ...riverRoom, id }));
  expect(comparedDeals(many, '4,3,2,1').map(({ id }) => id)).toEqual([4, 3, 2]);
});

it('a deal is open until it is closed or its time is over, whatever comes first', () => {
  const [past, future] = ['2026-03-14T12:00:00Z', '2026-03-14T12:00:01Z'];
  const deal = (closed_at: string | null, expires_at: string | null) => ({ closed_at, expires_at });
  const [endless, running] = [deal(null, null), deal(null, future)];
  const [expired, closed, closedForGood] = [deal(null, past), deal(past, future), deal(past, null)];
  expect(dealsByEnd([endless, expired, running, closed, closedForGood], Date.parse(past))).toEqual({
    open: [endless, running],
    ended: [
      { deal: expired, kind: 'expired', since: past },
      { deal: closed, kind: 'closed', since: past },
      { deal: closedForGood, kind: 'closed', since: past },
    ],
  });
});

it.each([
  'https://river-room.example/join?ref=wizard&campaign=a%2Fb#start',
  'https://river-room.example:8443/join?ref=wizard',
])('%s is opened exactly as it is, or it would not be tracked', (written) => {
  expect(trackingLink(written)).toBe(written);
});

it.each([
  'http://river-room.example/join?ref=wizard',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//river-room.example/join',
  '/app/deals/river-room',
  'river-room.example',
  'https://',
  'https://wizard:secret@river-room.example/',
  '',
])('%s is not opened', (written) => {
  expect(trackingLink(written)).toBeNull();
});
