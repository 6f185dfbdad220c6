import { fromPromise } from '#machines/shared/from-promise.ts';
import type { ReportedUsername } from '#machines/username-report/reported-username.ts';
import type {
  ReportDetails,
  UsernameReportActors,
} from '#machines/username-report/username-report.contract.ts';
import { reportRoomAccount, roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import {
  ReportRoomAccount201Response,
  RoomAccounts200Response,
} from '#sdk/generated/zod/room-accounts/room-accounts.zod.ts';
import { validated } from '#sdk/validated.ts';
import { ownReport } from './own-report.ts';

export const usernameReportActors = {
  reportUsername: fromPromise<ReportedUsername, ReportDetails & { readonly deal: number }>(
    async ({ input, signal }) => {
      const answer = await reportRoomAccount(input, { signal });
      const { id, username, due_at } = validated(ReportRoomAccount201Response, answer);
      return { id, username, status: 'submitted', dueAt: due_at };
    },
  ),
  findReport: fromPromise<ReportedUsername | null, { readonly room: string; readonly username: string }>(
    async ({ input: { room, username }, signal }) => {
      const accounts = validated(RoomAccounts200Response, await roomAccounts({ signal }));
      const found = ownReport(accounts, room, username);
      return found === undefined
        ? null
        : { id: found.id, username: found.username, status: found.status, dueAt: found.due_at };
    },
  ),
} satisfies UsernameReportActors;
