import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { RoomAccount as ApiRoomAccount } from '#sdk/generated/zod/schemas/room-account.zod.ts';
import { RoomSummary } from '#sdk/generated/zod/schemas/room-summary.zod.ts';
import { IN_LANGUAGE } from './language.ts';
import { orUnknown } from './known.ts';
import { validated } from '#sdk/validated.ts';

const roomAccount = z.extend(ApiRoomAccount, {
  room: z.pick(RoomSummary, { slug: true, name: true }),
  status: orUnknown(ApiRoomAccount.shape.status),
});

/** A username that the player has reported, and how the report stands. */
export type RoomAccount = z.output<typeof roomAccount>;

export const roomAccountsAnswer = z.array(roomAccount);

export const reportRoomAccountAnswer = z.pick(ApiRoomAccount, { id: true, username: true, due_at: true });

/** The usernames that the player has reported, newest first. */
export const roomAccountsQuery = () =>
  queryOptions({
    queryKey: ['room-accounts'],
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => readRoomAccounts(signal),
  });

export const readRoomAccounts = async (signal: AbortSignal) =>
  validated(roomAccountsAnswer, await roomAccounts({ signal }));
