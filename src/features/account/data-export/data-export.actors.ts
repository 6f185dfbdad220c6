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
    const file = dataFile(items, new Date());
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

/** One JSON file. Amounts stay decimal strings, as the server sent them. */
export function dataFile(parts: readonly DataPart[], exportedAt: Date) {
  const all = (name: DataPart['part']) =>
    parts.filter(({ part }) => part === name).map(({ answer }) => answer);
  const content = {
    exported_at: exportedAt.toISOString(),
    account: all('account')[0],
    edge_history: all('edgeHistory'),
    earnings: all('earnings'),
    room_accounts: all('roomAccounts')[0],
    redemptions: all('redemptions')[0],
    redemption_status: all('redemptionStatus')[0],
  };
  return {
    name: `rakeback-wizard-data-${content.exported_at.slice(0, 10)}.json`,
    type: 'application/json',
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}
