import { i18n } from '@lingui/core';
import * as z from 'zod/mini';

import { saveFile } from '#lib/save-file.ts';
import type {
  DataExportActors,
  EdgeHistoryPage,
  GatheredData,
  MonthOfEarnings,
} from '#machines/data-export/data-export.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { account } from '#sdk/generated/api/account/account.ts';
import { earnings } from '#sdk/generated/api/earnings/earnings.ts';
import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import { redemptions, redemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import { roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { validated } from '#sdk/validated.ts';
import { dataFile } from './data-file.ts';

type Nothing = Record<string, never>;

export const dataExportActors = {
  readAccount: fromPromise<unknown, Nothing>(async ({ signal }) =>
    validated(record, await account({ signal })),
  ),

  readEdgeHistory: fromPromise<EdgeHistoryPage, { readonly cursor: string | null }>(
    async ({ input: { cursor }, signal }) =>
      validated(edgeHistoryPage, await edgeHistory(cursor === null ? undefined : { cursor }, { signal })),
  ),

  readEarnings: fromPromise<MonthOfEarnings, { readonly month: string | null }>(
    async ({ input: { month }, signal }) =>
      validated(monthOfEarnings, await earnings(month === null ? undefined : { month }, { signal })),
  ),

  readRoomAccounts: fromPromise<unknown, Nothing>(async ({ signal }) =>
    validated(list, await roomAccounts({ signal })),
  ),

  readRedemptions: fromPromise<unknown, Nothing>(async ({ signal }) =>
    validated(list, await redemptions({ signal })),
  ),

  readRedemptionStatus: fromPromise<unknown, Nothing>(async ({ signal }) =>
    validated(record, await redemptionStatus({ signal })),
  ),

  saveData: fromPromise<string, GatheredData>(async ({ input }) => {
    const file = dataFile(input, new Date(), (message) => i18n._(message));
    saveFile(file);
    return file.name;
  }),
} satisfies DataExportActors;

/*
 * A player gets their data as the server has it. So these look no deeper than the flow has to, and pass on whatever
 * else is there; the generated schemas would leave out what the description does not know.
 */

const record = z.looseObject({});
const list = z.array(record);
const monthOfEarnings = z.looseObject({ period: z.looseObject({ start: z.string() }), rows: list });
const edgeHistoryPage = z.looseObject({
  results: z.array(z.looseObject({ occurred_at: z.string() })),
  next_cursor: z.nullable(z.string()),
});
