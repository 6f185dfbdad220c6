import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import { reportRoomAccount, roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { asMember, bearer, state } from './interaction.ts';
import {
  asksForARefresh,
  danaIsLoggedIn,
  isNotServedInABlockedRegion,
  isRefused,
  saysHowLongToWait,
} from './refusals.ts';
import { here, inThisCountry } from './offered.ts';
import { exactly, slug, timestamp } from './shapes.ts';

const { eachLike, integer, string } = MatchersV3;
const path = '/api/v1/account/room-accounts/';
const { value: example } = examples.submitted;
const account = {
  id: example.id,
  deal: { id: example.deal.id, title: example.deal.title },
  room: { slug: example.room.slug, name: example.room.name, logo_url: example.room.logo_url },
  email: example.email,
  username: example.username,
  reported_at: example.reported_at,
  due_at: example.due_at,
};
const accountShape = {
  id: integer(account.id),
  deal: { id: integer(account.deal.id), title: string(account.deal.title) },
  room: {
    slug: slug(account.room.slug),
    name: string(account.room.name),
    logo_url: string(account.room.logo_url),
  },
  email: string(account.email),
  username: string(account.username),
  reported_at: timestamp(account.reported_at),
  due_at: timestamp(account.due_at),
};
const connectedAt = '2026-02-02T12:30:00Z';
const reason = 'The room knows no player of this name.';

describe('the reported usernames', () => {
  it.each([
    ['submitted', { reason: null, connected_at: null }],
    ['in_review', { reason: null, connected_at: null }],
    ['connected', { reason: null, connected_at: timestamp(connectedAt) }],
    ['refused', { reason: string(reason), connected_at: null }],
  ] as const)('have one that is %s', async (status, shape) => {
    await asMember(`the reported usernames: one is ${status}`)
      .given(...state('the member has reported a username', { status }))
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody(eachLike({ ...accountShape, status: exactly(status), ...shape })),
      )
      .executeTest(async ({ url }) => {
        expect(await roomAccounts({ baseURL: url })).toEqual([
          {
            ...account,
            status,
            reason: status === 'refused' ? reason : null,
            connected_at: status === 'connected' ? connectedAt : null,
          },
        ]);
      });
  });

  it('are an empty list before the first report', async () => {
    await asMember('the reported usernames before the first report')
      .given(...state('the member has reported no username', {}))
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await roomAccounts({ baseURL: url })).toEqual([]);
      });
  });

  const refused = {
    what: 'the reported usernames',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => roomAccounts(request),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('reporting a username', () => {
  const report = examples.report.value;

  it('is received', async () => {
    await asMember('a report of a username')
      .given(...inThisCountry)
      .given(...state('a deal is open in a country', { deal: report.deal, ...here }))
      .withRequest('POST', path, (request) => request.headers(bearer).jsonBody(report))
      .willRespondWith(201, (response) =>
        response.jsonBody({ ...accountShape, status: 'submitted', reason: null, connected_at: null }),
      )
      .executeTest(async ({ url }) => {
        const answer = await reportRoomAccount(report, { baseURL: url });
        expect(answer).toEqual({ ...account, status: 'submitted', reason: null, connected_at: null });
      });
  });

  const refused = {
    what: 'a report of a username',
    method: 'POST',
    path,
    sent: report,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => reportRoomAccount(report, request),
  } as const;
  isRefused(refused, [
    {
      description: 'a report for a deal that is not open',
      given: [inThisCountry, state('a country has no deals', here)],
      fields: { deal: ['This deal is not open in your country.'] },
    },
    {
      description: 'a report of a username that is taken',
      given: [
        inThisCountry,
        state('a username is taken at the room of a deal', {
          deal: report.deal,
          username: report.username,
          ...here,
        }),
      ],
      status: 409,
      problem: examples.already_reported.value,
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'reportRoomAccount');
});
