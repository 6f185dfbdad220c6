import { http, HttpResponse, type HttpHandler } from 'msw';

import examples from '#api-spec/examples/room-accounts.json' with { type: 'json' };
import type { RoomAccount } from '#sdk/generated/model/room-account.ts';

const ROOM_ACCOUNTS = '*/api/v1/account/room-accounts/';

export const reportedUsernames = (accounts: readonly RoomAccount[]): HttpHandler =>
  http.get(ROOM_ACCOUNTS, () => HttpResponse.json([...accounts]));

/** This username cannot be reported again. */
export const alreadyReported = (username: string): HttpHandler =>
  http.post(ROOM_ACCOUNTS, async ({ request }) => {
    const report = (await request.clone().json()) as { username?: string };
    return report.username === username
      ? HttpResponse.json(examples.already_reported.value, { status: 409 })
      : undefined;
  });

/** None of these deals is open to the member. */
export const closedDeals = (): HttpHandler =>
  http.post(ROOM_ACCOUNTS, () =>
    HttpResponse.json({ deal: ['This deal is not open in your country.'] }, { status: 400 }),
  );
