import { describe } from 'vitest';

import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import { reportRoomAccount, roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { state } from './interaction.ts';
import {
  asksForARefresh,
  danaIsLoggedIn,
  isAnswered,
  isNotServedInABlockedRegion,
  isRefused,
  saysHowLongToWait,
} from './refusals.ts';
import { here, inThisCountry } from './offered.ts';
import { exactly } from './shapes.ts';

const path = '/api/v1/account/room-accounts/';
const { value: submitted } = examples.submitted;

describe('the reported usernames', () => {
  const refused = {
    what: 'the reported usernames',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => roomAccounts(request),
  } as const;
  const outcomes = [
    ['submitted', {}],
    ['in_review', {}],
    ['connected', { connected_at: '2026-02-02T12:30:00Z' }],
    ['refused', { reason: 'The room knows no player of this name.' }],
  ] as const;
  isAnswered(refused, 'roomAccounts', [
    ...outcomes.map(([status, outcome]) => ({
      description: `the reported usernames: one is ${status}`,
      given: [state('the member has reported a username', { status })],
      example: [{ ...submitted, status: exactly(status), ...outcome }],
    })),
    {
      description: 'the reported usernames before the first report',
      given: [state('the member has reported no username', {})],
      example: [],
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('reporting a username', () => {
  const report = examples.report.value;

  const refused = {
    what: 'a report of a username',
    method: 'POST',
    path,
    sent: report,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => reportRoomAccount(report, request),
  } as const;
  isAnswered(refused, 'reportRoomAccount', [
    {
      description: 'a report of a username',
      given: [inThisCountry, state('a deal is open in a country', { deal: report.deal, ...here })],
      status: 201,
      example: submitted,
    },
  ]);
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
