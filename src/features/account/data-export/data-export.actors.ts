import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';

import type { DataExportActors, DataPart, DataStep } from '#machines/data-export/data-export.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { ExportPage, FileInput, PageInput } from '#machines/shared/paged-export.ts';
import { addMonths } from '#lib/calendar.ts';
import { saveFile } from '#lib/save-file.ts';
import { account } from '#sdk/generated/api/account/account.ts';
import { earnings } from '#sdk/generated/api/earnings/earnings.ts';
import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import { redemptions, redemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import { roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { validated } from '#sdk/validated.ts';

/** The minimum period of the exported earnings. An older Edge history extends it. */
const MONTHS_BACK = 24;

/*
 * A player gets their data exactly as the server has it. These schemas check only what the export needs and keep all other
 * fields. The generated schemas would drop fields that are not in the API description.
 */
const record = z.looseObject({});
const list = z.array(record);
const monthOfEarnings = z.looseObject({ period: z.looseObject({ start: z.string() }), rows: list });
const edgeHistoryPage = z.looseObject({
  results: z.array(z.looseObject({ occurred_at: z.string() })),
  next_cursor: z.nullable(z.string()),
});

export const dataExportActors = {
  readPage: fromPromise<ExportPage<DataPart, DataStep>, PageInput<null, DataStep>>(
    ({ input: { cursor }, signal }) => readStep(cursor ?? { part: 'account' }, signal),
  ),

  saveFile: fromPromise<string, FileInput<null, DataPart>>(async ({ input: { items } }) => {
    const file = dataFile(items, new Date(), (message) => i18n._(message));
    saveFile(file);
    return file.name;
  }),
} satisfies DataExportActors;

/** Fetches the parts one after another, because each one sets the start of the next. */
export async function readStep(step: DataStep, signal: AbortSignal): Promise<ExportPage<DataPart, DataStep>> {
  const { part } = step;
  const page = (next: DataStep | null, ...answers: readonly unknown[]) => ({
    results: answers.map((answer) => ({ part, answer })),
    next,
    total: null,
  });
  switch (part) {
    case 'account':
      return page(
        { part: 'edgeHistory', cursor: null, oldestMonth: null },
        validated(record, await account({ signal })),
      );
    case 'edgeHistory': {
      const params = step.cursor === null ? undefined : { cursor: step.cursor };
      const { results, next_cursor: cursor } = validated(
        edgeHistoryPage,
        await edgeHistory(params, { signal }),
      );
      const oldestMonth = results.at(-1)?.occurred_at.slice(0, 7) ?? step.oldestMonth;
      const next: DataStep =
        cursor === null
          ? { part: 'earnings', month: null, earliestMonth: null, oldestMonth }
          : { part, cursor, oldestMonth };
      return page(next, ...results);
    }
    case 'earnings': {
      const params = step.month === null ? undefined : { month: step.month };
      const answer = validated(monthOfEarnings, await earnings(params, { signal }));
      const month = answer.period.start.slice(0, 7);
      const earliestMonth = step.earliestMonth ?? earlier(addMonths(month, -MONTHS_BACK), step.oldestMonth);
      const next: DataStep =
        month > earliestMonth
          ? { ...step, month: addMonths(month, -1), earliestMonth }
          : { part: 'roomAccounts' };
      return page(next, ...(answer.rows.length > 0 ? [answer] : []));
    }
    case 'roomAccounts':
      return page({ part: 'redemptions' }, validated(list, await roomAccounts({ signal })));
    case 'redemptions':
      return page({ part: 'redemptionStatus' }, validated(list, await redemptions({ signal })));
    case 'redemptionStatus':
      return page(null, validated(record, await redemptionStatus({ signal })));
  }
}

function earlier(month: string, other: string | null): string {
  return other !== null && other < month ? other : month;
}

type PartName = DataPart['part'];

/** The description of each part, which the file contains. */
const aboutPart: Readonly<Record<PartName, MessageDescriptor>> = {
  account: msg`Who you are to us: your name, country, addresses, contacts, Edge balance and subscriptions.`,
  edgeHistory: msg`Every movement of your Edge, newest first.`,
  earnings: msg`Your rake and Edge of each month that has any, newest first, by room account.`,
  roomAccounts: msg`The usernames at partner rooms that you reported.`,
  redemptions: msg`The plans that you redeemed Edge for, newest first.`,
  redemptionStatus: msg`How your latest redemption stands.`,
};

/**
 * One JSON file with a description of each part. Amounts stay decimal strings, as the server sent them.
 *
 * @param translate translates a message to the UI language
 */
export function dataFile(
  parts: readonly DataPart[],
  exportedAt: Date,
  translate: (message: MessageDescriptor) => string,
) {
  const answersOf = (name: PartName) => parts.filter(({ part }) => part === name).map(({ answer }) => answer);
  const all = (name: PartName) => ({ about: translate(aboutPart[name]), data: answersOf(name) });
  const one = (name: PartName) => ({ about: translate(aboutPart[name]), data: answersOf(name)[0] });
  const content = {
    exported_at: exportedAt.toISOString(),
    account: one('account'),
    edge_history: all('edgeHistory'),
    earnings: all('earnings'),
    room_accounts: one('roomAccounts'),
    redemptions: one('redemptions'),
    redemption_status: one('redemptionStatus'),
  };
  return {
    name: `rakeback-wizard-data-${content.exported_at.slice(0, 10)}.json`,
    type: 'application/json',
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}
